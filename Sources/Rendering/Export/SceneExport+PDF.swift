import Foundation
import ShapeGeometry
import ViewTree

extension SceneExport {
  /// The pixels for each point of a document in pictures of what its format does not have.
  public static let picturePixelsPerPoint: CGFloat = 3

  /// Returns the drawing as a PDF document with one page, `scale` of its points wide for each point, and what it shows
  /// otherwise than SwiftUI. The same drawing makes the same bytes.
  ///
  /// Paths, strokes, clips, masks, opacities and blend modes become those of PDF, gradients its shadings, with the
  /// colours between their stops mixed ahead; the colours around a point become sectors. Texts are the outlines of
  /// their glyphs. A blur, a shadow, a map of colours, a threshold of opacity, a gradient in perspective, and a
  /// material or a blend mode that PDF does not have, together with what lies behind it, become pictures with
  /// `pixelsPerPoint` pixels for each point of the page, and with fewer if they would be too large.
  ///
  /// `deflate` returns some bytes in zlib's format for a compressed stream, nil for one that stays as it is. `work` is
  /// charged for the outlines of lines; if it is stopped, the document is not complete. Pictures have a budget of their
  /// own, `pictureWork`; nil is one for their pixels, as for `ScenePixels`.
  public func pdf(
    scale: CGFloat = 1, pixelsPerPoint: CGFloat = Self.picturePixelsPerPoint, texts: TextOutlines,
    deflate: @escaping ([UInt8]) -> [UInt8]?, pictureWork: DrawingWork? = nil, work: inout DrawingWork
  ) -> (bytes: [UInt8], losses: [Loss]) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let page = DocumentPicture.Page(of: frame, pixelsPerUnit: pixelsPerPoint, scale: scale)
    var writer = PDFWriter(
      page,
      operands: PDFOperands(precision: Self.precision(for: scale)), texts: texts, deflate: deflate,
      pictureWork: pictureWork ?? page.budget(for: scene) { [work] in work.isStopped }, work: work)
    let catalog = writer.page(of: self, scale: scale)
    work = writer.account.work
    return (writer.file.bytes(catalog: catalog), writer.account.losses)
  }
}
