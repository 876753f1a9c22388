/// A source or a part of it that exceeds a limit, which protects Stipple from endless work.
enum LimitProblem: Problem {
  // The text.
  case longSource(bytes: Int)
  case nestedBrackets(Int)
  case nestedSquareBrackets(Int)
  case nestedGenericTypes(Int)
  /// `#if` within `#if`.
  case nestedConditions(Int)
  case modifiers(Int)
  case actors(Int)
  /// A delimiter that opens too often without an end.
  case openDelimiters(String)
  // The tree.
  case operators
  case nestedExpression
  case checkingSteps(Int)
  // The types.
  /// A type is made of more types than this.
  case typeSize(Int)
  /// A function is called with a type that is made of more types than this.
  case typeSizeInCall(of: String, Int)
  /// The types in a type, by its name, are nested deeper than this.
  case typeDepth(in: String?, Int)
  /// A generic function calls itself with ever deeper types.
  case growingTypesInCall(of: String)
  case growingType(Type)
  /// A value of the named type has more parts than this.
  case valueSize(of: String?, Int)

  var sentence: Sentence {
    switch self {
    case .longSource(let bytes): "the source is longer than \(bytes) bytes"
    case .nestedBrackets(let most): "brackets are nested more than \(most) deep"
    case .nestedSquareBrackets(let most): "square brackets are nested more than \(most) deep"
    case .nestedGenericTypes(let most): "generic types are nested more than \(most) deep"
    case .nestedConditions(let most): "'#if' is nested more than \(most) deep"
    case .modifiers(let most): "more than \(most) modifiers in a row"
    case .actors(let most): "more than \(most) times 'actor' without a declaration"
    case .openDelimiters(let delimiter): "'\(delimiter)' stands too often without an end"
    case .operators: "the expression has too many operators to be checked"
    case .nestedExpression: "the expression is nested too deeply to be checked"
    case .checkingSteps(let most):
      "checking stops here: the source takes more than \(most) steps, which is far more than its length asks for"
    case .typeSize(let most): "the type here is made of more than \(most) types, which is not supported"
    case .typeSizeInCall(let name, let most):
      "'\(name)' is called with a type that is made of more than \(most) types, which is not supported"
    case .typeDepth(let name, let most):
      "the types in '\(name ?? "a value")' are nested more than \(most) deep, which is not supported"
    case .growingTypesInCall(let name):
      "'\(name)' calls itself with more and more deeply nested types, which is not supported"
    case .growingType(let type):
      "'\(type)' refers to itself with more and more deeply nested types, which is not supported"
    case .valueSize(let name?, let most): "a value of type '\(name)' is made of more than \(most) parts"
    case .valueSize(nil, let most): "a value is made of more than \(most) parts"
    }
  }
}
