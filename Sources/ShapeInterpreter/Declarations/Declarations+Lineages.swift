// Lineages: the protocols of a type or protocol with all those that they refine, found once for all types.

extension Declarations {
  /// Finds the lineages of all types and protocols. This is called when everything is collected; until then, and for
  /// types that bodies declare, each question finds its answer anew.
  mutating func settleLineages() {
    lineages = library.lineages
    var settled: [Nominal: [Nominal]?] = [:]
    for nominal in types.keys { _ = descent(of: nominal, &settled) }
    for nominal in adopted.keys { _ = descent(of: nominal, &settled) }
    for case (let nominal, let descent?) in settled where superclass(of: nominal) == nil {
      lineages[nominal] = completed(descent, of: nominal)
    }
  }

  /// Returns the protocols of a type and all those that they refine.
  func allProtocols(of nominal: Nominal) -> [Nominal] {
    if let known = lineages[nominal] { return known }
    // All other types of the library conform to nothing.
    if !nominal.isDeclared, !lineages.isEmpty, adopted[nominal] == nil { return [] }
    // The superclasses come first: their members hide those of protocols.
    var result = superclasses(of: nominal)
    var open: [Nominal] = []
    for own in result.reversed() { open += parents(of: own) }
    open += parents(of: nominal)
    while let next = open.popLast() {
      guard !result.contains(next) else { continue }
      result.append(next)
      if !next.isDeclared, let known = lineages[next] {
        for other in known where !result.contains(other) { result.append(other) }
      } else {
        open += parents(of: next)
      }
    }
    return completed(result, of: nominal)
  }

  /// Returns the protocols that a type or protocol names itself, and those that the library gives it.
  private func parents(of nominal: Nominal) -> [Nominal] { protocols(of: nominal) + library.protocols(of: nominal) }

  /// Returns the protocols above a type or protocol, each before those that it refines, the last named first; nil if
  /// they refine each other in a circle. `settled` keeps what is known.
  private func descent(of nominal: Nominal, _ settled: inout [Nominal: [Nominal]?]) -> [Nominal]? {
    if !nominal.isDeclared, adopted[nominal] == nil { return library.lineages[nominal] ?? [] }
    if let known = settled[nominal] { return known }
    // What is being settled has no answer yet: a circle gets none.
    settled[nominal] = .some(nil)
    var result: [Nominal] = []
    for parent in parents(of: nominal).reversed() where !result.contains(parent) {
      guard let above = descent(of: parent, &settled) else { return nil }
      result.append(parent)
      for other in above where !result.contains(other) { result.append(other) }
    }
    settled[nominal] = result
    return result
  }

  /// Returns a lineage with the protocol of all collections that the file declares, and without the type itself.
  private func completed(_ lineage: [Nominal], of nominal: Nominal) -> [Nominal] {
    var result = lineage
    if result.contains(.library("Collection")), let kind = types[nominal]?.kind, kind != .proto {
      result.insert(LibraryTable.ownCollection, at: 0)
    }
    return result.contains(nominal) && types[nominal]?.kind != .proto ? result.filter { $0 != nominal } : result
  }
}
