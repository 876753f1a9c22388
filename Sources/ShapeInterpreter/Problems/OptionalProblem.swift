/// An optional that is used like its value, or a value that is used like an optional.
enum OptionalProblem: Problem {
  /// An optional stands where its value is expected.
  case notUnwrapped(Type, insteadOf: Type)
  /// A member of the wrapped value is used on the optional.
  case memberOfOptional(Type, wrapping: Type, String)
  /// `?.` after a value that is not optional.
  case chainOnValue(Type)
  /// `!` after a value that is not optional.
  case forceOnValue(Type)
  /// `if let` with a value that is not optional.
  case bindingOfValue(Type)
  /// `?` at the end of an expression.
  case chainWithoutMember
  /// `nil` where the context says no type.
  case nilWithoutContext

  var sentence: Sentence {
    switch self {
    case .notUnwrapped(let have, let want):
      "value of optional type '\(have)' must be unwrapped to a value of type '\(want)'"
    case .memberOfOptional(let type, let wrapped, let name):
      """
      value of optional type '\(type)' must be unwrapped to refer to member '\(name)' \
      of wrapped base type '\(wrapped)'
      """
    case .chainOnValue(let type): "cannot use optional chaining on non-optional value of type '\(type)'"
    case .forceOnValue(let type): "cannot force unwrap value of non-optional type '\(type)'"
    case .bindingOfValue(let type): "initializer for conditional binding must have Optional type, not '\(type)'"
    case .chainWithoutMember: "'?' must be followed by a call, member lookup, or subscript"
    case .nilWithoutContext: "'nil' requires a contextual type"
    }
  }
}
