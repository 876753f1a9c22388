// Inferred types: those of properties and globals without an annotation.

extension Checker {
  mutating func findType(
    of property: PropertyDeclaration, in nominal: Nominal
  ) throws(CheckFailure) -> Type {
    let scope = TypeScope(
      owner: types[nominal]?.type, generics: types[nominal]?.generics ?? [], isPrelude: nominal.isPrelude)
    if let wrapper = try wrapper(of: property, in: nominal) { return wrapper.type }
    if let getter = property.lazyGetter { return .optional(try signature(of: getter).result) }
    if let annotation = property.annotation, !annotation.isOpaque || property.value == nil,
      case let known = try resolve(annotation, in: scope)
    {
      if let value = property.value, isUnbound(known) {
        return try checkDetached(value, expecting: known, owner: types[nominal]?.type).type
      }
      return known
    }
    if let value = property.value, value.isImplicitMember, let constraint = property.annotation {
      return try detached(owner: types[nominal]?.type) { (checker) throws(CheckFailure) in
        try checker.checkOpaque(value, constraint)
      }.type
    }
    if let value = property.value { return try checkDetached(value, expecting: nil, owner: types[nominal]?.type).type }
    throw failure(DeclarationProblem.missingType, at: property.offset)
  }

  /// Returns the checked value of a global or static stored property.
  mutating func value(of id: GlobalID) throws(CheckFailure) -> Expression {
    if let known = globalValues[id] { return known }
    let global = globals[id]
    if let refusal = global.refusal { throw .complaint(refusal) }
    let scope = TypeScope(owner: global.owner, generics: [])
    guard let value = global.value else {
      // An optional variable without a value is nil.
      if !global.isLet, let syntax = global.annotation, case let type = try resolve(syntax, in: scope),
        type.wrapped != nil
      {
        let none = Expression(.none, type, at: global.offset)
        globalValues[id] = none
        return none
      }
      throw failure(
        DeclarationProblem.globalWithoutValue(isStatic: global.owner != nil, isLet: global.isLet), at: global.offset)
    }
    guard signatures.inProgress.insert("global \(id)").inserted else {
      throw failure(DeclarationProblem.valueRefersToItself(of: global.name), at: global.offset)
    }
    defer { signatures.inProgress.remove("global \(id)") }
    let expected: Type? = if let syntax = global.annotation { try resolve(syntax, in: scope) } else { nil }
    let checked = try checkDetached(value, expecting: expected, owner: global.owner)
    if id >= declarations.preludeGlobals { tellApproximations(in: checked) }
    signatures.globals[id] = checked.type
    globalValues[id] = checked
    return checked
  }
}
