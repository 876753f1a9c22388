// Arithmetic and comparison: resolves an infix operator for two checked operands.

extension Checker {
  /// Applies an infix operator to two checked operands. The last parameter replaces the default diagnostic for
  /// unsuitable operands.
  mutating func combine(
    _ name: String, _ left: Expression, _ right: Expression, expecting type: Type?, at offset: Int,
    else complaint: CheckFailure? = nil
  ) throws(CheckFailure) -> Expression {
    if inference.shallow(left.type) == .failed || inference.shallow(right.type) == .failed { throw CheckFailure.silent }
    for operand in [left, right]
    where isPostponedCall(operand.type) && !isDeferredVariable(inference.shallow(operand.type)) {
      try force(operand.type)
    }
    let unwrapped = try unwrappingImplicitly(left, right) { (checker, left, right) throws(CheckFailure) in
      try checker.combine(name, left, right, expecting: type, at: offset, else: complaint)
    }
    if let unwrapped { return unwrapped }
    if left.isNil, right.isNil, ComparisonOperator(rawValue: name)?.isEquality ?? false {
      return Expression(.boolean(name == "=="), .bool, at: offset)
    }
    if let comparison = ComparisonOperator(rawValue: name), comparison.isEquality,
      case .metatype = inference.shallow(left.type), case .metatype = inference.shallow(right.type)
    {
      let tags = [left, right].map { Expression(.typeTag($0), .int, at: $0.offset) }
      return Expression(.comparison(comparison, tags[0], tags[1]), .bool, at: offset)
    }
    let before = inference
    if !isForeignMember(left), !isForeignMember(right), let (left, right) = homogeneous(left, right, expecting: type) {
      if let comparison = ComparisonOperator(rawValue: name),
        isComparable(left.type, by: comparison) || comparison.isEquality && (left.isNil || right.isNil)
      {
        return Expression(.comparison(comparison, left, right), .bool, at: offset)
      }
      if let arithmetic = ArithmeticOperator(rawValue: name), isArithmetic(left.type, by: arithmetic) {
        if arithmetic == .remainder, inference.shallow(left.type).isFloating {
          throw failure(OperatorProblem.floatingRemainder, at: offset)
        }
        return Expression(.arithmetic(arithmetic, left, right), left.type, at: offset)
      }
    }
    inference = before
    let declared = fileScope.functions[name] ?? []
    let rows = library.operators[name] ?? []
    let candidates = try candidates(declared) + rows.map { Candidate($0) } + promised(rows, left, right)
    let fallback = complaint ?? mismatch(name, left, right, at: offset)
    guard !candidates.isEmpty else {
      if ComparisonOperator(rawValue: name) == nil, ArithmeticOperator(rawValue: name) == nil {
        throw failure(NameProblem.operatorNotInScope(name), at: offset)
      }
      throw fallback
    }
    return try choose(
      among: candidates, [.checked(left), .checked(right)], expecting: type, at: offset, named: name, else: fallback)
  }

  /// Returns the operators of Int as candidates for operands of a generic parameter's type whose bound requires them.
  /// One operand may be a literal, and a shift may take its distance as an Int. Two literals may have the type of any
  /// generic parameter in scope.
  private func promised(_ rows: [NativeRow], _ left: Expression, _ right: Expression) -> [Candidate] {
    let types = [left, right].map { inference.shallow($0.type) }
    let isParameter = types.map { if case .parameter = $0 { true } else { false } }
    let other = types[isParameter[0] ? 1 : 0]
    if types.allSatisfy({ inference.isIntegerLiteral($0) }) {
      return current.generics.filter { representative(of: $0) == .int }.flatMap { parameter in
        rows.filter { $0.parameters == [.int, .int] && $0.result == .int }.map { promised($0, parameter) }
      }
    }
    guard case .parameter(let parameter) = types[isParameter[0] ? 0 : 1], representative(of: parameter) == .int,
      other == types[isParameter[0] ? 0 : 1] || other == .int || inference.isIntegerLiteral(other)
    else { return [] }
    return rows.filter { $0.parameters == [.int, .int] && $0.result == .int }.compactMap { row in
      let isShift = row.baseName.hasSuffix("<<") || row.baseName.hasSuffix(">>")
      guard other != .int || isShift && isParameter[0] else { return nil }
      var candidate = promised(row, parameter)
      if other == .int { candidate.parameters[1].type = .int }
      return candidate
    }
  }

  /// Returns an operator of Int as a candidate for a generic parameter's type.
  private func promised(_ row: NativeRow, _ parameter: GenericParameter) -> Candidate {
    var candidate = Candidate(generalized(row, .int, parameter))
    candidate.target = .staticRequirement(Requirement(name: row.name), .parameter(parameter))
    return candidate
  }

  /// Returns true if a type is an unbound variable, perhaps that of a literal.
  func open(_ type: Type) -> Bool {
    if case .variable = inference.shallow(type) { return true }
    return false
  }

  /// Returns the operands as two values of one type, or nil if neither literals nor Swift's implicit conversions allow
  /// it.
  mutating func homogeneous(
    _ left: Expression, _ right: Expression, expecting type: Type?
  ) -> (Expression, Expression)? {
    let a = inference.shallow(left.type)
    let b = inference.shallow(right.type)
    if a.isConvertibleFloat, b.isConvertibleFloat, a != b {
      // Swift prefers Double unless the context expects CGFloat.
      let wanted = type.map { inference.shallow($0) }
      let common = wanted == .cgFloat ? Type.cgFloat : .double
      guard let first = converted(left, to: common), let second = converted(right, to: common) else { return nil }
      return (first, second)
    }
    // A literal that does not fit the other operand may still suit an overload: leave its type open.
    let before = inference
    if inference.unify(a, b) { return (left, right) }
    inference = before
    if a.wrapped != nil || b.wrapped != nil || a == .character || b == .character {
      if let second = converted(right, to: a) { return (left, second) }
      if let first = converted(left, to: b) { return (first, right) }
    }
    if let second = ownValue(of: right, as: a) { return (left, second) }
    if let first = ownValue(of: left, as: b) { return (first, right) }
    return nil
  }

  /// Returns whether built-in arithmetic applies to values of a type, as far as it is inferred.
  func isArithmetic(_ type: Type, by name: ArithmeticOperator = .add) -> Bool {
    let known = inference.shallow(type)
    if known.isNumeric || inference.isOpenLiteral(known) || isDeferredVariable(known) { return true }
    guard case .parameter = known else { return false }
    return conforms(known, to: .library(name == .add || name == .subtract ? "AdditiveArithmetic" : "Numeric"))
  }

  /// Returns whether a value is a postponed implicit member that no numeric type has; the operator's overloads decide
  /// its type.
  private func isForeignMember(_ value: Expression) -> Bool {
    guard case .deferred(let index) = value.kind, deferred[index].resolution == nil, open(value.type),
      !isNumber(deferred[index])
    else { return false }
    return true
  }

  private func isDeferredVariable(_ type: Type) -> Bool {
    guard case .variable = type else { return false }
    return deferred.contains { inference.shallow($0.type) == type && isNumber($0) }
  }

  /// Returns whether two values of a type have a built-in or synthesized comparison. A part of another value (`isPart`)
  /// may also use a declared one.
  private mutating func isComparable(_ type: Type, by comparison: ComparisonOperator, isPart: Bool = false) -> Bool {
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
    guard comparison.isEquality else {
      return conforms(known, to: .library("Comparable")) && (isPart || isOrdered(known, by: comparison))
    }
    if let wrapped = known.wrapped { return isGood(wrapped) }
    for name in ["Array", "ArraySlice", "Set", "Range", "ClosedRange"] {
      if let element = known.argument(of: name) { return isGood(element) }
    }
    if let (_, value) = known.dictionaryParts { return isGood(value) }
    guard let nominal = known.nominal else { return false }
    let own = fileScope.functions["=="] ?? []
    if own.contains(where: { functions[$0].owner?.nominal == nominal }), !isPart {
      // An unequal sign without a function of its own asks the equal sign's.
      let isDeclared = fileScope.functions["!="]?.contains { functions[$0].owner?.nominal == nominal } ?? false
      guard comparison == .notEqual, !isDeclared else { return false }
    }
    return conforms(known, to: .library("Equatable"))
  }

  /// Returns whether Swift derives a comparison of two values of a type from the file's `<` or from the order of an
  /// enum's cases. A comparison that the file declares itself is an overload instead.
  private mutating func isOrdered(_ type: Type, by comparison: ComparisonOperator) -> Bool {
    let known = inference.resolved(type)
    if ownOperator(comparison.rawValue, on: known) != nil { return false }
    return ownOperator("<", on: known) != nil || isOrderedByCases(known)
  }

  /// Returns the diagnostic for operands that an operator does not accept.
  func mismatch(_ name: String, _ left: Expression, _ right: Expression, at offset: Int) -> CheckFailure {
    failure(OperatorProblem.binary(name, shown(left.type), shown(right.type)), at: offset)
  }
}
