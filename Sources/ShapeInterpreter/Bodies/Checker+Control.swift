import SwiftSyntax

// Control flow: conditions and loops.

extension Checker {
  mutating func checkConditions(_ list: ConditionElementListSyntax) throws(CheckFailure) -> [Condition] {
    var result: [Condition] = []
    for element in list {
      switch element.condition {
      case .expression(let syntax):
        result.append(.test(try checkWhole(syntax, expecting: .bool, as: .condition)))
      case .optionalBinding(let node):
        let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
        if !node.pattern.is(IdentifierPatternSyntax.self), let syntax = node.initializer?.value {
          let value = try checkWhole(syntax, expecting: nil)
          let introducer: PatternIntroducer = isMutable ? .variable : .constant
          result.append(try checkTupleBinding(node.pattern, introducer, value, at: syntax.offset))
          continue
        }
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          throw failure(PatternProblem.missingCaseKeyword, at: node.pattern.offset)
        }
        // `if let x` is short for `if let x = x`.
        let value =
          if let syntax = node.initializer?.value {
            try checkWhole(syntax, expecting: nil)
          } else {
            try checkWholeReference(name)
          }
        guard let wrapped = inference.shallow(value.type).wrapped else {
          throw failure(
            OptionalProblem.bindingOfValue(shown(value.type)), at: node.initializer?.value.offset ?? name.offset)
        }
        result.append(.bind(declare(name.identifierText, wrapped, mutable: isMutable), value))
      case .matchingPattern(let node):
        let value = try checkWhole(node.initializer.value, expecting: nil)
        let subject = makeVariable("", value.type, mutable: false)
        result.append(.match(try checkPattern(node.pattern, subject), subject, value))
      case .availability(let node):
        guard !node.holds else { continue }
        result.append(.test(Expression(.boolean(false), .bool, at: node.offset)))
      }
    }
    return result
  }

  /// Checks `if let (a, b) = …`, which destructures an optional tuple.
  private mutating func checkTupleBinding(
    _ pattern: PatternSyntax, _ introducer: PatternIntroducer, _ value: Expression, at offset: Int
  ) throws(CheckFailure) -> Condition {
    guard let wrapped = inference.shallow(value.type).wrapped else {
      throw failure(OptionalProblem.bindingOfValue(shown(value.type)), at: offset)
    }
    let subject = makeVariable("", value.type, mutable: false)
    let part = makeVariable("", inference.resolved(wrapped), mutable: false)
    return .match(.some(try checkPattern(pattern, part, binding: introducer)), subject, value)
  }

  mutating func checkWhile(_ node: WhileStmtSyntax, named name: String?) throws(CheckFailure) -> Statement {
    let label = makeLabel()
    return try scoped { (checker) throws(CheckFailure) in
      let conditions = try checker.checkConditions(node.conditions)
      checker.current.loops.append((name, label, true))
      defer { checker.current.loops.removeLast() }
      return .whileLoop(label, conditions: conditions, body: try checker.check(block: node.body.statements))
    }
  }

  mutating func checkRepeat(_ node: RepeatStmtSyntax, named name: String?) throws(CheckFailure) -> Statement {
    let label = makeLabel()
    current.loops.append((name, label, true))
    defer { current.loops.removeLast() }
    let body = try check(block: node.body.statements)
    return .repeatWhile(label, body: body, condition: try checkWhole(node.condition, expecting: .bool, as: .condition))
  }

  mutating func checkFor(_ node: ForStmtSyntax, named name: String?) throws(CheckFailure) -> Statement {
    if node.awaitKeyword != nil { return try checkAsyncFor(node, named: name) }
    return try checkFor(node, named: name) { (checker) throws(CheckFailure) in
      try checker.check(block: node.body.statements)
    }
  }

  /// Checks a loop whose statements `body` checks.
  mutating func checkFor(
    _ node: ForStmtSyntax, named name: String?,
    _ body: (inout Checker) throws(CheckFailure) -> [Statement]
  ) throws(CheckFailure) -> Statement {
    var sequence = try checkWhole(node.sequence, expecting: try sequenceType(node))
    if let inner = implicitlyUnwrapped(sequence) { sequence = inner }
    if current.defersSettling { try settleLiterals(in: sequence.type) }
    var known = inference.resolved(sequence.type)
    if known.argument(of: "Range") != nil || known.argument(of: "ClosedRange") != nil { try settleLiterals(in: known) }
    known = inference.resolved(known)
    guard let element = elementType(of: known) else {
      throw failure(ConformanceProblem.notSequence(shown(known)), at: node.sequence.offset)
    }
    let label = makeLabel()
    return try scoped { (checker) throws(CheckFailure) in
      let variable = checker.makeVariable("", element, mutable: false)
      let pattern = try checker.checkPattern(node.pattern, variable, binding: .constant)
      var filter: Expression?
      if let clause = node.whereClause {
        filter = try checker.checkWhole(clause.condition, expecting: .bool, as: .condition)
      }
      checker.current.loops.append((name, label, true))
      defer { checker.current.loops.removeLast() }
      return .loop(
        Loop(
          label: label, pattern: pattern, sequence: sequence, element: variable, filter: filter,
          body: try body(&checker),
          offset: node.offset))
    }
  }

  /// Returns the type to expect in `for bit: UInt8 in 0...7` and `for side: CGFloat in [-1, 1]`, or nil if the loop
  /// variable has no annotation or the sequence is neither written as a range nor as an array.
  private mutating func sequenceType(_ node: ForStmtSyntax) throws(CheckFailure) -> Type? {
    guard let annotation = node.typeAnnotation else { return nil }
    let element = try resolve(annotation.type, in: typeScope)
    if node.sequence.is(ArrayExprSyntax.self) { return .array(element) }
    guard
      let name = node.sequence.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)?.operator
        .text
    else { return nil }
    return name == "..." ? .closedRange(element) : name == "..<" ? .range(element) : nil
  }
}

extension PatternTree {
  /// True if the pattern matches every value.
  var matchesAnything: Bool {
    switch self {
    case .anything, .variable: true
    case .tuple(let parts): parts.allSatisfy(\.matchesAnything)
    case .enumCase, .some, .cast, .test: false
    }
  }
}
