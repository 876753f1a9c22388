/// The colours of a mark.
public struct Paint: Hashable, Sendable {
  /// The colour of the mark itself.
  public var color: DisplayColor
  /// The colour behind a mark that is drawn with gaps, such as dots; nil for none. It shows only where the mark covers
  /// the ground entirely, never beyond its outline.
  public var ground: DisplayColor?

  public init(_ color: DisplayColor, ground: DisplayColor? = nil) {
    self.color = color
    self.ground = ground
  }
}

/// An opaque colour in the sRGB colour space.
public struct DisplayColor: Hashable, Sendable {
  /// The gamma-encoded components, from 0 to 1.
  public var red, green, blue: Float

  public init(red: Float, green: Float, blue: Float) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour from components in bytes, from 0 to 255.
  public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.init(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
  }
}
