// Member names of a type, for spelling hints.

extension Checker {
  /// Returns the names of a type's instance members.
  func memberNames(of type: Type) -> [String] {
    switch type {
    case .nominal(let nominal, _):
      var names = library.memberNames(of: nominal)
      names += types[nominal]?.properties.map(\.label) ?? []
      for owner in [nominal] + allProtocols(of: nominal) {
        guard let table = members[owner] else { continue }
        names += Array(table.functions.keys) + Array(table.getters.keys)
      }
      return names
    case .tuple(let components): return components.compactMap(\.label)
    default: return []
    }
  }

  /// Returns the names of a type's static members and cases.
  func staticNames(of type: Type) -> [String] {
    guard let nominal = type.nominal else { return [] }
    var names = Array((library.statics[nominal] ?? [:]).keys) + (library.cases[nominal] ?? [])
    names += types[nominal]?.cases.map(\.name) ?? []
    if let table = members[nominal] {
      names += Array(table.globals.keys) + Array(table.staticGetters.keys) + Array(table.staticFunctions.keys)
    }
    return names
  }

  /// The names that are visible here, for spelling hints.
  var visibleNames: [String] {
    var names = scopes.flatMap { Array($0.variables.keys) + Array($0.functions.keys) }
    names += Array(fileScope.functions.keys) + Array(fileScope.globals.keys) + Array(fileScope.types.keys)
    if let owner = current.owner { names += memberNames(of: owner) }
    return names
  }

  /// Returns a hint among the static members of a type.
  mutating func hint(forStatic name: String, of owner: Type, at offset: Int) -> String {
    hint(for: name, of: owner, at: offset) { $0.staticNames(of: owner) }
  }

  mutating func noMember(_ name: String, of value: Expression, _ type: Type, at offset: Int) -> CheckFailure {
    if case .variable = type { return failure("the type of the value before '.\(name)' is not known here", at: offset) }
    if let wrapped = type.wrapped, memberNames(of: wrapped).contains(name) {
      return failure(
        "value of optional type '\(shown(type))' must be unwrapped to refer to member '\(name)' of wrapped base type '\(shown(wrapped))'",
        at: value.offset,
        notes: [
          ("chain the optional using '?' to access member '\(name)' only for non-'nil' base values", value.offset),
          ("force-unwrap using '!' to abort execution if the optional value contains 'nil'", value.offset),
        ])
    }
    let what = if case .tuple = type { "value of tuple type" } else { "value of type" }
    let hint = hint(for: name, of: type, at: offset) { $0.memberNames(of: type) }
    return failure("\(what) '\(shown(type))' has no member '\(name)'" + hint, at: offset)
  }
}
