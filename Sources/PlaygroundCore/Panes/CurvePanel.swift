import DotRaster
import Foundation
import PlainText
import Rendering

/// The curve of a shape's motion below the parameters: time from left to right, the share of the way upwards; the
/// time that it takes above it, and the animation in SwiftUI's words below it.
struct CurvePanel: Pane {
  private var way: ShapeWay
  private var moment: Double
  private var text: String
  private var glyphs: GlyphSet
  private var area: CellArea
  private var theme: Theme

  /// Creates the panel at the bottom of the parameters' area; nil without a motion, or without room.
  init?(_ playground: Playground, in area: CellArea, theme: Theme) {
    guard let way = playground.way, let own = playground.curveArea(in: area) else { return nil }
    self.way = way
    moment = min(playground.viewClock.moment ?? 0, way.end)
    text = playground.motionSettings.text
    glyphs = playground.lens.glyphs
    self.theme = theme
    self.area = CellArea(column: own.column + 2, row: own.row + 1, columns: own.columns - 4, rows: own.rows - 2)
  }

  func draw(on screen: inout ScreenBuffer) {
    guard !area.isEmpty else { return }
    draw(curve, style: CellStyle(foreground: theme.accent), on: &screen)
    let seconds = ViewClock.text(way.end)
    screen.write(seconds, column: area.endColumn - displayWidth(seconds), row: area.row - 1, style: .dim)
    screen.write(shortened(text, to: area.columns), column: area.column, row: area.endRow)
  }

  /// The dots of the curve up to the end, and of an upright line at the moment.
  private var curve: DotBitmap {
    var picture = glyphs.grid.bitmap(of: area)
    let last = max(picture.columns - 1, 1)
    let shares = (0...last).map { way.share(at: way.end * Double($0) / Double(last)) }
    let (low, high) = (min(0, shares.min() ?? 0), max(1, shares.max() ?? 1))
    func row(_ share: Double) -> Int {
      picture.rows - 1 - Int(((share - low) / (high - low) * Double(picture.rows - 1)).rounded())
    }
    var former = row(shares[0])
    for (column, share) in shares.enumerated() {
      let own = row(share)
      // A steep part has no gaps.
      for dot in min(own, former + (own > former ? 1 : 0))...max(own, former - (own < former ? 1 : 0)) {
        picture[column, dot] = true
      }
      former = own
    }
    if way.end > 0 {
      let column = Int((moment / way.end * Double(last)).rounded())
      for row in stride(from: 0, to: picture.rows, by: 2) { picture[column, row] = true }
    }
    return picture
  }

  private func draw(_ picture: DotBitmap, style: CellStyle, on screen: inout ScreenBuffer) {
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        let bits = glyphs.bits(of: picture, column: column, row: row)
        guard bits != 0 else { continue }
        screen[area.column + column, area.row + row] = Cell(DisplayedCharacter(glyphs.character(bits)), style: style)
      }
    }
  }
}
