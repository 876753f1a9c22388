import Foundation

/// A font as a program says it: a value of SwiftUI's Font.
public struct FontValue: Hashable, Sendable {
  /// SwiftUI's text styles.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    /// The size and the distance of baselines at the usual size of type, in points. Source: Apple's Human Interface
    /// Guidelines.
    var metrics: (size: CGFloat, leading: CGFloat) {
      switch self {
      case .largeTitle: (34, 41)
      case .title: (28, 34)
      case .title2: (22, 28)
      case .title3: (20, 25)
      case .headline, .body: (17, 22)
      case .callout: (16, 21)
      case .subheadline: (15, 20)
      case .footnote: (13, 18)
      case .caption: (12, 16)
      case .caption2: (11, 13)
      }
    }
  }

  /// The base of a font, before its modifiers.
  public enum Base: Hashable, Sendable {
    case style(Style)
    case system(size: CGFloat)
    /// A typeface by name; its widths are those of the system font.
    case custom(String, size: CGFloat)
  }

  public var base: Base
  public var weight: CGFloat?
  public var design: TextFont.Design?
  public var isItalic = false
  public var hasMonospacedDigits = false
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

  /// The font by which text is measured.
  public var resolved: TextFont {
    var font: TextFont
    switch base {
    case .style(let style):
      let (size, leading) = style.metrics
      font = TextFont(size: size, weight: style == .headline ? 0.3 : 0, leading: leading + extraLeading)
    case .system(let size), .custom(_, let size):
      font = TextFont(size: size.isFinite ? max(size, 0) : 17)
      if extraLeading != 0 { font.leading = font.lineHeight + extraLeading }
    }
    font.weight = weight ?? font.weight
    font.design = design ?? .standard
    font.isItalic = isItalic
    font.hasMonospacedDigits = hasMonospacedDigits
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
