import Foundation

/// A stored property of a shape, or one part of it, that can be changed while the shape is on screen.
public struct Parameter: Equatable, Sendable {
  /// What a value is and how it is changed.
  public enum Kind: Equatable, Sendable {
    /// A CGFloat, a Double or a Float.
    case number
    /// An integer of any width; also the number of an array's elements.
    case integer
    /// A Bool; also whether an optional has a value.
    case toggle
    /// An Angle, shown and ranged in degrees.
    case angle
    /// A case of an enum, by the cases' names in declaration order.
    case choice([String])
    /// A String.
    case text
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

  /// The property's name; for a part the path to it, as in `anchor.x`, `points[2].y` and `points.count`.
  ///
  /// The toggle of an optional ends with a question mark: `inset?`.
  public var name: String
  /// The declared type as SwiftUI spells it: `CGFloat`, `Int`, `Bool`, `Angle`, an enum's name.
  public var typeName: String
  public var kind: Kind
  public var initial: ParameterValue
  /// What a slider spans, in degrees for an angle; nil where the kind has none (a toggle, a choice, a text).
  public var range: ClosedRange<Double>?
  /// Lowest and highest value that there can be; nil where there is no such bound.
  ///
  /// A range that the source writes is the limit too; beyond one that is guessed a value may go.
  public var limits: ClosedRange<Double>?
  /// The grid that values lie on, counted from the range's lower bound; nil for no grid.
  public var step: Double?
  public var origin: Origin
  /// The property's doc comment without its slashes, empty when it has none.
  public var documentation: String

  /// A written range is the limit, whatever `limits` say.
  public init(
    name: String, typeName: String, kind: Kind, initial: ParameterValue,
    range: ClosedRange<Double>? = nil, limits: ClosedRange<Double>? = nil, isRangeGuessed: Bool = false,
    step: Double? = nil, origin: Origin = .default, documentation: String = ""
  ) {
    self.name = name
    self.typeName = typeName
    self.kind = kind
    self.initial = initial
    self.range = range
    self.limits = isRangeGuessed ? limits : range
    self.step = step
    self.origin = origin
    self.documentation = documentation
  }

  /// Whether the range comes from name and value, so that a value may go beyond it.
  public var isRangeGuessed: Bool { range != limits }

  /// Whether a value is one that the parameter can have.
  public func admits(_ value: ParameterValue) -> Bool {
    switch (kind, value) {
    case (.number, .number(let number)), (.angle, .degrees(let number)):
      number.isFinite && limits?.contains(number) ?? true
    case (.integer, .integer(let number)): limits?.contains(Double(number)) ?? true
    case (.toggle, .toggle): true
    case (.choice(let names), .choice(let index)): names.indices.contains(index)
    case (.text, .text(let text)): text.utf8.count <= Self.longestText
    default: false
    }
  }

  /// A value as one of this parameter's: itself, or the same number where it was that of a property of another numeric type; nil where
  /// the parameter does not admit it.
  public func adopting(_ value: ParameterValue) -> ParameterValue? {
    if admits(value) { return value }
    let number: Double
    switch value {
    case .number(let value), .degrees(let value): number = value
    case .integer(let value): number = Double(value)
    case .toggle, .choice, .text: return nil
    }
    let adopted: ParameterValue? =
      switch kind {
      case .number: .number(number)
      case .angle: .degrees(number)
      case .integer: Int(exactly: number.rounded()).map(ParameterValue.integer)
      case .toggle, .choice, .text: nil
      }
    return adopted.flatMap { admits($0) ? $0 : nil }
  }

  /// The most UTF-8 bytes that a text parameter takes.
  public static let longestText = 4_096
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
  case text(String)
}
