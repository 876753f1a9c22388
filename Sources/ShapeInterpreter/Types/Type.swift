/// The name by which the checker identifies a struct, enum or protocol.
struct Nominal: Hashable, Sendable {
  /// The name including its enclosing types: `Flower.Petal`.
  var name: String
  /// True if the file or the prelude declares the type; a native library type of the same name is a different one.
  var isDeclared: Bool
  /// A number that distinguishes declared types of the same name: the offset of a local or repeated declaration,
  /// `preludePlace` in the prelude, otherwise nil. A nested type has the place of its outer type.
  var place: Int?

  /// True if the prelude (the part of the library that is written in Swift) declares the type.
  var isPrelude: Bool { place == Nominal.preludePlace }

  /// True if the type is one that the library keeps for itself: its name begins with an underscore.
  var isInternal: Bool { !(isDeclared && !isPrelude) && baseName.hasPrefix("_") }

  /// The place of all prelude types, so that a file may declare types of the same names.
  static let preludePlace = -1

  static func library(_ name: String) -> Nominal { Nominal(name: name, isDeclared: false, place: nil) }

  /// Hashes the name, which is enough to tell nearly all types apart.
  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name's last component, as it is written inside the surrounding type.
  var baseName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// A Swift type as the checker reasons about it.
indirect enum Type: Hashable, Sendable {
  /// A component of a tuple type.
  struct Component: Hashable, Sendable {
    var label: String?
    var type: Type
  }

  /// A parameter of a function type.
  struct Parameter: Hashable, Sendable {
    var type: Type
    var isInout = false
  }

  /// A struct, enum or protocol with its generic arguments.
  case nominal(Nominal, [Type])
  /// A tuple; the empty one is Void.
  case tuple([Component])
  case function([Parameter], Type)
  /// The type of a type name that is used as a value.
  case metatype(Type)
  /// A generic parameter inside the declaration that introduces it.
  case parameter(GenericParameter)
  /// A type variable that inference has yet to bind.
  case variable(Int)
  /// The type of an expression whose error is already reported.
  case failed
}

/// A generic parameter of a declaration; its name and owner together are unique within a file and its prelude.
struct GenericParameter: Hashable, Sendable {
  /// The requirements on a parameter.
  private struct Requirements: Equatable, Sendable {
    var bounds: [Nominal]
    var root: [GenericParameter] = []
    var known: [String: Type] = [:]
    var limits: [String: [Nominal]] = [:]
    var element: Type?
  }

  /// The name as it is written.
  var name: String
  /// The offset of the declaration; distinguishes parameters of the same name.
  var owner: Int
  private var requirements: Shared<Requirements>

  init(name: String, owner: Int, bounds: [Nominal], root: [GenericParameter] = []) {
    self.name = name
    self.owner = owner
    requirements = Shared(Requirements(bounds: bounds, root: root))
  }

  /// The protocols that it is declared to conform to.
  var bounds: [Nominal] {
    get { requirements.bounds }
    set { requirements.bounds = newValue }
  }

  /// The parameter that an associated type such as `S.InsetShape` is a member of; at most one element.
  var root: [GenericParameter] {
    get { requirements.root }
    set { requirements.root = newValue }
  }

  /// Returns whether both lead to one declared parameter: `S`, `S.Item` and `S.Item.Element` do.
  func sharesRoot(with other: GenericParameter) -> Bool {
    owner == other.owner && name.utf8.prefix { $0 != 0x2E }.elementsEqual(other.name.utf8.prefix { $0 != 0x2E })
  }

  /// The types that associated types equal, by their paths (`Items.Element`).
  var known: [String: Type] {
    get { requirements.known }
    set { requirements.known = newValue }
  }

  /// The protocols that associated types conform to, by their paths.
  var limits: [String: [Nominal]] {
    get { requirements.limits }
    set { requirements.limits = newValue }
  }

  /// The element type of a sequence: a generic parameter, or the type given in the declaration. It is nil if the
  /// parameter is no sequence.
  var element: Type? {
    get { requirements.element }
    set { requirements.element = newValue }
  }

  /// Hashes the name and the owner, which is enough to tell nearly all parameters apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(owner)
  }

  static func == (one: GenericParameter, other: GenericParameter) -> Bool {
    one.owner == other.owner && one.name == other.name && one.requirements.equals(other.requirements)
  }

  /// Returns whether both stand for one declared parameter, perhaps with different requirements.
  func isSame(as other: GenericParameter) -> Bool { name == other.name && owner == other.owner && root == other.root }

  /// The name of an associated type within its protocol.
  var memberName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension Type {
  static func library(_ name: String, _ arguments: Type...) -> Type {
    .nominal(.library(name), arguments)
  }

  static let int = Type.library("Int")
  static let double = Type.library("Double")
  static let cgFloat = Type.library("CGFloat")
  static let float = Type.library("Float")
  static let bool = Type.library("Bool")
  static let string = Type.library("String")
  static let character = Type.library("Character")
  static let path = Type.library("Path")
  static let rect = Type.library("CGRect")
  static let point = Type.library("CGPoint")
  static let size = Type.library("CGSize")
  static let angle = Type.library("Angle")
  /// The type of a view's node, which stands for `some View`.
  static let node = Type.library("some View")
  static let void = Type.tuple([])
  static let never = Type.library("Never")
  /// Any hashable value. It is stored as an existential of `Hashable` is.
  static let anyHashable = Type.library("AnyHashable")

  static func array(_ element: Type) -> Type { .library("Array", element) }
  static func slice(_ element: Type) -> Type { .library("ArraySlice", element) }
  static func set(_ element: Type) -> Type { .library("Set", element) }
  static func dictionary(_ key: Type, _ value: Type) -> Type { .library("Dictionary", key, value) }
  static func optional(_ wrapped: Type) -> Type { .library("Optional", wrapped) }
  static func range(_ bound: Type) -> Type { .library("Range", bound) }
  static func closedRange(_ bound: Type) -> Type { .library("ClosedRange", bound) }

  /// The element type of an array type, or nil for other types.
  var arrayElement: Type? { argument(of: "Array") }

  /// Returns a tuple type without labels.
  static func pair(_ first: Type, _ second: Type) -> Type {
    .tuple([Component(label: nil, type: first), Component(label: nil, type: second)])
  }

  /// Returns the type of a dictionary's element, a labelled tuple.
  static func entry(_ key: Type, _ value: Type) -> Type {
    .tuple([Component(label: "key", type: key), Component(label: "value", type: value)])
  }

  /// The types of a dictionary's keys and values, or nil for other types.
  var dictionaryParts: (key: Type, value: Type)? {
    guard case .nominal(let nominal, let arguments) = self, nominal == .library("Dictionary"), arguments.count == 2
    else { return nil }
    return (arguments[0], arguments[1])
  }

  /// True if this is a dictionary's or set's type.
  var isTable: Bool { nominal == .library("Dictionary") || nominal == .library("Set") }

  /// The wrapped type of an optional type, or nil for other types.
  var wrapped: Type? { argument(of: "Optional") }

  /// The type without the optionals around it.
  var bare: Type {
    var type = self
    while let wrapped = type.wrapped { type = wrapped }
    return type
  }

  /// Returns the first generic argument if this is the library type of that name, otherwise nil.
  func argument(of name: String) -> Type? {
    guard case .nominal(let nominal, let arguments) = self, nominal == .library(name) else {
      return nil
    }
    return arguments.first
  }

  /// The name of the type without its arguments, or nil if it has no name.
  var nominal: Nominal? {
    guard case .nominal(let nominal, _) = self else { return nil }
    return nominal
  }

  /// True if this is a struct, enum or protocol.
  var isNominal: Bool { nominal != nil }

  /// True if the type is a named type or a generic parameter. Only such a context decides what a generic result is.
  var isNamed: Bool {
    switch self {
    case .nominal, .parameter: true
    default: false
    }
  }

  /// True if the type is one of the standard library's numeric types, which have built-in arithmetic.
  var isNumeric: Bool { isInteger || isFloating }

  /// The names of the integer types.
  private static let integerNames: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// True if this is an integer type.
  var isInteger: Bool {
    if self == .int { return true }
    guard case .nominal(let nominal, _) = self, !nominal.isDeclared else { return false }
    return Type.integerNames.contains(nominal.name)
  }

  /// True if this is a floating-point type.
  var isFloating: Bool { self == .double || self == .cgFloat || self == .float }

  /// True if this is Double or CGFloat, which Swift converts into each other implicitly.
  var isConvertibleFloat: Bool { self == .double || self == .cgFloat }

  /// Returns true if this is a generic parameter with that library protocol, or one that refines it, as a bound.
  func isBounded(by name: String) -> Bool {
    guard case .parameter(let parameter) = self else { return false }
    return parameter.bounds.contains { LibraryProtocols.refines($0.name, name) }
  }

  /// Returns the type with parts replaced, from the outside in: a part for which `change` returns a type is replaced by
  /// it, and parts within a replacement are not visited.
  func mapped(_ change: (Type) -> Type?) -> Type { changed(change) ?? self }

  /// Returns the type with parts replaced; nil if none is.
  private func changed(_ change: (Type) -> Type?) -> Type? {
    if let changed = change(self) { return changed }
    switch self {
    case .nominal(let nominal, let arguments):
      return Self.changed(arguments, change).map { .nominal(nominal, $0) }
    case .tuple(let components): return Self.changed(components, change).map { .tuple($0) }
    case .function(let parameters, let result):
      let (own, other) = (Self.changed(parameters, change), result.changed(change))
      return own == nil && other == nil ? nil : .function(own ?? parameters, other ?? result)
    case .metatype(let type): return type.changed(change).map { .metatype($0) }
    case .parameter, .variable, .failed: return nil
    }
  }

  private static func changed<Holder: TypePart>(_ parts: [Holder], _ change: (Type) -> Type?) -> [Holder]? {
    var result: [Holder]?
    for index in parts.indices {
      guard let changed = parts[index].type.changed(change) else { continue }
      result = result ?? parts
      result?[index].type = changed
    }
    return result
  }

  /// Passes the type and all types within it to `visit`, from the outside in, until it returns true. Returns whether it
  /// did.
  @discardableResult
  func contains(_ visit: (Type) -> Bool) -> Bool {
    if visit(self) { return true }
    switch self {
    case .nominal(_, let arguments): return arguments.contains { $0.contains(visit) }
    case .tuple(let components): return components.contains { $0.type.contains(visit) }
    case .function(let parameters, let result):
      return parameters.contains { $0.type.contains(visit) } || result.contains(visit)
    case .metatype(let type): return type.contains(visit)
    case .parameter, .variable, .failed: return false
    }
  }

  /// The associated types of generic parameters within this type.
  var associatedTypes: [GenericParameter] { parameters.filter { !$0.root.isEmpty } }

  /// The generic parameters within this type.
  var parameters: [GenericParameter] {
    var found: [GenericParameter] = []
    contains { type in
      if case .parameter(let parameter) = type { found.append(parameter) }
      return false
    }
    return found
  }

  /// The nesting depth of the type; 1 for a type without arguments.
  var depth: Int {
    switch self {
    case .nominal(_, let arguments): 1 + (arguments.map(\.depth).max() ?? 0)
    case .tuple(let components): 1 + (components.map(\.type.depth).max() ?? 0)
    case .function(let parameters, let result): 1 + max(parameters.map(\.type.depth).max() ?? 0, result.depth)
    case .metatype(let type): 1 + type.depth
    case .parameter, .variable, .failed: 1
    }
  }

  /// True if the type contains a type variable.
  var isOpen: Bool { contains { if case .variable = $0 { true } else { false } } }
}

/// A part of a type that is a type or has one.
private protocol TypePart {
  var type: Type { get set }
}

extension Type: TypePart {
  fileprivate var type: Type {
    get { self }
    set { self = newValue }
  }
}

extension Type.Component: TypePart {}
extension Type.Parameter: TypePart {}

extension Type {
  /// Binds each generic parameter within this type that is not bound yet to the part of another type in its position.
  /// Ignores parts of different forms.
  func bind(to other: Type, in known: inout [GenericParameter: Type]) {
    switch (self, other) {
    case (.parameter(let parameter), _):
      if parameter.root.isEmpty, known[parameter] == nil { known[parameter] = other }
    case (.nominal(let nominal, let own), .nominal(let otherNominal, let others)) where nominal == otherNominal:
      for (part, other) in zip(own, others) { part.bind(to: other, in: &known) }
    case (.tuple(let own), .tuple(let others)):
      for (part, other) in zip(own, others) { part.type.bind(to: other.type, in: &known) }
    case (.function(let own, let result), .function(let others, let otherResult)):
      for (part, other) in zip(own, others) { part.type.bind(to: other.type, in: &known) }
      result.bind(to: otherResult, in: &known)
    case (.metatype(let own), .metatype(let other)): own.bind(to: other, in: &known)
    default: return
    }
  }
}

extension Type: CustomStringConvertible {
  /// The type as Swift's compiler prints it in a diagnostic. Distinct types have distinct descriptions.
  var description: String { text(isTold: false) }

  /// The type as a sentence to the user has it: types that the library keeps for itself are some view.
  var told: String { text(isTold: true) }

  private func text(isTold: Bool) -> String {
    func text(_ type: Type) -> String { type.text(isTold: isTold) }
    switch self {
    case .nominal(let nominal, let arguments):
      switch (nominal, arguments.count) {
      case (.library("Array"), 1): return "[\(text(arguments[0]))]"
      case (.library("Dictionary"), 2): return "[\(text(arguments[0])) : \(text(arguments[1]))]"
      case (.library("Optional"), 1):
        return arguments[0].needsParentheses ? "(\(text(arguments[0])))?" : "\(text(arguments[0]))?"
      case (.library("_Style"), 0): return "some ShapeStyle"
      case _ where isTold && nominal.isInternal: return Type.node.description
      case (_, 0): return nominal.name
      default: return "\(nominal.name)<\(arguments.map(text).joined(separator: ", "))>"
      }
    case .tuple(let components):
      let parts = components.map { component in
        component.label.map { "\($0): \(text(component.type))" } ?? text(component.type)
      }
      return "(\(parts.joined(separator: ", ")))"
    case .function: return functionText(with: "", isTold: isTold)
    case .metatype(let type): return "\(text(type)).Type"
    case .parameter(let parameter): return parameter.name
    case .variable: return "_"
    case .failed: return "<<error type>>"
    }
  }

  /// Returns the description of a function type whose effects are named before its arrow.
  func description(with effects: String) -> String { functionText(with: effects, isTold: false) }

  private func functionText(with effects: String, isTold: Bool) -> String {
    guard case .function(let parameters, let result) = self else { return text(isTold: isTold) }
    let parts = parameters.map { ($0.isInout ? "inout " : "") + $0.type.text(isTold: isTold) }
    let output = result == .void ? "()" : result.text(isTold: isTold)
    return "(\(parts.joined(separator: ", ")))\(effects.isEmpty ? "" : " " + effects) -> \(output)"
  }

  /// The name that Swift prints for the type itself, without those of the types around it; nil if a part of it is not
  /// known.
  var printedName: String? {
    guard case .nominal(let nominal, let arguments) = self, self != .node else { return nil }
    guard !arguments.isEmpty else { return nominal.baseName }
    let names = arguments.compactMap(\.printedName)
    return names.count == arguments.count ? "\(nominal.baseName)<\(names.joined(separator: ", "))>" : nil
  }

  /// The text that Swift prints for the type itself, if it is a tuple or holds one; nil for parts without a name.
  var typeText: String? {
    switch self {
    case .tuple(let components):
      let parts = components.map { component in
        component.type.typeText.map { (component.label.map { $0 + ": " } ?? "") + $0 }
      }
      return parts.contains(nil) ? nil : "(" + parts.compactMap { $0 }.joined(separator: ", ") + ")"
    case .nominal(let nominal, let arguments) where !arguments.isEmpty:
      let names = arguments.map(\.typeText)
      return names.contains(nil) ? nil : "\(nominal.baseName)<\(names.compactMap { $0 }.joined(separator: ", "))>"
    default: return printedName
    }
  }

  private var needsParentheses: Bool {
    if case .function = self { return true }
    return false
  }
}
