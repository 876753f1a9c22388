import Foundation
import ShapeGeometry

// The sizes of images and the weight of symbols, as the views around say.

extension ViewSurroundings {
  /// The side of a symbol's box as a share of the font's size.
  static let symbolSide = TextFont.imageSide

  /// The weight of symbols on UIKit's scale.
  var symbolWeight: CGFloat { fontWeight ?? font.resolved(at: typeSize).weight }

  /// The size of the box that stands for an image which is not there, in points.
  static let standIn = CGSize(width: 100, height: 100)

  /// Returns the own size of an image. One that is not there has the size of its stand-in; if it is resizable, zero.
  func size(of image: ImageValue) -> CGSize {
    guard !image.isEmpty else { return .zero }
    guard image.isSymbol else { return images[image.name]?.size ?? (image.isResizable ? .zero : Self.standIn) }
    let side = font.resolved(at: typeSize).size * Self.symbolSide * imageScale
    // The proportions of a symbol that is resized are those of its lines.
    if image.isResizable, let drawing = SymbolDrawing(image.name, weight: symbolWeight, isLayered: false) {
      let (box, unit) = (drawing.bounds, side / SymbolDrawing.side)
      return CGSize(width: box.width * unit, height: box.height * unit)
    }
    return CGSize(width: side, height: side)
  }
}
