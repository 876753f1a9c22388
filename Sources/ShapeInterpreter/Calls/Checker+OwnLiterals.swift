// Literals of types that the file declares: `let radius: Radius = 3`, where Radius is `ExpressibleByIntegerLiteral`.

extension Checker {
  /// Returns the value that a literal makes of one of the file's types; nil if the expression is no literal or the type
  /// does not accept it.
  mutating func ownValue(of literal: Expression, as type: Type) -> Expression? {
    if case .conditional(let condition, let first, let second) = literal.kind {
      guard let first = ownValue(of: first, as: type), let second = ownValue(of: second, as: type) else { return nil }
      return Expression(.conditional(condition, first, second), type, at: literal.offset)
    }
    guard let form = literal.literalForm, takes(form, type) else { return nil }
    let before = inference
    // Drops the type that the literal got from other operands.
    var literal = literal
    if form == .integer { literal.type = inference.makeVariable(.integerLiteral) }
    if form == .float { literal.type = inference.makeVariable(.floatLiteral) }
    if form == .string, let nominal = type.nominal, nominal.isPrelude, Self.translated.contains(nominal.name) {
      if nominal.name == "LocalizedStringKey", let key = joinedKey(literal, as: type) { return key }
      literal = localized(literal)
    }
    let value = try? chooseLiteral(form, [.labelled(form.label, literal)], type, at: literal.offset)
    if value == nil { inference = before }
    return value
  }

  /// The types whose literals are translated.
  private static let translated: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue",
  ]

  /// Returns the `zero` that Swift gives a `Numeric` type of the file, its value of the literal 0; nil for other types.
  mutating func ownZero(of type: Type, at offset: Int) -> Expression? {
    guard conforms(type, to: .library("Numeric")) else { return nil }
    return ownValue(of: Expression(.integer(0), .int, at: offset), as: type)
  }

  /// Returns whether a type is declared in the file and can be expressed by such a literal.
  func takes(_ form: LiteralForm, _ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type, types[nominal] != nil else { return false }
    return form.protocols.contains { conforms(type, to: .library($0)) }
  }

  func initializers(_ form: LiteralForm, of type: Type) -> [FunctionID] {
    let all = type.nominal.flatMap { members[$0]?.initializers } ?? []
    return all.filter { functions[$0].parameters.map(\.label) == [form.label] }
  }

  mutating func chooseLiteral(
    _ form: LiteralForm, _ arguments: [Argument], _ type: Type, at offset: Int
  ) throws(CheckFailure) -> Expression {
    try choose(
      among: try candidates(initializers(form, of: type)), arguments, expecting: type, at: offset, named: "init",
      of: type)
  }
}

/// A kind of literal by which a type of the file can be expressed.
enum LiteralForm: String {
  case integer, float, boolean, string, array, dictionary

  /// The argument label of the initializer that takes the literal.
  var label: String { rawValue + "Literal" }

  /// The protocols of types that can be expressed by such a literal.
  var protocols: [String] {
    switch self {
    case .integer: ["ExpressibleByIntegerLiteral"]
    case .float: ["ExpressibleByFloatLiteral"]
    case .boolean: ["ExpressibleByBooleanLiteral"]
    case .string: ["ExpressibleByStringLiteral", "ExpressibleByStringInterpolation"]
    case .array: ["ExpressibleByArrayLiteral"]
    case .dictionary: ["ExpressibleByDictionaryLiteral"]
    }
  }
}

extension Expression {
  /// The kind of literal, or nil for other expressions and for collections, which are handled with their elements.
  fileprivate var literalForm: LiteralForm? {
    switch kind {
    case .integer: .integer
    case .decimal: .float
    case .boolean: .boolean
    case .string: .string
    default: nil
    }
  }
}
