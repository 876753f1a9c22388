import PlainText
import SwiftSyntax

// Conditional compilation: selects the branch that a current SDK takes for an iPhone.

extension SourceFileSyntax {
  /// Returns the file's text with spaces in place of each `#if` and of the clauses that are not active, so that all
  /// offsets stay the same. Returns nil for a text without `#if`.
  func activeText(of text: String) -> String? {
    guard text.holds("#if") else { return nil }
    var bytes = Array(text.utf8)
    var isWhole = true
    var open = [Syntax(self)]
    while let node = open.popLast() {
      guard let condition = node.as(IfConfigDeclSyntax.self) else {
        for child in node.children(viewMode: .sourceAccurate) where child.kind != .token { open.append(child) }
        continue
      }
      isWhole = false
      for range in condition.inactiveRanges {
        for index in range.clamped(to: bytes.indices) where !"\n\r".utf8.contains(bytes[index]) {
          bytes[index] = UInt8(ascii: " ")
        }
      }
      if let elements = condition.activeClause?.elements { open.append(Syntax(elements)) }
    }
    return isWhole ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

extension IfConfigDeclSyntax {
  /// The clause that is compiled, or nil if there is none.
  var activeClause: IfConfigClauseSyntax? { clauses.first(where: \.isActive) }

  /// The bytes that are not compiled: the other clauses, and the directives themselves.
  fileprivate var inactiveRanges: [Range<Int>] {
    let active = activeClause?.id
    return clauses.map { clause in
      let directive =
        clause.condition?.endPositionBeforeTrailingTrivia
        ?? clause.poundKeyword.endPositionBeforeTrailingTrivia
      return clause.poundKeyword.offset..<(clause.id == active ? directive : clause.endPosition).utf8Offset
    } + [poundEndif.offset..<poundEndif.endPositionBeforeTrailingTrivia.utf8Offset]
  }
}

extension IfConfigClauseSyntax {
  /// True if this clause's condition holds; always true for `#else`.
  var isActive: Bool {
    guard let condition else { return true }
    return holds(condition)
  }

  private func holds(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let node): return node.literal.tokenKind == .keyword(.true)
    case .declReferenceExpr(let node): return node.baseName.text == "DEBUG"
    case .tupleExpr(let node): return node.elements.allSatisfy { holds($0.expression) }
    case .prefixOperatorExpr(let node):
      return node.operator.text == "!" ? !holds(node.expression) : holds(node.expression)
    case .sequenceExpr(let node):
      // The operators of a condition are not folded: `&&` comes before `||`.
      let alternatives = node.elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
      return alternatives.contains { parts in
        parts.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || holds($0) }
      }
    case .functionCallExpr(let node):
      let argument = node.arguments.first?.expression.bareText ?? ""
      switch node.calledExpression.bareText {
      case "os": return argument == "iOS"
      case "canImport": return ["SwiftUI", "UIKit", "Foundation", "CoreGraphics"].contains(argument)
      case "swift", "compiler": return SwiftVersion.holds(argument)
      case "targetEnvironment", "arch": return false
      default: return false
      }
    default: return false
    }
  }
}

/// The version of the language that the conditions `swift(>=5.9)` and `compiler(<6)` are compared with.
private enum SwiftVersion {
  static let current = [6, 2]

  /// Returns whether a comparison with a version holds.
  static func holds(_ comparison: String) -> Bool {
    let name = comparison.prefix { $0 == "<" || $0 == ">" || $0 == "=" }
    let parts = comparison.dropFirst(name.count).split(separator: ".").map { part in
      Int(part.filter { !$0.isWhitespace }) ?? 0
    }
    let count = max(parts.count, current.count)
    func padded(_ version: [Int]) -> [Int] { version + Array(repeating: 0, count: count - version.count) }
    let isOlder = padded(current).lexicographicallyPrecedes(padded(parts))
    return name == "<" ? isOlder : !isOlder
  }
}
