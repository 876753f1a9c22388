/// A shape that cannot be drawn although its code may be right.
enum EntryProblem: Problem {
  /// A class or actor, by its keyword and name, that conforms to Shape.
  case notStruct(String, String)
  case failableInitializersAlone(String)
  case unexplained(String)
  // Start values.
  case noStartValue(named: String, Type)
  case noStartFunction(named: String, Type)
  /// A type whose values contain values of the same type.
  case startValueWithinItself(Type)
  case enumWithoutCases(Type)

  var sentence: Sentence {
    switch self {
    case .notStruct(let keyword, let name):
      "the \(keyword) '\(name)' is not supported as a shape; a struct can do the same"
    case .failableInitializersAlone(let name): "'\(name)' cannot be made: it has failable initializers alone"
    case .unexplained(let name):
      "'\(name)' cannot be drawn, and Stipple does not know why; this is a fault of Stipple"
    case .noStartValue(let name, let type):
      "a start value for '\(name)' of type '\(type)' cannot be guessed; give it a default"
    case .noStartFunction(let name, let type):
      "a function for '\(name)' of type '\(type)' cannot be guessed; give it a default"
    case .startValueWithinItself(let type): "a value of type '\(type)' within itself cannot be guessed"
    case .enumWithoutCases(let type): "the enum '\(type)' has no case to start from"
    }
  }
}
