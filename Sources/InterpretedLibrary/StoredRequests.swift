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

class URLResponse {
  let url: URL?
  init(url: URL?) { self.url = url }
}

final class HTTPURLResponse: URLResponse {
  let statusCode: Int
  init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    super.init(url: url)
  }
}

final class URLSessionConfiguration {
  static let `default` = URLSessionConfiguration()
  static let ephemeral = URLSessionConfiguration()
  var timeoutIntervalForRequest: TimeInterval = 60
  var waitsForConnectivity = false
  init() {}
}

final class URLSession {
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

final class URLSessionDataTask {
  private let _end: (Data?, URLResponse?, (any Error)?) -> Void
  init(_ end: @escaping (Data?, URLResponse?, (any Error)?) -> Void) { _end = end }
  func resume() {
    let end = _end
    Task { end(nil, nil, URLError(.notConnectedToInternet)) }
  }
  func cancel() {}
}
