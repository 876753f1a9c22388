import SwiftSyntax

// Casts: values of protocol types, and what they are underneath.

extension Checker {
  /// Whether values of the type are boxed with their own type: a protocol's.
  func isExistential(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    if let declared = types[nominal] { return declared.kind == .proto }
    return !nominal.isDeclared && LibraryTable.protocols[nominal.name] != nil
  }

  /// A type in a protocol's member as it is seen from outside a value of the protocol's type: `Self` is that type.
  func opened(_ type: Type, _ id: FunctionID, as existential: Type) -> Type {
    guard case .parameter(let whole)? = functions[id].owner else { return type }
    return type.substituting([whole: existential])
  }

  /// The methods that a call by this name on a value of a protocol's type could mean.
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

  /// `value as T`, `as? T`, `as! T`.
  mutating func checkAs(_ node: AsExprSyntax) throws(CheckFailure) -> Expression {
    let type = try resolve(node.type, in: typeScope)
    guard let mark = node.questionOrExclamationMark else {
      // `[1, 2] as Set`: the elements say what the set is of.
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
    // What stands for a generic parameter is known when code is made for it.
    if !known.parameters.isEmpty || !type.parameters.isEmpty { return .cast(value) }
    // The types are known: the cast succeeds or fails for every value.
    if known.wrapped == type { return value.kind }
    if let fitted = converted(value, to: type), known == type || isExistential(type) { return .convert(fitted) }
    return .none
  }

  /// `value is T`.
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

  /// `case let x as T`, `case is T` and cases of an enum behind a protocol's type.
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
