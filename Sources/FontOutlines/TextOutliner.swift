import Foundation
import ShapeGeometry
import ViewTree

/// The letters of text as outlines, in points: from the machine's fonts, or from strokes where there are none.
///
/// Widths are those of `TextFont`, the same on every machine; letters are fitted to them. Glyphs are read from the font
/// files once and kept, so a value is best used for many lines. Copies share what was read.
public struct TextOutliner: Sendable {
  private let shelf: LockedShelf

  /// Creates an outliner that finds its fonts in the usual directories of the system and the user.
  ///
  /// The directories are read when the first text is outlined, and of the files only those that are used. The same
  /// files at the same places always give the same choice.
  public init() {
    self.init(searching: FontSearch.directories)
  }

  /// Creates an outliner that finds its fonts in `directories` and those within; of equal files, the first is taken.
  public init(searching directories: [URL]) {
    shelf = LockedShelf(GlyphShelf(source: .directories(directories)))
  }

  /// Creates an outliner for the fonts of these files and no others, the preferred ones first. Files that are no fonts
  /// are skipped; without a font, letters are drawn as strokes.
  public init(fonts: [URL]) {
    shelf = LockedShelf(GlyphShelf(source: .files(fonts)))
  }

  /// Returns the outlines of the letters on one line, in points, to be filled by the non-zero rule.
  ///
  /// The line is as wide as asked: space is added or taken behind each character, as kerning does. Capitals are as high
  /// as `font.capHeight`. Control characters have no ink, and a character that no font has is shown as a box. Text
  /// beyond 4,096 characters is left out; the rest then has the font's own widths.
  ///
  /// The path is empty if the size or the start is not finite, or if the size is not above 0 or exceeds 1,000,000
  /// points. A width that is not finite stands for the font's own.
  /// - Parameters:
  ///   - text: The text, without line breaks.
  ///   - font: The size and style.
  ///   - start: The start of the baseline, in points; y runs down.
  ///   - width: The width of the line with the space behind its last letter, in points.
  public func outline(of text: String, font: TextFont, at start: CGPoint, width: CGFloat) -> Path {
    guard let line = LineSetting(text, font: font, width: width), start.isUsable else { return Path() }
    return shelf.withShelf { line.outline(at: start, from: &$0) }
  }

  /// Returns the family name of the font that draws most of the letters; nil if they are drawn as strokes.
  public func familyName(for font: TextFont) -> String? {
    shelf.withShelf { $0.familyName(for: FontStyle(font)) }
  }
}

extension CGPoint {
  /// True if sums with lengths on the line remain precise.
  fileprivate var isUsable: Bool { abs(x) <= 1e9 && abs(y) <= 1e9 }
}
