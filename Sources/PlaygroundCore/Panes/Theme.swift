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

  public init(fill: Paint, stroke: Paint, accent: Ink, alarm: Ink, comparison: OnionSkin.Colors) {
    self.fill = fill
    self.stroke = stroke
    self.accent = accent
    self.alarm = alarm
    self.comparison = comparison
  }

  public static let standard = Theme(
    fill: Paint(DisplayColor(bytes: 95, 155, 235), ground: DisplayColor(bytes: 42, 84, 146)),
    stroke: Paint(DisplayColor(bytes: 226, 150, 60)),
    accent: .rgb(95, 155, 235),
    alarm: .rgb(214, 84, 84),
    comparison: OnionSkin.Colors(
      came: .rgb(92, 176, 96), stayed: .rgb(95, 155, 235), went: .rgb(226, 150, 60))
  )

  /// Darker colours, which stand out on a light ground.
  public static let light = Theme(
    fill: Paint(DisplayColor(bytes: 24, 84, 200), ground: DisplayColor(bytes: 176, 205, 244)),
    stroke: Paint(DisplayColor(bytes: 178, 96, 10)),
    accent: .rgb(24, 84, 200),
    alarm: .rgb(188, 44, 44),
    comparison: OnionSkin.Colors(
      came: .rgb(40, 124, 48), stayed: .rgb(24, 84, 200), went: .rgb(178, 96, 10))
  )
}

extension Playground {
  /// The colours that stand out on the terminal's ground.
  public var theme: Theme { terminal.isLight ? .light : .standard }
}
