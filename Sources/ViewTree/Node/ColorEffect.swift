import ShapeGeometry

/// A change of a view's colours, as a program says it.
public enum ColorEffect: Hashable, Sendable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Angle)
  case invert
  case multiply(Color)
  case luminanceToAlpha

  /// SwiftUI's name.
  public var name: String {
    switch self {
    case .brightness: "brightness"
    case .contrast: "contrast"
    case .saturation: "saturation"
    case .grayscale: "grayscale"
    case .hueRotation: "hueRotation"
    case .invert: "colorInvert"
    case .multiply: "colorMultiply"
    case .luminanceToAlpha: "luminanceToAlpha"
    }
  }

  /// Makes the effect of SwiftUI's name that is described by one number, or by none; nil for another one.
  init?(_ name: String, _ amount: Double) {
    let effects: [ColorEffect] = [
      .brightness(amount), .contrast(amount), .saturation(amount), .grayscale(amount), .invert, .luminanceToAlpha,
    ]
    guard let effect = effects.first(where: { $0.name == name }) else { return nil }
    self = effect
  }

  /// Returns the effect as a map of colours.
  func matrix(in colors: ColorSurroundings) -> ColorMatrix {
    switch self {
    case .brightness(let amount): .brightness(amount)
    case .contrast(let amount): .contrast(amount)
    case .saturation(let amount): .saturation(amount)
    case .grayscale(let amount): .grayscale(amount)
    case .hueRotation(let angle): .hueRotation(angle)
    case .invert: .inversion
    case .multiply(let color): .product(with: color.resolve(in: colors))
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }
}
