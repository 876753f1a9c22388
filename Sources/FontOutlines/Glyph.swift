import Foundation
import ShapeGeometry

/// The outline of a character, a capital's height being 1: its origin is on the baseline, y runs down.
struct Glyph: Equatable, Sendable {
  var path: Path
  /// The distance to the next character's origin.
  var advance: CGFloat
  /// The left and right edge of the ink; nil without ink.
  private(set) var ink: ClosedRange<CGFloat>?
  /// True if the glyph becomes narrower only where it is too wide.
  var keepsShape = false

  /// The way to the right for each unit up in letters that are made to lean.
  static let lean = 0.19

  init(path: Path, advance: CGFloat) {
    self.path = path
    self.advance = advance
    let bounds = path.boundingRect
    if !path.isEmpty, bounds.minX.isFinite, bounds.maxX.isFinite, bounds.minX <= bounds.maxX {
      ink = bounds.minX...bounds.maxX
    }
  }

  /// A character without ink.
  static let blank = Glyph(path: Path(), advance: 0)

  /// Returns the glyph with another one behind it.
  func followed(by next: Glyph) -> Glyph {
    var both = path
    both.addPath(next.path, transform: CGAffineTransform(translationX: advance, y: 0))
    return Glyph(path: both, advance: advance + next.advance)
  }

  /// The least distance between a letter and its mark, over a capital's height.
  private static let gap: CGFloat = 0.1

  /// Returns the glyph with a combining mark over, under or across it, centred; `combiningClass` is Unicode's.
  func marked(with mark: Glyph, combiningClass: UInt8) -> Glyph {
    guard !mark.path.isEmpty, !path.isEmpty else {
      return path.isEmpty ? Glyph(path: mark.path, advance: advance) : self
    }
    let base = path.boundingRect
    let own = mark.path.boundingRect
    var shift: CGFloat = 0
    switch combiningClass {
    case 214...216, 228...232, 234: shift = min(0, base.minY - Self.gap - own.maxY)
    case 202, 218...222, 233: shift = max(0, base.maxY + (combiningClass == 202 ? 0 : Self.gap) - own.minY)
    default: break
    }
    var both = path
    both.addPath(mark.path, transform: CGAffineTransform(translationX: base.midX - own.midX, y: shift))
    return Glyph(path: both, advance: advance)
  }

  /// Returns the stand-in for a character that no font has: a frame, with round corners for an emoji.
  static func standIn(isEmoji: Bool, lean: CGFloat) -> Glyph {
    let frame: CGRect
    let radius: CGFloat
    let line: CGFloat = 0.1
    if isEmoji {
      frame = CGRect(x: 0.1, y: -1.1, width: 1.2, height: 1.2)
      radius = 0.3
    } else {
      frame = CGRect(x: 0.1, y: -1, width: 0.64, height: 1)
      radius = 0
    }
    let inner = frame.insetBy(dx: line, dy: line)
    var path = Path()
    if isEmoji {
      path.addRoundedRect(in: frame, cornerSize: CGSize(width: radius, height: radius))
      let hole = Path(roundedRect: inner, cornerRadius: radius - line)
      // A mirrored copy turns the other way.
      path.addPath(hole, transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * frame.midX, ty: 0))
    } else {
      path.addRect(frame)
      path.addRect(inner, transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * frame.midX, ty: 0))
    }
    let slanted = path.applying(CGAffineTransform(a: 1, b: 0, c: -lean, d: 1, tx: 0, ty: 0))
    var glyph = Glyph(path: slanted, advance: frame.maxX + 0.1)
    glyph.keepsShape = true
    return glyph
  }
}
