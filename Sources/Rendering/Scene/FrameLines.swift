import DotRaster
import Foundation
import PlainText
import ShapeGeometry

/// The outlines of frames over a drawn picture: dotted lines, and a solid one around a frame that is selected.
///
/// Letters stay legible: a line passes behind them.
public struct FrameLines: Sendable {
  private let glyphs: GlyphSet
  private var dotted: DotBitmap
  private var solid: DotBitmap
  /// The dots of each character of the set.
  private let patterns: [Unicode.Scalar: UInt8]

  /// Creates lines without dots, for an area in this character set.
  public init(_ glyphs: GlyphSet, area: CellArea) {
    self.glyphs = glyphs
    dotted = glyphs.grid.bitmap(of: area)
    solid = dotted
    patterns = Dictionary(
      (0...glyphs.allBits).map { (glyphs.character($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Adds the outline of a frame. The corners are in dots of the character set, clockwise from the top left one of a
  /// frame that is not turned.
  public mutating func add(_ corners: [CGPoint], isSelected: Bool) {
    guard corners.count == 4, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    let inner = Self.inside(corners)
    for (index, start) in inner.enumerated() {
      draw(from: start, to: inner[(index + 1) % inner.count], isSelected: isSelected)
    }
  }

  /// Adds a line between two places in dots of the character set.
  public mutating func addLine(from start: CGPoint, to end: CGPoint, isSelected: Bool) {
    guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return }
    draw(from: start, to: end, isSelected: isSelected)
  }

  /// Returns the corners of a frame that is not turned as the middles of its outermost dots, others unchanged.
  private static func inside(_ corners: [CGPoint]) -> [CGPoint] {
    let (start, end) = (corners[0], corners[2])
    guard start.x <= end.x, start.y <= end.y, corners[1] == CGPoint(x: end.x, y: start.y),
      corners[3] == CGPoint(x: start.x, y: end.y)
    else { return corners }
    /// Returns the middles of the first and the last dot of an extent; of at least one dot.
    func dots(_ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
      let first = (low - 0.5).rounded(.up) + 0.5
      let last = (high - 0.5).rounded(.up) - 0.5
      return last < first ? ((low.rounded(.down)) + 0.5, low.rounded(.down) + 0.5) : (first, last)
    }
    let (left, right) = dots(start.x, end.x)
    let (top, bottom) = dots(start.y, end.y)
    return [
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom),
    ]
  }

  private mutating func draw(from start: CGPoint, to end: CGPoint, isSelected: Bool) {
    guard let (start, end) = clipped(start, end) else { return }
    let count = Int(max(abs(end.x - start.x), abs(end.y - start.y)).rounded(.up))
    for step in 0...max(count, 1) {
      let share = CGFloat(step) / CGFloat(max(count, 1))
      let column = Int((start.x + (end.x - start.x) * share).rounded(.down))
      let row = Int((start.y + (end.y - start.y) * share).rounded(.down))
      guard (0..<dotted.columns).contains(column), (0..<dotted.rows).contains(row) else { continue }
      // The pattern depends on the place, so that frames with a common edge have the same dots.
      if isSelected { solid[column, row] = true } else if (column + row) % 2 == 0 { dotted[column, row] = true }
    }
  }

  /// Returns the part of a line on the picture (Liang and Barsky's algorithm); nil if there is none.
  private func clipped(_ start: CGPoint, _ end: CGPoint) -> (CGPoint, CGPoint)? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (first, last): (CGFloat, CGFloat) = (0, 1)
    let sides = [
      (-dx, start.x), (dx, CGFloat(dotted.columns) - start.x), (-dy, start.y), (dy, CGFloat(dotted.rows) - start.y),
    ]
    for (slope, distance) in sides {
      if slope == 0 {
        if distance < 0 { return nil }
      } else if slope < 0 {
        first = max(first, distance / slope)
      } else {
        last = min(last, distance / slope)
      }
    }
    guard first <= last else { return nil }
    func point(_ share: CGFloat) -> CGPoint { CGPoint(x: start.x + dx * share, y: start.y + dy * share) }
    return (point(first), point(last))
  }

  /// Returns true if a cell shows a character of a text, or the right half of one.
  public func hasLetter(_ cell: Cell) -> Bool {
    guard let character = cell.character else { return true }
    guard character != " " else { return false }
    if glyphs.isMixed, GlyphSet.isBlock(character.base) { return false }
    guard character.marks.isEmpty, patterns[character.base] != nil else { return true }
    return glyphs == .ascii && character.base.properties.isAlphabetic
  }

  /// Draws the lines over the cells of an area; `highlight` is the colour of the selected frame.
  ///
  /// Within a filled cell, a line is drawn in a colour that stands out from it, and in place of a block on what is
  /// behind that. Where a cell shows dots of the picture, dotted lines invert them.
  public func draw(on screen: inout ScreenBuffer, in area: CellArea, highlight: Ink) {
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        let own = glyphs.bits(of: solid, column: column, row: row)
        let bits = own | glyphs.bits(of: dotted, column: column, row: row)
        let place = (column: area.column + column, row: area.row + row)
        let cell = screen[place.column, place.row]
        guard bits != 0, !hasLetter(cell), !isSpace(place.column, place.row, on: screen) else { continue }
        let style = own == 0 ? Self.faint(on: cell.style) : Self.strong(highlight, on: cell.style)
        let former = pattern(of: cell)
        if former == 0 || cell.style.foreground == cell.style.background {
          screen[place.column, place.row] = Cell(glyphs.character(bits), style: style)
        } else if own != 0 {
          screen[place.column, place.row] = Cell(glyphs.character(former | own), style: style)
        } else if former != bits {
          screen[place.column, place.row].character = DisplayedCharacter(glyphs.character(former ^ bits))
        }
      }
    }
  }

  /// Returns true if a cell is the space between two words.
  private func isSpace(_ column: Int, _ row: Int, on screen: ScreenBuffer) -> Bool {
    screen[column, row].character == " " && hasLetter(screen[column - 1, row]) && hasLetter(screen[column + 1, row])
  }

  private func pattern(of cell: Cell) -> UInt8 { cell.character.flatMap { patterns[$0.base] } ?? 0 }

  /// Returns the style of dotted lines and of names over a cell.
  public static func faint(on style: CellStyle) -> CellStyle {
    guard let light = style.background.lightness else { return .dim }
    let ink: Ink = light > 0.5 ? .rgb(96, 96, 96) : .rgb(168, 168, 168)
    return CellStyle(foreground: ink, background: style.background)
  }

  /// Returns the style of a selected frame and its name over a cell: in the given colour if that stands out.
  public static func strong(_ highlight: Ink, on style: CellStyle) -> CellStyle {
    var result = CellStyle(foreground: highlight, background: style.background, attributes: .bold)
    if let light = style.background.lightness, let own = highlight.lightness, abs(light - own) < 0.25 {
      result.foreground = light > 0.5 ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
    }
    return result
  }
}

extension Ink {
  /// The perceived lightness from 0 to 1 (Rec. 601's luma); nil for the terminal's own colour.
  fileprivate var lightness: Double? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    return (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255
  }
}
