import SwiftSyntax

/// The effects of the functions that a parameter takes, as far as its written type tells them.
enum FunctionEffects: Equatable, Sendable {
  /// The type does not tell them.
  case unknown
  case synchronous
  case asynchronous(isThrowing: Bool)
}

extension TypeSyntax {
  /// The effects of a function type, which may be optional or have attributes; unknown for other types.
  var functionEffects: FunctionEffects {
    switch self.as(TypeSyntaxEnum.self) {
    case .attributedType(let node): node.baseType.functionEffects
    case .optionalType(let node): node.wrappedType.functionEffects
    case .tupleType(let node) where node.elements.count == 1:
      node.elements.first?.type.functionEffects ?? .unknown
    case .functionType(let node):
      if node.effectSpecifiers?.asyncSpecifier == nil {
        .synchronous
      } else {
        .asynchronous(isThrowing: node.effectSpecifiers?.throwsClause?.throwsErrors ?? false)
      }
    default: .unknown
    }
  }
}

extension ClosureExprSyntax {
  /// True if an error leaves the closure, as its statements show by themselves: a `throw` or a `try` of its own, around
  /// which no `do` catches everything. The compiler looks for them in the same way.
  var throwsErrors: Bool {
    if signature?.effectSpecifiers?.throwsClause?.throwsErrors ?? false { return true }
    return Syntax(statements).throwsErrors
  }
}

extension Syntax {
  fileprivate var throwsErrors: Bool {
    switch self.as(SyntaxEnum.self) {
    case .closureExpr, .functionDecl, .structDecl, .classDecl, .enumDecl, .accessorBlock: return false
    case .throwStmt: return true
    case .tryExpr(let node):
      return node.questionOrExclamationMark == nil || Syntax(node.expression).throwsErrors
    case .doStmt(let node) where node.catchClauses.contains { $0.catchItems.isEmpty }:
      return node.catchClauses.contains { Syntax($0.body).throwsErrors }
    default: return children(viewMode: .sourceAccurate).contains { $0.throwsErrors }
    }
  }
}
