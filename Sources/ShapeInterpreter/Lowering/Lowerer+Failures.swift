// Failures: operations and conformances that a type turns out to lack when its code is made.

extension Lowerer {
  /// Returns the failure of an operation that is not supported on values of a type.
  func unsupported(_ name: String, on type: Type) -> CheckFailure {
    checker.failure(SupportProblem.operation(name, type), at: builder.offset)
  }

  /// Returns the failure of a type whose layout is unknown.
  func unknown(_ type: Type) -> CheckFailure {
    checker.failure(SupportProblem.unknownType(type), at: builder.offset)
  }

  /// Returns the failure of a type that is declared to conform to a protocol but lacks one of its requirements. The
  /// diagnostic is at the type's declaration, or at `offset` if the file does not declare the type.
  ///
  /// If `bound` is nil, the protocol is the first one of the type that has the requirement.
  func nonconforming(
    _ type: Type, _ requirement: String, of bound: Nominal? = nil, at offset: Int,
    candidates notes: [(Note, Int)] = []
  ) -> CheckFailure {
    guard let nominal = type.nominal, let declared = checker.types[nominal], !nominal.isPrelude else {
      return unsupported(requirement, on: type)
    }
    let name = String(requirement.prefix { $0 != "(" })
    let asking = checker.declarations.allProtocols(of: nominal).first { owner in
      guard let table = checker.members[owner] else { return false }
      let ids = (table.functions[name] ?? []) + (table.staticFunctions[name] ?? []) + table.initializers
      return ids.contains { checker.functions[$0].fullName == requirement } || table.getters[name] != nil
        || table.staticGetters[name] != nil
    }
    let known = bound ?? asking
    return checker.failure(
      ConformanceProblem.lacksMember(type, known?.name ?? name), at: declared.offset,
      notes: [(.requirement(requirement), declared.offset)] + notes)
  }
}
