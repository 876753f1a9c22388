import Foundation
import ShapeGeometry

/// A letter as lines of a pen, on a grid: capitals are 20 high, small letters 14, y runs down from the baseline.
struct StrokeLetter: Sendable {
  /// The space between the ink and the edge of the letter's width.
  enum Side: Sendable {
    /// Beside a stem, a bowl, and a slanted line or an arm.
    case stem, bowl, slant

    var space: CGFloat {
      switch self {
      case .stem: 2.5
      case .bowl: 1.5
      case .slant: 0.7
      }
    }
  }

  var left: Side
  var right: Side
  /// The middle line of the pen as SVG path data, from x = 0 on.
  var lines: String

  init(_ left: Side, _ right: Side, _ lines: String) {
    self.left = left
    self.right = right
    self.lines = lines
  }

  /// The height of a capital on the grid.
  static let capHeight: CGFloat = 20

  /// The factors between which a letter is made narrower or wider.
  private static let widths: ClosedRange<CGFloat> = 0.55...1.45

  /// Returns the outline for a width and a width of the pen, on the grid.
  ///
  /// The pen's edge, not its middle, touches the baseline and the height of capitals.
  func outline(width: CGFloat, pen: CGFloat) -> Path {
    guard let middle = try? Path(svg: lines) else { return Path() }
    let own = middle.boundingRect.maxX
    let sides = left.space + right.space
    let factor = own > 0 ? min(max((width - pen - sides) / own, Self.widths.lowerBound), Self.widths.upperBound) : 1
    let start = (width - pen - own * factor) * left.space / sides + pen / 2
    let set = middle.applying(
      CGAffineTransform(
        a: factor, b: 0, c: 0, d: (Self.capHeight - pen) / Self.capHeight, tx: start, ty: -pen / 2))
    return set.strokedPath(
      StrokeStyle(lineWidth: pen, lineCap: .round, lineJoin: .round), tolerance: Self.capHeight / 1_000)
  }
}
