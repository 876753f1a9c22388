import Foundation
import ShapeGeometry

/// A place that views of one name share: the value of `matchedGeometryEffect`.
public struct MatchedPlace: Equatable, Sendable {
  /// The text of the identity and the number of its namespace.
  public var name: String
  /// True if the size is shared.
  public var hasSize: Bool
  /// True if the position is shared.
  public var hasPosition: Bool
  /// The point of the view that is put where the same point of the other one is.
  public var anchor: UnitPoint
  /// True if others take over the place of this view.
  public var isSource: Bool

  public init(_ name: String, hasSize: Bool, hasPosition: Bool, anchor: UnitPoint, isSource: Bool) {
    self.name = name
    self.hasSize = hasSize
    self.hasPosition = hasPosition
    self.anchor = anchor
    self.isSource = isSource
  }

  /// Returns the frame of a view with a frame of its own once it shares another one.
  func shared(_ other: CGRect, by own: CGRect) -> CGRect {
    let size = hasSize ? other.size : own.size
    guard hasPosition else {
      return CGRect(
        x: own.minX + (own.width - size.width) * anchor.x, y: own.minY + (own.height - size.height) * anchor.y,
        width: size.width, height: size.height)
    }
    return CGRect(
      x: other.minX + (other.width - size.width) * anchor.x, y: other.minY + (other.height - size.height) * anchor.y,
      width: size.width, height: size.height)
  }
}
