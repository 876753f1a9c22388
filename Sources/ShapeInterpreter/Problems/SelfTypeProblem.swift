/// A member of a protocol's extension with `Self == T`, used on another type or where no type is known.
enum SelfTypeProblem: Problem {
  /// The kind of a member, with the protocol whose extension declares it.
  enum Member {
    case initializer(of: String)
    case `subscript`(of: String)
    case property
    case staticProperty
    case method(of: String)
    case staticMethod(of: String)
  }

  /// An implicit member that an extension without `Self == T` declares: a static method or property, by its name.
  case contextual(String, isMethod: Bool)
  case onMetatype(String, Type)
  /// A member, by its kind and name, whose type is not the one that the extension is for.
  case otherType(Member, String, have: Type, want: Type?)

  var sentence: Sentence {
    switch self {
    case .contextual(let name, let isMethod):
      """
      contextual member reference to static \(isMethod ? "method" : "property") '\(name)' requires 'Self' constraint in \
      the protocol extension
      """
    case .onMetatype(let name, let type):
      "static member '\(name)' cannot be used on protocol metatype '(any \(type)).Type'"
    case .otherType(.initializer(let bound), let name, let have, let want):
      "referencing initializer '\(name)' on '\(bound)' requires the types '\(have)' and '\(text(of: want))' be equivalent"
    case .otherType(.subscript(let bound), let name, let have, let want):
      "referencing subscript '\(name)' on '\(bound)' requires the types '\(have)' and '\(text(of: want))' be equivalent"
    case .otherType(.property, let name, let have, let want):
      "property '\(name)' requires the types '\(have)' and '\(text(of: want))' be equivalent"
    case .otherType(.staticProperty, let name, let have, let want):
      "static property '\(name)' requires the types '\(have)' and '\(text(of: want))' be equivalent"
    case .otherType(.method(let bound), let name, let have, let want):
      """
      referencing instance method '\(name)' on '\(bound)' requires the types '\(have)' and '\(text(of: want))' be \
      equivalent
      """
    case .otherType(.staticMethod(let bound), let name, let have, let want):
      """
      referencing static method '\(name)' on '\(bound)' requires the types '\(have)' and '\(text(of: want))' be \
      equivalent
      """
    }
  }

  private func text(of type: Type?) -> String { type?.description ?? "" }
}
