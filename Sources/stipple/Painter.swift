import PlaygroundCore
import ShapeInterpreter

/// Draws what takes long of a playground's screen beside it: one drawing at a time, the next one of what is then to be seen.
struct Painter {
  private let alarm: Alarm
  /// What was drawn last.
  private var drawn: DrawnArtwork?
  private var running: (artwork: Artwork, errand: Errand<DrawnArtwork?>)?

  /// How long a drawing is waited for before the screen is painted without it: nobody notices, and nothing flickers.
  private static let unnoticed = Duration.milliseconds(30)

  /// `alarm` rings when there are news.
  init(alarm: Alarm) { self.alarm = alarm }

  /// Whether a drawing is there that has not been seen.
  var hasNews: Bool { running?.errand.result(within: .zero) != nil }

  /// The screen as it can be shown now; the playground is told whether its drawing is still being drawn.
  mutating func view(of playground: inout Playground) -> ScreenBuffer {
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
    return playground.view(around: drawn)
  }

  private mutating func take(within limit: Duration) {
    guard let result = running?.errand.result(within: limit) else { return }
    drawn = result ?? drawn
    running = nil
  }
}
