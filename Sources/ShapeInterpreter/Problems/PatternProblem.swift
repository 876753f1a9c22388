/// A pattern that cannot match its value, or patterns that leave values out.
enum PatternProblem: Problem {
  /// A tuple pattern for a tuple with more or fewer components.
  case tupleLength(Type)
  case notTuple(Type)
  /// A label in a tuple pattern that differs from the component's, which may have none.
  case label(String, insteadOf: String?)
  /// `var` in a pattern after a `let` of the same name in an earlier pattern of the case, or the reverse.
  case mixedBinding(isVariable: Bool)
  /// `case let x as T` for a value that is never a `T`.
  case unrelatedCast(from: Type, to: Type)
  /// A pattern in a condition without `case`.
  case missingCaseKeyword
  case notExhaustive

  var sentence: Sentence {
    switch self {
    case .tupleLength(let type): "tuple pattern has the wrong length for tuple type '\(type)'"
    case .notTuple(let type): "tuple pattern cannot match values of the non-tuple type '\(type)'"
    case .label(let have, let want): "tuple pattern element label '\(have)' must be '\(want ?? "_")'"
    case .mixedBinding(true): "'var' pattern binding must match previous 'let' pattern binding"
    case .mixedBinding(false): "'let' pattern binding must match previous 'var' pattern binding"
    case .unrelatedCast(let known, let type): "cast from '\(known)' to unrelated type '\(type)' always fails"
    case .missingCaseKeyword: "pattern matching in a condition requires the 'case' keyword"
    case .notExhaustive: "switch must be exhaustive"
    }
  }
}
