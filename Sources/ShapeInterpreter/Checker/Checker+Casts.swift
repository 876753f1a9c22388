import SwiftSyntax

// Casts: existentials and the values inside them.

extension Checker {
  /// Returns whether values of the type are existentials, which carry the type of the value inside.
  func isExistential(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    if let declared = types[nominal] { return declared.kind == .proto }
    return !nominal.isDeclared && LibraryTable.protocols[nominal.name] != nil
  }

  /// Returns the type of a protocol member used on an existential: `Self` is replaced by the existential's type, and an
  /// associated type by the existential of its bound.
  func opened(_ type: Type, _ id: FunctionID, as existential: Type) -> Type {
    guard case .parameter(let whole)? = functions[id].owner else { return type }
    return type.mapped { part in
      guard case .parameter(let parameter) = part else { return nil }
      if parameter == whole { return existential }
      guard parameter.root.first == whole, let bound = parameter.bounds.first else { return nil }
      return .nominal(bound, [])
    }
  }

  /// Returns a member of a protocol used on an existential.
  mutating func opened(
    _ id: FunctionID, as type: Type, _ receiver: Expression
  ) throws(CheckFailure) -> Candidate {
    var candidate = Candidate(id, try signature(of: id), functions[id], receiver: receiver)
    candidate.owner = nil
    for index in candidate.parameters.indices {
      candidate.parameters[index].type = opened(candidate.parameters[index].type, id, as: type)
    }
    candidate.result = opened(candidate.result, id, as: type)
    if case .parameter(let whole)? = functions[id].owner {
      candidate.generics.removeAll { $0 == whole || $0.root.first == whole }
    }
    return candidate
  }

  /// Returns a protocol's member as it is looked up in the type of the value in an existential.
  func requirement(_ id: FunctionID, named name: String) -> Requirement {
    Requirement(
      name: name, id: id, isInExtension: functions[id].body != nil && !functions[id].isPrelude,
      isMutating: functions[id].isMutating, isSettable: functions[id].isSettable || setters[id] != nil)
  }

  /// Returns the members of protocols without the default implementations of requirements among them.
  mutating func withoutDefaults(_ ids: [FunctionID]) throws(CheckFailure) -> [FunctionID] {
    var required: Set<MemberShape> = []
    for id in ids where functions[id].body == nil { required.insert(try shape(of: id)) }
    guard !required.isEmpty else { return ids }
    var kept: [FunctionID] = []
    for id in ids {
      if functions[id].body != nil, required.contains(try shape(of: id)) { continue }
      kept.append(id)
    }
    return kept
  }

  private mutating func shape(of id: FunctionID) throws(CheckFailure) -> MemberShape {
    let parameters = try signature(of: id).parameters.map { parameter in
      parameter.type.mapped { if case .parameter = $0 { .failed } else { nil } }
    }
    return MemberShape(name: functions[id].fullName, parameters: parameters)
  }

  /// Returns the candidates for a method call by this name on an existential.
  mutating func existentialCandidates(
    _ name: String, on type: Type, _ receiver: Expression
  ) throws(CheckFailure) -> [Candidate] {
    guard let nominal = type.nominal else { return [] }
    var found: [Candidate] = []
    let owners = [nominal] + allProtocols(of: nominal)
    for id in try withoutDefaults(owners.flatMap { members[$0]?.functions[name] ?? [] }) {
      found.append(try opened(id, as: type, receiver))
    }
    for owner in owners {
      found += (library.members[owner]?[name] ?? []).filter { $0.role == .method }.map { row in
        var candidate = Candidate(row, receiver: receiver)
        candidate.owner = nil
        candidate.target = .requirement(Requirement(name: row.name))
        return candidate
      }
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
    to type: Type, _ inner: PatternPart?, binding: PatternIntroducer?, of known: Type, at offset: Int
  ) throws(CheckFailure) -> PatternTree {
    if known == type {
      guard let inner else { return .anything }
      return try checkPart(inner, makeVariable("", type, mutable: false), binding: binding)
    }
    guard isExistential(known) else {
      if inner == nil {
        return .test(makeVariable("", known, mutable: false), Expression(.boolean(false), .bool, at: offset))
      }
      throw failure("cast from '\(shown(known))' to unrelated type '\(type)' always fails", at: offset)
    }
    let holder = makeVariable("", type, mutable: false)
    guard let inner else { return .cast(holder, .anything) }
    return .cast(holder, try checkPart(inner, holder, binding: binding))
  }
}

/// A member's full name and the types of its parameters, with the same type for all generic parameters: what a
/// requirement and its default implementation have in common.
private struct MemberShape: Hashable {
  var name: String
  var parameters: [Type]
}
