import Foundation

/// Why the system did not do what was asked of it with a file.
struct SystemError: Error, Equatable {
  /// A few words in lower case.
  var reason: String

  init(reason: String) {
    self.reason = reason
  }

  /// The system's own words for one of its error numbers, the last one's without one.
  init(_ number: Int32 = errno) {
    reason = String(cString: strerror(number)).lowercased()
  }

  /// What lies there is a pipe, a device, a socket or a directory: reading it might take for ever.
  static let notAFile = SystemError(reason: "it is no ordinary file")
}

/// Calls the system again as long as a signal has interrupted it.
func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
