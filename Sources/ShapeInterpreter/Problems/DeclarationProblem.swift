/// A declaration that lacks a part, contradicts another one or depends on itself.
enum DeclarationProblem: Problem {
  /// A kind of member that a subclass may declare anew; the raw value is its name in a sentence.
  enum Member: String {
    case method, property, initializer, `subscript`
  }

  case redeclaration(String)
  /// A member in the place of an inherited one that does not say so.
  case missingOverride
  /// An `override` in the place of a `required` initializer, or nothing.
  case missingRequired(isOverride: Bool)
  case overridesNothing(Member)
  /// An initializer that has the types of an inherited one, but other labels.
  case overridesOtherLabels(String, String)
  case overridesStatic(Member)
  case overridesFinal(Member, isOfType: Bool)
  /// A stored property in the place of an inherited one.
  case overridingStorage(String)
  case overrideOutsideOfClass
  case finalSuperclass(String)
  /// A function without a body.
  case functionWithoutBody
  case setterWithoutGetter
  case computedWithoutType
  /// A variable whose type is neither written nor that of a value.
  case missingType
  /// A global or static `let`.
  case globalWithoutValue(isStatic: Bool, isLet: Bool)
  /// `lazy var (a, b) = …`.
  case lazyPattern
  case wrappedPattern
  case lazyWithoutValue
  /// A stored property of an enum, or of an extension of any type.
  case storedInEnum
  case storedInExtension
  case staticStoredInProtocol
  case staticStoredInGenericType
  /// `var x: Int` in a protocol.
  case requirementWithoutAccessors
  /// A local variable with `didSet` that has no value.
  case observedWithoutValue
  case typeRefersToItself(of: String)
  case valueRefersToItself(of: String)
  case aliasRefersToItself(String)
  /// A class with properties that nothing gives a value.
  case classWithoutInitializers(String)
  /// `weak` before a variable that refers to no object.
  case weakValue(Type)
  case recursiveEnum(Type)
  case recursiveValue(Type)

  var sentence: Sentence {
    switch self {
    case .redeclaration(let name): "invalid redeclaration of '\(name)'"
    case .missingOverride: "overriding declaration requires an 'override' keyword"
    case .missingRequired(let isOverride):
      isOverride
        ? "use the 'required' modifier to override a required initializer"
        : "'required' modifier must be present on all overrides of a required initializer"
    case .overridesNothing(.initializer): "initializer does not override a designated initializer from its superclass"
    case .overridesNothing(let kind): "\(kind.rawValue) does not override any \(kind.rawValue) from its superclass"
    case .overridesOtherLabels(let own, let other):
      "argument labels for initializer '\(own)' do not match those of overridden initializer '\(other)'"
    case .overridesStatic(let kind): "cannot override static \(kind.rawValue)"
    case .overridesFinal(let kind, let isOfType):
      "\(kind.name(isOfType: isOfType)) overrides a 'final' \(kind.name(isOfType: isOfType))"
    case .overridingStorage(let name): "cannot override with a stored property '\(name)'"
    case .overrideOutsideOfClass: "'override' can only be specified on class members"
    case .finalSuperclass(let name): "inheritance from a final class '\(name)'"
    case .functionWithoutBody: "expected '{' in body of function declaration"
    case .setterWithoutGetter: "variable with a setter must also have a getter"
    case .computedWithoutType: "computed property must have an explicit type"
    case .missingType: "type annotation missing in pattern"
    case .globalWithoutValue(let isStatic, let isLet):
      isLet
        ? "\(isStatic ? "static" : "global") 'let' declaration requires an initializer expression"
        : """
        \(isStatic ? "static" : "global") 'var' declaration requires an initializer expression or an explicitly stated \
        getter
        """
    case .wrappedPattern: "property wrapper can only apply to a single variable"
    case .lazyPattern: "'lazy' cannot destructure an initializer"
    case .lazyWithoutValue: "lazy properties must have an initializer"
    case .storedInEnum: "enums must not contain stored properties"
    case .storedInExtension: "extensions must not contain stored properties"
    case .staticStoredInProtocol: "static stored properties not supported in protocol extensions"
    case .staticStoredInGenericType: "static stored properties not supported in generic types"
    case .requirementWithoutAccessors:
      "property in protocol must have explicit { get } or { get set } specifier"
    case .observedWithoutValue: "non-member observing properties require an initializer"
    case .typeRefersToItself(let name): "the type of '\(name)' refers to itself"
    case .valueRefersToItself(let name): "the value of '\(name)' refers to itself"
    case .aliasRefersToItself(let name): "type alias '\(name)' references itself"
    case .classWithoutInitializers(let name): "class '\(name)' has no initializers"
    case .weakValue(let type):
      "'weak' may only be applied to class and class-bound protocol types, not '\(type)'"
    case .recursiveEnum(let type): "recursive enum '\(type)' is not marked 'indirect'"
    case .recursiveValue(let type):
      "value type '\(type)' cannot have a stored property that recursively contains it"
    }
  }
}

extension DeclarationProblem.Member {
  /// The name of the kind in a sentence about a member of an object or of the class itself.
  fileprivate func name(isOfType: Bool) -> String {
    self == .method ? (isOfType ? "class method" : "instance method") : rawValue
  }
}
