import SwiftSyntax

// Expressions: selects the rule that checks each form.

extension Checker {
  mutating func checkForm(_ syntax: ExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    let offset = syntax.offset
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node):
      guard let value = integerValue(node.literal.text) else {
        throw failure(LiteralProblem.overflow(node.literal.text, .int), at: offset)
      }
      let kind: Expression.Kind = Int(exactly: value).map { .integer($0) } ?? .wideInteger(value)
      return Expression(kind, inference.makeVariable(.integerLiteral), at: offset)
    case .floatLiteralExpr(let node):
      let text = node.literal.text.withoutUnderscores
      return Expression(.decimal(Double(text) ?? .nan), inference.makeVariable(.floatLiteral), at: offset)
    case .booleanLiteralExpr(let node):
      return Expression(.boolean(node.literal.tokenKind == .keyword(.true)), .bool, at: offset)
    case .stringLiteralExpr(let node):
      return try checkString(node)
    case .nilLiteralExpr:
      return checkNil(expecting: type, at: offset)
    case .declReferenceExpr(let node):
      return try checkReference(node, expecting: type)
    case .memberAccessExpr(let node):
      return try checkMember(node, expecting: type)
    case .functionCallExpr(let node):
      return try checkCall(node, expecting: type)
    case .subscriptCallExpr(let node):
      return try checkSubscript(node, expecting: type)
    case .infixOperatorExpr(let node):
      return try checkInfix(node, expecting: type)
    case .prefixOperatorExpr(let node):
      return try checkPrefix(node, expecting: type)
    case .ternaryExpr(let node):
      return try checkTernary(node, expecting: type)
    case .tupleExpr(let node):
      return try checkTuple(node, expecting: type)
    case .arrayExpr(let node):
      return try checkArray(node, expecting: type)
    case .dictionaryExpr(let node):
      return try checkDictionary(node, expecting: type)
    case .keyPathExpr(let node):
      return try checkKeyPath(node, expecting: type)
    case .postfixOperatorExpr(let node) where node.operator.text == "...":
      let bound = try check(node.expression, expecting: rangeBound(type))
      return try checkNative(
        rows: library.operators["postfix ..."] ?? [], [bound], expecting: type, at: node.operator.offset,
        else: failure(OperatorProblem.unary("...", shown(bound.type)), at: node.operator.offset))
    case .postfixOperatorExpr(let node):
      return try checkPostfix(node, expecting: type)
    case .closureExpr(let node):
      return try checkClosure(node, expecting: type)
    case .forceUnwrapExpr(let node):
      return try checkForceUnwrap(node, expecting: type)
    case .optionalChainingExpr(let node):
      throw failure(OptionalProblem.chainWithoutMember, at: node.questionMark.offset)
    case .inOutExpr(let node):
      if let setter = try publishedSetter(node.expression, expecting: type) { return setter }
      let target = try check(node.expression, expecting: type)
      try requireMutable(target, for: .passing, at: node.offset)
      return Expression(.address(target), target.type, at: offset)
    case .tryExpr(let node):
      return try checkTry(node, expecting: type)
    case .awaitExpr(let node):
      return try checkAwait(node, expecting: type)
    case .ifExpr(let node):
      return try checkIfExpression(node, expecting: type)
    case .switchExpr(let node):
      return try checkSwitchExpression(node, expecting: type)
    case .asExpr(let node):
      return try checkAs(node)
    case .isExpr(let node):
      return try checkIs(node)
    case .macroExpansionExpr(let node):
      return try checkMacro(node, expecting: type)
    case .genericSpecializationExpr(let node):
      // A name that is not known is at fault itself.
      if try typeNamed(by: node.expression) == nil { _ = try check(node.expression, expecting: nil) }
      throw failure(SupportProblem.expression(.specializedType), at: offset)
    case .missingExpr:
      throw CheckFailure.silent
    case .superExpr:
      return try checkSuper(at: offset)
    default:
      throw failure(SupportProblem.expression(form(of: syntax)), at: offset)
    }
  }

  /// Returns the form of an unsupported expression.
  private func form(of syntax: ExprSyntax) -> SupportProblem.Form {
    switch syntax.kind {
    case .regexLiteralExpr: .regularExpression
    default: .other
    }
  }
}
