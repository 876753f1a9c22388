import PlaygroundCore
import Rendering
import ShapeInterpreter

/// A painter for the slow part of a playground's screen, on another thread. It makes one drawing at a time; the next
/// drawing shows the state at its own start.
struct Painter {
  private let alarm: Alarm
  /// The last completed drawing; nil if there is none yet.
  private var drawn: DrawnArtwork?
  private var running: (artwork: Artwork, errand: Errand<DrawnArtwork?>)?

  /// The time to wait for a drawing before the screen is painted without it. It is too short to be noticed, and
  /// prevents flicker.
  private static let unnoticed = Duration.milliseconds(30)

  /// Creates a painter; `alarm` rings when a drawing is completed.
  init(alarm: Alarm) { self.alarm = alarm }

  /// True if a completed drawing has not been shown.
  var hasNews: Bool { running?.errand.result(within: .zero) != nil }

  /// Returns the screen as it can be shown immediately, and tells the playground whether its drawing is still in
  /// progress.
  mutating func frame(of playground: inout Playground) -> ScreenFrame {
    take(within: .zero)
    let artwork = playground.artwork()
    var isThere: Bool { drawn.map { $0.artwork.isSame(as: artwork) } ?? false }
    if let running, !running.artwork.leads(to: artwork) {
      running.errand.stop.raise()
      self.running = nil
    }
    if !isThere, running == nil {
      running = (artwork, Errand(whenDone: alarm.ring) { stop in artwork.drawn(stop: stop) })
      take(within: Self.unnoticed)
    }
    playground.update(.drawing(!isThere))
    return playground.frame(around: drawn)
  }

  private mutating func take(within limit: Duration) {
    guard let result = running?.errand.result(within: limit) else { return }
    drawn = result ?? drawn
    running = nil
  }
}
