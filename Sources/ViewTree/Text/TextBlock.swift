import Foundation

/// A text in one font and style, part of a block.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: TextFont
  /// The space that is added behind each character, in points.
  public var kerning: CGFloat
  /// The distance by which the text stands above the baseline, in points.
  public var raise: CGFloat

  public init(_ text: String, font: TextFont = .body, kerning: CGFloat = 0, raise: CGFloat = 0) {
    self.text = text
    self.font = font
    self.kerning = kerning
    self.raise = raise
  }
}

/// Runs of text that are laid out together, with the rules by which they are broken into lines.
public struct TextBlock: Hashable, Sendable {
  /// The side on which lines of different widths are aligned.
  public enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  /// The part of a line that gives way to an ellipsis.
  public enum Truncation: Hashable, Sendable {
    case head, middle, tail
  }

  public var runs: [TextRun]
  /// The greatest number of lines; nil for no limit.
  public var lineLimit: Int?
  public var alignment: Alignment
  public var truncation: Truncation
  /// The factor down to which the fonts shrink before text is cut.
  public var minimumScaleFactor: CGFloat
  /// The space added between lines, in points.
  public var lineSpacing: CGFloat
  /// The least number of lines that the text takes the space of.
  public var leastLines: Int

  public init(
    _ runs: [TextRun], lineLimit: Int? = nil, alignment: Alignment = .leading, truncation: Truncation = .tail,
    minimumScaleFactor: CGFloat = 1, lineSpacing: CGFloat = 0, leastLines: Int = 1
  ) {
    self.leastLines = leastLines
    self.runs = runs
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.lineSpacing = lineSpacing
  }

  public init(_ text: String, font: TextFont = .body) {
    self.init([TextRun(text, font: font)])
  }

  /// Returns the lines of the block within a width and height, in points; nil sets no limit. Sizes are rounded up to
  /// pixels of 1 / `scale` points.
  ///
  /// Words wrap greedily. A word that is too long for a line is broken between letters. What does not fit the height or
  /// the line limit is cut with an ellipsis, after the fonts have shrunk as far as the block allows. A first line that
  /// is higher than the room, and a letter that is wider, shrink too, but are never cut.
  public func laidOut(width: CGFloat?, height: CGFloat?, scale: CGFloat) -> LaidText {
    func fits(_ text: LaidText) -> Bool {
      let pixel = 1 / scale
      return !text.isTruncated && text.size.width <= (width ?? .infinity) + pixel
        && text.size.height <= (height ?? .infinity) + pixel
    }
    let whole = TextLines(self, scaledBy: 1, width: width, height: height).laid(scale: scale)
    guard minimumScaleFactor < 1, minimumScaleFactor > 0, !fits(whole) else { return whole }
    // The largest factor at which all of the text is there.
    var (low, high): (CGFloat, CGFloat) = (minimumScaleFactor, 1)
    var best = TextLines(self, scaledBy: low, width: width, height: height).laid(scale: scale)
    guard fits(best) else { return best }
    for _ in 0..<10 {
      let middle = (low + high) / 2
      let attempt = TextLines(self, scaledBy: middle, width: width, height: height).laid(scale: scale)
      if fits(attempt) {
        (low, best) = (middle, attempt)
      } else {
        high = middle
      }
    }
    return best
  }
}

/// A text block broken into lines, in its own space.
public struct LaidText: Equatable, Sendable {
  /// The part of a run on one line.
  public struct Piece: Equatable, Sendable {
    /// The place of the run in its block.
    public var run: Int
    public var text: String
    /// The distance from the block's leading edge, in points.
    public var x: CGFloat
    public var width: CGFloat
  }

  /// One line.
  public struct Line: Equatable, Sendable {
    public var pieces: [Piece]
    /// The baseline's distance from the block's top, in points.
    public var baseline: CGFloat
    public var width: CGFloat

    /// The line's text.
    public var text: String { pieces.map(\.text).joined() }
  }

  public var size: CGSize
  public var lines: [Line]
  /// True if text was cut.
  public var isTruncated: Bool
  /// The factor by which the fonts were shrunk.
  public var scaleFactor: CGFloat
}
