import DotRaster
import Foundation
import ShapeGeometry
import TestSupport
import ViewTree

@testable import Rendering

/// Drawings of filled and stroked paths in random colours, transforms and clips, within 64 points.
enum RandomScene {
  /// Returns a drawing of one to five marks.
  static func make(_ generator: inout SeededGenerator) -> Scene {
    Scene((0..<Int.random(in: 1...5, using: &generator)).map { _ in item(&generator) })
  }

  private static func number(_ range: ClosedRange<CGFloat>, _ generator: inout SeededGenerator) -> CGFloat {
    .random(in: range, using: &generator)
  }

  /// Returns a blob of curves and lines.
  static func path(_ generator: inout SeededGenerator) -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      func point() -> CGPoint { CGPoint(x: number(0...64, &generator), y: number(0...64, &generator)) }
      path.move(to: point())
      for _ in 0..<Int.random(in: 2...4, using: &generator) {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &generator) { path.closeSubpath() }
    }
    return path
  }

  static func item(_ generator: inout SeededGenerator) -> SceneItem {
    func byte() -> Double { Double(Int.random(in: 0...255, using: &generator)) }
    let color = ResolvedColor(
      bytes: byte(), byte(), byte(), opacity: Bool.random(using: &generator) ? 1 : Double(number(0.2...1, &generator)))
    let outline = path(&generator)
    let style = StrokeStyle(
      lineWidth: number(1...9, &generator),
      lineCap: [.butt, .round, .square].randomElement(using: &generator) ?? .butt,
      lineJoin: [.miter, .round, .bevel].randomElement(using: &generator) ?? .miter,
      dash: Bool.random(using: &generator) ? [] : [number(2...9, &generator), number(2...9, &generator)],
      dashPhase: number(0...5, &generator))
    var item = SceneItem(
      Bool.random(using: &generator)
        ? .fill(outline, FillStyle(eoFill: Bool.random(using: &generator))) : .stroke(outline, style),
      paint: .color(color))
    if Bool.random(using: &generator) {
      item.transform = ProjectionTransform(
        CGAffineTransform(
          a: number(-1.5...1.5, &generator), b: number(-1...1, &generator), c: number(-1...1, &generator),
          d: number(-1.5...1.5, &generator), tx: number(0...40, &generator), ty: number(0...40, &generator)))
    }
    if Bool.random(using: &generator) { item.opacity = Double(number(0.2...0.9, &generator)) }
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      item.clips.append(SceneItem.Clip(path: path(&generator), isEvenOdd: Bool.random(using: &generator)))
    }
    return item
  }

  /// Returns the number of samples at which two drawings within 64 points have other colours.
  static func differences(_ one: Scene, _ other: Scene) -> Int {
    zip(samples(one), samples(other)).count { one, other in
      let difference = one - other
      return (difference * difference).sum() > 1e-3
    }
  }

  private static func samples(_ scene: Scene) -> [SIMD4<Float>] {
    var samples = SceneSamples(.braille, area: CellArea(column: 0, row: 0, columns: 32, rows: 16))
    var work = DrawingWork()
    samples.add(scene, through: Viewport(), work: &work)
    return samples.colors
  }
}
