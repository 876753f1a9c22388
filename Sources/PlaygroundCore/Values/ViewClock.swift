import PlainText
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
  /// True if the clock begins again when all has come to rest.
  var isLooping = false
  /// The moment at which all that moves comes to rest, as far as it was known while it moved; nil if it never does.
  var rest: Double?
  /// The place of the pace among `paces`.
  var paceIndex = 0
  /// The seconds that have passed and are too few to be counted.
  private var remainder = 0.0

  /// The moments that a clock shows by itself in a second, so that a moment can be told in a few digits.
  private static let grain = 10_000.0

  /// The seconds on the clock for a second.
  static let paces: [(factor: Double, text: String)] = [(1, ""), (0.5, "½×"), (0.25, "¼×"), (0.1, "⅒×")]

  var pace: (factor: Double, text: String) { Self.paces[paceIndex] }

  /// The seconds at rest before a clock begins again.
  private static let pause = 0.5

  /// The moment at which a clock that plays again and again goes back to the start: a little after all has come to
  /// rest. Nil for other clocks, and where nothing has moved or motion has no end.
  var turn: Double? {
    guard isLooping, moment != nil, let rest, rest > 0 else { return nil }
    return rest + Self.pause
  }

  /// The seconds of one frame, by which the clock is stepped.
  static let frame = 1.0 / 60

  /// Creates a clock that shows a moment.
  init(moment: Double? = nil, isPlaying: Bool = false) {
    self.moment = moment
    self.isPlaying = isPlaying
  }

  /// Lets time pass, in seconds of the session; the pace tells how much of it passes on the clock.
  mutating func advance(by seconds: Double) {
    guard let moment else { return }
    remainder += seconds * pace.factor
    let counted = (remainder * Self.grain + 1e-6).rounded(.down) / Self.grain
    remainder -= counted
    if counted > 0 { self.moment = Self.told(moment + counted) }
  }

  /// Returns the moment nearest to another one that a clock shows by itself.
  static func told(_ moment: Double) -> Double { (moment * grain).rounded() / grain }

  /// A view without a clock.
  static let none = ViewClock()
  /// A view that begins.
  static let started = ViewClock(moment: 0, isPlaying: true)

  /// The latest moment that can be asked for, in seconds: an hour.
  private static let latest = 3_600.0

  /// Parses a moment as it is typed, `0.25s`, `250ms` or `0.25`, in seconds; nil for any other text.
  public static func moment(_ text: some StringProtocol) -> Double? {
    let isMilliseconds = text.hasSuffix("ms")
    let digits = String(text.dropLast(isMilliseconds ? 2 : text.hasSuffix("s") ? 1 : 0))
    guard let number = Double(digits), number.isFinite, number >= 0 else { return nil }
    let seconds = isMilliseconds ? number / 1000 : number
    return seconds <= latest ? seconds : nil
  }

  /// The time as it is shown: the moment, the pace and whether the clock goes on; nil without a clock.
  func text(isMoving: Bool) -> String? {
    // The start of a view that stands is its rest.
    guard let moment, moment > 0 || isMoving || !isPlaying else { return nil }
    let sign = !isPlaying ? "‖" : isMoving ? "▶" : "■"
    return [sign, Self.text(moment), pace.text, isLooping ? "↻" : ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns a moment as it is shown, in hundredths of a second.
  static func text(_ moment: Double) -> String { decimalText(min(moment, 1e6), decimals: 2) + " s" }
}
