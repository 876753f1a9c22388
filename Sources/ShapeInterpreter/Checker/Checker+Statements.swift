import SwiftSyntax

// Statements: each one is checked by itself, so that an error in one does not hide errors in the others.

extension Checker {
  /// Checks the statements of a block in the current scope.
  mutating func checkStatements(
    _ items: some Collection<CodeBlockItemSyntax>
  ) throws(CheckFailure) -> [Statement] {
    for item in items {
      if case .decl(let declaration) = item.item, let node = declaration.as(FunctionDeclSyntax.self) {
        let id = addFunction(node, in: nil)
        functions[id].owner = current.owner
        functions[id].isStatic = true
        functions[id].generics = current.generics + functions[id].generics.filter { !current.generics.contains($0) }
        scopes[scopes.count - 1].functions[node.name.identifierText, default: []].append(id)
      } else if case .decl(let declaration) = item.item {
        collectLocalType(declaration)
      }
    }
    var result: [Statement] = []
    for item in items {
      do throws(CheckFailure) {
        switch item.item {
        case .expr(let node): result += try checkStatement(node)
        case .stmt(let node): result += try checkStatement(node)
        case .decl(let node): result += try checkLocal(node)
        }
      } catch {
        guard !current.defersSettling else { throw error }
        report(error)
        abandon()
      }
    }
    return result
  }

  /// Checks a block in its own scope.
  mutating func checkBlock(_ items: some Collection<CodeBlockItemSyntax>) throws(CheckFailure) -> [Statement] {
    try scoped { (checker) throws(CheckFailure) in try checker.checkStatements(items) }
  }

  private mutating func checkStatement(_ node: ExprSyntax) throws(CheckFailure) -> [Statement] {
    if let infix = node.as(InfixOperatorExprSyntax.self) {
      if node.isAssignment { return [try checkAssignment(infix)] }
      if try isOwnAssignment(infix) { return [try checkAssignment(infix)] }
    }
    let value = try checkWhole(node, expecting: nil)
    if current.defersSettling { try settleLiterals(in: value.type) }
    return [.expression(value)]
  }

  private mutating func checkAssignment(_ node: InfixOperatorExprSyntax) throws(CheckFailure) -> Statement {
    if let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator {
      return try checkCompound(node, String(name.text.dropLast()), at: name.offset)
    }
    if node.leftOperand.is(DiscardAssignmentExprSyntax.self) {
      return .expression(try checkWhole(node.rightOperand, expecting: nil))
    }
    if let (first, later) = try initializedWrapper(node.leftOperand, node.rightOperand) {
      // Both assignments are settled together, because they share expressions.
      let parts = [first.target, first.value, later.target, later.value]
      let whole = Expression(.tuple(parts), .tuple(parts.map { .init(label: nil, type: $0.type) }), at: node.offset)
      guard case .tuple(let settled) = try settleUnlessClosure(whole, keep: false).kind else {
        throw CheckFailure.silent
      }
      return .assignWrapped(.assign(settled[0], settled[1]), later: .assign(settled[2], settled[3]), at: node.offset)
    }
    let target = try checkTarget(node.leftOperand)
    if case .chain = target.kind {
      return try throughChain(target, at: node.leftOperand.offset) { (checker, part) throws(CheckFailure) in
        let value = try checker.fit(
          try checker.check(node.rightOperand, expecting: part.type), to: part.type, node.rightOperand, as: .assignment)
        return .assign(part, value)
      }
    }
    try requireAssignable(target, at: target.offset)
    let value = try fit(
      try check(node.rightOperand, expecting: target.type), to: target.type, node.rightOperand, as: .assignment)
    return .assign(try settleUnlessClosure(target, keep: true), try settleUnlessClosure(value, keep: false))
  }

  /// Settles one side of an assignment; `keep` preserves the inference store for the other side.
  private mutating func settleUnlessClosure(_ value: Expression, keep: Bool) throws(CheckFailure) -> Expression {
    if current.defersSettling {
      try resolveDeferred()
      try settleLiterals(in: value.type)
      return value
    }
    let saved = (inference, deferred)
    let result = try settle(value)
    if keep { (inference, deferred) = saved }
    return result
  }

  private mutating func requireAssignable(_ target: Expression, at offset: Int) throws(CheckFailure) {
    // A constant declared without a value may be assigned; `InitializationWalk` checks that this happens once.
    if case .variable(let id) = target.kind, variables[id].isDeclaredWithoutValue { return }
    if case .tuple(let parts) = target.kind {
      for part in parts { try requireAssignable(part, at: part.offset) }
      return
    }
    try requireMutable(target, at: offset)
  }

  /// Checks `a += b`: calls the declared operator if there is one, otherwise assigns `a + b`.
  private mutating func checkCompound(
    _ node: InfixOperatorExprSyntax, _ name: String, at offset: Int
  ) throws(CheckFailure) -> Statement {
    let target = try checkTarget(node.leftOperand)
    if case .chain = target.kind {
      return try throughChain(target, at: node.leftOperand.offset) { (checker, part) throws(CheckFailure) in
        let saved = checker.current.defersSettling
        defer { checker.current.defersSettling = saved }
        checker.current.defersSettling = true
        return try checker.compound(part, node, name, at: offset)
      }
    }
    try requireMutable(target, for: .operation, at: offset)
    return try compound(implicitlyUnwrapped(target) ?? target, node, name, at: offset)
  }

  private mutating func compound(
    _ target: Expression, _ node: InfixOperatorExprSyntax, _ name: String, at offset: Int
  ) throws(CheckFailure) -> Statement {
    let whole = name + "="
    let own = try changing(whole)
    if !own.isEmpty {
      let arguments: [Argument] = [.address(of: target), .written(label: nil, node.rightOperand)]
      let isOnlyOwn = ArithmeticOperator(rawValue: name) == nil && library.operators[name] == nil
      let call =
        isOnlyOwn
        ? try choose(among: own, arguments, expecting: nil, at: offset, named: whole)
        : attempt { (checker) throws(CheckFailure) in
          try checker.choose(among: own, arguments, expecting: nil, at: offset, named: whole)
        }
      if let call { return .expression(try settleUnlessClosure(call, keep: false)) }
    }
    let isArray = ["Array", "ArraySlice"].contains { inference.shallow(target.type).argument(of: $0) != nil }
    let wanted: Type? = node.rightOperand.needsContext || isArray ? target.type : nil
    var value = try check(node.rightOperand, expecting: wanted)
    if let inner = implicitlyUnwrapped(value), inference.shallow(target.type).wrapped == nil { value = inner }
    if let own = ownValue(of: value, as: inference.shallow(target.type)) { value = own }
    if isArray, name == "+" {
      let known = inference.resolved(target.type)
      let found = try memberCandidates("append", on: known, receiver: target).filter {
        $0.parameters.map(\.label) == ["contentsOf"]
      }
      let call = try choose(among: found, [.checked(value)], expecting: nil, at: offset, named: "append")
      return .expression(try settleUnlessClosure(call, keep: false))
    }
    let holder = makeVariable("", target.type, mutable: true)
    let operand = makeVariable("", value.type, mutable: false)
    let combined = try combine(
      name, Expression(.variable(holder), target.type, at: target.offset),
      Expression(.variable(operand), value.type, at: value.offset), expecting: target.type, at: offset)
    let fitted = try fit(combined, to: target.type, ExprSyntax(node), as: .assignment)
    let pair = Expression(
      .tuple([target, value, fitted]), .tuple([target, value, fitted].map { .init(label: nil, type: $0.type) }),
      at: offset)
    guard case .tuple(let parts) = try settleUnlessClosure(pair, keep: false).kind else { throw CheckFailure.silent }
    return .modify(parts[0], holder, parts[1], operand, parts[2])
  }

  private mutating func checkStatement(_ node: StmtSyntax) throws(CheckFailure) -> [Statement] {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node):
      switch node.expression.as(ExprSyntaxEnum.self) {
      case .ifExpr(let node): return [try checkIf(node)]
      case .switchExpr(let node): return [try checkSwitch(node, named: nil)]
      default: return try checkStatement(node.expression)
      }
    case .returnStmt(let node): return [try checkReturn(node)]
    case .guardStmt(let node):
      let conditions: [Condition]
      do throws(CheckFailure) {
        conditions = try checkConditions(node.conditions)
      } catch {
        // The names that the guard would bind are declared as failed, so that their uses get no diagnostics.
        for element in node.conditions {
          if case .optionalBinding(let binding) = element.condition { declareFailed(binding.pattern) }
        }
        throw error
      }
      // The variables that the guard binds are not visible in its body.
      let bound = scopes.removeLast()
      scopes.append(Scope(variables: outerVariables(bound, without: conditions), functions: bound.functions))
      let before = failures
      let body = try checkBlock(node.body.statements)
      scopes[scopes.count - 1] = bound
      // An error in the body may have been in the statement that leaves it.
      guard body.alwaysLeaves || failures > before else {
        throw failure(
          "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
          at: node.body.rightBrace.offset)
      }
      return [.unless(conditions, otherwise: body)]
    case .forStmt(let node): return [try checkFor(node, named: nil)]
    case .whileStmt(let node): return [try checkWhile(node, named: nil)]
    case .repeatStmt(let node): return [try checkRepeat(node, named: nil)]
    case .labeledStmt(let node):
      let name = node.label.identifierText
      switch node.statement.as(StmtSyntaxEnum.self) {
      case .forStmt(let node): return [try checkFor(node, named: name)]
      case .whileStmt(let node): return [try checkWhile(node, named: name)]
      case .repeatStmt(let node): return [try checkRepeat(node, named: name)]
      case .expressionStmt(let node):
        if let inner = node.expression.as(SwitchExprSyntax.self) { return [try checkSwitch(inner, named: name)] }
        return try checkStatement(StmtSyntax(node))
      default: return try checkStatement(node.statement)
      }
    case .breakStmt(let node):
      try requireLabel(node.label)
      guard let loop = target(of: node.label?.text, forContinue: false) else {
        throw failure("'break' is only allowed inside a loop, if, do, or switch", at: node.offset)
      }
      return [.leave(loop)]
    case .continueStmt(let node):
      try requireLabel(node.label)
      guard let loop = target(of: node.label?.text, forContinue: true) else {
        throw failure("'continue' is only allowed inside a loop", at: node.offset)
      }
      return [.next(loop)]
    case .deferStmt(let node): return [.deferred(try checkBlock(node.body.statements))]
    case .doStmt(let node): return [try checkDo(node)]
    case .throwStmt(let node): return [try checkThrow(node)]
    case .fallThroughStmt(let node):
      guard current.loops.contains(where: { !$0.isLoop }) else {
        throw failure("'fallthrough' is only allowed inside a switch", at: node.offset)
      }
      throw failure("'fallthrough' is only supported at the end of a case", at: node.offset)
    default:
      throw failure("this statement is not supported", at: node.offset)
    }
  }

  private func outerVariables(_ scope: Scope, without conditions: [Condition]) -> [String: VariableID] {
    let bound = Set(conditions.compactMap { if case .bind(let id, _) = $0 { id } else { nil } })
    return scope.variables.filter { !bound.contains($0.value) }
  }

  private mutating func requireLabel(_ label: TokenSyntax?) throws(CheckFailure) {
    guard let label, !current.loops.contains(where: { $0.name == label.identifierText }) else { return }
    let name = label.identifierText
    let hint = hint(for: name, at: label.offset) { $0.current.loops.compactMap(\.name) }
    throw failure("cannot find label '\(name)' in scope" + hint, at: label.offset)
  }

  private func target(of name: String?, forContinue: Bool) -> LoopLabel? {
    if let name { return current.loops.last { $0.name == name }?.label }
    return current.loops.last { $0.isLoop || !forContinue }?.label
  }

  private mutating func checkReturn(_ node: ReturnStmtSyntax) throws(CheckFailure) -> Statement {
    guard let syntax = node.expression else {
      if current.isClosure, let result = current.result, inference.isUnknown(result) {
        _ = inference.unify(result, .void)
      }
      if let result = current.result, inference.shallow(result) != .void, !current.isInitializer {
        throw failure("non-void function should return a value", at: node.offset)
      }
      return .giveBack(nil, at: node.offset)
    }
    if current.isInitializer {
      if syntax.is(NilLiteralExprSyntax.self), let result = current.result, result.wrapped != nil {
        return .giveBack(Expression(.none, result, at: node.offset), at: node.offset)
      }
      throw failure("'nil' is the only return value permitted in an initializer", at: syntax.offset)
    }
    if let result = current.result, inference.shallow(result) == .void, !current.isClosure {
      throw failure("unexpected non-void return value in void function", at: syntax.offset)
    }
    let value = try checkWhole(
      syntax, expecting: current.result ?? current.returned, as: current.isClosure ? .closureResult : .result)
    if current.result == nil, !current.isClosure { current.returned = value.type }
    return .giveBack(value, at: node.offset)
  }
}
