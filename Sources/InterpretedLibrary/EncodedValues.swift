// The library's types whose values are written as texts of JSON, and the encoder with its strategies.

final class JSONEncoder {
  struct OutputFormatting: OptionSet, Hashable {
    let rawValue: UInt
    static let prettyPrinted = JSONEncoder.OutputFormatting(rawValue: 1)
    static let sortedKeys = JSONEncoder.OutputFormatting(rawValue: 2)
    static let withoutEscapingSlashes = JSONEncoder.OutputFormatting(rawValue: 8)
  }
  enum KeyEncodingStrategy {
    case useDefaultKeys
    case convertToSnakeCase
  }
  enum DateEncodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    case custom((Date, any Encoder) throws -> Void)
  }
  var outputFormatting: JSONEncoder.OutputFormatting = []
  var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
  var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
  var userInfo: [CodingUserInfoKey: Any] = [:]
  init() {}
  var _escapesSlashes: Bool { !outputFormatting.contains(.withoutEscapingSlashes) }
  func encode<T: Encodable>(_ value: T) throws -> Data {
    let box = _JSONBox()
    try value.encode(to: _JSONWriter(_box: box, _encoder: self, codingPath: []))
    return Data(_bytes: _bytesOf(box._written(self, "")))
  }
  /// The name in the text for a key.
  func _name(of key: String) -> String {
    guard case .convertToSnakeCase = keyEncodingStrategy else { return key }
    let letters = Array(key)
    var name = ""
    for index in letters.indices {
      let letter = letters[index]
      if letter.isUppercase && index > 0 {
        let startsWord = !letters[index - 1].isUppercase || index + 1 < letters.count && letters[index + 1].isLowercase
        if startsWord && letters[index - 1] != "_" { name += "_" }
      }
      name += letter.lowercased()
    }
    return name
  }
}

extension Bool {
  func encode(to encoder: any Encoder) throws { _writer(encoder)._box._text = self ? "true" : "false" }
}

extension String {
  func encode(to encoder: any Encoder) throws {
    let writer = _writer(encoder)
    writer._box._text = _jsonQuoted(self, writer._encoder._escapesSlashes)
  }
}

extension Double {
  func encode(to encoder: any Encoder) throws { try _writer(encoder)._number(self, "\(self)") }
}

extension CGFloat {
  func encode(to encoder: any Encoder) throws { try _writer(encoder)._number(Double(self), "\(self)") }
}

extension Float {
  func encode(to encoder: any Encoder) throws { try _writer(encoder)._number(Double(self), "\(self)") }
}

extension Int {
  func encode(to encoder: any Encoder) throws { _writer(encoder)._box._text = "\(self)" }
}

extension Int8 {
  func encode(to encoder: any Encoder) throws { _writer(encoder)._box._text = "\(self)" }
}

extension Int16 {
  func encode(to encoder: any Encoder) throws { _writer(encoder)._box._text = "\(self)" }
}

extension Int32 {
  func encode(to encoder: any Encoder) throws { _writer(encoder)._box._text = "\(self)" }
}

extension Int64 {
  func encode(to encoder: any Encoder) throws { _writer(encoder)._box._text = "\(self)" }
}

extension UInt {
  func encode(to encoder: any Encoder) throws { _writer(encoder)._box._text = "\(self)" }
}

extension UInt8 {
  func encode(to encoder: any Encoder) throws { _writer(encoder)._box._text = "\(self)" }
}

extension UInt16 {
  func encode(to encoder: any Encoder) throws { _writer(encoder)._box._text = "\(self)" }
}

extension UInt32 {
  func encode(to encoder: any Encoder) throws { _writer(encoder)._box._text = "\(self)" }
}

extension UInt64 {
  func encode(to encoder: any Encoder) throws { _writer(encoder)._box._text = "\(self)" }
}

extension UUID {
  func encode(to encoder: any Encoder) throws { try uuidString.encode(to: encoder) }
}

extension URL {
  func encode(to encoder: any Encoder) throws { try absoluteString.encode(to: encoder) }
}

extension Date {
  func encode(to encoder: any Encoder) throws {
    switch _writer(encoder)._encoder.dateEncodingStrategy {
    case .deferredToDate: try timeIntervalSinceReferenceDate.encode(to: encoder)
    case .secondsSince1970: try timeIntervalSince1970.encode(to: encoder)
    case .millisecondsSince1970: try (timeIntervalSince1970 * 1000).encode(to: encoder)
    case .iso8601: try ISO8601Format().encode(to: encoder)
    case .formatted(let formatter): try formatter.string(from: self).encode(to: encoder)
    case .custom(let write): try write(self, encoder)
    }
  }
}

extension Data {
  func encode(to encoder: any Encoder) throws { try base64EncodedString().encode(to: encoder) }
}

extension Optional where Wrapped: Encodable {
  func encode(to encoder: any Encoder) throws {
    if let value = self { try value.encode(to: encoder) } else { _writer(encoder)._box._text = "null" }
  }
}

extension Array where Element: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(element) }
  }
}

extension Set where Element: Encodable {
  func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension Dictionary where Key == String, Value: Encodable {
  func encode(to encoder: any Encoder) throws {
    let writer = _writer(encoder)
    writer._box._kind = 2
    for (name, value) in self {
      try value.encode(to: writer._in(writer._box._add(name), _NameKey(stringValue: name)!))
    }
  }
}

extension Dictionary where Key == Int, Value: Encodable {
  func encode(to encoder: any Encoder) throws {
    var named: [String: Value] = [:]
    for (key, value) in self { named["\(key)"] = value }
    try named.encode(to: encoder)
  }
}

extension CGPoint {
  func encode(to encoder: any Encoder) throws { try [x, y].encode(to: encoder) }
}

extension CGSize {
  func encode(to encoder: any Encoder) throws { try [width, height].encode(to: encoder) }
}

extension CGRect {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(origin)
    try container.encode(size)
  }
}

extension CGVector {
  func encode(to encoder: any Encoder) throws { try [dx, dy].encode(to: encoder) }
}

extension ArraySlice where Element: Encodable {
  func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension Range where Bound: Encodable {
  func encode(to encoder: any Encoder) throws { try [lowerBound, upperBound].encode(to: encoder) }
}

extension ClosedRange where Bound: Encodable {
  func encode(to encoder: any Encoder) throws { try [lowerBound, upperBound].encode(to: encoder) }
}
