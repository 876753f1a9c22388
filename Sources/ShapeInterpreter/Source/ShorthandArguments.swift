import SwiftSyntax

// The shorthand arguments of closures: `$0`, `$1` and so on.

extension ClosureExprSyntax {
  /// The highest `$n` that the closure's body uses, or -1 if there is none.
  var highestShorthand: Int { Self.highestShorthand(in: Syntax(statements)) }

  /// The number of parameters that the closure names or uses.
  var usedParameterCount: Int { parameterCount ?? highestShorthand + 1 }

  /// Nested closures without named parameters are skipped.
  private static func highestShorthand(in node: Syntax) -> Int {
    var highest = -1
    for child in node.children(viewMode: .sourceAccurate) {
      if child.is(ClosureExprSyntax.self), child.as(ClosureExprSyntax.self)?.signature?.parameterClause == nil {
        continue
      }
      if child.is(FunctionDeclSyntax.self) { continue }
      if let token = child.as(TokenSyntax.self) {
        guard case .dollarIdentifier(let text) = token.tokenKind else { continue }
        // Limits the number; no closure has so many parameters.
        highest = max(highest, min(Int(text.dropFirst()) ?? 999, 999))
      } else {
        highest = max(highest, highestShorthand(in: child))
      }
    }
    return highest
  }
}
