import DotRaster
import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import Rendering

/// Materials as pixels and as cells: what lies behind them is blurred, under a translucent colour.
struct SceneMaterialTests {
  private static let black = ScenePaint.color(ResolvedColor(red: 0, green: 0, blue: 0))
  private static let white = ScenePaint.color(.white)
  private static let thin = ScenePaint.material(
    SceneMaterial(tint: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)))

  private func square(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ paint: ScenePaint) -> SceneItem
  {
    SceneItem(.fill(Path(CGRect(x: x, y: y, width: width, height: height)), FillStyle()), paint: paint)
  }

  /// White on the left, black on the right, in 240 by 120 points.
  private var edge: [SceneItem] { [square(0, 0, 120, 120, Self.white), square(120, 0, 120, 120, Self.black)] }

  /// The card in the middle of the edge.
  private func card(_ paint: ScenePaint = thin) -> SceneItem { square(40, 20, 160, 80, paint) }

  private func layer(_ items: [SceneItem], _ effect: SceneEffect? = nil) -> SceneItem {
    SceneItem(.layer(Scene(items), effect), paint: .color(.clear))
  }

  /// Returns a drawing in 240 by 120 points as pixels.
  private func pixels(_ items: [SceneItem], scale: Int = 1, ground: ResolvedColor? = nil) -> SceneSamples {
    let texts = TextOutlines { _, font, start, width in
      Path(CGRect(x: start.x, y: start.y - font.capHeight, width: width, height: font.capHeight))
    }
    var samples = SceneSamples(pixels: 240 * scale, 120 * scale, texts: texts, ground: ground)
    var work = DrawingWork()
    samples.add(Scene(items), through: Viewport(scale: CGFloat(scale), origin: .zero), work: &work)
    #expect(!work.isSpent)
    return samples
  }

  /// Returns the gray of a pixel.
  private func gray(_ samples: SceneSamples, _ column: Int, _ row: Int) -> Float {
    samples.colors[row * samples.columns + column].x
  }

  @Test(arguments: [1, 3])
  func anEdgeIsSoftBehindAMaterialAndSharpBesideIt(scale: Int) {
    let picture = pixels(edge + [card()], scale: scale)
    for column in 0..<240 * scale {
      let sharp: Float = column < 120 * scale ? 1 : 0
      for row in [0, 20 * scale - 1, 100 * scale] { #expect(gray(picture, column, row) == sharp) }
      let place = (Double(column) + 0.5) / Double(scale)
      let blurred = 0.5 * (1 + erf((120 - place) / Double(SceneMaterial.deviation) / 2.0.squareRoot()))
      let expected = 40 < place && place < 200 ? Float(0.5 + 0.5 * blurred) : sharp
      let found = gray(picture, column, 60 * scale)
      #expect(abs(found - expected) < 0.01, "column \(column): \(found) is not \(expected)")
    }
    #expect(picture.colors.allSatisfy { $0.w > 0.999 })
  }

  @Test func theMeanFollowsTheTint() {
    for (tint, opacity) in [(0.0, 0.5), (1, 0.5), (0.4, 0.9)] {
      let color = ResolvedColor(red: tint, green: tint, blue: tint, opacity: opacity)
      let picture = pixels(edge + [card(.material(SceneMaterial(tint: color)))])
      var sum = Float.zero
      for row in 20..<100 { for column in 40..<200 { sum += gray(picture, column, row) } }
      let expected = Float(tint * opacity + 0.5 * (1 - opacity))
      #expect(abs(sum / (80 * 160) - expected) < 0.01)
    }
  }

  @Test func colorsAreMoreSaturatedAndGraysStay() {
    func center(_ red: Double, _ green: Double, _ blue: Double) -> SIMD4<Float> {
      let ground = square(0, 0, 240, 120, .color(ResolvedColor(red: red, green: green, blue: blue)))
      return pixels([ground, card(.material(SceneMaterial(tint: .clear)))]).colors[60 * 240 + 120]
    }
    let gray = center(0.5, 0.5, 0.5)
    #expect((0..<3).allSatisfy { abs(gray[$0] - 0.5) < 0.002 })
    let rose = center(0.6, 0.5, 0.5)
    let distance = Float(0.1 * SceneMaterial.saturation)
    #expect(abs(rose.x - rose.y - distance) < 0.002 && abs(rose.y - rose.z) < 0.002)
  }

  @Test func opacityAndClipsCutTheMaterialAsTheyCutAColor() {
    let whole = pixels(edge + [card()])
    var faded = card()
    faded.opacity = 0.25
    let half = pixels(edge + [faded])
    for column in stride(from: 45, to: 195, by: 10) {
      let sharp: Float = column < 120 ? 1 : 0
      #expect(abs(gray(half, column, 60) - (sharp + (gray(whole, column, 60) - sharp) * 0.25)) < 0.002)
    }
    var cut = card()
    cut.clips = [SceneItem.Clip(path: Path(CGRect(x: 0, y: 0, width: 130, height: 60)))]
    let clipped = pixels(edge + [cut])
    #expect(gray(clipped, 125, 59) == gray(whole, 125, 59) && gray(clipped, 125, 60) == 0)
    #expect(gray(clipped, 131, 50) == 0)
    var masked = card()
    masked.masks = [Scene([square(0, 0, 130, 60, Self.black)])]
    #expect(pixels(edge + [masked]).colors == clipped.colors)
  }

  @Test func aTurnedMaterialBlursWithinItsShape() {
    var turned = square(-40, -40, 80, 80, Self.thin)
    turned.transform = ProjectionTransform(CGAffineTransform(translationX: 120, y: 60).rotated(by: .pi / 4))
    let picture = pixels(edge + [turned])
    // Within the square that stands on its corner, and at the corners of the one around it.
    #expect(abs(gray(picture, 125, 60) - 0.7) < 0.03)
    #expect(gray(picture, 160, 90) == 0 && gray(picture, 80, 30) == 1)
  }

  @Test func overNothingAMaterialIsItsColor() {
    let tint = ScenePaint.color(ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5))
    #expect(pixels([card()]).colors == pixels([card(tint)]).colors)
    #expect(pixels([layer([card()])]).colors == pixels([layer([card(tint)])]).colors)
  }

  @Test func aMaterialInALayerSeesThroughIt() {
    let alone = pixels(edge + [card()], ground: .white)
    let shadow = SceneEffect.shadow(
      ResolvedColor(red: 0, green: 0, blue: 0), deviations: CGSize(width: 4, height: 4), offset: .zero)
    for effect in [nil, shadow] {
      for wide in [shadow, nil] {
        let inner = wide == nil ? card() : layer([card()], effect)
        let picture = pixels(edge + [layer([inner])], ground: .white)
        for column in 41..<199 { #expect(abs(gray(picture, column, 60) - gray(alone, column, 60)) < 0.01) }
      }
    }
    // In the layer it sees what is painted there before it.
    let box = square(60, 30, 30, 30, Self.black)
    let together = pixels(edge + [layer([box, card()])], ground: .white)
    let apart = pixels(edge + [box, card()], ground: .white)
    #expect(zip(together.colors, apart.colors).allSatisfy { abs($0.x - $1.x) < 0.01 })
  }

  @Test func whatComesAfterAMaterialIsSharp() {
    let picture = pixels(edge + [card(), square(100, 50, 20, 20, Self.black)])
    #expect(gray(picture, 105, 60) == 0 && gray(picture, 99, 60) > 0.8)
  }

  @Test func inCellsTextsAndLinesBehindAMaterialAreNotSharp() {
    func cells(_ items: [SceneItem]) -> SceneSamples {
      var samples = SceneSamples(.braille, area: CellArea(column: 0, row: 0, columns: 60, rows: 15), ground: .white)
      var work = DrawingWork()
      samples.add(Scene(items), through: Viewport(scale: 0.5, origin: .zero), work: &work)
      return samples
    }
    let text = SceneItem(.text("behind", TextFont(size: 12), at: CGPoint(x: 90, y: 60), width: 40), paint: Self.black)
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 80))
    line.addLine(to: CGPoint(x: 240, y: 80))
    let stroke = SceneItem(.stroke(line, StrokeStyle(lineWidth: 1)), paint: Self.black)
    func lineOpacity(_ samples: SceneSamples, _ column: Int) -> Float {
      (samples.lines?[column, 39].w ?? 0) + (samples.lines?[column, 40].w ?? 0)
    }
    let before = cells([text, stroke])
    #expect(before.letters.count == 6 && lineOpacity(before, 30) == 1)
    let after = cells([text, stroke, card()])
    #expect(after.letters.isEmpty && lineOpacity(after, 30) == 0)
    #expect(lineOpacity(after, 5) == 1)
    // Their ink is there, spread: the middle of the card has more of it than its corner.
    func ink(_ column: Int, _ row: Int) -> Float {
      let color = after.colors[row * after.columns + column]
      return color.w - color.x
    }
    #expect(ink(110, 55) > ink(45, 25) && ink(110, 55) > 0.005)
    #expect(cells([card(), text]).letters.count == 6)
  }
}
