import Foundation
import ShapeGeometry

/// A colour as far as shape files make one; its values are never looked at.
public struct Color: View, Hashable, Sendable {
  public typealias Body = Never

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  private var parts: [Double]

  private init(_ parts: [Double]) { self.parts = parts }

  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    parts = [red, green, blue, opacity]
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    parts = [white, white, white, opacity]
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    parts = [hue, saturation, brightness, opacity, 0]
  }

  public func opacity(_ opacity: Double) -> Color { Color(parts.dropLast() + [parts[parts.count - 1] * opacity]) }

  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let clear = Color(white: 0, opacity: 0)
  public static let gray = Color(white: 0.5)
  public static let red = Color(red: 1, green: 0, blue: 0)
  public static let green = Color(red: 0, green: 1, blue: 0)
  public static let blue = Color(red: 0, green: 0, blue: 1)
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  public static let pink = Color(red: 1, green: 0.2, blue: 0.4)
  public static let purple = Color(red: 0.7, green: 0.3, blue: 0.9)
  public static let yellow = Color(red: 1, green: 0.8, blue: 0)
}

public struct Gradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

public struct LinearGradient: View, Sendable {
  public typealias Body = Never
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
