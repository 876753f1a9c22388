/// A name that means nothing where it stands, or more than one thing.
enum NameProblem: Problem {
  /// The kind of declaration that a name is looked up for.
  enum Kind {
    case value, type
  }

  /// Nothing in scope is called this; `nearest` is the name that is spelled most like it.
  case notInScope(String, Kind = .value, nearest: String?)
  case operatorNotInScope(String)
  /// A `break` or `continue` names no statement around it.
  case labelNotInScope(String, nearest: String?)
  case selfNotInScope
  /// `super` outside of a class.
  case superNotInScope
  /// `super` in a class without a superclass.
  case superOfRoot
  /// `$0` outside of a closure.
  case argumentNotInClosure
  case ambiguous(String)
  /// The declaration is private to another file or type.
  case inaccessible(String)
  case inaccessibleInitializer(Type)
  /// The type of a variable could not be found, because its declaration has an error.
  case unknownType(of: String)
  case notMemberType(String, of: Type)
  case unknownAttribute(String)

  var sentence: Sentence {
    switch self {
    case .notInScope(let name, .value, let nearest): "cannot find '\(name)' in scope\(suggesting: nearest)"
    case .notInScope(let name, .type, let nearest): "cannot find type '\(name)' in scope\(suggesting: nearest)"
    case .operatorNotInScope(let name): "cannot find operator '\(name)' in scope"
    case .labelNotInScope(let name, let nearest): "cannot find label '\(name)' in scope\(suggesting: nearest)"
    case .selfNotInScope: "cannot find 'self' in scope; did you mean to use it in a type or extension context?"
    case .superNotInScope:
      "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript"
    case .superOfRoot: "'super' members cannot be referenced in a root class"
    case .argumentNotInClosure: "anonymous closure argument not contained in a closure"
    case .ambiguous(let name): "ambiguous use of '\(name)'"
    case .inaccessible(let name): "'\(name)' is inaccessible due to 'private' protection level"
    case .inaccessibleInitializer(let type): "'\(type)' initializer is inaccessible due to 'private' protection level"
    case .unknownType(let name): "the type of '\(name)' is not known here"
    case .notMemberType(let name, let base): "'\(name)' is not a member type of type '\(base)'"
    case .unknownAttribute(let name): "unknown attribute '\(name)'"
    }
  }

  var lacksName: Bool {
    switch self {
    case .notInScope, .operatorNotInScope, .labelNotInScope, .selfNotInScope: true
    default: false
    }
  }
}
