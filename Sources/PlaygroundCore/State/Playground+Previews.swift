import Foundation
import ShapeGeometry
import ShapeInterpreter

// The preview sheet: the views and previews of a file side by side, each evaluated beside the screen.

extension Playground {
  /// The entries of the preview sheet: the views and previews of the selected entry's file, those of all files if there
  /// are fewer than two.
  var previewedEntries: [ListedEntry] {
    let views = entries.filter { $0.kind != .shape }
    let own = views.filter { $0.id.file == selectedEntry?.id.file }
    return own.count > 1 ? own : views
  }

  /// The names of the entries of the preview sheet.
  var previewIDs: [EntryID] { previewedEntries.map(\.id) }

  /// True if the preview sheet is shown.
  var isPreviewing: Bool { if case .previews = ground { !previewedEntries.isEmpty } else { false } }

  /// Opens the preview sheet with the present view selected.
  mutating func openPreviews() {
    let ids = previewIDs
    guard let first = ids.first else {
      notice = "there is no view and no preview; shapes are shown one at a time"
      return
    }
    mode = .previews(selected: ids.first { $0 == selectedEntry?.id } ?? first)
  }

  /// Closes the sheet and opens a view.
  mutating func acceptPreview(_ id: EntryID) {
    mode = .browsing
    if let index = entries.firstIndex(where: { $0.id == id }) { select(entry: index) }
  }

  /// Returns the inputs of an entry's picture: with the values that it is opened with.
  func previewInputs(of entry: ListedEntry) -> Picture.Inputs? {
    entry.entryPoint.map { inputs(of: entry, values: tuning.values(of: $0, id: entry.id)) }
  }

  /// The inputs of the first visible picture of the preview sheet that is missing or out of date; nil if there is none.
  var missingPreview: Picture.Inputs? {
    guard isPreviewing, let (selected, count) = sheetSelection else { return nil }
    let entries = previewedEntries
    let places = ContactSheetGrid(count: count, on: size).places(selected: selected, count: count, on: size)
    for place in places {
      guard let inputs = previewInputs(of: entries[place.frame]) else { continue }
      if previewPictures[inputs.id]?.inputs != inputs { return inputs }
    }
    return nil
  }

  /// Closes the preview sheet if its views are gone, and selects another one if the selected one is.
  mutating func keepPreviews() {
    guard case .previews(let id) = mode else { return }
    let ids = previewIDs
    if ids.isEmpty { mode = .browsing } else if !ids.contains(id) { mode = .previews(selected: ids[0]) }
  }
}
