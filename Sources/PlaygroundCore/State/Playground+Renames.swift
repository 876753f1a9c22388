import ShapeInterpreter

// Values follow when the source renames a shape or a property.

extension Playground {
  /// Moves the values of a shape and of a property to their new names, if exactly one name disappeared and exactly one
  /// appeared.
  ///
  /// `former` holds the entries of a file before a change, `found` those after it. Returns the former entries under
  /// their new names.
  mutating func followRenames(_ former: [ListedEntry], _ found: [ListedEntry]) -> [ListedEntry] {
    var former = former
    let known = Set(former.map(\.id))
    let present = Set(found.map(\.id))
    let went = former.indices.filter { !present.contains(former[$0].id) && former[$0].entryPoint != nil }
    let came = found.filter { !known.contains($0.id) }
    if went.count == 1, came.count == 1 {
      let (id, other) = (former[went[0]].id, came[0].id)
      tuning.move(id, to: other)
      history.move(id, to: other)
      if clockedEntry == id { clockedEntry = other }
      former[went[0]].id = other
    }
    let shapes = Dictionary(former.lazy.compactMap { entry in entry.entryPoint.map { (entry.id, $0) } }) { first, _ in
      first
    }
    for entry in found {
      guard let before = shapes[entry.id]?.parameters, let after = entry.entryPoint?.parameters, before != after,
        let rename = PropertyRename(from: before, to: after)
      else { continue }
      tuning.rename(rename, of: entry.id)
      history.rename(rename, of: entry.id)
    }
    return former
  }
}
