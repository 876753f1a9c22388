import Foundation

/// A font as a program says it: a value of SwiftUI's Font.
public struct FontValue: Hashable, Sendable {
  /// SwiftUI's text styles.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    /// The size and the distance of baselines at the usual size of type, in points.
    var metrics: (size: CGFloat, leading: CGFloat) { metrics(at: FontValue.usualTypeSize) }

    /// Returns the size and the distance of baselines at a size of type by its place from the smallest, in points.
    func metrics(at typeSize: Int) -> (size: CGFloat, leading: CGFloat) {
      let (sizes, leadings) = table
      let place = min(max(typeSize, 0), sizes.count - 1)
      return (sizes[place], leadings[place])
    }

    /// The sizes and distances for the sizes of type from `xSmall` to `accessibility5`. Source: Apple's Human Interface
    /// Guidelines, Typography.
    private var table: (sizes: [CGFloat], leadings: [CGFloat]) {
      switch self {
      case .largeTitle:
        ([31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
      case .title:
        ([25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
      case .title2:
        ([19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
      case .title3:
        ([17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
      case .headline, .body:
        ([14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
      case .callout:
        ([13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
      case .subheadline:
        ([12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
      case .footnote:
        ([12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
      case .caption:
        ([11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51])
      case .caption2:
        ([11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
      }
    }
  }

  /// The place of the usual size of type, `large`.
  public static let usualTypeSize = 3

  /// The base of a font, before its modifiers.
  public enum Base: Hashable, Sendable {
    case style(Style)
    case system(size: CGFloat)
    /// A typeface by name; its widths are those of the system font.
    case custom(String, size: CGFloat)
    /// A typeface by name, whose size does not follow the size of type.
    case fixed(String, size: CGFloat)
  }

  public var base: Base
  public var weight: CGFloat?
  public var design: TextFont.Design?
  public var isItalic = false
  public var hasMonospacedDigits = false
  /// The letters that are shown as small capitals.
  public var smallCaps = TextFont.SmallCaps()
  /// The points by which `leading(.tight)` and `leading(.loose)` change the distance of lines.
  public var extraLeading: CGFloat = 0

  public init(_ base: Base, weight: CGFloat? = nil, design: TextFont.Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  public static let body = FontValue(.style(.body))

  /// The weights of SwiftUI's names.
  public static let weights: [String: CGFloat] = [
    "ultraLight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0, "medium": 0.23, "semibold": 0.3, "bold": 0.4,
    "heavy": 0.56, "black": 0.62,
  ]

  /// The font by which text is measured, at the usual size of type.
  public var resolved: TextFont { resolved(at: Self.usualTypeSize) }

  /// Returns the font by which text is measured at a size of type by its place from the smallest. The sizes of the text
  /// styles follow it, and those of custom fonts as far as a body's does.
  public func resolved(at typeSize: Int) -> TextFont {
    var font: TextFont
    switch base {
    case .style(let style):
      let (size, leading) = style.metrics(at: typeSize)
      font = TextFont(size: size, weight: style == .headline ? 0.3 : 0, leading: leading + extraLeading)
    case .system(let size), .fixed(_, let size), .custom(_, let size):
      var scale: CGFloat = 1
      if case .custom = base { scale = Style.body.metrics(at: typeSize).size / Style.body.metrics.size }
      font = TextFont(size: size.isFinite ? max(size, 0) * scale : 17)
      if extraLeading != 0 { font.leading = font.lineHeight + extraLeading }
    }
    font.weight = weight ?? font.weight
    font.design = design ?? .standard
    font.isItalic = isItalic
    font.hasMonospacedDigits = hasMonospacedDigits
    font.smallCaps = smallCaps
    return font
  }
}

// The makers of fonts that SwiftUI's surface calls.

extension FontValue {
  /// Returns the font of a text style, by its position among the cases.
  package static func _style(_ index: Int) -> FontValue {
    FontValue(.style(Style.allCases[min(max(index, 0), Style.allCases.count - 1)]))
  }

  /// Returns the system font; `design` is the number of a design.
  package static func _system(_ size: CGFloat, _ weight: CGFloat?, _ design: Int?) -> FontValue {
    FontValue(.system(size: size), weight: weight)._design(design)
  }

  /// Returns the font in a design by its number; nil sets none.
  package func _design(_ number: Int?) -> FontValue {
    var font = self
    font.design = number.map(TextFont.Design.init(number:))
    return font
  }

  package func _monospacedDigit() -> FontValue {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }

  /// Returns the font with the distance of its lines changed by some points.
  package func _leading(_ points: CGFloat) -> FontValue {
    var font = self
    font.extraLeading = points
    return font
  }

  /// Returns the font with small capitals for letters of the lower case, of the upper case or of both.
  package func _smallCaps(_ lower: Bool, _ upper: Bool) -> FontValue {
    var font = self
    font.smallCaps = TextFont.SmallCaps(lower: smallCaps.lower || lower, upper: smallCaps.upper || upper)
    return font
  }

  package static func _fixed(_ name: String, _ size: CGFloat) -> FontValue { FontValue(.fixed(name, size: size)) }
  package static func _custom(_ name: String, _ size: CGFloat) -> FontValue { FontValue(.custom(name, size: size)) }

  package func _weight(_ weight: CGFloat) -> FontValue {
    var font = self
    font.weight = weight
    return font
  }

  package func _italic() -> FontValue {
    var font = self
    font.isItalic = true
    return font
  }
}

extension TextFont.Design {
  /// Makes the design of a number: 0 is the standard one, 1 has serifs, 2 is rounded, 3 monospaced.
  init(number: Int) { self = [.standard, .serif, .rounded, .monospaced][min(max(number, 0), 3)] }
}
