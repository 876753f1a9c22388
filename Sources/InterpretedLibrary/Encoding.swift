// The containers of an encoder: boxes that are filled, and written as a text of JSON when all are full.

/// A value that is being written: its text, or its parts with their names.
final class _JSONBox {
  /// 0 for a single value, 1 for an array, 2 for an object.
  var _kind = 0
  var _text = "{}"
  var _names: [String] = []
  var _parts: [_JSONBox] = []
  init() {}
  func _add(_ name: String) -> _JSONBox {
    let part = _JSONBox()
    if _kind == 2, let index = _names.firstIndex(of: name) {
      _parts[index] = part
    } else {
      _names.append(name)
      _parts.append(part)
    }
    return part
  }
  /// The text with line breaks and spaces, or without.
  func _written(_ encoder: JSONEncoder, _ indent: String) -> String {
    if _kind == 0 { return _text }
    let isPretty = encoder.outputFormatting.contains(.prettyPrinted)
    let inner = indent + "  "
    var order = Array(_parts.indices)
    if _kind == 2, encoder.outputFormatting.contains(.sortedKeys) { order.sort { _names[$0] < _names[$1] } }
    let lines = order.map { index in
      let value = _parts[index]._written(encoder, inner)
      let name = _kind == 2 ? _jsonQuoted(_names[index], encoder._escapesSlashes) + (isPretty ? " : " : ":") : ""
      return (isPretty ? inner : "") + name + value
    }
    let ends = _kind == 2 ? ["{", "}"] : ["[", "]"]
    if !isPretty { return ends[0] + lines.joined(separator: ",") + ends[1] }
    return ends[0] + "\n" + lines.joined(separator: ",\n") + "\n" + indent + ends[1]
  }
}

struct _JSONWriter: Encoder {
  let _box: _JSONBox
  let _encoder: JSONEncoder
  let codingPath: [any CodingKey]
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    _box._kind = 2
    return KeyedEncodingContainer(_writer: self)
  }
  func unkeyedContainer() -> UnkeyedEncodingContainer {
    _box._kind = 1
    return UnkeyedEncodingContainer(_writer: self)
  }
  func singleValueContainer() -> SingleValueEncodingContainer { SingleValueEncodingContainer(_writer: self) }
  func _in(_ box: _JSONBox, _ key: any CodingKey) -> _JSONWriter {
    _JSONWriter(_box: box, _encoder: _encoder, codingPath: codingPath + [key])
  }
  func _number(_ value: Double, _ text: String) throws {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: codingPath, debugDescription: "Unable to encode " + text + " directly in JSON."))
    }
    _box._text = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

struct KeyedEncodingContainer<Key: CodingKey> {
  let _writer: _JSONWriter
  var codingPath: [any CodingKey] { _writer.codingPath }
  func _member(_ key: Key) -> _JSONWriter {
    _writer._in(_writer._box._add(_writer._encoder._name(of: key.stringValue)), key)
  }
  mutating func encodeNil(forKey key: Key) throws { _member(key)._box._text = "null" }
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try value.encode(to: _member(key)) }
  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    if let value { try value.encode(to: _member(key)) }
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> { _member(key).container(keyedBy: keyType) }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer {
    _member(key).unkeyedContainer()
  }
  mutating func superEncoder(forKey key: Key) -> any Encoder { _member(key) }
}

struct UnkeyedEncodingContainer {
  let _writer: _JSONWriter
  var codingPath: [any CodingKey] { _writer.codingPath }
  var count: Int { _writer._box._parts.count }
  func _next() -> _JSONWriter { _writer._in(_writer._box._add(""), _IndexKey(intValue: count)!) }
  mutating func encodeNil() throws { _next()._box._text = "null" }
  mutating func encode<T: Encodable>(_ value: T) throws { try value.encode(to: _next()) }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> { _next().container(keyedBy: keyType) }
  mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer { _next().unkeyedContainer() }
}

struct SingleValueEncodingContainer {
  let _writer: _JSONWriter
  var codingPath: [any CodingKey] { _writer.codingPath }
  mutating func encodeNil() throws { _writer._box._text = "null" }
  mutating func encode<T: Encodable>(_ value: T) throws { try value.encode(to: _writer) }
}

/// The writer that an encoder of the library's is.
func _writer(_ encoder: any Encoder) -> _JSONWriter { (encoder as? _JSONWriter)! }
