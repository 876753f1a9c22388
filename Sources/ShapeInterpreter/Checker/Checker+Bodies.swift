import SwiftSyntax

// Bodies: functions, accessors and initializers, each checked once, when it is first needed.

extension Checker {
  /// Returns the checked body of a function. Its diagnostics are also stored in the body's `faults`.
  mutating func checkBody(of id: FunctionID) throws(CheckFailure) -> FunctionBody {
    if let known = bodies[id] { return known }
    let function = functions[id]
    let signature = try signature(of: id)
    // `signature(of:)` infers an unwritten result type from the body, which may have been checked by then.
    if let known = bodies[id] { return known }
    if let around = function.enclosing { try tellTypes(ofVariablesIn: around.scopes) }
    let saved = (scopes, inference, deferred, current)
    defer {
      abandon()
      (scopes, inference, deferred, current) = saved
    }
    inference = Inference(firstVariable: variables.count)
    deferred = []
    scopes = (function.enclosing?.scopes ?? []) + [Scope()]
    let enclosingReceiver = function.enclosing == nil ? nil : saved.3.receiver
    current = Surroundings(
      function: id, owner: function.owner, isStatic: function.isStatic, receiver: enclosingReceiver,
      generics: function.generics, result: signature.result == .failed ? nil : signature.result)
    let failed = failures
    let firstVariable = variables.count

    var body = FunctionBody(parameters: [], statements: [], result: signature.result)
    if function.enclosing == nil, let owner = function.owner, !function.isStatic || function.kind == .initializer {
      let isMutable = function.isMutating || function.kind == .initializer
      let receiver = declare("self", owner, mutable: isMutable)
      body.receiver = receiver
      current.receiver = receiver
    }
    for (parameter, known) in zip(function.parameters, signature.parameters) {
      let variable = declare(parameter.name, known.type, mutable: known.isInout)
      variables[variable].isUnwrappedImplicitly = parameter.type?.isUnwrappedImplicitly ?? false
      body.parameters.append(variable)
    }
    // A recursive call finds this outline of the body.
    bodies[id] = body
    current.isInitializer = function.kind == .initializer
    current.handlesErrors = function.isThrowing
    current.thrown = signature.thrown
    scopes.append(Scope())
    do throws(CheckFailure) {
      if let value = function.lazyValue {
        body.statements = try checkLazy(function, value, body)
      } else if let name = function.wrapped {
        body.statements = try checkWrapped(name, function, body)
      } else if let items = function.body {
        body.statements = try checkFunctionBody(items, function, signature)
      } else {
        throw failure("expected '{' in body of function declaration", at: function.offset)
      }
    } catch {
      report(error)
    }
    if signature.result == .failed { body.result = current.returned ?? .failed }
    if failures == failed, !function.isPrelude {
      checkInitialization(of: body, function, variablesFrom: firstVariable)
    }
    body.faults = Array(complaints.failures[failed...])
    bodies[id] = body
    return body
  }

  /// Emits diagnostics for variables that are used before initialization, and for properties that an initializer leaves
  /// without a value.
  private mutating func checkInitialization(
    of body: FunctionBody, _ function: FunctionDeclaration, variablesFrom first: VariableID
  ) {
    let isNeeded = function.kind == .initializer || variables[first...].contains(where: \.isDeclaredWithoutValue)
    guard isNeeded, let items = function.body else { return }
    var walk = InitializationWalk(self)
    walk.walk(body, of: function, end: closingOffset(of: items))
    for complaint in walk.complaints { report(.complaint(complaint)) }
    changedWrappers.formUnion(walk.changing.subtracting(walk.making))
  }

  private mutating func checkFunctionBody(
    _ items: CodeBlockItemListSyntax, _ function: FunctionDeclaration, _ signature: Signature
  ) throws(CheckFailure) -> [Statement] {
    if function.kind == .initializer { return try checkStatements(items) }
    if signature.result != .void, items.count == 1, let only = items.first {
      do throws(CheckFailure) {
        switch only.item {
        case .expr(let syntax) where !syntax.isAssignment:
          let value = try checkWhole(syntax, expecting: current.result, as: .result)
          if current.result == nil { current.returned = value.type }
          return [.giveBack(value, at: syntax.offset)]
        case .stmt(let node):
          if let wrapped = node.as(ExpressionStmtSyntax.self), wrapped.expression.givesValue {
            return [
              .giveBack(try checkWhole(wrapped.expression, expecting: current.result, as: .result), at: node.offset)
            ]
          }
        default: break
        }
      } catch {
        report(error)
        return []
      }
    }
    let before = failures
    let statements = try checkStatements(items)
    if signature.result != .void, !statements.alwaysLeaves, failures == before {
      let what = function.kind == .getter ? "getter" : function.owner == nil ? "global function" : "instance method"
      report(
        failure("missing return in \(what) expected to return '\(signature.result)'", at: closingOffset(of: items)))
    }
    return statements
  }

  private func closingOffset(of items: CodeBlockItemListSyntax) -> Int {
    items.parent?.as(CodeBlockSyntax.self)?.rightBrace.offset
      ?? items.parent?.as(AccessorBlockSyntax.self)?.rightBrace.offset
      ?? items.endPositionBeforeTrailingTrivia.utf8Offset
  }

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
    guard let result else { return try checkBlock(kept) }
    return try scoped { (checker) throws(CheckFailure) in
      guard let last = kept.last else {
        throw checker.failure(
          "expected expression in branch of '\(items.branchKeyword)' expression", at: items.branchStart)
      }
      var statements = try checker.checkStatements(kept.dropLast())
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
          let leaving = try checker.checkStatements(CollectionOfOne(last))
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
    failure(
      "non-expression branch of '\(items.branchKeyword)' expression may only end with a 'throw'",
      at: closingOffset(of: items))
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

  /// The offset at which the branch begins.
  fileprivate var branchStart: Int {
    parent?.as(CodeBlockSyntax.self)?.leftBrace.offset ?? parent?.offset ?? offset
  }
}

extension ExprSyntax {
  /// True if an `if` or `switch` has a single expression in every branch, so that it can be a value.
  var givesValue: Bool {
    func isValue(_ items: CodeBlockItemListSyntax) -> Bool {
      guard items.count == 1, let only = items.first else { return false }
      switch only.item {
      case .expr(let syntax): return !syntax.isAssignment
      case .stmt(let node): return node.as(ExpressionStmtSyntax.self)?.expression.givesValue ?? false
      case .decl: return false
      }
    }
    if let node = self.as(IfExprSyntax.self) {
      guard isValue(node.body.statements) else { return false }
      switch node.elseBody {
      case .codeBlock(let block): return isValue(block.statements)
      case .ifExpr(let inner): return ExprSyntax(inner).givesValue
      case nil: return false
      }
    }
    if let node = self.as(SwitchExprSyntax.self) {
      return node.cases.allSatisfy { element in
        if case .switchCase(let item) = element { isValue(item.statements) } else { false }
      }
    }
    return false
  }
}
