import Foundation
import PlainText
import Rendering
import ShapeGeometry
import ShapeInterpreter

/// Arrows at the edges of the canvas that the drawing extends beyond, and a sentence if the drawing is invisible or
/// incomplete.
struct CanvasNotes: Pane {
  private var extent: DrawnExtent
  private var content: DrawnContent
  /// The values of the drawing's settings; nil for views.
  private var settings: [ParameterValue]?
  private var camera: Camera
  /// The camera after the key that fits the rectangle.
  private var initialCamera: Camera
  /// True if the camera is the initial one.
  private var isFitting: Bool
  /// True if a diagnostic is shown, which takes precedence over the sentence.
  private var isCovered: Bool
  private var area: CellArea

  /// Creates the notes about a drawing; nil before the first picture. `stop` ends this, with notes that mean nothing.
  init?(_ playground: Playground, _ content: DrawnContent, in area: CellArea, stop: StopSignal) {
    guard playground.picture.inputs != nil else { return nil }
    extent = playground.drawnExtent(stop: stop)
    self.content = content
    settings = playground.drawsPath ? playground.settingValues : nil
    camera = playground.camera
    initialCamera = Camera(target: playground.canvasExtent, cellAspect: playground.cellAspect)
    isFitting = playground.lens.isFitting
    isCovered = playground.trouble != nil
    self.area = area
  }

  func draw(on screen: inout ScreenBuffer) {
    guard !area.isEmpty else { return }
    if case .bounds(let bounds, let outline) = extent {
      drawArrows(to: bounds.insetBy(dx: -outline, dy: -outline), on: &screen)
    }
    guard content.isBlank || !content.isWhole, !isCovered, area.columns >= 10 else { return }
    let sentence = content.isWhole ? blankSentence : leftOutSentence
    let lines = wrapped(sentence, to: area.columns - 6).prefix(area.rows)
    let row = content.isBlank ? area.row + (area.rows - lines.count) / 2 : area.endRow - lines.count
    for (offset, line) in lines.enumerated() {
      let column = area.column + (area.columns - displayWidth(line)) / 2
      screen.write(line, column: column, row: row + offset, limit: area.endColumn - column, style: .bold)
    }
  }

  /// The sentence about the part that is not drawn because it would take too long.
  private var leftOutSentence: String {
    if case .unfinished = extent { return extent.sentence ?? "" }
    return "outline left out: the outline of so long a path takes too long"
  }

  /// The reason why nothing is visible.
  private var blankSentence: String {
    guard case .bounds(let bounds, let outline) = extent else { return extent.sentence ?? "" }
    let place = bounds.rangesText
    let whole = bounds.insetBy(dx: -outline, dy: -outline)
    guard sides(of: whole, seenBy: camera).isVisible else {
      let isReached = sides(of: whole, seenBy: initialCamera).isVisible
      return "drawn outside: \(place); " + (isReached && !isFitting ? "0 brings it back" : "F fits it")
    }
    if bounds.width == 0, bounds.height == 0 { return "nothing drawn: all points are the same, \(place)" }
    if let settings = settings.map(DrawingSettings.init(values:)) {
      if settings.style == .fill { return "nothing to fill: no area in \(place); f strokes it" }
      if settings.style == .stroke, settings.lineWidth == 0 { return "nothing drawn: lineWidth is 0" }
    }
    return "too small to be seen: \(place); F fits it"
  }

  /// The sides of an area that a drawing extends beyond.
  private struct Sides {
    var left = false
    var right = false
    var above = false
    var below = false
    var isVisible = false
    /// The middle of the drawing in cells of the area, clamped to the area.
    var column = 0
    var row = 0
  }

  private func sides(of bounds: CGRect, seenBy camera: Camera) -> Sides {
    let viewport = camera.viewport(on: area)
    let low = viewport.dot(CGPoint(x: bounds.minX, y: bounds.minY))
    let high = viewport.dot(CGPoint(x: bounds.maxX, y: bounds.maxY))
    let (columns, rows) = (CGFloat(area.columns * 2), CGFloat(area.rows * 4))
    // Less than one dot does not count.
    var sides = Sides(left: low.x <= -1, right: high.x >= columns + 1, above: low.y <= -1, below: high.y >= rows + 1)
    sides.isVisible = high.x > 0 && low.x < columns && high.y > 0 && low.y < rows
    func middle(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Int {
      let middle = max(min((low + high) / 2, CGFloat(count * 8)), 0)
      return min(Int(middle), count - 1)
    }
    sides.column = middle(low.x / 2, high.x / 2, area.columns)
    // Near a corner, the vertical arrow moves aside for the horizontal one.
    if sides.left || sides.right, area.columns > 2 { sides.column = min(max(sides.column, 1), area.columns - 2) }
    sides.row = middle(low.y / 4, high.y / 4, area.rows)
    return sides
  }

  private func drawArrows(to bounds: CGRect, on screen: inout ScreenBuffer) {
    let sides = sides(of: bounds, seenBy: camera)
    let (column, row) = (area.column + sides.column, area.row + sides.row)
    let arrows: [(isShown: Bool, arrow: DisplayedCharacter, column: Int, row: Int)] = [
      (sides.left, "←", area.column, row), (sides.right, "→", area.endColumn - 1, row),
      (sides.above, "↑", column, area.row), (sides.below, "↓", column, area.endRow - 1),
    ]
    for arrow in arrows where arrow.isShown {
      screen[arrow.column, arrow.row] = Cell(arrow.arrow, style: .bold)
    }
  }
}
