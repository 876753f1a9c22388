// Orders of objects, as Foundation has them: of the value of a key, or of a key path.

/// A way to sort objects: by the value of a key, or of a key path.
class NSSortDescriptor: NSObject {
  let key: String?
  let ascending: Bool
  /// The text by which the order is known.
  let _text: String
  /// The order of two objects as long as it ascends.
  let _compare: (Any, Any) -> Int
  init(key: String?, ascending: Bool, selector: Selector? = nil) {
    self.key = key
    self.ascending = ascending
    _text = "\(key ?? "self") \(ascending) \(selector?._name ?? "")"
    let order = _textOrder(selector?._name ?? "compare:")
    let path = key ?? "self"
    _compare = { a, b in _comparedValues(_keyValue(a, path), _keyValue(b, path), order) ?? 0 }
  }
  init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    key = nil
    self.ascending = ascending
    _text = "\(_pathText(keyPath)) \(ascending)"
    _compare = { a, b in
      guard let first = a as? Root, let second = b as? Root else { return 0 }
      return _comparedValues(first[keyPath: keyPath], second[keyPath: keyPath]) ?? 0
    }
  }
  init<Root, Value>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    key = nil
    self.ascending = ascending
    _text = "\(_pathText(keyPath)) \(ascending)"
    _compare = { a, b in
      guard let first = a as? Root, let second = b as? Root else { return 0 }
      return _comparedValues(first[keyPath: keyPath], second[keyPath: keyPath]) ?? 0
    }
  }
  init<Compared>(_ descriptor: SortDescriptor<Compared>) {
    key = nil
    ascending = descriptor.order == .forward
    _text = "\(descriptor)"
    _compare = { a, b in
      guard let first = a as? Compared, let second = b as? Compared else { return 0 }
      return descriptor._order(first, second)
    }
  }
  func _sortDescriptor<Compared>() -> SortDescriptor<Compared> {
    let compare = _compare
    return SortDescriptor<Compared>(
      order: ascending ? .forward : .reverse, _order: { a, b in compare(a, b) }, _path: _text)
  }
}

extension Array where Element == NSSortDescriptor {
  /// The order of two objects by the descriptors, the first one first.
  func _objectOrder(_ a: Any, _ b: Any) -> Int {
    for descriptor in self {
      let order = descriptor._compare(a, b)
      if order != 0 { return descriptor.ascending ? order : -order }
    }
    return 0
  }
}

/// The name of a method, as `#selector` makes it.
struct Selector: Hashable {
  let _name: String
  init(_ str: String) { _name = str }
}

/// The order of texts that a method of `NSString` has, by its name.
func _textOrder(_ selector: String) -> (String, String) -> Int {
  switch selector.prefix { $0 != ":" && $0 != "(" } {
  case "caseInsensitiveCompare": { $0._order($1, 1) }
  case "localizedCompare": { $0._compared($1, 0).rawValue }
  case "localizedCaseInsensitiveCompare": { $0._compared($1, 1).rawValue }
  case "localizedStandardCompare": { $0._compared($1, 65).rawValue }
  default: { $0._order($1, 2) }
  }
}

/// A value as it is kept: numbers of whole types as `Int`, others as `Double`.
func _plainValue(_ value: Any?) -> Any? {
  guard let value else { return nil }
  if value is Int || value is Double || value is Bool || value is String { return value }
  if let small = value as? Int16 { return Int(small) }
  if let middle = value as? Int32 { return Int(middle) }
  if let large = value as? Int64 { return Int(large) }
  if let short = value as? Float { return Double(short) }
  if let length = value as? CGFloat { return Double(length) }
  if let number = value as? NSNumber {
    let double = number.doubleValue
    if double == double.rounded() && abs(double) < 9_007_199_254_740_992 { return Int(double) }
    return double
  }
  return value
}

/// A number as its value alone; nil for another value.
func _numericValue(_ value: Any) -> Double? {
  let plain = _plainValue(value)
  if let whole = plain as? Int { return Double(whole) }
  if let double = plain as? Double { return double }
  if let flag = plain as? Bool { return flag ? 1 : 0 }
  return nil
}

/// The order of two values, as -1, 0 or 1; nil for values that have none. Nothing comes before everything.
func _comparedValues(_ one: Any?, _ other: Any?, _ order: (String, String) -> Int = { $0._order($1, 2) }) -> Int? {
  guard let one else { return other == nil ? 0 : -1 }
  guard let other else { return 1 }
  if let first = one as? String, let second = other as? String { return order(first, second) }
  if let first = _numericValue(one), let second = _numericValue(other) {
    return first < second ? -1 : second < first ? 1 : 0
  }
  if let first = one as? Date, let second = other as? Date { return first < second ? -1 : second < first ? 1 : 0 }
  if let first = one as? UUID, let second = other as? UUID { return first == second ? 0 : nil }
  if let first = one as? URL, let second = other as? URL { return first == second ? 0 : nil }
  if let first = one as? Data, let second = other as? Data { return first == second ? 0 : nil }
  if let first = one as? NSObject, let second = other as? NSObject { return first === second ? 0 : nil }
  return nil
}
