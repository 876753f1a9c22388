import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps the progress of time, x, to the progress of a value, y.
///
/// The control points' x are limited to 0...1, so that each x has one y; their y may lie outside.
struct TimingCurve: Hashable, Sendable {
  private var x1: Double
  private var y1: Double
  private var x2: Double
  private var y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The curve with x and y exchanged.
  var inverse: TimingCurve { TimingCurve(y1, x1, y2, x2) }

  /// One coordinate of the curve as a polynomial of its parameter, without the constant, which is 0.
  private struct Cubic {
    var linear: Double
    var square: Double
    var cube: Double

    /// Makes the coordinate of the curve from 0 to 1 with two control points.
    init(_ one: Double, _ other: Double) {
      linear = 3 * one
      square = 3 * (other - one) - linear
      cube = 1 - linear - square
    }

    func value(at parameter: Double) -> Double { ((cube * parameter + square) * parameter + linear) * parameter }
    func slope(at parameter: Double) -> Double { (3 * cube * parameter + 2 * square) * parameter + linear }
    func bend(at parameter: Double) -> Double { 6 * cube * parameter + 2 * square }
  }

  private var across: Cubic { Cubic(x1.limited, x2.limited) }
  private var along: Cubic { Cubic(y1.finite, y2.finite) }

  /// True if the curve is the diagonal: both control points lie on it.
  private var isLinear: Bool { x1 == y1 && x2 == y2 && x1.limited == x1 && x2.limited == x2 }

  /// Returns y at `progress`, which is limited to 0...1. The error of x is below 1e-9.
  func value(at progress: Double) -> Double {
    let progress = progress.limited
    if isLinear || progress == 0 || progress == 1 { return progress }
    return along.value(at: parameter(at: progress))
  }

  /// Returns the slope dy/dx at `progress`, which is limited to 0...1; infinite where the curve stands upright.
  func velocity(at progress: Double) -> Double {
    if isLinear { return 1 }
    let parameter = parameter(at: progress.limited)
    let (dx, dy) = (across.slope(at: parameter), along.slope(at: parameter))
    if dx > 1e-9 { return dy / dx }
    // At an end with its control point in it, the curve leaves in the direction of the other control point.
    let (bendX, bendY) = (across.bend(at: parameter), along.bend(at: parameter))
    if abs(dy) < 1e-9, abs(bendX) > 1e-9 { return bendY / bendX }
    if abs(dy) < 1e-9, abs(bendY) < 1e-9 { return 1 }
    return dy < 0 ? -.infinity : .infinity
  }

  /// Returns the parameter at which the curve's x is `progress`: by Newton's method, or by halving where it is too
  /// flat.
  private func parameter(at progress: Double) -> Double {
    if progress <= 0 || progress >= 1 { return progress }
    let across = across
    var (low, high) = (0.0, 1.0)
    var parameter = progress
    for _ in 0..<64 {
      let error = across.value(at: parameter) - progress
      if abs(error) < 1e-12 { break }
      if error < 0 { low = parameter } else { high = parameter }
      let next = parameter - error / across.slope(at: parameter)
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }
}

extension Double {
  /// The number within 0...1; 0 if it is no number.
  var limited: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
  /// The number, or 0 if it is infinite or no number.
  var finite: Double { isFinite ? self : 0 }
}
