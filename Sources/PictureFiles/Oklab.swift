import Foundation

/// The conversion between sRGB and Oklab, a space in which distances are close to the differences that people see.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
struct Oklab {
  /// Linear light for each byte of sRGB.
  private let light: [Float]

  init() {
    light = (0...255).map { byte in
      let value = Float(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  /// Returns lightness from 0 to 1, and the two chromatic axes.
  func coordinates(of color: FlatColor) -> SIMD3<Float> {
    let (red, green, blue) = (light[Int(color.red)], light[Int(color.green)], light[Int(color.blue)])
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return SIMD3(
      0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
  }

  /// Returns the nearest colour with 8 bits a component.
  func color(at point: SIMD3<Float>) -> FlatColor {
    func cube(_ value: Float) -> Float { value * value * value }
    let long = cube(point.x + 0.3963377774 * point.y + 0.2158037573 * point.z)
    let medium = cube(point.x - 0.1055613458 * point.y - 0.0638541728 * point.z)
    let short = cube(point.x - 0.0894841775 * point.y - 1.2914855480 * point.z)
    func byte(_ light: Float) -> UInt32 {
      let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
      return UInt32((min(max(value, 0), 1) * 255).rounded())
    }
    return FlatColor(
      red: byte(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      green: byte(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      blue: byte(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short))
  }
}
