import Foundation
import ShapeGeometry

/// SwiftUI's curve from (0, 0) to (1, 1) that maps the progress of time to the progress of a value.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case linear, circularEaseIn, circularEaseOut, circularEaseInOut
    case bezier(TimingCurve)
  }

  private var form: Form

  private init(_ form: Form) { self.form = form }

  /// The curve of an even pace.
  public static let linear = UnitCurve(.linear)
  /// The Bézier curve that starts slowly.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// The Bézier curve that ends slowly.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// The Bézier curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// The quarter of a circle that starts level and ends upright.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// The quarter of a circle that starts upright and ends level.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of a circle, level at both ends.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// Returns the Bézier curve with two control points, whose x are limited to 0...1 where the curve is evaluated.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x), Double(endControlPoint.y))
  }

  /// Makes the Bézier curve with two control points, x and y of each.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    form = .bezier(TimingCurve(x1, y1, x2, y2))
  }

  /// Returns the progress of the value at a progress of time, which is limited to 0...1.
  public func value(at progress: Double) -> Double {
    let x = progress.limited
    switch form {
    case .linear: return x
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return ((2 - x) * x).squareRoot()
    case .circularEaseInOut:
      return x < 0.5 ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .bezier(let curve): return curve.value(at: x)
    }
  }

  /// Returns the slope of the curve at a progress of time, which is limited to 0...1; infinite where it stands upright.
  public func velocity(at progress: Double) -> Double {
    let x = progress.limited
    switch form {
    case .linear: return 1
    case .circularEaseIn: return x / (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - x) / ((2 - x) * x).squareRoot()
    case .circularEaseInOut:
      let y = x < 0.5 ? x : 1 - x
      return 2 * y / (1 - 4 * y * y).squareRoot()
    case .bezier(let curve): return curve.velocity(at: x)
    }
  }

  /// The curve with the progress of time and the progress of the value exchanged.
  ///
  /// SwiftUI gives the circular curve with two quarters itself for its inverse, which is not its mirror image.
  public var inverse: UnitCurve {
    switch form {
    case .linear, .circularEaseInOut: self
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
    }
  }
}

// The makers and readers of curves that SwiftUI's surface calls.

extension UnitCurve {
  /// Returns a circular curve by its number: 0 starts slowly, 1 ends slowly, 2 both.
  package static func _circular(_ number: Int) -> UnitCurve {
    [.circularEaseIn, .circularEaseOut, .circularEaseInOut][min(max(number, 0), 2)]
  }
  package static func _linear() -> UnitCurve { .linear }
  package static func _bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(x1, y1, x2, y2)
  }
  package func _value(_ progress: Double) -> Double { value(at: progress) }
  package func _velocity(_ progress: Double) -> Double { velocity(at: progress) }
  package func _inverse() -> UnitCurve { inverse }
}
