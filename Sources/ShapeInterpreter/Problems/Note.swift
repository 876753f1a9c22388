/// A remark below a diagnostic: advice, or another place that has to do with it.
enum Note: Sendable {
  // Places.
  /// The declaration of the function that is called.
  case declared(String)
  case previouslyDeclared(String)
  case variableDefined(isConstant: Bool)
  /// A stored property without a value.
  case notInitialized(String)
  /// A stored property of a class without initializers that has no value.
  case propertyWithoutValue(String)
  // Advice.
  case makeMethodMutating
  case makeVariable
  case coalesce
  case forceUnwrap
  case chain(member: String)
  case addDefault
  case addCase(String)
  // Candidates.
  /// A function with its parameters; an initializer has the name of its type.
  case candidate(String, of: Type?, [(label: String?, type: Type)])
  case candidateType(Type)
  case staticCandidate
  case mutatingCandidate
  case throwingCandidate
  case asyncCandidate
  /// A requirement of a protocol.
  case requirement(String)
  /// The requirement of `Shape`.
  case pathRequirement
  /// The part of a type for which no code can be made that reads or writes the type.
  case cannotSynthesize(String, Type)
  /// A protocol's extension without `Self == T`.
  case missingSelfRequirement

  var sentence: Sentence {
    switch self {
    case .declared(let name): "'\(name)' declared here"
    case .previouslyDeclared(let name): "'\(name)' previously declared here"
    case .variableDefined(let isConstant): "\(isConstant ? "constant" : "variable") defined here"
    case .notInitialized(let name): "'self.\(name)' not initialized"
    case .propertyWithoutValue(let name):
      "stored property '\(name)' without initial value prevents synthesized initializers"
    case .makeMethodMutating: "mark method 'mutating' to make 'self' mutable"
    case .makeVariable: "change 'let' to 'var' to make it mutable"
    case .coalesce: "coalesce using '??' to provide a default when the optional value contains 'nil'"
    case .forceUnwrap: "force-unwrap using '!' to abort execution if the optional value contains 'nil'"
    case .chain(let name): "chain the optional using '?' to access member '\(name)' only for non-'nil' base values"
    case .addDefault: "add a default clause"
    case .addCase(let pattern): "add missing case: '\(pattern)'"
    case .candidate(let name, let owner, let parameters):
      "candidate: '\(owner?.told ?? name)(\(Self.list(parameters)))'"
    case .candidateType(let type): "candidate has non-matching type '\(type)'"
    case .staticCandidate: "candidate operates on a type, not an instance as required"
    case .mutatingCandidate: "candidate is marked 'mutating' but protocol does not allow it"
    case .throwingCandidate: "candidate throws, but protocol does not allow it"
    case .asyncCandidate: "candidate is 'async', but protocol requirement is not"
    case .requirement(let name): "protocol requires '\(name)'"
    case .cannotSynthesize(let bound, let type):
      "cannot automatically synthesize '\(bound)' because '\(type)' does not conform to '\(bound)'"
    case .missingSelfRequirement: "missing same-type requirement on 'Self'"
    case .pathRequirement: "protocol requires function 'path(in:)' with type '(CGRect) -> Path'"
    }
  }

  /// Returns parameters as a declaration has them: `x: Int, y: Int`.
  private static func list(_ parameters: [(label: String?, type: Type)]) -> String {
    parameters.map { "\($0.label ?? "_"): \($0.type.told)" }.joined(separator: ", ")
  }
}
