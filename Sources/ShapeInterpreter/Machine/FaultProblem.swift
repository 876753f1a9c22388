/// A fault of a running program, as a diagnostic.
struct FaultProblem: Problem {
  var fault: Fault
  /// The limits of the program.
  var budget: Budget

  init(_ fault: Fault, _ budget: Budget) {
    self.fault = fault
    self.budget = budget
  }

  var sentence: Sentence { Sentence(stringLiteral: fault.sentence(budget)) }
}
