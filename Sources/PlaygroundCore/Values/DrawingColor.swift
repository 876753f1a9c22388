import ViewTree

/// A colour that can be chosen for the drawing of a bare shape: SwiftUI's colours, as they are in the light scheme.
public enum DrawingColor: String, CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, white, gray, black

  /// The colour in sRGB.
  var resolved: ResolvedColor {
    switch self {
    case .white: .white
    case .black: .black
    default: Color._system(rawValue).resolve(in: ColorSurroundings())
    }
  }

  /// The paint of an inside: a darker tone lies behind its dots.
  var paint: Paint {
    func color(_ share: Double) -> DisplayColor {
      DisplayColor(
        red: Float(resolved.red * share), green: Float(resolved.green * share), blue: Float(resolved.blue * share))
    }
    return Paint(color(1), ground: color(Self.shade))
  }

  /// The lightness of the tone behind dots over that of the dots.
  private static let shade = 0.55
}
