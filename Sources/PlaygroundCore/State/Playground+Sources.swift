import Foundation
import Rendering
import ShapeInterpreter

// Files that are added, changed and removed.

extension Playground {
  /// Creates a session over some files and selects the first shape that can be drawn.
  ///
  /// The shape list has the focus, or the parameters if there is a single shape. `seed` decides the random values.
  public init(
    files: [ShapeFile], size: ScreenSize, proposal: CGRect? = nil, budget: Budget = .standard,
    seed: UInt64 = Playground.standardSeed
  ) {
    self.init(files: files, size: size, proposal: proposal, budget: budget, seed: seed) { _ in nil }
  }

  /// Creates a session over some files, and selects the entry that `choose` returns; nil means the usual first one.
  public init<Failure: Error>(
    files: [ShapeFile], size: ScreenSize, proposal: CGRect? = nil, budget: Budget = .standard,
    seed: UInt64 = Playground.standardSeed, choosing choose: ([ListedEntry]) throws(Failure) -> EntryID?
  ) throws(Failure) {
    self.init(size: size, proposal: proposal, budget: budget, seed: seed)
    for file in files { replaceFile(file) }
    tuning.selection = try choose(entries) ?? firstIndex.map { entries[$0].id }
    if entries.count == 1 { focus = .parameters }
    ask()
  }

  /// Cancels a requested contact sheet, and closes one whose pictures are from an obsolete source.
  mutating func leaveContactSheet(of file: String) {
    (sheetPlan, filmStrip) = (nil, nil)
    if case .sheet = ground, selectedEntry?.id.file == file { mode = .browsing }
  }

  /// Replaces the file of the same name, or inserts the file in the order of names.
  ///
  /// If the new text has errors, shapes that are missing from it stay as they were. If it has none, they are removed.
  mutating func replaceFile(_ file: ShapeFile) {
    revision += 1
    if let index = files.firstIndex(where: { $0.name == file.name }) {
      files[index] = file
    } else {
      files.insert(file, at: files.firstIndex { $0.name > file.name } ?? files.count)
    }
    var found = file.program.declared.map { declared in
      ListedEntry(
        id: EntryID(file: file.name, name: declared.name), entryPoint: declared.entryPoint, kind: declared.kind,
        isStale: false, errors: declared.errors, revision: revision)
    }
    let former = followRenames(entries.filter { $0.id.file == file.name }, found)
    for index in found.indices where found[index].entryPoint != nil && found[index].kind != .shape {
      guard let old = former.first(where: { $0.id == found[index].id }), !old.isHeldBack else { continue }
      found[index].former = old.entryPoint.map { ListedEntry.Former(entryPoint: $0, revision: old.revision) }
    }
    if let error = file.firstError { found = merged(found, former, lackingFor: error) }
    if found.isEmpty {
      let errors = [file.firstError].compactMap { $0 }
      found = [
        ListedEntry(
          id: EntryID(file: file.name, name: ""), entryPoint: nil, isStale: false, errors: errors, revision: revision)
      ]
    }
    replaceEntries(ofFile: file.name, by: found)
  }

  /// Removes a file and its shapes.
  ///
  /// If exactly one other file has a shape of the same name, it counts as the same shape, as after a rename of the
  /// file: its values and the selection move there.
  mutating func removeFile(_ name: String) {
    for entry in entries where entry.id.file == name {
      if let heir = heir(of: entry.id) {
        tuning.move(entry.id, to: heir)
        history.move(entry.id, to: heir)
        if clockedEntry == entry.id { clockedEntry = heir }
      }
    }
    files.removeAll { $0.name == name }
    replaceEntries(ofFile: name, by: [])
  }

  /// Returns true if the removal of a file would lose the selected shape: the file has it, and there is not exactly one
  /// other file with a shape of that name.
  public func wouldBeMissed(_ file: String) -> Bool {
    guard let id = selectedEntry?.id, id.file == file else { return false }
    return heir(of: id) == nil
  }

  /// Returns the only shape of the same name in another file; nil if there is none, or several.
  private func heir(of id: EntryID) -> EntryID? {
    let heirs = entries.map(\.id).filter { $0.name == id.name && $0.file != id.file }
    return heirs.count == 1 && !id.name.isEmpty ? heirs[0] : nil
  }

  /// Returns new entries, completed by the shapes of the last good text. A shape that cannot be drawn is replaced by
  /// its last good version. A shape that is missing because of an error is kept at its former position.
  private func merged(_ found: [ListedEntry], _ former: [ListedEntry], lackingFor error: Diagnostic) -> [ListedEntry] {
    let drawn = Dictionary(former.lazy.filter { $0.entryPoint != nil }.map { ($0.id, $0) }) { first, _ in first }
    let known = Set(found.map(\.id))
    var kept = found.map { entry in
      guard entry.entryPoint == nil, var former = drawn[entry.id] else { return entry }
      former.isStale = true
      former.errors = entry.errors
      return former
    }
    let missing = former.indices.filter { former[$0].entryPoint != nil && !known.contains(former[$0].id) }
    guard !missing.isEmpty else { return kept }
    kept.reverse()
    var result: [ListedEntry] = []
    for index in missing {
      while result.count < index, let next = kept.popLast() { result.append(next) }
      var entry = former[index]
      entry.isStale = true
      entry.errors = [error]
      result.append(entry)
    }
    return result + kept.reversed()
  }

  /// Replaces all entries of a file. The selection stays on its shape, or else on its position.
  private mutating func replaceEntries(ofFile name: String, by found: [ListedEntry]) {
    let place = selectedIndex
    let wasEmptyFile = selectedEntry?.id == EntryID(file: name, name: "")
    previewPictures = previewPictures.filter { $0.key.file != name }
    let order = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1.name, $0) })
    var result = entries.filter { $0.id.file != name }
    if let position = order[name] {
      let index = result.firstIndex { (order[$0.id.file] ?? 0) > position } ?? result.count
      result.insert(contentsOf: found, at: index)
    }
    entries = result
    guard let place, !entries.contains(where: { $0.id == tuning.selection }) else { return }
    if wasEmptyFile, let first = found.first {
      tuning.selection = first.id
    } else {
      tuning.selection = entries.isEmpty ? nil : entries[min(place, entries.count - 1)].id
    }
  }
}
