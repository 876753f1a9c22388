// Values that a whole program shares, by their keys. They last as long as the session of the view.

/// A value by its key, with the kind of its storage.
struct _StoredValue<Value> {
  let start: Value
  let key: String
  var binding: Binding<Value> {
    Binding(get: { _stateValue(_storagePlace(key), start) }, set: { _setState(_storagePlace(key), $0) })
  }
}

/// The value of a type that was stored under a key; nil if there is none.
func _storedValue<Value>(_ key: String) -> Value? {
  let values: [Value] = _keptValues(_storagePlace(key))
  return values.first
}

func _store<Value>(_ value: Value, _ key: String) { _setState(_storagePlace(key), value) }

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

/// The values of a user, which last as long as the session of the view; all stores are one. A value is found by its key
/// and its type, as one of `AppStorage` is.
struct UserDefaults: Hashable {
  static let standard = UserDefaults()
  private init() {}
  init?(suiteName: String?) { self.init() }
  private func _known<Value>(_ key: String) -> Value? {
    _storedValue("removed " + key) ?? false ? nil : _storedValue("app " + key)
  }
  private func _keep<Value>(_ value: Value, _ key: String) {
    _store(value, "app " + key)
    _store(false, "removed " + key)
  }
  func bool(forKey defaultName: String) -> Bool { _known(defaultName) ?? false }
  func integer(forKey defaultName: String) -> Int { _known(defaultName) ?? 0 }
  func double(forKey defaultName: String) -> Double { _known(defaultName) ?? 0 }
  func float(forKey defaultName: String) -> Float { _known(defaultName) ?? 0 }
  func string(forKey defaultName: String) -> String? { _known(defaultName) }
  func stringArray(forKey defaultName: String) -> [String]? { _known(defaultName) }
  func data(forKey defaultName: String) -> Data? { _known(defaultName) }
  func url(forKey defaultName: String) -> URL? { _known(defaultName) }
  func set(_ value: Bool, forKey defaultName: String) { _keep(value, defaultName) }
  func set(_ value: Int, forKey defaultName: String) { _keep(value, defaultName) }
  func set(_ value: Double, forKey defaultName: String) { _keep(value, defaultName) }
  func set(_ value: Float, forKey defaultName: String) { _keep(value, defaultName) }
  func set(_ value: String?, forKey defaultName: String) {
    if let value { _keep(value, defaultName) } else { removeObject(forKey: defaultName) }
  }
  func set(_ value: [String]?, forKey defaultName: String) {
    if let value { _keep(value, defaultName) } else { removeObject(forKey: defaultName) }
  }
  func set(_ value: Data?, forKey defaultName: String) {
    if let value { _keep(value, defaultName) } else { removeObject(forKey: defaultName) }
  }
  func set(_ url: URL?, forKey defaultName: String) {
    if let url { _keep(url, defaultName) } else { removeObject(forKey: defaultName) }
  }
  func removeObject(forKey defaultName: String) { _store(true, "removed " + defaultName) }
  @discardableResult func synchronize() -> Bool { true }
}
