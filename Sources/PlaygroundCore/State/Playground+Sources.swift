import ShapeInterpreter

// Files that come, change and go.

extension Playground {
  /// Closes a contact sheet whose pictures are of a source that there is no longer.
  mutating func leaveContactSheet(of file: String) {
    sheetPlan = nil
    if case .sheet = ground, selectedEntry?.id.file == file { mode = .browsing }
  }

  /// Puts a file in the place of the one of its name, or among the others in the order of names.
  ///
  /// Shapes that a text with errors no longer has stay as they were; those that a text without errors no longer has are gone.
  mutating func replaceFile(_ file: ShapeFile) {
    revision += 1
    if let index = files.firstIndex(where: { $0.name == file.name }) {
      files[index] = file
    } else {
      files.insert(file, at: files.firstIndex { $0.name > file.name } ?? files.count)
    }
    var found = file.program.declared.map { declared in
      ShapeEntry(
        id: ShapeID(file: file.name, shape: declared.name), shape: declared.shape, isStale: false,
        errors: declared.errors, revision: revision)
    }
    let former = followRenames(entries.filter { $0.id.file == file.name }, found)
    if let error = file.firstError { found = merged(found, former, lackingFor: error) }
    if found.isEmpty {
      let errors = [file.firstError].compactMap { $0 }
      found = [
        ShapeEntry(
          id: ShapeID(file: file.name, shape: ""), shape: nil, isStale: false, errors: errors, revision: revision)
      ]
    }
    replaceEntries(ofFile: file.name, by: found)
  }

  /// Takes a file away, and its shapes.
  ///
  /// A shape that one other file has is the same one there, as after the file was renamed: it keeps what was set of it, and stays
  /// selected.
  mutating func removeFile(_ name: String) {
    for entry in entries where entry.id.file == name {
      if let heir = heir(of: entry.id) {
        tuning.move(entry.id, to: heir)
        history.move(entry.id, to: heir)
      }
    }
    files.removeAll { $0.name == name }
    replaceEntries(ofFile: name, by: [])
  }

  /// Whether something would be missed if a file were taken away: it has the selected shape, and no other file has that.
  public func wouldBeMissed(_ file: String) -> Bool {
    guard let id = selectedEntry?.id, id.file == file else { return false }
    return heir(of: id) == nil
  }

  /// The only shape of the same name in another file; nil when there is none, or several.
  private func heir(of id: ShapeID) -> ShapeID? {
    let heirs = entries.map(\.id).filter { $0.shape == id.shape && $0.file != id.file }
    return heirs.count == 1 && !id.shape.isEmpty ? heirs[0] : nil
  }

  /// New entries, with the shapes of the last good text where these cannot be drawn, and in the places that they had where they are not
  /// found any more because of an error.
  private func merged(_ found: [ShapeEntry], _ former: [ShapeEntry], lackingFor error: Diagnostic) -> [ShapeEntry] {
    let drawn = Dictionary(former.lazy.filter { $0.shape != nil }.map { ($0.id, $0) }) { first, _ in first }
    let known = Set(found.map(\.id))
    var kept = found.map { entry in
      guard entry.shape == nil, var former = drawn[entry.id] else { return entry }
      former.isStale = true
      former.errors = entry.errors
      return former
    }
    let missing = former.indices.filter { former[$0].shape != nil && !known.contains(former[$0].id) }
    guard !missing.isEmpty else { return kept }
    kept.reverse()
    var result: [ShapeEntry] = []
    for index in missing {
      while result.count < index, let next = kept.popLast() { result.append(next) }
      var entry = former[index]
      entry.isStale = true
      entry.errors = [error]
      result.append(entry)
    }
    return result + kept.reversed()
  }

  /// Puts entries in the place of all those of a file; the selection stays on its shape, or else on its place.
  private mutating func replaceEntries(ofFile name: String, by found: [ShapeEntry]) {
    let place = selectedIndex
    let wasEmptyFile = selectedEntry?.id == ShapeID(file: name, shape: "")
    let order = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1.name, $0) })
    var result = entries.filter { $0.id.file != name }
    if let position = order[name] {
      let index = result.firstIndex { (order[$0.id.file] ?? 0) > position } ?? result.count
      result.insert(contentsOf: found, at: index)
    }
    entries = result
    guard let place, !entries.contains(where: { $0.id == tuning.shape }) else { return }
    if wasEmptyFile, let first = found.first {
      tuning.shape = first.id
    } else {
      tuning.shape = entries.isEmpty ? nil : entries[min(place, entries.count - 1)].id
    }
  }
}
