import ShapeInterpreter

/// Values of a shape and of the drawing that are kept to be compared with, and to be gone back to.
public struct Bookmark: Equatable, Sendable {
  /// The shape's values that differ from its start values, by the names of their parameters.
  var changes: [String: ParameterValue] = [:]
  /// The drawing's values, in the order of its parameters.
  var drawing = DrawingSettings.parameters.map(\.initial)

  /// The start values.
  static let start = Bookmark()
}

/// The drawing that the present one is compared with.
struct Comparison: Sendable {
  var picture: Picture
  var drawing: [ParameterValue]
}

extension Tuning {
  /// A shape's values and the drawing's as they are.
  func bookmark(of id: ShapeID) -> Bookmark {
    Bookmark(changes: changes[id] ?? [:], drawing: drawing)
  }
}

extension Playground {
  /// The values that the present ones are compared with: the bookmarked ones, or the start values.
  var reference: Bookmark { selectedEntry.flatMap { tuning.bookmarks[$0.id] } ?? .start }

  /// Keeps the present values.
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

  /// Brings the bookmarked values back.
  mutating func recallBookmark() {
    guard let id = selectedEntry?.id, let bookmark = tuning.bookmarks[id] else {
      notice = "there is no bookmark; m sets one"
      return
    }
    if tuning.bookmark(of: id) == bookmark { notice = "these are the bookmarked values" }
    playbackStart = nil
    tuning.changes[id] = bookmark.changes.isEmpty ? nil : bookmark.changes
    tuning.drawing = bookmark.drawing
  }

  /// Begins to compare with the bookmark, or ends it.
  mutating func toggleComparison() {
    lens.compares.toggle()
    guard lens.compares else { return }
    let isBookmarked = selectedEntry.map { tuning.bookmarks[$0.id] != nil } ?? false
    notice = isBookmarked ? "compared with the bookmark" : "compared with the start values; m sets a bookmark"
  }
}
