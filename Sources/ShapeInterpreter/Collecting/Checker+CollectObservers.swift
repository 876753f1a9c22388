import SwiftSyntax

// Collecting observers: `willSet` and `didSet` become functions that take the new or the old value.

extension Checker {
  /// Records the observers of a stored property. For a wrapped property, also declares the accessors that call them.
  mutating func collectObservers(
    of property: PropertyDeclaration, _ list: [AccessorDeclSyntax], in outer: TypeContext
  ) {
    guard !list.isEmpty else { return }
    let subject = FunctionDeclaration.Subject.property(outer.nominal, property.name)
    let isMutating = !outer.isReference && !(property.wrapper.map(keepsItself) ?? false)
    let observers = collectObservers(
      named: property.label, of: subject, list, owner: outer.type, generics: outer.generics, isStatic: false,
      isMutating: isMutating)
    guard let observers else { return }
    declarations.members[outer.nominal, default: MemberTable()].observers[property.label] = observers
    guard property.wrapper != nil else { return }
    let getter = functions.count
    for kind in [FunctionDeclaration.Kind.getter, .setter] {
      let new = FunctionDeclaration.Parameter(label: nil, name: "newValue", offset: property.offset)
      declarations.append(
        FunctionDeclaration(
          id: functions.count, kind: kind, name: property.label, parameters: kind == .setter ? [new] : [],
          owner: outer.type, generics: outer.generics, isMutating: kind == .setter && isMutating,
          offset: property.offset,
          wrapped: property.name, subject: subject))
    }
    declarations.members[outer.nominal]?.getters[property.label] = getter
    declarations.setters[getter] = getter + 1
  }

  /// Returns whether a wrapper of the library is set without a change of the struct that has it, as a state is.
  private func keepsItself(_ wrapper: WrapperUse) -> Bool {
    guard let nominal = declarations.preludeTypes[wrapper.name.bareText],
      let getter = members[nominal]?.getters["wrappedValue"], let setter = setters[getter]
    else { return false }
    return !functions[setter].isMutating
  }

  /// Records observers and returns them, or nil if there are none.
  mutating func collectObservers(
    named name: String, of subject: FunctionDeclaration.Subject, _ list: [AccessorDeclSyntax], owner: Type?,
    generics: [GenericParameter], isStatic: Bool, isMutating: Bool = false
  ) -> Observers? {
    var observers = Observers()
    for accessor in list {
      let isWill = accessor.accessorSpecifier.tokenKind == .keyword(.willSet)
      let parameter = accessor.parameters?.name.identifierText ?? (isWill ? "newValue" : "oldValue")
      declarations.append(
        FunctionDeclaration(
          id: functions.count, kind: .function, name: "\(name).\(accessor.accessorSpecifier.text)",
          parameters: [.init(label: nil, name: parameter, offset: accessor.offset)], body: accessor.body?.statements,
          owner: owner, generics: generics, isStatic: isStatic, isMutating: isMutating,
          offset: accessor.offset,
          subject: subject))
      if isWill { observers.willSet = functions.count - 1 } else { observers.didSet = functions.count - 1 }
    }
    return list.isEmpty ? nil : observers
  }
}
