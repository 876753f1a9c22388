import SwiftSyntax

// Operators of a file's own that change an operand: `a **= 2`, `a <-> b`.

extension Checker {
  /// A call of one of the file's operators that take an operand as `inout`; nil where none has the name.
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
      let target = try checkTarget(operand)
      try requireMutable(target, for: .operation, at: offset)
      arguments.append(.address(of: target))
    }
    return try choose(among: candidates, arguments, expecting: type, at: offset, named: name)
  }

  /// The file's operators of a name that take an operand as `inout`.
  mutating func changing(_ name: String) throws(CheckFailure) -> [Candidate] {
    guard let ids = fileScope.functions[name] else { return [] }
    return try candidates(ids).filter { $0.parameters.count == 2 && $0.parameters.contains(where: \.isInout) }
  }

  /// Whether an operator of the file's own changes its left operand as a compound assignment does.
  mutating func isOwnAssignment(_ node: InfixOperatorExprSyntax) throws(CheckFailure) -> Bool {
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, name.hasSuffix("=") else {
      return false
    }
    return try changing(name).contains { $0.parameters[0].isInout }
  }
}

extension Argument {
  /// A place that the called function may change.
  static func address(of target: Expression) -> Argument {
    .checked(Expression(.address(target), target.type, at: target.offset))
  }
}

extension ExprSyntax {
  /// Whether the expression is an assignment by an operator of the language, which has no value.
  var isAssignment: Bool {
    guard let node = self.as(InfixOperatorExprSyntax.self) else { return false }
    if node.operator.is(AssignmentExprSyntax.self) { return true }
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return compoundAssignments.contains(name)
  }
}

private let compoundAssignments: Set<String> = [
  "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=", ".&=", ".|=",
  ".^=",
]
