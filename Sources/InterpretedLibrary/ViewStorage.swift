// Values that a whole program shares, by their keys. They last as long as the session of the view.

@propertyWrapper struct AppStorage<Value> {
  private var _value: Value
  private var _key: String
  init(wrappedValue: Value, _ key: String) {
    _value = wrappedValue
    _key = key
  }
  var wrappedValue: Value {
    get { _stateValue(_storagePlace(_key), _value) }
    nonmutating set { _setState(_storagePlace(_key), newValue) }
  }
  var projectedValue: Binding<Value> { Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 }) }
}

@propertyWrapper struct SceneStorage<Value> {
  private var _value: Value
  private var _key: String
  init(wrappedValue: Value, _ key: String) {
    _value = wrappedValue
    _key = key
  }
  var wrappedValue: Value {
    get { _stateValue(_storagePlace("scene " + _key), _value) }
    nonmutating set { _setState(_storagePlace("scene " + _key), newValue) }
  }
  var projectedValue: Binding<Value> { Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 }) }
}
