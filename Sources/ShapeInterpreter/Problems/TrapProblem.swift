/// A fault that stops a compiled program too, in code that Stipple makes.
enum TrapProblem: Problem {
  /// `!` after nil; the value is spelled as in the source if it has a name.
  case foundNil(String?)
  /// `try!` before a call that threw; the machine appends the error.
  case unexpectedError
  case fatalError
  case precondition
  case assertion

  var sentence: Sentence {
    switch self {
    case .foundNil(let name?): "unexpectedly found nil while unwrapping '\(name)'"
    case .foundNil(nil): "unexpectedly found nil while unwrapping an Optional value"
    case .unexpectedError: "'try!' expression unexpectedly raised an error"
    case .fatalError: "fatal error"
    case .precondition: "precondition failed"
    case .assertion: "assertion failed"
    }
  }
}
