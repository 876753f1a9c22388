import SwiftSyntax

// Optional chains of members.

extension Checker {
  /// Checks `base?.…`: `rest` is applied to the wrapped value, and the result is optional. A base that begins with an
  /// implicit member is looked up in the expected type.
  mutating func checkChain(
    _ node: OptionalChainingExprSyntax, expecting type: Type?, at offset: Int,
    _ rest: (inout Checker, Expression) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression {
    let base = try check(node.expression, expecting: node.expression.isImplicitMember ? type : nil)
    return try lengthened(base, node, at: offset, rest)
  }

  /// Returns `base?.…` for a base that may be a chain: it becomes longer at its innermost value.
  private mutating func lengthened(
    _ base: Expression, _ node: OptionalChainingExprSyntax, at offset: Int,
    _ rest: (inout Checker, Expression) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression {
    if case .chain(let root, let variable, let inner) = base.kind {
      if case .convert(let bare) = inner.kind, bare.type.wrapped == nil {
        throw failure(OptionalProblem.chainOnValue(shown(bare.type)), at: node.questionMark.offset)
      }
      return wrapChain(root, variable, try lengthened(inner, node, at: offset, rest), at: offset)
    }
    try force(base.type)
    guard inference.shallow(base.type).wrapped != nil else {
      throw failure(OptionalProblem.chainOnValue(shown(base.type)), at: node.questionMark.offset)
    }
    return try chain(base, at: offset, rest)
  }

  /// Checks `base?.a.b`, where the base is itself a chain that `rest` continues.
  mutating func checkChained(
    _ base: ExprSyntax, expecting type: Type?, at offset: Int,
    _ rest: (inout Checker, Expression) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression {
    let value = try check(base, expecting: base.isImplicitMember ? type : nil)
    return try continued(value, at: offset, rest)
  }

  /// Returns a chain that `rest` continues at its innermost value; `rest` of a value that is no chain.
  private mutating func continued(
    _ value: Expression, at offset: Int, _ rest: (inout Checker, Expression) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression {
    guard case .chain(let root, let variable, let inner) = value.kind else { return try rest(&self, value) }
    if case .chain = inner.kind {
      return wrapChain(root, variable, try continued(inner, at: offset, rest), at: offset)
    }
    // The inner member is wrapped only because of the chain: continue with the unwrapped value.
    let bare: Expression
    if case .convert(let unwrapped) = inner.kind, inner.type.wrapped != nil, unwrapped.type.wrapped == nil {
      bare = unwrapped
    } else {
      bare = inner
    }
    return wrapChain(root, variable, try rest(&self, bare), at: offset)
  }

  private mutating func chain(
    _ base: Expression, at offset: Int, _ rest: (inout Checker, Expression) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression {
    guard let wrapped = inference.shallow(base.type).wrapped else { throw CheckFailure.silent }
    let variable = makeVariable("", wrapped, mutable: true)
    variables[variable].wrapped = base
    let value = try rest(&self, Expression(.variable(variable), wrapped, at: base.offset))
    return wrapChain(base, variable, value, at: offset)
  }

  /// Returns `base?.value`; an optional value is not wrapped again.
  func wrapChain(_ base: Expression, _ variable: VariableID, _ value: Expression, at offset: Int) -> Expression {
    let isOptional = inference.shallow(value.type).wrapped != nil
    let type: Type = isOptional ? value.type : .optional(value.type)
    let result = isOptional ? value : Expression(.convert(value), type, at: value.offset)
    return Expression(.chain(base, variable, result), type, at: offset)
  }
}
