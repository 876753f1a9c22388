import ShapeInterpreter

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
