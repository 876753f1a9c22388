import SwiftSyntax

// Operators: built-in arithmetic and comparison by the operands' types, then the overloads of library and file.

extension Checker {
  mutating func checkInfix(
    _ node: InfixOperatorExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    if !refusedOperators.isEmpty, let refusal = refusal(in: node) { throw refusal }
    guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else {
      let isArrow = node.operator.is(ArrowExprSyntax.self)
      throw failure(
        isArrow ? OperatorProblem.functionTypeAsValue : .assignmentAsValue, at: node.operator.offset)
    }
    let name = symbol.text
    switch name {
    case "&&", "||":
      let left = try fit(try check(node.leftOperand, expecting: .bool), to: .bool, node.leftOperand, as: .operand)
      let right = try fit(try check(node.rightOperand, expecting: .bool), to: .bool, node.rightOperand, as: .operand)
      return Expression(name == "&&" ? .and(left, right) : .or(left, right), .bool, at: symbol.offset)
    case "??":
      return try checkCoalescing(node, expecting: type)
    case "..<" where fileScope.functions[name] == nil, "..." where fileScope.functions[name] == nil:
      return try checkRange(node, name, expecting: type, at: symbol.offset)
    case "~=" where fileScope.functions[name] == nil:
      return try checkMatch(node, at: symbol.offset)
    case "===" where fileScope.functions[name] == nil, "!==" where fileScope.functions[name] == nil:
      return try checkIdentity(node, name, at: symbol.offset)
    default:
      if let change = try checkChange(node, name, expecting: type, at: symbol.offset) { return change }
    }
    let wanted = ComparisonOperator(rawValue: name) == nil ? type : nil
    let before = solution
    let first: Result<Expression, CheckFailure>
    do throws(CheckFailure) {
      let (left, right) = try checkOperands(node, expecting: wanted)
      let value = try combine(name, left, right, expecting: type, at: symbol.offset)
      if isSuitable(value, for: wanted) { return value }
      first = .success(value)
    } catch {
      if error.lacksName { throw error }
      first = .failure(error)
    }
    // A second attempt makes no further second attempts in its operands, so that a long chain stays cheap.
    guard !current.isSecondLook else { return try first.get() }
    let after = solution
    current.isSecondLook = true
    current.retries += 1
    defer {
      current.isSecondLook = false
      current.retries -= 1
    }
    // The expected type may say nothing of the operands: a number times a vector is a vector.
    if let wanted, !isArithmetic(wanted) {
      let plain = attempt { (checker) throws(CheckFailure) in
        checker.solution = before
        let (left, right) = try checker.checkOperands(node, expecting: nil)
        let value = try checker.combine(name, left, right, expecting: type, at: symbol.offset)
        guard checker.isSuitable(value, for: wanted) else { throw CheckFailure.silent }
        return value
      }
      if let plain { return plain }
    }
    // One operand may determine the context of the other by one of the operator's overloads.
    solution = before
    if let value = otherMeaning(of: node, name, expecting: type, at: symbol.offset) { return value }
    solution = after
    return try first.get()
  }

  /// Returns the diagnostic for the first operator in an expression that is misplaced or undeclared, or nil if there is
  /// none. Such an operator also changes how the others are folded.
  private func refusal(in node: InfixOperatorExprSyntax) -> CheckFailure? {
    if let before = node.leftOperand.as(InfixOperatorExprSyntax.self).flatMap(refusal) { return before }
    let offset = node.operator.offset
    if let refusal = refusedOperators[offset] { return .complaint(refusal) }
    return node.rightOperand.as(InfixOperatorExprSyntax.self).flatMap(refusal)
  }

  /// Checks `low...high`; the type of the bounds stays open while both are literals.
  private mutating func checkRange(
    _ node: InfixOperatorExprSyntax, _ name: String, expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let wanted = rangeBound(type)
    var (left, right) = try checkOperands(node, expecting: wanted)
    if let wanted, let fitted = converted(left, to: wanted) { left = fitted }
    guard let (low, high) = homogeneous(left, right, expecting: wanted),
      let row = library.operators[name]?.first(where: { $0.parameters.count == 2 }), let bound = row.generics.first,
      conforms(inference.resolved(low.type), to: .library("Comparable"))
    else { throw mismatch(name, left, right, at: offset) }
    let kind: RangeKind = name == "..<" ? .range : .closed
    return Expression(.native(row, [bound: low.type], [low, high]), .library(kind.rawValue, low.type), at: offset)
  }

  /// Checks `pattern ~= value`: a range contains the value, or the two are equal.
  private mutating func checkMatch(_ node: InfixOperatorExprSyntax, at offset: Int) throws(CheckFailure) -> Expression {
    let value = try check(node.rightOperand, expecting: nil)
    let pattern = try check(node.leftOperand, expecting: value.type)
    if let nominal = inference.shallow(pattern.type).nominal, !nominal.isDeclared,
      RangeKind(rawValue: nominal.name) != nil
    {
      return try callMember("contains", of: pattern, [.checked(value)], expecting: .bool, at: offset)
    }
    return try combine("==", pattern, value, expecting: .bool, at: offset)
  }

  /// Checks both operands. An operand that needs context is checked second, with the other's type as context.
  private mutating func checkOperands(
    _ node: InfixOperatorExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> (Expression, Expression) {
    let (left, right) = (node.leftOperand, node.rightOperand)
    let hint = type.flatMap { inference.shallow($0).isNumeric || !isArithmetic($0) ? $0 : nil }
    if left.needsContext, !right.needsContext {
      let second = try check(right, expecting: hint)
      let wanted = open(second.type) ? hint ?? second.type : second.type
      return (try check(left, expecting: withRoom(for: left, in: wanted)), second)
    }
    let first = try check(left, expecting: hint)
    // Next to a set or dictionary, a collection literal is one too.
    let isTold = right.isCollectionLiteral && inference.shallow(first.type).isTable
    let wanted = right.needsContext || isTold ? (open(first.type) ? hint ?? first.type : first.type) : hint
    return (first, try check(right, expecting: wanted.map { withRoom(for: right, in: $0) }))
  }

  /// Returns the expected type of an operand; for an array literal that contains `nil`, the elements become optional:
  /// `list + [nil]`.
  private func withRoom(for operand: ExprSyntax, in type: Type) -> Type {
    guard let list = operand.as(ArrayExprSyntax.self), let element = inference.shallow(type).arrayElement,
      inference.shallow(element).wrapped == nil,
      list.elements.contains(where: { $0.expression.is(NilLiteralExprSyntax.self) })
    else { return type }
    return .array(.optional(element))
  }

  private mutating func checkCoalescing(
    _ node: InfixOperatorExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    // `(try? .init(1)) ?? other`: the right side alone tells the type.
    let told =
      type == nil && node.leftOperand.needsContext && !node.rightOperand.needsContext
      ? try check(node.rightOperand, expecting: nil) : nil
    let left = try check(node.leftOperand, expecting: (type ?? told?.type).map { .optional($0) })
    try decideCalls(of: left.type)
    guard let wrapped = inference.shallow(left.type).wrapped else {
      // Swift only emits a warning; the right side is never used.
      return left
    }
    // An optional view could be a view of the type that is hidden on the left, but the result is optional.
    let isView = inference.shallow(wrapped) == .node
    let before = inference
    var right: Expression
    do throws(CheckFailure) {
      right = if let told { told } else { try check(node.rightOperand, expecting: isView ? nil : wrapped) }
    } catch {
      // `a ?? (b ? c : nil)`: the right side may be optional too.
      let failed = inference
      inference = before
      var optional = retry(after: error) { (checker) throws(CheckFailure) in
        try checker.check(node.rightOperand, expecting: left.type)
      }
      if optional == nil, let type, declarations.isExistential(inference.shallow(type)) {
        optional = retry(after: error) { (checker) throws(CheckFailure) in
          try checker.check(node.rightOperand, expecting: type)
        }
      }
      guard let optional else {
        inference = failed
        throw error
      }
      right = optional
    }
    let isOptionalView = isView && inference.shallow(right.type).wrapped != nil
    if !isOptionalView, let fitted = converted(right, to: wrapped) {
      return Expression(.coalesce(left, fitted), wrapped, at: node.operator.offset)
    }
    // Two values of different types are of the existential that is expected.
    if let type, declarations.isExistential(inference.shallow(type)), inference.shallow(right.type).wrapped == nil,
      let opened = converted(left, to: .optional(type)), let fitted = converted(right, to: type)
    {
      return Expression(.coalesce(opened, fitted), type, at: node.operator.offset)
    }
    let fitted = try fit(right, to: left.type, node.rightOperand, as: .argument)
    return Expression(.coalesce(left, fitted), left.type, at: node.operator.offset)
  }

  mutating func checkPrefix(
    _ node: PrefixOperatorExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let name = node.operator.text
    let hasOwn = (fileScope.functions[name] ?? []).contains { functions[$0].parameters.count == 1 }
    if name == "!", !hasOwn {
      let value = try fit(try check(node.expression, expecting: .bool), to: .bool, node.expression, as: .negation)
      return Expression(.not(value), .bool, at: node.offset)
    }
    var value = try check(node.expression, expecting: name == "!" ? nil : rangeBound(type) ?? type)
    if let inner = implicitlyUnwrapped(value) { value = inner }
    // `-(4)` applies the operator of the literal's own type; `-4` is a single literal.
    let isSigned =
      name == "-"
      && (node.expression.is(IntegerLiteralExprSyntax.self) || node.expression.is(FloatLiteralExprSyntax.self))
    if hasOwn, !isSigned, let type, let own = ownValue(of: value, as: inference.shallow(type)) { value = own }
    if name == "!", let flag = converted(value, to: .bool) { return Expression(.not(flag), .bool, at: node.offset) }
    if name == "+", !hasOwn {
      let known = inference.shallow(value.type)
      if isArithmetic(known) || conforms(known, to: .library("AdditiveArithmetic")) { return value }
    }
    if name == "-", isArithmetic(value.type) {
      // A negative literal is a single literal, so that `Int.min` can be written.
      switch value.kind {
      case .integer(let number) where number != .min && node.expression.is(IntegerLiteralExprSyntax.self):
        return Expression(.integer(-number), value.type, at: node.offset)
      case .wideInteger(let number) where number == Int.min.magnitude:
        return Expression(.integer(.min), value.type, at: node.offset)
      case .decimal(let number): return Expression(.decimal(-number), value.type, at: node.offset)
      default: return Expression(.negation(value), value.type, at: node.offset)
      }
    }
    var candidates: [Candidate] = []
    for id in fileScope.functions[name] ?? [] where functions[id].parameters.count == 1 {
      candidates.append(Candidate(id, try signature(of: id), functions[id]))
    }
    candidates += (library.operators[name] ?? []).filter { $0.parameters.count == 1 }.map { Candidate($0) }
    if name == "-", let negated = try negation(ofOwn: value, at: node.offset) { return negated }
    let fallback = failure(OperatorProblem.unary(name, shown(value.type)), at: node.offset)
    guard !candidates.isEmpty else { throw fallback }
    let changes = candidates.contains { $0.parameters[0].isInout }
    let argument = changes ? try changed(node.expression, at: node.offset) : .checked(value)
    return try choose(among: candidates, [argument], expecting: type, at: node.offset, named: name, else: fallback)
  }

  /// Returns the negation of a value of the file's own `SignedNumeric` type: by its prefix operator, or else by
  /// subtraction from zero; nil for other values.
  mutating func negation(ofOwn value: Expression, at offset: Int) throws(CheckFailure) -> Expression? {
    let known = inference.shallow(value.type)
    guard let nominal = known.nominal, types[nominal] != nil, conforms(known, to: .library("SignedNumeric")) else {
      return nil
    }
    let own = (fileScope.functions["-"] ?? []).filter {
      functions[$0].parameters.count == 1 && functions[$0].owner?.nominal == nominal
    }
    if !own.isEmpty {
      return try choose(among: try candidates(own), [.checked(value)], expecting: known, at: offset, named: "-")
    }
    let zero = Expression(.integer(0), inference.makeVariable(.integerLiteral), at: offset)
    return try combine("-", zero, value, expecting: known, at: offset)
  }

  /// Returns a closure that applies an operator used as a value: `reduce(0, +)`.
  mutating func operatorValue(_ name: String, expecting type: Type?, at offset: Int) throws(CheckFailure) -> Expression
  {
    if let type, let split = splitTuple(of: type, into: 2) {
      return try splitting(type, at: offset) { (checker) throws(CheckFailure) in
        try checker.operatorValue(name, expecting: split, at: offset)
      }
    }
    guard let type, case .function(let parameters, let result) = inference.shallow(type), parameters.count == 2 else {
      throw failure(FunctionValueProblem.operatorWithoutContext(name), at: offset)
    }
    let variables = parameters.map { makeVariable("", $0.type, mutable: false) }
    let operands = zip(variables, parameters).map { Expression(.variable($0), $1.type, at: offset) }
    let value = try combine(name, operands[0], operands[1], expecting: result, at: offset)
    return try closure(of: variables, giving: value, as: .function(parameters, result), result, at: offset)
  }

  /// Chooses the library row that accepts the checked arguments, and calls it.
  mutating func checkNative(
    rows: [NativeRow], _ arguments: [Expression], expecting type: Type?, at offset: Int, else fallback: CheckFailure
  ) throws(CheckFailure) -> Expression {
    try choose(
      among: rows.map { Candidate($0) }, arguments.map { .checked($0) }, expecting: type, at: offset,
      named: rows.first?.baseName ?? "", else: fallback)
  }

  /// Returns the type of a range's bounds if the context expects a library range type, otherwise nil.
  func rangeBound(_ type: Type?) -> Type? {
    guard case .nominal(let nominal, let arguments)? = type.map({ inference.shallow($0) }), !nominal.isDeclared,
      RangeKind(rawValue: nominal.name) != nil
    else { return nil }
    return arguments[0]
  }
}
