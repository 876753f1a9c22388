extension LibraryTable {
  /// Returns a generic parameter of a library type, by its index.
  static func parameter(_ type: String, _ index: Int) -> GenericParameter {
    guard let found = genericParameters[type]?[index] else { preconditionFailure("'\(type)' is not generic") }
    return found
  }

  /// Adds a row of a generic type. `parameters` may contain the type's generic parameters.
  @inline(never)
  mutating func addGeneric(
    _ owner: Type?, _ generics: [GenericParameter], _ name: String, _ role: NativeRow.Role, _ parameters: [Type],
    _ result: Type, cost: RowCost = .everything, _ make: @escaping @Sendable ([Layout]) -> Native
  ) {
    add(
      NativeRow(
        name: name, role: role, owner: owner, generics: generics,
        parameters: parameters, result: result, body: .generic(make), cost: cost))
  }
}
