import Foundation

/// An angle, stored in radians; on a y-down screen a positive angle turns clockwise.
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

  /// Creates the angle of no turn.
  public init() {
    radians = 0
  }

  /// Creates an angle from radians; it is not reduced to one turn.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees; it is not reduced to one turn.
  public init(degrees: Double) {
    radians = degrees * (.pi / 180)
  }

  /// Returns the angle of the given radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Returns the angle of the given degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns true if the first angle has fewer radians than the second one; whole turns count.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  /// Returns the sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// Returns the difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// Returns the angle multiplied by a factor.
  public static func * (a: Angle, k: Double) -> Angle { Angle(radians: a.radians * k) }
  /// Returns the angle multiplied by a factor.
  public static func * (k: Double, a: Angle) -> Angle { Angle(radians: k * a.radians) }
  /// Returns the angle divided by a number; division by 0 gives an infinite angle or NaN.
  public static func / (a: Angle, k: Double) -> Angle { Angle(radians: a.radians / k) }
  /// Returns the angle of the opposite turn.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

  /// Adds an angle to this one.
  public static func += (a: inout Angle, b: Angle) { a = a + b }
  /// Subtracts an angle from this one.
  public static func -= (a: inout Angle, b: Angle) { a = a - b }
  /// Multiplies the angle by a factor.
  public static func *= (a: inout Angle, k: Double) { a = a * k }
  /// Divides the angle by a number; division by 0 gives an infinite angle or NaN.
  public static func /= (a: inout Angle, k: Double) { a = a / k }

  /// Replaces the angle with the angle of the opposite turn.
  public mutating func negate() { self = -self }
}
