import Foundation

/// A stored property of a shape, or one component of it, that can be changed while the shape is on screen.
public struct Parameter: Equatable, Sendable {
  /// What a value is and how it is changed.
  public enum Kind: Equatable, Sendable {
    /// A CGFloat, a Double or a Float.
    case number
    case integer
    case toggle
    /// An Angle, shown and ranged in degrees.
    case angle
    /// A case of an enum, by the cases' names in declaration order.
    case choice([String])
  }

  /// Where the start value comes from.
  public enum Origin: String, Sendable {
    /// The property's own default.
    case `default`
    /// Arguments with which the same file makes the shape.
    case example
    /// Its type and name.
    case guess
  }

  /// The property's name; for a component the path to it, as in `anchor.x`.
  public var name: String
  /// The declared type as SwiftUI spells it: `CGFloat`, `Int`, `Bool`, `Angle`, an enum's name.
  public var typeName: String
  public var kind: Kind
  public var initial: ParameterValue
  /// Lowest and highest value, in degrees for an angle; nil where the kind has none (a toggle, a choice).
  public var range: ClosedRange<Double>?
  /// The grid that values lie on, counted from the range's lower bound; nil for no grid.
  public var step: Double?
  public var origin: Origin
  /// The property's doc comment without its slashes, empty when it has none.
  public var documentation: String

  public init(
    name: String, typeName: String, kind: Kind, initial: ParameterValue,
    range: ClosedRange<Double>? = nil, step: Double? = nil, origin: Origin = .default,
    documentation: String = ""
  ) {
    self.name = name
    self.typeName = typeName
    self.kind = kind
    self.initial = initial
    self.range = range
    self.step = step
    self.origin = origin
    self.documentation = documentation
  }
}

/// The present value of a parameter; its case agrees with the parameter's kind.
public enum ParameterValue: Equatable, Sendable {
  case number(Double)
  case integer(Int)
  case toggle(Bool)
  /// An angle in degrees.
  case degrees(Double)
  /// The index of an enum's case in declaration order.
  case choice(Int)
}
