import ShapeInterpreter

extension Playground {
  /// Takes in one event. The same events from the same state always lead to the same state.
  public mutating func update(_ event: Event) {
    switch event {
    case .key(let key):
      notice = nil
      endDrag()
      press(key)
    case .mouse(let mouse): point(mouse)
    case .resize(let size):
      self.size = size
      // Nothing is where it was pressed any more.
      endDrag()
    case .tick(let time):
      clock = max(clock, time)
      if let playbackStart, clock - playbackStart >= Self.playbackLength { self.playbackStart = nil }
    case .sourceChanged(let file):
      leaveContactSheet()
      replaceFile(file)
    case .sourceRemoved(let name):
      leaveContactSheet()
      files.removeAll { $0.name == name }
      replaceEntries(ofFile: name, by: [])
    }
    selectedRow = min(max(selectedRow, 0), parameters.count - 1)
    evaluate()
  }

  /// Closes a contact sheet, whose pictures are of a source that there is no longer.
  private mutating func leaveContactSheet() {
    if case .sheet = ground { mode = .browsing }
  }

  /// What is open above the panes, but for a command that is shown over it.
  var ground: Mode { if case .command(_, let ground) = mode { ground } else { mode } }

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
