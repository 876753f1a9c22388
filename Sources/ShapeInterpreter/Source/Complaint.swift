/// A diagnostic whose source location is still an offset, not a line and column.
struct Complaint {
  var severity = Diagnostic.Severity.error
  var message: String
  var offset: Int
  var notes: [(message: String, offset: Int)] = []
}

/// An error thrown if an expression or declaration cannot be checked.
enum CheckFailure: Error {
  case complaint(Complaint)
  /// A consequence of an error whose diagnostic was already emitted.
  case silent
}
