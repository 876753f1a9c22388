// Bytes, the files of an app, and those that it writes, which last as long as the session of the view.

struct Data: Hashable, CustomStringConvertible {
  struct ReadingOptions: OptionSet, Hashable {
    let rawValue: UInt
    static let mappedIfSafe = Data.ReadingOptions(rawValue: 1)
    static let uncached = Data.ReadingOptions(rawValue: 2)
    static let alwaysMapped = Data.ReadingOptions(rawValue: 8)
  }
  struct WritingOptions: OptionSet, Hashable {
    let rawValue: UInt
    static let atomic = Data.WritingOptions(rawValue: 1)
    static let atomicWrite = Data.WritingOptions(rawValue: 1)
    static let withoutOverwriting = Data.WritingOptions(rawValue: 2)
    static let completeFileProtection = Data.WritingOptions(rawValue: 4)
  }
  struct Base64EncodingOptions: OptionSet, Hashable { let rawValue: UInt }
  struct Base64DecodingOptions: OptionSet, Hashable {
    let rawValue: UInt
    static let ignoreUnknownCharacters = Data.Base64DecodingOptions(rawValue: 1)
  }
  var _bytes: [UInt8]
  init(_bytes: [UInt8]) { self._bytes = _bytes }
  init() { _bytes = [] }
  init(capacity: Int) { _bytes = [] }
  init(count: Int) { _bytes = Array(repeating: 0, count: count) }
  init(_ elements: [UInt8]) { _bytes = elements }
  init(_ data: Data) { _bytes = data._bytes }
  init(repeating repeatedValue: UInt8, count: Int) { _bytes = Array(repeating: repeatedValue, count: count) }
  init(contentsOf url: URL, options: Data.ReadingOptions = []) throws { _bytes = try _StoredFile._read(url) }
  init?(base64Encoded base64String: String, options: Data.Base64DecodingOptions = []) {
    guard let bytes = _base64Bytes(base64String) else { return nil }
    _bytes = bytes
  }
  /// The bytes as UTF-8; nil if they are none.
  var _text: String? { _textOf(_bytes) }
  var count: Int { _bytes.count }
  var description: String { count == 1 ? "1 byte" : "\(count) bytes" }
  var isEmpty: Bool { _bytes.isEmpty }
  var first: UInt8? { _bytes.first }
  var last: UInt8? { _bytes.last }
  subscript(index: Int) -> UInt8 {
    get { _bytes[index] }
    set { _bytes[index] = newValue }
  }
  mutating func append(_ byte: UInt8) { _bytes.append(byte) }
  mutating func append(_ other: Data) { _bytes += other._bytes }
  func map<T>(_ transform: (UInt8) throws -> T) rethrows -> [T] { try _bytes.map(transform) }
  func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String { _base64Of(_bytes) }
  func write(to url: URL, options: Data.WritingOptions = []) throws { _StoredFile._write(_bytes, url) }
}

extension Array where Element == UInt8 {
  init(_ data: Data) { self = data._bytes }
}
