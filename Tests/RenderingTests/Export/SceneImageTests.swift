import Foundation
import ShapeGeometry
import Testing

@testable import Rendering
@testable import ViewTree

/// Images and meshes as paints, in pixels and in documents.
@Suite struct SceneImageTests {
  private let frame = CGRect(x: 0, y: 0, width: 4, height: 2)

  /// An image of two pixels for each colour's byte.
  private func bitmap(file: [UInt8] = [1, 2, 3]) throws -> Bitmap {
    let grays: [UInt8] = [0, 50, 100, 150, 200, 250, 30, 70]
    let pixels = grays.flatMap { [$0, 0, 0, $0 == 70 ? 0 : 255] }
    return try #require(Bitmap(width: 4, height: 2, pixels: pixels, file: file))
  }

  private func export(_ paint: ScenePaint, in frame: CGRect? = nil) -> SceneExport {
    let frame = frame ?? self.frame
    return SceneExport(Scene([SceneItem(.fill(Path(frame), FillStyle()), paint: paint)]), frame: frame)
  }

  private func pixels(_ export: SceneExport, scale: CGFloat) throws -> [[UInt8]] {
    let pixels = try #require(ScenePixels(export, scale: scale, texts: TextOutlines { _, _, _, _ in Path() }))
    var work = DrawingWork()
    var rows: [[UInt8]] = []
    pixels.forEachRow(work: &work) { rows.append($0) }
    return rows
  }

  @Test func `an image in its own size keeps its pixels`() throws {
    let pattern = ImagePattern(try bitmap(), scale: 1, in: frame)
    let rows = try pixels(export(.image(pattern)), scale: 1)
    #expect(stride(from: 0, to: 16, by: 4).map { rows[0][$0] } == [0, 50, 100, 150])
    #expect(stride(from: 0, to: 16, by: 4).map { rows[1][$0] } == [200, 250, 30, 0])
    #expect(rows[1][15] == 0 && rows[1][11] == 255, "its opacity too")
  }

  @Test func `an image turned by a right angle keeps its pixels too`() throws {
    var item = SceneItem(
      .fill(Path(frame), FillStyle()), paint: .image(ImagePattern(try bitmap(), scale: 1, in: frame)))
    item.transform = ProjectionTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0))
    let turned = SceneExport(Scene([item]), frame: CGRect(x: 0, y: 0, width: 2, height: 4))
    let rows = try pixels(turned, scale: 1)
    #expect(rows.map { $0[4] } == [0, 50, 100, 150], "the upper row is the right column")
  }

  @Test func `an image that is half as large has the means of its pixels`() throws {
    let small = CGRect(x: 0, y: 0, width: 2, height: 1)
    let rows = try pixels(export(.image(ImagePattern(try bitmap(), scale: 1, in: small)), in: small), scale: 1)
    #expect(rows[0][0] == 125)
  }

  @Test func `a document holds the file of an image once`() throws {
    let pattern = ImagePattern(try bitmap(), scale: 1, in: frame)
    var work = DrawingWork()
    let twice = SceneExport(
      Scene(export(.image(pattern)).scene.items + export(.image(pattern)).scene.items), frame: frame)
    let (text, losses) = twice.svg(work: &work)
    #expect(text.components(separatedBy: "data:image/png;base64,AQID").count == 2 && losses.isEmpty)
    #expect(text.components(separatedBy: "<pattern").count == 2)
    let (_, lost) = export(.image(ImagePattern(try bitmap(file: []), scale: 1, in: frame))).svg(work: &work)
    #expect(lost == [.image], "an image without a file is left out, and told")
  }

  @Test func `a document tells that an image is a JPEG`() throws {
    var work = DrawingWork()
    let pattern = ImagePattern(try bitmap(file: [0xff, 0xd8, 0xff]), scale: 1, in: frame)
    #expect(export(.image(pattern)).svg(work: &work).text.contains("href=\"data:image/jpeg;base64,/9j/\""))
  }

  @Test func `a document with pictures holds an image without a file as a PNG, which is made once`() throws {
    let item = SceneItem(
      .fill(Path(frame), FillStyle()), paint: .image(ImagePattern(try bitmap(file: []), scale: 1, in: frame)))
    var count = 0
    var work = DrawingWork()
    let pictures = DocumentPictures(texts: TextOutlines { _, _, _, _ in Path() }) { columns, rows, pixels in
      count += 1
      return [UInt8(columns), UInt8(rows), pixels[4]]
    }
    let (text, losses) = SceneExport(Scene([item, item]), frame: frame).svg(pictures: pictures, work: &work)
    #expect(losses.isEmpty && text.contains("href=\"data:image/png;base64,BAIy\""))
    #expect(count == 1)
  }

  @Test func `the parts of an image with insets are patterns of their own`() throws {
    let insets = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let wide = CGRect(x: 0, y: 0, width: 20, height: 2)
    let pattern = ImagePattern(try bitmap(), scale: 1, in: wide, insets: insets)
    var work = DrawingWork()
    let text = export(.image(pattern), in: wide).svg(work: &work).text
    #expect(text.components(separatedBy: "<pattern").count == 4)
    #expect(text.contains("viewBox=\"1 0 2 2\"") && text.contains("viewBox=\"3 0 1 2\""))
  }

  @Test func `a mesh becomes areas of one colour in a document, and this is told`() throws {
    let mesh = MeshGradientValue(
      width: 2, height: 2, numbers: [0, 0, 1, 0, 0, 1, 1, 1], colors: [.red, .blue, .green, .white], background: .black,
      isSmooth: true, colorSpace: .device)
    let paint = ScenePaint.mesh(mesh.resolved(in: frame, ColorSurroundings()))
    var work = DrawingWork()
    let (text, losses) = export(paint).svg(work: &work)
    #expect(losses == [.mesh] && text.components(separatedBy: "<polygon").count > 100)
    let rows = try pixels(export(paint), scale: 4)
    #expect(rows[0][0] > 200 && rows[0][2] < 120, "red at the upper left corner")
  }

  @Test func `a page holds images and meshes as pictures, in lines too`() throws {
    let mesh = MeshGradientValue(
      width: 2, height: 2, numbers: [0, 0, 1, 0, 0, 1, 1, 1], colors: [.red, .blue, .green, .white], background: .black,
      isSmooth: true, colorSpace: .device
    ).resolved(in: frame, ColorSurroundings())
    for paint in [ScenePaint.image(ImagePattern(try bitmap(), scale: 1, in: frame)), .mesh(mesh)] {
      let line = SceneItem(.stroke(Path(frame.insetBy(dx: 1, dy: 0.5)), StrokeStyle(lineWidth: 0.5)), paint: paint)
      for drawing in [export(paint), SceneExport(Scene([line]), frame: frame)] {
        var work = DrawingWork()
        let page = drawing.pdf(texts: TextOutlines { _, _, _, _ in Path() }, deflate: { _ in nil }, work: &work)
        #expect(page.losses.isEmpty)
        let text = try PDFText(page.bytes)
        #expect(text.objects.values.contains { $0.contains("/Subtype /Image") })
      }
    }
  }
}
