// Preferences: values that views tell the views around them, and the code that hears of them.

/// The value that a view's code makes or changes, and the place of the view.
struct _Preference {
  var _values: [Any] = []
  var _numbers: [CGFloat] = []
}

/// Returns the value of a preference. The kinds of steps are 0 for a new value, 1 for a change of the last one, 2 for a
/// change of the default, and 3 for the last two values that become one.
func _reduced<K: PreferenceKey>(
  _ key: K.Type, _ kinds: [Int], _ codes: [(_Preference) -> _Preference], _ numbers: [[CGFloat]]
) -> K.Value {
  var values: [K.Value] = []
  var next = 0
  for kind in kinds {
    if kind == 3 {
      let last = values.removeLast()
      var first = values.removeLast()
      K.reduce(value: &first, nextValue: { last })
      values.append(first)
    } else {
      if kind == 2 { values.append(K.defaultValue) }
      var told = _Preference(_numbers: numbers[next])
      if kind != 0 { told._values.append(values.removeLast()) }
      if let value = codes[next](told)._values[0] as? K.Value { values.append(value) }
      next += 1
    }
  }
  return values.first ?? K.defaultValue
}

extension View {
  func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    _self._preference(_typeName(key), { _ in _Preference(_values: [value]) })
  }
  func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    _self._preferenceChange(
      _typeName(key),
      { told in
        guard var value = told._values[0] as? K.Value else { return told }
        callback(&value)
        return _Preference(_values: [value])
      })
  }
  func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    _self._preference(
      _typeName(key), { _Preference(_values: [transform(Anchor<A>(_source: value, _numbers: $0._numbers))]) })
  }
  func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    _self._preferenceChange(
      _typeName(key),
      { told in
        guard var known = told._values[0] as? K.Value else { return told }
        transform(&known, Anchor<A>(_source: value, _numbers: told._numbers))
        return _Preference(_values: [known])
      })
  }
  func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }
  func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    _self._overlayPreference(_typeName(key), alignment, { transform(_reduced(key, $0, $1, $2))._self })
  }
  func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }
  func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    _self._backgroundPreference(_typeName(key), alignment, { transform(_reduced(key, $0, $1, $2))._self })
  }
}

// The code that hears of preferences and places. It runs after the layout, the first time with any value and then if
// the value has changed; a state that it changes leads to another layout.

extension View {
  func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, @_Action perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    _self._onPreference(
      _typeName(key), { _tell(_reduced(key, $0, $1, $2), { _, value in action(value) }) })
  }
  func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, @_Action action: @escaping (T) -> Void
  ) -> some View {
    _self._onGeometry({ _tell(transform(GeometryProxy(_numbers: $0, _names: $1)), { _, value in action(value) }) })
  }
  func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, @_Action action: @escaping (T, T) -> Void
  ) -> some View {
    _self._onGeometry({ _tell(transform(GeometryProxy(_numbers: $0, _names: $1)), action) })
  }
}

/// Calls an action with the last value that was told and a new one, if they differ.
func _tell<Value: Equatable>(_ value: Value, _ action: (Value, Value) -> Void) {
  let memory = _memory()
  let last = _stateValue(memory, [value])
  if last.count == 2 && last[0] == value { return }
  _setState(memory, [value, value])
  action(last[0], value)
}
