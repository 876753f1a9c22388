// Members of protocols as they are used on existentials.

extension Checker {
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
}

/// A member's full name and the types of its parameters, with the same type for all generic parameters: what a
/// requirement and its default implementation have in common.
private struct MemberShape: Hashable {
  var name: String
  var parameters: [Type]
}
