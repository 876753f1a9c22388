import Foundation
import ShapeGeometry

/// How shape space lies on a picture of dots: scaled, alike in both directions where dots are as high as wide, then moved.
public struct Viewport: Hashable, Sendable {
  /// Dots to a unit of shape space from left to right, above 0.
  public var scale: CGFloat
  /// Dots to a unit of shape space from top to bottom, above 0.
  public var verticalScale: CGFloat
  /// Where the origin of shape space falls, in dots from the picture's upper left corner.
  public var origin: CGPoint

  public init(scale: CGFloat = 1, origin: CGPoint = .zero) {
    self.scale = scale
    verticalScale = scale
    self.origin = origin
  }

  /// The same view of shape space on a picture that has `horizontally` as many columns of dots, and `vertically` as many rows.
  public func scaled(_ horizontally: CGFloat, _ vertically: CGFloat) -> Viewport {
    var result = self
    result.scale *= horizontally
    result.verticalScale *= vertically
    result.origin = CGPoint(x: origin.x * horizontally, y: origin.y * vertically)
    return result
  }

  /// The viewport that centres `rect` in a picture with its aspect kept, as large as fits within the margin.
  ///
  /// `margin` is in dots and gives way where the picture is small; `zoom` multiplies the fitting scale about the centre; `pan`
  /// moves the result, in dots. An empty or non-finite rectangle counts as one of a single unit around its origin.
  public init(fitting rect: CGRect, columns: Int, rows: Int, margin: Int, zoom: CGFloat = 1, pan: CGPoint = .zero) {
    let width = Self.extent(rect.width)
    let height = Self.extent(rect.height)
    let middle = CGPoint(
      x: rect.midX.isFinite ? rect.midX : 0,
      y: rect.midY.isFinite ? rect.midY : 0
    )
    let across = CGFloat(max(columns - 2 * margin, (columns + 1) / 2, 1))
    let down = CGFloat(max(rows - 2 * margin, (rows + 1) / 2, 1))
    let fitting = min(across / width, down / height)
    scale = min(max(fitting * zoom, 1e-9), 1e9)
    verticalScale = scale
    origin = CGPoint(
      x: CGFloat(columns) / 2 + pan.x - middle.x * scale,
      y: CGFloat(rows) / 2 + pan.y - middle.y * scale
    )
  }

  /// Where a point of shape space falls, in dots.
  @inline(__always)
  public func dot(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * scale + origin.x, y: point.y * verticalScale + origin.y)
  }

  /// The point of shape space that falls on a place in the picture, given in dots.
  public func point(_ dot: CGPoint) -> CGPoint {
    CGPoint(x: (dot.x - origin.x) / scale, y: (dot.y - origin.y) / verticalScale)
  }

  private static func extent(_ length: CGFloat) -> CGFloat {
    length.isFinite && length > 0 ? length : 1
  }
}
