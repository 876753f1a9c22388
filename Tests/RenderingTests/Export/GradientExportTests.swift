import Foundation
import ShapeGeometry
import TestSupport
import Testing
import ViewTree

@testable import Rendering

/// Gradients in documents: read back from SVG and PDF, they have the colours of their paint everywhere.
@Suite("Gradients in documents")
struct GradientExportTests {
  private static let frame = CGRect(x: 0, y: 0, width: 64, height: 64)
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private static func gradient(_ stops: [(Color, CGFloat)]) -> ResolvedGradient {
    let stops = stops.map { Gradient.Stop(color: $0.0, location: $0.1) }
    return Gradient(stops: stops).colorSpace(.device).resolved(in: ColorSurroundings())
  }

  /// Returns the colours of an area with a paint, as readers of SVG and of PDF find them.
  private static func readers(of paint: ScenePaint) throws -> [DocumentGradient] {
    let export = SceneExport(Scene([SceneItem(.fill(Path(frame), FillStyle()), paint: paint)]), frame: frame)
    var work = DrawingWork()
    let page = export.pdf(texts: TextOutlines { _, _, _, _ in Path() }, deflate: { _ in nil }, work: &work).bytes
    return try [DocumentGradient(svg: export.svg(work: &work).text), DocumentGradient(pdf: PDFText(page))]
  }

  /// Returns the difference of a reader's colour from that of a paint at a point.
  private static func error(_ reader: DocumentGradient, _ paint: ScenePaint, at point: CGPoint) -> Double {
    difference(reader.color(at: point), paint.color(at: point).shares)
  }

  private static func difference(_ one: [Double], _ other: [Double]) -> Double {
    zip(one, other).map { abs($0 - $1) }.max() ?? 1
  }

  private static let greenBehind: [(Color, CGFloat)] = [(red, 0), (blue, 1), (green, 1)]
  private static let greenBefore: [(Color, CGFloat)] = [(green, 0), (red, 0), (blue, 1)]
  private static let onlyEdge: [(Color, CGFloat)] = [(red, 0.5), (blue, 0.5)]

  @Test("An edge at an end of a line is seen beyond it", arguments: [greenBehind, greenBefore, onlyEdge])
  func lineEnds(stops: [(Color, CGFloat)]) throws {
    let paint = ScenePaint.linear(Self.gradient(stops), from: CGPoint(x: 20, y: 9), to: CGPoint(x: 44, y: 9))
    for reader in try Self.readers(of: paint) {
      for x: CGFloat in [1, 19.9, 20.1, 31.9, 32.1, 43.9, 44.1, 63] {
        #expect(Self.error(reader, paint, at: CGPoint(x: x, y: 30)) < 2.0 / 255, "at \(x)")
      }
    }
  }

  @Test(
    "An edge at the largest circle is seen around it, whichever end that is",
    arguments: [greenBehind, greenBefore, onlyEdge], [(8, 24), (24, 8), (0, 24), (24, 24)] as [(CGFloat, CGFloat)])
  func circleEnds(stops: [(Color, CGFloat)], radii: (CGFloat, CGFloat)) throws {
    let paint = ScenePaint.radial(
      Self.gradient(stops), center: CGPoint(x: 30, y: 30), from: radii.0, to: radii.1, ratio: 0.5)
    for reader in try Self.readers(of: paint) {
      for distance: CGFloat in [1, 7.9, 8.1, 11.9, 12.1, 15.9, 16.1, 23.9, 24.1, 30] {
        #expect(Self.error(reader, paint, at: CGPoint(x: 30 + distance, y: 30)) < 2.0 / 255, "at \(distance)")
      }
    }
  }

  @Test("A last stop that is nearly at the place of the one before it is an edge too")
  func nearStops() throws {
    let stops = Self.gradient([(Self.red, 0), (Self.blue, 0.99999), (Self.green, 1)])
    let paint = ScenePaint.linear(stops, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 0))
    for reader in try Self.readers(of: paint) {
      #expect(Self.error(reader, paint, at: CGPoint(x: 50, y: 0)) < 0.5 / 255)
    }
  }

  @Test("Gradients read back have the colours of the drawing", arguments: UInt64(1)...200)
  func readBack(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let paint = Self.paint(&generator)
    let readers = try Self.readers(of: paint)
    for _ in 0..<40 {
      let point = CGPoint(
        x: CGFloat.random(in: 0...64, using: &generator), y: CGFloat.random(in: 0...64, using: &generator))
      // An edge may lie elsewhere within the rounding of the numbers.
      let isEven = [(0.05, 0), (-0.05, 0), (0, 0.05), (0, -0.05)].allSatisfy { (x: CGFloat, y: CGFloat) in
        let near = paint.color(at: CGPoint(x: point.x + x, y: point.y + y))
        return Self.difference(near.shares, paint.color(at: point).shares) < 0.05
      }
      guard isEven else { continue }
      for reader in readers { #expect(Self.error(reader, paint, at: point) < 2.5 / 255, "seed \(seed) at \(point)") }
    }
  }

  /// Returns a gradient of one to five stops, some at the same place.
  private static func paint(_ generator: inout SeededGenerator) -> ScenePaint {
    func any(_ numbers: [CGFloat]) -> CGFloat { numbers.randomElement(using: &generator) ?? 0 }
    func point() -> CGPoint { CGPoint(x: any([9, 20, 31.5]), y: any([12, 29, 40.25])) }
    let places = (0..<Int(any([1, 2, 3, 4, 5]))).map { _ in any([-0.5, 0, 0, 0.25, 0.5, 0.5, 1, 1, 1.5]) }.sorted()
    let stops = places.map { place in
      let parts = (0..<3).map { _ in Double.random(in: 0...1, using: &generator) }
      return (Color(red: parts[0], green: parts[1], blue: parts[2]), place)
    }
    if Bool.random(using: &generator) { return .linear(gradient(stops), from: point(), to: point()) }
    return .radial(
      gradient(stops), center: point(), from: any([0, 8, 20]), to: any([0, 8, 20, 33.5]), ratio: any([1, 0.5]))
  }
}
