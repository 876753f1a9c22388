import Foundation
import ShapeGeometry
import ViewTree

/// A drawing as a document for other programs, in which vectors stay vectors.
public struct SceneExport: Equatable, Sendable {
  public var scene: Scene
  /// The part of the drawing that the document shows, in points.
  public var frame: CGRect
  /// The colour behind everything; nil for none.
  public var ground: ResolvedColor?

  public init(_ scene: Scene, frame: CGRect, ground: ResolvedColor? = nil) {
    self.scene = scene
    self.frame = frame
    self.ground = ground
  }

  /// A part of a drawing that a document shows in another way than SwiftUI.
  public enum Loss: Hashable, Sendable {
    /// Marks are drawn on top of those behind them: the format does not know their blend mode.
    case blendMode(BlendMode)
    /// A gradient or a text is seen in perspective, and is drawn without it.
    case perspective
    /// A mark has coordinates that are not finite, or too large for the format, and is left out.
    case coordinates
    /// A gradient of a mesh becomes small areas of one colour each.
    case mesh
    /// An image has no file, and is left out.
    case image
    /// The outline of a line takes too long, and is left out.
    case work
  }

  /// Returns the drawing as an SVG document, `scale` units wide for each point, and what it shows otherwise.
  ///
  /// Paths, strokes, clips, masks, gradients and effects become elements of the same kind. A text becomes the outlines
  /// of its glyphs by `texts`; without them it stays a text in a font that the reader has, as wide as it is here. The
  /// colours between a gradient's stops are mixed ahead, since SVG cannot mix in Oklab; the colours around a point
  /// become sectors.
  ///
  /// `work` is charged for the outlines of lines; if it is stopped, the document is not complete.
  public func svg(
    scale: CGFloat = 1, texts: TextOutlines? = nil, work: inout DrawingWork
  ) -> (text: String, losses: [Loss]) {
    var writer = SVGWriter(precision: Self.precision(for: scale), texts: texts, work: work)
    let body = writer.elements(of: scene)
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
