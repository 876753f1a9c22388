/// A part of an expression that cannot be resolved until more types are inferred.
struct Postponed {
  enum Meaning {
    /// An implicit member `.name`, with its arguments if it is a call.
    case member(String, [Argument]?)
    /// A call with several matching candidates.
    case call(OverloadedCall)
  }

  var meaning: Meaning
  /// The type that the surrounding expression uses for it. An implicit member is looked up in this type.
  var type: Type
  var offset: Int
  /// The scopes and surroundings in which its arguments are checked later.
  var scopes: [Scope]
  var surroundings: Surroundings
  /// The resolved expression, or nil while it is postponed.
  var resolution: Expression?
  /// True while it is being resolved.
  var isBusy = false
}

/// A call with the candidates whose labels match.
struct OverloadedCall {
  var name: String
  var owner: Type?
  var candidates: [(candidate: Candidate, match: [[Int]])]
  var arguments: [Argument]
  /// The diagnostic if no candidate accepts the arguments, or nil for the usual one.
  var fallback: CheckFailure?
  /// True if all candidates return numbers.
  var isNumber = false
}
