import Foundation

/// The reason why the system refused an operation on a file.
struct SystemError: Error, Equatable {
  /// A few words in lower case.
  var reason: String

  init(reason: String) {
    self.reason = reason
  }

  /// Creates an error with the system's own words for an error number, by default the last one.
  init(_ number: Int32 = errno) {
    reason = String(cString: strerror(number)).lowercased()
  }

  /// The error for a pipe, a device, a socket or a directory in place of a file: reading it might take for ever.
  static let notAFile = SystemError(reason: "it is no ordinary file")
}

/// Repeats a system call as long as a signal interrupts it.
func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
