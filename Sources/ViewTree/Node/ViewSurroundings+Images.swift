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

  /// Returns the pixels of an image that is no symbol, at the scale that the program says; nil if it is not there.
  func asset(of image: ImageValue) -> ImageAsset? {
    guard !image.isSymbol, var asset = images[image.name] else { return nil }
    if let scale = image.scale { asset.scale = scale }
    return asset
  }

  /// Returns the own size of an image. One that is not there has the size of its stand-in; if it is resizable, zero.
  func size(of image: ImageValue) -> CGSize {
    guard !image.isEmpty else { return .zero }
    guard image.isSymbol else { return asset(of: image)?.size ?? (image.isResizable ? .zero : Self.standIn) }
    let side = font.resolved(at: typeSize).size * Self.symbolSide * imageScale
    // The proportions of a symbol that is resized are those of its lines.
    if image.isResizable, let drawing = SymbolDrawing(image.name, weight: symbolWeight, isLayered: false) {
      let (box, unit) = (drawing.bounds, side / SymbolDrawing.side)
      return CGSize(width: box.width * unit, height: box.height * unit)
    }
    return CGSize(width: side, height: side)
  }
}
