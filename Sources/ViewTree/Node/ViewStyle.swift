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
  /// Colours on a mesh of points.
  case mesh(MeshGradientValue)
  /// An image that is repeated over an area.
  case image(ImageTile)
  /// The gradient that SwiftUI makes of a colour: `Color.gradient`. Its stops are not published; here it runs from the
  /// colour mixed with a fifth of white to the colour.
  case standardGradient(Color)
  /// A translucent ground over what lies behind, blurred; the number is the opacity of the ground.
  case material(Double)
  case faded(ViewStyle, Double)
  /// A lower level of a style: 1 is secondary, 2 tertiary and so on.
  case deeper(ViewStyle, level: Int)
  /// A style with a shadow, behind what is painted or within it.
  case shadowed(ViewStyle, StyleShadow)
}

extension ViewStyle {
  /// Returns the style with other ones in the place of those within it for which the function returns one.
  func replacing(_ other: (ViewStyle) -> ViewStyle?) -> ViewStyle {
    switch self {
    case .faded(let inner, let share): .faded(inner.replacing(other), share)
    case .deeper(let inner, let level): .deeper(inner.replacing(other), level: level)
    case .shadowed(let inner, let shadow): .shadowed(inner.replacing(other), shadow)
    default: other(self) ?? self
    }
  }
}

/// The shadow of a style.
public struct StyleShadow: Hashable, Sendable {
  public var isInner: Bool
  public var color: Color
  public var radius: CGFloat
  public var offset: CGSize

  public init(isInner: Bool, color: Color, radius: CGFloat, offset: CGSize) {
    self.isInner = isInner
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

extension ViewStyle {
  private static let levels = ["foreground", "secondary", "tertiary", "quaternary", "quinary"]

  /// Returns the style in a few words: a colour as `#RRGGBB`, or the kind of a gradient.
  public func text(in colors: ColorSurroundings) -> String {
    switch self {
    case .color(let color): return color.resolve(in: colors).text
    case .foreground(let level): return Self.levels[min(max(level, 0), 4)]
    case .background: return "background"
    case .tint: return "tint"
    case .linear: return "linearGradient"
    case .radial: return "radialGradient"
    case .elliptical: return "ellipticalGradient"
    case .angular: return "angularGradient"
    case .mesh: return "meshGradient"
    case .image(let tile): return "image \(tile.name)"
    case .standardGradient(let color): return color.resolve(in: colors).text + " gradient"
    case .material: return "material"
    case .faded(let inner, let share): return "\(inner.text(in: colors)) \(share)"
    case .deeper(let inner, let level): return "\(inner.text(in: colors)) \(Self.levels[min(max(level, 0), 4)])"
    case .shadowed(let inner, _): return "\(inner.text(in: colors)) shadow"
    }
  }
}

extension ResolvedColor {
  /// The colour as `#RRGGBB`, with its opacity behind it if it is not 1.
  var text: String {
    let digits = [red, green, blue].map { component in
      let byte = Int((min(max(component.isNaN ? 0 : component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined() + (opacity == 1 ? "" : " \((opacity * 1000).rounded() / 1000)")
  }
}
