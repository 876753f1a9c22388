import SwiftSyntax

// Properties of an expression that its syntax shows before it is checked.

extension ExprSyntax {
  /// True if the expression has no type without its context: an implicit member, a closure, an empty collection.
  var needsContext: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    // `Row.init` is one of several initializers.
    case .memberAccessExpr(let node): isImplicitMember || node.declName.baseName.tokenKind == .keyword(.`init`)
    // `KeyPathComparator(\.name)`: the context tells whose property it is.
    case .functionCallExpr(let node): isImplicitMember || node.isMadeOfOpenKeyPath
    case .subscriptCallExpr, .forceUnwrapExpr: isImplicitMember
    case .keyPathExpr(let node): node.root == nil
    // `+` as a function.
    case .declReferenceExpr(let node): if case .binaryOperator = node.baseName.tokenKind { true } else { false }
    case .dictionaryExpr(let node):
      if case .elements(let list) = node.content {
        list.contains { $0.key.needsContext || $0.value.needsContext }
      } else {
        true
      }
    case .closureExpr, .nilLiteralExpr: true
    // `#Predicate { … }` without the type that it tests.
    case .macroExpansionExpr(let node): node.trailingClosure != nil && node.genericArgumentClause == nil
    case .arrayExpr(let node): node.elements.isEmpty || node.elements.contains { $0.expression.needsContext }
    case .tupleExpr(let node): node.elements.contains { $0.expression.needsContext }
    case .ternaryExpr(let node): node.thenExpression.needsContext && node.elseExpression.needsContext
    case .infixOperatorExpr(let node): node.leftOperand.needsContext && node.rightOperand.needsContext
    case .prefixOperatorExpr(let node): node.expression.needsContext
    case .inOutExpr(let node): node.expression.needsContext
    case .tryExpr(let node): node.expression.needsContext
    case .awaitExpr(let node): node.expression.needsContext
    default: false
    }
  }

  /// True if a part of the expression depends on the context: an implicit member among operands and parentheses.
  var isOpenToContext: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .infixOperatorExpr(let node): node.leftOperand.isOpenToContext || node.rightOperand.isOpenToContext
    case .prefixOperatorExpr(let node): node.expression.isOpenToContext
    case .tupleExpr(let node): node.elements.contains { $0.expression.isOpenToContext }
    case .ternaryExpr(let node): node.thenExpression.isOpenToContext || node.elseExpression.isOpenToContext
    case .tryExpr(let node): node.expression.isOpenToContext
    case .awaitExpr(let node): node.expression.isOpenToContext
    default: isImplicitMember
    }
  }

  /// True if the expression contains a member of a literal, whose type may depend on the context:
  /// `(2).clamped(to: 0...4)`.
  var isMemberOfLiteral: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let node):
      node.calledExpression.isMemberOfLiteral || node.arguments.contains { $0.expression.isMemberOfLiteral }
    case .memberAccessExpr(let node): node.base.map { $0.isOpenLiteral || $0.isMemberOfLiteral } ?? false
    case .tupleExpr(let node): node.elements.count == 1 && node.elements.first?.expression.isMemberOfLiteral ?? false
    case .infixOperatorExpr(let node): node.leftOperand.isMemberOfLiteral || node.rightOperand.isMemberOfLiteral
    case .prefixOperatorExpr(let node): node.expression.isMemberOfLiteral
    case .forceUnwrapExpr(let node): node.expression.isMemberOfLiteral
    default: false
    }
  }

  /// True if the expression is a numeric literal, possibly in parentheses, or an array of such literals.
  private var isOpenLiteral: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let node): node.elements.count == 1 && node.elements.first?.expression.isOpenLiteral ?? false
    case .arrayExpr(let node): node.elements.allSatisfy { $0.expression.isOpenLiteral }
    default: isLiteral
    }
  }

  /// True if the expression begins with an implicit member, `.name` without a base.
  var isImplicitMember: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): node.base?.isImplicitMember ?? true
    case .functionCallExpr(let node): node.calledExpression.isImplicitMember
    case .subscriptCallExpr(let node): node.calledExpression.isImplicitMember
    case .forceUnwrapExpr(let node): node.expression.isImplicitMember
    case .optionalChainingExpr(let node): node.expression.isImplicitMember
    default: false
    }
  }

  /// The name of the implicit member that the expression begins with; nil for other expressions.
  var contextualName: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node):
      if let base = node.base { base.contextualName } else { node.declName.baseName.identifierText }
    case .functionCallExpr(let node): node.calledExpression.contextualName
    case .subscriptCallExpr(let node): node.calledExpression.contextualName
    case .forceUnwrapExpr(let node): node.expression.contextualName
    case .optionalChainingExpr(let node): node.expression.contextualName
    default: nil
    }
  }

  /// The array literal whose elements are of the expression's own type, or nil if the expression takes no element of
  /// one: `[.red, .green][index]` and `[.red, .green].randomElement()!` do.
  var elementSource: ArrayExprSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .subscriptCallExpr(let node): node.calledExpression.as(ArrayExprSyntax.self)
    case .forceUnwrapExpr(let node): node.expression.optionalElementSource
    case .infixOperatorExpr(let node) where node.operator.bareText == "??": node.leftOperand.optionalElementSource
    default: nil
    }
  }

  /// The array literal whose elements are of the type in an optional: `[.red, .green].randomElement()`.
  private var optionalElementSource: ArrayExprSyntax? {
    let call = self.as(FunctionCallExprSyntax.self)
    let member = call.map(\.calledExpression) ?? self
    guard let access = member.as(MemberAccessExprSyntax.self),
      (call == nil ? ["first", "last"] : ["randomElement", "first", "last"]).contains(access.declName.baseName.text)
    else { return nil }
    return access.base?.as(ArrayExprSyntax.self)
  }

  /// The expression itself if it begins with an implicit member, or the first such arm of a ternary that has no other
  /// arms, or such element of an array; nil for other expressions.
  var firstMember: ExprSyntax? {
    if let list = elementSource { return list.elements.first?.expression.firstMember }
    return switch self.as(ExprSyntaxEnum.self) {
    case .ternaryExpr(let node): node.elseExpression.firstMember == nil ? nil : node.thenExpression.firstMember
    case .tupleExpr(let node) where node.elements.count == 1: node.elements.first?.expression.firstMember
    default: isImplicitMember ? self : nil
    }
  }

  /// The kind of range that the expression makes of implicit members (`.low ... .high`), or nil for other expressions.
  var rangeOfMembers: RangeKind? {
    switch self.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let node) where node.elements.count == 1: node.elements.first?.expression.rangeOfMembers
    case .infixOperatorExpr(let node) where node.leftOperand.isImplicitMember && node.rightOperand.isImplicitMember:
      switch node.operator.bareText {
      case "...": .closed
      case "..<": .range
      default: nil
      }
    default: nil
    }
  }

  /// True if the expression is an array or dictionary literal; the context decides its type.
  var isCollectionLiteral: Bool { self.is(ArrayExprSyntax.self) || self.is(DictionaryExprSyntax.self) }

  /// True if the expression is a numeric literal, possibly after a prefix operator such as a sign.
  var isLiteral: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr: true
    case .prefixOperatorExpr(let node): node.expression.isLiteral
    default: false
    }
  }
}

extension String {
  /// The text of a number literal without the underscores between its digits.
  var withoutUnderscores: String { utf8.contains(UInt8(ascii: "_")) ? filter { $0 != "_" } : self }

  /// Returns the text of a string literal's segment with its escapes replaced; `delimiter` is the number signs of a raw
  /// string.
  func unescaped(delimiter: String) -> String {
    var result = ""
    var rest = self[...]
    let start = "\\" + delimiter
    while let character = rest.first {
      guard rest.hasPrefix(start), let escape = rest.dropFirst(start.count).first else {
        result.append(character)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(start.count + 1)
      switch escape {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u":
        let digits = rest.drop { $0 == "{" }.prefix { $0 != "}" }
        rest = rest[digits.endIndex...].dropFirst()
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result.unicodeScalars.append(scalar)
        }
      default: result.append(escape)
      }
    }
    return result
  }
}

extension ExprSyntax {
  /// True if the expression is a chain of members that contains a `?`.
  var hasChain: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr: true
    case .memberAccessExpr(let node): node.base?.hasChain ?? false
    case .functionCallExpr(let node): node.calledExpression.hasChain
    case .subscriptCallExpr(let node): node.calledExpression.hasChain
    default: false
    }
  }

  /// The name that a chain of members, calls and subscripts begins with; nil if it begins with something else.
  var rootName: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.baseName.identifierText
    case .memberAccessExpr(let node): node.base?.rootName
    case .functionCallExpr(let node): node.calledExpression.rootName
    case .subscriptCallExpr(let node): node.calledExpression.rootName
    case .optionalChainingExpr(let node): node.expression.rootName
    case .forceUnwrapExpr(let node): node.expression.rootName
    default: nil
    }
  }

  /// True if the expression is an assignment by a built-in operator, which has no value.
  var isAssignment: Bool {
    guard let node = self.as(InfixOperatorExprSyntax.self) else { return false }
    if node.operator.is(AssignmentExprSyntax.self) { return true }
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return compoundAssignments.contains(name)
  }
}

extension ExprSyntax {
  /// The assignment that the expression is in parentheses, or nil.
  var assignmentInParentheses: InfixOperatorExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.label == nil
    else { return nil }
    if only.expression.isAssignment { return only.expression.as(InfixOperatorExprSyntax.self) }
    return only.expression.assignmentInParentheses
  }
}

private let compoundAssignments: Set<String> = [
  "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=", ".&=", ".|=",
  ".^=",
]

extension ExprSyntax {
  /// True if an `if` or `switch` has a single expression in every branch, so that it can be a value. Some branches, but
  /// not all, may throw instead.
  var givesValue: Bool { branchKind == .value }

  /// The kind of an `if` or `switch` whose branches each give a value or throw; nil for another statement.
  private var branchKind: BranchKind? {
    func kind(of items: CodeBlockItemListSyntax) -> BranchKind? {
      guard items.count == 1, let only = items.first else { return nil }
      switch only.item {
      case .expr(let syntax): return syntax.isAssignment ? nil : .value
      case .stmt(let node):
        if node.is(ThrowStmtSyntax.self) { return .error }
        return node.as(ExpressionStmtSyntax.self)?.expression.branchKind
      case .decl: return nil
      }
    }
    func common(_ one: BranchKind?, _ other: BranchKind?) -> BranchKind? {
      guard let one, let other else { return nil }
      return one == .value ? .value : other
    }
    if let node = self.as(IfExprSyntax.self) {
      let first = kind(of: node.body.statements)
      switch node.elseBody {
      case .codeBlock(let block): return common(first, kind(of: block.statements))
      case .ifExpr(let inner): return common(first, ExprSyntax(inner).branchKind)
      case nil: return nil
      }
    }
    if let node = self.as(SwitchExprSyntax.self) {
      let kinds = node.cases.map { element -> BranchKind? in
        guard case .switchCase(let item) = element else { return nil }
        return kind(of: item.statements)
      }
      return kinds.dropFirst().reduce(kinds.first ?? nil, common)
    }
    return nil
  }

  private enum BranchKind { case value, error }
}

extension FunctionCallExprSyntax {
  /// True if it makes a value of a type with a key path whose root is not written.
  fileprivate var isMadeOfOpenKeyPath: Bool {
    guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase ?? false
    else { return false }
    return arguments.contains { $0.expression.as(KeyPathExprSyntax.self).map { $0.root == nil } ?? false }
  }
}
