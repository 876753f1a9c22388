// Names that are not declared, and the hints in their diagnostics.

extension Checker {
  /// The number of diagnostics that may get a hint; finding the nearest name takes time proportional to the number of
  /// names.
  private static let mostHints = 100

  /// Returns the name nearest to a misspelled one, or nil if none is near or too many diagnostics came before. `owner`
  /// is the type whose member the name would be.
  mutating func nearestName(
    to name: String, of owner: Type? = nil, at offset: Int, among candidates: (Checker) -> [String]
  ) -> String? {
    guard diagnostics.count < Self.mostHints else { return nil }
    let key = SpellingHints.Misspelling(name: name, offset: offset, owner: owner)
    if let known = hints.known[key] { return known }
    let names = candidates(self).filter { !isInternal($0) }
    // The limit is the caller's concern; a spent budget only means that there is no hint.
    guard budget.take(1 + names.count / Self.namesPerStep, at: offset) else { return nil }
    let nearest = nearest(to: name, among: names)
    hints.known.updateValue(nearest, forKey: key)
    return nearest
  }

  /// Returns whether a name is one of the library's own, which no source uses: it begins with an underscore.
  private func isInternal(_ name: String) -> Bool {
    name.hasPrefix("_")
      && (Prelude.ownNames.contains(name) || LibraryTable.ownNames.contains(name)
        || declarations.libraryType(named: name) != nil)
  }

  /// The number of names that are compared for one step of the checking budget.
  private static let namesPerStep = 8

  /// Returns the diagnostic for a name that is not declared in this scope.
  mutating func unknown(
    _ name: String, _ kind: NameProblem.Kind = .value, at offset: Int, among candidates: (Checker) -> [String]
  ) -> CheckFailure {
    if name.first == "$", Int(name.dropFirst()) != nil {
      return failure(NameProblem.argumentNotInClosure, at: offset)
    }
    let nearest = nearestName(to: name, at: offset, among: candidates)
    return failure(NameProblem.notInScope(name, kind, nearest: nearest), at: offset)
  }
}
