import Rendering

/// The facts that a terminal tells about itself, which a playground can do without.
public struct TerminalFacts: Equatable, Sendable {
  /// The pixels of a terminal that can show them; nil if it has none.
  public var pixels: PixelScreen?
  /// The character sets that it shows, the best one first.
  public var glyphSets: [GlyphSet]
  /// Its background; nil if it does not tell it.
  public var ground: Ink?

  public init(pixels: PixelScreen? = nil, glyphSets: [GlyphSet] = GlyphSet.allCases, ground: Ink? = nil) {
    (self.pixels, self.glyphSets, self.ground) = (pixels, glyphSets, ground)
  }

  /// True if the background is known to be light: nearer to white than to black, as the eye weighs red, green and blue.
  public var isLight: Bool {
    guard case .rgb(let red, let green, let blue) = ground else { return false }
    return 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue) > 127.5
  }
}
