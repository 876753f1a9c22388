import ShapeInterpreter

/// The part of a session that is remembered and restored another time: the selected shape and the values.
///
/// It uses the names of the source for everything, so that it can be restored with another text of the files. Whatever
/// is missing from that text, or not admitted by it, is skipped.
public struct Session: Equatable, Sendable, Codable {
  /// A value as it is stored. A choice is stored by the name of its case, which stays the same if the cases are
  /// reordered.
  public enum Value: Equatable, Sendable, Codable {
    case number(Double)
    case integer(Int)
    case toggle(Bool)
    case degrees(Double)
    case choice(String)
    case text(String)
  }

  /// The values that were set for a shape, by parameter name.
  public struct Shape: Equatable, Sendable, Codable {
    public var file: String
    public var name: String
    public var values: [String: Value]
  }

  /// The file and the name of the selected shape; nil if there was none.
  public var file: String?
  public var shape: String?
  /// The shapes with values other than their start values, in the order of the list.
  public var shapes: [Shape] = []
  /// The values of the drawing and of the motion that differ from the start values.
  public var drawing: [String: Value] = [:]
  public var isMouseOn = true

  public init() {}
}

extension Session.Value {
  /// The kinds of values, which are the keys of their encoding: `{"degrees": 45}`.
  private enum Kind: String, CodingKey {
    case number, integer, toggle, degrees, choice, text
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a value has one kind"))
    }
    switch kind {
    case .number: self = .number(try container.decode(Double.self, forKey: kind))
    case .integer: self = .integer(try container.decode(Int.self, forKey: kind))
    case .toggle: self = .toggle(try container.decode(Bool.self, forKey: kind))
    case .degrees: self = .degrees(try container.decode(Double.self, forKey: kind))
    case .choice: self = .choice(try container.decode(String.self, forKey: kind))
    case .text: self = .text(try container.decode(String.self, forKey: kind))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .number(let number): try container.encode(number, forKey: .number)
    case .integer(let number): try container.encode(number, forKey: .integer)
    case .toggle(let flag): try container.encode(flag, forKey: .toggle)
    case .degrees(let degrees): try container.encode(degrees, forKey: .degrees)
    case .choice(let name): try container.encode(name, forKey: .choice)
    case .text(let text): try container.encode(text, forKey: .text)
    }
  }

  /// Creates the stored form of a parameter's value; nil if a choice is not one of the parameter's cases.
  init?(_ value: ParameterValue, of parameter: Parameter) {
    switch (value, parameter.kind) {
    case (.number(let number), _): self = .number(number)
    case (.integer(let number), _): self = .integer(number)
    case (.toggle(let flag), _): self = .toggle(flag)
    case (.degrees(let degrees), _): self = .degrees(degrees)
    case (.text(let text), _): self = .text(text)
    case (.choice(let index), .choice(let names)) where names.indices.contains(index): self = .choice(names[index])
    case (.choice, _): return nil
    }
  }

  /// Returns the value for a parameter; nil if the parameter does not admit it.
  func value(for parameter: Parameter) -> ParameterValue? {
    let value: ParameterValue? =
      switch (self, parameter.kind) {
      case (.number(let number), _): .number(number)
      case (.integer(let number), _): .integer(number)
      case (.toggle(let flag), _): .toggle(flag)
      case (.degrees(let degrees), _): .degrees(degrees)
      case (.text(let text), _): .text(text)
      case (.choice(let name), .choice(let names)): names.firstIndex(of: name).map(ParameterValue.choice)
      case (.choice, _): nil
      }
    return value.flatMap(parameter.adopting)
  }
}
