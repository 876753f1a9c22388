import SwiftSyntax

// Macros that are expressions: a color as Xcode writes it, the name of a method, and the predicate of a query.

extension Checker {
  mutating func checkMacro(
    _ node: MacroExpansionExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let offset = node.macroName.offset
    switch node.macroName.text {
    case "colorLiteral":
      let arguments = node.arguments.map { Argument.written(label: $0.label?.identifierText, $0.expression) }
      return try choose(
        among: try candidates(fileScope.functions["_colorLiteral"] ?? []), arguments, expecting: type, at: offset,
        named: "#colorLiteral")
    case "selector":
      guard let named = node.arguments.first?.expression, node.arguments.count == 1,
        let type = declarations.preludeTypes["Selector"].flatMap({ types[$0]?.type })
      else { break }
      let name = Expression(.string([.text(named.trimmedDescription)]), .string, at: offset)
      return try construct(type, [.checked(name)], expecting: nil, at: offset)
    case "Predicate":
      guard let closure = node.trailingClosure,
        let general = declarations.preludeTypes["Predicate"].flatMap({ types[$0]?.type })
      else { break }
      var given: [Type] = []
      for argument in (node.genericArgumentClause?.arguments).elementList {
        if case .type(let syntax) = argument.argument { given.append(try resolve(syntax, in: typeScope)) }
      }
      let made = specialized(general, by: given) ?? opened(general)
      if let type { _ = inference.unify(made, type.wrapped ?? type) }
      return try construct(made, [.trailing(label: nil, closure)], expecting: type, at: offset)
    default: break
    }
    throw failure(SupportProblem.expression(.macro), at: node.offset)
  }
}
