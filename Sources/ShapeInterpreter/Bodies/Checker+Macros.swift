import SwiftSyntax

// Macros that are expressions: a color as Xcode writes it, the predicate of a query, and names of members as texts.

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
    case "keyPath":
      guard let path = node.arguments.first?.expression.memberNames else { break }
      // The path begins behind the names of types.
      let names = path.drop { $0.first?.isUppercase ?? false }
      return Expression(.string([.text(names.joined(separator: "."))]), .string, at: offset)
    case "selector":
      guard let general = declarations.preludeTypes["Selector"].flatMap({ types[$0]?.type }),
        let name = node.arguments.first?.expression.memberNames?.last
      else { break }
      let text = Expression(.string([.text(name)]), .string, at: offset)
      return try construct(general, [.checked(text)], expecting: type, at: offset)
    default: break
    }
    throw failure(SupportProblem.expression(.macro), at: node.offset)
  }
}

extension ExprSyntax {
  /// The names in a chain of members, `Book.title`; nil for another expression.
  fileprivate var memberNames: [String]? {
    if let node = self.as(DeclReferenceExprSyntax.self) { return [node.baseName.identifierText] }
    guard let node = self.as(MemberAccessExprSyntax.self), let base = node.base, let names = base.memberNames else {
      return nil
    }
    return names + [node.declName.baseName.identifierText]
  }
}
