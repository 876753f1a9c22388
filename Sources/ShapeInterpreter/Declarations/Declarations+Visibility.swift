// Visibility: declarations that are private to other files of the module or to their types.

extension Declarations {
  /// Returns true if the function is private to a file other than the one being checked, or to its type; `place` is the
  /// offset of the reference.
  func isHidden(function id: FunctionID, from place: Int) -> Bool {
    !functions[id].isPrelude && isHidden(functions[id].offset, from: place)
  }

  /// Returns true if a global or static property is private to a file other than the one being checked.
  func isHidden(global id: Int, from place: Int) -> Bool {
    id >= preludeGlobals && isHidden(globals[id].offset, from: place)
  }

  /// Returns true if a type, or the given property of it, is private to a file other than the one being checked.
  func isHidden(_ type: Shared<TypeDeclaration>, _ property: PropertyDeclaration? = nil, from place: Int) -> Bool {
    !type.nominal.isPrelude && isHidden(property?.offset ?? type.offset, from: place)
  }

  /// Returns whether an offset is hidden from a place. Offsets are unique within the module's files, but not between
  /// these and the prelude; a place in the prelude sees everything.
  private func isHidden(_ declared: Int, from place: Int) -> Bool {
    isHidden(declared) && (ownRange?.contains(place) ?? false) || privateScopes.hides(declared, from: place)
  }

  /// Returns true if the declaration at this offset is private to a file of the module other than the one being
  /// checked.
  func isHidden(_ declared: Int) -> Bool { hidden.contains { $0.contains(declared) } }
}
