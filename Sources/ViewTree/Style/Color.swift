import Foundation

/// A colour that may depend on its surroundings: the colour scheme, the accent colour, an asset catalog.
public struct Color: Hashable, Sendable {
  /// The colour space of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// The kinds of colours.
  indirect enum Content: Hashable, Sendable {
    case fixed(ResolvedColor)
    case system(SystemColor)
    /// The colour of a name in an asset catalog.
    case asset(String)
    case accent
    case faded(Content, Double)
    case mixed(Content, Content, Double, Gradient.ColorSpace)
    /// Colours for the light and the dark scheme.
    case adaptive(light: ResolvedColor, dark: ResolvedColor)
  }

  var content: Content

  init(_ content: Content) {
    self.content = content
  }

  /// Creates a colour from components between 0 and 1; values beyond them are kept.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    content = .fixed(ResolvedColor(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a gray.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour by its place on the colour wheel, where 0 and 1 are red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = (hue - hue.rounded(.down)) * 6
    func part(_ offset: Double) -> Double {
      let place = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(min(place, 4 - place), 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Creates the colour of a name in an asset catalog.
  public init(_ name: String) {
    content = .asset(name)
  }

  /// Creates a colour that is another one.
  @_disfavoredOverload public init(_ color: Color) { self = color }

  /// Creates a colour with a value for each colour scheme.
  public static func adaptive(light: ResolvedColor, dark: ResolvedColor) -> Color {
    Color(Content.adaptive(light: light, dark: dark))
  }

  /// Returns the colour with its opacity multiplied by a number.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(content, opacity)) }

  /// Returns a mix with another colour; `fraction` is the share of the other.
  public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mixed(content, other.content, fraction, colorSpace))
  }

  /// Returns the colour in its surroundings.
  public func resolve(in surroundings: ColorSurroundings) -> ResolvedColor { Self.resolved(content, surroundings) }

  private static func resolved(_ content: Content, _ surroundings: ColorSurroundings) -> ResolvedColor {
    switch content {
    case .fixed(let color): return color
    case .system(let color): return color.resolved(isDark: surroundings.isDark)
    case .asset(let name): return surroundings.assets[name]?.color(isDark: surroundings.isDark) ?? .standIn(for: name)
    case .accent: return resolved(surroundings.accent.content, surroundings)
    case .faded(let inner, let share):
      var color = resolved(inner, surroundings)
      color.opacity *= share.isNaN ? 1 : max(0, share)
      return color
    case .mixed(let one, let other, let share, let space):
      return resolved(one, surroundings).mixed(with: resolved(other, surroundings), by: share, in: space)
    case .adaptive(let light, let dark): return surroundings.isDark ? dark : light
    }
  }

  /// Returns the colour with another one in place of the accent colour.
  func replacingAccent(by accent: Color) -> Color { Color(Self.replacingAccent(in: content, by: accent.content)) }

  private static func replacingAccent(in content: Content, by accent: Content) -> Content {
    switch content {
    case .accent: accent
    case .faded(let inner, let share): .faded(replacingAccent(in: inner, by: accent), share)
    case .mixed(let one, let other, let share, let space):
      .mixed(replacingAccent(in: one, by: accent), replacingAccent(in: other, by: accent), share, space)
    case .fixed, .system, .asset, .adaptive: content
    }
  }

  /// The names of the assets that the colour refers to.
  public var assetNames: [String] { Self.assetNames(in: content) }

  private static func assetNames(in content: Content) -> [String] {
    switch content {
    case .asset(let name): [name]
    case .faded(let inner, _): assetNames(in: inner)
    case .mixed(let one, let other, _, _): assetNames(in: one) + assetNames(in: other)
    default: []
    }
  }
}

/// The facts that a colour depends on.
public struct ColorSurroundings: Equatable, Sendable {
  /// A colour of an asset catalog.
  public struct Asset: Equatable, Sendable {
    public var light: ResolvedColor
    public var dark: ResolvedColor?

    public init(light: ResolvedColor, dark: ResolvedColor? = nil) {
      self.light = light
      self.dark = dark
    }

    func color(isDark: Bool) -> ResolvedColor { isDark ? dark ?? light : light }
  }

  public var isDark: Bool
  /// The colour of controls and of `Color.accentColor`.
  public var accent: Color
  public var assets: [String: Asset]

  public init(isDark: Bool = false, accent: Color = .blue, assets: [String: Asset] = [:]) {
    self.isDark = isDark
    self.accent = accent
    self.assets = assets
  }
}
