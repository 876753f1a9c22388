import Foundation

/// A colour as it is shown: gamma-encoded sRGB components, usually between 0 and 1, and an opacity.
public struct ResolvedColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var opacity: Double

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates a colour from components between 0 and 255.
  public init(bytes red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }

  init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
    switch space {
    case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear: self.init(linear: (red, green, blue), opacity: opacity)
    case .displayP3:
      // Display P3 has the curve of sRGB; the matrix leads from its primaries to those of sRGB.
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      self.init(
        linear: (
          1.224_940_18 * r - 0.224_940_18 * g, -0.042_056_95 * r + 1.042_056_95 * g,
          -0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_6 * b
        ), opacity: opacity)
    }
  }

  init(linear: (Double, Double, Double), opacity: Double) {
    self.init(
      red: Self.encoded(linear.0), green: Self.encoded(linear.1), blue: Self.encoded(linear.2), opacity: opacity)
  }

  /// Creates a colour from components that are multiplied by the opacity.
  init(premultiplied color: SIMD4<Float>) {
    guard color.w > 0 else {
      self = .clear
      return
    }
    let plain = color / color.w
    self.init(red: Double(plain.x), green: Double(plain.y), blue: Double(plain.z), opacity: Double(color.w))
  }

  /// Returns a strong colour that stands for an asset that is not there; each name has its own.
  static func standIn(for name: String) -> ResolvedColor {
    // FNV-1a: the same on every machine.
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let hue = Color(hue: Double(hash % 360) / 360, saturation: 0.65, brightness: 0.85)
    return hue.resolve(in: ColorSurroundings())
  }

  public static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
  public static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  public static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  /// Returns the light of a gamma-encoded component; negative ones are mirrored.
  static func linear(_ component: Double) -> Double {
    let size = abs(component)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// Returns the gamma-encoded component of some light.
  static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let component = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }

  /// The components as light.
  var light: (red: Double, green: Double, blue: Double) {
    (Self.linear(red), Self.linear(green), Self.linear(blue))
  }

  /// The luminance of the colour without its opacity, from 0 to 1.
  public var luminance: Double { 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue }

  /// Returns a mix with another colour; `fraction` is the share of the other.
  ///
  /// Components are weighted by opacity, so that a mix with a transparent colour keeps the hue.
  public func mixed(with other: ResolvedColor, by fraction: Double, in space: Gradient.ColorSpace) -> ResolvedColor {
    let share = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let opacity = self.opacity * (1 - share) + other.opacity * share
    guard opacity > 0 else { return ResolvedColor(red: red, green: green, blue: blue, opacity: 0) }
    let weight = other.opacity * share / opacity
    func mix(_ one: Double, _ other: Double) -> Double { one * (1 - weight) + other * weight }
    switch space {
    case .device:
      return ResolvedColor(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), opacity: opacity)
    case .perceptual:
      let (a, b) = (Oklab(self), Oklab(other))
      let mixed = Oklab(lightness: mix(a.lightness, b.lightness), a: mix(a.a, b.a), b: mix(a.b, b.b))
      return ResolvedColor(linear: mixed.light, opacity: opacity)
    }
  }

  /// The nearest colour with components from 0 to 1.
  var clamped: ResolvedColor {
    func clamped(_ component: Double) -> Double { min(max(component, 0), 1) }
    return ResolvedColor(red: clamped(red), green: clamped(green), blue: clamped(blue), opacity: opacity)
  }

  /// Returns the colour drawn over another one, in gamma-encoded components as on Apple's displays.
  public func over(_ ground: ResolvedColor) -> ResolvedColor {
    let rest = ground.opacity * (1 - opacity)
    let total = opacity + rest
    guard total > 0 else { return .clear }
    func part(_ own: Double, _ other: Double) -> Double { (own * opacity + other * rest) / total }
    return ResolvedColor(
      red: part(red, ground.red), green: part(green, ground.green), blue: part(blue, ground.blue), opacity: total)
  }
}

/// A colour in the Oklab space, in which equal distances look equal. Source: Björn Ottosson, "A perceptual color space
/// for image processing", 2020.
struct Oklab {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: ResolvedColor) {
    let (red, green, blue) = color.light
    let long = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let middle = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let short = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    lightness = 0.210_454_255_3 * long + 0.793_617_785 * middle - 0.004_072_046_8 * short
    a = 1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short
    b = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short
  }

  /// The colour's light in sRGB's primaries.
  var light: (Double, Double, Double) {
    func cubed(_ number: Double) -> Double { number * number * number }
    let long = cubed(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let middle = cubed(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let short = cubed(lightness - 0.089_484_177_5 * a - 1.291_485_548 * b)
    return (
      4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
      -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
      -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short
    )
  }
}
