import SwiftSyntax

extension Checker {
  /// Checks a declared postfix operator: `45°`.
  mutating func checkPostfix(
    _ node: PostfixOperatorExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let name = node.operator.text
    let found = try candidates(fileScope.functions["postfix \(name)"] ?? [])
    guard !found.isEmpty else {
      throw failure(NameProblem.operatorNotInScope(name), at: node.operator.offset)
    }
    let changes = found.contains { $0.parameters.first?.isInout ?? false }
    let argument: Argument =
      changes ? try changed(node.expression, at: node.operator.offset) : .written(label: nil, node.expression)
    return try choose(among: found, [argument], expecting: type, at: node.operator.offset, named: name)
  }
}
