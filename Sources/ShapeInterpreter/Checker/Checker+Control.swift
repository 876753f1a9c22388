import SwiftSyntax

// Control flow: conditions, loops and switches.

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
          throw failure("pattern matching in a condition requires the 'case' keyword", at: node.pattern.offset)
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
            "initializer for conditional binding must have Optional type, not '\(shown(value.type))'",
            at: node.initializer?.value.offset ?? name.offset)
        }
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

  /// Checks `if let (a, b) = …`, which destructures an optional tuple.
  private mutating func checkTupleBinding(
    _ pattern: PatternSyntax, _ introducer: PatternIntroducer, _ value: Expression, at offset: Int
  ) throws(CheckFailure) -> Condition {
    guard let wrapped = inference.shallow(value.type).wrapped else {
      throw failure(
        "initializer for conditional binding must have Optional type, not '\(shown(value.type))'", at: offset)
    }
    let subject = makeVariable("", value.type, mutable: false)
    let part = makeVariable("", inference.resolved(wrapped), mutable: false)
    return .match(.some(try checkPattern(pattern, part, binding: introducer)), subject, value)
  }

  /// Checks an `if`; if there is a result variable, each branch assigns to it.
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
    return .repeatWhile(label, body: body, condition: try checkWhole(node.condition, expecting: .bool, as: .condition))
  }

  mutating func checkFor(_ node: ForStmtSyntax, named name: String?) throws(CheckFailure) -> Statement {
    var sequence = try checkWhole(node.sequence, expecting: try sequenceType(node))
    if let inner = implicitlyUnwrapped(sequence) { sequence = inner }
    if current.defersSettling { try settleLiterals(in: sequence.type) }
    var known = inference.resolved(sequence.type)
    if known.argument(of: "Range") != nil || known.argument(of: "ClosedRange") != nil { try settleLiterals(in: known) }
    known = inference.resolved(known)
    guard let element = elementType(of: known) else {
      throw failure("for-in loop requires '\(shown(known))' to conform to 'Sequence'", at: node.sequence.offset)
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
      let body = try checker.checkBlock(node.body.statements)
      return .loop(
        Loop(
          label: label, pattern: pattern, sequence: sequence, element: variable, filter: filter, body: body,
          offset: node.offset))
    }
  }

  /// Returns the range type to expect in `for bit: UInt8 in 0...7`, or nil if the loop variable has no annotation or
  /// the sequence is not written as a range.
  private mutating func sequenceType(_ node: ForStmtSyntax) throws(CheckFailure) -> Type? {
    guard let annotation = node.typeAnnotation,
      let name = node.sequence.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)?.operator
        .text
    else { return nil }
    let element = try resolve(annotation.type, in: typeScope)
    return name == "..." ? .closedRange(element) : name == "..<" ? .range(element) : nil
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
      throw failure("'fallthrough' without a following 'case' or 'default' block", at: end.offset)
    }
    for element in node.cases {
      guard case .switchCase(let item) = element else { continue }
      let branch = try scoped { (checker) throws(CheckFailure) in
        try checker.checkBranch(item, subject, result, hasDefault: &hasDefault)
      }
      branches.append(branch)
    }
    if !hasDefault, let missing = try missingPatterns(branches, of: variables[subject].type, at: node.offset) {
      let notes = missing.isEmpty ? ["add a default clause"] : missing.map { "add missing case: '\($0)'" }
      throw failure("switch must be exhaustive", at: node.offset, notes: notes.map { ($0, node.offset) })
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
