// The containers of a decoder: a text of JSON, and the offset of the value that is read.

/// A value in a text of JSON.
struct _JSONValue: Decoder {
  let _text: String
  let _place: Int
  let _decoder: JSONDecoder
  let codingPath: [any CodingKey]
  var _kind: Int { _jsonKind(_text, _place) }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard _kind == 6 else { throw _mismatch("Dictionary<String, Any>") }
    return KeyedDecodingContainer(_value: self)
  }
  func unkeyedContainer() throws -> UnkeyedDecodingContainer {
    guard _kind == 5 else { throw _mismatch("Array<Any>") }
    return UnkeyedDecodingContainer(_value: self, _places: _jsonElements(_text, _place))
  }
  func singleValueContainer() throws -> SingleValueDecodingContainer { SingleValueDecodingContainer(_value: self) }
  func _at(_ place: Int, _ key: any CodingKey) -> _JSONValue {
    _JSONValue(_text: _text, _place: place, _decoder: _decoder, codingPath: codingPath + [key])
  }
  /// The offset of a member; -1 without one.
  func _find(_ name: String) -> Int { _jsonMember(_text, _place, _decoder._name(of: name, self)) }
  func _mismatch(_ type: String) -> DecodingError {
    let kinds = ["null", "bool", "bool", "number", "a string", "an array", "a dictionary"]
    let context = DecodingError.Context(
      codingPath: codingPath,
      debugDescription: "Expected to decode " + type + " but found " + kinds[_kind] + " instead.")
    return _kind == 0 ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
  func _corrupted(_ description: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: description))
  }
  func _string() throws -> String {
    guard _kind == 4 else { throw _mismatch("String") }
    return _jsonText(_text, _place)
  }
  func _bool() throws -> Bool {
    guard _kind == 1 || _kind == 2 else { throw _mismatch("Bool") }
    return _kind == 2
  }
  func _number(_ type: String) throws -> Double {
    guard _kind == 3 else { throw _mismatch(type) }
    let digits = _jsonText(_text, _place)
    guard let value = Double(digits), value.isFinite else {
      throw DecodingError._unfit("Number " + digits + " is not representable in Swift.")
    }
    return value
  }
  func _integer<N: FixedWidthInteger>(_ name: String) throws -> N {
    let value = try _number(name)
    let digits = _jsonText(_text, _place)
    if let whole = Int(digits) {
      if let number = N(exactly: whole) { return number }
    } else if let number = N(exactly: value) {
      return number
    }
    throw DecodingError._unfit("Parsed JSON number <" + digits + "> does not fit in " + name + ".")
  }
}

struct KeyedDecodingContainer<Key: CodingKey> {
  let _value: _JSONValue
  var codingPath: [any CodingKey] { _value.codingPath }
  var allKeys: [Key] {
    _jsonNames(_value._text, _value._place).compactMap { Key(stringValue: _value._decoder._key(of: $0)) }
  }
  func contains(_ key: Key) -> Bool { _value._find(key.stringValue) >= 0 }
  func _member(_ key: Key) throws -> _JSONValue {
    let place = _value._find(key.stringValue)
    guard place >= 0 else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "No value associated with key " + key.stringValue + "."))
    }
    return _value._at(place, key)
  }
  func decodeNil(forKey key: Key) throws -> Bool { try _member(key)._kind == 0 }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try T(from: _member(key)) }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    let place = _value._find(key.stringValue)
    guard place >= 0, _jsonKind(_value._text, place) != 0 else { return nil }
    return try T(from: _value._at(place, key))
  }
  func _decoded<T: Decodable>(_ key: Key) throws -> T { try T(from: _member(key)) }
  func _decodedIfPresent<T: Decodable>(_ key: Key) throws -> T? { try decodeIfPresent(T.self, forKey: key) }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { try _member(key).container(keyedBy: type) }
  func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer {
    try _member(key).unkeyedContainer()
  }
  func superDecoder(forKey key: Key) throws -> any Decoder { try _member(key) }
}

struct UnkeyedDecodingContainer {
  let _value: _JSONValue
  let _places: [Int]
  var currentIndex = 0
  var codingPath: [any CodingKey] { _value.codingPath }
  var count: Int? { _places.count }
  var isAtEnd: Bool { currentIndex >= _places.count }
  func _next(_ type: String) throws -> _JSONValue {
    let key = _IndexKey(intValue: currentIndex)!
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        DecodingError.Context(codingPath: codingPath + [key], debugDescription: "Unkeyed container is at end."))
    }
    return _value._at(_places[currentIndex], key)
  }
  mutating func decodeNil() throws -> Bool {
    guard try _next("Any")._kind == 0 else { return false }
    currentIndex += 1
    return true
  }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try T(from: _next("value"))
    currentIndex += 1
    return value
  }
  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    if isAtEnd { return nil }
    if try decodeNil() { return nil }
    return try decode(type)
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try _next("value").container(keyedBy: type)
    currentIndex += 1
    return container
  }
  mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer {
    let container = try _next("value").unkeyedContainer()
    currentIndex += 1
    return container
  }
}

struct SingleValueDecodingContainer {
  let _value: _JSONValue
  var codingPath: [any CodingKey] { _value.codingPath }
  func decodeNil() -> Bool { _value._kind == 0 }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: _value) }
}

/// The value that a decoder of the library's stands at.
func _json(_ decoder: any Decoder) -> _JSONValue { (decoder as? _JSONValue)! }
