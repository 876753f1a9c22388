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
    let scene = RandomScene.make(&generator)
    let frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    var work = DrawingWork()
    let reader = try DocumentReader(SceneExport(scene, frame: frame).svg(scale: 1000, work: &work).text)
    // An edge may pass the middle of a sample within the rounding of the numbers.
    #expect(RandomScene.differences(scene, Scene(reader.items)) <= 4, "seed \(seed)")
    #expect(reader.items.count == scene.items.count, "seed \(seed)")
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
