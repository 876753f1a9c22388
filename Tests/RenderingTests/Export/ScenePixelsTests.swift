import Foundation
import ShapeGeometry
import TestSupport
import Testing
import ViewTree

@testable import Rendering

/// Drawings as pixels, whose edges cover a share of them.
struct ScenePixelsTests {
  private static let red = ScenePaint.color(ResolvedColor(red: 1, green: 0, blue: 0))

  private func rows(
    _ items: [SceneItem], width: CGFloat = 3, height: CGFloat = 2, scale: CGFloat = 1, ground: ResolvedColor? = nil,
    stripPixels: Int? = nil
  ) -> [[UInt8]] {
    let export = SceneExport(
      Scene(items), frame: CGRect(x: 0, y: 0, width: width, height: height), ground: ground)
    let texts = TextOutlines { _, font, start, width in
      Path(CGRect(x: start.x, y: start.y - font.capHeight, width: width, height: font.capHeight))
    }
    guard var pixels = ScenePixels(export, scale: scale, texts: texts) else { return [] }
    if let stripPixels { pixels.stripPixels = stripPixels }
    var work = DrawingWork(pixels.budget)
    var result: [[UInt8]] = []
    pixels.forEachRow(work: &work) { result.append($0) }
    return result
  }

  private func square(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> SceneItem.Mark {
    .fill(Path(CGRect(x: x, y: y, width: width, height: height)), FillStyle())
  }

  @Test func anEdgeWithinAPixelIsTranslucent() {
    #expect(
      rows([SceneItem(square(0.5, 0, 1.5, 1), paint: Self.red)]) == [
        [255, 0, 0, 128, 255, 0, 0, 255, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      ])
  }

  @Test func onAGroundNothingIsTranslucent() {
    #expect(
      rows([SceneItem(square(0.5, 0, 1.5, 1), paint: Self.red)], height: 1, ground: .white) == [
        [255, 128, 128, 255, 255, 0, 0, 255, 255, 255, 255, 255]
      ])
  }

  @Test func aScaleMultipliesThePixels() {
    let picture = rows([SceneItem(square(0.5, 0, 1.5, 1), paint: Self.red)], scale: 2)
    #expect(picture.count == 4)
    #expect(picture[0] == [0, 0, 0, 0] + [255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255] + [0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func aThinLineIsAsWideAsItIs() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 0.5))
      path.addLine(to: CGPoint(x: 3, y: 0.5))
    }
    #expect(
      rows([SceneItem(.stroke(line, StrokeStyle(lineWidth: 0.25)), paint: Self.red)], height: 1) == [
        [255, 0, 0, 64, 255, 0, 0, 64, 255, 0, 0, 64]
      ])
  }

  @Test func clipsAndMasksShareTheirEdges() {
    var item = SceneItem(square(0, 0, 3, 1), paint: Self.red)
    item.clips = [SceneItem.Clip(path: Path(CGRect(x: 0.5, y: 0, width: 2, height: 1)))]
    item.masks = [Scene([SceneItem(square(1.5, 0, 9, 9), paint: Self.red)])]
    #expect(rows([item], height: 1) == [[0, 0, 0, 0, 255, 0, 0, 128, 255, 0, 0, 128]])
  }

  @Test func aTextIsItsOutlines() {
    let font = TextFont(size: 2048.0 / 1443)
    let text = SceneItem(.text("E", font, at: CGPoint(x: 1, y: 1), width: 1), paint: Self.red)
    #expect(rows([text], height: 1) == [[0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0]])
  }

  @Test func aShadowMovesByPartsOfAPixel() {
    let own = Scene([SceneItem(square(0, 0, 1, 1), paint: Self.red)])
    let shadow = SceneEffect.shadow(
      ResolvedColor(red: 0, green: 0, blue: 1), deviations: .zero, offset: CGSize(width: 1.25, height: 0))
    #expect(
      rows([SceneItem(.layer(own, shadow), paint: Self.red)], height: 1) == [
        [255, 0, 0, 255, 0, 0, 255, 191, 0, 0, 255, 64]
      ])
  }

  private static let black = ScenePaint.color(.black)

  /// A shadow is the blurred mark at another place, whole on all sides.
  @Test(arguments: [(40, 0), (-40, 7), (31, -12)])
  func aMovedShadowIsWhole(across: Int, down: Int) {
    let (x, y, size) = (CGFloat(20 - across), CGFloat(18 - down), CGSize(width: 3, height: 2))
    let shadow = SceneEffect.shadow(
      .black, deviations: size, offset: CGSize(width: CGFloat(across), height: CGFloat(down)))
    let blur = SceneEffect.blur(deviations: size, isOpaque: false)
    let moved = rows(
      [SceneItem(.layer(Scene([SceneItem(square(x, y, 12, 9), paint: Self.red)]), shadow), paint: Self.red)], width: 48,
      height: 40)
    let blurred = rows(
      [SceneItem(.layer(Scene([SceneItem(square(20, 18, 12, 9), paint: Self.black)]), blur), paint: Self.red)],
      width: 48, height: 40)
    // The mark itself may reach into the picture.
    let own = rows([SceneItem(square(x, y, 12, 9), paint: Self.black)], width: 48, height: 40)
    for row in 0..<40 {
      for column in 0..<48 where own[row][column * 4 + 3] == 0 {
        let (one, other) = (Int(moved[row][column * 4 + 3]), Int(blurred[row][column * 4 + 3]))
        #expect(abs(one - other) <= 1, "pixel \(column), \(row)")
      }
    }
  }

  @Test func anInnerShadowThatMovesInIsAGaussiansIntegral() {
    let bar = Scene([SceneItem(square(4, -50, 80, 140), paint: Self.red)])
    let shadow = SceneEffect.innerShadow(
      .black, deviations: CGSize(width: 3, height: 3), offset: CGSize(width: 8, height: 0))
    let row = rows([SceneItem(.layer(bar, shadow), paint: Self.red)], width: 40, height: 40)[20]
    for column in 4..<40 {
      let expected = 0.5 * (1 + erf((Double(column) + 0.5 - 12) / 3 / 2.0.squareRoot()))
      let light = Double(row[column * 4]) / 255
      #expect(abs(light - expected) < 0.025, "column \(column): \(light) is not \(expected)")
    }
  }

  @Test func stripsOfAnOpaqueBlurMeet() {
    let blur = SceneEffect.blur(deviations: CGSize(width: 6, height: 6), isOpaque: true)
    let boxes = (0..<12).map { index -> SceneItem in
      let (x, y) = (CGFloat(index % 4) * 12, CGFloat(index / 4) * 15)
      return SceneItem(square(x, y, 9, 8), paint: index % 3 == 0 ? Self.red : Self.black)
    }
    let item = SceneItem(.layer(Scene(boxes), blur), paint: Self.red)
    let picture = rows([item], width: 48, height: 40)
    let strips = rows([item], width: 48, height: 40, stripPixels: 48 * 9)
    for (row, (one, other)) in zip(picture, strips).enumerated() {
      #expect(zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= 2 }, "row \(row)")
    }
  }

  @Test(arguments: [BlendMode.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop])
  func aMarkThatIsInvisibleWipesAsItsModeSays(mode: BlendMode) {
    let ground = SceneItem(square(0, 0, 3, 1), paint: Self.red)
    var wiping = SceneItem(square(0, 0, 2, 1), paint: .color(.clear))
    wiping.blendMode = mode
    #expect(rows([ground, wiping], height: 1) == [[0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255]])
    // A mask cuts what is wiped, as a clip does.
    wiping.masks = [Scene([SceneItem(square(1, 0, 2, 1), paint: Self.red)])]
    let kept: [UInt8] = [255, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255]
    #expect(rows([ground, wiping], height: 1) == [kept])
    let layer = SceneItem(.layer(Scene([SceneItem(square(0, 0, 2, 1), paint: Self.red)]), nil), paint: Self.red)
    var cut = layer
    (cut.blendMode, cut.masks) = (mode, wiping.masks)
    #expect(rows([ground, cut], height: 1)[0][0..<4] == [255, 0, 0, 255])
  }

  @Test func aColorWithoutNumbersSpreadsNothing() {
    let none = ScenePaint.color(ResolvedColor(red: .nan, green: .infinity, blue: -.infinity, opacity: 1))
    let blurred = Scene([SceneItem(square(0, 0, 3, 1), paint: none)])
    let blur = SceneEffect.blur(deviations: CGSize(width: 1, height: 1), isOpaque: true)
    #expect(
      rows([SceneItem(.layer(blurred, blur), paint: Self.red)], height: 1) == [
        [0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255]
      ])
    let invisible = ScenePaint.color(ResolvedColor(red: 1, green: 1, blue: 1, opacity: .nan))
    #expect(rows([SceneItem(square(0, 0, 3, 1), paint: invisible)], height: 1) == [Array(repeating: 0, count: 12)])
  }

  @Test func tooManyPixelsAreNone() {
    let export = SceneExport(Scene(), frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let texts = TextOutlines { _, _, _, _ in Path() }
    #expect(ScenePixels(export, scale: 40, texts: texts)?.columns == 12_000)
    #expect(ScenePixels(export, scale: 41, texts: texts) == nil)
    #expect(ScenePixels(export, scale: .infinity, texts: texts) == nil)
    #expect(ScenePixels(export, scale: .nan, texts: texts) == nil)
    #expect(ScenePixels(SceneExport(Scene(), frame: .zero), scale: 1, texts: texts) == nil)
    let line = SceneExport(Scene(), frame: CGRect(x: 0, y: 0, width: 20_000, height: 1))
    #expect(ScenePixels(line, scale: 1, texts: texts)?.columns == 20_000)
    #expect(ScenePixels(line, scale: 1.01, texts: texts) == nil)
  }

  /// A picture in strips equals one that is drawn at once.
  @Test(arguments: UInt64(1)...40)
  func stripsMeet(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var scene = RandomScene.make(&generator)
    if seed % 2 == 0 {
      let deviation = CGFloat.random(in: 0...6, using: &generator)
      let effect: SceneEffect =
        seed % 4 == 0
        ? .blur(deviations: CGSize(width: deviation, height: deviation), isOpaque: false)
        : .shadow(
          .black, deviations: CGSize(width: deviation, height: deviation), offset: CGSize(width: 3, height: 5))
      scene = Scene([SceneItem(.layer(scene, effect), paint: Self.red)])
    }
    let whole = rows(scene.items, width: 64, height: 64)
    let strips = rows(scene.items, width: 64, height: 64, stripPixels: 64 * 7)
    #expect(whole.count == 64 && strips.count == 64)
    // The sums of a blur begin at the edge of a strip's surroundings.
    for (row, (one, other)) in zip(whole, strips).enumerated() {
      for column in 0..<64 {
        let pixels = [one, other].map { Self.weighed($0[column * 4..<column * 4 + 4]) }
        let difference = zip(pixels[0], pixels[1]).map { abs($0 - $1) }.max() ?? 0
        #expect(difference <= 2, "seed \(seed), pixel \(column), \(row)")
      }
    }
  }

  /// The colour of a pixel, multiplied by its opacity, and this.
  private static func weighed(_ pixel: ArraySlice<UInt8>) -> [Int] {
    let parts = pixel.map { Int($0) }
    return parts.dropLast().map { $0 * parts[3] / 255 } + [parts[3]]
  }

  /// A pixel is like the 8 by 8 finer ones in it where these are all alike.
  @Test(arguments: UInt64(1)...40)
  func areasAreThoseOfFinerPixels(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Clips are left out: where a mark and a clip share a pixel, its coverage is their product, whatever they have in
    // common.
    var scene = RandomScene.make(&generator)
    for index in scene.items.indices { scene.items[index].clips = [] }
    let coarse = rows(scene.items, width: 64, height: 64)
    let fine = rows(scene.items, width: 64, height: 64, scale: 8)
    var compared = 0
    for row in 0..<64 {
      for column in 0..<64 {
        func pixel(_ x: Int, _ y: Int) -> ArraySlice<UInt8> {
          fine[row * 8 + y][(column * 8 + x) * 4..<(column * 8 + x) * 4 + 4]
        }
        let first = Array(pixel(0, 0))
        guard (0..<64).allSatisfy({ Array(pixel($0 % 8, $0 / 8)) == first }) else { continue }
        compared += 1
        let own = coarse[row][column * 4..<column * 4 + 4]
        let difference = zip(Self.weighed(own), Self.weighed(first[...])).map { abs($0 - $1) }.max() ?? 0
        #expect(difference <= 6, "seed \(seed), pixel \(column), \(row)")
      }
    }
    #expect(compared > 500)
  }
}
