import DotRaster
import Foundation
import ShapeGeometry
import TestSupport
import Testing
import ViewTree

@testable import Rendering

/// The law of exports: a document that is read back draws what it was made of.
struct SceneExportLawTests {
  @Test(arguments: UInt64(1)...60)
  func aDocumentReadBackDrawsTheSame(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scene = Scene((0..<Int.random(in: 1...5, using: &generator)).map { _ in Self.item(&generator) })
    let frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    var work = DrawingWork()
    let reader = try DocumentReader(SceneExport(scene, frame: frame).svg(scale: 1000, work: &work).text)
    let (drawn, read) = (Self.samples(scene), Self.samples(Scene(reader.items)))
    // An edge may pass the middle of a sample within the rounding of the numbers.
    let different = zip(drawn, read).filter { one, other in
      let difference = one - other
      return (difference * difference).sum() > 1e-3
    }
    #expect(different.count <= 4, "seed \(seed)")
    #expect(reader.items.count == scene.items.count, "seed \(seed)")
  }

  private static func samples(_ scene: Scene) -> [SIMD4<Float>] {
    var samples = SceneSamples(.braille, area: CellArea(column: 0, row: 0, columns: 32, rows: 16))
    var work = DrawingWork()
    samples.add(scene, through: Viewport(), work: &work)
    return samples.colors
  }

  private static func number(_ range: ClosedRange<CGFloat>, _ generator: inout SeededGenerator) -> CGFloat {
    .random(in: range, using: &generator)
  }

  /// Returns a blob of curves and lines.
  private static func path(_ generator: inout SeededGenerator) -> Path {
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

  private static func item(_ generator: inout SeededGenerator) -> SceneItem {
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
}

/// The marks of a document with plain colours, as a reader of SVG finds them.
private struct DocumentReader {
  private(set) var items: [SceneItem] = []

  init(_ xml: String) throws {
    let document = try XMLElements(xml)
    var clips: [String: SceneItem.Clip] = [:]
    for element in document.all("path") {
      let path = try Path(svg: element.attributes["d"] ?? "")
      let around = element.around.map { document.elements[$0] }
      if let clip = around.last, clip.name == "clipPath" {
        clips[clip.attributes["id"] ?? ""] = SceneItem.Clip(
          path: path, isEvenOdd: element.attributes["clip-rule"] == "evenodd")
      } else {
        var item = Self.item(path, element.attributes)
        item.clips = around.reversed().compactMap { group in
          group.attributes["clip-path"].flatMap { clips[String($0.dropFirst(5).dropLast())] }
        }
        items.append(item)
      }
    }
  }

  private static func item(_ path: Path, _ attributes: [String: String]) -> SceneItem {
    func numbers(_ name: String) -> [CGFloat] {
      (attributes[name] ?? "").split { !"-.0123456789e".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
    }
    let isLine = attributes["stroke"] != nil
    let kind = isLine ? "stroke" : "fill"
    let digits = UInt32((attributes[kind] ?? "#000000").dropFirst(), radix: 16) ?? 0
    let color = ResolvedColor(
      bytes: Double(digits >> 16), Double(digits >> 8 & 255), Double(digits & 255),
      opacity: numbers(kind + "-opacity").first.map { Double($0) } ?? 1)
    var style = StrokeStyle(lineWidth: numbers("stroke-width").first ?? 1)
    style.lineCap = ["round": .round, "square": .square][attributes["stroke-linecap"] ?? ""] ?? .butt
    style.lineJoin = ["round": .round, "bevel": .bevel][attributes["stroke-linejoin"] ?? ""] ?? .miter
    style.dash = numbers("stroke-dasharray")
    style.dashPhase = numbers("stroke-dashoffset").first ?? 0
    var item = SceneItem(
      isLine ? .stroke(path, style) : .fill(path, FillStyle(eoFill: attributes["fill-rule"] == "evenodd")),
      paint: .color(color))
    // The word "matrix" ends with a letter that no number has.
    let matrix = numbers("transform")
    if matrix.count == 6 {
      item.transform = ProjectionTransform(
        CGAffineTransform(
          a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5]))
    }
    item.opacity = numbers("opacity").first.map { Double($0) } ?? 1
    return item
  }
}
