import Foundation
import ShapeGeometry

/// The paint of a mark as a program says it: a value of SwiftUI's ShapeStyle.
public indirect enum ViewStyle: Hashable, Sendable {
  case color(Color)
  /// The foreground style of the surroundings, on a level: 0 is primary, 1 secondary and so on.
  case foreground(level: Int)
  /// The ground of the surroundings.
  case background
  case tint
  case linear(Gradient, start: UnitPoint, end: UnitPoint)
  case radial(Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A radial gradient whose radii are shares of the box's width and height.
  case elliptical(Gradient, center: UnitPoint, startShare: CGFloat, endShare: CGFloat)
  case angular(Gradient, center: UnitPoint, start: Angle, end: Angle)
  /// The gradient that SwiftUI makes of a colour: `Color.gradient`. Its stops are not published; here it runs from the
  /// colour mixed with a fifth of white to the colour.
  case standardGradient(Color)
  /// A translucent ground; the number is its opacity.
  case material(Double)
  case faded(ViewStyle, Double)
}
