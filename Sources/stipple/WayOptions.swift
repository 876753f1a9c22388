import ArgumentParser
import PlaygroundCore

/// The options for the way of a shape: the values from which it moves to those that are set.
struct WayOptions: ParsableArguments {
  @Option(
    name: .customLong("from"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      Bookmark another value than the start value: a shape moves from the bookmarked values to those that are set. '--set curve=…' says \
      how: \(Playground.curveNames); and '--set duration=…' or 'response', 'dampingFraction' and 'bounce' how fast.
      """, valueName: "name=value"))
  var former: [Assignment] = []
}

extension Playground {
  /// Bookmarks values by parameter name, of the shape or of the drawing; the others are start values.
  mutating func setBookmark(_ assignments: [Assignment]) throws(InputFailure) {
    guard !assignments.isEmpty else { return }
    var other = self
    try other.set(assignments)
    setBookmark(asIn: other)
  }
}
