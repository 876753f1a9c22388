import DotRaster
import Foundation
import ShapeGeometry
import TestSupport
import Testing

@testable import Rendering
@testable import ViewTree

/// A pixel has the mean colour of the finer pixels in it, also where a gradient changes at once and at the edge of a
/// clip around several marks.
struct PixelMeanLawTests {
  private static let side = 16
  private static let fineness = 16

  /// Returns the colours of a drawing, multiplied by their opacity, of pixels that are so many to a point.
  private func colors(_ scene: Scene, scale: Int) -> [SIMD4<Float>] {
    let count = Self.side * scale
    var samples = SceneSamples(pixels: count, count, texts: TextOutlines { _, _, _, _ in Path() })
    var work = DrawingWork(1_000_000_000)
    samples.add(scene, through: Viewport(scale: CGFloat(scale), origin: .zero), work: &work)
    return samples.colors
  }

  /// Returns the mean and the greatest difference of pixels from the means of finer ones, in steps of 255.
  private func differences(_ scene: Scene) -> (mean: Float, greatest: Float) {
    let pixels = colors(scene, scale: 1)
    let fine = colors(scene, scale: Self.fineness)
    var (sum, greatest) = (Float.zero, Float.zero)
    for (index, color) in pixels.enumerated() {
      var mean = SIMD4<Float>.zero
      for part in 0..<Self.fineness * Self.fineness {
        let row = index / Self.side * Self.fineness + part / Self.fineness
        let column = index % Self.side * Self.fineness + part % Self.fineness
        mean += fine[row * Self.side * Self.fineness + column]
      }
      let difference = color - mean / Float(Self.fineness * Self.fineness)
      let most = max(difference.max(), -difference.min()) * 255
      sum += most
      greatest = max(greatest, most)
    }
    return (sum / Float(pixels.count), greatest)
  }

  private static func number(_ range: ClosedRange<CGFloat>, _ generator: inout SeededGenerator) -> CGFloat {
    .random(in: range, using: &generator)
  }

  private static func color(_ generator: inout SeededGenerator) -> ResolvedColor {
    func byte() -> Double { Double.random(in: 0...255, using: &generator) }
    return ResolvedColor(bytes: byte(), byte(), byte(), opacity: Bool.random(using: &generator) ? 1 : 0.5)
  }

  /// Returns a gradient of up to four plain colours side by side.
  private static func gradient(_ generator: inout SeededGenerator) -> ResolvedGradient {
    var stops: [ResolvedGradient.Stop] = []
    var place = 0.0
    for _ in 0..<Int.random(in: 2...4, using: &generator) {
      let color = color(&generator)
      stops.append(ResolvedGradient.Stop(color: color, location: place))
      place = min(1, place + Double.random(in: 0.1...0.5, using: &generator))
      stops.append(ResolvedGradient.Stop(color: color, location: place))
    }
    return ResolvedGradient(stops: stops, colorSpace: .perceptual)
  }

  private static func paint(_ generator: inout SeededGenerator) -> ScenePaint {
    func point() -> CGPoint { CGPoint(x: number(-2...18, &generator), y: number(-2...18, &generator)) }
    let gradient = gradient(&generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .linear(gradient, from: point(), to: point())
    case 1:
      return .radial(
        gradient, center: point(), from: number(0...4, &generator), to: number(6...20, &generator),
        ratio: number(0.5...2, &generator))
    case 2:
      let radius = number(3...9, &generator)
      return .radial(gradient, center: point(), from: radius, to: radius, ratio: 1)
    default:
      let start = Double(number(-400...400, &generator))
      let turn = Bool.random(using: &generator) ? 360 : Double(number(90...500, &generator))
      return .angular(gradient, center: point(), from: .degrees(start), to: .degrees(start + turn))
    }
  }

  private static let whole = Path(CGRect(x: -50, y: -50, width: 100, height: 100))

  @Test(arguments: [UInt64.random(in: 0...UInt64.max)])
  func hardStopsOfGradientsAreMeans(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for index in 0..<150 {
      var item = SceneItem(.fill(Self.whole, FillStyle()), paint: Self.paint(&generator))
      if index % 3 == 0 {
        item.transform = ProjectionTransform(
          CGAffineTransform(translationX: 8, y: 8).rotated(by: Self.number(0...6, &generator))
            .scaledBy(x: Self.number(0.5...1.5, &generator), y: Self.number(0.5...1.5, &generator))
            .translatedBy(x: -8, y: -8))
      }
      let found = differences(Scene([item]))
      // A circle of a few samples is less round than it is.
      #expect(found.mean < 0.7 && found.greatest < 32, "\(found), \(index): \(item.paint) \(item.transform)")
    }
  }

  @Test(arguments: [UInt64.random(in: 0...UInt64.max)])
  func whatAClipHidesIsNotSeenAtItsEdge(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for index in 0..<100 {
      func clip() -> SceneItem.Clip {
        let rect = CGRect(
          x: Self.number(0...8, &generator), y: Self.number(0...8, &generator), width: Self.number(3...9, &generator),
          height: Self.number(3...9, &generator))
        return SceneItem.Clip(path: Bool.random(using: &generator) ? Circle().path(in: rect) : Path(rect))
      }
      let (outer, inner) = (clip(), clip())
      func mark(_ clips: [SceneItem.Clip], isOpaque: Bool = false) -> SceneItem {
        var color = Self.color(&generator)
        if isOpaque { color.opacity = 1 }
        var item = SceneItem(.fill(Self.whole, FillStyle()), paint: .color(color))
        item.clips = clips
        return item
      }
      let ground = mark([])
      let last = mark([outer], isOpaque: true)
      let single = Scene([ground, last])
      let found = differences(single)
      #expect(found.greatest < 1.5, "\(found), \(index)")
      // Marks before the last one, in its clip and in others within it, are hidden.
      let hidden = [mark([outer]), mark([outer, inner]), mark([outer, inner], isOpaque: true), mark([outer])]
      let alone = colors(single, scale: 1)
      let drawn = colors(Scene([ground] + hidden + [last]), scale: 1)
      let most = zip(alone, drawn).map { ($0 - $1).max() }.max() ?? 0
      #expect(most < 0.002, "\(index)")
    }
  }

  /// A mark with the edge of its clip is cut once.
  @Test(arguments: [UInt64.random(in: 0...UInt64.max)])
  func aMarkWithTheEdgeOfItsClipIsCutOnce(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let rect = CGRect(
        x: Self.number(0...5, &generator), y: Self.number(0...5, &generator), width: Self.number(3...9, &generator),
        height: Self.number(3...9, &generator))
      var item = SceneItem(.fill(Path(ellipseIn: rect), FillStyle()), paint: .color(Self.color(&generator)))
      let alone = colors(Scene([item]), scale: 1)
      item.clips = [SceneItem.Clip(path: Path(ellipseIn: rect))]
      let cut = colors(Scene([item]), scale: 1)
      #expect(zip(alone, cut).allSatisfy { abs($0.w - $1.w) < 0.01 })
    }
  }
}
