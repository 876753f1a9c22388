// Inferred witnesses: associated types that follow from the members which satisfy a protocol's requirements.

extension Checker {
  /// Returns the associated type that is inferred from the witnesses of the protocols' requirements, or else the
  /// protocol's default; nil if there is neither.
  mutating func shownWitness(_ name: String, of type: Type) throws(CheckFailure) -> Type? {
    guard let nominal = type.nominal else { return nil }
    let asking = declarations.allProtocols(of: nominal).filter { bound in
      types[bound]?.associated.contains { $0.name == name } ?? false
    }
    guard !asking.isEmpty, signatures.inProgress.insert("\(type).\(name)").inserted else { return nil }
    defer { signatures.inProgress.remove("\(type).\(name)") }
    for bound in declarations.allProtocols(of: nominal) {
      if let known = types[bound]?.known[name], !known.contains({ if case .parameter = $0 { true } else { false } }) {
        return known
      }
    }
    for bound in declarations.allProtocols(of: nominal) {
      if let found = shown(name, of: type, by: bound) { return found }
    }
    for bound in asking {
      guard let value = types[bound]?.associated.first(where: { $0.name == name })?.value else { continue }
      let scope = TypeScope(owner: type, generics: types[nominal]?.generics ?? [])
      return try resolve(value, in: scope)
    }
    return nil
  }

  /// Returns the associated type that is inferred from the witnesses of one protocol's requirements, or nil.
  private mutating func shown(_ name: String, of type: Type, by bound: Nominal) -> Type? {
    guard let table = members[bound], let nominal = type.nominal else { return nil }
    func isRequirement(_ id: FunctionID) -> Bool { functions[id].body == nil }
    let owners = [nominal] + declarations.allProtocols(of: nominal)
    for (member, ids) in (table.functions.map { ($0, $1) }).sorted(by: { $0.0 < $1.0 }) {
      for id in ids where isRequirement(id) {
        let answers = owners.flatMap { members[$0]?.functions[member] ?? [] }
        if let found = shown(name, by: answers, to: id, in: type) { return found }
      }
    }
    for (member, ids) in (table.staticFunctions.map { ($0, $1) }).sorted(by: { $0.0 < $1.0 }) {
      for id in ids where isRequirement(id) {
        let answers = owners.flatMap { members[$0]?.staticFunctions[member] ?? [] }
        if let found = shown(name, by: answers, to: id, in: type) { return found }
      }
    }
    for id in table.initializers where isRequirement(id) {
      let answers = owners.flatMap { members[$0]?.initializers ?? [] }
      if let found = shown(name, by: answers, to: id, in: type) { return found }
    }
    for id in table.subscripts where isRequirement(id) {
      let answers = owners.flatMap { members[$0]?.subscripts ?? [] }
      if let found = shown(name, by: answers, to: id, in: type) { return found }
    }
    for (member, id) in table.getters.sorted(by: { $0.key < $1.key }) where isRequirement(id) {
      let own = types[nominal]?.properties.first { $0.name == member }
      if let own, let wanted = try? signature(of: id).result, wanted.mentions(name),
        let have = try? self.type(of: own, in: nominal),
        let found = wanted.part(of: instance(have, of: type), at: name)
      {
        return found
      }
      let answers = owners.flatMap { members[$0]?.allGetters(member) ?? [] }
      if let found = shown(name, by: answers, to: id, in: type) { return found }
    }
    for (member, id) in table.staticGetters.sorted(by: { $0.key < $1.key }) where isRequirement(id) {
      if let own = members[nominal]?.globals[member], let wanted = try? signature(of: id).result,
        wanted.mentions(name), let have = try? self.type(ofGlobal: own), let found = wanted.part(of: have, at: name)
      {
        return found
      }
      let answers = owners.flatMap { members[$0]?.allStaticGetters(member) ?? [] }
      if let found = shown(name, by: answers, to: id, in: type) { return found }
    }
    return nil
  }

  private mutating func shown(
    _ name: String, by answers: [FunctionID], to requirement: FunctionID, in type: Type
  ) -> Type? {
    guard let wanted = try? signature(of: requirement),
      wanted.parameters.contains(where: { $0.type.mentions(name) }) || wanted.result.mentions(name)
    else { return nil }
    for id in answers where functions[id].body != nil && functions[id].fullName == functions[requirement].fullName {
      guard !signatures.openFunctions.contains(id), let have = try? signature(of: id) else { continue }
      let types = substitution(for: id, in: type)
      for (one, other) in zip(wanted.parameters, have.parameters) {
        guard let known = try? substituted(other.type, types) else { continue }
        if let found = one.type.part(of: known, at: name) { return found }
      }
      if let known = try? substituted(have.result, types), let found = wanted.result.part(of: known, at: name) {
        return found
      }
    }
    return nil
  }

  /// Returns the type of a property in a generic type with certain arguments.
  private mutating func instance(_ type: Type, of whole: Type) -> Type {
    (try? substituted(type, declarations.genericArguments(of: whole))) ?? type
  }
}

extension Type {
  /// Returns true if the type contains the protocol's associated type of that name.
  fileprivate func mentions(_ name: String) -> Bool {
    contains { if case .parameter(let parameter) = $0 { parameter.isOwn(name) } else { false } }
  }

  /// Returns the part of another type at the position where this type has the protocol's associated type, or nil if the
  /// types do not correspond. A default implementation that has the associated type itself says nothing of it.
  fileprivate func part(of other: Type, at name: String) -> Type? {
    switch (self, other) {
    case (.parameter(let parameter), _):
      parameter.isOwn(name) && other != .failed && !other.mentions(name) ? other : nil
    case (.nominal(let one, let own), .nominal(let two, let others)) where one == two:
      zip(own, others).lazy.compactMap { $0.part(of: $1, at: name) }.first
    case (.tuple(let own), .tuple(let others)) where own.count == others.count:
      zip(own, others).lazy.compactMap { $0.type.part(of: $1.type, at: name) }.first
    case (.function(let own, let result), .function(let others, let otherResult)) where own.count == others.count:
      zip(own, others).lazy.compactMap { $0.type.part(of: $1.type, at: name) }.first
        ?? result.part(of: otherResult, at: name)
    case (.metatype(let own), .metatype(let other)): own.part(of: other, at: name)
    default: nil
    }
  }
}

extension GenericParameter {
  /// Returns true if the parameter is the associated type of that name of a protocol's `Self`.
  fileprivate func isOwn(_ member: String) -> Bool { owner == -2 && name == "Self.\(member)" }
}
