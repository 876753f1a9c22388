import Foundation
import ShapeGeometry

/// The values that a view takes from the views around it: SwiftUI's environment, as far as layout and drawing need it.
public struct ViewSurroundings: Equatable, Sendable {
  public var font = FontValue.body
  public var fontWeight: CGFloat?
  public var isItalic = false
  /// The styles of the foreground's levels; nil for the system's label colours.
  public var foreground: [ViewStyle]?
  public var colors = ColorSurroundings()
  public var lineLimit: Int?
  public var textAlignment = TextBlock.Alignment.leading
  public var truncation = TextBlock.Truncation.tail
  public var minimumScaleFactor: CGFloat = 1
  public var lineSpacing: CGFloat = 0
  /// The function that shows buttons; nil for the usual style.
  public var buttonStyle: Handle?
  /// The axis of the stack around the view; nil outside of stacks.
  var axis: Axis?

  public init() {}

  /// Takes over a modifier that changes the surroundings; other modifiers change nothing.
  mutating func take(_ modifier: Modifier) {
    switch modifier {
    case .font(let value): font = value ?? .body
    case .fontWeight(let value): fontWeight = value
    case .italic(let value): isItalic = value
    case .foreground(let value): foreground = value
    case .tint(let value): colors.accent = value ?? .blue
    case .lineLimit(let value): lineLimit = value
    case .textAlignment(let value): textAlignment = value
    case .truncation(let value): truncation = value
    case .minimumScaleFactor(let value): minimumScaleFactor = value
    case .lineSpacing(let value): lineSpacing = value
    case .isDark(let value): colors.isDark = value
    case .buttonStyle(let value): buttonStyle = value
    default: break
    }
  }

  /// Returns a text with the fonts of these surroundings where its spans have none.
  func block(of spans: [TextSpan]) -> TextBlock {
    let runs = spans.map { span in
      var value = span.font ?? font
      value.weight = span.weight ?? fontWeight ?? value.weight
      value.isItalic = span.isItalic ?? (isItalic || value.isItalic)
      return TextRun(span.text, font: value.resolved, kerning: span.kerning)
    }
    return TextBlock(
      runs, lineLimit: lineLimit, alignment: textAlignment, truncation: truncation,
      minimumScaleFactor: minimumScaleFactor, lineSpacing: lineSpacing)
  }
}
