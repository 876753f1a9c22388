import ShapeInterpreter
import ViewTree

/// The clock of the selected view: the moment that is shown, and its pace.
///
/// The clock stands while nothing moves, so that a view at rest costs nothing.
public struct ViewClock: Equatable, Sendable {
  /// The moment in seconds from the view's start; nil for a view that is shown at rest, without a clock.
  public internal(set) var moment: Double?
  /// True if the clock goes on by itself.
  public internal(set) var isPlaying = false
  /// The place of the pace among `paces`.
  var paceIndex = 0

  /// The seconds on the clock for a second.
  static let paces: [(factor: Double, text: String)] = [(1, ""), (0.5, "½×"), (0.25, "¼×"), (0.1, "⅒×")]

  var pace: (factor: Double, text: String) { Self.paces[paceIndex] }

  /// The seconds of one frame, by which the clock is stepped.
  static let frame = 1.0 / 60

  /// A view without a clock.
  static let none = ViewClock()
  /// A view that begins.
  static let started = ViewClock(moment: 0, isPlaying: true)

  /// The time as it is shown: the moment, the pace and whether the clock goes on; nil without a clock.
  func text(isMoving: Bool) -> String? {
    guard let moment else { return nil }
    let hundredths = Int((min(moment, 1e6) * 100).rounded())
    let digits = hundredths % 100
    let number = "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits) s"
    let sign = !isPlaying ? "‖" : isMoving ? "▶" : "■"
    return [sign, number, pace.text].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
