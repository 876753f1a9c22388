import DotRaster
import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import Rendering

/// Cells are the character and the two colours that show their samples best.
struct CellSolverTests {
  private let area = CellArea(column: 0, row: 0, columns: 10, rows: 3)

  /// Returns the screen of some marks; a point is a dot of Braille, and the ground fills 20 by 12 of them.
  private func screen(
    _ marks: [SceneItem], _ glyphs: GlyphSet = .mixed, ground: ResolvedColor = .black,
    colors: ColorDepth = .truecolor
  ) -> ScreenBuffer {
    let viewport = Viewport()
    var samples = SceneSamples(glyphs, area: area, ground: ground)
    var work = DrawingWork()
    samples.add(Scene(marks), through: viewport, work: &work)
    var screen = ScreenBuffer(size: ScreenSize(columns: 10, rows: 3))
    let behind = SceneGround(
      ground, box: CGRect(x: 0, y: 0, width: 20, height: 12), through: viewport, grid: GlyphSet.braille.grid)
    samples.draw(on: &screen, in: area, as: glyphs, over: behind, colors: colors)
    return screen
  }

  private func fill(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: ResolvedColor)
    -> SceneItem
  {
    SceneItem(
      .fill(Path(CGRect(x: x, y: y, width: width, height: height)), FillStyle()), paint: .color(color))
  }

  private func text(_ screen: ScreenBuffer) -> [String] { (0..<3).map { screen.text(row: $0) } }

  private static let white = ResolvedColor(red: 1, green: 1, blue: 1)
  private static let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private static let blue = ResolvedColor(red: 0, green: 0, blue: 1)

  @Test func anAreaIsBlocksWithItsEdgesOnEighths() {
    // From 2.5 to 13 across: the fifth eighth of the second cell, half of the seventh. Down from 1.5 to 8: the lower
    // five eighths.
    let screen = screen([fill(2.5, 1.5, 10.5, 6.5, Self.red)])
    #expect(text(screen)[1] == " ▎████▌")
    #expect(screen[2, 1].style == CellStyle(foreground: .rgb(255, 0, 0), background: .rgb(255, 0, 0)))
    // The left quarter of the second cell is the ground.
    #expect(screen[1, 1].style == CellStyle(foreground: .rgb(0, 0, 0), background: .rgb(255, 0, 0)))
    #expect(screen[3, 0] == Cell("▅", style: CellStyle(foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 0))))
  }

  @Test func anEdgeBetweenSamplesIsSharp() {
    // An eighth of a cell is half a sample.
    let screen = screen([fill(0, 0, 8.25, 12, Self.white)])
    #expect(screen[4, 1] == Cell("▏", style: CellStyle(foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0))))
  }

  @Test func areasThatMeetHaveNoSeam() {
    for edge in stride(from: 6.1, to: 10, by: 0.37) as StrideTo<CGFloat> {
      let screen = screen([fill(0, 0, edge, 12, Self.red), fill(edge, 0, 20 - edge, 12, Self.red)])
      for column in 0..<10 {
        #expect(screen[column, 1].style.background == .rgb(255, 0, 0), "an edge at \(edge), column \(column)")
      }
    }
  }

  @Test func anAreaOnAnotherWithTheSameEdgesHidesIt() {
    for edge in stride(from: 6.1, to: 10, by: 0.37) as StrideTo<CGFloat> {
      let alone = screen([fill(2.3, 0, edge, 12, Self.blue)])
      let both = screen([fill(2.3, 0, edge, 12, Self.white), fill(2.3, 0, edge, 12, Self.blue)])
      for column in 0..<10 {
        let (one, other) = (alone[column, 1], both[column, 1])
        #expect(one.character == other.character, "an edge at \(edge), column \(column)")
        #expect(!Self.isLight(other.style.foreground) && !Self.isLight(other.style.background))
      }
    }
  }

  private static func isLight(_ ink: Ink) -> Bool {
    if case .rgb(let red, _, _) = ink { return red > 30 }
    return false
  }

  @Test(arguments: [(GlyphSet.mixedOctants, GlyphSet.octants), (.mixedSextants, .sextants), (.mixed, .quadrants)])
  func `each pattern of a mosaic is the character that it is`(glyphs: GlyphSet, mosaic: GlyphSet) {
    let (across, down) = (mosaic.grid.across, mosaic.grid.down)
    let (width, height) = (2 / CGFloat(across), 4 / CGFloat(down))
    for bits in 1..<Int(mosaic.allBits) {
      // A white part for each bit, in the third cell of the second row, on a red area.
      var parts = Path()
      for part in 0..<across * down where bits & 1 << part != 0 {
        parts.addRect(
          CGRect(
            x: 4 + CGFloat(part % across) * width, y: 4 + CGFloat(part / across) * height, width: width,
            height: height))
      }
      let marks = [
        fill(0, 0, 20, 12, Self.red), SceneItem(.fill(parts, FillStyle()), paint: .color(Self.white)),
      ]
      let cell = screen(marks, glyphs)[2, 1]
      let (red, white) = (Ink.rgb(255, 0, 0), Ink.rgb(255, 255, 255))
      let shown = (mosaic.character(UInt8(bits)), mosaic.character(~UInt8(bits) & mosaic.allBits))
      let style = (
        CellStyle(foreground: white, background: red), CellStyle(foreground: red, background: white)
      )
      let isShown = [Cell(shown.0, style: style.0), Cell(shown.1, style: style.1)].contains(cell)
      #expect(isShown || cell.covers(bits, of: mosaic, in: white, on: red), "\(bits): \(cell)")
    }
  }

  @Test func `without colours a mosaic shows what differs from the ground`() {
    let screen = screen([fill(0, 0, 5, 6, Self.white)], .mixedOctants, colors: .none)
    #expect(text(screen) == ["██▌", "▀▀▘", ""])
    let light = self.screen(
      [fill(0, 0, 5, 6, .black)], .mixedOctants, ground: Self.white, colors: .none)
    #expect(text(light) == ["██▌", "▀▀▘", ""])
  }

  @Test func aThinLineKeepsItsColorOnAnArea() {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 6.5))
    line.addLine(to: CGPoint(x: 20, y: 5.5))
    for width in [0.1, 0.3] as [CGFloat] {
      let stroke = SceneItem(.stroke(line, StrokeStyle(lineWidth: width)), paint: .color(Self.white))
      let screen = screen([fill(0, 0, 20, 12, Self.blue), stroke], .braille)
      for column in 0..<10 {
        let cell = screen[column, 1]
        #expect(cell.style == CellStyle(foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 255)))
        #expect(cell.character.map { (0x2801...0x28FE).contains($0.base.value) } ?? false)
      }
    }
  }

  @Test func whatIsThinnerThanADotIsADot() {
    // A rule of a tenth of a dot, anywhere, and a disc.
    for y in stride(from: 0.05, to: 11, by: 0.43) as StrideTo<CGFloat> {
      let rule = screen([fill(0, y, 20, 0.1, Self.white)], .braille)
      let rows = (0..<3).filter { row in (0..<10).allSatisfy { rule[$0, row].style.foreground == .rgb(255, 255, 255) } }
      #expect(rows.count == 1, "a rule at \(y): \(text(rule))")
    }
    let disc = SceneItem(
      .fill(Path(ellipseIn: CGRect(x: 5.8, y: 5.8, width: 0.4, height: 0.4)), FillStyle()), paint: .color(Self.white))
    #expect(text(screen([disc], .braille)).joined().contains { $0 != " " })
  }

  @Test(arguments: [ColorDepth.ansi8, .ansi16, .palette256])
  func fewColorsAreMixedAndStandStill(_ depth: ColorDepth) {
    let gray = ResolvedColor(red: 0.4, green: 0.42, blue: 0.45)
    let screen = screen([fill(0, 0, 20, 12, gray)], colors: depth)
    let inks = [screen[3, 1].style.foreground, screen[3, 1].style.background]
    #expect(inks.allSatisfy { Ink.palette(of: depth).contains($0) })
    // What moves elsewhere changes no cell here.
    for x in stride(from: 10.0, to: 18, by: 0.1) as StrideTo<CGFloat> {
      let moved = self.screen([fill(0, 0, 20, 12, gray), fill(x, 2, 2, 6, Self.red)], colors: depth)
      for column in 0..<5 { #expect(moved[column, 1] == screen[column, 1]) }
    }
  }

  @Test func withoutColorsInkTellsTheDifferenceFromTheGround() {
    let tones = (0...4).map { level in
      let light = Double(level) / 4
      return screen([fill(0, 0, 20, 12, ResolvedColor(red: light, green: light, blue: light))], colors: .none)[5, 1]
    }
    #expect(tones.map(\.character) == [" ", "░", "▒", "▓", "█"])
    #expect(tones.allSatisfy { $0.style == .plain })
    // On a light ground dark is ink.
    let dark = screen([fill(0, 0, 20, 12, .black)], ground: Self.white, colors: .none)
    #expect(dark[5, 1].character == "█")
    #expect(text(screen([fill(4, 0, 8, 12, Self.white)], .braille, colors: .none))[1] == "  ⣿⣿⣿⣿")
  }

  @Test func `without colours a line on an area of ink is left blank`() {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 6.5))
    line.addLine(to: CGPoint(x: 20, y: 6.5))
    let stroke = SceneItem(.stroke(line, StrokeStyle(lineWidth: 0.3)), paint: .color(.black))
    let screen = screen([fill(0, 0, 20, 12, Self.white), stroke], colors: .none)
    for column in 0..<10 { #expect(screen[column, 1] == Cell("⠤", style: .reverse)) }
    #expect(screen.unstyledText.contains("\n⣛⣛⣛⣛⣛⣛⣛⣛⣛⣛\n"), "a text has dots for the gaps")
    // On an area of little ink it is ink, as on the ground.
    let gray = ResolvedColor(red: 0.3, green: 0.3, blue: 0.3)
    let white = SceneItem(.stroke(line, StrokeStyle(lineWidth: 0.3)), paint: .color(Self.white))
    #expect(self.screen([fill(0, 0, 20, 12, gray), white], colors: .none)[4, 1] == Cell("⠤", style: .plain))
  }

  @Test func `without colours a letter on an area of ink is left blank`() {
    let font = TextFont(size: 4)
    let letters = SceneItem(
      .text("ab", font, at: CGPoint(x: 8, y: 7), width: 4), paint: .color(.black))
    let screen = screen([fill(0, 0, 20, 12, Self.white), letters], colors: .none)
    #expect(screen[4, 1].style.attributes == .reverse && text(screen)[1] == "████ab████")
    #expect(self.screen([letters], ground: Self.white, colors: .none)[4, 1].style.attributes.isEmpty)
    let dots = self.screen([fill(0, 0, 20, 12, Self.white), letters], .braille, colors: .none)
    #expect(dots[4, 1].style.attributes.isEmpty, "dots are no area of ink")
  }

  @Test func `beyond the ground translucent colours are mixed with the terminal's`() {
    var samples = SceneSamples(.mixed, area: area, ground: Self.white)
    var work = DrawingWork()
    let half = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)
    samples.add(Scene([fill(0, 0, 20, 12, half)]), through: Viewport(), work: &work)
    for (terminal, beyond) in [
      (Ink.rgb(0, 0, 0), Ink.rgb(128, 0, 0)), (.rgb(0, 0, 255), .rgb(128, 0, 128)), (nil, .rgb(255, 128, 128)),
    ] as [(Ink?, Ink)] {
      var screen = ScreenBuffer(size: ScreenSize(columns: 10, rows: 3))
      let ground = SceneGround(
        Self.white, box: CGRect(x: 0, y: 0, width: 10, height: 12), on: terminal, through: Viewport(),
        grid: .braille)
      samples.draw(on: &screen, in: area, as: .mixed, over: ground)
      #expect(screen[2, 1].style.background == .rgb(255, 128, 128))
      #expect(screen[7, 1].style.background == beyond, "\(String(describing: terminal))")
    }
  }
}

extension Cell {
  /// Returns whether a block element that is no part of a mosaic shows a pattern of it.
  fileprivate func covers(_ bits: Int, of mosaic: GlyphSet, in front: Ink, on back: Ink) -> Bool {
    guard let part = (character?.base).flatMap(BlockElement.part) else { return false }
    let (across, down) = (mosaic.grid.across, mosaic.grid.down)
    let isExchanged = style == CellStyle(foreground: back, background: front)
    guard isExchanged || style == CellStyle(foreground: front, background: back) else { return false }
    return (0..<across * down).allSatisfy { index in
      let column = (Double(index % across) + 0.5) * 8 / Double(across)
      let row = (Double(index / across) + 0.5) * 8 / Double(down)
      let isInside =
        Double(part.columns.lowerBound)..<Double(part.columns.upperBound) ~= column
        && Double(part.rows.lowerBound)..<Double(part.rows.upperBound) ~= row
      return isInside == ((bits & 1 << index != 0) != isExchanged)
    }
  }
}
