import ShapeInterpreter
import ViewTree

// Rows of lists, which keys touch in several ways at once: enter chooses one, arrows move it, backspace swipes it.

extension Playground {
  /// Returns whether a view that can be touched is the same row as the one before it, touched in another way.
  private func isSameRow(_ index: Int) -> Bool {
    guard index > 0, touchables.indices.contains(index), touchables[index].touch.isOfRow else { return false }
    let former = touchables[index - 1]
    return (former.touch.isOfRow || former.touch == .button("row")) && former.bounds.contains(touchables[index].bounds)
  }

  /// The numbers of the views that the keys go through: a row is one of them, however it can be touched.
  var touchStops: [Int] { touchables.indices.filter { !isSameRow($0) } }

  /// The ways in which the view under the keys can be touched, by their numbers.
  var touchedWays: [(index: Int, view: Touchable)] {
    guard case .touching(let index) = ground, touchables.indices.contains(index) else { return [] }
    let others = touchables.indices[(index + 1)...].prefix { isSameRow($0) }
    return ([index] + others).map { ($0, touchables[$0]) }
  }

  /// Swipes the row under the keys, to the left if negative.
  mutating func swipeTouched(by steps: Int) {
    guard let way = touchedWays.first(where: { $0.view.touch.isSwipe(by: steps) }) else {
      notice = "nothing here is swiped that way"
      return
    }
    send(.step(way.index, steps))
  }

  /// Keeps the keys on a row that goes up or down by a place.
  mutating func followRow(_ row: Int, of rows: Int, by count: Int) {
    if (0..<rows).contains(row + count) { moveTouch(by: count) }
  }
}

extension ViewTouch {
  /// True for a way in which a row of a list alone is touched.
  fileprivate var isOfRow: Bool {
    switch self {
    case .swipe, .reorder: true
    default: false
    }
  }

  /// True if enter does something with the view.
  var isPressedByKey: Bool { if case .field = self { true } else { isPressed } }

  /// True if the arrows to the left and right do something with the view.
  var isStepped: Bool {
    switch self {
    case .value, .choice, .scroll, .reorder: true
    case .button, .taps, .longPress, .drag, .field, .swipe, .focus, .submit: false
    }
  }

  /// The hint's word for backspace; nil if it does nothing with the view.
  var backspaceWord: String? {
    switch self {
    case .field: "correct"
    case .swipe(_, let left, _): left ? "swipe" : nil
    case .button, .taps, .longPress, .choice, .value, .drag, .scroll, .reorder, .focus, .submit: nil
    }
  }
}
