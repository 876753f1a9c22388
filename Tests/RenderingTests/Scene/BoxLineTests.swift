import DotRaster
import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import Rendering

/// Thin lines through the middles of cells are heavy lines of the box drawing characters.
struct BoxLineTests {
  private static let white = ResolvedColor(red: 1, green: 1, blue: 1)
  private static let blue = ResolvedColor(red: 0, green: 0, blue: 1)
  private let area = CellArea(column: 0, row: 0, columns: 10, rows: 3)

  /// Returns the screen of some marks on a blue area; a point is a dot of Braille.
  private func screen(
    _ marks: [SceneItem], _ glyphs: GlyphSet = .mixed, colors: ColorDepth = .truecolor
  ) -> ScreenBuffer {
    let viewport = Viewport()
    let box = CGRect(x: 0, y: 0, width: 20, height: 12)
    var samples = SceneSamples(glyphs, area: area, ground: .black, colors: colors)
    var work = DrawingWork()
    let ground = SceneItem(.fill(Path(box), FillStyle()), paint: .color(Self.blue))
    samples.add(Scene([ground] + marks), through: viewport, work: &work)
    var screen = ScreenBuffer(size: ScreenSize(columns: 10, rows: 3))
    let behind = SceneGround(.black, box: box, through: viewport, grid: GlyphSet.braille.grid)
    samples.draw(on: &screen, in: area, as: glyphs, over: behind, colors: colors)
    return screen
  }

  private func stroke(_ points: [CGPoint], width: CGFloat = 0.6) -> SceneItem {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    return SceneItem(.stroke(path, StrokeStyle(lineWidth: width)), paint: .color(Self.white))
  }

  private func text(_ screen: ScreenBuffer) -> [String] { (0..<3).map { screen.text(row: $0) } }

  /// Returns whether a colour is nearly another one.
  private func isNear(_ ink: Ink, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    guard case .rgb(let own, let middle, let last) = ink else { return false }
    return abs(Int(own) - red) < 12 && abs(Int(middle) - green) < 12 && abs(Int(last) - blue) < 12
  }

  @Test(arguments: [GlyphSet.mixed, .mixedSextants])
  func `a line through the middles of cells is whole and leaves the area its color`(glyphs: GlyphSet) {
    let screen = screen([stroke([CGPoint(x: 0, y: 6), CGPoint(x: 20, y: 6)])], glyphs)
    #expect(text(screen)[1] == "━━━━━━━━━━")
    for column in 0..<10 {
      let style = screen[column, 1].style
      #expect(isNear(style.foreground, 255, 255, 255), "column \(column): \(style.foreground)")
      #expect(isNear(style.background, 0, 0, 255), "column \(column): \(style.background)")
    }
  }

  @Test func aLineBetweenTwoColumnsOfDotsIsHeavy() {
    let screen = screen([stroke([CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 12)])])
    #expect(text(screen) == Array(repeating: "████┃█████", count: 3))
  }

  @Test func anAreaHasNoLines() {
    // As high as the middle half of a cell, and too high for a line.
    let bar = SceneItem(
      .fill(Path(CGRect(x: 0, y: 5, width: 20, height: 2)), FillStyle()), paint: .color(Self.white))
    let drawn = screen([bar])
    let characters = (0..<10).compactMap { drawn[$0, 1].character?.base }
    #expect(characters.count == 10 && characters.allSatisfy { BoxLine.line(of: $0) == nil })
  }

  @Test func withoutColorsAndInBrailleALineIsItsDots() {
    let line = stroke([CGPoint(x: 0, y: 6), CGPoint(x: 20, y: 6)])
    for drawn in [screen([line], colors: .none), screen([line], .braille)] {
      let characters = (0..<10).compactMap { drawn[$0, 1].character?.base }
      #expect(characters.count == 10 && characters.allSatisfy { BoxLine.line(of: $0) == nil })
    }
  }

  @Test func eachLineReachesItsSidesInTheDrawingOfACell() throws {
    for line in BoxLine.all {
      var path = Path()
      for shape in try #require(SVGDrawing.glyph(line.character)).shapes { shape.add(to: &path) }
      let sides = [CGPoint(x: 1, y: 10), CGPoint(x: 9, y: 10), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 19)]
      #expect(sides.map { path.contains($0) } == [true, true, false, false].map { $0 == line.isHorizontal })
    }
  }

  /// The samples of a line have the area that the whole character covers.
  @Test func theSharesOfALineAreItsThickness() {
    for line in BoxLine.all {
      let thickness = line.isHorizontal ? BoxLine.thickness.down : BoxLine.thickness.across
      #expect(abs(line.shares.reduce(0, +) / 32 - thickness) < 1e-6)
      let weighted = (0..<32).map { SIMD4<Float>(repeating: Float($0)) }
      let sum = weighted.withUnsafeBufferPointer { line.sum(of: $0) }
      #expect(abs(sum.x - zip(line.shares, weighted).reduce(0) { $0 + $1.0 * $1.1.x }) < 1e-4)
    }
  }

  @Test func framesAreDrawnOverLinesOfAPicture() {
    let cell = Cell("┃", style: .plain)
    #expect(!FrameLines(.mixed, area: area).hasLetter(cell))
    #expect(FrameLines(.braille, area: area).hasLetter(cell))
  }
}
