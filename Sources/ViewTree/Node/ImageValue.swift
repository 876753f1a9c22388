import Foundation
import ShapeGeometry

/// An image by its name, as a program says it: a value of SwiftUI's Image.
public struct ImageValue: Equatable, Sendable {
  public var name: String
  /// True for one of the system's symbols, false for an asset.
  public var isSymbol: Bool
  public var isResizable = false
  /// The way in which a symbol's levels are painted; nil for that of the surroundings.
  var renderingMode: SymbolRenderingMode?
  /// The edges that are not stretched, in points of the image.
  public var capInsets = EdgeInsets()
  /// True if a resized image is repeated instead of stretched.
  public var isTiled = false
  /// True if the image's opacity alone counts; nil for what the asset says.
  public var isTemplate: Bool?
  /// False if enlarged pixels are squares.
  public var isSmooth = true
  /// The number of pixels for a point if the program says it; nil for what the asset says.
  var scale: CGFloat?

  public init(_ name: String, isSymbol: Bool) {
    self.name = name
    self.isSymbol = isSymbol
  }

  /// True for an image without pixels, `UIImage()`, of which nothing is drawn.
  var isEmpty: Bool { name.isEmpty && !isSymbol }

  /// Returns whether there is a drawing of a symbol's name.
  package static func isDrawn(symbol name: String) -> Bool { SymbolName(name) != nil }

  /// The image of a view that is not understood.
  public static let missing = ImageValue("questionmark.square.dashed", isSymbol: true)
}

/// The ways in which the levels of a symbol are painted, in the order of SwiftUI's names in the surface.
enum SymbolRenderingMode: Int, Sendable {
  case monochrome, multicolor, hierarchical, palette
}
