import SwiftSyntax

// Operators: Swift's own arithmetic and comparison by the operands' types, then the overloads of library and file.

extension Checker {
  mutating func checkInfix(
    _ node: InfixOperatorExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    if !refusedOperators.isEmpty, let refusal = refusal(in: node) { throw refusal }
    guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else {
      throw failure("an assignment is not a value", at: node.operator.offset)
    }
    let name = symbol.text
    switch name {
    case "&&", "||":
      let left = try fit(try check(node.leftOperand, expecting: .bool), to: .bool, node.leftOperand, as: .operand)
      let right = try fit(try check(node.rightOperand, expecting: .bool), to: .bool, node.rightOperand, as: .operand)
      return Expression(name == "&&" ? .and(left, right) : .or(left, right), .bool, at: symbol.offset)
    case "??":
      return try checkCoalescing(node, expecting: type)
    case "..<", "...":
      let bound = type.flatMap { (type: Type) -> Type? in
        let known = inference.shallow(type)
        return known.argument(of: "Range") ?? known.argument(of: "ClosedRange")
      }
      var (left, right) = try checkOperands(node, expecting: bound)
      if let bound, let fitted = converted(left, to: bound) { left = fitted }
      guard let fitted = converted(right, to: left.type) else { throw mismatch(name, left, right, at: symbol.offset) }
      let range: Type = name == "..<" ? .range(left.type) : .closedRange(left.type)
      return try checkNative(
        rows: library.operators[name] ?? [], [left, fitted], expecting: range, at: symbol.offset,
        else: mismatch(name, left, right, at: symbol.offset))
    case "~=" where fileScope.functions[name] == nil:
      return try checkMatch(node, at: symbol.offset)
    default:
      break
    }
    let comparison = ComparisonOperator(rawValue: name)
    let (left, right) = try checkOperands(node, expecting: comparison == nil ? type : nil)
    return try combine(name, left, right, expecting: type, at: symbol.offset)
  }

  /// What is said of the first operator among an expression's own that cannot stand where it stands, or that nobody declares: beside it
  /// the others are not folded as they are meant.
  private func refusal(in node: InfixOperatorExprSyntax) -> CheckFailure? {
    if let before = node.leftOperand.as(InfixOperatorExprSyntax.self).flatMap(refusal) { return before }
    let offset = node.operator.offset
    if let message = refusedOperators[offset] { return failure(message, at: offset) }
    return node.rightOperand.as(InfixOperatorExprSyntax.self).flatMap(refusal)
  }

  /// Applies an infix operator to two checked operands.
  mutating func combine(
    _ name: String, _ left: Expression, _ right: Expression, expecting type: Type?, at offset: Int,
    else complaint: CheckFailure? = nil
  ) throws(CheckFailure) -> Expression {
    if inference.shallow(left.type) == .failed || inference.shallow(right.type) == .failed { throw CheckFailure.silent }
    if let (left, right) = homogeneous(left, right, expecting: type) {
      if let comparison = ComparisonOperator(rawValue: name),
        isComparable(left.type, by: comparison) || comparison.isEquality && (left.isNil || right.isNil)
      {
        return Expression(.comparison(comparison, left, right), .bool, at: offset)
      }
      if let arithmetic = ArithmeticOperator(rawValue: name), isArithmetic(left.type, by: arithmetic) {
        if arithmetic == .remainder, inference.shallow(left.type).isFloating {
          throw failure(
            "'%' is unavailable: for floating point numbers use 'truncatingRemainder(dividingBy:)' instead", at: offset)
        }
        return Expression(.arithmetic(arithmetic, left, right), left.type, at: offset)
      }
    }
    let declared = fileScope.functions[name] ?? []
    let rows = library.operators[name] ?? []
    let candidates = try operatorCandidates(declared) + rows.map { Candidate($0) } + promised(rows, left, right)
    let fallback = complaint ?? mismatch(name, left, right, at: offset)
    guard !candidates.isEmpty else {
      if ComparisonOperator(rawValue: name) == nil, ArithmeticOperator(rawValue: name) == nil {
        throw failure("cannot find operator '\(name)' in scope", at: offset)
      }
      throw fallback
    }
    return try choose(
      among: candidates, [.checked(left), .checked(right)], expecting: type, at: offset, named: name, else: fallback)
  }

  /// The operators of integers as those that the bound of a generic parameter promises.
  private func promised(_ rows: [NativeRow], _ left: Expression, _ right: Expression) -> [Candidate] {
    guard case .parameter(let parameter) = inference.shallow(left.type),
      inference.shallow(right.type) == .parameter(parameter), representative(of: parameter) == .int
    else { return [] }
    return rows.filter { $0.parameters == [.int, .int] && $0.result == .int }.map { row in
      var candidate = Candidate(generalized(row, .int, parameter))
      candidate.target = .staticRequirement(Requirement(name: row.name), .parameter(parameter))
      return candidate
    }
  }

  /// `pattern ~= value`: whether a range contains the value, or the two are equal.
  private mutating func checkMatch(_ node: InfixOperatorExprSyntax, at offset: Int) throws(CheckFailure) -> Expression {
    let value = try check(node.rightOperand, expecting: nil)
    let pattern = try check(node.leftOperand, expecting: node.leftOperand.isLiteralRange ? nil : value.type)
    if let nominal = inference.shallow(pattern.type).nominal, !nominal.isDeclared,
      RangeKind(rawValue: nominal.name) != nil
    {
      return try callMember("contains", of: pattern, [.checked(value)], expecting: .bool, at: offset)
    }
    return try combine("==", pattern, value, expecting: .bool, at: offset)
  }

  private mutating func operatorCandidates(_ ids: [FunctionID]) throws(CheckFailure) -> [Candidate] {
    var result: [Candidate] = []
    for id in ids { result.append(Candidate(id, try signature(of: id), functions[id])) }
    return result
  }

  /// Checks both operands; the one that needs its context goes second and hears of the other's type.
  private mutating func checkOperands(
    _ node: InfixOperatorExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> (Expression, Expression) {
    let (left, right) = (node.leftOperand, node.rightOperand)
    let hint = type.flatMap { inference.shallow($0).isNumeric || !isArithmetic($0) ? $0 : nil }
    if left.needsContext, !right.needsContext {
      let second = try check(right, expecting: hint)
      return (try check(left, expecting: open(second.type) ? hint ?? second.type : second.type), second)
    }
    let first = try check(left, expecting: hint)
    // Beside a set or dictionary a literal is one too.
    let isTold = right.isCollectionLiteral && inference.shallow(first.type).isTable
    let wanted = right.needsContext || isTold ? (open(first.type) ? hint ?? first.type : first.type) : hint
    return (first, try check(right, expecting: wanted))
  }

  private func open(_ type: Type) -> Bool {
    if case .variable = inference.shallow(type) { return true }
    return false
  }

  /// The operands as two values of one type, where literals and CGFloat/Double conversion can make them so.
  private mutating func homogeneous(
    _ left: Expression, _ right: Expression, expecting type: Type?
  ) -> (Expression, Expression)? {
    let a = inference.shallow(left.type)
    let b = inference.shallow(right.type)
    if a.isConvertibleFloat, b.isConvertibleFloat, a != b {
      // Swift prefers the wider-known Double, unless the context asks for CGFloat.
      let wanted = type.map { inference.shallow($0) }
      let common = wanted == .cgFloat ? Type.cgFloat : .double
      guard let first = converted(left, to: common), let second = converted(right, to: common) else { return nil }
      return (first, second)
    }
    // A literal that met only an unlike type may still suit an overload: leave it open.
    let before = inference
    if inference.unify(a, b) { return (left, right) }
    inference = before
    if a.wrapped != nil || b.wrapped != nil || a == .character || b == .character {
      if let second = converted(right, to: a) { return (left, second) }
      if let first = converted(left, to: b) { return (first, right) }
    }
    return nil
  }

  private func isArithmetic(_ type: Type, by name: ArithmeticOperator = .add) -> Bool {
    let known = inference.shallow(type)
    if known.isNumeric || inference.isOpenLiteral(known) || isDeferredVariable(known) { return true }
    guard case .parameter = known else { return false }
    return conforms(known, to: .library(name == .add || name == .subtract ? "AdditiveArithmetic" : "Numeric"))
  }

  private func isDeferredVariable(_ type: Type) -> Bool {
    guard case .variable = type else { return false }
    return deferred.contains { inference.shallow($0.type) == type }
  }

  /// Whether two values of a type can be compared without an overload being looked for; parts of others always so.
  private func isComparable(_ type: Type, by comparison: ComparisonOperator, isPart: Bool = false) -> Bool {
    let known = inference.shallow(type)
    if isArithmetic(known) || known == .bool || known == .string || known == .character {
      return comparison.isEquality || known != .bool
    }
    func isGood(_ part: Type) -> Bool { isComparable(part, by: comparison, isPart: true) || open(part) }
    if case .tuple(let components) = known {
      return components.allSatisfy { isComparable($0.type, by: comparison, isPart: true) }
    }
    if case .parameter = known {
      return conforms(known, to: .library(comparison.isEquality ? "Equatable" : "Comparable"))
    }
    guard comparison.isEquality else { return isPart && conforms(known, to: .library("Comparable")) }
    if let wrapped = known.wrapped { return isGood(wrapped) }
    for name in ["Array", "ArraySlice", "Set", "Range", "ClosedRange"] {
      if let element = known.argument(of: name) { return isGood(element) }
    }
    if let (_, value) = known.dictionaryParts { return isGood(value) }
    guard let nominal = known.nominal else { return false }
    let own = fileScope.functions["=="] ?? []
    if own.contains(where: { functions[$0].owner?.nominal == nominal }) { return isPart }
    return conforms(known, to: .library("Equatable"))
  }

  private func mismatch(_ name: String, _ left: Expression, _ right: Expression, at offset: Int) -> CheckFailure {
    let (a, b) = (shown(left.type), shown(right.type))
    if a == b { return failure("binary operator '\(name)' cannot be applied to two '\(a)' operands", at: offset) }
    return failure("binary operator '\(name)' cannot be applied to operands of type '\(a)' and '\(b)'", at: offset)
  }

  private mutating func checkCoalescing(
    _ node: InfixOperatorExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let left = try check(node.leftOperand, expecting: type.map { .optional($0) })
    guard let wrapped = inference.shallow(left.type).wrapped else {
      // Swift only warns; the right side is never used.
      return left
    }
    let before = inference
    var right: Expression
    do throws(CheckFailure) {
      right = try check(node.rightOperand, expecting: wrapped)
    } catch {
      // `a ?? (b ? c : nil)`: what stands on the right may be optional too.
      inference = before
      guard let optional = try? check(node.rightOperand, expecting: left.type) else { throw error }
      right = optional
    }
    if let fitted = converted(right, to: wrapped) {
      return Expression(.coalesce(left, fitted), wrapped, at: node.operator.offset)
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
    let value = try check(node.expression, expecting: name == "!" ? nil : rangeBound(type) ?? type)
    if name == "!", let flag = converted(value, to: .bool) { return Expression(.not(flag), .bool, at: node.offset) }
    if name == "+" { return value }
    if name == "-", isArithmetic(value.type) {
      // A negative literal is one literal, so that the least integer can be written.
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
    let fallback = failure(
      "unary operator '\(name)' cannot be applied to an operand of type '\(shown(value.type))'", at: node.offset)
    guard !candidates.isEmpty else { throw fallback }
    return try choose(
      among: candidates, [.checked(value)], expecting: type, at: node.offset, named: name, else: fallback)
  }

  /// An operator used as a value, `reduce(0, +)`: a closure that applies it.
  mutating func operatorValue(_ name: String, expecting type: Type?, at offset: Int) throws(CheckFailure) -> Expression
  {
    if let type, let split = splitTuple(of: type, into: 2) {
      return try splitting(type, at: offset) { (checker) throws(CheckFailure) in
        try checker.operatorValue(name, expecting: split, at: offset)
      }
    }
    guard let type, case .function(let parameters, let result) = inference.shallow(type), parameters.count == 2 else {
      throw failure("operator '\(name)' needs a context that says its type", at: offset)
    }
    let variables = parameters.map { makeVariable("", $0.type, mutable: false) }
    let operands = zip(variables, parameters).map { Expression(.variable($0), $1.type, at: offset) }
    let value = try combine(name, operands[0], operands[1], expecting: result, at: offset)
    return try closure(of: variables, giving: value, as: .function(parameters, result), result, at: offset)
  }

  /// Calls the library row among `rows` that takes the checked arguments.
  mutating func checkNative(
    rows: [NativeRow], _ arguments: [Expression], expecting type: Type?, at offset: Int, else fallback: CheckFailure
  ) throws(CheckFailure) -> Expression {
    try choose(
      among: rows.map { Candidate($0) }, arguments.map { .checked($0) }, expecting: type, at: offset,
      named: rows.first?.baseName ?? "", else: fallback)
  }
}

extension ComparisonOperator {
  /// Whether it asks for equality alone.
  var isEquality: Bool { self == .equal || self == .notEqual }
}
