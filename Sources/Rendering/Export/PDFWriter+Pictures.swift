import Foundation
import ShapeGeometry
import ViewTree

// Effects, blend modes and gradients that PDF does not have, as pictures.

extension PDFWriter {
  /// The distance from a picture's edges to the pixels' in which it lies. Some readers draw a picture whose edge is
  /// that of a pixel into the next one as well.
  private static let inset: CGFloat = 0.005

  /// Returns the operators that draw a drawing as a picture, on a ground if there is one; nil if nothing of it can be
  /// seen.
  mutating func picture(of scene: Scene, on ground: ResolvedColor? = nil) -> PDFContent? {
    drawn(DocumentPicture(of: scene, on: ground, page: page, texts: texts, work: &pictureWork))
  }

  /// Returns the operators that draw the shadow of a drawing alone.
  mutating func picture(
    ofShadow scene: Scene, _ color: ResolvedColor, _ deviations: CGSize, _ offset: CGSize
  ) -> PDFContent? {
    guard offset.width.isFinite, offset.height.isFinite else { return nil }
    let shape = Scene([SceneItem(.layer(scene, .colors(.flat(color.premultiplied))), paint: .color(.clear))])
    let shadow = Scene([
      SceneItem(.layer(shape, .blur(deviations: deviations, isOpaque: false)), paint: .color(.clear))
    ])
    return drawn(DocumentPicture(of: shadow, movedBy: offset, page: page, texts: texts, work: &pictureWork))
  }

  /// Returns the operators that draw a paint under a transform everywhere in a box.
  mutating func picture(
    of paint: ScenePaint, _ transform: ProjectionTransform, within box: CGRect
  ) -> PDFContent? {
    drawn(DocumentPicture(of: paint, transform, within: room(around: box), page: page, work: &pictureWork))
  }

  private mutating func drawn(_ picture: DocumentPicture?) -> PDFContent? {
    guard let picture else {
      if pictureWork.isSpent { account.lose(.work) }
      return nil
    }
    let size = "/Type /XObject /Subtype /Image /Width \(picture.columns) /Height \(picture.rows) /BitsPerComponent 8"
    var entries = "\(size) /ColorSpace /DeviceRGB /Interpolate true"
    if picture.opacities.contains(where: { $0 < 255 }) {
      let mask = file.addStream(
        "\(size) /ColorSpace /DeviceGray /Interpolate true", picture.opacities,
        rows: PDFRows(columns: picture.columns, components: 1))
      entries += " /SMask \(mask.text)"
    }
    let image = file.addStream(entries, picture.colors, rows: PDFRows(columns: picture.columns, components: 3))
    let box = picture.box.insetBy(
      dx: picture.box.width / CGFloat(picture.columns) * Self.inset,
      dy: picture.box.height / CGFloat(picture.rows) * Self.inset)
    var content = PDFContent("q\n")
    // The rows of a picture go upwards in PDF.
    let numbers = operands.numbers([box.width, 0, 0, -box.height, box.minX, box.maxY], moreDigits: 3)
    content.add("\(numbers) cm")
    content.add(picture: image)
    content.add("Q")
    return content
  }
}

extension ColorMatrix {
  /// Returns the map of all colours to one that is multiplied by its opacity, by their opacity.
  fileprivate static func flat(_ color: SIMD4<Float>) -> ColorMatrix {
    var matrix = ColorMatrix.brightness(0)
    matrix.columns = [.zero, .zero, .zero, color]
    return matrix
  }
}
