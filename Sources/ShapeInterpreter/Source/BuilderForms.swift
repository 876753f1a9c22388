import SwiftSyntax

// Properties of a body by which a builder applies to it or not.

extension CodeBlockItemListSyntax {
  /// True if a statement returns, other than in a closure or function within.
  var returnsExplicitly: Bool {
    var open = map { Syntax($0) }
    while let node = open.popLast() {
      if node.is(ReturnStmtSyntax.self) { return true }
      if node.is(ClosureExprSyntax.self) || node.is(DeclSyntax.self) { continue }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) { open.append(child) }
    }
    return false
  }
}

extension ClosureExprSyntax {
  /// The number of parameters that the closure names; nil if it names none.
  var parameterCount: Int? {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.count
    case .parameterClause(let clause): clause.parameters.count
    case nil: nil
    }
  }

  /// True if the closure's own statements return explicitly, so that no builder applies to them.
  var returnsExplicitly: Bool { statements.returnsExplicitly }
}
