import SwiftSyntax

extension SyntaxProtocol {
  /// False for names, literals and other nodes without a call.
  var mayHoldCalls: Bool {
    switch kind {
    case .token, .declReferenceExpr, .identifierType, .identifierPattern, .integerLiteralExpr, .floatLiteralExpr,
      .booleanLiteralExpr, .nilLiteralExpr, .binaryOperatorExpr, .assignmentExpr, .declModifier, .importDecl:
      false
    default: true
    }
  }
}
