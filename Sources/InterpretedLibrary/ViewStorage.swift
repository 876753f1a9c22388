// Values that a whole program shares, by their keys. They last as long as the session of the view.

/// A value by its key, with the kind of its storage.
struct _StoredValue<Value> {
  let start: Value
  let key: String
  var binding: Binding<Value> {
    Binding(
      get: { _storedValue(key) ?? _registeredValue(key) ?? start }, set: { _setState(_storagePlace(key), $0) })
  }
}

/// The value of a type that was stored under a key; nil if there is none.
func _storedValue<Value>(_ key: String) -> Value? {
  let values: [Value] = _keptValues(_storagePlace(key))
  return values.first
}

/// The value of a type that holds where none is stored; nil if there is none.
func _registeredValue<Value>(_ key: String) -> Value? {
  let registered: [String: Any]? = _storedValue("registered")
  guard let value = registered?[key] else { return nil }
  return value as? Value
}

/// A mark in the place of a value that was removed.
struct _Removed {}

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

/// The values of a user, which last as long as the session of the view; all stores are one.
struct UserDefaults: Hashable {
  static let standard = UserDefaults()
  private init() {}
  init?(suiteName: String?) { self.init() }
  private func _known<Value>(_ key: String) -> Value? {
    let value: Value? = _storedValue("app " + key)
    return value
  }
  private func _keep<Value>(_ value: Value, _ key: String) { _store(value, "app " + key) }

  func object(forKey defaultName: String) -> Any? {
    let number: Int? = _known(defaultName)
    if let number { return number }
    let fraction: Double? = _known(defaultName)
    if let fraction { return fraction }
    let short: Float? = _known(defaultName)
    if let short { return short }
    let flag: Bool? = _known(defaultName)
    if let flag { return flag }
    let text: String? = _known(defaultName)
    if let text { return text }
    let bytes: Data? = _known(defaultName)
    if let bytes { return bytes }
    let date: Date? = _known(defaultName)
    if let date { return date }
    let texts: [String]? = _known(defaultName)
    if let texts { return texts }
    let other: _AnyValue? = _known(defaultName)
    if let other { return other.value }
    return _registeredValue("app " + defaultName)
  }
  func value(forKey key: String) -> Any? { object(forKey: key) }

  func bool(forKey defaultName: String) -> Bool {
    let object = object(forKey: defaultName)
    if let text = object as? String { return text.lowercased() == "true" || text.lowercased() == "yes" || text == "1" }
    return object as? Bool ?? (_number(object) != 0)
  }
  func integer(forKey defaultName: String) -> Int {
    let object = object(forKey: defaultName)
    return object as? Int ?? Int(_number(object))
  }
  func double(forKey defaultName: String) -> Double { _number(object(forKey: defaultName)) }
  func float(forKey defaultName: String) -> Float { Float(_number(object(forKey: defaultName))) }
  /// The number that a value is read as; 0 if it is none.
  private func _number(_ object: Any?) -> Double {
    if let number = object as? Double { return number }
    if let number = object as? Int { return Double(number) }
    if let number = object as? Float { return Double(number) }
    if let flag = object as? Bool { return flag ? 1 : 0 }
    if let text = object as? String { return Double(text) ?? 0 }
    return 0
  }
  func string(forKey defaultName: String) -> String? {
    let object = object(forKey: defaultName)
    if let number = object as? Int { return "\(number)" }
    if let number = object as? Double { return number == number.rounded() ? "\(Int(number))" : "\(number)" }
    if let flag = object as? Bool { return flag ? "1" : "0" }
    return object as? String
  }
  func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }
  func array(forKey defaultName: String) -> [Any]? {
    let other: _AnyValue? = _known(defaultName)
    if let list = other?.list { return list }
    guard let texts = stringArray(forKey: defaultName) else { return nil }
    var list: [Any] = []
    for text in texts { list.append(text) }
    return list
  }
  func dictionary(forKey defaultName: String) -> [String: Any]? {
    let other: _AnyValue? = _known(defaultName)
    return other?.table
  }
  func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
  func url(forKey defaultName: String) -> URL? { _known(defaultName) }

  func set(_ value: Bool, forKey defaultName: String) { _keep(value, defaultName) }
  func set(_ value: Int, forKey defaultName: String) { _keep(value, defaultName) }
  func set(_ value: Double, forKey defaultName: String) { _keep(value, defaultName) }
  func set(_ value: Float, forKey defaultName: String) { _keep(value, defaultName) }
  func set(_ url: URL?, forKey defaultName: String) {
    if let url { _keep(url, defaultName) } else { removeObject(forKey: defaultName) }
  }
  func set(_ value: String?, forKey defaultName: String) {
    if let value { _keep(value, defaultName) } else { removeObject(forKey: defaultName) }
  }
  func set(_ value: Data?, forKey defaultName: String) {
    if let value { _keep(value, defaultName) } else { removeObject(forKey: defaultName) }
  }
  func set<Element>(_ value: [Element]?, forKey defaultName: String) {
    guard let value else { return removeObject(forKey: defaultName) }
    if let texts = value as? [String] { return _keep(texts, defaultName) }
    var list: [Any] = []
    for element in value { list.append(element) }
    _keep(_AnyValue(value: value, list: list), defaultName)
  }
  func set<Value>(_ value: [String: Value]?, forKey defaultName: String) {
    guard let value else { return removeObject(forKey: defaultName) }
    var table: [String: Any] = [:]
    for (key, element) in value { table[key] = element }
    _keep(_AnyValue(value: value, table: table), defaultName)
  }
  func set(_ value: Any?, forKey defaultName: String) {
    guard let value else { return removeObject(forKey: defaultName) }
    if let number = value as? Int { return _keep(number, defaultName) }
    if let number = value as? Double { return _keep(number, defaultName) }
    if let number = value as? Float { return _keep(number, defaultName) }
    if let flag = value as? Bool { return _keep(flag, defaultName) }
    if let text = value as? String { return _keep(text, defaultName) }
    if let data = value as? Data { return _keep(data, defaultName) }
    if let date = value as? Date { return _keep(date, defaultName) }
    if let texts = value as? [String] { return _keep(texts, defaultName) }
    _keep(_AnyValue(value: value, list: value as? [Any], table: value as? [String: Any]), defaultName)
  }
  func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// Sets the values that hold where none is stored.
  func register(defaults registrationDictionary: [String: Any]) {
    var registered: [String: Any] = _storedValue("registered") ?? [:]
    for (key, value) in registrationDictionary { registered["app " + key] = value }
    _store(registered, "registered")
  }
  func removeObject(forKey defaultName: String) { _keep(_Removed(), defaultName) }
  @discardableResult func synchronize() -> Bool { true }
}

/// A value of another type than those that are told apart, and what is in it if it is a list or a table.
struct _AnyValue {
  let value: Any
  var list: [Any]? = nil
  var table: [String: Any]? = nil
}
