// Members of protocols as they are used on existentials.

extension Checker {
  /// Returns a member of a protocol used on an existential.
  mutating func opened(
    _ id: FunctionID, as type: Type, _ receiver: Expression
  ) throws(CheckFailure) -> Candidate {
    var candidate = Candidate(id, try signature(of: id), functions[id], receiver: receiver)
    candidate.owner = nil
    for index in candidate.parameters.indices {
      candidate.parameters[index].type = declarations.opened(candidate.parameters[index].type, id, as: type)
    }
    candidate.result = declarations.opened(candidate.result, id, as: type)
    if case .parameter(let whole)? = functions[id].owner {
      candidate.generics.removeAll { $0 == whole || $0.root.first == whole }
    }
    return candidate
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
    let owners = [nominal] + declarations.allProtocols(of: nominal)
    let all = owners.flatMap { members[$0]?.functions[name] ?? [] }.filter { functions[$0].singleProtocol == nil }
    for id in try withoutDefaults(all) {
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
