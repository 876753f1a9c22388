import ViewTree

extension BlendMode {
  /// True if a mark changes what lies behind it even where it is transparent itself.
  var wipes: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// Returns a colour on top of another one. The components of both are multiplied by their opacities.
  func blended(_ source: SIMD4<Float>, over ground: SIMD4<Float>) -> SIMD4<Float> {
    let (a, b) = (source.w, ground.w)
    switch self {
    case .normal: return source + ground * (1 - a)
    case .sourceAtop: return source * b + ground * (1 - a)
    case .destinationOver: return source * (1 - b) + ground
    case .destinationOut: return ground * (1 - a)
    case .clear: return .zero
    case .copy: return source
    case .sourceIn: return source * b
    case .sourceOut: return source * (1 - b)
    case .destinationIn: return ground * a
    case .destinationAtop: return ground * a + source * (1 - b)
    case .xor: return source * (1 - b) + ground * (1 - a)
    case .plusLighter: return (source + ground).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker:
      let opacity = min(a + b, 1)
      var result = SIMD4<Float>(repeating: opacity) - (SIMD4(repeating: a) - source) - (SIMD4(repeating: b) - ground)
      result.w = opacity
      return result.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: opacity))
    default:
      guard a > 0, b > 0 else { return source + ground * (1 - a) }
      let mixed = mixed(plain(source), plain(ground))
      let result = source * (1 - b) + ground * (1 - a) + SIMD4(mixed, 1) * (a * b)
      return SIMD4(result.x, result.y, result.z, a + b - a * b)
    }
  }

  private func plain(_ color: SIMD4<Float>) -> SIMD3<Float> { SIMD3(color.x, color.y, color.z) / color.w }

  /// Returns the mix of two opaque colours.
  private func mixed(_ source: SIMD3<Float>, _ ground: SIMD3<Float>) -> SIMD3<Float> {
    switch self {
    case .hue: return source.withSaturation(ground.saturation).withLuminosity(ground.luminosity)
    case .saturation: return ground.withSaturation(source.saturation).withLuminosity(ground.luminosity)
    case .color: return source.withLuminosity(ground.luminosity)
    case .luminosity: return ground.withLuminosity(source.luminosity)
    default:
      var result = SIMD3<Float>.zero
      for index in 0..<3 { result[index] = mixed(source[index], ground[index]) }
      return result
    }
  }

  /// Returns the mix of two components; `s` lies on `b`.
  private func mixed(_ s: Float, _ b: Float) -> Float {
    switch self {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return Self.hardLight(b, s)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return Self.hardLight(s, b)
    case .softLight:
      guard s > 0.5 else { return b - (1 - 2 * s) * b * (1 - b) }
      let root = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (root - b)
    case .difference: return abs(s - b)
    case .exclusion: return s + b - 2 * s * b
    default: return s
    }
  }

  private static func hardLight(_ s: Float, _ b: Float) -> Float {
    s <= 0.5 ? 2 * s * b : (2 * s - 1) + b - (2 * s - 1) * b
  }
}

extension SIMD3<Float> {
  fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }
  fileprivate var saturation: Float { self.max() - self.min() }

  /// Returns the colour with another luminosity; components out of range move toward its gray.
  fileprivate func withLuminosity(_ luminosity: Float) -> SIMD3<Float> {
    var color = self + (luminosity - self.luminosity)
    let (low, high) = (color.min(), color.max())
    let gray = SIMD3(repeating: luminosity)
    if low < 0 { color = gray + (color - gray) * (luminosity / (luminosity - low)) }
    if high > 1 { color = gray + (color - gray) * ((1 - luminosity) / (high - luminosity)) }
    return color
  }

  /// Returns the colour with its components spread from 0 to a saturation.
  fileprivate func withSaturation(_ saturation: Float) -> SIMD3<Float> {
    let (low, spread) = (self.min(), self.saturation)
    return spread > 0 ? (self - low) * (saturation / spread) : .zero
  }
}
