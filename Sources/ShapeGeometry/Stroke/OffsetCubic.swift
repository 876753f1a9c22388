import Foundation

/// A cubic that approximates a stretch of a parallel curve.
struct OffsetCubic {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint
  // The coefficients of the power basis, relative to the start.
  private let linear: CGPoint
  private let square: CGPoint
  private let cube: CGPoint

  /// Creates the cubic with the end points and end directions of `a` and `b`, and with handles of these lengths.
  init(from a: OffsetFit.Station, to b: OffsetFit.Station, first: CGFloat, last: CGFloat) {
    start = a.point
    control1 = a.point + a.tangent * first
    control2 = b.point - b.tangent * last
    end = b.point
    linear = (control1 - start) * 3
    square = (control2 - control1) * 3 - linear
    cube = end - start - linear - square
  }

  /// Returns the point at parameter `u`.
  func point(at u: CGFloat) -> CGPoint {
    start + ((cube * u + square) * u + linear) * u
  }

  /// Returns the derivative at parameter `u`.
  func velocity(at u: CGFloat) -> CGPoint {
    (cube * (3 * u) + square * 2) * u + linear
  }
}
