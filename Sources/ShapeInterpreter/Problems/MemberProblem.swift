/// A member that a value or type does not have, or whose owner is not known.
enum MemberProblem: Problem {
  /// A value lacks a member; `nearest` is the member that is spelled most like it.
  case valueLacks(String, Type, nearest: String? = nil)
  /// A tuple lacks a component.
  case tupleLacks(String, Type, nearest: String?)
  /// A type lacks a static member, an initializer, a case or a subscript.
  case typeLacks(String, Type, nearest: String? = nil)
  case noSubscripts(Type)
  /// The value before the dot has a type that is not inferred.
  case unknownOwner(of: String)
  /// An implicit member, such as `.zero`, where the context says no type.
  case noContext(for: String)
  /// An implicit member whose type stays open to the end of the statement.
  case noInferredBase(of: String)
  /// `.some` without the value that it wraps.
  case someWithoutValue

  var exceedsSupport: Bool {
    switch self {
    case .valueLacks(_, let type, _), .typeLacks(_, let type, _):
      type.nominal.map { !$0.isDeclared || $0.isPrelude } ?? false
    default: false
    }
  }

  var sentence: Sentence {
    switch self {
    case .valueLacks(let name, let type, let nearest):
      "value of type '\(type)' has no member '\(name)'\(suggesting: nearest)"
    case .tupleLacks(let name, let type, let nearest):
      "value of tuple type '\(type)' has no member '\(name)'\(suggesting: nearest)"
    case .typeLacks(let name, let type, let nearest): "type '\(type)' has no member '\(name)'\(suggesting: nearest)"
    case .noSubscripts(let type): "value of type '\(type)' has no subscripts"
    case .unknownOwner(let name): "the type of the value before '.\(name)' is not known here"
    case .noContext(let name): "reference to member '\(name)' cannot be resolved without a contextual type"
    case .noInferredBase(let name): "cannot infer contextual base in reference to member '\(name)'"
    case .someWithoutValue: "'.some' takes the value that the optional holds"
    }
  }
}
