import SwiftSyntax

// Interpolations of the file's own: `"\\(twice: x)"` calls `appendInterpolation(twice:)`, which the file declares in an
// extension of `String.StringInterpolation`.

extension Checker {
  /// Returns the text that a function of the file makes of an interpolation; nil if no such function takes its
  /// arguments.
  mutating func ownInterpolation(_ node: ExpressionSegmentSyntax) throws(CheckFailure) -> Expression? {
    guard let type = declarations.libraryType(named: "DefaultStringInterpolation"), let nominal = type.nominal,
      let first = node.expressions.first
    else { return nil }
    let own = (members[nominal]?.functions["appendInterpolation"] ?? []).filter { !functions[$0].isPrelude }
    guard !own.isEmpty else { return nil }
    let arguments = node.expressions.map { Argument.written(label: $0.label?.identifierText, $0.expression) }
    let text = makeVariable("", type, mutable: true)
    let receiver = Expression(.variable(text), type, at: first.offset)
    let candidates = try candidates(own, receiver: receiver).filter { isMatch($0, arguments) }
    guard !candidates.isEmpty else { return nil }
    guard arguments.count == 1, first.label == nil else {
      return try interpolation(with: candidates, arguments, in: receiver, text)
    }
    // A value of another type is put into the text as it is elsewhere.
    return attempt { (checker) throws(CheckFailure) in
      try checker.interpolation(with: candidates, arguments, in: receiver, text)
    }
  }

  /// Returns the text after one of the candidates has appended its arguments.
  private mutating func interpolation(
    with candidates: [Candidate], _ arguments: [Argument], in receiver: Expression, _ text: VariableID
  ) throws(CheckFailure) -> Expression {
    let offset = receiver.offset
    let call = try settled(
      try choose(among: candidates, arguments, expecting: .void, at: offset, named: "appendInterpolation"))
    guard let made = try property("_joined", of: receiver, at: offset) else { throw CheckFailure.silent }
    let result = makeVariable("", .string, mutable: true)
    let start = try construct(receiver.type, [], expecting: receiver.type, at: offset)
    let giving = Statement.assign(Expression(.variable(result), .string, at: offset), made)
    return Expression(.block([.bind(text, start), .expression(call), giving], result), .string, at: offset)
  }
}
