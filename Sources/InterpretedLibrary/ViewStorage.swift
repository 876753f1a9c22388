// Values that a whole program shares, by their keys. They last as long as the session of the view.

/// A value by its key, with the kind of its storage.
struct _StoredValue<Value> {
  let start: Value
  let key: String
  var binding: Binding<Value> {
    Binding(get: { _stateValue(_storagePlace(key), start) }, set: { _setState(_storagePlace(key), $0) })
  }
}

@propertyWrapper struct AppStorage<Value> {
  private var _stored: _StoredValue<Value>
  init(wrappedValue: Value, _ key: String) { _stored = _StoredValue(start: wrappedValue, key: "app " + key) }
  init(wrappedValue: Value, _ key: String, store: UserDefaults?) { self.init(wrappedValue: wrappedValue, key) }
  var wrappedValue: Value {
    get { _stored.binding.wrappedValue }
    nonmutating set { _stored.binding.wrappedValue = newValue }
  }
  var projectedValue: Binding<Value> { _stored.binding }
}

@propertyWrapper struct SceneStorage<Value> {
  private var _stored: _StoredValue<Value>
  init(wrappedValue: Value, _ key: String) { _stored = _StoredValue(start: wrappedValue, key: "scene " + key) }
  var wrappedValue: Value {
    get { _stored.binding.wrappedValue }
    nonmutating set { _stored.binding.wrappedValue = newValue }
  }
  var projectedValue: Binding<Value> { _stored.binding }
}

/// The values of a user, which last as long as the session of the view; all stores are one.
struct UserDefaults: Hashable {
  static let standard = UserDefaults()
  private init() {}
  init?(suiteName: String?) { self.init() }
}
