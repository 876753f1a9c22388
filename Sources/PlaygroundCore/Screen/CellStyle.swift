/// A colour of a cell: the terminal's own, or one of ours.
public enum Ink: Hashable, Sendable {
  /// The colour that the terminal uses when it is told none.
  case standard
  case rgb(UInt8, UInt8, UInt8)
}

/// How a cell's character is set apart; readable without any colour.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let bold = CellAttributes(rawValue: 1)
  public static let dim = CellAttributes(rawValue: 2)
  public static let underline = CellAttributes(rawValue: 4)
  /// Foreground and background change places.
  public static let reverse = CellAttributes(rawValue: 8)

  /// The attributes with their names and their ANSI codes (ECMA-48, 8.3.117), in the order in which all formats list them.
  static let table: [(attribute: CellAttributes, name: String, code: Int)] = [
    (.bold, "bold", 1), (.dim, "dim", 2), (.underline, "underline", 4), (.reverse, "reverse", 7),
  ]
}

/// Everything about a cell but its character.
public struct CellStyle: Hashable, Sendable {
  public var foreground: Ink
  public var background: Ink
  public var attributes: CellAttributes

  public init(foreground: Ink = .standard, background: Ink = .standard, attributes: CellAttributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, nothing set apart.
  public static let plain = CellStyle()
  public static let bold = CellStyle(attributes: .bold)
  public static let dim = CellStyle(attributes: .dim)
  public static let reverse = CellStyle(attributes: .reverse)

  /// The style with more attributes.
  public func with(_ attributes: CellAttributes) -> CellStyle {
    CellStyle(foreground: foreground, background: background, attributes: self.attributes.union(attributes))
  }
}

/// How many colours a terminal or a format can show.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// None: attributes alone.
  case none
  /// The eight that every terminal with colours names for itself.
  case ansi8 = "8"
  /// The same and their bright twins.
  case ansi16 = "16"
  /// The 6×6×6 cube and the greys of xterm.
  case palette256 = "256"
  case truecolor
}
