import SwiftSyntax

// Literals of a file's own types: `let radius: Radius = 3`, where Radius is `ExpressibleByIntegerLiteral`.

extension Checker {
  /// The value of one of the file's types that a literal makes; nil for what is no literal, and for a type that takes none of its kind.
  mutating func ownValue(of literal: Expression, as type: Type) -> Expression? {
    if case .conditional(let condition, let first, let second) = literal.kind {
      guard let first = ownValue(of: first, as: type), let second = ownValue(of: second, as: type) else { return nil }
      return Expression(.conditional(condition, first, second), type, at: literal.offset)
    }
    guard let form = literal.literalForm, takes(form, type) else { return nil }
    let before = inference
    // What the literal was taken for beside others counts no more.
    var literal = literal
    if form == .integer { literal.type = inference.makeVariable(.integerLiteral) }
    if form == .float { literal.type = inference.makeVariable(.floatLiteral) }
    let value = try? chooseLiteral(form, [.labelled(form.label, literal)], type, at: literal.offset)
    if value == nil { inference = before }
    return value
  }

  /// Whether a type is one of the file that literals of a form can have.
  func takes(_ form: LiteralForm, _ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type, types[nominal] != nil else { return false }
    return form.protocols.contains { conforms(type, to: .library($0)) }
  }

  /// The value of one of the file's types that an array literal lists the elements of.
  mutating func ownArray(_ node: ArrayExprSyntax, _ type: Type) throws(CheckFailure) -> Expression {
    let arguments = node.elements.enumerated().map { index, element in
      Argument.written(label: index == 0 ? LiteralForm.array.label : nil, element.expression)
    }
    return try chooseLiteral(.array, arguments, type, at: node.offset)
  }

  /// The value of one of the file's types that a dictionary literal lists the pairs of.
  mutating func ownDictionary(
    _ elements: [DictionaryElementSyntax], _ type: Type, at offset: Int
  ) throws(CheckFailure) -> Expression {
    guard let id = initializers(.dictionary, of: type).first,
      case .tuple(let parts) = try substituted(signature(of: id).parameters[0].type, substitution(for: id, in: type)),
      parts.count == 2
    else { throw CheckFailure.silent }
    var arguments: [Argument] = []
    for element in elements {
      let key = try fit(try check(element.key, expecting: parts[0].type), to: parts[0].type, element.key, as: .key)
      let value = try fit(
        try check(element.value, expecting: parts[1].type), to: parts[1].type, element.value, as: .value)
      let label = arguments.isEmpty ? LiteralForm.dictionary.label : nil
      arguments.append(.labelled(label, Expression(.tuple([key, value]), .tuple(parts), at: element.offset)))
    }
    return try chooseLiteral(.dictionary, arguments, type, at: offset)
  }

  private func initializers(_ form: LiteralForm, of type: Type) -> [FunctionID] {
    let all = type.nominal.flatMap { members[$0]?.initializers } ?? []
    return all.filter { functions[$0].parameters.map(\.label) == [form.label] }
  }

  private mutating func chooseLiteral(
    _ form: LiteralForm, _ arguments: [Argument], _ type: Type, at offset: Int
  ) throws(CheckFailure) -> Expression {
    try choose(
      among: try candidates(initializers(form, of: type)), arguments, expecting: type, at: offset, named: "init",
      of: type)
  }
}

/// What a literal is of, as far as types of a file can be made of it.
enum LiteralForm: String {
  case integer, float, boolean, string, array, dictionary

  /// The label of the initializer that takes the literal.
  var label: String { rawValue + "Literal" }

  /// The protocols whose types can be written so.
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
  /// What the expression is a literal of; nil for collections, whose elements are to be seen with it, and for all else.
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
