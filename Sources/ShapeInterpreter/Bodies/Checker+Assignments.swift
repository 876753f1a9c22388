import SwiftSyntax

// Assignments, plain and compound.

extension Checker {
  mutating func checkAssignment(_ node: InfixOperatorExprSyntax) throws(CheckFailure) -> Statement {
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
    if let (target, value) = try publishedStorage(node.leftOperand, node.rightOperand) {
      return try assignment(of: value, to: target)
    }
    let target = try checkTarget(node.leftOperand)
    if case .chain = target.kind {
      return try throughChain(target, at: node.leftOperand.offset) { (checker, part) throws(CheckFailure) in
        let value = try checker.fit(
          try checker.check(node.rightOperand, expecting: part.type), to: part.type, node.rightOperand, as: .assignment)
        return .assign(part, value)
      }
    }
    return try assignment(of: node.rightOperand, to: target)
  }

  private mutating func assignment(of syntax: ExprSyntax, to target: Expression) throws(CheckFailure) -> Statement {
    try requireAssignable(target, at: target.offset)
    let value = try fit(try check(syntax, expecting: target.type), to: target.type, syntax, as: .assignment)
    return .assign(try settleUnlessClosure(target, keep: true), try settleUnlessClosure(value, keep: false))
  }

  /// Checks an arm of `isOn ? (count += 1) : reset()`, whose value is empty: an assignment in parentheses or a call.
  mutating func checkDeed(_ syntax: ExprSyntax) throws(CheckFailure) -> Expression {
    guard let node = syntax.assignmentInParentheses else {
      return try fit(try check(syntax, expecting: .void), to: .void, syntax, as: .branch)
    }
    let saved = current.defersSettling
    defer { current.defersSettling = saved }
    current.defersSettling = true
    let statement = try checkAssignment(node)
    return Expression(.block([statement], makeVariable("", .void, mutable: true)), .void, at: node.offset)
  }

  /// Settles one side of an assignment; `keep` preserves the inference store for the other side.
  private mutating func settleUnlessClosure(_ value: Expression, keep: Bool) throws(CheckFailure) -> Expression {
    if current.defersSettling {
      try resolveDeferred()
      try settleLiterals(in: value.type)
      return value
    }
    let saved = solution
    let result = try settle(value)
    if keep { solution = saved }
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

  /// Returns the assignments that `self.x = value` may mean in an initializer, where `x` is wrapped: `first` makes the
  /// wrapper around the value, and `later` changes the value inside it. The result is nil for any other target.
  mutating func initializedWrapper(
    _ target: ExprSyntax, _ value: ExprSyntax
  ) throws(CheckFailure) -> (first: Assignment, later: Assignment)? {
    guard current.isInitializer, let owner = current.owner, let nominal = owner.nominal,
      let receiver = implicitReceiver(at: target.offset)
    else { return nil }
    var name = target.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    if let member = target.as(MemberAccessExprSyntax.self), member.base?.bareText == "self" {
      name = member.declName.baseName.identifierText
    } else if let name, lookUpVariable(name) != nil {
      return nil
    }
    guard let name,
      let property = types[nominal]?.properties.first(where: { $0.wrapper != nil && $0.label == name }),
      let wrapper = property.wrapper
    else { return nil }
    let known = try type(of: property, in: nominal)
    let exposed = try exposedType(of: property, in: nominal)
    let given = try fit(try check(value, expecting: exposed), to: exposed, value, as: .assignment)
    let made = try wrapped(.checked(given), by: wrapper, in: nominal, at: target.offset)
    guard let place = try self.property(name, of: receiver, at: target.offset) else { throw CheckFailure.silent }
    return (
      (Expression(.field(receiver, property.name), known, at: target.offset), made), (place, given)
    )
  }

  typealias Assignment = (target: Expression, value: Expression)
}
