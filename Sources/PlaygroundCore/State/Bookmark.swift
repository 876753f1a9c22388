import ShapeInterpreter

/// Values of a shape and of the drawing that are kept for comparison and can be restored.
public struct Bookmark: Equatable, Sendable {
  /// The shape's values that differ from its start values, by parameter name.
  var changes: [String: ParameterValue] = [:]
  /// The values of the drawing's settings, in their order.
  var settings = DrawingSettings.parameters.map(\.initial)

  /// A bookmark of the start values.
  static let start = Bookmark()
}

/// The drawing that the present one is compared with.
struct Comparison: Sendable {
  var picture: Picture
  var settings: [ParameterValue]
}

extension Tuning {
  /// Returns the present values of a shape and of the drawing.
  func bookmark(of id: EntryID) -> Bookmark {
    Bookmark(changes: changes[id] ?? [:], settings: settings)
  }
}

extension Playground {
  /// The values that the present ones are compared with: the bookmarked ones, or the start values if there is no
  /// bookmark.
  var reference: Bookmark { selectedEntry.flatMap { tuning.bookmarks[$0.id] } ?? .start }

  /// Bookmarks the present values.
  mutating func setBookmark() {
    guard let entry = selectedEntry else {
      notice = "there is no shape"
      return
    }
    let bookmark = tuning.bookmark(of: entry.id)
    let isKnown = tuning.bookmarks[entry.id] == bookmark
    tuning.bookmarks[entry.id] = bookmark
    notice = isKnown ? "these values are bookmarked" : "bookmarked: v compares with it, b goes back to it"
  }

  /// Restores the bookmarked values.
  mutating func recallBookmark() {
    guard let id = selectedEntry?.id, let bookmark = tuning.bookmarks[id] else {
      notice = "there is no bookmark; m sets one"
      return
    }
    if tuning.bookmark(of: id) == bookmark { notice = "these are the bookmarked values" }
    playbackStart = nil
    tuning.changes[id] = bookmark.changes.isEmpty ? nil : bookmark.changes
    tuning.settings = bookmark.settings
  }

  /// Starts or ends the comparison with the bookmark.
  mutating func toggleComparison() {
    lens.compares.toggle()
    guard lens.compares else { return }
    let isBookmarked = selectedEntry.map { tuning.bookmarks[$0.id] != nil } ?? false
    notice = isBookmarked ? "compared with the bookmark" : "compared with the start values; m sets a bookmark"
  }
}
