import SwiftSyntax

// Interpolations in the literal of a text that have a look of their own: texts, images, and values with a format or a
// style.

extension Checker {
  /// Returns the parts of `Text("a \\(Text("b").bold()) c")`, joined as by `+`; nil if no interpolation has a look of
  /// its own, and for literals with signs of Markdown, which may begin in one part and end in another.
  mutating func joinedText(
    _ type: Type, _ arguments: [Argument], at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard isPrelude(type, "Text"), arguments.count == 1, case .written(nil, let syntax) = arguments[0],
      let literal = syntax.as(StringLiteralExprSyntax.self), !literal.hasMarkdown
    else { return nil }
    var parts: [Expression] = []
    var plain: [StringLiteralSegmentListSyntax.Element] = []
    for segment in literal.segments {
      guard let part = try part(segment, of: type) else {
        if !segment.isEmptyText { plain.append(segment) }
        continue
      }
      if !plain.isEmpty { parts.append(try text(plain, of: literal, as: type)) }
      plain = []
      parts.append(part)
    }
    guard let first = parts.first else { return nil }
    if !plain.isEmpty { parts.append(try text(plain, of: literal, as: type)) }
    var whole = first
    for next in parts.dropFirst() {
      whole = try choose(
        among: staticCandidates("+", of: type), [.checked(whole), .checked(next)], expecting: type, at: offset,
        named: "+")
    }
    return whole
  }

  /// Returns the text of segments without a look of their own.
  private mutating func text(
    _ segments: [StringLiteralSegmentListSyntax.Element], of literal: StringLiteralExprSyntax, as type: Type
  ) throws(CheckFailure) -> Expression {
    let string = try checkString(literal, segments)
    return try construct(type, [.labelled(nil, string)], expecting: type, at: string.offset)
  }

  /// Returns the text of an interpolation with a look of its own; nil for other segments.
  private mutating func part(
    _ segment: StringLiteralSegmentListSyntax.Element, of type: Type
  ) throws(CheckFailure) -> Expression? {
    guard case .expressionSegment(let node) = segment, let first = node.expressions.first else { return nil }
    let arguments = node.expressions.map { Argument.written(label: $0.label?.identifierText, $0.expression) }
    if arguments.count > 1 {
      guard arguments[1].label != "specifier" else { return nil }
      return try construct(type, arguments, expecting: type, at: first.offset)
    }
    guard first.label == nil, first.expression.mayBeText else { return nil }
    let known = trial { (checker) throws(CheckFailure) in
      let value = try checker.check(first.expression, expecting: nil)
      try checker.force(value.type)
      return checker.inference.resolved(value.type)
    }
    guard let known else { return nil }
    if isPrelude(known, "Text") { return try check(first.expression, expecting: type) }
    return isPrelude(known, "Image") ? try construct(type, arguments, expecting: type, at: first.offset) : nil
  }

  private func isPrelude(_ type: Type, _ name: String) -> Bool {
    type.nominal.map { $0.isPrelude && $0.name == name } ?? false
  }
}

extension StringLiteralSegmentListSyntax.Element {
  /// True for a text without letters.
  fileprivate var isEmptyText: Bool {
    if case .stringSegment(let text) = self { text.content.text.isEmpty } else { false }
  }
}

extension StringLiteralExprSyntax {
  /// True if the literal's own text may have signs of Markdown.
  fileprivate var hasMarkdown: Bool {
    segments.contains { segment in
      guard case .stringSegment(let text) = segment else { return false }
      return text.content.text.contains { "*_`[~".contains($0) }
    }
  }
}

extension ExprSyntax {
  /// True if the expression may be a text or an image: a name, a member, or a call in which these types are named.
  fileprivate var mayBeText: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr: true
    case .memberAccessExpr(let node): node.base?.mayBeText ?? false
    case .functionCallExpr:
      tokens(viewMode: .sourceAccurate).contains { $0.text == "Text" || $0.text == "Image" }
    default: false
    }
  }
}
