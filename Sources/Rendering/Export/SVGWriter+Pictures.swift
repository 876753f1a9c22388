import Foundation
import ShapeGeometry
import ViewTree

// What SVG does not have, as pictures.

/// The way to the pictures in a document.
public struct DocumentPictures {
  let texts: TextOutlines
  let png: (_ columns: Int, _ rows: Int, _ pixels: [UInt8]) -> [UInt8]?

  /// Creates the way by the outlines of texts, and by a function that returns a PNG file of some columns and rows of
  /// pixels, nil if it cannot be made. A pixel is red, green, blue and opacity in bytes, the colours not multiplied by
  /// the opacity; rows begin above.
  public init(
    texts: TextOutlines, png: @escaping (_ columns: Int, _ rows: Int, _ pixels: [UInt8]) -> [UInt8]?
  ) {
    (self.texts, self.png) = (texts, png)
  }
}

extension SVGWriter {
  /// The way to pictures of parts of a drawing.
  struct Pictures {
    let page: DocumentPicture.Page
    let maker: DocumentPictures
    /// The budget for all pictures.
    var work: DrawingWork
  }

  /// Returns the element of a picture of a drawing, on a ground if there is one; nil if nothing of it can be seen.
  mutating func picture(of scene: Scene, on ground: ResolvedColor?) -> String? {
    guard var pictures else { return nil }
    let picture = DocumentPicture(
      of: scene, on: ground, page: pictures.page, texts: pictures.maker.texts, work: &pictures.work)
    let isSpent = pictures.work.isSpent
    self.pictures = pictures
    guard let picture, let file = pictures.maker.png(picture.columns, picture.rows, picture.pixels) else {
      if isSpent || picture != nil { account.lose(.work) }
      return nil
    }
    let place = [picture.box.minX, picture.box.minY, picture.box.width, picture.box.height].map { number($0) }
    return """
      <image x="\(place[0])" y="\(place[1])" width="\(place[2])" height="\(place[3])" preserveAspectRatio="none" \
      href="data:image/png;base64,\(Data(file).base64EncodedString())"/>
      """
  }
}

extension SceneItem {
  /// True if a gradient or an image is seen in perspective, which SVG has for neither.
  var hasPaintInPerspective: Bool {
    switch (mark, paint) {
    case (.layer, _), (_, .color): false
    default: !transform.isAffine
    }
  }
}
