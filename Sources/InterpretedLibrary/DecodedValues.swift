// The library's types whose values are read from texts of JSON.

extension Bool {
  init(from decoder: any Decoder) throws { self = try _json(decoder)._bool() }
}

extension String {
  init(from decoder: any Decoder) throws { self = try _json(decoder)._string() }
}

extension Double {
  init(from decoder: any Decoder) throws { self = try _json(decoder)._number("Double") }
}

extension CGFloat {
  init(from decoder: any Decoder) throws { self = CGFloat(try _json(decoder)._number("CGFloat")) }
}

extension Float {
  init(from decoder: any Decoder) throws { self = Float(try _json(decoder)._number("Float")) }
}

extension Int {
  init(from decoder: any Decoder) throws { self = try _json(decoder)._integer("Int") }
}

extension Int8 {
  init(from decoder: any Decoder) throws { self = try _json(decoder)._integer("Int8") }
}

extension Int16 {
  init(from decoder: any Decoder) throws { self = try _json(decoder)._integer("Int16") }
}

extension Int32 {
  init(from decoder: any Decoder) throws { self = try _json(decoder)._integer("Int32") }
}

extension Int64 {
  init(from decoder: any Decoder) throws { self = try _json(decoder)._integer("Int64") }
}

extension UInt {
  init(from decoder: any Decoder) throws { self = try _json(decoder)._integer("UInt") }
}

extension UInt8 {
  init(from decoder: any Decoder) throws { self = try _json(decoder)._integer("UInt8") }
}

extension UInt16 {
  init(from decoder: any Decoder) throws { self = try _json(decoder)._integer("UInt16") }
}

extension UInt32 {
  init(from decoder: any Decoder) throws { self = try _json(decoder)._integer("UInt32") }
}

extension UInt64 {
  init(from decoder: any Decoder) throws { self = try _json(decoder)._integer("UInt64") }
}

extension UUID {
  init?(uuidString string: String) {
    guard let id = _uuid(string) else { return nil }
    self = id
  }
  init(from decoder: any Decoder) throws {
    let value = _json(decoder)
    guard let id = UUID(uuidString: try value._string()) else {
      throw value._corrupted("Attempted to decode UUID from invalid UUID string.")
    }
    self = id
  }
}

extension URL {
  init(from decoder: any Decoder) throws {
    let value = _json(decoder)
    guard let url = URL(string: try value._string()) else { throw value._corrupted("Invalid URL string.") }
    self = url
  }
}

extension Date {
  init(from decoder: any Decoder) throws { self = try JSONDecoder._date(_json(decoder)) }
}

extension Data {
  init(from decoder: any Decoder) throws { self = try JSONDecoder._data(_json(decoder)) }
}

extension Optional where Wrapped: Decodable {
  init(from decoder: any Decoder) throws {
    if _json(decoder)._kind == 0 { self = nil } else { self = .some(try Wrapped(from: decoder)) }
  }
}

extension Array where Element: Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !container.isAtEnd { elements.append(try container.decode(Element.self)) }
    self = elements
  }
}

extension Set where Element: Decodable {
  init(from decoder: any Decoder) throws { self = Set(try [Element](from: decoder)) }
}

extension Dictionary where Key == String, Value: Decodable {
  init(from decoder: any Decoder) throws {
    let value = _json(decoder)
    guard value._kind == 6 else { throw value._mismatch("Dictionary<String, Any>") }
    var result: [String: Value] = [:]
    for name in _jsonNames(value._text, value._place) {
      let place = _jsonMember(value._text, value._place, name)
      result[name] = try Value(from: value._at(place, _NameKey(stringValue: name)!))
    }
    self = result
  }
}

extension Dictionary where Key == Int, Value: Decodable {
  init(from decoder: any Decoder) throws {
    var result: [Int: Value] = [:]
    for (name, value) in try [String: Value](from: decoder) {
      guard let key = Int(name) else {
        throw _json(decoder)._corrupted("Expected Int key but found String key instead.")
      }
      result[key] = value
    }
    self = result
  }
}

/// A name in a dictionary, as a part of a path.
struct _NameKey: CodingKey {
  var stringValue: String
  init?(stringValue: String) { self.stringValue = stringValue }
}

extension CGPoint {
  init(from decoder: any Decoder) throws {
    let numbers = try [CGFloat](from: decoder)
    guard numbers.count >= 2 else { throw _json(decoder)._mismatch("CGFloat") }
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension CGSize {
  init(from decoder: any Decoder) throws {
    let numbers = try [CGFloat](from: decoder)
    guard numbers.count >= 2 else { throw _json(decoder)._mismatch("CGFloat") }
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension CGRect {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(origin: try container.decode(CGPoint.self), size: try container.decode(CGSize.self))
  }
}

extension CGVector {
  init(from decoder: any Decoder) throws {
    let numbers = try [CGFloat](from: decoder)
    guard numbers.count >= 2 else { throw _json(decoder)._mismatch("CGFloat") }
    self.init(dx: numbers[0], dy: numbers[1])
  }
}

extension ArraySlice where Element: Decodable {
  init(from decoder: any Decoder) throws { self = try [Element](from: decoder)[...] }
}

extension Range where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    let (low, high): (Bound, Bound) = try _bounds(decoder)
    self = low..<high
  }
}

extension ClosedRange where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    let (low, high): (Bound, Bound) = try _bounds(decoder)
    self = low...high
  }
}

/// The bounds of a range, which are written as an array.
func _bounds<Bound: Comparable & Decodable>(_ decoder: any Decoder) throws -> (Bound, Bound) {
  var container = try decoder.unkeyedContainer()
  let low = try container.decode(Bound.self)
  let high = try container.decode(Bound.self)
  guard low <= high else {
    throw _json(decoder)._corrupted(
      "Cannot initialize a range with a lowerBound (\(low)) greater than upperBound (\(high))")
  }
  return (low, high)
}
