import DotRaster
import ShapeGeometry

/// The colours in which a layer's dots are shown.
public struct Paint: Hashable, Sendable {
  /// The colour of the dots.
  public var dots: Ink
  /// The colour behind cells whose dots are all set; the terminal's own for none.
  public var tint: Ink

  public init(dots: Ink, tint: Ink = .standard) {
    self.dots = dots
    self.tint = tint
  }
}

/// One filled outline of a drawing; a drawing is a list of them, the lowest first.
public struct Layer: Equatable, Sendable {
  /// The outline in shape space.
  public var path: Path
  public var paint: Paint
  public var rule: FillRule

  public init(path: Path, paint: Paint, rule: FillRule) {
    self.path = path
    self.paint = paint
    self.rule = rule
  }
}

/// The colours of the playground, chosen to be read on dark and on light terminals alike.
public struct Theme: Hashable, Sendable {
  public var fill: Paint
  public var stroke: Paint
  /// What is set apart: the knob of a slider, the name of the program.
  public var accent: Ink
  /// What is wrong.
  public var alarm: Ink
  /// What a comparison shows as new, and as gone.
  public var came: Ink
  public var went: Ink

  public init(fill: Paint, stroke: Paint, accent: Ink, alarm: Ink, came: Ink, went: Ink) {
    self.fill = fill
    self.stroke = stroke
    self.accent = accent
    self.alarm = alarm
    self.came = came
    self.went = went
  }

  public static let standard = Theme(
    fill: Paint(dots: .rgb(95, 155, 235), tint: .rgb(42, 84, 146)),
    stroke: Paint(dots: .rgb(226, 150, 60)),
    accent: .rgb(95, 155, 235),
    alarm: .rgb(214, 84, 84),
    came: .rgb(92, 176, 96),
    went: .rgb(226, 150, 60)
  )
}
