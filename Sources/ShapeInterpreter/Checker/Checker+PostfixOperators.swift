import SwiftSyntax

// Postfix operators: the file declares them; the built-in `...` is handled elsewhere.

extension Checker {
  /// Returns the operand of a declared prefix or postfix operator as an argument, by its address if the operator may
  /// change it: `n++`.
  mutating func operand(
    _ syntax: ExprSyntax, of candidates: [Candidate], at offset: Int
  ) throws(CheckFailure) -> Argument {
    guard candidates.contains(where: { $0.parameters.first?.isInout ?? false }) else {
      return .written(label: nil, syntax)
    }
    let target = try checkTarget(syntax)
    try requireMutable(target, for: .operation, at: offset)
    return .address(of: target)
  }

  /// Checks a declared postfix operator: `45°`.
  mutating func checkPostfix(
    _ node: PostfixOperatorExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let name = node.operator.text
    let found = try candidates(fileScope.functions["postfix \(name)"] ?? [])
    guard !found.isEmpty else {
      throw failure("cannot find operator '\(name)' in scope", at: node.operator.offset)
    }
    let argument = try operand(node.expression, of: found, at: node.operator.offset)
    return try choose(
      among: found, [argument], expecting: type, at: node.operator.offset, named: name)
  }
}
