// The network: there is none here, so that each request fails as on a phone that is offline.

struct URLError: LocalizedError, Hashable {
  struct Code: Hashable {
    let rawValue: Int
    static let unknown = URLError.Code(rawValue: -1)
    static let cancelled = URLError.Code(rawValue: -999)
    static let badURL = URLError.Code(rawValue: -1000)
    static let timedOut = URLError.Code(rawValue: -1001)
    static let unsupportedURL = URLError.Code(rawValue: -1002)
    static let cannotFindHost = URLError.Code(rawValue: -1003)
    static let cannotConnectToHost = URLError.Code(rawValue: -1004)
    static let networkConnectionLost = URLError.Code(rawValue: -1005)
    static let notConnectedToInternet = URLError.Code(rawValue: -1009)
    static let badServerResponse = URLError.Code(rawValue: -1011)
    static let userAuthenticationRequired = URLError.Code(rawValue: -1013)
    static let cannotDecodeRawData = URLError.Code(rawValue: -1015)
    static let cannotDecodeContentData = URLError.Code(rawValue: -1016)
    static let cannotParseResponse = URLError.Code(rawValue: -1017)
  }
  let code: URLError.Code
  init(_ code: URLError.Code) { self.code = code }
  var errorDescription: String? {
    code == .notConnectedToInternet ? "The Internet connection appears to be offline." : nil
  }
}

struct URLRequest: Hashable {
  var url: URL?
  var httpMethod: String? = "GET"
  var httpBody: Data? = nil
  var timeoutInterval: TimeInterval
  var allHTTPHeaderFields: [String: String]? = nil
  init(url: URL, timeoutInterval: TimeInterval = 60) {
    self.url = url
    self.timeoutInterval = timeoutInterval
  }
  mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[field] = value
    allHTTPHeaderFields = fields
  }
  mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(value, forHTTPHeaderField: field)
  }
  func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

class URLResponse: NSObject {
  let url: URL?
  let mimeType: String?
  let expectedContentLength: Int64
  let textEncodingName: String?
  init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) {
    self.url = url
    self.mimeType = mimeType
    self.expectedContentLength = Int64(expectedContentLength)
    self.textEncodingName = textEncodingName
  }
  var suggestedFilename: String? { url.flatMap { $0.lastPathComponent.isEmpty ? nil : $0.lastPathComponent } }
}

class HTTPURLResponse: URLResponse {
  let statusCode: Int
  private let _fields: [String: String]
  init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    let fields = headerFields ?? [:]
    self.statusCode = statusCode
    _fields = fields
    let content = HTTPURLResponse._value("Content-Type", fields)?.components(separatedBy: ";")
    let charset = content?.dropFirst().first { $0.lowercased().contains("charset=") }
    super.init(
      url: url, mimeType: content?.first?.trimmingCharacters(in: .whitespaces),
      expectedContentLength: HTTPURLResponse._value("Content-Length", fields).flatMap { Int($0) } ?? -1,
      textEncodingName: charset?.components(separatedBy: "=").last)
  }
  var allHeaderFields: [AnyHashable: Any] {
    var fields: [AnyHashable: Any] = [:]
    for (field, value) in _fields { fields[field] = value }
    return fields
  }
  func value(forHTTPHeaderField field: String) -> String? { HTTPURLResponse._value(field, _fields) }
  /// The value of a field; capital and small letters of its name are the same.
  static func _value(_ field: String, _ fields: [String: String]) -> String? {
    fields[field] ?? fields.first { $0.key.lowercased() == field.lowercased() }?.value
  }
  static func localizedString(forStatusCode statusCode: Int) -> String {
    let known = [
      100: "continue", 101: "switching protocols", 200: "no error", 201: "created", 202: "accepted",
      204: "no content", 206: "partial content", 301: "moved permanently", 302: "found", 303: "see other",
      304: "not modified", 400: "bad request", 401: "unauthorized", 402: "payment required", 403: "forbidden",
      404: "not found", 405: "method not allowed", 408: "request timed out", 409: "conflict",
      410: "no longer exists", 500: "internal server error", 501: "unimplemented", 502: "bad gateway",
      503: "service unavailable", 504: "gateway timed out", 505: "unsupported version",
    ]
    let classes = ["informational", "success", "redirected", "client error"]
    let index = statusCode / 100 - 1
    return known[statusCode] ?? (classes.indices.contains(index) ? classes[index] : "server error")
  }
}

class URLSessionConfiguration: NSObject {
  static let `default` = URLSessionConfiguration()
  static let ephemeral = URLSessionConfiguration()
  var timeoutIntervalForRequest: TimeInterval = 60
  var waitsForConnectivity = false
  override init() {}
}

class URLSession: NSObject {
  static let shared = URLSession(configuration: URLSessionConfiguration.default)
  let configuration: URLSessionConfiguration
  init(configuration: URLSessionConfiguration) { self.configuration = configuration }
  func data(from url: URL) async throws -> (Data, URLResponse) { throw URLError(.notConnectedToInternet) }
  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }
  func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask(completionHandler) }
  func dataTask(
    with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask(completionHandler) }
}

class URLSessionDataTask: NSObject {
  private let _end: (Data?, URLResponse?, (any Error)?) -> Void
  init(_ end: @escaping (Data?, URLResponse?, (any Error)?) -> Void) { _end = end }
  func resume() {
    let end = _end
    Task { end(nil, nil, URLError(.notConnectedToInternet)) }
  }
  func cancel() {}
}
