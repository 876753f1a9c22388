// Witnesses: the members that satisfy a protocol's requirements, and the generic arguments with which they do.

/// A member that satisfies a protocol's requirement in one type.
enum Witness {
  /// A declared function, with the types of its generic parameters.
  case function(FunctionID, [GenericParameter: Type])
  case row(NativeRow)
  /// A stored property.
  case field
}

extension Checker {
  /// Returns the possible witnesses of a requirement, by its full name, in a concrete type; the type's own come first.
  mutating func witnesses(of requirement: String, in type: Type) throws(CheckFailure) -> [Witness] {
    guard let nominal = type.nominal else { return [] }
    var found: [Witness] = []
    let name = String(requirement.prefix { $0 != "(" })
    // A stored property satisfies no method, though its name may be the same.
    let isProperty = name == requirement
    let isField =
      isProperty
      && (library.fields[nominal]?[name] != nil || types[nominal]?.properties.contains { $0.name == name } ?? false)
    for owner in [nominal] + declarations.allProtocols(of: nominal) {
      var ids = members[owner]?.functions[name] ?? []
      ids += name == "subscript" ? members[owner]?.subscripts ?? [] : members[owner]?.allGetters(name) ?? []
      let ordered = owner == nominal ? ids.reversed() : bySpecificity(ids.reversed())
      for id in ordered where functions[id].fullName == requirement && functions[id].body != nil {
        if try isWitness(id, in: type) { found.append(.function(id, substitution(for: id, in: type))) }
      }
      found += (library.members[owner]?[name] ?? []).filter { $0.name == requirement }.map { .row($0) }
      if owner == nominal, isField { found.append(.field) }
      if isProperty, owner != nominal, let parent = types[owner], parent.kind == .reference,
        parent.properties.contains(where: { $0.name == name })
      {
        found.append(.field)
      }
    }
    return found
  }

  /// Returns the types of a member's generic parameters for a receiver of this type.
  mutating func substitution(for id: FunctionID, in type: Type) -> [GenericParameter: Type] {
    var result: [GenericParameter: Type] = [:]
    switch (functions[id].owner, type) {
    case (.parameter(let whole)?, _):
      result[whole] = type
      if case .parameter(let element)? = whole.element { result[element] = elementType(of: type) }
    case (.nominal(let owner, let own)?, .nominal(_, let given)):
      var given = given
      if case .nominal(_, let inherited)? = ancestor(owner, of: type) { given = inherited }
      for case (.parameter(let parameter), let argument) in zip(own, given) { result[parameter] = argument }
    default: break
    }
    return result
  }

  /// Returns the type with generic parameters replaced, and their associated types replaced by the resulting witnesses.
  mutating func substituted(_ type: Type, _ substitution: [GenericParameter: Type]) throws(CheckFailure) -> Type {
    guard !substitution.isEmpty else { return type }
    var known = substitution
    for (parameter, type) in substitution {
      guard case .parameter(let element)? = parameter.element, known[element] == nil else { continue }
      known[element] = elementType(of: type)
    }
    for associated in type.associatedTypes {
      if let witness = try self.type(of: associated, known) { known[associated] = witness }
    }
    return type.substituting(known)
  }

  mutating func type(
    of associated: GenericParameter, _ substitution: [GenericParameter: Type]
  ) throws(CheckFailure) -> Type? {
    if let known = substitution[associated] { return known }
    guard let root = associated.root.first else {
      // The same parameter may appear with other constraints in another part of the declaration.
      return substitution.first { $0.key.name == associated.name && $0.key.owner == associated.owner }?.value
    }
    guard let base = try type(of: root, substitution) else { return nil }
    return try witness(associated.memberName, of: base)
  }

  /// Returns whether a type satisfies the constraints of the extension around a member.
  mutating func isMember(_ id: FunctionID, of type: Type) throws(CheckFailure) -> Bool {
    switch (functions[id].owner, type) {
    case (.parameter(let whole)?, _): return try suits(type, whole)
    case (.nominal(let nominal, let own)?, .nominal(let other, let given)) where nominal == other:
      return try suit(given, own)
    case (nil, _): return true
    case (.nominal(let nominal, let own)?, .nominal) where ancestor(nominal, of: type) != nil:
      guard case .nominal(_, let given)? = ancestor(nominal, of: type) else { return false }
      return try suit(given, own)
    // An extension with `Self == T` has nothing for other types.
    default: return false
    }
  }

  /// Returns whether generic arguments satisfy the constraints of an extension with the arguments `wanted`.
  private mutating func suit(_ given: [Type], _ wanted: [Type]) throws(CheckFailure) -> Bool {
    var known: [GenericParameter: Type] = [:]
    for (own, actual) in zip(wanted, given) { own.bind(to: actual, in: &known) }
    for (own, actual) in zip(wanted, given) where !actual.isOpen {
      guard case .parameter(let parameter) = own else {
        guard own.substituting(known) == actual else { return false }
        continue
      }
      guard known[parameter] ?? actual == actual, try suits(actual, parameter, among: known) else { return false }
      if let element = parameter.element, let other = elementType(of: actual), element.substituting(known) != other {
        return false
      }
    }
    return true
  }

  /// Returns whether a member is a witness in a type: a member of a protocol's extension is one if its constraints hold
  /// for all instances of a generic type.
  mutating func isWitness(_ id: FunctionID, in type: Type) throws(CheckFailure) -> Bool {
    guard case .parameter(let whole)? = functions[id].owner, let nominal = type.nominal else {
      return try isMember(id, of: type)
    }
    return try suits(type, whole, asInstanceOf: types[nominal]?.type ?? declarations.libraryType(named: nominal.name))
  }

  /// Returns whether a type satisfies the constraints that a protocol extension has on `Self`. With a generic type, the
  /// constraints on associated types have to hold for all its instances; `known` are other generic parameters' types.
  mutating func suits(
    _ type: Type, _ whole: GenericParameter, asInstanceOf general: Type? = nil,
    among known: [GenericParameter: Type] = [:]
  ) throws(CheckFailure) -> Bool {
    guard whole.bounds.allSatisfy({ conforms(type, to: $0) }) else { return false }
    for (path, wanted) in whole.known {
      var actual: Type? = general ?? type
      for name in path.split(separator: ".") {
        actual = try actual.flatMap { (type) throws(CheckFailure) in try innerType(String(name), of: type) }
      }
      let types = known.merging([whole: general ?? type]) { $1 }
      guard try actual == substituted(wanted, types) else { return false }
    }
    return true
  }

  /// Returns the substitution of `Self` for a protocol's member used on a type.
  func selfSubstitution(of id: FunctionID, _ type: Type) -> [GenericParameter: Type] {
    if case .parameter(let whole)? = functions[id].owner { return [whole: type] }
    return [:]
  }

  /// Returns the first member whose extension applies to a type, or nil if there is none.
  mutating func firstMember(among ids: [FunctionID], of type: Type) throws(CheckFailure) -> FunctionID? {
    for id in ids { if try isMember(id, of: type) { return id } }
    return nil
  }

  /// Returns members with those of the most constrained extensions first, as overload resolution prefers them.
  func bySpecificity(_ ids: [FunctionID]) -> [FunctionID] {
    guard ids.count > 1 else { return ids }
    // A closure that asked the checker would copy it.
    var ranked: [(id: FunctionID, rank: Int)] = []
    for id in ids { ranked.append((id, specificity(of: id))) }
    return ranked.enumerated().sorted { one, other in
      one.element.rank == other.element.rank ? one.offset < other.offset : one.element.rank > other.element.rank
    }.map(\.element.id)
  }

  /// Returns the number of constraints of the extension around a member.
  func specificity(of id: FunctionID) -> Int {
    func constraints(on parameter: GenericParameter) -> Int {
      parameter.bounds.count + parameter.known.count + parameter.limits.count
    }
    switch functions[id].owner {
    case .parameter(let whole)?: return constraints(on: whole) + (whole.element.map { $0.isNominal ? 1 : 0 } ?? 0)
    case .nominal(_, let arguments)?:
      // `Self == T` is more special than all other constraints on `Self`.
      return arguments.reduce(functions[id].singleProtocol == nil ? 0 : 1_000) { sum, argument in
        if case .parameter(let parameter) = argument { return sum + constraints(on: parameter) }
        return sum + 100
      }
    default: return 0
    }
  }
}
