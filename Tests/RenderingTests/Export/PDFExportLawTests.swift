import DotRaster
import Foundation
import ShapeGeometry
import TestSupport
import Testing
import ViewTree

@testable import Rendering

/// The laws of PDF files: a file that is read back draws what it was made of, and is sound whatever its numbers are.
@Suite("Laws of PDF files")
struct PDFExportLawTests {
  private static let frame = CGRect(x: 0, y: 0, width: 64, height: 64)
  private static let texts = TextOutlines { _, font, start, width in
    Path(CGRect(x: start.x, y: start.y - font.size, width: width, height: font.size))
  }

  private static func file(_ scene: Scene, scale: CGFloat = 1) throws -> PDFText {
    var work = DrawingWork(1_000_000)
    return try PDFText(
      SceneExport(scene, frame: frame).pdf(
        scale: scale, pixelsPerPoint: 1, texts: texts, deflate: { _ in nil }, pictureWork: DrawingWork(300_000),
        work: &work
      ).bytes)
  }

  @Test("A file read back draws the same", arguments: UInt64(1)...60)
  func readBack(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scene = RandomScene.make(&generator)
    let text = try Self.file(scene, scale: 1000)
    #expect(text.faults.isEmpty && text.missing.isEmpty, "seed \(seed)")
    let marks = PDFMarks(text)
    // An edge may pass the middle of a sample within the rounding of the numbers.
    #expect(RandomScene.differences(scene, Scene(marks.items)) <= 4, "seed \(seed)")
    #expect(marks.items.count == scene.items.count, "seed \(seed)")
  }

  @Test(
    "A file is sound with a number that none should have, wherever it is",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e7, 1e-300, -0.0, .greatestFiniteMagnitude])
  func oddNumbers(odd: CGFloat) throws {
    for item in Self.items(with: odd) {
      let text = try Self.file(Scene([item]))
      #expect(text.faults.isEmpty && text.missing.isEmpty, "\(item)")
    }
    for frame in [CGRect(x: odd, y: 0, width: 9, height: 9), CGRect(x: 0, y: 0, width: odd, height: 9)] {
      var work = DrawingWork(1_000_000)
      let export = SceneExport(Scene(Array(Self.items(with: 1).suffix(30))), frame: frame)
      let bytes = export.pdf(
        scale: odd, texts: Self.texts, deflate: { _ in nil }, pictureWork: DrawingWork(300_000), work: &work
      ).bytes
      #expect(try PDFText(bytes).faults.isEmpty)
    }
  }

  /// Returns marks of all kinds with a number in each place.
  private static func items(with odd: CGFloat) -> [SceneItem] {
    let square = Path(CGRect(x: 8, y: 8, width: 20, height: 20))
    let far = Path { $0.addLines([.zero, CGPoint(x: odd, y: 4), CGPoint(x: 9, y: odd)]) }
    let plain = ScenePaint.color(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5))
    let fading = Gradient(colors: [.red, .clear]).resolved(in: ColorSurroundings())
    let stops = [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: odd)]
    let distant = Gradient(stops: stops).resolved(in: ColorSurroundings())
    let paints: [ScenePaint] = [
      .color(ResolvedColor(red: Double(odd), green: 0.5, blue: 0.5, opacity: Double(odd))),
      .linear(fading, from: CGPoint(x: odd, y: 0), to: CGPoint(x: 9, y: 9)),
      .linear(distant, from: .zero, to: CGPoint(x: 9, y: 9)),
      .radial(fading, center: CGPoint(x: 9, y: odd), from: 1, to: 9, ratio: 1),
      .radial(fading, center: .zero, from: odd, to: 9, ratio: 1),
      .radial(distant, center: .zero, from: 0, to: odd, ratio: odd),
      .angular(fading, center: CGPoint(x: odd, y: 9), from: .degrees(0), to: .degrees(360)),
      .angular(distant, center: .zero, from: .degrees(Double(odd)), to: .degrees(9)),
    ]
    let lines = [
      StrokeStyle(lineWidth: odd), StrokeStyle(lineWidth: 2, miterLimit: odd),
      StrokeStyle(lineWidth: 2, dash: [odd, 3]),
      StrokeStyle(lineWidth: 2, dash: [2, 3], dashPhase: odd),
    ]
    let size = CGSize(width: odd, height: 2)
    let effects: [SceneEffect] = [
      .blur(deviations: size, isOpaque: false), .blur(deviations: size, isOpaque: true),
      .shadow(.black, deviations: size, offset: .zero), .shadow(.black, deviations: .zero, offset: size),
      .innerShadow(.black, deviations: size, offset: size), .colors(.brightness(Double(odd))),
      .alphaThreshold(least: Double(odd), most: 1, .black),
    ]
    var items = paints.map { SceneItem(.fill(square, FillStyle()), paint: $0) }
    items += paints.prefix(6).map { SceneItem(.stroke(square, StrokeStyle(lineWidth: 3)), paint: $0) }
    items += lines.map { SceneItem(.stroke(square, $0), paint: plain) }
    items += effects.map {
      SceneItem(.layer(Scene([SceneItem(.fill(square, FillStyle()), paint: plain)]), $0), paint: plain)
    }
    items.append(SceneItem(.fill(far, FillStyle()), paint: plain))
    items.append(SceneItem(.stroke(far, StrokeStyle(lineWidth: 3)), paint: plain))
    items.append(SceneItem(.text("odd", TextFont(size: odd), at: CGPoint(x: 1, y: odd), width: 9), paint: plain))
    for index in 0..<9 {
      var rows: [CGFloat] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
      rows[index] = odd
      for paint in [plain, paints[1]] {
        var item = SceneItem(.fill(square, FillStyle()), paint: paint)
        item.transform = ProjectionTransform(rows: rows)
        items.append(item)
      }
    }
    var cut = SceneItem(.fill(square, FillStyle()), paint: plain)
    cut.clips = [SceneItem.Clip(path: far)]
    items.append(cut)
    cut = SceneItem(.fill(square, FillStyle()), paint: plain)
    cut.opacity = Double(odd)
    cut.masks = [Scene(Array(items.suffix(12)))]
    return items + [cut]
  }
}
