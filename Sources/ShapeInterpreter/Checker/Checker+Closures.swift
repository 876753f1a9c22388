import SwiftSyntax

// Closures, and the raw values of enums.

extension Checker {
  /// Checks a closure; the values in its capture list are copied when the closure is made.
  mutating func checkClosure(_ node: ClosureExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    var copies: [Statement] = []
    var names: [String: VariableID] = [:]
    for item in node.signature?.capture?.items ?? [] {
      let name = item.name.identifierText
      if let word = item.specifier?.specifier, word.tokenKind == .keyword(.weak) {
        throw failure("'weak' is not supported here", at: word.offset)
      }
      guard name != "self" else { continue }
      // `[x]` is short for `[x = x]`.
      let value =
        if let syntax = item.initializer?.value {
          try check(syntax, expecting: nil)
        } else {
          try checkReference(item.name, expecting: nil)
        }
      try force(value.type)
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

  private mutating func checkPlainClosure(
    _ node: ClosureExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    var expected: (parameters: [Type.Parameter], result: Type)?
    if let type {
      var known = inference.shallow(type)
      while let wrapped = known.wrapped { known = inference.shallow(wrapped) }
      if case .function(let parameters, let result) = known { expected = (parameters, result) }
    }
    let names = try parameterNames(of: node, expecting: expected?.parameters.count, at: node.offset)
    // A closure that takes one tuple may name the tuple's components as its parameters.
    var tuple: (type: Type, components: [Type.Component])?
    if let only = expected?.parameters.first, expected?.parameters.count == 1, names.count > 1,
      case .tuple(let components) = inference.shallow(only.type), components.count == names.count
    {
      tuple = (only.type, components)
    }
    if tuple == nil, let expected, expected.parameters.count != names.count {
      let count = "\(expected.parameters.count) argument\(expected.parameters.count == 1 ? "" : "s")"
      guard !names.isEmpty else {
        throw failure(
          "contextual type for closure argument list expects \(count), which cannot be implicitly ignored",
          at: node.offset)
      }
      let type = shown(.function(expected.parameters, expected.result))
      throw failure(
        "contextual closure type '\(type)' expects \(count), "
          + "but \(names.count) \(names.count == 1 ? "was" : "were") used in closure body", at: node.offset)
    }
    var saved = current
    defer {
      // A function that takes the closure may throw the closure's errors again.
      if current.caught?.isEmpty == false { saved.caught?.add(nil) }
      current = saved
    }
    current.isClosure = true
    current.caught = saved.caught.map { _ in CaughtErrors() }
    current.thrown = nil
    current.defersSettling = true
    current.isInitializer = false
    current.loops = []
    var result = expected?.result ?? inference.makeVariable()
    if let clause = node.signature?.returnClause {
      let written = try resolve(clause.type, in: typeScope)
      guard inference.unify(result, written) else {
        throw failure(
          "declared closure result '\(written)' is incompatible with contextual type '\(shown(result))'",
          at: clause.type.offset)
      }
      result = written
    }
    current.result = result
    return try scoped { (checker) throws(CheckFailure) in
      if let tuple {
        let whole = checker.makeVariable("", tuple.type, mutable: false)
        var bindings: [Statement] = []
        for (index, (name, _)) in names.enumerated() {
          let part = Expression(
            .component(Expression(.variable(whole), tuple.type, at: node.offset), index), tuple.components[index].type,
            at: node.offset)
          bindings.append(.bind(checker.declare(name, part.type, mutable: false), part))
        }
        let body = bindings + (try checker.checkClosureBody(node.statements, result: result))
        return Expression(
          .closure(ClosureTree(parameters: [ClosureParameter(variable: whole, isInout: false)], body: body)),
          .function([.init(type: tuple.type)], result), at: node.offset)
      }
      var parameters: [ClosureParameter] = []
      var types: [Type.Parameter] = []
      for (index, (name, syntax)) in names.enumerated() {
        var type = expected?.parameters[index].type ?? checker.inference.makeVariable()
        var isInout = expected?.parameters[index].isInout ?? false
        if let syntax {
          let written = try checker.resolve(syntax, in: checker.typeScope)
          isInout = isInout || syntax.isInout
          guard checker.inference.unify(type, written) else {
            throw checker.failure(
              "cannot convert closure parameter of type '\(written)' to '\(checker.shown(type))'", at: syntax.offset)
          }
          type = written
        }
        parameters.append(
          ClosureParameter(variable: checker.declare(name, type, mutable: isInout), isInout: isInout))
        types.append(.init(type: type, isInout: isInout))
      }
      let body = try checker.checkClosureBody(node.statements, result: result)
      return Expression(
        .closure(ClosureTree(parameters: parameters, body: body)), .function(types, result), at: node.offset)
    }
  }

  private mutating func checkClosureBody(
    _ items: CodeBlockItemListSyntax, result: Type
  ) throws(CheckFailure) -> [Statement] {
    if items.count == 1, case .stmt(let only)? = items.first?.item, inference.shallow(result) != .void,
      let branches = only.as(ExpressionStmtSyntax.self)?.expression, branches.givesValue
    {
      let value = try check(branches, expecting: result)
      return [.giveBack(try fit(value, to: result, branches, as: .closureResult), at: only.offset)]
    }
    guard items.count == 1, case .expr(let syntax)? = items.first?.item, !syntax.isAssignment else {
      let statements = try checkStatements(items)
      if inference.isUnknown(result) { _ = inference.unify(result, .void) }
      if inference.shallow(result) != .void, !items.isEmpty, !statements.alwaysLeaves {
        throw failure(
          "missing return in closure expected to return '\(shown(result))'",
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
      let used = highestShorthand(in: Syntax(node.statements))
      let number = max(used + 1, used >= 0 ? count ?? 0 : 0)
      return (0..<number).map { ("$\($0)", nil) }
    }
  }

  /// Returns the highest `$n` used in a closure's body, or -1 if there is none; nested closures without named
  /// parameters are skipped.
  private func highestShorthand(in node: Syntax) -> Int {
    var highest = -1
    for child in node.children(viewMode: .sourceAccurate) {
      if child.is(ClosureExprSyntax.self), child.as(ClosureExprSyntax.self)?.signature?.parameterClause == nil {
        continue
      }
      if child.is(FunctionDeclSyntax.self) { continue }
      if let token = child.as(TokenSyntax.self) {
        guard case .dollarIdentifier(let text) = token.tokenKind else { continue }
        // Limits the number; no closure has so many parameters.
        highest = max(highest, min(Int(text.dropFirst()) ?? 999, 999))
      } else {
        highest = max(highest, highestShorthand(in: child))
      }
    }
    return highest
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

  /// Returns the type of an enum's raw values, or nil if it has none.
  mutating func rawType(of declared: TypeDeclaration) throws(CheckFailure) -> Type? {
    guard let first = declared.inherited.first?.syntax,
      case let type = try resolve(first, in: TypeScope(owner: declared.type, generics: [])),
      type.isNumeric || type == .string || type == .character
    else { return nil }
    return type
  }

  /// Returns the value of `init(rawValue:)`: an optional that is the case with that raw value, or nil.
  mutating func caseOfRawValue(
    _ value: Expression, _ declared: TypeDeclaration, _ raw: Type, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let type = Type.optional(declared.type)
    let given = makeVariable("", raw, mutable: false)
    let result = makeVariable("", type, mutable: true)
    let target = Expression(.variable(result), type, at: offset)
    var choice: Statement = .assign(target, Expression(.none, type, at: offset))
    for (index, known) in try rawValues(of: declared, as: raw).enumerated().reversed() {
      let test = Expression(
        .comparison(.equal, Expression(.variable(given), raw, at: offset), known), .bool, at: offset)
      let found = Expression(.convert(Expression(.enumCase(index, []), declared.type, at: offset)), type, at: offset)
      choice = .conditional([.test(test)], then: [.assign(target, found)], otherwise: [choice])
    }
    return Expression(.block([.bind(given, value), choice], result), type, at: offset)
  }

  /// Returns the raw value of each case in order: the written one, the previous one plus 1, or the case's name.
  mutating func rawValues(of declared: TypeDeclaration, as type: Type) throws(CheckFailure) -> [Expression] {
    var result: [Expression] = []
    var next = 0
    for element in declared.cases {
      if let written = element.rawValue {
        let value = try checkDetached(written, expecting: type, as: .rawValue, owner: nil)
        if case .integer(let number) = value.kind { next = number }
        result.append(value)
      } else if type == .string {
        result.append(Expression(.string([.text(element.name)]), .string, at: element.offset))
      } else {
        result.append(Expression(.integer(next), type, at: element.offset))
      }
      next &+= 1
    }
    return result
  }
}

extension [Statement] {
  /// True if control never reaches the end of the list.
  var alwaysLeaves: Bool {
    contains { statement in
      switch statement {
      case .giveBack, .leave, .next, .raise: return true
      case .attempt(let body, _, let catches):
        return body.alwaysLeaves && catches.allSatisfy { $0.body.alwaysLeaves }
      case .block(let inner): return inner.alwaysLeaves
      case .conditional(_, let then, let otherwise): return then.alwaysLeaves && otherwise.alwaysLeaves
      case .choose(let label, _, _, let branches):
        return branches.allSatisfy { $0.fallsThrough || ($0.body.alwaysLeaves && !$0.body.leaves(label)) }
      case .expression(let expression): return expression.type == .never
      case .whileLoop(let label, let conditions, let body):
        guard conditions.count == 1, case .test(let test)? = conditions.first, case .boolean(true) = test.kind else {
          return false
        }
        return !body.leaves(label)
      default: return false
      }
    }
  }

  /// Returns whether one of the statements breaks out of the loop or switch with that label.
  func leaves(_ label: LoopLabel) -> Bool {
    contains { statement in
      switch statement {
      case .leave(let target): target == label
      case .block(let inner): inner.leaves(label)
      case .conditional(_, let then, let otherwise): then.leaves(label) || otherwise.leaves(label)
      case .unless(_, let otherwise): otherwise.leaves(label)
      case .choose(_, _, _, let branches): branches.contains { $0.body.leaves(label) }
      case .attempt(let body, _, let catches): body.leaves(label) || catches.contains { $0.body.leaves(label) }
      case .loop(let loop): loop.body.leaves(label)
      case .whileLoop(_, _, let body), .repeatWhile(_, let body, _): body.leaves(label)
      default: false
      }
    }
  }
}
