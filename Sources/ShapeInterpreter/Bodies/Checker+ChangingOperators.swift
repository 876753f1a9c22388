import SwiftSyntax

// Operators declared in the file that change an operand: `a **= 2`, `a <-> b`.

extension Checker {
  /// Checks the use of a declared operator with an `inout` operand; nil if there is none of that name.
  mutating func checkChange(
    _ node: InfixOperatorExprSyntax, _ name: String, expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    let candidates = try changing(name)
    guard let first = candidates.first else { return nil }
    var arguments: [Argument] = []
    for (operand, parameter) in zip([node.leftOperand, node.rightOperand], first.parameters) {
      guard parameter.isInout else {
        arguments.append(.written(label: nil, operand))
        continue
      }
      arguments.append(try changed(operand, at: offset))
    }
    return try choose(among: candidates, arguments, expecting: type, at: offset, named: name)
  }

  /// Checks an operand that a declared operator changes: `n++`.
  mutating func changed(_ operand: ExprSyntax, at offset: Int) throws(CheckFailure) -> Argument {
    let target = try checkTarget(operand)
    try requireMutable(target, for: .operation, at: offset)
    return .address(of: target)
  }

  /// Returns the candidates for a declared operator with an `inout` operand.
  mutating func changing(_ name: String) throws(CheckFailure) -> [Candidate] {
    guard let ids = fileScope.functions[name] else { return [] }
    return try candidates(ids).filter { $0.parameters.count == 2 && $0.parameters.contains(where: \.isInout) }
  }

  /// Returns whether a declared operator changes its left operand like a compound assignment.
  mutating func isOwnAssignment(_ node: InfixOperatorExprSyntax) throws(CheckFailure) -> Bool {
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, name.hasSuffix("=") else {
      return false
    }
    return try changing(name).contains { $0.parameters[0].isInout }
  }
}

extension Argument {
  /// Returns an argument that passes an lvalue to an `inout` parameter.
  static func address(of target: Expression) -> Argument {
    .checked(Expression(.address(target), target.type, at: target.offset))
  }
}
