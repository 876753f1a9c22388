import SwiftSyntax

// Assignment through optional chains: `table[key]?.x = 3` changes the value if it exists.

extension Checker {
  /// Checks the left side of an assignment, which may be an optional chain that ends in `?`.
  mutating func checkTarget(_ syntax: ExprSyntax) throws(CheckFailure) -> Expression {
    if let chain = syntax.as(OptionalChainingExprSyntax.self) {
      return try checkChain(chain, expecting: nil, at: syntax.offset) { (_, value) throws(CheckFailure) in value }
    }
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      var parts: [Expression] = []
      for element in tuple.elements {
        if element.expression.is(DiscardAssignmentExprSyntax.self) {
          let dropped = makeVariable("_", inference.makeVariable(), mutable: true)
          variables[dropped].isDropped = true
          parts.append(Expression(.variable(dropped), variables[dropped].type, at: element.offset))
        } else {
          parts.append(try checkTarget(element.expression))
        }
      }
      let components = zip(tuple.elements, parts).map { Type.Component(label: $0.label?.identifierText, type: $1.type) }
      return Expression(.tuple(parts), .tuple(components), at: syntax.offset)
    }
    let target = try check(syntax, expecting: nil)
    try force(target.type)
    if case .deferred(let index) = target.kind, let known = deferred[index].resolution { return known }
    return target
  }

  /// Returns the statement that `change` makes for the lvalue at the end of a chain; it runs only if no base is nil.
  mutating func throughChain(
    _ target: Expression, at offset: Int, _ change: (inout Checker, Expression) throws(CheckFailure) -> Statement
  ) throws(CheckFailure) -> Statement {
    let whole = try chained(target, at: offset, change)
    if current.defersSettling {
      try resolveDeferred()
      return .expression(whole)
    }
    return .expression(try settle(whole))
  }

  private mutating func chained(
    _ target: Expression, at offset: Int, _ change: (inout Checker, Expression) throws(CheckFailure) -> Statement
  ) throws(CheckFailure) -> Expression {
    guard case .chain(let base, let variable, let rest) = target.kind else {
      try requireMutable(target, at: offset)
      let statement = try change(&self, target)
      return Expression(.block([statement], makeVariable("", .void, mutable: true)), .void, at: offset)
    }
    var part = rest
    if case .convert(let inner) = rest.kind, inner.type.wrapped == nil { part = inner }
    let inner = try chained(part, at: offset, change)
    let type = Type.optional(.void)
    let done = inner.type == .void ? Expression(.convert(inner), type, at: offset) : inner
    return Expression(.chain(base, variable, done), type, at: offset)
  }
}
