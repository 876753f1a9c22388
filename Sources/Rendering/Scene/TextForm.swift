import Foundation
import ShapeGeometry
import ViewTree

/// The form in which a picture shows texts.
enum TextForm: Sendable {
  /// Characters of the terminal, possibly only ASCII; the outlines of the glyphs for texts that are much larger than
  /// characters, if the way to them is known.
  case letters(TextOutlines?, isASCII: Bool = false)
  /// The gray of their lines, for blurs; the outlines as for letters.
  case ink(TextOutlines?)
  /// The outlines of their glyphs.
  case outlines(TextOutlines)

  /// True if texts become characters.
  var isLetters: Bool {
    if case .letters = self { return true }
    return false
  }

  /// True if a character may stand for a thing that it looks like.
  var hasLikenesses: Bool {
    if case .letters(_, isASCII: false) = self { return true }
    return false
  }

  /// The form for what is blurred until it cannot be read.
  var blurred: TextForm {
    if case .letters(let outlines, _) = self { return .ink(outlines) }
    return self
  }

  /// The form in samples that have no cells.
  var withoutCells: TextForm {
    if case .outlines = self { return self }
    return .ink(nil)
  }

  /// Returns the way to the outlines of a text whose capitals are so many cells high; nil if it has another form.
  func outlines(height: CGFloat, isTurned: Bool) -> TextOutlines? {
    switch self {
    case .outlines(let outlines): outlines
    case .letters(let outlines, _), .ink(let outlines):
      height >= (isTurned ? Self.leastTurned : Self.least) ? outlines : nil
    }
  }

  /// The heights of capitals in cells from which on outlines are more legible than characters.
  private static let least: CGFloat = 1.9
  private static let leastTurned: CGFloat = 1.5
}

/// The way from a line of text to the outlines of its glyphs.
public struct TextOutlines: Sendable {
  private let outline: @Sendable (String, TextFont, CGPoint, CGFloat) -> Path

  /// Creates the way by a function of the text, its font, the start of its baseline and its width, in points.
  public init(_ outline: @escaping @Sendable (String, TextFont, CGPoint, CGFloat) -> Path) {
    self.outline = outline
  }

  /// Returns the outlines of a line of text, which are filled by winding numbers other than 0.
  func path(_ text: String, _ font: TextFont, from start: CGPoint, width: CGFloat) -> Path {
    outline(text, font, start, width)
  }
}
