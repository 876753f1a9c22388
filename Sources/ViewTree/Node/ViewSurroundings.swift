import Foundation
import ShapeGeometry

/// The values that a view takes from the views around it: SwiftUI's environment, as far as layout and drawing need it.
public struct ViewSurroundings: Equatable, Sendable {
  public var font = FontValue.body
  public var fontWeight: CGFloat?
  public var isItalic = false
  public var fontDesign: TextFont.Design?
  public var hasMonospacedDigits = false
  /// The styles of the foreground's levels; nil for the system's label colours.
  public var foreground: [ViewStyle]?
  /// The style of the ground; nil for the system's.
  public var background: ViewStyle?
  /// The style of the tint, if it is more than a colour.
  public var tint: ViewStyle?
  public var colors = ColorSurroundings()
  public var kerning: CGFloat = 0
  public var baselineOffset: CGFloat = 0
  public var underline: TextLineStyle?
  public var strikethrough: TextLineStyle?
  public var textCase: TextCase?
  public var isRedacted = false
  public var imageScale: CGFloat = 1
  public var symbolVariants: [String] = []
  /// The images that are there, by name.
  public var images: [String: ImageAsset] = [:]
  public var typeSize = FontValue.usualTypeSize
  public var leastLines = 1
  public var lineLimit: Int?
  public var textAlignment = TextBlock.Alignment.leading
  public var truncation = TextBlock.Truncation.tail
  public var minimumScaleFactor: CGFloat = 1
  public var lineSpacing: CGFloat = 0
  public var isEnabled = true
  /// The functions that show controls, by their kind; without one a control has its usual look.
  public var controlStyles: [String: Handle] = [:]
  /// The numbers that the library's own views read, by name.
  public var settings: [String: Double] = [:]
  /// The program's functions that change the environment, the outermost first.
  public var changes: [Handle] = []
  /// The axis of the stack around the view; nil outside of stacks.
  var axis: Axis?

  public init() {}

  /// Takes over a modifier that changes the surroundings; other modifiers change nothing.
  mutating func take(_ modifier: Modifier) {
    switch modifier {
    case .font(let value): font = value ?? .body
    case .fontWeight(let value): fontWeight = value
    case .italic(let value): isItalic = value
    case .fontDesign(let value): fontDesign = value
    case .monospacedDigit: hasMonospacedDigits = true
    case .foreground(let value):
      foreground = value?.map(outOfForeground)
      settings["foreground"] = value.map { _ in 1 }
    case .tint(let value):
      (colors.accent, tint) = (value?.replacingAccent(by: colors.accent) ?? .blue, nil)
      settings["tint"] = value.map { _ in 1 }
    case .tintStyle(.color(let value)):
      (colors.accent, tint) = (value.replacingAccent(by: colors.accent), nil)
      settings["tint"] = 1
    case .tintStyle(let value):
      tint = value?.replacing { $0 == .tint ? tint ?? .color(colors.accent) : nil }
      settings["tint"] = 1
    case .setting(let name, let value): settings[name] = value
    case .backgroundStyle(let value): background = value.replacing { $0 == .background ? background : nil }
    case .kerning(let value): kerning = value
    case .baselineOffset(let value): baselineOffset = value
    case .underline(let value): underline = value
    case .strikethrough(let value): strikethrough = value
    case .textCase(let value): textCase = value
    case .redacted(let value): isRedacted = value
    case .imageScale(let value): imageScale = value
    case .symbolVariant(let value): symbolVariants = value
    case .typeSize(let value): typeSize = value
    case .typeSizes(let low, let high): typeSize = min(max(typeSize, low), max(low, high))
    case .leastLines(let value): leastLines = value
    case .lineLimit(let value): lineLimit = value
    case .textAlignment(let value): textAlignment = value
    case .truncation(let value): truncation = value
    case .minimumScaleFactor(let value): minimumScaleFactor = value
    case .lineSpacing(let value): lineSpacing = value
    case .isDark(let value): colors.isDark = value
    case .isEnabled(let value): isEnabled = isEnabled && value
    case .controlStyle(let kind, let value):
      controlStyles[kind] = value
    default: break
    }
  }

  /// Returns a style for the foreground within these surroundings: its levels are those of their foreground.
  private func outOfForeground(_ style: ViewStyle) -> ViewStyle {
    guard let foreground, let first = foreground.first else { return style }
    return style.replacing { style in
      guard case .foreground(let level) = style else { return nil }
      return level < foreground.count ? foreground[max(level, 0)] : .deeper(first, level: level)
    }
  }

  /// Returns the margins of a scroll view's content, which views within do not have any more. Whether a scroll view in
  /// another one has them too is not known.
  mutating func takeMargins() -> EdgeInsets {
    func margin(_ edge: String) -> CGFloat { CGFloat(settings.removeValue(forKey: "contentMargin." + edge) ?? 0) }
    return EdgeInsets(
      top: margin("top"), leading: margin("leading"), bottom: margin("bottom"), trailing: margin("trailing"))
  }

  /// The values of the environment that have numbers: 1 for the dark scheme, 1 if controls are enabled, the line limit
  /// or -1 for none, the line spacing in points, the least scale of text, the alignment of its lines, and the size of
  /// type.
  package var _numbers: [Double] {
    let alignments: [TextBlock.Alignment] = [.leading, .center, .trailing]
    return [
      colors.isDark ? 1 : 0, isEnabled ? 1 : 0, lineLimit.map(Double.init) ?? -1, Double(lineSpacing),
      Double(minimumScaleFactor), Double(alignments.firstIndex(of: textAlignment) ?? 0),
      Double(min(max(typeSize, 0), 11)),
    ]
  }

  /// Returns a text with the fonts of these surroundings where its spans have none.
  func block(of spans: [TextSpan]) -> TextBlock {
    let runs = spans.map { span in
      var value = span.font ?? font
      value.weight = span.weight ?? fontWeight ?? value.weight
      value.design = span.design ?? fontDesign ?? value.design
      value.hasMonospacedDigits = span.hasMonospacedDigits || hasMonospacedDigits || value.hasMonospacedDigits
      value.isItalic = span.isItalic ?? (isItalic || value.isItalic)
      let text =
        switch textCase {
        case .upper: span.text.uppercased()
        case .lower: span.text.lowercased()
        case nil: span.text
        }
      let spacing = span.kerning == 0 ? kerning : span.kerning
      let raise = span.baselineOffset == 0 ? baselineOffset : span.baselineOffset
      return TextRun(text, font: value.resolved(at: typeSize), kerning: spacing, raise: raise)
    }
    return TextBlock(
      runs, lineLimit: lineLimit, alignment: textAlignment, truncation: truncation,
      minimumScaleFactor: minimumScaleFactor, lineSpacing: lineSpacing, leastLines: leastLines)
  }
}
