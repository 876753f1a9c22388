// The files of an app's bundle, the user's documents and the user's settings. What is written is kept as long as the
// session of the view lasts, and no file of the machine is touched.

/// The files by their places.
struct _StoredFile {
  static let _bundle = "/Bundle/"
  /// The bytes that were written; nil if there are none, or if the file was removed.
  static func _kept(_ path: String) -> [UInt8]? {
    let kept: [[UInt8]]? = _storedValue("file " + path)
    return kept?.first
  }
  static func _read(_ url: URL) throws -> [UInt8] {
    let path = url.path
    if let kept = _kept(path) { return kept }
    if path.hasPrefix(_bundle), let bytes = _fileBytes(String(path.dropFirst(_bundle.count))) { return bytes }
    throw CocoaError(.fileReadNoSuchFile)
  }
  static func _write(_ bytes: [UInt8]?, _ url: URL) { _store(bytes.map { [$0] } ?? [], "file " + url.path) }
}

struct CocoaError: LocalizedError, Hashable {
  struct Code: Hashable {
    let rawValue: Int
    static let fileNoSuchFile = CocoaError.Code(rawValue: 4)
    static let fileReadNoSuchFile = CocoaError.Code(rawValue: 260)
    static let fileReadCorruptFile = CocoaError.Code(rawValue: 259)
    static let fileWriteUnknown = CocoaError.Code(rawValue: 512)
  }
  let code: CocoaError.Code
  init(_ code: CocoaError.Code) { self.code = code }
  var errorDescription: String? { "The file couldn\u{2019}t be opened because there is no such file." }
}

extension Bundle {
  init<T>(for aClass: T.Type) { self = Bundle.main }
  var bundleIdentifier: String? { "app" }
  var bundleURL: URL { URL(fileURLWithPath: _StoredFile._bundle) }
  var resourceURL: URL? { bundleURL }
  var bundlePath: String { _StoredFile._bundle }
  var resourcePath: String? { _StoredFile._bundle }
  var infoDictionary: [String: Any]? { nil }
  func object(forInfoDictionaryKey key: String) -> Any? { nil }
  func _names(_ name: String?, _ ext: String?) -> [String] {
    let ending = ext ?? ""
    let suffix = ending.isEmpty ? "" : (ending.hasPrefix(".") ? "" : ".") + ending
    return _fileNames().filter { file in
      guard let name else { return suffix.isEmpty || file.hasSuffix(suffix) }
      return file == name + suffix
    }
  }
  func url(forResource name: String?, withExtension ext: String?) -> URL? {
    _names(name, ext).first.map { URL(fileURLWithPath: _StoredFile._bundle + $0) }
  }
  func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
    url(forResource: name, withExtension: ext)
  }
  func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
    _names(nil, ext).map { URL(fileURLWithPath: _StoredFile._bundle + $0) }
  }
  func path(forResource name: String?, ofType ext: String?) -> String? {
    _names(name, ext).first.map { _StoredFile._bundle + $0 }
  }
  func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    _names(nil, ext).map { _StoredFile._bundle + $0 }
  }
}

class FileManager: NSObject {
  enum SearchPathDirectory: Hashable { case documentDirectory, cachesDirectory, applicationSupportDirectory }
  struct SearchPathDomainMask: OptionSet, Hashable {
    let rawValue: UInt
    static let userDomainMask = FileManager.SearchPathDomainMask(rawValue: 1)
  }
  static let `default` = FileManager()
  override init() {}
  var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp/") }
  func _directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    switch directory {
    case .documentDirectory: URL(fileURLWithPath: "/Documents/")
    case .cachesDirectory: URL(fileURLWithPath: "/Library/Caches/")
    case .applicationSupportDirectory: URL(fileURLWithPath: "/Library/Application Support/")
    }
  }
  func urls(
    for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask
  ) -> [URL] { [_directory(directory)] }
  func url(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL { _directory(directory) }
  func fileExists(atPath path: String) -> Bool {
    if _StoredFile._kept(path) != nil { return true }
    return path.hasPrefix(_StoredFile._bundle)
      && _fileNames().contains(String(path.dropFirst(_StoredFile._bundle.count)))
  }
  func contents(atPath path: String) -> Data? { try? Data(contentsOf: URL(fileURLWithPath: path)) }
  @discardableResult func createFile(atPath path: String, contents data: Data?) -> Bool {
    _StoredFile._write(data?._bytes ?? [], URL(fileURLWithPath: path))
    return true
  }
  func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool) throws {}
  func createDirectory(atPath path: String, withIntermediateDirectories createIntermediates: Bool) throws {}
  func removeItem(at url: URL) throws {
    guard _StoredFile._kept(url.path) != nil else { throw CocoaError(.fileNoSuchFile) }
    _StoredFile._write(nil, url)
  }
  func removeItem(atPath path: String) throws { try removeItem(at: URL(fileURLWithPath: path)) }
}

extension URL {
  static var documentsDirectory: URL { URL(fileURLWithPath: "/Documents/") }
  static var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp/") }
}

extension String {
  struct Encoding: Hashable {
    let rawValue: UInt
    static let ascii = String.Encoding(rawValue: 1)
    static let utf8 = String.Encoding(rawValue: 4)
    static let isoLatin1 = String.Encoding(rawValue: 5)
    static let unicode = String.Encoding(rawValue: 10)
    static let utf16 = String.Encoding(rawValue: 10)
  }
  init(decoding data: Data, as encoding: UTF8.Type) {
    self = _repairedTextOf(data._bytes)
  }
  init(decoding codeUnits: [UInt8], as sourceEncoding: UTF8.Type) { self = _repairedTextOf(codeUnits) }
  init?(data: Data, encoding: String.Encoding) {
    guard let text = data._text else { return nil }
    self = text
  }
  init(contentsOf url: URL, encoding: String.Encoding = .utf8) throws {
    guard let text = try Data(contentsOf: url)._text else { throw CocoaError(.fileReadCorruptFile) }
    self = text
  }
  init(contentsOfFile path: String, encoding: String.Encoding = .utf8) throws {
    try self.init(contentsOf: URL(fileURLWithPath: path), encoding: encoding)
  }
  func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
    Data(_bytes: _bytesOf(self))
  }
  func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws {
    try Data(_bytes: _bytesOf(self)).write(to: url)
  }
}

/// The only encoding in which a text is decoded from data by its type.
enum UTF8 {}
