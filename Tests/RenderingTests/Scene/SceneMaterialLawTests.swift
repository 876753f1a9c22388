import DotRaster
import Foundation
import ShapeGeometry
import TestSupport
import Testing
import ViewTree

@testable import Rendering

/// The laws of materials over drawings of any shapes, as pixels and in the samples of cells.
struct SceneMaterialLawTests {
  private static let side = 64
  private static let texts = TextOutlines { _, _, _, _ in Path() }

  private func pixels(_ items: [SceneItem], scale: Int = 1) -> [SIMD4<Float>] {
    var samples = SceneSamples(pixels: Self.side * scale, Self.side * scale, texts: Self.texts)
    var work = DrawingWork(1_000_000_000)
    samples.add(Scene(items), through: Viewport(scale: CGFloat(scale), origin: .zero), work: &work)
    return samples.colors
  }

  private func cells(_ items: [SceneItem]) -> [SIMD4<Float>] {
    var samples = SceneSamples(.braille, area: CellArea(column: 0, row: 0, columns: 32, rows: 16))
    var work = DrawingWork(1_000_000_000)
    samples.add(Scene(items), through: Viewport(), work: &work)
    return samples.dotColors
  }

  /// Returns a mark with a material of any colour, and the same mark with this colour alone.
  private func marks(_ generator: inout SeededGenerator) -> (material: SceneItem, plain: SceneItem) {
    let plain = RandomScene.item(&generator)
    var material = plain
    if case .color(let color) = plain.paint { material.paint = .material(SceneMaterial(tint: color)) }
    return (material, plain)
  }

  private func ground(_ color: ResolvedColor) -> SceneItem {
    SceneItem(.fill(Path(CGRect(x: -200, y: -200, width: 500, height: 500)), FillStyle()), paint: .color(color))
  }

  private func greatest(_ one: [SIMD4<Float>], _ other: [SIMD4<Float>]) -> Float {
    zip(one, other).map { max(($0 - $1).max(), ($1 - $0).max()) }.max() ?? 0
  }

  @Test(arguments: [UInt64.random(in: 0...UInt64.max)])
  func overOneGrayAMaterialIsItsColor(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for index in 0..<60 {
      let gray = Double.random(in: 0...1, using: &generator)
      let ground = ground(ResolvedColor(red: gray, green: gray, blue: gray))
      let (material, plain) = marks(&generator)
      let inPixels = greatest(pixels([ground, material]), pixels([ground, plain]))
      #expect(inPixels < 1.0 / 255, "\(index): \(inPixels) \(material)")
      let inCells = greatest(cells([ground, material]), cells([ground, plain]))
      #expect(inCells < 1.0 / 255, "\(index): \(inCells) \(material)")
    }
  }

  @Test(arguments: [UInt64.random(in: 0...UInt64.max)])
  func overNothingAMaterialIsItsColor(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for index in 0..<60 {
      let (material, plain) = marks(&generator)
      let rest = RandomScene.make(&generator).items
      #expect(pixels([material] + rest) == pixels([plain] + rest), "\(index)")
      #expect(cells([material] + rest) == cells([plain] + rest), "\(index)")
    }
  }

  @Test(arguments: [UInt64.random(in: 0...UInt64.max)])
  func twiceTheScaleShowsTheSame(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for index in 0..<20 {
      let rest = [ground(.white)] + RandomScene.make(&generator).items
      let card = Path(CGRect(x: 8, y: 8, width: 48, height: 48))
      let material = SceneItem(
        .fill(card, FillStyle()),
        paint: .material(SceneMaterial(tint: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.3))))
      let (coarse, fine) = (pixels(rest + [material]), pixels(rest + [material], scale: 2))
      for row in 8..<56 {
        for column in 8..<56 {
          let place = (2 * row * Self.side + column) * 2
          let below = place + 2 * Self.side
          let mean = (fine[place] + fine[place + 1] + fine[below] + fine[below + 1]) / 4
          let difference = greatest([coarse[row * Self.side + column]], [mean])
          #expect(difference < 4.0 / 255, "\(index): \(column), \(row): \(difference)")
        }
      }
    }
  }
}
