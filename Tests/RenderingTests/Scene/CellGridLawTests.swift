import DotRaster
import Foundation
import ShapeGeometry
import TestSupport
import Testing
import ViewTree

@testable import Rendering

/// Samples are the same however they are divided into cells: a cell is only a place for a character.
@Suite struct CellGridLawTests {
  private func samples(_ scene: Scene, in grid: SampleGrid, scale: CGFloat) -> [SIMD4<Float>] {
    let side = Int(64 * scale)
    var samples = SceneSamples(
      grid, columns: side / grid.across, rows: side / grid.down, texts: .ink(nil),
      ground: ResolvedColor(red: 1, green: 1, blue: 1))
    var work = DrawingWork(.max)
    samples.add(scene, sampledBy: Viewport(scale: scale, origin: .zero), work: &work)
    return samples.colors
  }

  /// Returns a drawing in which some marks are blurred or throw a shadow.
  private func scene(_ generator: inout SeededGenerator) -> Scene {
    var scene = RandomScene.make(&generator)
    for index in scene.items.indices where Bool.random(using: &generator) {
      let radius: CGFloat = [0.5, 3, 9, 20, 45].randomElement(using: &generator) ?? 1
      let deviations = CGSize(width: radius, height: radius)
      let color = ResolvedColor(red: 0, green: 0, blue: 1, opacity: 0.7)
      let offset = CGSize(width: CGFloat.random(in: -9...9, using: &generator), height: 4)
      let effects: [SceneEffect] = [
        .blur(deviations: deviations, isOpaque: false), .blur(deviations: deviations, isOpaque: true),
        .shadow(color, deviations: deviations, offset: offset),
        .innerShadow(color, deviations: deviations, offset: offset),
      ]
      let inner = Scene([scene.items[index]])
      scene.items[index] = SceneItem(.layer(inner, effects.randomElement(using: &generator)), paint: .color(.clear))
    }
    return scene
  }

  @Test(arguments: 1...40)
  func `cells do not change what is drawn`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let scene = scene(&generator)
    for scale: CGFloat in [1, 4] {
      let plain = samples(scene, in: SampleGrid(across: 1, down: 1), scale: scale)
      let cells = samples(scene, in: SampleGrid(across: 4, down: 8), scale: scale)
      // An opaque blur ends where almost nothing is left, which rounding decides.
      let differing = zip(plain, cells).count { Self.distance($0, $1) > 0.02 }
      #expect(differing * 1_000 <= plain.count, "seed \(seed), scale \(scale): \(differing) samples")
    }
  }

  private static func distance(_ one: SIMD4<Float>, _ other: SIMD4<Float>) -> Float {
    pointwiseMax(one - other, other - one).max()
  }
}
