import ShapeInterpreter

// Edits that put a box in place of a part of the selected view.

extension Playground {
  /// Keeps the picture on the screen, and draws the entry from the text before the edit, if the new picture has a box
  /// for a name that is not found and the former has none there. Returns whether it does.
  ///
  /// A slip in a view, or in a file that it uses, takes no part of the picture away so. The next text is shown with its
  /// boxes, in case the name is meant.
  mutating func holdsBack(_ outcome: Outcome, _ inputs: Picture.Inputs) -> Bool {
    guard let index = entries.firstIndex(where: { $0.id == inputs.id }), let former = entries[index].former,
      picture.inputs?.id == inputs.id, picture.inputs?.revision == former.revision,
      let boxes = outcome.listing.map(warnings(ofBoxesIn:)), let known = picture.listing.map(warnings(ofBoxesIn:)),
      boxes.count > known.count,
      let new = boxes.first(where: { box in !known.contains { $0.sourceLine == box.sourceLine } }) ?? boxes.last
    else { return false }
    entries[index].entryPoint = former.entryPoint
    entries[index].revision = former.revision
    entries[index].isStale = true
    entries[index].errors = [new]
    return true
  }

  /// True if the selected view is shown without its last edit, which has a box in place of a part of it.
  var holdsSelectionBack: Bool { selectedEntry?.isHeldBack ?? false }

  /// Returns the warnings about the names for which a drawing has boxes.
  private func warnings(ofBoxesIn listing: ViewListing) -> [Diagnostic] {
    let places = listing.boxPlaces
    guard !places.isEmpty else { return [] }
    let warnings = files.flatMap(\.program.diagnostics).filter { $0.severity == .warning }
    return places.compactMap { place in warnings.first { $0.place == place } }
  }
}

extension ListedEntry {
  /// True if the entry is shown without its last edit: its only error is a warning.
  var isHeldBack: Bool { isStale && errors.first?.severity == .warning }
}

extension ViewListing {
  /// The places of the names for which a box is shown.
  fileprivate var boxPlaces: [Diagnostic.Place] { items.filter(\.isBox).compactMap(\.place) }
}
