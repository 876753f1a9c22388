import SwiftSyntax

// Operands without a type of their own: takes their contexts from the operator's overloads.

extension Checker {
  /// Checks an infix expression with the parameter types of each overload as contexts; overloads with the expected
  /// result come first. The result is nil if none fits.
  mutating func otherMeaning(
    of node: InfixOperatorExprSyntax, _ name: String, expecting type: Type?, at offset: Int
  ) -> Expression? {
    let (left, right) = (node.leftOperand, node.rightOperand)
    // A type of the file's that literals can express gives its meaning to an expression of literals.
    let isOwn = type.map { takes(.integer, inference.shallow($0)) || takes(.float, inference.shallow($0)) } ?? false
    guard left.isOpenToContext || right.isOpenToContext || isOwn else { return nil }
    let declared = fileScope.functions[name] ?? []
    guard let own = try? candidates(declared) else { return nil }
    let candidates = (own + (library.operators[name] ?? []).map { Candidate($0) }).filter { $0.parameters.count == 2 }
    var tried: Set<[Type]> = []
    for isWanted in [true, false] {
      for candidate in candidates
      where candidate.parameters.allSatisfy({ $0.type.isNamed && $0.type.parameters.isEmpty }) {
        let types = candidate.parameters.map(\.type)
        guard (type.map { inference.shallow($0) == candidate.result } ?? false) == isWanted,
          tried.insert(types).inserted
        else { continue }
        let value = attempt { (checker) throws(CheckFailure) in
          let first = try checker.fit(
            try checker.check(left, expecting: types[0]), to: types[0], left, as: .operand)
          let second = try checker.fit(
            try checker.check(right, expecting: types[1]), to: types[1], right, as: .operand)
          let value = try checker.combine(name, first, second, expecting: type, at: offset)
          guard checker.isSuitable(value, for: type) else { throw CheckFailure.silent }
          return value
        }
        if let value { return value }
      }
    }
    return nil
  }
}
