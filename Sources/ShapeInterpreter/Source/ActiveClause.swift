import SwiftSyntax

// Conditional compilation: selects the branch that a current SDK takes for an iPhone.

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
    case .infixOperatorExpr(let node):
      let isOr = node.operator.bareText == "||"
      return isOr
        ? holds(node.leftOperand) || holds(node.rightOperand) : holds(node.leftOperand) && holds(node.rightOperand)
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
