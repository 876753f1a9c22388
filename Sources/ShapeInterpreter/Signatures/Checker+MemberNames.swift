// Member names of a type, for spelling hints.

extension Checker {
  /// The names that are visible here, for spelling hints.
  var visibleNames: [String] {
    var names = scopes.flatMap { scope in
      let wrappers = Set(scope.wrappers.values)
      return scope.variables.filter { !wrappers.contains($0.value) }.map(\.key) + Array(scope.wrappers.keys)
        + Array(scope.functions.keys) + Array(scope.getters.keys)
    }
    names += Array(fileScope.functions.keys) + Array(fileScope.globals.keys) + Array(fileScope.types.keys)
    if let owner = current.owner { names += declarations.memberNames(of: owner) }
    return names
  }

  /// Returns a hint among the static members of a type.
  mutating func nearestStatic(to name: String, of owner: Type, at offset: Int) -> String? {
    nearestName(to: name, of: owner, at: offset) { $0.declarations.staticNames(of: owner) }
  }

  mutating func noMember(_ name: String, of value: Expression, _ type: Type, at offset: Int) -> CheckFailure {
    if case .variable = type { return failure(MemberProblem.unknownOwner(of: name), at: offset) }
    if let wrapped = type.wrapped, declarations.memberNames(of: wrapped).contains(name) {
      return failure(
        OptionalProblem.memberOfOptional(shown(type), wrapping: shown(wrapped), name), at: value.offset,
        notes: [(.chain(member: name), value.offset), (.forceUnwrap, value.offset)])
    }
    for owner in type.nominal.map({ declarations.isExistential(type) ? [] : declarations.allProtocols(of: $0) }) ?? [] {
      let ids = members[owner]?.allGetters(name) ?? []
      if let id = ids.first(where: { functions[$0].singleProtocol != nil }) {
        return otherSelf(id, than: type, at: offset)
      }
    }
    let nearest = nearestName(to: name, of: type, at: offset) { $0.declarations.memberNames(of: type) }
    if case .tuple = type { return failure(MemberProblem.tupleLacks(name, shown(type), nearest: nearest), at: offset) }
    return failure(MemberProblem.valueLacks(name, shown(type), nearest: nearest), at: offset)
  }

  /// Returns the diagnostic for a name that is private to another file.
  func inaccessible(_ name: String, at offset: Int) -> CheckFailure {
    failure(NameProblem.inaccessible(name), at: offset)
  }
}
