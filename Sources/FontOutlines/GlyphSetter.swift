import Foundation
import ViewTree

/// The fit of one style's glyphs to the widths of the product's own table; a capital's height is 1.
struct GlyphSetter {
  let style: FontStyle
  /// The factor of the widths of all letters of the face; nil if letters are strokes.
  let squeeze: CGFloat?

  /// The letters whose widths decide about the factor: those of which most text consists.
  static let common: [Character] = ["a", "e", "i", "n", "o", "r", "s", "t"]
  /// The factors between which all letters of a face are fitted.
  private static let squeezes: ClosedRange<CGFloat> = 0.75...1.25
  /// The share by which a letter's factor may differ from that of the face; strokes keep their width then.
  private static let freedom: CGFloat = 0.05
  /// The share of the space on both sides of a letter that it keeps before it becomes narrower.
  private static let keptSides: CGFloat = 0.35
  /// The least factor of a letter's width.
  private static let least: CGFloat = 0.4

  /// Creates the fit for a font; `advance` returns the width of a letter in the face, nil if it has none.
  init(_ font: TextFont, style: FontStyle, hasFace: Bool, advance: (Character) -> CGFloat?) {
    self.style = style
    guard hasFace else {
      squeeze = nil
      return
    }
    var (own, table): (CGFloat, CGFloat) = (0, 0)
    for letter in Self.common {
      guard let width = advance(letter) else { continue }
      own += width
      table += font.advance(of: letter) / font.capHeight
    }
    squeeze = own > 0 && table > 0 ? min(max(table / own, Self.squeezes.lowerBound), Self.squeezes.upperBound) : 1
  }

  /// Returns the glyph of a character that is to be `width` wide.
  func glyph(of character: Character, width: CGFloat, from shelf: inout GlyphShelf) -> Glyph {
    shelf.glyph(of: character, in: style, width: width)
  }

  /// Returns the factor of a glyph's width and the place of its origin, for a width of its own.
  ///
  /// Letters follow the factor of the face as far as the space beside them gives way, so that strokes are of one width.
  func place(of glyph: Glyph, width: CGFloat) -> (scale: CGFloat, x: CGFloat) {
    guard glyph.advance > 0, width > 0, let ink = glyph.ink else { return (squeeze ?? 1, 0) }
    if glyph.keepsShape {
      let scale = min(1, width / glyph.advance)
      return (scale, (width - glyph.advance * scale) / 2)
    }
    // A glyph of strokes was made for the width.
    guard let squeeze, glyph.advance != width else { return (1, 0) }
    let freedom = (squeeze * (1 - Self.freedom))...(squeeze * (1 + Self.freedom))
    var scale = min(max(width / glyph.advance, freedom.lowerBound), freedom.upperBound)
    let inked = ink.upperBound - ink.lowerBound
    let sides = max(0, glyph.advance - inked)
    scale = max(min(scale, width / (inked + Self.keptSides * sides)), Self.least)
    return (scale, (width - glyph.advance * scale) / 2)
  }
}
