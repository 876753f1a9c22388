import SwiftSyntax

// Literals of numbers and strings, tuples, and expressions that choose between two values.

extension Checker {
  func integerValue(_ text: String) -> UInt64? {
    let digits = text.withoutUnderscores
    if digits.utf8.count > 1, digits.utf8.first == UInt8(ascii: "0") {
      for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
        return UInt64(digits.dropFirst(2), radix: radix)
      }
    }
    return UInt64(digits)
  }

  mutating func checkNil(expecting type: Type?, at offset: Int) -> Expression {
    let known = type.map { inference.shallow($0) } ?? inference.makeVariable()
    // For a type that is not optional, the context emits the diagnostic, because it knows the purpose of the value.
    return Expression(.none, known.wrapped == nil ? .optional(inference.makeVariable()) : known, at: offset)
  }

  mutating func checkString(_ node: StringLiteralExprSyntax) throws(CheckFailure) -> Expression {
    try checkString(node, Array(node.segments))
  }

  /// Checks some of the segments of a string literal as a string of their own.
  mutating func checkString(
    _ node: StringLiteralExprSyntax, _ segments: [StringLiteralSegmentListSyntax.Element]
  ) throws(CheckFailure) -> Expression {
    var parts: [StringPart] = []
    for segment in segments {
      switch segment {
      case .stringSegment(let text):
        var piece = text.content.text.unescaped(delimiter: node.openingPounds?.text ?? "")
        // The parser may split one text into two segments.
        if case .text(let before)? = parts.last {
          piece = before + piece
          parts.removeLast()
        }
        parts.append(.text(piece))
      case .expressionSegment(let inner):
        guard let argument = inner.expressions.first else { continue }
        if let specifier = inner.expressions.first(where: { $0.label?.identifierText == "specifier" })?.expression,
          let text = specifier.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        {
          parts.append(.value(try formatted(argument.expression, specifier: text, at: specifier.offset)))
          continue
        }
        if let own = try ownInterpolation(inner) {
          parts.append(.value(own))
          continue
        }
        // A label names an interpolation of the file's own.
        if let other = argument.label ?? inner.expressions.dropFirst().first?.label {
          throw failure(SupportProblem.word(other.text), at: other.offset)
        }
        var value = try check(argument.expression, expecting: nil)
        try settleLiterals(in: value.type)
        value.type = inference.resolved(value.type)
        parts.append(.value(value))
      }
    }
    return Expression(.string(parts), .string, at: node.offset)
  }

  mutating func checkTuple(_ node: TupleExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return try check(only.expression, expecting: type)
    }
    var expected: [Type?] = Array(repeating: nil, count: node.elements.count)
    if let type, case .tuple(let components) = inference.bare(type), components.count == expected.count {
      expected = components.map(\.type)
    }
    var values: [Expression] = []
    var components: [Type.Component] = []
    for (element, wanted) in zip(node.elements, expected) {
      var value = try check(element.expression, expecting: wanted)
      // If an element does not fit, the diagnostic is about the whole tuple.
      if let wanted { value = converted(value, to: wanted) ?? value }
      values.append(value)
      components.append(.init(label: element.label?.identifierText, type: value.type))
    }
    return Expression(.tuple(values), .tuple(components), at: node.offset)
  }

  mutating func checkTernary(
    _ node: TernaryExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let condition = try fit(try check(node.condition, expecting: .bool), to: .bool, node.condition, as: .condition)
    if node.thenExpression.assignmentInParentheses != nil || node.elseExpression.assignmentInParentheses != nil {
      let (first, second) = (try checkDeed(node.thenExpression), try checkDeed(node.elseExpression))
      return Expression(.conditional(condition, first, second), .void, at: node.offset)
    }
    let (first, second) = try checkAlike(node.thenExpression, node.elseExpression, expecting: type)
    return Expression(.conditional(condition, first, second), first.type, at: node.offset)
  }

  /// Checks two expressions that must have one type. The one that needs no context is checked first.
  mutating func checkAlike(
    _ left: ExprSyntax, _ right: ExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> (Expression, Expression) {
    if let type, !inference.isUnknown(type) {
      return (
        try fit(try check(left, expecting: type), to: type, left, as: .initialization),
        try fit(try check(right, expecting: type), to: type, right, as: .initialization)
      )
    }
    if left.needsContext || (left.is(NilLiteralExprSyntax.self)) {
      let second = try check(right, expecting: type)
      let wanted = left.is(NilLiteralExprSyntax.self) ? besideNil(second.type) : second.type
      return (
        try fit(try check(left, expecting: wanted), to: wanted, left, as: .initialization),
        try fit(second, to: wanted, right, as: .initialization)
      )
    }
    let first = try check(left, expecting: type)
    if right.is(NilLiteralExprSyntax.self) {
      let wanted = besideNil(first.type)
      return (
        try fit(first, to: wanted, left, as: .initialization),
        try fit(try check(right, expecting: wanted), to: wanted, right, as: .initialization)
      )
    }
    let second = try check(right, expecting: first.type)
    if let fitted = converted(second, to: first.type) { return (first, fitted) }
    if let fitted = converted(first, to: second.type) { return (fitted, second) }
    throw failure(TypeMismatch.ternary(shown(first.type), shown(second.type)), at: left.offset)
  }

  /// Returns the type of a value beside `nil`. It is optional, although an optional view could be a view of the value's
  /// own type.
  private func besideNil(_ type: Type) -> Type {
    let known = inference.shallow(type)
    return known.wrapped == nil ? .optional(known) : known
  }

  mutating func checkForceUnwrap(
    _ node: ForceUnwrapExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let before = solution
    let first: Result<Expression, CheckFailure>
    do throws(CheckFailure) {
      let value = try unwrapped(node, try check(node.expression, expecting: nil))
      if isSuitable(value, for: type) { return value }
      first = .success(value)
    } catch {
      first = .failure(error)
    }
    // `.init(rawValue: 1)!`, or a call whose result depends on the context.
    let after = solution
    solution = before
    let told = type.flatMap { type in
      retry(after: first.failure) { (checker) throws(CheckFailure) in
        let value = try checker.unwrapped(node, try checker.check(node.expression, expecting: .optional(type)))
        guard checker.isSuitable(value, for: type) else { throw CheckFailure.silent }
        return value
      }
    }
    if let told { return told }
    solution = after
    return try first.get()
  }

  private mutating func unwrapped(
    _ node: ForceUnwrapExprSyntax, _ value: Expression
  ) throws(CheckFailure) -> Expression {
    try force(value.type)
    guard let wrapped = inference.shallow(value.type).wrapped else {
      throw failure(OptionalProblem.forceOnValue(shown(value.type)), at: node.exclamationMark.offset)
    }
    return Expression(.unwrap(value), wrapped, at: node.exclamationMark.offset)
  }
}
