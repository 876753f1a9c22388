/// A diagnostic whose source location is still an offset, not a line and column.
struct Complaint: Sendable {
  var severity = Diagnostic.Severity.error
  var problem: any Problem
  var offset: Int
  var notes: [(note: Note, offset: Int)] = []
  /// True for a warning that stands for an error: the part of a view that has it is left out.
  private(set) var isForgiven = false

  /// Makes the diagnostic of an error.
  init(_ problem: some Problem, at offset: Int, notes: [(Note, Int)] = []) {
    self.problem = problem
    self.offset = offset
    self.notes = notes.map { (note: $0.0, offset: $0.1) }
  }

  /// Returns the warning that stands for an error.
  func forgiven() -> Complaint {
    var warning = Complaint(problem, at: offset)
    warning.severity = .warning
    warning.isForgiven = true
    return warning
  }

  /// The sentence of the diagnostic, made anew at each call.
  var message: String { problem.sentence.text }
}

/// An error thrown if an expression or declaration cannot be checked.
enum CheckFailure: Error {
  case complaint(Complaint)
  /// A consequence of an error whose diagnostic was already emitted.
  case silent

  /// True for the use of a name that is not known. No other context of the expression mends it.
  var lacksName: Bool {
    if case .complaint(let complaint) = self { complaint.problem.lacksName } else { false }
  }
}
