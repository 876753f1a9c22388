import Foundation

/// A font by which text is measured: the system font in a size, weight and design.
///
/// Heights are those of Apple's system font, in which a line is 1.19336 times as high as the font is large; widths come
/// from `AdvanceTable`. No font file is read.
public struct TextFont: Hashable, Sendable {
  /// The kind of letters.
  public enum Design: Hashable, Sendable {
    case standard, serif, rounded, monospaced
  }

  /// The letters that are shown as small capitals.
  public struct SmallCaps: Hashable, Sendable {
    public var lower = false
    public var upper = false

    public init(lower: Bool = false, upper: Bool = false) {
      self.lower = lower
      self.upper = upper
    }

    /// The height of a small capital over that of a capital.
    static let height: CGFloat = 0.74

    /// Returns whether a character is shown as a small capital.
    func takes(_ character: Character) -> Bool {
      lower && character.isLowercase || upper && character.isUppercase
    }
  }

  /// The size in points.
  public var size: CGFloat
  /// The weight on UIKit's scale: 0 is regular, 0.4 is bold.
  public var weight: CGFloat
  public var design: Design
  public var isItalic: Bool
  /// True if all figures are equally wide.
  public var hasMonospacedDigits: Bool
  public var smallCaps = SmallCaps()
  /// The distance between the baselines of two lines, in points; nil for the height of a line.
  public var leading: CGFloat?

  public init(
    size: CGFloat, weight: CGFloat = 0, design: Design = .standard, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, leading: CGFloat? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.leading = leading
  }

  /// The font of body text.
  public static let body = TextFont(size: 17, leading: 22)

  /// The character that stands for an image in a text.
  static let image: Character = "\u{FFFC}"
  /// The side of the box of an image in a text as a share of the font's size: that of a symbol as a view.
  static let imageSide: CGFloat = 1.18

  /// The height of a line above its baseline, in points.
  public var ascender: CGFloat { size * 1950 / 2048 }
  /// The depth of a line below its baseline, in points.
  public var descender: CGFloat { size * 494 / 2048 }
  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { size * 1443 / 2048 }
  /// The height of one line, in points.
  public var lineHeight: CGFloat { ascender + descender }
  /// The distance between the baselines of two lines, in points.
  public var pitch: CGFloat { leading ?? lineHeight }

  /// Returns the font in another size, its leading in proportion.
  public func scaled(by factor: CGFloat) -> TextFont {
    var result = self
    result.size *= factor
    result.leading = leading.map { $0 * factor }
    return result
  }

  /// Returns the width of a character with the space behind it, in points.
  public func advance(of character: Character) -> CGFloat {
    if character == Self.image { return size * Self.imageSide }
    // The advance of SF Mono.
    if design == .monospaced { return size * 0.6 }
    if smallCaps.takes(character) {
      var plain = self
      plain.smallCaps = SmallCaps()
      let capitals = String(character).uppercased()
      return capitals.reduce(0) { $0 + plain.advance(of: $1) } * SmallCaps.height
    }
    let measured = hasMonospacedDigits && character.isASCII && character.isNumber ? "0" : character
    func width(_ regular: AdvanceTable, _ bold: AdvanceTable) -> Double {
      let share = min(max(Double(weight) / 0.4, -0.5), 1.5)
      return regular.advance(of: measured) * (1 - share) + bold.advance(of: measured) * share
    }
    // Small letters are drawn wider; between 17 and 28 points the one form becomes the other.
    let share = min(max((Double(size) - 17) / 11, 0), 1)
    var ems = 0.0
    if share < 1 { ems += width(.textRegular, .textBold) * (1 - share) }
    if share > 0 { ems += width(.displayRegular, .displayBold) * share }
    return size * CGFloat(ems) + Self.tracking(at: size)
  }

  /// Returns the space that the system font adds behind each character at a size, in points. Source: Apple's Human
  /// Interface Guidelines, Typography.
  static func tracking(at size: CGFloat) -> CGFloat {
    guard let first = trackings.first, let last = trackings.last, size > first.size else {
      return trackings.first?.tracking ?? 0
    }
    guard size < last.size, let next = trackings.firstIndex(where: { $0.size >= size }) else { return last.tracking }
    let (low, high) = (trackings[next - 1], trackings[next])
    return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
  }

  private static let trackings: [(size: CGFloat, tracking: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39),
    (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (40, 0.37), (44, 0.37), (48, 0.35), (52, 0.33),
    (56, 0.30), (60, 0.26), (64, 0.22), (68, 0.17), (72, 0.14), (76, 0.07), (80, 0),
  ]
}
