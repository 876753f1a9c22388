import SwiftSyntax

// Casts: existentials and the values inside them.

extension Checker {
  /// Returns whether values of the type are existentials, which carry the type of the value inside.
  func isExistential(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    if let declared = types[nominal] { return declared.kind == .proto }
    return !nominal.isDeclared && LibraryTable.protocols[nominal.name] != nil
  }

  /// Returns the type of a protocol member used on an existential, with `Self` replaced by the existential's type.
  func opened(_ type: Type, _ id: FunctionID, as existential: Type) -> Type {
    guard case .parameter(let whole)? = functions[id].owner else { return type }
    return type.substituting([whole: existential])
  }

  /// Returns the candidates for a method call by this name on an existential.
  mutating func existentialCandidates(
    _ name: String, on type: Type, _ receiver: Expression
  ) throws(CheckFailure) -> [Candidate] {
    guard let nominal = type.nominal else { return [] }
    var found: [Candidate] = []
    for owner in [nominal] + allProtocols(of: nominal) {
      for id in members[owner]?.functions[name] ?? [] {
        let known = try signature(of: id)
        var candidate = Candidate(
          .requirement(Requirement(name: functions[id].fullName)),
          parameters: known.parameters.map {
            .init(
              label: $0.label, type: opened($0.type, id, as: type), isInout: $0.isInout, isVariadic: $0.isVariadic,
              hasDefault: $0.hasDefault)
          }, result: opened(known.result, id, as: type))
        candidate.receiver = receiver
        found.append(candidate)
      }
      found += (library.members[owner]?[name] ?? []).filter { $0.role == .method }.map { row in
        var candidate = Candidate(row, receiver: receiver)
        candidate.owner = nil
        candidate.target = .requirement(Requirement(name: row.name))
        return candidate
      }
      if !found.isEmpty { break }
    }
    return found
  }

  /// Checks `value as T`, `as? T` and `as! T`.
  mutating func checkAs(_ node: AsExprSyntax) throws(CheckFailure) -> Expression {
    let type = try resolve(node.type, in: typeScope)
    guard let mark = node.questionOrExclamationMark else {
      // `[1, 2] as Set`: the elements determine the generic argument.
      let wanted = isUnbound(type) ? opened(type) : type
      let value = try check(node.expression, expecting: wanted)
      return try fit(value, to: wanted, node.expression, as: .coercion)
    }
    let value = try check(node.expression, expecting: nil)
    try force(value.type)
    let result = Expression(try castKind(value, to: type), .optional(type), at: node.asKeyword.offset)
    guard mark.tokenKind == .exclamationMark else { return result }
    return Expression(.unwrap(result), type, at: node.asKeyword.offset)
  }

  private mutating func castKind(_ value: Expression, to type: Type) throws(CheckFailure) -> Expression.Kind {
    let known = inference.resolved(value.type)
    if isExistential(known) { return .cast(value) }
    if let wrapped = known.wrapped, isExistential(wrapped) {
      let inner = makeVariable("", wrapped, mutable: false)
      let cast = Expression(
        .cast(Expression(.variable(inner), wrapped, at: value.offset)), .optional(type), at: value.offset)
      return .chain(value, inner, cast)
    }
    // Generic parameters get their types when code is generated for the specialization.
    if !known.parameters.isEmpty || !type.parameters.isEmpty { return .cast(value) }
    // Both types are known, so the cast succeeds or fails for every value.
    if known.wrapped == type { return value.kind }
    if let fitted = converted(value, to: type), known == type || isExistential(type) { return .convert(fitted) }
    return .none
  }

  /// Checks `value is T`.
  mutating func checkIs(_ node: IsExprSyntax) throws(CheckFailure) -> Expression {
    let type = try resolve(node.type, in: typeScope)
    let value = try check(node.expression, expecting: nil)
    try force(value.type)
    let known = inference.resolved(value.type)
    let offset = node.isKeyword.offset
    if isExistential(known) { return Expression(.typeTest(value, type), .bool, at: offset) }
    if let wrapped = known.wrapped, isExistential(wrapped), type.wrapped == nil {
      let cast = Expression(try castKind(value, to: type), .optional(type), at: offset)
      return Expression(.comparison(.notEqual, cast, Expression(.none, .optional(type), at: offset)), .bool, at: offset)
    }
    if !known.parameters.isEmpty || !type.parameters.isEmpty {
      return Expression(.typeTest(value, type), .bool, at: offset)
    }
    let holds = known == type || isExistential(type) && conforms(known, to: type.nominal ?? .library("Any"))
    return Expression(.boolean(holds), .bool, at: offset)
  }

  /// Checks `case let x as T`, `case is T` and, for an existential, cases of an enum inside it.
  mutating func checkCastPattern(
    to type: Type, _ inner: PatternSyntax?, binding: Bool, of known: Type, at offset: Int
  ) throws(CheckFailure) -> PatternTree {
    if known == type {
      guard let inner else { return .anything }
      return try checkPattern(inner, makeVariable("", type, mutable: false), binding: binding)
    }
    guard isExistential(known) else {
      if inner == nil {
        return .test(makeVariable("", known, mutable: false), Expression(.boolean(false), .bool, at: offset))
      }
      throw failure("cast from '\(shown(known))' to unrelated type '\(type)' always fails", at: offset)
    }
    let holder = makeVariable("", type, mutable: false)
    guard let inner else { return .cast(holder, .anything) }
    return .cast(holder, try checkPattern(inner, holder, binding: binding))
  }
}
