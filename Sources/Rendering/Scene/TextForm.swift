import Foundation
import ShapeGeometry
import ViewTree

/// The form in which a picture shows texts.
enum TextForm: Sendable {
  /// Characters of the terminal.
  case letters
  /// The gray of their lines, for blurs.
  case ink
  /// The outlines of their glyphs.
  case outlines(TextOutlines)

  /// True if texts become characters.
  var isLetters: Bool {
    if case .letters = self { return true }
    return false
  }
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
