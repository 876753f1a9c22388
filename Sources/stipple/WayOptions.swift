import ArgumentParser
import PlaygroundCore
import ShapeInterpreter

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
  /// Gives the selected entry the values that are asked for, with those of the way as its bookmark.
  mutating func take(_ options: ShapeOptions, from way: WayOptions, stop: StopSignal) throws(InputFailure) {
    // The picture of the start values is the last good one, in case the assigned values draw nothing.
    try wait(stop: stop)
    try setBookmark(way.former)
    try set(options.assignments)
    try wait(stop: stop)
  }

  /// Shows the moment that is asked for, after the touches before it.
  mutating func take(_ clock: ClockOptions, stop: StopSignal) throws(InputFailure) {
    guard clock.moment != nil || !clock.touch.isEmpty else { return }
    show(at: clock.moment, after: clock.touch)
    try wait(stop: stop)
  }

  /// Bookmarks values by parameter name, of the shape or of the drawing; the others are start values.
  private mutating func setBookmark(_ assignments: [Assignment]) throws(InputFailure) {
    guard !assignments.isEmpty else { return }
    var other = self
    try other.set(assignments)
    setBookmark(asIn: other)
  }
}
