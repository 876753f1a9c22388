import SwiftSyntax

// Patterns: checks the patterns that values are matched against and destructured by.

/// A part of a pattern as the parser reads it: a name to bind alone is an expression there.
enum PatternPart {
  case pattern(PatternSyntax)
  case expression(ExprSyntax)

  /// The offset of the part with its label.
  var offset: Int {
    switch self {
    case .pattern(let node): node.parent?.offset ?? node.offset
    case .expression(let node): node.parent?.offset ?? node.offset
    }
  }
}

/// The keyword that makes the names in a pattern variables: `let` or `var`.
enum PatternIntroducer {
  case constant, variable
}

extension Checker {
  /// Checks a pattern that is matched against the value of a variable; bound names are declared in the innermost scope.
  mutating func checkPattern(
    _ syntax: PatternSyntax, _ subject: VariableID, binding: PatternIntroducer? = nil
  ) throws(CheckFailure) -> PatternTree {
    let type = inference.resolved(variables[subject].type)
    switch syntax.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return .anything
    case .identifierPattern(let node):
      return .variable(try bind(node.identifier.identifierText, type, binding ?? .constant, at: node.offset))
    case .valueBindingPattern(let node):
      let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
      return try checkPattern(node.pattern, subject, binding: isVariable ? .variable : .constant)
    case .tuplePattern(let node):
      return try checkTuplePattern(
        node.elements.map { ($0.label?.identifierText, .pattern($0.pattern)) }, type, binding: binding, at: node.offset)
    case .isTypePattern(let node):
      return try checkCastPattern(
        to: try resolve(node.type, in: typeScope), nil, binding: nil, of: type, at: node.offset)
    case .expressionPattern(let node):
      return try checkExpressionPattern(node.expression, subject, type, binding: binding)
    case .missingPattern:
      throw CheckFailure.silent
    }
  }

  mutating func checkPart(
    _ part: PatternPart, _ subject: VariableID, binding: PatternIntroducer?
  ) throws(CheckFailure) -> PatternTree {
    switch part {
    case .pattern(let node): return try checkPattern(node, subject, binding: binding)
    case .expression(let node):
      let type = inference.resolved(variables[subject].type)
      return try checkExpressionPattern(node, subject, type, binding: binding)
    }
  }

  /// Returns the variable for a name in a pattern; in `case .a(let x), .b(let x)`, both patterns share one variable.
  private mutating func bind(
    _ name: String, _ type: Type, _ introducer: PatternIntroducer, at offset: Int
  ) throws(CheckFailure) -> VariableID {
    let isVariable = introducer == .variable
    if current.isFurtherPattern, let known = scopes.last?.variables[name],
      inference.resolved(variables[known].type) == inference.resolved(type)
    {
      guard variables[known].isMutable == isVariable else {
        throw failure(PatternProblem.mixedBinding(isVariable: isVariable), at: offset)
      }
      return known
    }
    return declare(name, type, mutable: isVariable)
  }

  mutating func checkTuplePattern(
    _ parts: [(label: String?, PatternPart)], _ type: Type, binding: PatternIntroducer?, at offset: Int
  ) throws(CheckFailure) -> PatternTree {
    guard case .tuple(let components) = type, components.count == parts.count else {
      if parts.count == 1 {
        return try checkPart(parts[0].1, makeVariable("", type, mutable: false), binding: binding)
      }
      if case .tuple = type {
        throw failure(PatternProblem.tupleLength(shown(type)), at: offset)
      }
      throw failure(PatternProblem.notTuple(shown(type)), at: offset)
    }
    var patterns: [PatternTree] = []
    for (part, component) in zip(parts, components) {
      try expectLabel(component.label, part.label, at: part.1.offset)
      patterns.append(
        try checkPart(part.1, makeVariable("", component.type, mutable: false), binding: binding))
    }
    return .tuple(patterns)
  }

  /// Refuses a label in a pattern for a part of a tuple, or for an associated value, that has another label.
  private func expectLabel(_ known: String?, _ label: String?, at offset: Int) throws(CheckFailure) {
    guard let label, label != known else { return }
    throw failure(PatternProblem.label(label, insteadOf: known), at: offset)
  }

  mutating func checkExpressionPattern(
    _ syntax: ExprSyntax, _ subject: VariableID, _ type: Type, binding: PatternIntroducer?
  ) throws(CheckFailure) -> PatternTree {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node):
      return try checkPattern(node.pattern, subject, binding: binding)
    case .discardAssignmentExpr:
      return .anything
    case .asExpr(let node):
      return try checkCastPattern(
        to: try resolve(node.type, in: typeScope),
        PatternPart.expression(node.expression), binding: binding, of: type,
        at: node.offset)
    case .functionCallExpr where declarations.isExistential(type),
      .memberAccessExpr where declarations.isExistential(type):
      let member =
        syntax.as(MemberAccessExprSyntax.self)
        ?? syntax.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
      if let base = member?.base, let owner = try typeNamed(by: base), !declarations.isExistential(owner) {
        let holder = makeVariable("", owner, mutable: false)
        return .cast(holder, try checkExpressionPattern(syntax, holder, owner, binding: binding))
      }
    case .tupleExpr(let node) where node.elements.count > 1:
      return try checkTuplePattern(
        node.elements.map { ($0.label?.identifierText, .expression($0.expression)) },
        type, binding: binding, at: node.offset)
    case .functionCallExpr(let node):
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        let pattern = try checkCasePattern(
          member.declName.baseName.identifierText, node.arguments.map { ($0.label?.identifierText, $0.expression) },
          type,
          binding: binding, at: member.declName.offset, partsAt: node.leftParen?.offset)
      {
        return pattern
      }
    case .memberAccessExpr(let node):
      if let pattern = try checkCasePattern(
        node.declName.baseName.identifierText, [], type, binding: binding, at: node.declName.offset)
      {
        return pattern
      }
    case .optionalChainingExpr(let node):
      guard let wrapped = type.wrapped else { break }
      return .some(
        try checkExpressionPattern(
          node.expression, makeVariable("", wrapped, mutable: false), wrapped, binding: binding))
    case .declReferenceExpr(let node) where binding != nil && lookUpVariable(node.baseName.identifierText) == nil:
      return .variable(
        try bind(node.baseName.identifierText, type, binding ?? .constant, at: syntax.offset))
    case .booleanLiteralExpr(let node):
      if type == .bool {
        let value = Expression(.variable(subject), type, at: syntax.offset)
        let isTrue = node.literal.tokenKind == .keyword(.true)
        return .test(subject, isTrue ? value : Expression(.not(value), .bool, at: syntax.offset))
      }
      guard let wrapped = type.wrapped else { break }
      return .some(
        try checkExpressionPattern(syntax, makeVariable("", wrapped, mutable: false), wrapped, binding: binding))
    case .nilLiteralExpr:
      let value = Expression(.variable(subject), type, at: syntax.offset)
      return .test(
        subject,
        Expression(.comparison(.equal, value, Expression(.none, type, at: syntax.offset)), .bool, at: syntax.offset))
    default: break
    }
    return try checkValuePattern(syntax, subject, type)
  }

  /// Checks a value or a range as a pattern, with the meaning of `~=`.
  mutating func checkValuePattern(
    _ syntax: ExprSyntax, _ subject: VariableID, _ type: Type
  ) throws(CheckFailure) -> PatternTree {
    let value = Expression(.variable(subject), type, at: syntax.offset)
    if let infix = syntax.as(InfixOperatorExprSyntax.self),
      let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, name == "..." || name == "..<"
    {
      let low = try fit(try check(infix.leftOperand, expecting: type), to: type, infix.leftOperand, as: .pattern)
      let high = try fit(try check(infix.rightOperand, expecting: type), to: type, infix.rightOperand, as: .pattern)
      let test = Expression(
        .and(
          Expression(.comparison(.lessOrEqual, low, value), .bool, at: syntax.offset),
          Expression(.comparison(name == "..." ? .lessOrEqual : .less, value, high), .bool, at: syntax.offset)),
        .bool, at: syntax.offset)
      return .test(subject, current.defersSettling ? test : try settle(test))
    }
    let half =
      syntax.as(PrefixOperatorExprSyntax.self).map { ($0.operator.text, $0.expression) }
      ?? syntax.as(PostfixOperatorExprSyntax.self).map { ("post" + $0.operator.text, $0.expression) }
    if let (name, bound) = half, ["...", "..<", "post..."].contains(name) {
      let limit = try fit(try check(bound, expecting: type), to: type, bound, as: .pattern)
      let test: Expression.Kind =
        switch name {
        case "...": .comparison(.lessOrEqual, value, limit)
        case "..<": .comparison(.less, value, limit)
        default: .comparison(.lessOrEqual, limit, value)
        }
      let whole = Expression(test, .bool, at: syntax.offset)
      return .test(subject, current.defersSettling ? whole : try settle(whole))
    }
    let constant = try check(syntax, expecting: type)
    let test = try combine(
      "==", value, constant, expecting: .bool, at: syntax.offset,
      else: mismatch(constant, insteadOf: type, as: .pattern, at: syntax.offset))
    return .test(subject, current.defersSettling ? test : try settle(test))
  }

  /// Checks `.name` or `.name(…)` as a pattern; nil if the type has no such case.
  mutating func checkCasePattern(
    _ name: String, _ arguments: [(String?, ExprSyntax)], _ type: Type, binding: PatternIntroducer?, at offset: Int,
    partsAt parts: Int? = nil
  ) throws(CheckFailure) -> PatternTree? {
    if let wrapped = type.wrapped {
      if name == "some", let only = arguments.first {
        return PatternTree.some(
          try checkExpressionPattern(only.1, makeVariable("", wrapped, mutable: false), wrapped, binding: binding))
      }
      if name == "none" {
        let subject = makeVariable("", type, mutable: false)
        let value = Expression(.variable(subject), type, at: offset)
        return .test(
          subject, Expression(.comparison(.equal, value, Expression(.none, type, at: offset)), .bool, at: offset))
      }
      return try checkCasePattern(name, arguments, wrapped, binding: binding, at: offset, partsAt: parts).map {
        PatternTree.some($0)
      }
    }
    guard let nominal = type.nominal else { return nil }
    if let index = library.cases[nominal]?.firstIndex(of: name) { return .enumCase(index, []) }
    guard let declared = types[nominal], declared.kind == .enumeration,
      let index = declared.cases.firstIndex(where: { $0.name == name })
    else {
      if types[nominal]?.kind == .enumeration {
        let nearest = nearestStatic(to: name, of: type, at: offset)
        throw failure(MemberProblem.typeLacks(name, type, nearest: nearest), at: offset)
      }
      return nil
    }
    guard !arguments.isEmpty else { return .enumCase(index, []) }
    let known = try associatedTypes(of: declared, index, type)
    if known.count != arguments.count, let only = arguments.first?.1, arguments.count == 1, only.matchesAnything {
      return .enumCase(index, known.map { _ in .anything })
    }
    guard known.count == arguments.count else {
      let whole =
        known.count == 1
        ? known[0] : .tuple(zip(declared.cases[index].labels, known).map { .init(label: $0, type: $1) })
      let problem = known.count < 2 ? PatternProblem.notTuple(shown(whole)) : .tupleLength(shown(whole))
      throw failure(problem, at: parts ?? offset)
    }
    var patterns: [PatternTree] = []
    for (place, (argument, type)) in zip(arguments, known).enumerated() {
      if known.count > 1 {
        let part = PatternPart.expression(argument.1)
        try expectLabel(declared.cases[index].labels[place], argument.0, at: part.offset)
      }
      patterns.append(
        try checkExpressionPattern(argument.1, makeVariable("", type, mutable: false), type, binding: binding))
    }
    return .enumCase(index, patterns)
  }
}

extension ExprSyntax {
  /// True if the expression is `_` in a pattern.
  fileprivate var matchesAnything: Bool {
    self.is(DiscardAssignmentExprSyntax.self)
      || self.as(PatternExprSyntax.self)?.pattern.is(WildcardPatternSyntax.self) ?? false
  }
}

extension Checker {
  /// Checks `case let x as T`, `case is T` and, for an existential, cases of an enum inside it.
  mutating func checkCastPattern(
    to type: Type, _ inner: PatternPart?, binding: PatternIntroducer?, of known: Type, at offset: Int
  ) throws(CheckFailure) -> PatternTree {
    if known == type {
      guard let inner else { return .anything }
      return try checkPart(inner, makeVariable("", type, mutable: false), binding: binding)
    }
    if let wrapped = known.wrapped, type.wrapped == nil {
      return .some(try checkCastPattern(to: type, inner, binding: binding, of: wrapped, at: offset))
    }
    let isOpen = declarations.isExistential(known) || declarations.isReference(known)
    guard isOpen || isCastOfElements(known, type) else {
      if inner == nil {
        return .test(makeVariable("", known, mutable: false), Expression(.boolean(false), .bool, at: offset))
      }
      throw failure(PatternProblem.unrelatedCast(from: shown(known), to: type), at: offset)
    }
    let holder = makeVariable("", type, mutable: false)
    guard let inner else { return .cast(holder, .anything) }
    return .cast(holder, try checkPart(inner, holder, binding: binding))
  }
}
