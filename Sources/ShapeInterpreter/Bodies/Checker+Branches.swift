import SwiftSyntax

// Branches: the bodies of `if` and `switch`, as statements and as expressions.

extension Checker {
  /// Checks an `if` expression.
  mutating func checkIfExpression(_ node: IfExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    try checkBranches(at: node.offset, expecting: type) { (checker, result) throws(CheckFailure) in
      try checker.checkIf(node, givingValueTo: result)
    }
  }

  /// Checks a `switch` expression.
  mutating func checkSwitchExpression(_ node: SwitchExprSyntax, expecting type: Type?) throws(CheckFailure)
    -> Expression
  {
    try checkBranches(at: node.offset, expecting: type) { (checker, result) throws(CheckFailure) in
      try checker.checkSwitch(node, named: nil, givingValueTo: result)
    }
  }

  private mutating func checkBranches(
    at offset: Int, expecting type: Type?,
    _ check: (inout Checker, VariableID) throws(CheckFailure) -> Statement
  ) throws(CheckFailure) -> Expression {
    let result = makeVariable("", type ?? inference.makeVariable(), mutable: true)
    let saved = current.defersSettling
    defer { current.defersSettling = saved }
    current.defersSettling = true
    let outer = current.branches
    defer { current.branches = outer }
    current.branches = type == nil ? .branch : .initialization
    let statement = try check(&self, result)
    return Expression(.block([statement], result), variables[result].type, at: offset)
  }

  /// Checks the statements of a branch but for the last ones; if there is a result variable, the last expression is
  /// assigned to it.
  ///
  /// The statements stay in their list: those of a new list have other offsets.
  mutating func checkBranchBody(
    _ items: CodeBlockItemListSyntax, without leftOut: Int = 0, _ result: VariableID?
  ) throws(CheckFailure) -> [Statement] {
    let kept = items.dropLast(leftOut)
    guard let result else { return try check(block: kept) }
    if builtVariables[result] != nil {
      return try builtArm(kept, result, isLimited: items.isLimited, at: items.branchStart)
    }
    return try scoped { (checker) throws(CheckFailure) in
      guard let last = kept.last else {
        throw checker.failure(ControlFlowProblem.emptyBranch(of: items.branchKeyword), at: items.branchStart)
      }
      var statements = try checker.check(kept.dropLast())
      switch last.item {
      case .expr(let syntax) where !syntax.isAssignment:
        statements.append(try checker.give(syntax, to: result))
      case .stmt(let node):
        let inner = node.as(ExpressionStmtSyntax.self)?.expression
        if let nested = inner?.as(IfExprSyntax.self) {
          statements.append(try checker.checkIf(nested, givingValueTo: result))
        } else if let nested = inner?.as(SwitchExprSyntax.self) {
          statements.append(try checker.checkSwitch(nested, named: nil, givingValueTo: result))
        } else {
          let leaving = try checker.check(CollectionOfOne(last))
          guard leaving.alwaysLeaves else {
            throw checker.unfinishedBranch(items)
          }
          statements += leaving
        }
      default:
        throw checker.unfinishedBranch(items)
      }
      return statements
    }
  }

  private func unfinishedBranch(_ items: CodeBlockItemListSyntax) -> CheckFailure {
    failure(ControlFlowProblem.branchWithoutValue(of: items.branchKeyword), at: closingOffset(of: items))
  }

  private mutating func give(_ syntax: ExprSyntax, to result: VariableID) throws(CheckFailure) -> Statement {
    let wanted = variables[result].type
    let value = try check(syntax, expecting: wanted)
    if value.type == .never { return .expression(value) }
    let target = Expression(.variable(result), wanted, at: syntax.offset)
    return .assign(target, try fit(value, to: wanted, syntax, as: current.branches))
  }
}

extension CodeBlockItemListSyntax {
  /// The keyword of the statement that the list is a branch of: `if` or `switch`.
  fileprivate var branchKeyword: String { parent?.is(CodeBlockSyntax.self) ?? false ? "if" : "switch" }

  /// True if the list is the body of an `if` that asks for the version of a system.
  fileprivate var isLimited: Bool {
    guard let block = parent?.as(CodeBlockSyntax.self), let node = block.parent?.as(IfExprSyntax.self),
      node.body.id == block.id
    else { return false }
    return node.conditions.asksForVersion
  }

  /// The offset at which the branch begins.
  fileprivate var branchStart: Int {
    parent?.as(CodeBlockSyntax.self)?.leftBrace.offset ?? parent?.offset ?? offset
  }
}

extension Checker {
  /// Checks an `if`; if there is a result variable, each branch assigns to it.
  mutating func checkIf(_ node: IfExprSyntax, givingValueTo result: VariableID? = nil) throws(CheckFailure) -> Statement
  {
    // What no system takes may use what no system has. A builder of the file makes a value of each arm.
    let isChecked = !node.conditions.neverHold || result.flatMap { builtVariables[$0]?.builder } != nil
    var (conditions, then): ([Condition], [Statement]) = ([], [])
    if isChecked {
      (conditions, then) = try scoped { (checker) throws(CheckFailure) in
        (try checker.checkConditions(node.conditions), try checker.checkBranchBody(node.body.statements, result))
      }
    }
    var otherwise: [Statement] = []
    switch node.elseBody {
    case .codeBlock(let block): otherwise = try checkBranchBody(block.statements, result)
    case .ifExpr(let inner): otherwise = [try checkIf(inner, givingValueTo: result)]
    case nil:
      if let result, builtVariables[result] != nil {
        otherwise = [missingArm(of: result, at: node.offset)]
        break
      }
      guard result == nil else {
        throw failure(ControlFlowProblem.ifWithoutElse, at: node.offset)
      }
    }
    guard isChecked else { return .block(otherwise) }
    return .conditional(conditions, then: then, otherwise: otherwise)
  }

  /// Checks a `switch`; if there is a result variable, each branch assigns to it.
  mutating func checkSwitch(
    _ node: SwitchExprSyntax, named name: String?, givingValueTo result: VariableID? = nil
  ) throws(CheckFailure) -> Statement {
    let value = try checkWhole(node.subject, expecting: nil)
    if current.defersSettling { try settleLiterals(in: value.type) }
    let subject = makeVariable("", inference.resolved(value.type), mutable: false)
    let label = makeLabel()
    current.loops.append((name, label, false))
    defer { current.loops.removeLast() }
    var branches: [Branch] = []
    var hasDefault = false
    if case .switchCase(let last)? = node.cases.last, let item = last.statements.last,
      case .stmt(let end) = item.item, end.is(FallThroughStmtSyntax.self)
    {
      throw failure(ControlFlowProblem.fallthroughToNothing, at: end.offset)
    }
    for element in node.cases {
      guard case .switchCase(let item) = element else { continue }
      guard !item.statements.isEmpty else {
        let keyword = item.label.is(SwitchDefaultLabelSyntax.self) ? "default" : "case"
        throw failure(ControlFlowProblem.emptyCase(keyword), at: item.label.offset)
      }
      let branch = try scoped { (checker) throws(CheckFailure) in
        try checker.checkBranch(item, subject, result, hasDefault: &hasDefault)
      }
      branches.append(branch)
    }
    if !hasDefault, let missing = try missingPatterns(branches, of: variables[subject].type, at: node.offset) {
      let notes = missing.isEmpty ? [Note.addDefault] : missing.map(Note.addCase)
      throw failure(PatternProblem.notExhaustive, at: node.offset, notes: notes.map { ($0, node.offset) })
    }
    return .choose(label, subject: subject, value: value, branches: branches)
  }

  mutating func checkBranch(
    _ item: SwitchCaseSyntax, _ subject: VariableID, _ result: VariableID?, hasDefault: inout Bool
  ) throws(CheckFailure) -> Branch {
    var patterns: [(pattern: PatternTree, filter: Expression?)] = []
    switch item.label {
    case .default:
      hasDefault = true
      patterns.append((.anything, nil))
    case .case(let node):
      defer { current.isFurtherPattern = false }
      for entry in node.caseItems {
        current.isFurtherPattern = !patterns.isEmpty
        let pattern = try checkPattern(entry.pattern, subject)
        var filter: Expression?
        if let clause = entry.whereClause {
          filter = try checkWhole(clause.condition, expecting: .bool, as: .condition)
        }
        if filter == nil, pattern.matchesAnything { hasDefault = true }
        patterns.append((pattern, filter))
      }
    }
    var fallsThrough = false
    if case .stmt(let last)? = item.statements.last?.item { fallsThrough = last.is(FallThroughStmtSyntax.self) }
    let body = try checkBranchBody(item.statements, without: fallsThrough ? 1 : 0, result)
    return Branch(patterns: patterns, body: body, fallsThrough: fallsThrough)
  }
}
