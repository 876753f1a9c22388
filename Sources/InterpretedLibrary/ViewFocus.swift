// The focus of fields, and the end of their texts.

@propertyWrapper struct FocusState<Value> {
  private var _value: Value
  var _ownPlace: _StatePlace = _noPlace()
  init(wrappedValue: Value) { _value = wrappedValue }
  var wrappedValue: Value {
    get { _stateValue(_ownPlace, _value) }
    nonmutating set { _setState(_ownPlace, newValue) }
  }
  var projectedValue: Binding { Binding(_state: self) }
  /// Goes back to the value while no field has the focus.
  func _clear() { wrappedValue = _value }
  @propertyWrapper struct Binding {
    private var _state: FocusState<Value>
    init(_state: FocusState<Value>) { self._state = _state }
    init(_value: Value) { _state = FocusState<Value>(wrappedValue: _value) }
    var wrappedValue: Value {
      get { _state.wrappedValue }
      nonmutating set { _state.wrappedValue = newValue }
    }
    var projectedValue: Binding { self }
    func _clear() { _state._clear() }
  }
}

extension View {
  func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    _self._focus(condition.wrappedValue, { condition.wrappedValue = $0[0] == 1 })
  }
  func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    _self._focus(
      binding.wrappedValue == value,
      { numbers in
        if numbers[0] == 1 {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding._clear()
        }
      })
  }
  func onSubmit(of triggers: SubmitTriggers = .text, @_Action _ action: @escaping () -> Void) -> some View {
    _self._submitted({ _ in action() })
  }
}

enum SubmitTriggers { case text, search }
