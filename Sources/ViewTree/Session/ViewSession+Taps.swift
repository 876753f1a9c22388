import Foundation
import ShapeGeometry

/// The touches that wait for a later moment: a tap that a second one may follow, and a finger that stays.
struct WaitingTouches: Sendable {
  /// The view that hears of a tap unless another one follows, the place in it, and the moment until which one may.
  var tap: (view: Touchable, point: CGPoint, due: Double)?
  /// The number of taps at one place so far, the place, and the moment of the last.
  var taps: (count: Int, point: CGPoint, moment: Double)?
  /// The finger that is down.
  var finger: Finger?

  struct Finger: Sendable {
    /// The view that hears that the finger stays, and the moment until which it has to.
    var view: Touchable
    var due: Double
    var start: CGPoint
    /// True once it has stayed, or has moved away.
    var isOver = false
    /// True once it has stayed.
    var hasStayed = false
  }

  /// The next moment at which code hears of one; nil if none waits.
  var next: Double? { [tap?.due, finger.flatMap { $0.isOver ? nil : $0.due }].compactMap { $0 }.min() }

  /// The longest time between two taps that belong together, in seconds, and their greatest distance, in points. Apple
  /// documents neither; these are the values that are commonly measured.
  static let (time, distance) = (0.3, CGFloat(20))
}

// Taps, and fingers that stay.

extension ViewSession {
  /// Taps: the innermost view that waits for a tap takes it. A drag without a least distance begins and ends with it.
  ///
  /// A view that waits for two taps lets the first one pass to the views around it; one of them that waits for a single
  /// tap hears of it when no second one has followed. An inner view for a single tap takes each at once. That is the
  /// order of SwiftUI's gestures as far as it is known.
  mutating func tap(at point: CGPoint, _ host: inout any ViewHost) {
    let count = countTap(at: point, &host)
    var isWaiting = false
    for (view, place) in hit(at: point, &host) {
      let numbers = [Double(place.x), Double(place.y)]
      switch view.touch {
      case .button: return touch(view, .touch(numbers), &host)
      case .taps(let own) where own > 1:
        guard count == own else {
          isWaiting = isWaiting || count < own
          continue
        }
        waiting.taps = nil
        waiting.tap = nil
        return touch(view, .touch(numbers), &host)
      case .taps:
        guard isWaiting else { return touch(view, .touch(numbers), &host) }
        waiting.tap = (view, place, moment + WaitingTouches.time)
        return
      case .value:
        return touch(view, .touch(view.shares(of: place) + [1, 1, Double(view.frame.height - place.y)]), &host)
      case .choice: return touch(view, .touch(view.shares(of: place)), &host)
      case .field: return focus(on: view, &host)
      case .drag(let least) where least <= 0:
        for phase in [0.0, 1] {
          touch(view, .touch([phase] + numbers + numbers + [0, 0, 0, 0, 0]), &host)
        }
        return
      case .longPress, .drag, .scroll, .swipe, .reorder, .focus, .submit: continue
      }
    }
  }

  /// Returns the number of taps that belong together with a new one. A tap elsewhere ends the waiting for a second one.
  private mutating func countTap(at point: CGPoint, _ host: inout any ViewHost) -> Int {
    var count = 1
    if let last = waiting.taps, moment - last.moment <= WaitingTouches.time,
      abs(point.x - last.point.x) <= WaitingTouches.distance, abs(point.y - last.point.y) <= WaitingTouches.distance
    {
      count = last.count + 1
    } else if let tap = waiting.tap {
      waiting.tap = nil
      touch(tap.view, .touch([Double(tap.point.x), Double(tap.point.y)]), &host)
    }
    waiting.taps = (count, point, moment)
    return count
  }

  /// Puts a finger down that stays: the innermost view that waits for one hears of it.
  mutating func putDown(at point: CGPoint, _ host: inout any ViewHost) {
    waiting.finger = nil
    for (view, _) in hit(at: point, &host) {
      guard case .longPress(let seconds) = view.touch else { continue }
      waiting.finger = WaitingTouches.Finger(view: view, due: moment + max(0, seconds), start: point)
      return touch(view, .touch([0]), &host)
    }
  }

  /// Lifts the finger: one that has not stayed long enough has tapped.
  mutating func lift(at point: CGPoint, _ host: inout any ViewHost) {
    let finger = waiting.finger
    leave(for: nil, &host)
    takeAway(&host)
    if !(finger?.isOver ?? false) { tap(at: point, &host) }
  }

  /// Takes the finger away, after it has stayed or moved: the view that has waited for it hears that it has stayed and
  /// is gone.
  mutating func takeAway(_ host: inout any ViewHost) {
    guard let finger = waiting.finger else { return }
    waiting.finger = nil
    if finger.hasStayed { touch(finger.view, .touch([3]), &host) }
  }

  /// Ends the waiting for a finger that moves to a point away from where it went down, or is lifted.
  mutating func leave(for point: CGPoint?, _ host: inout any ViewHost) {
    guard let finger = waiting.finger, !finger.isOver else { return }
    if let point, max(abs(point.x - finger.start.x), abs(point.y - finger.start.y)) <= Self.longPressDistance { return }
    waiting.finger?.isOver = true
    touch(finger.view, .touch([1]), &host)
  }

  /// The distance that a finger may move and still stays, in points: the default of SwiftUI's long presses.
  private static let longPressDistance: CGFloat = 10

  /// Tells the code of the touch that has waited until the present moment. Returns false if none has.
  mutating func endWaiting(_ host: inout any ViewHost) -> Bool {
    if let tap = waiting.tap, tap.due <= moment {
      waiting.tap = nil
      waiting.taps = nil
      touch(tap.view, .touch([Double(tap.point.x), Double(tap.point.y)]), &host)
      return true
    }
    guard let finger = waiting.finger, !finger.isOver, finger.due <= moment else { return false }
    waiting.finger?.isOver = true
    waiting.finger?.hasStayed = true
    for phase in [2.0, 1] { touch(finger.view, .touch([phase]), &host) }
    return true
  }
}
