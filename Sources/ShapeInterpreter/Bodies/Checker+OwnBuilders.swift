import SwiftSyntax

// Result builders that the file declares: each statement makes a part, and static methods of the builder join the
// parts, as the compiler's transformation does it.

extension Checker {
  /// Checks the statements of a body for a builder, and returns them with the value that the builder makes of them.
  mutating func checkOwnBuilderBody(
    _ items: CodeBlockItemListSyntax, of builder: Type, expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> (statements: [Statement], value: Expression) {
    let isFinished = try hasBuilderMethod("buildFinalResult", builder)
    let known = type.flatMap { $0.isOpen ? nil : $0 }
    let (statements, value) = try ownBlock(items, of: builder, expecting: isFinished ? nil : known, at: offset)
    guard isFinished else { return (statements, value) }
    return (
      statements, try settledResult("buildFinalResult", of: builder, [(nil, value)], expecting: known, at: offset)
    )
  }

  /// Checks the statements of a block. Returns those that are needed first, and the builder's block of their parts.
  mutating func ownBlock(
    _ items: some Collection<CodeBlockItemSyntax>, of builder: Type, expecting type: Type? = nil, at offset: Int
  ) throws(CheckFailure) -> (statements: [Statement], value: Expression) {
    var statements: [Statement] = []
    var parts: [Expression] = []
    for item in items {
      switch item.item {
      case .decl: statements += try check(CollectionOfOne(item))
      case .expr(let syntax): parts.append(try ownPart(syntax, of: builder, &statements))
      case .stmt(let node):
        if let syntax = node.as(ExpressionStmtSyntax.self)?.expression {
          parts.append(try ownPart(syntax, of: builder, &statements))
        } else if let loop = node.as(ForStmtSyntax.self) {
          parts.append(try ownElements(of: loop, of: builder, &statements))
        } else if node.is(ThrowStmtSyntax.self) {
          statements += try check(CollectionOfOne(item))
        } else {
          throw unsuitedStatement(builder, at: node.offset)
        }
      }
    }
    return (statements, try joinedParts(of: parts, of: builder, expecting: type, at: offset))
  }

  /// Returns the builder's block of some parts: one call of `buildBlock`, or one of `buildPartialBlock` for each part.
  private mutating func joinedParts(
    of parts: [Expression], of builder: Type, expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let partial = try staticCandidates("buildPartialBlock", of: builder).map(\.parameters.first?.label)
    guard partial.contains("first"), partial.contains("accumulated"), let first = parts.first else {
      guard try hasBuilderMethod("buildBlock", builder) else {
        throw failure(BuilderProblem.withoutBlock(shown(builder)), at: offset)
      }
      return try settledResult("buildBlock", of: builder, parts.map { (nil, $0) }, expecting: type, at: offset)
    }
    var whole = try settledResult("buildPartialBlock", of: builder, [("first", first)], at: first.offset)
    for next in parts.dropFirst() {
      whole = try settledResult(
        "buildPartialBlock", of: builder, [("accumulated", whole), ("next", next)], at: next.offset)
    }
    return whole
  }

  /// Checks a statement, and returns the variable that holds its part.
  private mutating func ownPart(
    _ syntax: ExprSyntax, of builder: Type, _ statements: inout [Statement]
  ) throws(CheckFailure) -> Expression {
    if syntax.is(IfExprSyntax.self) || syntax.is(SwitchExprSyntax.self) {
      return try ownChoice(syntax, of: builder, &statements)
    }
    let isTransformed = try hasBuilderMethod("buildExpression", builder)
    let value: Expression
    if syntax.isAssignment {
      statements += try check(CollectionOfOne(CodeBlockItemSyntax(item: .expr(syntax))))
      let nothing = Expression(.tuple([]), .void, at: syntax.offset)
      value =
        isTransformed ? try settledResult("buildExpression", of: builder, [(nil, nothing)], at: syntax.offset) : nothing
    } else if isTransformed {
      value = try settled(
        choose(
          among: candidates(for: syntax, of: builder), [.written(label: nil, syntax)], expecting: nil,
          at: syntax.offset, named: "buildExpression", of: builder))
    } else {
      value = try settled(check(syntax, expecting: nil))
    }
    return heldPart(value, &statements)
  }

  /// Returns the methods that may transform a statement: for a call of a type's name, the one that takes that type.
  /// The call's arguments get their types from it.
  private mutating func candidates(for syntax: ExprSyntax, of builder: Type) throws(CheckFailure) -> [Candidate] {
    let all = try staticCandidates("buildExpression", of: builder)
    guard all.count > 1, let call = syntax.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    else { return all }
    let fitting = all.filter { $0.parameters.first?.type.nominal?.name == name }
    return fitting.isEmpty ? all : fitting
  }

  /// Returns a new variable with the value.
  private mutating func heldPart(_ value: Expression, _ statements: inout [Statement]) -> Expression {
    let variable = makeVariable("", value.type, mutable: false)
    statements.append(.bind(variable, value))
    return Expression(.variable(variable), value.type, at: value.offset)
  }

  /// Checks a loop, and returns the variable that holds the builder's part for the parts of all turns.
  private mutating func ownElements(
    of loop: ForStmtSyntax, of builder: Type, _ statements: inout [Statement]
  ) throws(CheckFailure) -> Expression {
    guard try hasBuilderMethod("buildArray", builder) else { throw unsuitedStatement(builder, at: loop.offset) }
    var list: Expression?
    let turns = try checkFor(loop, named: nil) { (checker) throws(CheckFailure) in
      let (inner, value) = try checker.scoped { (checker) throws(CheckFailure) in
        try checker.ownBlock(loop.body.statements, of: builder, at: loop.body.leftBrace.offset)
      }
      let all = checker.makeVariable("", .array(value.type), mutable: true)
      let target = Expression(.variable(all), .array(value.type), at: loop.offset)
      list = target
      let append = try checker.choose(
        among: checker.memberCandidates("append", on: target.type, receiver: target), [.labelled(nil, value)],
        expecting: nil, at: loop.offset, named: "append")
      return inner + [.expression(try checker.settled(append))]
    }
    guard let list, case .variable(let all) = list.kind else { throw CheckFailure.silent }
    statements += [.bind(all, Expression(.array([]), list.type, at: loop.offset)), turns]
    return heldPart(try settledResult("buildArray", of: builder, [(nil, list)], at: loop.offset), &statements)
  }

  /// Returns the settled result of one of the builder's methods for checked arguments.
  mutating func settledResult(
    _ method: String, of builder: Type, _ arguments: [(String?, Expression)], expecting type: Type? = nil,
    at offset: Int
  ) throws(CheckFailure) -> Expression {
    try settled(builderResult(method, of: builder, arguments, expecting: type, at: offset))
  }

  /// Returns the result of one of the builder's methods; its types may be open.
  mutating func builderResult(
    _ method: String, of builder: Type, _ arguments: [(String?, Expression)], expecting type: Type? = nil,
    at offset: Int
  ) throws(CheckFailure) -> Expression {
    try choose(
      among: staticCandidates(method, of: builder), arguments.map { .labelled($0.0, $0.1) }, expecting: type,
      at: offset, named: method, of: builder)
  }

  mutating func hasBuilderMethod(_ name: String, _ builder: Type) throws(CheckFailure) -> Bool {
    try !staticCandidates(name, of: builder).isEmpty
  }

  /// Returns the diagnostic for a statement that a builder has no method for.
  func unsuitedStatement(_ builder: Type, at offset: Int) -> CheckFailure {
    failure(BuilderProblem.statement(builder.description), at: offset)
  }
}
