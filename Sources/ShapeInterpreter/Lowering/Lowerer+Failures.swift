// Failures: what a type turns out not to have when code is made for it.

extension Lowerer {
  /// The failure of an operation that values of a type do not have here.
  func unsupported(_ name: String, on type: Type) -> CheckFailure {
    checker.failure("'\(name)' on values of type '\(type)' is not supported", at: builder.offset)
  }

  /// The failure of a type whose values have no known size.
  func unknown(_ type: Type) -> CheckFailure {
    checker.failure("the type '\(type)' is not known here", at: builder.offset)
  }

  /// The failure of a type that says it conforms to a protocol and lacks what the protocol requires; complained of where the type is declared,
  /// or at `offset` when the file does not declare it.
  ///
  /// Without a name the protocol is the first of the type's own that asks for the requirement.
  func nonconforming(
    _ type: Type, _ requirement: String, of bound: Nominal? = nil, at offset: Int,
    candidates notes: [(String, Int)] = []
  ) -> CheckFailure {
    guard let nominal = type.nominal, let declared = checker.types[nominal], !nominal.isPrelude else {
      return unsupported(requirement, on: type)
    }
    let name = String(requirement.prefix { $0 != "(" })
    let asking = checker.allProtocols(of: nominal).first { owner in
      guard let table = checker.members[owner] else { return false }
      let ids = (table.functions[name] ?? []) + (table.staticFunctions[name] ?? []) + table.initializers
      return ids.contains { checker.functions[$0].fullName == requirement } || table.getters[name] != nil
        || table.staticGetters[name] != nil
    }
    let known = bound ?? asking
    return checker.failure(
      "type '\(type)' does not conform to protocol '\(known?.name ?? name)'", at: declared.offset,
      notes: [("protocol requires '\(requirement)'", declared.offset)] + notes)
  }
}
