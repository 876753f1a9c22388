import Foundation
import ShapeGeometry

/// A change of a drawing as a whole. Lengths are in the space of the root, in points.
public enum SceneEffect: Equatable, Sendable {
  /// A blur by a Gaussian. `deviations` are its standard deviations, across and down. With `isOpaque` the edges of the
  /// drawing do not fade.
  case blur(deviations: CGSize, isOpaque: Bool)
  /// A blurred copy of the drawing's alpha behind it, in one colour.
  case shadow(ResolvedColor, deviations: CGSize, offset: CGSize)
  /// A blurred copy of what is missing of the drawing's alpha on top of it, in one colour.
  case innerShadow(ResolvedColor, deviations: CGSize, offset: CGSize)
  /// A linear map of the colours.
  case colors(ColorMatrix)
  /// One colour where the drawing's alpha lies in a range, nothing elsewhere.
  case alphaThreshold(least: Double, most: Double, ResolvedColor)
}
