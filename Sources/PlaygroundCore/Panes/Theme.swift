import Rendering
import ViewTree

/// The colours of the playground, chosen to be legible on dark and on light terminals.
public struct Theme: Hashable, Sendable {
  /// The paint of the inside of bare shapes.
  public var fill: Paint
  /// The paint of the outline of bare shapes.
  public var stroke: Paint
  /// The colour of highlights: the knob of a slider, the name of the program.
  public var accent: Ink
  /// The colour of errors.
  public var alarm: Ink
  /// The colours of a comparison.
  public var comparison: OnionSkin.Colors

  /// Creates the colours of fills and lines, which highlights and comparisons have too. `behind` is the colour between
  /// the dots of a fill.
  private init(fill: DisplayColor, behind: DisplayColor, stroke: DisplayColor, came: Ink, alarm: Ink) {
    self.fill = Paint(fill, ground: behind)
    self.stroke = Paint(stroke)
    accent = Ink(fill)
    self.alarm = alarm
    comparison = OnionSkin.Colors(came: came, stayed: Ink(fill), went: Ink(stroke))
  }

  public static let standard = Theme(
    fill: DisplayColor(bytes: 95, 155, 235), behind: DisplayColor(bytes: 42, 84, 146),
    stroke: DisplayColor(bytes: 226, 150, 60), came: .rgb(92, 176, 96), alarm: .rgb(214, 84, 84))

  /// Darker colours, which stand out on a light ground.
  public static let light = Theme(
    fill: DisplayColor(bytes: 24, 84, 200), behind: DisplayColor(bytes: 176, 205, 244),
    stroke: DisplayColor(bytes: 178, 96, 10), came: .rgb(40, 124, 48), alarm: .rgb(188, 44, 44))
}

extension Playground {
  /// The colours that stand out on the terminal's ground.
  public var theme: Theme { terminal.isLight ? .light : .standard }
}
