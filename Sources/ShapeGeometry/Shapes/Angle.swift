import Foundation

/// An angle, kept in radians; on a y-down screen a positive angle turns clockwise.
@frozen
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees, computed from the radians.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// The angle of no turn.
  public static let zero = Angle()

  /// The angle of no turn.
  public init() {
    radians = 0
  }

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    radians = degrees * (.pi / 180)
  }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  public static func * (a: Angle, k: Double) -> Angle { Angle(radians: a.radians * k) }
  public static func * (k: Double, a: Angle) -> Angle { Angle(radians: k * a.radians) }
  public static func / (a: Angle, k: Double) -> Angle { Angle(radians: a.radians / k) }
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

  public static func += (a: inout Angle, b: Angle) { a = a + b }
  public static func -= (a: inout Angle, b: Angle) { a = a - b }
  public static func *= (a: inout Angle, k: Double) { a = a * k }
  public static func /= (a: inout Angle, k: Double) { a = a / k }

  /// Turns the angle the other way.
  public mutating func negate() { self = -self }

  /// The length of the animatable data: the radians without their sign, 128 times.
  public var magnitude: Double { animatableData.magnitudeSquared.squareRoot() }
}
