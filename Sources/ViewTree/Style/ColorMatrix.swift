import Foundation
import ShapeGeometry

/// A linear map of colours, whose components are multiplied by their opacity: SwiftUI's colour effects.
///
/// Source of the numbers: W3C, Filter Effects Module Level 1.
public struct ColorMatrix: Hashable, Sendable {
  /// The images of red, green, blue and opacity.
  public var columns: [SIMD4<Float>]

  private static let luminance = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

  private init(_ column: (Int) -> SIMD4<Float>) {
    columns = (0..<4).map(column)
  }

  /// The vector with 1 for a component and 0 elsewhere.
  private static func axis(_ index: Int) -> SIMD4<Float> {
    var axis = SIMD4<Float>.zero
    axis[index] = 1
    return axis
  }

  /// The colours without opacity of their own: (1, 1, 1, 0).
  private static let gray = SIMD4<Float>(1, 1, 1, 0)

  /// Returns the map that adds a number to each component.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix { $0 < 3 ? axis($0) : axis(3) + gray * Float(amount) }
  }

  /// Returns the map that moves the components away from the middle.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix { $0 < 3 ? axis($0) * Float(amount) : axis(3) + gray * Float(0.5 - amount / 2) }
  }

  /// Returns the map that moves the colours away from the gray of their luminance; 1 changes nothing.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    ColorMatrix { $0 < 3 ? axis($0) * Float(amount) + gray * luminance[$0] * Float(1 - amount) : axis(3) }
  }

  /// Returns the map that takes the colours toward the gray of their luminance; 1 reaches it.
  public static func grayscale(_ amount: Double) -> ColorMatrix { saturation(1 - amount) }

  /// Returns the map that turns the hues and keeps the luminance.
  public static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (sine, cosine) = (Float(sin(angle.radians)), Float(cos(angle.radians)))
    let turned: [SIMD4<Float>] = [[-0.213, 0.143, -0.787, 0], [-0.715, 0.14, 0.715, 0], [0.928, -0.283, 0.072, 0]]
    let weights = SIMD4<Float>(0.213, 0.715, 0.072, 0)
    return ColorMatrix {
      $0 < 3 ? gray * weights[$0] + (axis($0) - gray * weights[$0]) * cosine + turned[$0] * sine : axis(3)
    }
  }

  /// The map to the opposite colours.
  public static let inversion = ColorMatrix { $0 < 3 ? -axis($0) : axis(3) + gray }

  /// Returns the map that multiplies the components by those of a colour.
  public static func product(with color: ResolvedColor) -> ColorMatrix {
    let factors = [color.red, color.green, color.blue, 1].map { Float($0 * color.opacity) }
    return ColorMatrix { axis($0) * factors[$0] }
  }

  /// The map to black whose opacity is the luminance.
  public static let luminanceToAlpha = ColorMatrix { axis(3) * luminance[$0] }

  /// Returns the image of a colour whose components are multiplied by its opacity.
  public func applied(to color: SIMD4<Float>) -> SIMD4<Float> {
    var result = columns[0] * color.x + columns[1] * color.y + columns[2] * color.z + columns[3] * color.w
    result.w = min(max(result.w, 0), 1)
    return result.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: result.w))
  }
}
