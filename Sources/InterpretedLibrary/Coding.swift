// Values that are written as text and read again: keys, the protocols of decoders and encoders, and their errors. The
// compiler has its own.

protocol CodingKey: CustomStringConvertible {
  var stringValue: String { get }
  var intValue: Int? { get }
  init?(stringValue: String)
  init?(intValue: Int)
}

extension CodingKey {
  var stringValue: String { "\(self)" }
  var intValue: Int? { nil }
  init?(stringValue: String) { return nil }
  init?(intValue: Int) { return nil }
  var description: String { "CodingKeys(stringValue: \"" + stringValue + "\", intValue: nil)" }
}

/// The place of an element in an array, as a part of a path.
struct _IndexKey: CodingKey {
  var stringValue: String
  var intValue: Int?
  init?(stringValue: String) { return nil }
  init?(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}

struct CodingUserInfoKey: Hashable {
  let rawValue: String
  init?(rawValue: String) { self.rawValue = rawValue }
}

protocol Decoder {
  var codingPath: [any CodingKey] { get }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
  func unkeyedContainer() throws -> UnkeyedDecodingContainer
  func singleValueContainer() throws -> SingleValueDecodingContainer
}

protocol Encoder {
  var codingPath: [any CodingKey] { get }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
  func unkeyedContainer() -> UnkeyedEncodingContainer
  func singleValueContainer() -> SingleValueEncodingContainer
}

extension Decodable {
  init(from decoder: any Decoder) throws
}

extension Encodable {
  func encode(to encoder: any Encoder) throws
}

enum DecodingError: LocalizedError {
  struct Context {
    let codingPath: [any CodingKey]
    let debugDescription: String
    let underlyingError: (any Error)?
    init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }
  /// The type is given by its name.
  case typeMismatch(String, DecodingError.Context)
  case valueNotFound(String, DecodingError.Context)
  case keyNotFound(any CodingKey, DecodingError.Context)
  case dataCorrupted(DecodingError.Context)
  var errorDescription: String? {
    switch self {
    case .typeMismatch, .dataCorrupted:
      "The data couldn\u{2019}t be read because it isn\u{2019}t in the correct format."
    case .valueNotFound, .keyNotFound: "The data couldn\u{2019}t be read because it is missing."
    }
  }
  /// A number that does not fit. Foundation tells no path of it.
  static func _unfit(_ description: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: description))
  }
  static func dataCorruptedError<Key: CodingKey>(
    forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
  }
  static func dataCorruptedError(
    in container: SingleValueDecodingContainer, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }
  static func dataCorruptedError(in container: UnkeyedDecodingContainer, debugDescription: String) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }
}

enum EncodingError: LocalizedError {
  struct Context {
    let codingPath: [any CodingKey]
    let debugDescription: String
    let underlyingError: (any Error)?
    init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }
  case invalidValue(Any, EncodingError.Context)
  var errorDescription: String? { "The data couldn\u{2019}t be written because it isn\u{2019}t in the correct format." }
}
