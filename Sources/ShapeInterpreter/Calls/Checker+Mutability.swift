// Mutability: checks that an expression may be assigned to, passed with '&' or changed by a mutating member.

extension Checker {
  /// Throws a diagnostic unless the expression is a mutable lvalue.
  func requireMutable(_ target: Expression, for change: Change = .assignment, at offset: Int) throws(CheckFailure) {
    switch target.kind {
    case .variable(let id):
      let variable = variables[id]
      if let base = variable.wrapped { return try requireMutable(base, for: change, at: offset) }
      if variable.isMutable { return }
      if variable.name == "self" {
        let method = current.function.map { [(Note.makeMethodMutating, functions[$0].offset)] }
        throw failure(MutabilityProblem(change, .immutableSelf), at: offset, notes: method ?? [])
      }
      throw constant(variable.name, change, declaredAt: variable.constantOffset, at: offset)
    case .global(let id):
      guard globals[id].isLet else { return }
      throw constant(globals[id].name, change, declaredAt: globals[id].offset, at: offset)
    case .field(let base, let name):
      if let nominal = inference.shallow(base.type).nominal, let declared = types[nominal],
        let property = declared.properties.first(where: { $0.name == name }), property.isLet,
        !current.isInitializer
      {
        throw constant(name, change.ofPart, declaredAt: property.offset, at: offset)
      }
      try requireSetter(name, of: base, for: change, at: offset)
      // An object may be changed through a constant that refers to it.
      if declarations.isReference(inference.shallow(base.type)) { return }
      try requireMutable(base, for: change.ofPart, at: offset)
    case .subscripted(_, let index) where inference.shallow(index.type).nominal == .library("ReferenceWritableKeyPath"):
      return
    case .subscripted(_, let index) where inference.shallow(index.type).nominal == .library("KeyPath"):
      throw failure(MutabilityProblem(change, .readOnlyKeyPath), at: offset)
    case .component(let base, _), .subscripted(let base, _), .unwrap(let base):
      try requireMutable(base, for: change, at: offset)
    case .native(let row, _, let arguments) where row.role == .getter:
      guard let owner = row.owner?.nominal, library.setters[owner]?[row.setterName] != nil, let base = arguments.first
      else {
        throw failure(MutabilityProblem(change.ofPart, .getOnlyProperty(row.baseName)), at: offset)
      }
      // An object may be changed through a constant that refers to it.
      if library.conforms(owner, to: .library("AnyObject")) { return }
      try requireMutable(base, for: change, at: offset)
    case .call(let id, _, let arguments) where functions[id].kind == .getter:
      guard let setter = setters[id] else {
        throw failure(MutabilityProblem(change.ofPart, .getOnlyProperty(functions[id].name)), at: offset)
      }
      if functions[setter].isMutating, let base = arguments.first { try requireMutable(base, for: change, at: offset) }
    case .call(let id, _, let arguments) where functions[id].kind == .subscriptGetter:
      guard let setter = setters[id] else {
        throw failure(MutabilityProblem(change, .getOnlySubscript), at: offset)
      }
      if functions[setter].isMutating, let base = arguments.first { try requireMutable(base, for: change, at: offset) }
    case .requirement(let requirement, let arguments) where requirement.isAccessed:
      guard let base = arguments.first else { return }
      guard requirement.isSettable else {
        let isSubscript = requirement.name.hasPrefix("subscript")
        throw failure(
          isSubscript
            ? MutabilityProblem(change, .getOnlySubscript)
            : MutabilityProblem(change.ofPart, .getOnlyProperty(requirement.name)), at: offset)
      }
      if declarations.isClassBound(inference.shallow(base.type)) { return }
      try requireMutable(base, for: requirement.name.hasPrefix("subscript") ? change : change.ofPart, at: offset)
    case .deferred: return
    case .integer, .wideInteger, .decimal, .boolean, .string, .none, .array:
      throw failure(MutabilityProblem(change, .literal), at: offset)
    case .call(let id, _, _):
      throw failure(MutabilityProblem(change, .result(of: functions[id].name)), at: offset)
    case .native(let row, _, _):
      throw failure(MutabilityProblem(change, .result(of: row.baseName)), at: offset)
    default:
      throw failure(MutabilityProblem(change, .notVariable), at: offset)
    }
  }

  /// Throws a diagnostic if the setter of a stored property is private to its type, and the place is outside of it.
  private func requireSetter(
    _ name: String, of base: Expression, for change: Change, at offset: Int
  ) throws(CheckFailure) {
    guard !declarations.privateScopes.setters.isEmpty, let nominal = inference.shallow(base.type).nominal,
      !nominal.isPrelude, let property = types[nominal]?.properties.first(where: { $0.name == name }),
      declarations.privateScopes.hidesSetter(property.offset, from: offset)
    else { return }
    throw failure(MutabilityProblem(change.ofPart, .inaccessibleSetter(name)), at: offset)
  }

  private func constant(_ name: String, _ change: Change, declaredAt place: Int?, at offset: Int) -> CheckFailure {
    failure(
      MutabilityProblem(change, .constant(name)), at: offset, notes: place.map { [(.makeVariable, $0)] } ?? [])
  }
}
