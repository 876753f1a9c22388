import SwiftSyntax

/// A struct, enum, class or protocol that the file or the prelude declares.
struct TypeDeclaration {
  enum Kind {
    case structure, enumeration, proto
    /// A class.
    case reference
  }

  var nominal: Nominal
  var kind: Kind
  var generics: [GenericParameter]
  /// The enclosing type, or nil at top level.
  var outer: Nominal?
  /// The types in its inheritance clause and in those of its extensions.
  var inherited: [Inherited]
  var documentation: String
  var offset: Int
  /// The stored properties of an instance, in order.
  var properties: [PropertyDeclaration] = []
  var cases: [CaseDeclaration] = []
  /// True if the enum is marked `indirect`, which applies to all its cases.
  var isIndirect = false
  /// The diagnostic for an unsupported form, emitted when a value of the type is needed; nil if the form is supported.
  var refusal: Complaint?
  var aliases: [String: TypeSyntax] = [:]
  /// A protocol's associated types; `primaries` are the names of the primary ones, whose arguments `P<…>` gives.
  var associated: [AssociatedType] = []
  var primaries: [String] = []
  /// The requirements in a protocol's `where` on its own and inherited associated types, by path, as in
  /// `GenericParameter`.
  var known: [String: Type] = [:]
  var limits: [String: [Nominal]] = [:]
  /// True if the declaration itself has an initializer, so that there is no memberwise one.
  var hasOwnInitializer = false
  /// The deinitializer of a class. It runs in sessions alone: elsewhere all objects go together at the end of the run.
  var deinitializer: FunctionID?

  /// The type with its own generic parameters as arguments.
  var type: Type { .nominal(nominal, generics.map(Type.parameter)) }
}

/// An associated type of a protocol.
struct AssociatedType {
  var name: String
  /// The protocols that it must conform to.
  var bounds: [Nominal]
  /// The default type, or nil if there is none.
  var value: TypeSyntax?
}

/// A type in a declaration's inheritance clause.
struct Inherited {
  var syntax: TypeSyntax
  /// The protocols that the type names; `A & B` names two.
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
  /// The use of the file's property wrapper, or nil. A wrapped property is the stored wrapper itself, named `_name`.
  var wrapper: WrapperUse?
  /// True if it is marked `@ViewBuilder`, so that the memberwise initializer takes a closure that makes views.
  var isBuilder = false
  /// The file's result builder in its attribute, or nil.
  var ownBuilder: TypeSyntax?
  /// True if it is marked `@Published`. Its value is stored as that of another property is.
  var isPublished = false
  /// The attribute `@Relationship` of a property of a model, or nil.
  var relationship: AttributeSyntax?
  /// True if the surroundings supply the value, which nobody passes: a value of the environment.
  var isSupplied = false
  /// True if the declaration has an attribute, which may give the property its value.
  var hasAttribute = false
  /// The getter of the `lazy` property whose value this property stores, or nil.
  var lazyGetter: FunctionID?
  /// The diagnostic for an unsupported form, emitted when something needs the property; nil if the form is supported.
  var refusal: Complaint?

  /// The compiler's prefix for the name of a lazy property's storage.
  static let lazyPrefix = "$__lazy_storage_$_"

  /// True if the property is a constant declared with its value, which initializers cannot set.
  var isFixed: Bool { isLet && value != nil }

  /// True if the creator of a value can set the property; false for a fixed constant and for the storage of a lazy
  /// property.
  var isSettable: Bool { !isFixed && lazyGetter == nil && !isSupplied }

  /// True if the property stores what a builder's closure makes, so that the memberwise initializer calls the closure.
  func isBuilt(as type: Type) -> Bool {
    guard isBuilder || ownBuilder != nil else { return false }
    if case .function = type.bare { return false }
    return true
  }

  /// The name by which the property is referenced.
  var label: String {
    if lazyGetter != nil { return String(name.dropFirst(Self.lazyPrefix.count)) }
    return wrapper == nil ? name : String(name.dropFirst())
  }
}

/// The use of a property wrapper in a property's attribute: `@Clamped(0...1)`.
struct WrapperUse {
  var name: TypeSyntax
  var arguments: [Argument]
}

/// A case of an enum.
struct CaseDeclaration {
  var name: String
  var labels: [String?]
  var types: [TypeSyntax]
  /// The default values of the associated values; nil for one without a default.
  var defaults: [ExprSyntax?]
  var rawValue: ExprSyntax?
  /// True if the associated values are boxed, so that they may contain the enum's own type.
  var isBoxed = false
  var offset: Int
}

/// A static stored property, or a constant or variable of the file.
struct GlobalDeclaration {
  var name: String
  /// The type whose static property it is, with what the extension around it fixes of its arguments; nil for others.
  var owner: Type?
  var annotation: TypeSyntax?
  var value: ExprSyntax?
  var isLet: Bool
  var offset: Int
  var observers: Observers?
  /// The use of `State` for a static property: nothing stores its value, so that it keeps its first one.
  var state: WrapperUse?
  /// The diagnostic for an unsupported form, emitted when something needs the declaration; nil if the form is
  /// supported.
  var refusal: Complaint?
}

/// A declaration with a body: a function, method, initializer, accessor or local function.
struct FunctionDeclaration {
  enum Kind { case function, initializer, getter, setter, subscriptGetter, subscriptSetter }

  struct Parameter {
    var label: String?
    var name: String
    var type: TypeSyntax?
    /// The type if the syntax alone does not determine it (the generic parameter for `some P`), otherwise nil.
    var knownType: Type?
    var value: ExprSyntax?
    var isInout = false
    var isVariadic = false
    /// True if it is marked `@ViewBuilder`: a closure's statements make views.
    var isBuilder = false
    /// The file's result builder in its attribute, or nil.
    var ownBuilder: TypeSyntax?
    /// True if it is an action of the library's views: a closure with errors is a warning.
    var isAction = false
    var offset: Int
  }

  var id: FunctionID
  var kind: Kind
  /// The base name: `path`, `init`, a property's name, an operator.
  var name: String
  var parameters: [Parameter]
  var result: TypeSyntax?
  /// The result's type if no syntax names it (the view of a preview), otherwise nil.
  var knownResult: Type?
  /// The statements of the body as they are collected; those of a function of the prelude are parsed later.
  var body: CodeBlockItemListSyntax?
  /// The body in the prelude's source, or nil for a function of a file.
  var preludeBody: Range<Int>?
  /// The type that declares the member, or nil if it is not a member.
  var owner: Type?
  /// The protocol whose extension declares the member for its owner alone, by `where Self == T`; nil for other members.
  var singleProtocol: Nominal?
  /// The generic parameters of the enclosing type or extension, with their constraints, and its own.
  var generics: [GenericParameter]
  /// The generic parameters of the code around a local function. A call of the function does not choose them.
  var outerGenerics: [GenericParameter] = []
  var isStatic = false
  var isMutating = false
  var isFailable = false
  /// True for an initializer of a class that calls another one of the same class.
  var isConvenience = false
  /// True for an initializer of a class. It fills an object that its caller has made, which it is passed as `self`.
  var fillsObject = false
  var isThrowing = false
  /// True if it is marked `async`.
  var isAsync = false
  /// The type of the errors in `throws(E)`; nil for any error.
  var thrown: TypeSyntax?
  /// True for the getter of a property with a setter; in a protocol, that is `{ get set }`.
  var isSettable = false
  /// True if it is marked `@_disfavoredOverload`, so that other overloads are preferred.
  var isDisfavored = false
  /// True if it is marked `@ViewBuilder`: the statements of its body make views.
  var isBuilder = false
  /// The file's result builder in its attribute, or nil.
  var ownBuilder: TypeSyntax?
  var offset: Int
  /// True if the prelude declares the function; an error in it is attributed to its caller.
  var isPrelude = false
  /// The context of a local function, or nil for other functions.
  var enclosing: LocalContext?
  /// The initial value of a `lazy` property or variable, evaluated at the first read; nil for other functions. Its
  /// accessors have no body.
  var lazyValue: ExprSyntax?
  /// The variable that stores the value of a local `lazy` variable, or nil for other functions.
  var lazyStorage: VariableID?
  /// The stored name (`_name`) of a wrapped property with observers, for its synthesized accessors; nil for other
  /// functions. The accessor reads or changes the wrapper's value, and a change calls the observers.
  var wrapped: String?
  /// The diagnostic for an unsupported form, emitted when something needs the declaration; nil if the form is
  /// supported.
  var refusal: Complaint?
  /// The property or variable that determines the parameter's type in a setter or an observer without a written type,
  /// otherwise nil.
  var subject: Subject?

  /// A property or variable whose value a setter or an observer takes.
  enum Subject {
    case property(Nominal, String)
    case global(GlobalID)
    case variable(VariableID)
    case getter(FunctionID)
  }

  /// The statements of the body, or nil if it has none.
  var statements: CodeBlockItemListSyntax? { preludeBody.map(Prelude.standard.statements) ?? body }

  /// The full name with argument labels: `path(in:)`.
  var fullName: String {
    switch kind {
    case .getter, .setter: name
    default: name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
  }
}

/// The context that a local function captures.
struct LocalContext {
  var scopes: [Scope]
  var function: FunctionID
}

/// The names that a block declares.
struct Scope {
  var variables: [String: VariableID] = [:]
  var functions: [String: [FunctionID]] = [:]
  /// The getters of computed variables.
  var getters: [String: FunctionID] = [:]
  var types: [String: Nominal] = [:]
  /// The property wrappers of variables that have one.
  var wrappers: [String: VariableID] = [:]

  /// Returns whether the block declares a variable or a function of that name.
  func declares(_ name: String) -> Bool {
    variables[name] != nil || getters[name] != nil || functions[name] != nil || wrappers[name] != nil
  }
}

/// The observers of a stored property or variable, called before and after a change.
struct Observers {
  var willSet: FunctionID?
  /// The function that tells those who hear of a published property what it will be.
  var publishing: FunctionID?
  var didSet: FunctionID?

  /// The observers that are called before a change, with the new value.
  var before: [FunctionID] { [willSet, publishing].compactMap { $0 } }
  var all: [FunctionID] { before + [didSet].compactMap { $0 } }

  /// Returns true if the function is one of these observers. A change made inside an observer does not call the
  /// observers again.
  func contains(_ id: FunctionID?) -> Bool { id.map(all.contains) ?? false }
}

/// The members that the file and the prelude declare for one type, which may be a library type; also used for the file
/// scope.
struct MemberTable {
  var functions: [String: [FunctionID]] = [:]
  var staticFunctions: [String: [FunctionID]] = [:]
  var initializers: [FunctionID] = []
  var getters: [String: FunctionID] = [:]
  /// Further getters of the same names with other constraints, as in two `extension Array where Element == …`.
  var otherGetters: [String: [FunctionID]] = [:]
  var staticGetters: [String: FunctionID] = [:]
  /// Further static getters of the same names.
  var otherStaticGetters: [String: [FunctionID]] = [:]
  var subscripts: [FunctionID] = []
  var staticSubscripts: [FunctionID] = []
  var globals: [String: GlobalID] = [:]
  var observers: [String: Observers] = [:]
  var types: [String: Nominal] = [:]
}

extension MemberTable {
  /// Returns the getters of that name with all their constraints.
  func allGetters(_ name: String) -> [FunctionID] {
    (getters[name].map { [$0] } ?? []) + (otherGetters[name] ?? [])
  }

  /// Returns all static getters of that name.
  func allStaticGetters(_ name: String) -> [FunctionID] {
    (staticGetters[name].map { [$0] } ?? []) + (otherStaticGetters[name] ?? [])
  }
}
