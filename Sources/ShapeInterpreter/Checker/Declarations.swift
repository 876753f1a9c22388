import SwiftSyntax

/// A struct, enum or protocol of the file.
struct TypeDeclaration {
  enum Kind { case structure, enumeration, proto }

  var nominal: Nominal
  var kind: Kind
  var generics: [GenericParameter]
  /// The type around it.
  var outer: Nominal?
  /// What it inherits from or conforms to, in extensions too.
  var inherited: [Inherited]
  var documentation: String
  var offset: Int
  /// The stored properties of an instance, in order.
  var properties: [PropertyDeclaration] = []
  var cases: [CaseDeclaration] = []
  /// Whether an enum is marked `indirect`, which each of its cases then is.
  var isIndirect = false
  /// What is said of a form that is not supported when a value of the type is needed.
  var refusal: Complaint?
  var aliases: [String: TypeSyntax] = [:]
  /// A protocol's associated types, and the names of those that `P<…>` gives.
  var associated: [AssociatedType] = []
  var primaries: [String] = []
  /// What a protocol's `where` says of its associated types and of those that it inherits, as with a generic parameter.
  var known: [String: Type] = [:]
  var limits: [String: [Nominal]] = [:]
  /// Whether an initializer stands in the declaration itself, which takes the memberwise one away.
  var hasOwnInitializer = false

  /// The type with its own generic parameters as arguments.
  var type: Type { .nominal(nominal, generics.map(Type.parameter)) }
}

/// An associated type of a protocol.
struct AssociatedType {
  var name: String
  /// The protocols that it has to conform to.
  var bounds: [Nominal]
  /// The type that it is where nothing else is said.
  var value: TypeSyntax?
}

/// A type in a declaration's inheritance clause.
struct Inherited {
  var syntax: TypeSyntax
  /// The protocols that it names, of which `A & B` names two.
  var nominals: [Nominal]
}

/// A stored property of an instance.
struct PropertyDeclaration {
  var name: String
  var annotation: TypeSyntax?
  var value: ExprSyntax?
  var isLet: Bool
  var isPrivate: Bool
  var documentation: String
  var offset: Int
  /// The file's property wrapper around it; the property is then the wrapper itself, `_name`.
  var wrapper: WrapperUse?
  /// Whether an attribute stands before it, which may give it its value.
  var hasAttribute = false
  /// The getter of the `lazy` property that this one keeps the value of.
  var lazyGetter: FunctionID?
  /// What is said of a form that is not supported when something needs the property.
  var refusal: Complaint?

  /// What the compiler puts before a lazy property's name for the property that keeps its value.
  static let lazyPrefix = "$__lazy_storage_$_"

  /// Whether it is a constant that is declared with its value: no initializer takes another.
  var isFixed: Bool { isLet && value != nil }

  /// Whether whoever makes the value may say what it holds: a lazy property's value comes later.
  var isSettable: Bool { !isFixed && lazyGetter == nil }

  /// The name that users of the type know it by.
  var label: String {
    if lazyGetter != nil { return String(name.dropFirst(Self.lazyPrefix.count)) }
    return wrapper == nil ? name : String(name.dropFirst())
  }
}

/// A property wrapper as a property's attribute names it: `@Clamped(0...1)`.
struct WrapperUse {
  var name: TypeSyntax
  var arguments: [Argument]
}

/// A case of an enum.
struct CaseDeclaration {
  var name: String
  var labels: [String?]
  var types: [TypeSyntax]
  /// What the associated values are where none is given.
  var defaults: [ExprSyntax?]
  var rawValue: ExprSyntax?
  /// Whether its values lie in a box of their own, so that they may be of the enum's own type.
  var isBoxed = false
  var offset: Int
}

/// A stored property that exists once: static or of the file.
struct GlobalDeclaration {
  var name: String
  var owner: Nominal?
  var annotation: TypeSyntax?
  var value: ExprSyntax?
  var isLet: Bool
  var offset: Int
  var observers: Observers?
  /// What is said of a form that is not supported when something needs it.
  var refusal: Complaint?
}

/// Anything with a body: a function, method, initializer, accessor or local function.
struct FunctionDeclaration {
  enum Kind { case function, initializer, getter, setter, subscriptGetter, subscriptSetter }

  struct Parameter {
    var label: String?
    var name: String
    var type: TypeSyntax?
    /// Set where the source does not say it all: the generic parameter that `some P` stands for.
    var knownType: Type?
    var value: ExprSyntax?
    var isInout = false
    var isVariadic = false
    var offset: Int
  }

  var id: FunctionID
  var kind: Kind
  /// The base name: `path`, `init`, a property's name, an operator.
  var name: String
  var parameters: [Parameter]
  var result: TypeSyntax?
  var body: CodeBlockItemListSyntax?
  /// The type whose member it is.
  var owner: Type?
  /// The constraints of the extension or type around it, and its own.
  var generics: [GenericParameter]
  var isStatic = false
  var isMutating = false
  var isFailable = false
  var isThrowing = false
  /// Whether overloads without that mark come first.
  var isDisfavored = false
  var offset: Int
  /// Whether the library's own Swift declares it: what goes wrong in it is its caller's fault.
  var isPrelude = false
  /// A local function's surroundings.
  var enclosing: LocalContext?
  /// The value that a `lazy` property's getter makes when it is first asked; its accessors have no body.
  var lazyValue: ExprSyntax?
  /// The variable that keeps a local `lazy` variable's value.
  var lazyStorage: VariableID?
  /// The wrapped property, by its own name, whose value an accessor without a body reads or changes in its observers' sight.
  var wrapped: String?
  /// What is said of a form that is not supported when something needs the declaration.
  var refusal: Complaint?
  /// Whose value a setter or an observer takes, where its parameter's type is not written.
  var subject: Subject?

  /// Something that has a value.
  enum Subject {
    case property(Nominal, String)
    case global(GlobalID)
    case variable(VariableID)
    case getter(FunctionID)
  }

  /// The name as Swift writes it in full: `path(in:)`.
  var fullName: String {
    switch kind {
    case .getter, .setter: name
    default: name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
  }
}

/// What a local function sees of the function around it.
struct LocalContext {
  var scopes: [Scope]
  var function: FunctionID
}

/// The names that a block declares.
struct Scope {
  var variables: [String: VariableID] = [:]
  var functions: [String: [FunctionID]] = [:]
  /// Computed variables, by their getters.
  var getters: [String: FunctionID] = [:]
  var types: [String: Nominal] = [:]
}

/// What a stored property or variable calls before and after it changes.
struct Observers {
  var willSet: FunctionID?
  var didSet: FunctionID?

  /// Whether a function is one of them: it changes the value without being called again.
  func contains(_ id: FunctionID?) -> Bool { id != nil && (id == willSet || id == didSet) }
}

/// The members that the file gives to one type, its own or the library's.
struct MemberTable {
  var functions: [String: [FunctionID]] = [:]
  var staticFunctions: [String: [FunctionID]] = [:]
  var initializers: [FunctionID] = []
  var getters: [String: FunctionID] = [:]
  /// Further properties of the same names, each for its own constraints: two `extension Array where Element == …`.
  var otherGetters: [String: [FunctionID]] = [:]
  var staticGetters: [String: FunctionID] = [:]
  var subscripts: [FunctionID] = []
  var staticSubscripts: [FunctionID] = []
  var globals: [String: GlobalID] = [:]
  var observers: [String: Observers] = [:]
  var types: [String: Nominal] = [:]
}

extension MemberTable {
  /// The computed properties of that name, whatever type they are for.
  func allGetters(_ name: String) -> [FunctionID] {
    (getters[name].map { [$0] } ?? []) + (otherGetters[name] ?? [])
  }
}

extension DeclModifierListSyntax {
  /// Whether one of the modifiers is this word.
  func has(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }
}

extension SyntaxProtocol {
  /// Where the node's text starts, in UTF-8 bytes.
  var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The text of the doc comment before the node, without its slashes and stars.
  var docComment: String {
    var lines: [String] = []
    for piece in leadingTrivia {
      switch piece {
      case .docLineComment(let text):
        lines.append(text.dropFirst(3).trimmingPrefix(while: \.isWhitespace).description)
      case .docBlockComment(let text):
        lines += text.dropFirst(3).dropLast(2).split(separator: "\n").map {
          $0.trimmingPrefix(while: { $0.isWhitespace || $0 == "*" }).description
        }
      default: continue
      }
    }
    return lines.joined(separator: "\n")
  }
}
