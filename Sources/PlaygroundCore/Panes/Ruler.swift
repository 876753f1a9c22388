import DotRaster
import Foundation
import PlainText
import Rendering
import ShapeGeometry
import ViewTree

/// Lines over the drawing at round coordinates, with numbers along the upper and the left edge, in points.
struct Ruler {
  private let glyphs: GlyphSet
  private let area: CellArea
  private let viewport: Viewport
  /// The part of the drawing's space that is seen.
  private let seen: CGRect
  /// The coordinates of the upright lines, and of the level ones.
  private let across: [CGFloat]
  private let down: [CGFloat]

  /// The least distance of two lines, in columns and in rows.
  private static let leastColumns: CGFloat = 10
  private static let leastRows: CGFloat = 5
  /// The greatest coordinate that has a line.
  private static let farthest: CGFloat = 1e9

  /// Creates the ruler over an area; nil if it is not shown.
  init?(_ playground: Playground, in area: CellArea) {
    guard playground.lens.showsRuler else { return nil }
    (glyphs, self.area) = (playground.lens.glyphs, area)
    viewport = playground.camera.viewport(on: area, grid: glyphs.grid)
    let low = viewport.point(.zero)
    let high = viewport.point(
      CGPoint(x: CGFloat(area.columns * glyphs.grid.across), y: CGFloat(area.rows * glyphs.grid.down)))
    seen = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    (across, down) = Self.coordinates(seen, in: area)
  }

  /// Draws the lines and the numbers over the drawing.
  func draw(on screen: inout ScreenBuffer) {
    var lines = FrameLines(glyphs, area: area)
    // From the middle of the first dot to that of the last one.
    let (right, bottom) = (
      CGFloat(area.columns * glyphs.grid.across) - 0.5, CGFloat(area.rows * glyphs.grid.down) - 0.5
    )
    for x in across {
      let place = viewport.dot(CGPoint(x: x, y: 0)).x
      lines.addLine(from: CGPoint(x: place, y: 0.5), to: CGPoint(x: place, y: bottom), isSelected: false)
    }
    for y in down {
      let place = viewport.dot(CGPoint(x: 0, y: y)).y
      lines.addLine(from: CGPoint(x: 0.5, y: place), to: CGPoint(x: right, y: place), isSelected: false)
    }
    lines.draw(on: &screen, in: area, highlight: .standard)
    drawNumbers(on: &screen)
  }

  /// Returns the lines as marks of a width, in the space of the drawing.
  func lines(width: CGFloat, color: ResolvedColor) -> [SceneItem] {
    var path = Path()
    for x in across {
      path.move(to: CGPoint(x: x, y: seen.minY))
      path.addLine(to: CGPoint(x: x, y: seen.maxY))
    }
    for y in down {
      path.move(to: CGPoint(x: seen.minX, y: y))
      path.addLine(to: CGPoint(x: seen.maxX, y: y))
    }
    return path.isEmpty ? [] : [PixelPane.outline(path, color, lineWidth: width)]
  }

  /// Writes the numbers of the lines at the upper and the left edge.
  func drawNumbers(on screen: inout ScreenBuffer) {
    func write(_ number: CGFloat, column: Int, row: Int) {
      let text = shortest(Double(number))
      guard column >= area.column, column + text.count <= area.endColumn, row >= area.row, row < area.endRow else {
        return
      }
      for (offset, character) in displayedCharacters(text).enumerated() {
        let under = screen[column + offset, row].style
        screen[column + offset, row] = Cell(character, style: FrameLines.faint(on: under))
      }
    }
    for y in down {
      let place = viewport.dot(CGPoint(x: 0, y: y)).y / CGFloat(glyphs.grid.down)
      write(y, column: area.column, row: area.row + Int(place.rounded(.down)))
    }
    for x in across {
      let place = viewport.dot(CGPoint(x: x, y: 0)).x / CGFloat(glyphs.grid.across)
      write(x, column: area.column + Int(place.rounded(.down)) + 1, row: area.row)
    }
  }

  /// Returns the coordinates of the lines in a part of the space that is seen in an area.
  private static func coordinates(_ seen: CGRect, in area: CellArea) -> (across: [CGFloat], down: [CGFloat]) {
    guard !area.isEmpty, seen.width > 0, seen.height > 0, seen.width < farthest, seen.height < farthest,
      abs(seen.minX) < farthest, abs(seen.minY) < farthest
    else { return ([], []) }
    let least = max(
      seen.width / CGFloat(area.columns) * leastColumns, seen.height / CGFloat(area.rows) * leastRows)
    let power = pow(10, log10(least).rounded(.down))
    guard let factor = [1, 2, 5, 10].first(where: { $0 * power >= least }) else { return ([], []) }
    let step = factor * power
    func multiples(_ low: CGFloat, _ high: CGFloat) -> [CGFloat] {
      let first = Int((low / step).rounded(.up))
      let last = Int((high / step).rounded(.down))
      // Tenths are no binary fractions: they are divided, not multiplied.
      return first <= last
        ? (first...last).map { step < 1 ? CGFloat($0) * factor / (1 / power).rounded() : CGFloat($0) * step } : []
    }
    return (multiples(seen.minX, seen.maxX), multiples(seen.minY, seen.maxY))
  }
}
