import DotRaster
import ShapeGeometry

/// The colours of a layer's dots.
public struct Paint: Hashable, Sendable {
  /// The colour of the dots.
  public var dots: Ink
  /// The colour behind cells whose dots are all set; `.standard` is the terminal's own colour.
  public var tint: Ink

  public init(dots: Ink, tint: Ink = .standard) {
    self.dots = dots
    self.tint = tint
  }
}

/// One filled outline of a drawing. A drawing is a list of layers, the lowest first.
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

/// The colours of the playground, chosen to be legible on dark and on light terminals.
public struct Theme: Hashable, Sendable {
  public var fill: Paint
  public var stroke: Paint
  /// The colour of highlights: the knob of a slider, the name of the program.
  public var accent: Ink
  /// The colour of errors.
  public var alarm: Ink
  /// The colours of added and removed dots in a comparison.
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
