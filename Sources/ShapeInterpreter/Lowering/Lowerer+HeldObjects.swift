// Held objects: the types whose values may refer to objects.

extension Lowerer {
  /// Returns whether values of a type may hold objects.
  mutating func holdsObjects(_ type: Type) throws(CheckFailure) -> Bool {
    var known: Set<Nominal> = []
    return try holdsObjects(type, &known)
  }

  private mutating func holdsObjects(_ type: Type, _ known: inout Set<Nominal>) throws(CheckFailure) -> Bool {
    try checker.spend(at: builder.offset)
    let type = concrete(type)
    guard type.depth <= Type.deepest else { return false }
    switch type {
    case .tuple(let components):
      for component in components where try holdsObjects(component.type, &known) { return true }
    case .nominal(let nominal, let arguments):
      if checker.declarations.isClassBound(type) { return true }
      for argument in arguments where try holdsObjects(argument, &known) { return true }
      // Other arguments of a generic type are looked at by themselves, and its own parts only once: a type may contain
      // itself with ever longer arguments.
      guard nominal.isDeclared, !nominal.isPrelude, known.insert(nominal).inserted,
        let declared = checker.types[nominal]
      else { return false }
      switch declared.kind {
      case .structure:
        for property in declared.properties {
          if try holdsObjects(try field(property.name, of: type, at: property.offset).type, &known) { return true }
        }
      case .enumeration:
        for index in declared.cases.indices {
          for part in try checker.associatedTypes(of: declared, index, type) where try holdsObjects(part, &known) {
            return true
          }
        }
      case .reference: return false
      case .proto:
        // Classes alone conform to it.
        return checker.firstType(conformingTo: nominal) == nil && checker.firstClass(conformingTo: nominal) != nil
      }
    default: break
    }
    return false
  }
}
