import SwiftSyntax

/// The bounds within which the code keeps a value: `min(max(x, 0), 1)`, `x.clamped(to: 0...1)`, `@Clamped(0...1)`.
struct WrittenBounds {
  var low: Double?
  var high: Double?

  /// The range; nil if a bound is unknown or the lower one is not less than the upper one.
  var range: ClosedRange<Double>? {
    guard let low, let high, low < high else { return nil }
    return low...high
  }

  /// Adds the bounds from another place. Known bounds stay.
  fileprivate mutating func merge(_ other: WrittenBounds) {
    low = low ?? other.low
    high = high ?? other.high
  }
}

extension Checker {
  /// Returns the bounds of names in a type's code and in its property wrappers, by name.
  func writtenBounds(in nominal: Nominal) -> [String: WrittenBounds] {
    var found: [String: WrittenBounds] = [:]
    for property in types[nominal]?.properties ?? [] {
      let range = property.wrapper.flatMap { wrapper in wrapper.arguments.lazy.compactMap { $0.literalRange }.first }
      if let range { found[property.label] = range }
    }
    guard let table = members[nominal] else { return found }
    var ids = table.functions.values.flatMap { $0 } + Array(table.getters.values) + table.initializers
    ids += table.observers.values.flatMap(\.all)
    for id in ids.sorted() {
      guard let body = functions[id].statements else { continue }
      // Outer nodes come first, so that all of `min(max(x, 0), 1)` is seen before its inner call.
      var open = [Syntax(body)]
      while let node = open.popLast() {
        if node.kind == .functionCallExpr, let (name, bounds) = node.as(FunctionCallExprSyntax.self)?.clampedName {
          found[name, default: WrittenBounds()].merge(bounds)
        }
        for child in node.children(viewMode: .sourceAccurate).reversed() where child.mayHoldCalls { open.append(child) }
      }
    }
    return found
  }
}

extension Argument {
  /// The bounds in a wrapper's argument such as `0...1`; nil for other arguments.
  fileprivate var literalRange: WrittenBounds? {
    guard case .written(_, let syntax) = self else { return nil }
    return syntax.literalRange
  }
}

extension FunctionCallExprSyntax {
  /// The name whose value the call keeps within literal bounds, and the bounds; nil for other calls.
  fileprivate var clampedName: (String, WrittenBounds)? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.text == "clamped", let base = member.base, arguments.count == 1,
        let argument = arguments.first, argument.label?.identifierText == "to",
        let range = argument.expression.literalRange,
        let (name, _) = base.plainName
      else { return nil }
      return (name, range)
    }
    guard let callee = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      callee == "min" || callee == "max"
    else { return nil }
    let arguments = Array(arguments)
    guard arguments.count == 2 else { return nil }
    for (literal, value) in [(0, 1), (1, 0)] {
      guard let bound = arguments[literal].expression.literalNumber,
        let (name, known) = arguments[value].expression.plainName
      else { continue }
      var bounds = known
      if callee == "min" { bounds.high = bounds.high ?? bound } else { bounds.low = bounds.low ?? bound }
      return (name, bounds)
    }
    return nil
  }
}

extension ExprSyntax {
  /// The name that the expression refers to, and the bounds that it adds; nil for other expressions. It may have
  /// `self.`, a conversion to another number type, or a bound around it.
  fileprivate var plainName: (String, WrittenBounds)? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return (node.baseName.identifierText, WrittenBounds())
    case .memberAccessExpr(let node) where node.base?.bareText == "self":
      return (node.declName.baseName.identifierText, WrittenBounds())
    case .tupleExpr(let node) where node.elements.count == 1: return node.elements.first?.expression.plainName
    case .functionCallExpr(let node):
      let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      if ["CGFloat", "Double", "Int", "Float"].contains(callee), node.arguments.count == 1 {
        return node.arguments.first?.expression.plainName
      }
      return node.clampedName
    default: return nil
    }
  }

  /// The value of a number literal with or without a sign; nil for other expressions.
  fileprivate var literalNumber: Double? {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): Double(node.literal.text.withoutUnderscores)
    case .floatLiteralExpr(let node): Double(node.literal.text.withoutUnderscores)
    case .prefixOperatorExpr(let node) where node.operator.text == "-": node.expression.literalNumber.map { -$0 }
    default: nil
    }
  }

  /// The bounds of a range `0...1` of literals; nil for other expressions.
  fileprivate var literalRange: WrittenBounds? {
    guard let node = self.as(InfixOperatorExprSyntax.self), node.operator.bareText == "...",
      let low = node.leftOperand.literalNumber, let high = node.rightOperand.literalNumber
    else { return nil }
    return WrittenBounds(low: low, high: high)
  }
}
