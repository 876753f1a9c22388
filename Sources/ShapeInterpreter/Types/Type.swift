/// The name under which a struct, enum or protocol is known to the checker.
struct Nominal: Hashable, Sendable {
  /// The name with the types around it: `Flower.Petal`.
  var name: String
  /// Whether the file declares it; the library's type of the same name is another one.
  var isDeclared: Bool
  /// Where a function declares it; tells apart types of one name in several functions, and a file's from the prelude's.
  var place: Int?

  /// Whether the library's own Swift declares it.
  var isPrelude: Bool { place == Nominal.preludePlace }

  /// The place of the prelude's types: a file may declare others of the same names.
  static let preludePlace = -1

  static func library(_ name: String) -> Nominal { Nominal(name: name, isDeclared: false, place: nil) }

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
  /// The type of a type's name used as a value.
  case metatype(Type)
  /// A generic parameter inside the declaration that introduces it.
  case parameter(GenericParameter)
  /// A type still to be found by inference.
  case variable(Int)
  /// The type of what was already complained about.
  case failed
}

/// A generic parameter of a declaration; the name is unique within a file and its prelude.
struct GenericParameter: Hashable, Sendable {
  /// The name as written.
  var name: String
  /// Tells apart parameters of the same name: the offset of the declaration.
  var owner: Int
  /// The protocols that it is declared to conform to.
  var bounds: [Nominal]
  /// For an associated type, `S.InsetShape`: the one parameter whose member it is.
  var root: [GenericParameter] = []

  /// What the declaration says of its associated types, by their paths, `Items.Element` say: the type that one is, and what protocols it has.
  var known: [String: Type] = [:]
  var limits: [String: [Nominal]] = [:]

  /// The name of an associated type within its protocol.
  var memberName: String { name.split(separator: ".").last.map(String.init) ?? name }
  /// What a sequence's elements are: a parameter that stands for them, or the type that the declaration says.
  var element: Type?
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
  static let void = Type.tuple([])
  static let never = Type.library("Never")

  static func array(_ element: Type) -> Type { .library("Array", element) }
  static func slice(_ element: Type) -> Type { .library("ArraySlice", element) }
  static func set(_ element: Type) -> Type { .library("Set", element) }
  static func dictionary(_ key: Type, _ value: Type) -> Type { .library("Dictionary", key, value) }
  static func optional(_ wrapped: Type) -> Type { .library("Optional", wrapped) }
  static func range(_ bound: Type) -> Type { .library("Range", bound) }
  static func closedRange(_ bound: Type) -> Type { .library("ClosedRange", bound) }

  /// The element type of an array type.
  var arrayElement: Type? { argument(of: "Array") }

  /// A tuple type without labels.
  static func pair(_ first: Type, _ second: Type) -> Type {
    .tuple([Component(label: nil, type: first), Component(label: nil, type: second)])
  }

  /// An element of a dictionary.
  static func entry(_ key: Type, _ value: Type) -> Type {
    .tuple([Component(label: "key", type: key), Component(label: "value", type: value)])
  }

  /// The types of a dictionary's keys and values.
  var dictionaryParts: (key: Type, value: Type)? {
    guard case .nominal(let nominal, let arguments) = self, nominal == .library("Dictionary"), arguments.count == 2
    else { return nil }
    return (arguments[0], arguments[1])
  }

  /// Whether this is a dictionary's or set's type.
  var isTable: Bool { nominal == .library("Dictionary") || nominal == .library("Set") }

  /// The wrapped type of an optional type.
  var wrapped: Type? { argument(of: "Optional") }

  /// The single generic argument when this is the library's type of that name.
  func argument(of name: String) -> Type? {
    guard case .nominal(let nominal, let arguments) = self, nominal == .library(name) else {
      return nil
    }
    return arguments.first
  }

  /// The named type without its arguments.
  var nominal: Nominal? {
    guard case .nominal(let nominal, _) = self else { return nil }
    return nominal
  }

  /// Whether the type is more than a variable, a tuple or a function: something that a context can ask for.
  var isNamed: Bool {
    switch self {
    case .nominal, .parameter: true
    default: false
    }
  }

  /// Whether arithmetic on this type is Swift's own.
  var isNumeric: Bool { isInteger || isFloating }

  /// Whether this is an integer type.
  var isInteger: Bool {
    if self == .int { return true }
    guard case .nominal(let nominal, _) = self, !nominal.isDeclared else { return false }
    return IntegerRows.types[nominal.name] != nil
  }

  /// Whether this is a floating-point type.
  var isFloating: Bool { self == .double || self == .cgFloat || self == .float }

  /// Whether this is one of the two types that Swift converts into each other without being asked.
  var isConvertibleFloat: Bool { self == .double || self == .cgFloat }

  /// Whether this is a generic parameter that the library's protocol of that name bounds, itself or by one that refines it.
  func isBounded(by name: String) -> Bool {
    guard case .parameter(let parameter) = self else { return false }
    return parameter.bounds.contains { LibraryTable.refines($0.name, name) }
  }

  /// The type with its generic parameters and variables replaced as `change` says, from the outside in.
  func mapped(_ change: (Type) -> Type?) -> Type {
    if let changed = change(self) { return changed }
    switch self {
    case .nominal(let nominal, let arguments):
      return arguments.isEmpty ? self : .nominal(nominal, arguments.map { $0.mapped(change) })
    case .tuple(let components):
      return components.isEmpty
        ? self : .tuple(components.map { Component(label: $0.label, type: $0.type.mapped(change)) })
    case .function(let parameters, let result):
      let parameters = parameters.map {
        Parameter(type: $0.type.mapped(change), isInout: $0.isInout)
      }
      return .function(parameters, result.mapped(change))
    case .metatype(let type):
      return .metatype(type.mapped(change))
    case .parameter, .variable, .failed:
      return self
    }
  }

  /// The associated types of generic parameters within this type.
  var associatedTypes: [GenericParameter] {
    var found: [GenericParameter] = []
    _ = mapped { type in
      if case .parameter(let parameter) = type, !parameter.root.isEmpty { found.append(parameter) }
      return nil
    }
    return found
  }

  /// The generic parameters within this type.
  var parameters: [GenericParameter] {
    var found: [GenericParameter] = []
    _ = mapped { type in
      if case .parameter(let parameter) = type { found.append(parameter) }
      return nil
    }
    return found
  }

  /// How deep types nest within this one; 1 for a type without arguments.
  var depth: Int {
    switch self {
    case .nominal(_, let arguments): 1 + (arguments.map(\.depth).max() ?? 0)
    case .tuple(let components): 1 + (components.map(\.type.depth).max() ?? 0)
    case .function(let parameters, let result): 1 + max(parameters.map(\.type.depth).max() ?? 0, result.depth)
    case .metatype(let type): 1 + type.depth
    case .parameter, .variable, .failed: 1
    }
  }

  /// Whether a type variable is left in it.
  var isOpen: Bool { contains { if case .variable = $0 { true } else { false } } }

  /// Whether `condition` holds for this type or a type within it.
  func contains(_ condition: (Type) -> Bool) -> Bool {
    var found = false
    _ = mapped { type in
      if condition(type) { found = true }
      return nil
    }
    return found
  }
}

extension Type: CustomStringConvertible {
  /// The type as Swift's compiler prints it in a diagnostic.
  var description: String {
    switch self {
    case .nominal(let nominal, let arguments):
      switch (nominal, arguments.count) {
      case (.library("Array"), 1): return "[\(arguments[0])]"
      case (.library("Dictionary"), 2): return "[\(arguments[0]) : \(arguments[1])]"
      case (.library("Optional"), 1): return arguments[0].needsParentheses ? "(\(arguments[0]))?" : "\(arguments[0])?"
      case (_, 0): return nominal.name
      default: return "\(nominal.name)<\(arguments.map(\.description).joined(separator: ", "))>"
      }
    case .tuple(let components):
      let parts = components.map { component in
        component.label.map { "\($0): \(component.type)" } ?? "\(component.type)"
      }
      return "(\(parts.joined(separator: ", ")))"
    case .function(let parameters, let result):
      let parts = parameters.map { ($0.isInout ? "inout " : "") + "\($0.type)" }
      let output = result == .void ? "()" : "\(result)"
      return "(\(parts.joined(separator: ", "))) -> \(output)"
    case .metatype(let type): return "\(type).Type"
    case .parameter(let parameter): return parameter.name
    case .variable: return "_"
    case .failed: return "<<error type>>"
    }
  }

  private var needsParentheses: Bool {
    if case .function = self { return true }
    return false
  }
}
