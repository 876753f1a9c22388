import Foundation

// A notation of colours as text, by which the interpreter keeps those that are more than four components.

extension Color {
  /// The colour in words in front of their operands, such as `fade 0.5 system blue`; empty for fixed components.
  package var notation: String {
    if case .fixed = content { return "" }
    return Self.notation(of: content)
  }

  /// The text by which the colour is told apart from others: the name of a system's colour, else the notation with all
  /// components.
  package var identityText: String {
    if case .system(let color) = content { return color.rawValue }
    return Self.notation(of: content)
  }

  /// Makes a colour from its notation, or from `components` if the notation is empty or is none.
  package init(notation: String, components: ResolvedColor) {
    var words = notation.split(separator: " ")[...]
    self.init(Self.content(of: &words) ?? .fixed(components))
  }

  private static func notation(of content: Content) -> String {
    func components(_ color: ResolvedColor) -> String {
      "rgb \(color.red) \(color.green) \(color.blue) \(color.opacity)"
    }
    switch content {
    case .fixed(let color): return components(color)
    case .system(let color): return "system \(color.rawValue)"
    case .asset(let name): return "asset \(name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
    case .accent: return "accent"
    case .faded(let inner, let share): return "fade \(share) \(notation(of: inner))"
    case .mixed(let one, let other, let share, let space):
      return "mix \(share) \(space == .device ? "device" : "perceptual") \(notation(of: one)) \(notation(of: other))"
    case .adaptive(let light, let dark): return "adaptive \(components(light)) \(components(dark))"
    }
  }

  private static func content(of words: inout ArraySlice<Substring>) -> Content? {
    func number() -> Double? { words.popFirst().flatMap { Double($0) } }
    func components() -> ResolvedColor? {
      guard let red = number(), let green = number(), let blue = number(), let opacity = number() else { return nil }
      return ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    }
    func fixed() -> ResolvedColor? { words.popFirst() == "rgb" ? components() : nil }
    switch words.popFirst() {
    case "rgb": return components().map { .fixed($0) }
    case "system": return words.popFirst().flatMap { SystemColor(rawValue: String($0)) }.map { .system($0) }
    case "asset": return words.popFirst().flatMap { $0.removingPercentEncoding }.map { .asset($0) }
    case "accent": return .accent
    case "fade":
      guard let share = number(), let inner = content(of: &words) else { return nil }
      return .faded(inner, share)
    case "mix":
      guard let share = number(), let space = words.popFirst(), let one = content(of: &words),
        let other = content(of: &words)
      else { return nil }
      return .mixed(one, other, share, space == "device" ? .device : .perceptual)
    case "adaptive":
      guard let light = fixed(), let dark = fixed() else { return nil }
      return .adaptive(light: light, dark: dark)
    default: return nil
    }
  }

  /// Returns the colour that looks as one of two, for each colour scheme.
  package static func _adaptive(_ light: Color, _ dark: Color) -> Color {
    .adaptive(light: light.resolve(in: ColorSurroundings()), dark: dark.resolve(in: ColorSurroundings(isDark: true)))
  }

  /// Returns the system colour of a name, such as `red` or `secondary`; clear for an unknown one.
  package static func _system(_ name: String) -> Color {
    SystemColor(rawValue: name).map { Color(.system($0)) } ?? .clear
  }

  package static func _accent() -> Color { Color(.accent) }
  package static func _asset(_ name: String) -> Color { Color(name) }

  /// Returns UIKit's colour of a name; clear for an unknown one.
  package static func _uiColor(_ name: String) -> Color { uiColor(named: name) ?? .clear }
}
