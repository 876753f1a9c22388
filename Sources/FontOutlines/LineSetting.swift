import Foundation
import ShapeGeometry
import ViewTree

/// A line of text cut into characters, each with its place and width, in points from the line's start.
struct LineSetting: Sendable {
  /// A character on the line.
  struct Piece: Equatable, Sendable {
    var character: Character
    /// The distance of its origin from the line's start.
    var x: CGFloat
    /// The width that the letter is fitted to.
    var advance: CGFloat
    /// The factor of its height; below 1 for a small capital.
    var scale: CGFloat
  }

  private(set) var pieces: [Piece] = []
  /// The width of the line with the space behind the last character.
  private(set) var width: CGFloat = 0
  /// The factor of all widths, below 1 on a line that is far too short for its letters.
  private(set) var squeeze: CGFloat = 1
  private var font: TextFont

  /// The greatest number of characters on a line, and of the Unicode scalars that they consist of.
  static let mostCharacters = 4_096
  private static let mostScalars = 4 * mostCharacters
  /// The greatest font size, in points.
  static let mostSize: CGFloat = 1e6
  /// The greatest width of a line, in points.
  private static let mostWidth: CGFloat = 1e9
  /// The share of its width that a line can lose between its letters; beyond it, they are squeezed.
  private static let mostTaken: CGFloat = 0.5

  /// Sets a line; nil if the font's size is not usable.
  init?(_ text: String, font: TextFont, width wanted: CGFloat) {
    guard font.size > 0, font.size <= Self.mostSize else { return nil }
    self.font = font
    if !font.weight.isFinite { self.font.weight = 0 }
    var text = text[...]
    if let end = text.unicodeScalars.index(
      text.startIndex, offsetBy: Self.mostScalars, limitedBy: text.endIndex)
    {
      text = Substring(text.unicodeScalars[..<end])
    }
    var count = 0
    for character in text {
      guard count < Self.mostCharacters else { break }
      add(character)
      count += 1
    }
    if text.endIndex == text.base.endIndex, count < Self.mostCharacters { fit(to: wanted, characters: count) }
  }

  private mutating func add(_ character: Character) {
    let advance = max(0, font.advance(of: character))
    guard isSmallCapital(character) else {
      pieces.append(Piece(character: character, x: width, advance: advance, scale: 1))
      width += advance
      return
    }
    var plain = font
    plain.smallCaps = TextFont.SmallCaps()
    let capitals = Array(String(character).uppercased())
    let whole = capitals.reduce(0) { $0 + plain.advance(of: $1) }
    let scale = whole > 0 ? advance / whole : 1
    for capital in capitals {
      let own = plain.advance(of: capital) * scale
      pieces.append(Piece(character: capital, x: width, advance: own, scale: scale))
      width += own
    }
  }

  private func isSmallCapital(_ character: Character) -> Bool {
    font.smallCaps.lower && character.isLowercase || font.smallCaps.upper && character.isUppercase
  }

  /// Spreads the difference between the own and the wanted width behind all characters.
  private mutating func fit(to wanted: CGFloat, characters: Int) {
    guard wanted.isFinite, characters > 0, width > 0 else { return }
    let wanted = min(max(wanted, 0), Self.mostWidth)
    let least = width * (1 - Self.mostTaken)
    squeeze = wanted < least ? wanted / least : 1
    let added = (max(wanted, least) - width) / CGFloat(pieces.count)
    for index in pieces.indices { pieces[index].x += added * CGFloat(index) }
    width = wanted
  }

  /// The greatest number of elements of a line's path.
  private static let mostElements = 500_000

  /// Returns the outlines of all characters, with the line's start at `start`.
  func outline(at start: CGPoint, from shelf: inout GlyphShelf) -> Path {
    var path = Path()
    guard squeeze > 0 else { return path }
    let setter = shelf.setter(for: font)
    for piece in pieces {
      guard path.elements.count < Self.mostElements else { break }
      let height = font.capHeight * piece.scale
      let glyph = setter.glyph(of: piece.character, width: piece.advance / height, from: &shelf)
      guard !glyph.path.isEmpty else { continue }
      let place = setter.place(of: glyph, width: piece.advance / height)
      path.addPath(
        glyph.path,
        transform: CGAffineTransform(
          a: place.scale * height * squeeze, b: 0, c: 0, d: height,
          tx: start.x + (piece.x + place.x * height) * squeeze, ty: start.y))
    }
    return path
  }
}
