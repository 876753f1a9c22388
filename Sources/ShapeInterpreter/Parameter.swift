import Foundation

/// A stored property of a shape, or one part of it, that can be changed while the shape is displayed.
public struct Parameter: Equatable, Sendable {
  /// The type of a value, which decides its control.
  public enum Kind: Equatable, Sendable {
    /// A CGFloat, a Double or a Float.
    case number
    /// An integer of any width, or the number of an array's elements.
    case integer
    /// A Bool, or the presence of an optional's value.
    case toggle
    /// An Angle. Its value and range are in degrees.
    case angle
    /// A case of an enum. The names are those of the cases in declaration order.
    case choice([String])
    /// A String.
    case text
  }

  /// The source of a start value.
  public enum Origin: String, Sendable {
    /// The property's own default.
    case `default`
    /// Arguments of a call in the same file that makes the shape.
    case example
    /// A guess from type and name.
    case guess
  }

  /// The property's name. For a part it is the path to the part: `anchor.x`, `points[2].y`, `points.count`.
  ///
  /// The name of an optional's toggle ends with a question mark: `inset?`.
  public var name: String
  /// The declared type in SwiftUI's spelling: `CGFloat`, `Int`, `Bool`, `Angle`, an enum's name.
  public var typeName: String
  public var kind: Kind
  public var initial: ParameterValue
  /// The range of a slider, in degrees for an angle; nil if the kind has none (a toggle, a choice, a text).
  public var range: ClosedRange<Double>?
  /// The lowest and highest value allowed; nil if there is no such bound.
  ///
  /// A range that the source states is also the limit. A value may lie outside a guessed range.
  public var limits: ClosedRange<Double>?
  /// The distance of allowed values, counted from the range's lower bound; nil if all values are allowed.
  public var step: Double?
  public var origin: Origin
  /// The property's doc comment without its slashes; empty if there is none.
  public var documentation: String

  /// Makes a parameter. `limits` is used only if the range is guessed; otherwise the range is the limit.
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

  /// True if the range is guessed from name and value, so that a value may lie outside it.
  public var isRangeGuessed: Bool { range != limits }

  /// Returns whether the parameter can have a value.
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

  /// Returns a value in this parameter's kind, or nil if the parameter does not admit it. A number of
  /// another numeric kind is converted.
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

  /// The most UTF-8 bytes of a text parameter.
  public static let longestText = 4_096
}

/// A parameter's value. Its case corresponds to the parameter's kind.
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
