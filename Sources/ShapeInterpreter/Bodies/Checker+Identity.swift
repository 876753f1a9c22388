import SwiftSyntax

// Identity: whether two references are those of one object.

extension Checker {
  /// Checks `a === b` and `a !== b`.
  mutating func checkIdentity(
    _ node: InfixOperatorExprSyntax, _ name: String, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let left = try identity(of: node.leftOperand)
    let right = try identity(of: node.rightOperand)
    return Expression(.comparison(name == "===" ? .equal : .notEqual, left, right), .bool, at: offset)
  }

  /// Returns the reference of an object, or of the one in an optional, as a number.
  private mutating func identity(of syntax: ExprSyntax) throws(CheckFailure) -> Expression {
    if syntax.is(NilLiteralExprSyntax.self) { return Expression(.integer(0), .int, at: syntax.offset) }
    let value = try check(syntax, expecting: nil)
    try force(value.type)
    let known = inference.resolved(value.type)
    guard declarations.isClassBound(known.wrapped ?? known) else {
      throw failure(OperatorProblem.notObject(shown(known)), at: syntax.offset)
    }
    return Expression(.identity(value), .int, at: syntax.offset)
  }
}
