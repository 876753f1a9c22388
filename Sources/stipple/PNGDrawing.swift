import FontOutlines
import Foundation
import PictureFiles
import PlaygroundCore
import Rendering
import ViewTree

/// A drawing as a PNG file.
enum PNGDrawing {
  /// Returns the file, with `scale` pixels for each point.
  ///
  /// The picture is drawn and compressed in strips, so that its size takes no memory.
  static func data(
    of drawing: SceneExport, scale: CGFloat, title: String, isStopped: @escaping @Sendable () -> Bool = { false }
  ) throws(InputFailure) -> Data {
    guard let pixels = ScenePixels(drawing, scale: scale, texts: .fonts) else {
      throw .pictureTooLarge(width: Double(drawing.frame.width * scale), height: Double(drawing.frame.height * scale))
    }
    var work = DrawingWork(pixels.budget, isStopped: isStopped)
    let file: [UInt8]
    do throws(PictureError) {
      file = try written(pixels, &work)
    } catch {
      throw .unpaintable(reason: error.sentence)
    }
    guard !work.isStopped else { throw .stopped(title, at: nil) }
    guard !work.isSpent else { throw .tooMuchToPaint }
    return Data(file)
  }

  /// Returns the file; rows that were not drawn are missing in what is drawn, not in the file.
  private static func written(_ pixels: ScenePixels, _ work: inout DrawingWork) throws(PictureError) -> [UInt8] {
    var writer = try PNGWriter(width: pixels.columns, height: pixels.rows, hasAlpha: !pixels.isOpaque)
    try pixels.forEachRow(work: &work) { (row) throws(PictureError) in try writer.write(row: row) }
    return try writer.finish()
  }
}

extension TextOutlines {
  private static let outliner = TextOutliner()

  /// The outlines of this machine's fonts, or of strokes where there are none.
  static let fonts = TextOutlines { text, font, start, width in
    outliner.outline(of: text, font: font, at: start, width: width)
  }

  /// Finds the fonts, and opens the one that most large letters are drawn from.
  static func openFonts() { _ = outliner.familyName(for: TextFont(size: 34)) }
}
