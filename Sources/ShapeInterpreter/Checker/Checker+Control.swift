import SwiftSyntax

// Control flow: conditions, loops and switches.

extension Checker {
  mutating func checkConditions(_ list: ConditionElementListSyntax) throws(CheckFailure) -> [Condition] {
    var result: [Condition] = []
    for element in list {
      switch element.condition {
      case .expression(let syntax):
        result.append(.test(try checkWhole(syntax, expecting: .bool)))
      case .optionalBinding(let node):
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          throw failure("pattern matching in a condition requires the 'case' keyword", at: node.pattern.offset)
        }
        // `if let x` is short for `if let x = x`.
        let syntax = node.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: name))
        let value = try checkWhole(syntax, expecting: nil)
        guard let wrapped = inference.shallow(value.type).wrapped else {
          throw failure(
            "initializer for conditional binding must have Optional type, not '\(shown(value.type))'",
            at: node.initializer?.value.offset ?? name.offset)
        }
        let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
        result.append(.bind(declare(name.identifierText, wrapped, mutable: isMutable), value))
      case .matchingPattern(let node):
        let value = try checkWhole(node.initializer.value, expecting: nil)
        let subject = makeVariable("", value.type, mutable: false)
        result.append(.match(try checkPattern(node.pattern, subject), subject, value))
      case .availability:
        continue  // the newest system is assumed
      }
    }
    return result
  }

  /// An if; with a variable, each branch ends with the variable's value.
  mutating func checkIf(_ node: IfExprSyntax, givingValueTo result: VariableID? = nil) throws(CheckFailure) -> Statement
  {
    let isUnavailable = node.conditions.contains { element in
      if case .availability(let condition) = element.condition {
        return condition.availabilityKeyword.tokenKind == .poundUnavailable
      }
      return false
    }
    let (conditions, then) = try scoped { (checker) throws(CheckFailure) in
      (try checker.checkConditions(node.conditions), try checker.checkBranchBody(node.body.statements, result))
    }
    var otherwise: [Statement] = []
    switch node.elseBody {
    case .codeBlock(let block): otherwise = try checkBranchBody(block.statements, result)
    case .ifExpr(let inner): otherwise = [try checkIf(inner, givingValueTo: result)]
    case nil:
      guard result == nil else {
        throw failure("'if' must have an unconditional 'else' to be used as expression", at: node.offset)
      }
    }
    if isUnavailable { return .block(otherwise) }
    return .conditional(conditions, then: then, otherwise: otherwise)
  }

  mutating func checkWhile(_ node: WhileStmtSyntax, named name: String?) throws(CheckFailure) -> Statement {
    let label = makeLabel()
    return try scoped { (checker) throws(CheckFailure) in
      let conditions = try checker.checkConditions(node.conditions)
      checker.current.loops.append((name, label, true))
      defer { checker.current.loops.removeLast() }
      return .whileLoop(label, conditions: conditions, body: try checker.checkBlock(node.body.statements))
    }
  }

  mutating func checkRepeat(_ node: RepeatStmtSyntax, named name: String?) throws(CheckFailure) -> Statement {
    let label = makeLabel()
    current.loops.append((name, label, true))
    defer { current.loops.removeLast() }
    let body = try checkBlock(node.body.statements)
    return .repeatWhile(label, body: body, condition: try checkWhole(node.condition, expecting: .bool))
  }

  mutating func checkFor(_ node: ForStmtSyntax, named name: String?) throws(CheckFailure) -> Statement {
    let sequence = try checkWhole(node.sequence, expecting: nil)
    if current.defersSettling { settleLiterals(in: sequence.type) }
    let known = inference.resolved(sequence.type)
    guard let element = elementType(of: known) else {
      throw failure("for-in loop requires '\(shown(known))' to conform to 'Sequence'", at: node.sequence.offset)
    }
    let label = makeLabel()
    return try scoped { (checker) throws(CheckFailure) in
      let variable = checker.makeVariable("", element, mutable: false)
      let pattern = try checker.checkPattern(node.pattern, variable, binding: true)
      var filter: Expression?
      if let clause = node.whereClause { filter = try checker.checkWhole(clause.condition, expecting: .bool) }
      checker.current.loops.append((name, label, true))
      defer { checker.current.loops.removeLast() }
      let body = try checker.checkBlock(node.body.statements)
      return .loop(
        Loop(
          label: label, pattern: pattern, sequence: sequence, element: variable, filter: filter, body: body,
          offset: node.offset))
    }
  }

  /// What a loop over a value of this type runs through.
  func elementType(of type: Type) -> Type? {
    if let element = type.arrayElement { return element }
    for name in ["Range", "ClosedRange", "StrideTo", "StrideThrough"] {
      if let bound = type.argument(of: name) {
        return name.hasPrefix("Stride") || inference.shallow(bound).isInteger || inference.isOpenLiteral(bound)
          ? bound : nil
      }
    }
    return nil
  }

  /// A pattern matched against the value that the variable holds; bound names are declared in the innermost scope.
  mutating func checkPattern(
    _ syntax: PatternSyntax, _ subject: VariableID, binding: Bool = false
  ) throws(CheckFailure) -> PatternTree {
    let type = inference.resolved(variables[subject].type)
    switch syntax.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return .anything
    case .identifierPattern(let node):
      return .variable(declare(node.identifier.identifierText, type, mutable: false))
    case .valueBindingPattern(let node):
      return try checkPattern(node.pattern, subject, binding: true)
    case .tuplePattern(let node):
      return try checkTuplePattern(
        node.elements.map { ($0.label?.text, $0.pattern) }, type, binding: binding, at: node.offset)
    case .expressionPattern(let node):
      return try checkExpressionPattern(node.expression, subject, type, binding: binding)
    default:
      throw failure("this pattern is not supported", at: syntax.offset)
    }
  }

  private mutating func checkTuplePattern(
    _ parts: [(label: String?, PatternSyntax)], _ type: Type, binding: Bool, at offset: Int
  ) throws(CheckFailure) -> PatternTree {
    guard case .tuple(let components) = type, components.count == parts.count else {
      if parts.count == 1 {
        return try checkPattern(parts[0].1, makeVariable("", type, mutable: false), binding: binding)
      }
      throw failure("tuple pattern cannot match values of the non-tuple type '\(shown(type))'", at: offset)
    }
    var patterns: [PatternTree] = []
    for (part, component) in zip(parts, components) {
      patterns.append(
        try checkPattern(part.1, makeVariable("", component.type, mutable: false), binding: binding))
    }
    return .tuple(patterns)
  }

  private mutating func checkExpressionPattern(
    _ syntax: ExprSyntax, _ subject: VariableID, _ type: Type, binding: Bool
  ) throws(CheckFailure) -> PatternTree {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node):
      return try checkPattern(node.pattern, subject, binding: binding)
    case .discardAssignmentExpr:
      return .anything
    case .tupleExpr(let node) where node.elements.count > 1:
      return try checkTuplePattern(
        node.elements.map { ($0.label?.text, PatternSyntax(ExpressionPatternSyntax(expression: $0.expression))) },
        type, binding: binding, at: node.offset)
    case .functionCallExpr(let node):
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        let pattern = try checkCasePattern(
          member.declName.baseName.identifierText, node.arguments.map { ($0.label?.text, $0.expression) }, type,
          binding: binding, at: syntax.offset)
      {
        return pattern
      }
    case .memberAccessExpr(let node):
      if let pattern = try checkCasePattern(
        node.declName.baseName.identifierText, [], type, binding: binding, at: syntax.offset)
      {
        return pattern
      }
    case .optionalChainingExpr(let node):
      guard let wrapped = type.wrapped else { break }
      return .some(
        try checkExpressionPattern(
          node.expression, makeVariable("", wrapped, mutable: false), wrapped, binding: binding))
    case .declReferenceExpr(let node) where binding && lookUpVariable(node.baseName.identifierText) == nil:
      return .variable(declare(node.baseName.identifierText, type, mutable: false))
    case .nilLiteralExpr:
      let value = Expression(.variable(subject), type, at: syntax.offset)
      return .test(
        subject,
        Expression(.comparison(.equal, value, Expression(.none, type, at: syntax.offset)), .bool, at: syntax.offset))
    default: break
    }
    return try checkValuePattern(syntax, subject, type)
  }

  /// A value, a range: matches what `~=` says.
  private mutating func checkValuePattern(
    _ syntax: ExprSyntax, _ subject: VariableID, _ type: Type
  ) throws(CheckFailure) -> PatternTree {
    let value = Expression(.variable(subject), type, at: syntax.offset)
    if let infix = syntax.as(InfixOperatorExprSyntax.self),
      let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, name == "..." || name == "..<"
    {
      let low = try fit(try check(infix.leftOperand, expecting: type), to: type, infix.leftOperand)
      let high = try fit(try check(infix.rightOperand, expecting: type), to: type, infix.rightOperand)
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
      let limit = try fit(try check(bound, expecting: type), to: type, bound)
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
    let test = try combine("==", value, constant, expecting: .bool, at: syntax.offset)
    return .test(subject, current.defersSettling ? test : try settle(test))
  }

  /// `.name` or `.name(…)` as a pattern; nil when the type has no such case.
  private mutating func checkCasePattern(
    _ name: String, _ arguments: [(String?, ExprSyntax)], _ type: Type, binding: Bool, at offset: Int
  ) throws(CheckFailure) -> PatternTree? {
    if let wrapped = type.wrapped {
      if name == "some", let only = arguments.first {
        return .some(
          try checkExpressionPattern(only.1, makeVariable("", wrapped, mutable: false), wrapped, binding: binding))
      }
      if name == "none" {
        let subject = makeVariable("", type, mutable: false)
        let value = Expression(.variable(subject), type, at: offset)
        return .test(
          subject, Expression(.comparison(.equal, value, Expression(.none, type, at: offset)), .bool, at: offset))
      }
      return try checkCasePattern(name, arguments, wrapped, binding: binding, at: offset).map { .some($0) }
    }
    guard let nominal = type.nominal else { return nil }
    if let index = library.cases[nominal]?.firstIndex(of: name) { return .enumCase(index, []) }
    guard let declared = types[nominal], declared.kind == .enumeration,
      let index = declared.cases.firstIndex(where: { $0.name == name })
    else {
      if types[nominal]?.kind == .enumeration {
        throw failure(
          "type '\(type)' has no member '\(name)'" + hint(for: name, among: staticNames(of: type)), at: offset)
      }
      return nil
    }
    guard !arguments.isEmpty else { return .enumCase(index, []) }
    let known = try associatedTypes(of: declared, index, type)
    guard known.count == arguments.count else {
      throw failure("tuple pattern has the wrong length for the case '\(name)'", at: offset)
    }
    var patterns: [PatternTree] = []
    for (argument, type) in zip(arguments, known) {
      patterns.append(
        try checkExpressionPattern(argument.1, makeVariable("", type, mutable: false), type, binding: binding))
    }
    return .enumCase(index, patterns)
  }

  /// The types of a case's associated values.
  mutating func associatedTypes(of declared: TypeDeclaration, _ index: Int, _ type: Type) throws(CheckFailure) -> [Type]
  {
    let scope = TypeScope(owner: declared.type, generics: declared.generics)
    var result: [Type] = []
    for syntax in declared.cases[index].types {
      var known = try resolve(syntax, in: scope)
      if case .nominal(_, let arguments) = type { known = known.substituting(declared.generics, arguments) }
      result.append(known)
    }
    return result
  }

  /// A switch; with a variable, each branch ends with the variable's value.
  mutating func checkSwitch(
    _ node: SwitchExprSyntax, named name: String?, givingValueTo result: VariableID? = nil
  ) throws(CheckFailure) -> Statement {
    let value = try checkWhole(node.subject, expecting: nil)
    if current.defersSettling { settleLiterals(in: value.type) }
    let subject = makeVariable("", inference.resolved(value.type), mutable: false)
    let label = makeLabel()
    current.loops.append((name, label, false))
    defer { current.loops.removeLast() }
    var branches: [Branch] = []
    var hasDefault = false
    for element in node.cases {
      guard case .switchCase(let item) = element else { continue }
      let branch = try scoped { (checker) throws(CheckFailure) in
        try checker.checkBranch(item, subject, result, hasDefault: &hasDefault)
      }
      branches.append(branch)
    }
    if !hasDefault, let missing = missingCases(branches, variables[subject].type) {
      throw failure(
        "switch must be exhaustive", at: node.offset, notes: missing.map { ("add missing case: '\($0)'", node.offset) })
    }
    return .choose(label, subject: subject, value: value, branches: branches)
  }

  private mutating func checkBranch(
    _ item: SwitchCaseSyntax, _ subject: VariableID, _ result: VariableID?, hasDefault: inout Bool
  ) throws(CheckFailure) -> Branch {
    var patterns: [(pattern: PatternTree, filter: Expression?)] = []
    switch item.label {
    case .default:
      hasDefault = true
      patterns.append((.anything, nil))
    case .case(let node):
      for entry in node.caseItems {
        let pattern = try checkPattern(entry.pattern, subject)
        var filter: Expression?
        if let clause = entry.whereClause { filter = try checkWhole(clause.condition, expecting: .bool) }
        if filter == nil, pattern.matchesAnything { hasDefault = true }
        patterns.append((pattern, filter))
      }
    }
    var items = Array(item.statements)
    var fallsThrough = false
    if case .stmt(let last)? = items.last?.item, last.is(FallThroughStmtSyntax.self) {
      fallsThrough = true
      items.removeLast()
    }
    let body = try checkBranchBody(fallsThrough ? CodeBlockItemListSyntax(items) : item.statements, result)
    return Branch(patterns: patterns, body: body, fallsThrough: fallsThrough)
  }

  /// The cases that no branch takes: nil when every value is taken care of.
  private func missingCases(_ branches: [Branch], _ type: Type) -> [String]? {
    let all = branches.flatMap { $0.patterns.filter { $0.filter == nil }.map(\.pattern) }
    if type == .bool {
      // `case true` and `case false` are tests; the lowering runs them in order.
      return all.count >= 2 ? nil : []
    }
    if case .tuple = type { return all.isEmpty ? [] : nil }
    guard let nominal = type.nominal else { return [] }
    let names = types[nominal]?.cases.map(\.name) ?? library.cases[nominal] ?? []
    guard !names.isEmpty else { return type.wrapped == nil ? [] : nil }
    let taken = Set(
      all.compactMap { pattern -> Int? in
        if case .enumCase(let index, let inner) = pattern, inner.allSatisfy(\.matchesAnything) { index } else { nil }
      })
    // A case split up by its associated values is taken on trust.
    let split = Set(all.compactMap { if case .enumCase(let index, _) = $0 { index } else { nil } })
    let missing = names.indices.filter { !taken.contains($0) && !split.contains($0) }
    return missing.isEmpty ? nil : missing.map { ".\(names[$0])" }
  }
}

extension PatternTree {
  /// Whether every value matches.
  var matchesAnything: Bool {
    switch self {
    case .anything, .variable: true
    case .tuple(let parts): parts.allSatisfy(\.matchesAnything)
    case .enumCase, .some, .test: false
    }
  }
}
