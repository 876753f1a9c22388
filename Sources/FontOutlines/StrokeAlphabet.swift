import Foundation
import ShapeGeometry

/// The letters that are there without any font: lines of a round pen.
enum StrokeAlphabet {
  /// Returns the glyph of a character for a width over a capital's height; nil if the alphabet lacks it.
  static func glyph(of scalars: [Unicode.Scalar], width: CGFloat, style: FontStyle) -> Glyph? {
    let parts = String(String.UnicodeScalarView(scalars)).decomposedStringWithCanonicalMapping.unicodeScalars
    guard let first = parts.first else { return nil }
    let hasMarkAbove = parts.dropFirst().contains { $0.properties.canonicalCombiningClass == .above }
    guard let letter = letters[hasMarkAbove ? dotless(first) : first] else { return nil }
    let height = StrokeLetter.capHeight
    let pen = Self.pen(weight: style.weight)
    var glyph = Glyph(path: letter.outline(width: width * height, pen: pen), advance: width * height)
    for part in parts.dropFirst() {
      guard let lines = marks[part] else { return nil }
      let mark = Glyph(path: lines.outline(width: 0, pen: pen * 0.9), advance: 0)
      glyph = glyph.marked(with: mark, combiningClass: part.properties.canonicalCombiningClass.rawValue)
    }
    let lean = style.isItalic ? CGFloat(Glyph.lean) : 0
    let path = glyph.path.applying(
      CGAffineTransform(a: 1 / height, b: 0, c: -lean / height, d: 1 / height, tx: 0, ty: 0))
    return Glyph(path: path, advance: width)
  }

  private static func dotless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "i" ? "\u{131}" : scalar == "j" ? "\u{237}" : scalar
  }

  /// Returns the width of the pen on the grid.
  private static func pen(weight: Int) -> CGFloat {
    let share = CGFloat(weight - 400) / 300
    return share < 0 ? 2.4 + share * 1.7 : 2.4 + share * 1.3
  }
}
