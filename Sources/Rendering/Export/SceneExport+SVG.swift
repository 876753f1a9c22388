import Foundation
import ShapeGeometry
import ViewTree

extension SceneExport {
  /// Returns the drawing as an SVG document, `scale` units wide for each point, and what it shows otherwise.
  ///
  /// Paths, strokes, clips, masks, gradients and effects become elements of the same kind. A text becomes the outlines
  /// of its glyphs by `texts`; without them it stays a text in a font that the reader has, as wide as it is here. The
  /// colours between a gradient's stops are mixed ahead, since SVG cannot mix in Oklab; the colours around a point
  /// become sectors.
  ///
  /// A mark with a material, or with a blend mode that SVG does not have, becomes one of the `pictures`, together
  /// with all that lies behind it, with `picturePixelsPerPoint` pixels for each point of the document, and with fewer
  /// if it would be too large. Without `pictures`, such a mark is drawn on top of what lies behind it, a material as
  /// its translucent colour.
  ///
  /// `work` is charged for the outlines of lines; if it is stopped, the document is not complete. Pictures have a
  /// budget of their own, as for `pdf`.
  public func svg(
    scale: CGFloat = 1, texts: TextOutlines? = nil, pictures: DocumentPictures? = nil, work: inout DrawingWork
  ) -> (text: String, losses: [Loss]) {
    var writer = SVGWriter(precision: Self.precision(for: scale), texts: texts, work: work)
    if let pictures {
      let page = DocumentPicture.Page(of: frame, pixelsPerUnit: Self.picturePixelsPerPoint, scale: scale)
      let budget = page.budget(for: scene) { [work] in work.isStopped }
      writer.pictures = SVGWriter.Pictures(page: page, maker: pictures, work: budget)
    }
    let body = writer.elements(of: scene, on: ground.flatMap { $0.opacity >= 1 ? $0 : nil })
    work = writer.account.work
    return (document(body, by: writer, scale: scale), writer.account.losses)
  }

  /// Returns the document of elements, with the definitions of their writer.
  func document(_ body: [String], by writer: SVGWriter, scale: CGFloat) -> String {
    let box = [frame.minX, frame.minY, frame.width, frame.height].map(writer.number)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(writer.number(frame.width * scale))" \
      height="\(writer.number(frame.height * scale))" viewBox="\(box.joined(separator: " "))">

      """
    if !writer.definitions.isEmpty {
      text += "<defs>\n" + writer.definitions.map { $0 + "\n" }.joined() + "</defs>\n"
    }
    if let ground {
      text += """
        <rect x="\(box[0])" y="\(box[1])" width="\(box[2])" height="\(box[3])"\(writer.fill(of: ground))/>

        """
    }
    return text + body.map { $0 + "\n" }.joined() + "</svg>\n"
  }

  /// The number of digits behind the point with which an error is less than a thousandth of a unit.
  static func precision(for scale: CGFloat) -> Int {
    guard scale.isFinite, scale > 1 else { return 3 }
    return min(9, 3 + Int(log10(Double(scale)).rounded(.up)))
  }
}
