import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import Rendering

/// Materials in files: pictures in strips, and documents, which cannot blur what lies behind a mark.
struct MaterialExportTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ paint: ScenePaint) -> SceneItem
  {
    SceneItem(.fill(Path(CGRect(x: x, y: y, width: width, height: height)), FillStyle()), paint: paint)
  }

  private static let texts = TextOutlines { _, _, _, _ in Path() }
  private static let black = ScenePaint.color(ResolvedColor(red: 0, green: 0, blue: 0))
  private static let thin = ScenePaint.material(
    SceneMaterial(tint: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)))

  /// A black box behind a material, with a black box on top, in 100 by 300 points.
  private var scene: Scene {
    Scene([
      square(0, 100, 100, 100, Self.black), square(10, 10, 80, 280, Self.thin), square(40, 40, 20, 20, Self.black),
    ])
  }

  private var export: SceneExport {
    SceneExport(scene, frame: CGRect(x: 0, y: 0, width: 100, height: 300), ground: .white)
  }

  @Test func stripsOfAPictureJoin() throws {
    func rows(_ stripPixels: Int) throws -> [[UInt8]] {
      var pixels = try #require(ScenePixels(export, scale: 1, texts: Self.texts))
      pixels.stripPixels = stripPixels
      var work = DrawingWork(pixels.budget)
      var rows: [[UInt8]] = []
      pixels.forEachRow(work: &work) { rows.append($0) }
      #expect(!work.isSpent)
      return rows
    }
    let (whole, strips) = (try rows(1_000_000), try rows(100))
    #expect(whole.count == 300 && strips.count == 300)
    for (one, other) in zip(whole, strips) {
      #expect(zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
  }

  @Test func aListWithAMaterialInEachRowIsWithinTheBudget() throws {
    let items = (0..<100).flatMap { row in
      [
        square(0, CGFloat(row) * 44, 195, 44, Self.black),
        square(8, CGFloat(row) * 44 + 4, 374, 36, Self.thin),
      ]
    }
    let frame = CGRect(x: 0, y: 0, width: 390, height: 4400)
    for scale in [1, 2] {
      let pixels = try #require(
        ScenePixels(SceneExport(Scene(items), frame: frame), scale: CGFloat(scale), texts: Self.texts))
      var work = DrawingWork(pixels.budget)
      pixels.forEachRow(work: &work) { _ in }
      #expect(!work.isSpent)
    }
  }

  @Test func inSVGAMaterialIsAPictureWithAllBehindIt() {
    var work = DrawingWork()
    let pictures = DocumentPictures(texts: Self.texts) { _, _, _ in [1, 2, 3] }
    let document = export.svg(pictures: pictures, work: &work)
    #expect(document.losses == [])
    #expect(document.text.components(separatedBy: "<image").count == 2)
    #expect(document.text.components(separatedBy: "<path").count == 2)
    let plain = export.svg(work: &work)
    #expect(plain.losses == [.material])
    #expect(plain.text.contains("fill=\"#ffffff\" fill-opacity=\"0.5\""))
  }

  @Test func inPDFAMaterialIsAPictureWithAllBehindIt() {
    var work = DrawingWork()
    let document = export.pdf(texts: Self.texts, deflate: { _ in nil }, work: &work)
    #expect(document.losses == [])
    let text = String(decoding: document.bytes, as: UTF8.self)
    #expect(text.components(separatedBy: "/Subtype /Image").count == 2)
  }
}
