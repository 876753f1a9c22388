// Initializers of classes: those that a class declares, and those that it inherits.

extension Checker {
  /// Returns whether a class declares an initializer that fills all its properties itself.
  func hasDesignatedInitializer(_ nominal: Nominal) -> Bool {
    (members[nominal]?.initializers ?? []).contains { !functions[$0].isConvenience }
  }

  /// Returns the initializers that a class has: its own, and those that it inherits where it declares none that fills
  /// its properties.
  mutating func initializers(of type: Type) throws(CheckFailure) -> [Candidate] {
    guard let nominal = type.nominal else { return [] }
    var found = try candidates(members[nominal]?.initializers ?? [])
    guard !hasDesignatedInitializer(nominal) else { return found + (try convenience(of: type, besides: found)) }
    let made = lacksArguments(type) ? opened(type) : type
    guard let parent = superclass(of: made) else { return found }
    if let lacking = try propertyWithoutValue(in: nominal) { throw lacking }
    for candidate in try initializers(of: parent) where !candidate.isHidden(by: found) {
      found.append(inherited(candidate, from: parent, by: made))
    }
    return found
  }

  /// Returns the convenience initializers that a class inherits, because it has all those that fill the properties of
  /// its superclass.
  private mutating func convenience(of type: Type, besides own: [Candidate]) throws(CheckFailure) -> [Candidate] {
    let made = lacksArguments(type) ? opened(type) : type
    guard let parent = superclass(of: made) else { return [] }
    let all = try initializers(of: parent)
    func isConvenience(_ candidate: Candidate) -> Bool {
      if case .declared(let id) = candidate.target { functions[id].isConvenience } else { false }
    }
    guard all.allSatisfy({ isConvenience($0) || $0.isHidden(by: own) }) else { return [] }
    return all.filter { isConvenience($0) && !$0.isHidden(by: own) }.map { inherited($0, from: parent, by: made) }
  }

  private func inherited(_ candidate: Candidate, from parent: Type, by type: Type) -> Candidate {
    var candidate = candidate
    candidate.base = candidate.base ?? parent
    candidate.result = candidate.result.wrapped == nil ? type : .optional(type)
    return candidate
  }

  /// Returns the diagnostic of a class that has no initializer because a property has no value; nil if all have one.
  mutating func propertyWithoutValue(in nominal: Nominal) throws(CheckFailure) -> CheckFailure? {
    guard let declared = types[nominal] else { return nil }
    var notes: [(Note, Int)] = []
    for property in declared.properties where !property.isSupplied && property.lazyGetter == nil {
      if property.value != nil || ownWrapper(of: property, in: nominal) != nil { continue }
      if !property.isLet, try type(of: property, in: nominal).wrapped != nil { continue }
      notes.append((.propertyWithoutValue(property.label), property.offset))
    }
    guard !notes.isEmpty else { return nil }
    return failure(DeclarationProblem.classWithoutInitializers(nominal.name), at: declared.offset, notes: notes)
  }
}
