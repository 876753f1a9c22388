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
    var found = file.program.shapes.map { shape in
      ShapeEntry(id: ShapeID(file: file.name, shape: shape.name), shape: shape, isStale: false, revision: revision)
    }
    if file.firstError != nil {
      let kept = entries.filter { entry in
        entry.id.file == file.name && entry.shape != nil && !found.contains { $0.id == entry.id }
      }
      found = merged(found, keeping: kept)
    }
    if found.isEmpty {
      found = [ShapeEntry(id: ShapeID(file: file.name, shape: ""), shape: nil, isStale: false, revision: revision)]
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

  /// New entries, and those of the last good text in the places that they had.
  private func merged(_ found: [ShapeEntry], keeping kept: [ShapeEntry]) -> [ShapeEntry] {
    let former = entries.filter { $0.id.file == (found.first ?? kept.first)?.id.file }
    var result = found
    for var entry in kept {
      entry.isStale = true
      let position = former.firstIndex { $0.id == entry.id } ?? former.count
      result.insert(entry, at: min(position, result.count))
    }
    return result
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
