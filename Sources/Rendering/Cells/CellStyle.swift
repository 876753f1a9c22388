import ViewTree

/// A colour of a cell: the terminal's own colour, or an RGB colour.
public enum Ink: Hashable, Sendable {
  /// The terminal's default colour.
  case standard
  case rgb(UInt8, UInt8, UInt8)

  /// Creates the colour of a cell that is nearest to a colour of a drawing.
  public init(_ color: DisplayColor) {
    func byte(_ component: Float) -> UInt8 { component > 0 ? UInt8((min(component, 1) * 255).rounded()) : 0 }
    self = .rgb(byte(color.red), byte(color.green), byte(color.blue))
  }
}

extension Ink {
  /// Creates the nearest colour to red, green and blue in a vector's first components.
  init(_ color: SIMD4<Float>) { self.init(DisplayColor(red: color.x, green: color.y, blue: color.z)) }
}

/// The highlighting of a cell's character, which works without any colour.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let bold = CellAttributes(rawValue: 1)
  public static let dim = CellAttributes(rawValue: 2)
  public static let underline = CellAttributes(rawValue: 4)
  /// Foreground and background are exchanged.
  public static let reverse = CellAttributes(rawValue: 8)

  /// The attributes with their names and their ANSI codes (ECMA-48, 8.3.117), in the order in which all formats list
  /// them.
  static let table: [(attribute: CellAttributes, name: String, code: Int)] = [
    (.bold, "bold", 1), (.dim, "dim", 2), (.underline, "underline", 4), (.reverse, "reverse", 7),
  ]
}

/// Everything about a cell except its character.
public struct CellStyle: Hashable, Sendable {
  public var foreground: Ink
  public var background: Ink
  public var attributes: CellAttributes

  public init(foreground: Ink = .standard, background: Ink = .standard, attributes: CellAttributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours without attributes.
  public static let plain = CellStyle()
  public static let bold = CellStyle(attributes: .bold)
  public static let dim = CellStyle(attributes: .dim)
  public static let reverse = CellStyle(attributes: .reverse)

  /// Returns the style with additional attributes.
  public func with(_ attributes: CellAttributes) -> CellStyle {
    CellStyle(foreground: foreground, background: background, attributes: self.attributes.union(attributes))
  }
}

/// The number of colours that a terminal or a format can show.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// No colours, only attributes.
  case none
  /// The eight named colours that every colour terminal has.
  case ansi8 = "8"
  /// The eight named colours and their bright variants.
  case ansi16 = "16"
  /// The palette of xterm: the named colours, a 6×6×6 cube, and greys.
  case palette256 = "256"
  case truecolor
}
