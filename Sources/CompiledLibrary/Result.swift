// A value or an error.

enum Result<Success, Failure: Error> {
  case success(Success)
  case failure(Failure)
  init(catching body: () throws -> Success) where Failure == Error {
    do { self = .success(try body()) } catch { self = .failure(error) }
  }
  func get() throws -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }
  func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
    switch self {
    case .success(let value): return .success(transform(value))
    case .failure(let error): return .failure(error)
    }
  }
  func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> {
    switch self {
    case .success(let value): return .success(value)
    case .failure(let error): return .failure(transform(error))
    }
  }
  func flatMapError<NewFailure: Error>(
    _ transform: (Failure) -> Result<Success, NewFailure>
  ) -> Result<Success, NewFailure> {
    switch self {
    case .success(let value): return .success(value)
    case .failure(let error): return transform(error)
    }
  }
  func flatMap<NewSuccess>(
    _ transform: (Success) -> Result<NewSuccess, Failure>
  ) -> Result<NewSuccess, Failure> {
    switch self {
    case .success(let value): return transform(value)
    case .failure(let error): return .failure(error)
    }
  }
}

extension Result: Equatable where Success: Equatable, Failure: Equatable {}
extension Result: Hashable where Success: Hashable, Failure: Hashable {}

protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension LocalizedError {
  var errorDescription: String? { nil }
  var failureReason: String? { nil }
  var recoverySuggestion: String? { nil }
  var helpAnchor: String? { nil }
}

extension Error {
  /// The description of the error. Foundation tells the module, the type and a number of an error without one, too.
  var localizedDescription: String {
    (self as? any LocalizedError)?.errorDescription ?? "The operation couldn\u{2019}t be completed."
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
let NSLocalizedDescriptionKey = "NSLocalizedDescription"

/// An error by its domain and number.
struct NSError: LocalizedError {
  var domain: String
  var code: Int
  var userInfo: [String: Any]
  init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
    self.domain = domain
    self.code = code
    userInfo = dict ?? [:]
  }
  var errorDescription: String? {
    userInfo[NSLocalizedDescriptionKey] as? String
      ?? "The operation couldn\u{2019}t be completed. (\(domain) error \(code).)"
  }
}
