extension Color: CustomStringConvertible {
  /// The text that SwiftUI prints for the colour: `red`, `50% red`, `#FF8000FF`.
  ///
  /// A mix and a colour with a value for each scheme have the components of the light scheme; SwiftUI prints parts of
  /// its own for these. Source of the forms: OpenSwiftUI.
  public var description: String { Self.description(of: content) }

  private static func description(of content: Content) -> String {
    switch content {
    case .fixed(let color): return color.hexadecimal
    case .system(let color): return color.rawValue
    case .asset(let name): return "NamedColor(name: \(name.debugDescription), bundle: nil)"
    case .accent: return "AccentColorProvider()"
    case .faded(let inner, let share): return "\(whole(share * 100))% \(description(of: inner))"
    case .mixed, .adaptive: return Color(content).resolve(in: ColorSurroundings()).hexadecimal
    }
  }

  /// Returns the nearest integer that an Int can hold; 0 for no number.
  private static func whole(_ number: Double) -> Int { Int(clamping: number.isNaN ? 0 : number) }
}

extension ResolvedColor {
  /// The components as `#RRGGBBAA`.
  fileprivate var hexadecimal: String {
    [red, green, blue, opacity].reduce(into: "#") { text, component in
      let byte = Int(clamping: component.isNaN ? 0 : min(max(component, 0), 1) * 255)
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}

extension Int {
  /// Rounds a number; one that is too large becomes the largest.
  fileprivate init(clamping number: Double) {
    self = Int(exactly: number.rounded()) ?? (number > 0 ? .max : .min)
  }
}
