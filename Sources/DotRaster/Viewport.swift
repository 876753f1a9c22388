import Foundation
import ShapeGeometry

/// The map from shape space to a picture of dots: a scale, equal in both directions for square dots, then a
/// translation.
public struct Viewport: Hashable, Sendable {
  /// The number of dots for a unit of shape space from left to right, above 0.
  public var scale: CGFloat
  /// The number of dots for a unit of shape space from top to bottom, above 0.
  public var verticalScale: CGFloat
  /// The origin of shape space, in dots from the picture's upper left corner.
  public var origin: CGPoint

  /// Creates a viewport with the same scale in both directions: dots for a unit of shape space, 1 by default.
  ///
  /// `origin` is the origin of shape space, in dots from the picture's upper left corner, which is the default.
  public init(scale: CGFloat = 1, origin: CGPoint = .zero) {
    self.scale = scale
    verticalScale = scale
    self.origin = origin
  }

  /// Returns the same view on a picture with `horizontally` times as many columns of dots, and `vertically` times as
  /// many rows.
  public func scaled(_ horizontally: CGFloat, _ vertically: CGFloat) -> Viewport {
    var result = self
    result.scale *= horizontally
    result.verticalScale *= vertically
    result.origin = CGPoint(x: origin.x * horizontally, y: origin.y * vertically)
    return result
  }

  /// Creates the viewport that centres `rect` in a picture, as large as fits within the margin, with its aspect ratio
  /// kept.
  ///
  /// `margin` is in dots; on a small picture it is reduced so that half of the picture remains. `zoom` multiplies the
  /// fitting scale about the centre, and `pan` moves the result, in dots. The scale is clamped to 1e-9...1e9. A width
  /// or height of the rectangle that is 0 or not finite counts as one unit, and a coordinate of its centre that is not
  /// finite as 0.
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

  /// Returns the position of a point of shape space, in dots.
  @inline(__always)
  public func dot(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * scale + origin.x, y: point.y * verticalScale + origin.y)
  }

  /// Returns the point of shape space at a position in the picture, given in dots.
  public func point(_ dot: CGPoint) -> CGPoint {
    CGPoint(x: (dot.x - origin.x) / scale, y: (dot.y - origin.y) / verticalScale)
  }

  private static func extent(_ length: CGFloat) -> CGFloat {
    length.isFinite && length > 0 ? length : 1
  }
}
