import SwiftSyntax

// Closures.

extension Checker {
  /// Checks a closure; the values in its capture list are copied when the closure is made.
  mutating func checkClosure(_ node: ClosureExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    var copies: [Statement] = []
    var names: [String: VariableID] = [:]
    for item in (node.signature?.capture?.items).elementList {
      let name = item.name.identifierText
      let isWeak = item.specifier?.specifier.tokenKind == .keyword(.weak)
      guard name != "self" || isWeak || item.initializer != nil else { continue }
      // `[x]` is short for `[x = x]`.
      var value =
        if let syntax = item.initializer?.value {
          try check(syntax, expecting: nil)
        } else {
          try checkReference(item.name, expecting: nil)
        }
      try force(value.type)
      if isWeak, inference.shallow(value.type).wrapped == nil {
        value = Expression(.convert(value), .optional(value.type), at: value.offset)
      }
      let id = makeVariable(name, value.type, mutable: false)
      copies.append(.bind(id, value))
      names[name] = id
    }
    guard !copies.isEmpty else { return try checkPlainClosure(node, expecting: type) }
    scopes.append(Scope(variables: names))
    defer { scopes.removeLast() }
    let closure = try checkPlainClosure(node, expecting: type)
    let result = makeVariable("", closure.type, mutable: true)
    let target = Expression(.variable(result), closure.type, at: node.offset)
    return Expression(.block(copies + [.assign(target, closure)], result), closure.type, at: node.offset)
  }

  /// A closure whose type is known as far as its context and its signature tell it.
  private struct OpenClosure {
    let node: ClosureExprSyntax
    let names: [(name: String, type: TypeSyntax?)]
    let result: Type
    /// True if its statements make views.
    let isBuilder: Bool
    /// The file's result builder for its statements, or nil.
    let ownBuilder: Type?
  }

  /// Checks a closure apart from its capture list.
  private mutating func checkPlainClosure(
    _ node: ClosureExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    var expected: (parameters: [Type.Parameter], result: Type)?
    if let type, case .function(let parameters, let result) = inference.bare(type) { expected = (parameters, result) }
    let names = try parameterNames(of: node, expecting: expected?.parameters.count, at: node.offset)
    let tuple = expected.flatMap { onlyTuple(of: $0.parameters, named: names.count) }
    if tuple == nil, let expected, expected.parameters.count != names.count {
      throw otherCount(names.count, than: expected.parameters, expected.result, at: node.offset)
    }
    let (isBuilder, ownBuilder, effects) = (current.isBuilder, current.ownBuilder, current.effects)
    current.isBuilder = false
    current.ownBuilder = nil
    current.effects = .unknown
    let whole = Type.function(expected?.parameters ?? [], expected?.result ?? .void)
    if effects == .asynchronous(isThrowing: false), node.throwsErrors {
      throw failure(FunctionValueProblem.throwingClosure(shown(whole)), at: node.offset)
    }
    var saved = current
    defer {
      // A function that takes the closure may throw the closure's errors again.
      if current.caught?.isEmpty == false { saved.caught?.add(nil) }
      current = saved
    }
    enter(node, of: whole, effects)
    let result = try resultType(of: node, expecting: expected?.result)
    current.result = result
    let closure = OpenClosure(
      node: node, names: names, result: result, isBuilder: isBuilder, ownBuilder: ownBuilder)
    return try scoped { (checker) throws(CheckFailure) in
      if let tuple { return try checker.finish(closure, naming: tuple.components, of: tuple.type) }
      return try checker.finish(closure, taking: expected?.parameters)
    }
  }

  /// Returns the failure of a closure that uses another number of arguments than its type has parameters.
  private func otherCount(
    _ used: Int, than parameters: [Type.Parameter], _ result: Type, at offset: Int
  ) -> CheckFailure {
    guard used > 0 else {
      return failure(FunctionValueProblem.ignoredArguments(count: parameters.count), at: offset)
    }
    let type = shown(.function(parameters, result))
    return failure(FunctionValueProblem.argumentCount(type, expected: parameters.count, used: used), at: offset)
  }

  /// Makes a closure of that type the surroundings of the code that is checked next.
  private mutating func enter(_ node: ClosureExprSyntax, of type: Type, _ effects: FunctionEffects) {
    current.isClosure = true
    current.isAsync = effects != .synchronous
    current.isAwaiting = false
    current.synchronous = effects == .synchronous ? (type, node.offset) : nil
    current.caught = current.caught.map { _ in CaughtErrors() }
    current.thrown = nil
    // A `try` around the call that takes the closure marks nothing within it.
    current.isTrying = false
    current.handlesErrors = false
    current.defersSettling = true
    current.isInitializer = false
    current.loops = []
  }

  /// Returns the type of a closure's result: the written one, or else the expected one, or an open one.
  private mutating func resultType(of node: ClosureExprSyntax, expecting type: Type?) throws(CheckFailure) -> Type {
    let result = type ?? inference.makeVariable()
    guard let clause = node.signature?.returnClause else { return result }
    let written = try resolve(clause.type, in: typeScope)
    // A closure that always has a value fits where an optional one is expected.
    if let inner = inference.shallow(result).wrapped, inference.shallow(written).wrapped == nil,
      inference.unify(inner, written)
    {
      return result
    }
    guard inference.unify(result, written) else {
      throw failure(
        FunctionValueProblem.closureResult(written, insteadOf: shown(result)), at: clause.type.offset)
    }
    return written
  }

  /// Checks the statements of a closure that takes a tuple and names its components.
  private mutating func finish(
    _ closure: OpenClosure, naming components: [Type.Component], of type: Type
  ) throws(CheckFailure) -> Expression {
    let offset = closure.node.offset
    let whole = makeVariable("", type, mutable: false)
    var bindings: [Statement] = []
    for (index, (name, _)) in closure.names.enumerated() {
      let part = Expression(
        .component(Expression(.variable(whole), type, at: offset), index), components[index].type, at: offset)
      bindings.append(.bind(declare(name, part.type, mutable: false), part))
    }
    let body = bindings + (try checkStatements(of: closure))
    return Expression(
      .closure(ClosureTree(parameters: [ClosureParameter(variable: whole, isInout: false)], body: body)),
      .function([.init(type: type)], closure.result), at: offset)
  }

  /// Checks the statements of a closure that names its parameters; `expected` is nil where no function is expected.
  private mutating func finish(
    _ closure: OpenClosure, taking expected: [Type.Parameter]?
  ) throws(CheckFailure) -> Expression {
    var parameters: [ClosureParameter] = []
    var types: [Type.Parameter] = []
    for (index, (name, syntax)) in closure.names.enumerated() {
      var type = expected?[index].type ?? inference.makeVariable()
      var isInout = expected?[index].isInout ?? false
      if let syntax {
        let written = try resolve(syntax, in: typeScope)
        isInout = isInout || syntax.isInout
        guard inference.unify(type, written) else {
          throw failure(
            FunctionValueProblem.closureParameter(written, insteadOf: shown(type)), at: syntax.offset)
        }
        type = written
      }
      parameters.append(ClosureParameter(variable: declare(name, type, mutable: isInout), isInout: isInout))
      types.append(.init(type: type, isInout: isInout))
    }
    try declareWrapped(closure.names, parameters, types, at: closure.node.offset)
    let body = try checkStatements(of: closure)
    return Expression(
      .closure(ClosureTree(parameters: parameters, body: body)), .function(types, closure.result),
      at: closure.node.offset)
  }

  /// Declares the values of parameters with a projection as their name: in `$item in`, `item` stands for the value in
  /// the wrapper, and changes it.
  private mutating func declareWrapped(
    _ names: [(name: String, type: TypeSyntax?)], _ parameters: [ClosureParameter], _ types: [Type.Parameter],
    at offset: Int
  ) throws(CheckFailure) {
    for (index, (name, _)) in names.enumerated() where name.hasPrefix("$") && Int(name.dropFirst()) == nil {
      let projection = Expression(.variable(parameters[index].variable), types[index].type, at: offset)
      _ = try member("wrappedValue", of: projection, expecting: nil, at: offset)
      scopes[scopes.count - 1].wrappers[String(name.dropFirst())] = parameters[index].variable
    }
  }

  /// Checks the statements of a closure in its scope. A builder makes the value of its statements.
  private mutating func checkStatements(of closure: OpenClosure) throws(CheckFailure) -> [Statement] {
    let (node, result) = (closure.node, closure.result)
    if closure.isBuilder {
      return try apart { (checker) throws(CheckFailure) in
        checker.checkBuilderBody(node.statements, at: node.offset)
      }
    }
    guard let ownBuilder = closure.ownBuilder else { return try checkClosureBody(node.statements, result: result) }
    let wanted = inference.resolved(result)
    let (statements, value) = try apart { (checker) throws(CheckFailure) in
      try checker.forms.check(
        node.statements, of: ownBuilder, expecting: wanted, at: node.offset, in: &checker)
    }
    guard let fitted = converted(value, to: result) else {
      throw mismatch(value, insteadOf: result, as: .closureResult, at: value.offset)
    }
    return statements + [.giveBack(fitted, at: node.offset)]
  }

  /// Runs `body` for the statements of a closure for a builder, apart from the statement around it: nothing in them
  /// decides about its types.
  private mutating func apart<Result>(
    _ body: (inout Checker) throws(CheckFailure) -> Result
  ) throws(CheckFailure) -> Result {
    for scope in scopes {
      for id in scope.variables.values where id >= inference.firstVariable {
        variables[id].type = inference.resolved(variables[id].type)
      }
    }
    let outer = solution
    defer { solution = outer }
    solution = Solution(firstVariable: variables.count)
    current.defersSettling = false
    current.isRanking = false
    return try body(&self)
  }

  private mutating func checkClosureBody(
    _ items: CodeBlockItemListSyntax, result: Type
  ) throws(CheckFailure) -> [Statement] {
    if items.count == 1, case .stmt(let only)? = items.first?.item, inference.shallow(result) != .void,
      let branches = only.as(ExpressionStmtSyntax.self)?.expression, branches.givesValue
    {
      let before = (bodyState, complaints)
      do throws(CheckFailure) {
        let value = try check(branches, expecting: result)
        return [.giveBack(try fit(value, to: result, branches, as: .closureResult), at: only.offset)]
      } catch {
        // Branches of different types are those of a statement.
        guard case .complaint(let complaint) = error, complaint.problem is TypeMismatch else { throw error }
        let failed = (bodyState, complaints)
        (bodyState, complaints) = before
        guard inference.isUnknown(result), inference.unify(result, .void) else {
          (bodyState, complaints) = failed
          throw error
        }
        return try check(items)
      }
    }
    guard items.count == 1, case .expr(let syntax)? = items.first?.item, !syntax.isAssignment else {
      let statements = try check(items)
      if inference.isUnknown(result) { _ = inference.unify(result, .void) }
      if inference.shallow(result) != .void, !items.isEmpty, !statements.alwaysLeaves {
        throw failure(
          ControlFlowProblem.missingReturn(in: .closure, shown(result)),
          at: items.parent?.as(ClosureExprSyntax.self)?.rightBrace.offset ?? items.endPosition.utf8Offset)
      }
      return statements
    }
    if inference.shallow(result) == .void {
      return [.expression(try check(syntax, expecting: nil))]
    }
    let value = try check(syntax, expecting: result)
    return [.giveBack(try fit(value, to: result, syntax, as: .closureResult), at: syntax.offset)]
  }

  /// Returns the closure's parameters as named. Without names, they are `$0`, `$1` … up to the highest one used and, if
  /// any is used, at least as many as expected.
  private func parameterNames(
    of node: ClosureExprSyntax, expecting count: Int?, at offset: Int
  ) throws(CheckFailure) -> [(name: String, type: TypeSyntax?)] {
    switch node.signature?.parameterClause {
    case .simpleInput(let list):
      return list.map { ($0.name.identifierText, nil) }
    case .parameterClause(let clause):
      return clause.parameters.map { (($0.secondName ?? $0.firstName).identifierText, $0.type) }
    case nil:
      let used = node.highestShorthand
      let number = max(used + 1, used >= 0 ? count ?? 0 : 0)
      return (0..<number).map { ("$\($0)", nil) }
    }
  }

  /// Checks a closure that is called immediately: `{ … }()`.
  mutating func checkImmediateClosure(
    _ node: ClosureExprSyntax, expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let wanted = Type.function([], type ?? inference.makeVariable())
    let closure = try check(ExprSyntax(node), expecting: wanted)
    guard case .function(_, let result) = inference.shallow(closure.type) else { throw CheckFailure.silent }
    return Expression(.apply(closure, []), result, at: offset)
  }
}
