// Literals of localized keys with texts and images in them: `Label("Tap \(Image(systemName: "plus"))", …)`.

extension Checker {
  /// Returns the key of a literal in whose interpolations stand texts or images: these joined with the pieces between
  /// them, as by `+`. Nil for other literals, and for those with signs of Markdown that begin in one piece and end in
  /// another.
  mutating func joinedKey(_ literal: Expression, as type: Type) -> Expression? {
    guard case .string(let parts) = literal.kind, parts.contains(where: { lookName(of: $0) != nil }),
      parts.allSatisfy(\.closesMarkdown), let nominal = declarations.preludeTypes["Text"],
      let text = types[nominal]?.type
    else { return nil }
    return attempt { (checker) throws(CheckFailure) in
      guard let whole = try checker.joined(parts, as: text, at: literal.offset) else { throw CheckFailure.silent }
      return try checker.construct(type, [.labelled("_whole", whole)], expecting: type, at: literal.offset)
    }
  }

  private mutating func joined(
    _ parts: [StringPart], as text: Type, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    var pieces: [Expression] = []
    var plain: [StringPart] = []
    for part in parts {
      guard case .value(let value) = part, let name = lookName(of: part) else {
        if !part.isEmptyText { plain.append(part) }
        continue
      }
      if !plain.isEmpty { pieces.append(try piece(plain, as: text, at: offset)) }
      plain = []
      pieces.append(
        name == "Text" ? value : try construct(text, [.labelled(nil, value)], expecting: text, at: value.offset))
    }
    if !plain.isEmpty { pieces.append(try piece(plain, as: text, at: offset)) }
    guard var whole = pieces.first else { return nil }
    for next in pieces.dropFirst() {
      whole = try choose(
        among: staticCandidates("+", of: text), [.checked(whole), .checked(next)], expecting: text, at: offset,
        named: "+")
    }
    return whole
  }

  /// Returns the text of parts without a look of their own.
  private mutating func piece(
    _ parts: [StringPart], as text: Type, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let literal = Expression(.string(parts), .string, at: offset)
    return try construct(text, [.labelled(nil, literal)], expecting: text, at: offset)
  }

  /// Returns the name of the type of a text or an image in a literal; nil for other parts.
  private func lookName(of part: StringPart) -> String? {
    guard case .value(let value) = part, let nominal = inference.resolved(value.type).nominal, nominal.isPrelude,
      ["Text", "Image"].contains(nominal.name)
    else { return nil }
    return nominal.name
  }
}

extension StringPart {
  /// True for a text without letters.
  fileprivate var isEmptyText: Bool {
    if case .text(let text) = self { text.isEmpty } else { false }
  }

  /// True if what a sign of Markdown begins ends in the same part.
  fileprivate var closesMarkdown: Bool {
    guard case .text(let text) = self else { return true }
    let runs = zip(" " + text, text).filter { $0 != $1 }.map(\.1)
    let isEven = "*_`~".allSatisfy { sign in runs.count { $0 == sign }.isMultiple(of: 2) }
    return isEven && text.count { $0 == "[" } == text.count { $0 == "]" }
  }
}
