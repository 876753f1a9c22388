import Foundation
import ShapeGeometry

/// An image as a paint, as a program says it: a value of SwiftUI's ImagePaint.
public struct ImageTile: Hashable, Sendable {
  public var name: String
  /// True for one of the system's symbols, which are no images of pixels: they are not repeated.
  public var isSymbol: Bool
  public var isSmooth: Bool
  /// The part of the image, in shares of its size.
  public var origin: UnitPoint
  public var width: CGFloat
  public var height: CGFloat
  /// The size of the tiles over that of the image.
  public var scale: CGFloat
  /// The distance of a tile's upper left corner from that of the box, in points.
  public var start: CGPoint

  public init(
    _ name: String, isSymbol: Bool = false, isSmooth: Bool = true, part: CGRect, scale: CGFloat,
    from start: CGPoint = .zero
  ) {
    (self.name, self.isSymbol, self.isSmooth) = (name, isSymbol, isSmooth)
    (origin, width, height) = (UnitPoint(x: part.minX, y: part.minY), part.width, part.height)
    self.scale = scale
    self.start = start
  }

  /// Returns the paint of an image in a box; nil if no tile has a size, or if the image cannot be read.
  func pattern(_ asset: ImageAsset, isDark: Bool, in box: CGRect) -> ImagePattern? {
    guard let bitmap = asset.bitmap(isDark: isDark) else { return nil }
    func strip(_ start: CGFloat, _ low: CGFloat, _ share: CGFloat, _ count: Int) -> ImagePattern.Strip? {
      let first = min(max(low, 0), 1) * CGFloat(count)
      let last = min(max(low + share, 0), 1) * CGFloat(count)
      let period = (last - first) / asset.scale * scale
      guard first < last, period > 0, period.isFinite else { return nil }
      return ImagePattern.Strip(start, start + period, first: first, last: last, period: period)
    }
    guard let column = strip(box.minX + start.x, origin.x, width, bitmap.width),
      let row = strip(box.minY + start.y, origin.y, height, bitmap.height)
    else { return nil }
    return ImagePattern(bitmap, columns: [column], rows: [row], isSmooth: isSmooth)
  }
}
