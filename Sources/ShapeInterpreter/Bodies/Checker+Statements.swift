import SwiftSyntax

// Statements: each one is checked by itself, so that an error in one does not hide errors in the others.

extension Checker {
  /// Checks the statements of a block in the current scope.
  mutating func checkStatements(_ items: [CodeBlockItemSyntax]) throws(CheckFailure) -> [Statement] {
    collectLocals(items)
    var result: [Statement] = []
    for item in items {
      if case .stmt(let node) = item.item, let condition = node.as(GuardStmtSyntax.self), condition.conditions.neverHold
      {
        // What follows is for later systems, and may use what this one does not have.
        return result + [.block(try checkLeaving(condition))]
      }
      // The statement around a closure goes on from here if one of the closure's statements is left out.
      let saved = current.leavesUnknownOut ? bodyState : nil
      do throws(CheckFailure) {
        switch item.item {
        case .expr(let node): result += try checkStatement(node)
        case .stmt(let node): result += try checkStatement(node)
        case .decl(let node): result += try checkLocal(node)
        }
      } catch {
        if let saved, leavesOut(item, error) {
          bodyState = saved
          if case .decl(let node) = item.item, let node = node.as(VariableDeclSyntax.self) {
            for binding in node.bindings { declareFailed(binding.pattern) }
          }
          if case .stmt(let node) = item.item, let node = node.as(GuardStmtSyntax.self) {
            declareFailed(node.conditions)
          }
          continue
        }
        guard !current.defersSettling else { throw error }
        report(error)
        abandon()
      }
    }
    return result
  }

  /// Declares the names that a guard would bind as failed, so that their uses get no diagnostics.
  private mutating func declareFailed(_ conditions: ConditionElementListSyntax) {
    for element in conditions {
      if case .optionalBinding(let binding) = element.condition { declareFailed(binding.pattern) }
    }
  }

  /// Returns true for a statement of an action that nothing else needs, a call that stands alone, a declaration or a
  /// change of something unknown, if it uses a name that is not known, and warns of it. A guard for something unknown
  /// is passed. Uses of the names that it declares are left out too, or fail.
  private mutating func leavesOut(_ item: CodeBlockItemSyntax, _ error: CheckFailure) -> Bool {
    switch item.item {
    case .expr(let node) where !node.isAssignment: break
    case .expr(let node):
      guard let target = node.as(InfixOperatorExprSyntax.self)?.leftOperand, isUnknown(target, error) else {
        return false
      }
    case .decl(let node) where node.is(VariableDeclSyntax.self): break
    case .stmt(let node):
      guard let condition = node.as(GuardStmtSyntax.self)?.conditions, case .complaint(let complaint) = error,
        (condition.offset..<condition.endPosition.utf8Offset).contains(complaint.offset)
      else { return false }
    default: return false
    }
    if case .complaint(let complaint) = error {
      guard complaint.problem.lacksName else { return false }
      forgive(complaint)
    }
    return true
  }

  /// Returns whether the target of an assignment is part of something unknown: the error lies in it, or it begins with
  /// a constant that has an unknown value.
  private func isUnknown(_ target: ExprSyntax, _ error: CheckFailure) -> Bool {
    if case .complaint(let complaint) = error {
      return (target.offset..<target.endPosition.utf8Offset).contains(complaint.offset)
    }
    guard let name = target.rootName, let variable = lookUpVariable(name) else { return false }
    return variables[variable].type == .failed
  }

  /// Records the functions and types that a block declares; they may be used before their declarations.
  mutating func collectLocals(_ items: some Collection<CodeBlockItemSyntax>) {
    if current.function.map({ !functions[$0].isPrelude }) ?? true { checkNames(inBlock: items) }
    for item in items {
      if case .decl(let declaration) = item.item, let node = declaration.as(FunctionDeclSyntax.self) {
        let id = addFunction(node, in: nil)
        declarations.functions[id].owner = current.owner
        declarations.functions[id].isStatic = true
        declarations.functions[id].outerGenerics = current.generics
        declarations.functions[id].generics =
          current.generics + functions[id].generics.filter { !current.generics.contains($0) }
        scopes[scopes.count - 1].functions[node.name.identifierText, default: []].append(id)
      } else if case .decl(let declaration) = item.item {
        collectLocalType(declaration)
      }
    }
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
        declareFailed(node.conditions)
        throw error
      }
      // The variables that the guard binds are not visible in its body.
      let bound = scopes.removeLast()
      scopes.append(Scope(variables: outerVariables(bound, without: conditions), functions: bound.functions))
      let body: [Statement]
      do throws(CheckFailure) {
        body = try checkLeaving(node)
      } catch {
        scopes[scopes.count - 1] = bound
        throw error
      }
      scopes[scopes.count - 1] = bound
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
      guard let loop = target(of: node.label?.identifierText, forContinue: false) else {
        throw failure(ControlFlowProblem.misplacedBreak, at: node.offset)
      }
      return [.leave(loop)]
    case .continueStmt(let node):
      try requireLabel(node.label)
      guard let loop = target(of: node.label?.identifierText, forContinue: true) else {
        throw failure(ControlFlowProblem.misplacedContinue, at: node.offset)
      }
      return [.next(loop)]
    case .deferStmt(let node): return [.deferred(try check(block: node.body.statements))]
    case .doStmt(let node): return [try checkDo(node)]
    case .throwStmt(let node): return [try checkThrow(node)]
    case .fallThroughStmt(let node):
      guard current.loops.contains(where: { !$0.isLoop }) else {
        throw failure(ControlFlowProblem.misplacedFallthrough, at: node.offset)
      }
      throw failure(SupportProblem.innerFallthrough, at: node.offset)
    default:
      throw failure(SupportProblem.statement, at: node.offset)
    }
  }

  /// Checks the body of a guard, which has to leave what is around it.
  private mutating func checkLeaving(_ node: GuardStmtSyntax) throws(CheckFailure) -> [Statement] {
    let before = failures
    let body = try check(block: node.body.statements)
    // An error in the body may have been in the statement that leaves it.
    guard body.alwaysLeaves || failures > before else {
      throw failure(ControlFlowProblem.guardFallsThrough, at: node.body.rightBrace.offset)
    }
    return body
  }

  private func outerVariables(_ scope: Scope, without conditions: [Condition]) -> [String: VariableID] {
    let bound = Set(conditions.compactMap { if case .bind(let id, _) = $0 { id } else { nil } })
    return scope.variables.filter { !bound.contains($0.value) }
  }

  private mutating func requireLabel(_ label: TokenSyntax?) throws(CheckFailure) {
    guard let label, !current.loops.contains(where: { $0.name == label.identifierText }) else { return }
    let name = label.identifierText
    let nearest = nearestName(to: name, at: label.offset) { $0.current.loops.compactMap(\.name) }
    throw failure(NameProblem.labelNotInScope(name, nearest: nearest), at: label.offset)
  }

  func target(of name: String?, forContinue: Bool) -> LoopLabel? {
    if let name { return current.loops.last { $0.name == name }?.label }
    return current.loops.last { $0.isLoop || !forContinue }?.label
  }

  private mutating func checkReturn(_ node: ReturnStmtSyntax) throws(CheckFailure) -> Statement {
    guard let syntax = node.expression else {
      if current.isClosure, let result = current.result, inference.isUnknown(result) {
        _ = inference.unify(result, .void)
      }
      if let result = current.result, inference.shallow(result) != .void, !current.isInitializer {
        throw failure(ControlFlowProblem.returnWithoutValue, at: node.offset)
      }
      return .giveBack(nil, at: node.offset)
    }
    if current.isInitializer {
      if syntax.is(NilLiteralExprSyntax.self), let result = current.result, result.wrapped != nil {
        return .giveBack(Expression(.none, result, at: node.offset), at: node.offset)
      }
      throw failure(ControlFlowProblem.returnInInitializer, at: syntax.offset)
    }
    if let result = current.result, inference.shallow(result) == .void, !current.isClosure {
      let effects = try checkStatement(syntax)
      if case .expression(let value)? = effects.first, !inference.unify(value.type, .void) {
        throw failure(ControlFlowProblem.returnOfValue, at: syntax.offset)
      }
      return .block(effects + [.giveBack(nil, at: node.offset)])
    }
    let known = current.result ?? current.returned
    let constraint = current.isClosure ? nil : current.function.flatMap { functions[$0].result }
    let value =
      known == nil
      ? try checkOpaque(syntax, constraint)
      : try checkWhole(syntax, expecting: known, as: current.isClosure ? .closureResult : .result)
    if current.result == nil, !current.isClosure { current.returned = value.type }
    return .giveBack(value, at: node.offset)
  }
}
