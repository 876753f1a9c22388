// Member names of a type, for spelling hints.

extension Checker {
  /// The names that are visible here, for spelling hints.
  var visibleNames: [String] {
    var names = scopes.flatMap { Array($0.variables.keys) + Array($0.functions.keys) }
    names += Array(fileScope.functions.keys) + Array(fileScope.globals.keys) + Array(fileScope.types.keys)
    if let owner = current.owner { names += declarations.memberNames(of: owner) }
    return names
  }

  /// Returns a hint among the static members of a type.
  mutating func hint(forStatic name: String, of owner: Type, at offset: Int) -> String {
    hint(for: name, of: owner, at: offset) { $0.declarations.staticNames(of: owner) }
  }

  mutating func noMember(_ name: String, of value: Expression, _ type: Type, at offset: Int) -> CheckFailure {
    if case .variable = type { return failure("the type of the value before '.\(name)' is not known here", at: offset) }
    if let wrapped = type.wrapped, declarations.memberNames(of: wrapped).contains(name) {
      return failure(
        "value of optional type '\(shown(type))' must be unwrapped to refer to member '\(name)' of wrapped base type '\(shown(wrapped))'",
        at: value.offset,
        notes: [
          ("chain the optional using '?' to access member '\(name)' only for non-'nil' base values", value.offset),
          ("force-unwrap using '!' to abort execution if the optional value contains 'nil'", value.offset),
        ])
    }
    for owner in type.nominal.map({ declarations.isExistential(type) ? [] : declarations.allProtocols(of: $0) }) ?? [] {
      let ids = members[owner]?.allGetters(name) ?? []
      if let id = ids.first(where: { functions[$0].singleProtocol != nil }) {
        return otherSelf(id, than: type, at: offset)
      }
    }
    let what = if case .tuple = type { "value of tuple type" } else { "value of type" }
    let hint = hint(for: name, of: type, at: offset) { $0.declarations.memberNames(of: type) }
    return failure("\(what) '\(shown(type))' has no member '\(name)'" + hint, at: offset)
  }

  /// Returns the diagnostic for a name that is private to another file.
  func inaccessible(_ name: String, at offset: Int) -> CheckFailure {
    failure("'\(name)' is inaccessible due to 'private' protection level", at: offset)
  }
}
