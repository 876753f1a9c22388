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
  public var colors = ColorSurroundings()
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
    case .foreground(let value): foreground = value
    case .tint(let value):
      colors.accent = value ?? .blue
      settings["tint"] = value.map { _ in 1 }
    case .setting(let name, let value): settings[name] = value
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

  /// The values of the environment that have numbers: 1 for the dark scheme, 1 if controls are enabled, the line limit
  /// or -1 for none, the line spacing in points, the least scale of text, and the alignment of its lines.
  package var _numbers: [Double] {
    let alignments: [TextBlock.Alignment] = [.leading, .center, .trailing]
    return [
      colors.isDark ? 1 : 0, isEnabled ? 1 : 0, lineLimit.map(Double.init) ?? -1, Double(lineSpacing),
      Double(minimumScaleFactor), Double(alignments.firstIndex(of: textAlignment) ?? 0),
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
      return TextRun(span.text, font: value.resolved, kerning: span.kerning)
    }
    return TextBlock(
      runs, lineLimit: lineLimit, alignment: textAlignment, truncation: truncation,
      minimumScaleFactor: minimumScaleFactor, lineSpacing: lineSpacing)
  }
}
