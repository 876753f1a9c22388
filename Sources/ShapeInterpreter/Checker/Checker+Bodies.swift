import SwiftSyntax

// Bodies: functions, accessors and initializers, each checked once, when something first needs it.

extension Checker {
  /// The checked body of a function; complaints are kept, and the body then says that it has errors.
  mutating func checkBody(of id: FunctionID) throws(CheckFailure) -> FunctionBody {
    if let known = bodies[id] { return known }
    let function = functions[id]
    let signature = try signature(of: id)
    let saved = (scopes, inference, deferred, current)
    defer { (scopes, inference, deferred, current) = saved }
    inference = Inference()
    deferred = []
    scopes = (function.enclosing?.scopes ?? []) + [Scope()]
    let enclosingReceiver = function.enclosing == nil ? nil : saved.3.receiver
    current = Surroundings(
      function: id, owner: function.owner, isStatic: function.isStatic, receiver: enclosingReceiver,
      generics: function.generics, result: signature.result)
    let before = diagnostics.count

    var body = FunctionBody(parameters: [], statements: [], result: signature.result, hasErrors: false)
    if function.enclosing == nil, let owner = function.owner, !function.isStatic || function.kind == .initializer {
      let isMutable = function.isMutating || function.kind == .initializer
      let receiver = declare("self", owner, mutable: isMutable)
      body.receiver = receiver
      current.receiver = receiver
    }
    for (parameter, known) in zip(function.parameters, signature.parameters) {
      body.parameters.append(declare(parameter.name, known.type, mutable: known.isInout))
    }
    // A recursive call finds the body's outline.
    bodies[id] = body
    current.isInitializer = function.kind == .initializer
    scopes.append(Scope())
    guard let items = function.body else {
      throw failure("'\(function.fullName)' has no body", at: function.offset)
    }
    body.statements = try checkFunctionBody(items, function, signature)
    body.hasErrors = diagnostics.count > before
    bodies[id] = body
    return body
  }

  private mutating func checkFunctionBody(
    _ items: CodeBlockItemListSyntax, _ function: FunctionDeclaration, _ signature: Signature
  ) throws(CheckFailure) -> [Statement] {
    if function.kind == .initializer { return try checkStatements(items) }
    if signature.result != .void, items.count == 1, let only = items.first {
      do throws(CheckFailure) {
        switch only.item {
        case .expr(let syntax) where !syntax.isAssignment:
          return [.giveBack(try checkWhole(syntax, expecting: signature.result), at: syntax.offset)]
        case .stmt(let node):
          if let wrapped = node.as(ExpressionStmtSyntax.self), wrapped.expression.givesValue {
            return [.giveBack(try checkWhole(wrapped.expression, expecting: signature.result), at: node.offset)]
          }
        default: break
        }
      } catch {
        report(error)
        return []
      }
    }
    let before = diagnostics.count
    let statements = try checkStatements(items)
    if signature.result != .void, !statements.alwaysLeaves, diagnostics.count == before {
      let what = function.kind == .getter ? "getter" : function.owner == nil ? "global function" : "instance method"
      report(
        failure("missing return in \(what) expected to return '\(signature.result)'", at: closingOffset(of: items)))
    }
    return statements
  }

  private func closingOffset(of items: CodeBlockItemListSyntax) -> Int {
    items.parent?.as(CodeBlockSyntax.self)?.rightBrace.offset ?? items.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// An `if` whose branches are values.
  mutating func checkIfExpression(_ node: IfExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    let result = try valueVariable(for: ExprSyntax(node), expecting: type)
    let statement = try checkValueIf(node, result)
    return Expression(.block([statement], result), variables[result].type, at: node.offset)
  }

  /// A `switch` whose branches are values.
  mutating func checkSwitchExpression(_ node: SwitchExprSyntax, expecting type: Type?) throws(CheckFailure)
    -> Expression
  {
    let result = try valueVariable(for: ExprSyntax(node), expecting: type)
    guard case .choose(let label, let subject, let value, var branches) = try checkSwitch(node, named: nil) else {
      throw CheckFailure.silent
    }
    for index in branches.indices {
      branches[index].body = try assigning(branches[index].body, to: result, at: node.offset)
    }
    return Expression(
      .block([.choose(label, subject: subject, value: value, branches: branches)], result), variables[result].type,
      at: node.offset)
  }

  private mutating func valueVariable(for node: ExprSyntax, expecting type: Type?) throws(CheckFailure) -> VariableID {
    makeVariable("", type ?? inference.makeVariable(), mutable: true)
  }

  private mutating func checkValueIf(_ node: IfExprSyntax, _ result: VariableID) throws(CheckFailure) -> Statement {
    guard case .conditional(let conditions, let then, let otherwise) = try checkIf(node), node.elseBody != nil else {
      throw failure("'if' must have an unconditional 'else' to be used as expression", at: node.offset)
    }
    return .conditional(
      conditions, then: try assigning(then, to: result, at: node.offset),
      otherwise: try assigning(otherwise, to: result, at: node.offset))
  }

  /// The branch with its last expression assigned to the variable that the whole is the value of.
  private mutating func assigning(
    _ body: [Statement], to result: VariableID, at offset: Int
  ) throws(CheckFailure) -> [Statement] {
    guard let last = body.last else {
      throw failure("expected expression in branch of 'if' or 'switch' expression", at: offset)
    }
    switch last {
    case .expression(let value) where value.type == .never: return body
    case .expression(let value):
      guard let fitted = converted(value, to: variables[result].type) else {
        throw failure(
          "cannot convert value of type '\(shown(value.type))' to expected type '\(shown(variables[result].type))'",
          at: value.offset)
      }
      return body.dropLast() + [
        .assign(Expression(.variable(result), variables[result].type, at: value.offset), fitted)
      ]
    case .conditional(let conditions, let then, let otherwise):
      return body.dropLast() + [
        .conditional(
          conditions, then: try assigning(then, to: result, at: offset),
          otherwise: try assigning(otherwise, to: result, at: offset))
      ]
    case .giveBack, .leave, .next: return body
    default: throw failure("this branch of an expression must end with a value", at: offset)
    }
  }
}

extension ExprSyntax {
  /// Whether an `if` or `switch` has a single expression in every branch, so that it can be a value.
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
