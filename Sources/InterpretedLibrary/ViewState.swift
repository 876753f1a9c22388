// The property wrappers of views. A state has its start value until code that hears of a layout stores another one.

@propertyWrapper struct State<Value> {
  private var _value: Value
  /// The place of the value that was stored, once the view has its place.
  var _ownPlace: _StatePlace = _noPlace()
  init(wrappedValue: Value) { _value = wrappedValue }
  init(initialValue: Value) { _value = initialValue }
  var wrappedValue: Value {
    get { _stateValue(_ownPlace, _value) }
    nonmutating set { _setState(_ownPlace, newValue) }
  }
  var projectedValue: Binding<Value> { Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 }) }
}

@propertyWrapper @dynamicMemberLookup struct Binding<Value> {
  private var _value: Value
  private var _ownGet: (() -> Value)? = nil
  private var _ownSet: ((Value) -> Void)? = nil
  /// The place of the value that was stored, for a value that a view is shown with and that no view around it owns.
  var _ownPlace: _StatePlace = _noPlace()
  init(_value: Value) { self._value = _value }
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    _value = get()
    _ownGet = get
    _ownSet = set
  }
  init(projectedValue: Binding<Value>) { self = projectedValue }
  /// Makes a binding to the value in an optional one; nil if there is none. When it goes, the last one stays.
  init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
  static func constant(_ value: Value) -> Binding<Value> {
    var result = Binding(_value: value)
    result._ownSet = { _ in }
    return result
  }
  subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { self.wrappedValue[keyPath: keyPath] },
      set: {
        var whole = self.wrappedValue
        whole[keyPath: keyPath] = $0
        self.wrappedValue = whole
      })
  }
  var wrappedValue: Value {
    get {
      if let get = _ownGet { return get() }
      return _ownSet == nil ? _stateValue(_ownPlace, _value) : _value
    }
    nonmutating set { if let set = _ownSet { set(newValue) } else { _setState(_ownPlace, newValue) } }
  }
  var projectedValue: Binding<Value> {
    guard _ownSet == nil else { return self }
    return Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
  }
}

extension Binding where Value: MutableCollection {
  subscript(position: Value.Index) -> Binding<Value.Element> { _part(at: position) }
  func _part(at position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { self.wrappedValue[position] },
      set: {
        var whole = self.wrappedValue
        whole[position] = $0
        self.wrappedValue = whole
      })
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  var _parts: [Binding<Value.Element>] { wrappedValue.indices.map { _part(at: $0) } }
  func forEach(_ body: (Binding<Value.Element>) -> Void) { _parts.forEach(body) }
  func map<T>(_ transform: (Binding<Value.Element>) -> T) -> [T] { _parts.map(transform) }
  func enumerated() -> [(offset: Int, element: Binding<Value.Element>)] { Array(_parts.enumerated()) }
}

extension Binding {
  func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
  func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(get: { self.wrappedValue }, set: { value in withTransaction(transaction) { self.wrappedValue = value } })
  }
  subscript<Key: Hashable, Element>(key: Key) -> Binding<Element?> where Value == [Key: Element] {
    Binding<Element?>(
      get: { self.wrappedValue[key] },
      set: {
        var whole = self.wrappedValue
        whole[key] = $0
        self.wrappedValue = whole
      })
  }
  subscript<Key: Hashable, Element>(key: Key, default value: Element) -> Binding<Element>
  where Value == [Key: Element] {
    Binding<Element>(
      get: { self.wrappedValue[key] ?? value },
      set: {
        var whole = self.wrappedValue
        whole[key] = $0
        self.wrappedValue = whole
      })
  }
}

@propertyWrapper struct GestureState<Value> {
  private var _value: Value
  var _ownPlace: _StatePlace = _noPlace()
  init(wrappedValue: Value) { _value = wrappedValue }
  init(initialValue: Value) { _value = initialValue }
  var wrappedValue: Value { _stateValue(_ownPlace, _value) }
  var projectedValue: GestureState<Value> { self }
  /// Changes the state when a gesture has news.
  func _update<News>(by news: News, _ body: (News, inout Value, inout Transaction) -> Void) {
    var value = wrappedValue
    var transaction = Transaction()
    body(news, &value, &transaction)
    withTransaction(transaction) { _setState(_ownPlace, value) }
  }
  /// Goes back to the start value, when the gesture has ended.
  func _reset() { _setState(_ownPlace, _value) }
}

@propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint> {
  private var _value: Value
  init(wrappedValue: Value) { _value = wrappedValue }
  init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { _value = wrappedValue }
  var wrappedValue: Value { _value }
}

@propertyWrapper struct Namespace {
  struct ID: Hashable {
    var _place: String
  }
  /// The place of the view whose namespace it is.
  var _ownPlace: _StatePlace = _noPlace()
  init() {}
  var wrappedValue: Namespace.ID { ID(_place: _placeText(_ownPlace)) }
}
