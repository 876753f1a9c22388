/// A sentence to the user: lower case, without a full stop, with the source's words in single quotes.
///
/// A string literal makes one. Values are put in by interpolation, `"cannot find '\(name)' in scope"`.
struct Sentence: Sendable {
  /// A part of a sentence: fixed words, or the text of a value.
  private struct Piece {
    var text: String
    var isValue: Bool
  }

  private var pieces: [Piece] = []

  /// The whole text.
  var text: String { pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined() }

  /// The texts between single quotes, in order. Quotes within a value are part of it, and one within a word is an
  /// apostrophe.
  var quotations: [String] {
    var found: [String] = []
    var open: String?
    for piece in pieces {
      guard !piece.isValue else {
        open?.append(piece.text)
        continue
      }
      var last: Character = " "
      for character in piece.text {
        if character == "'", let whole = open {
          found.append(whole)
          open = nil
        } else if character == "'", " (".contains(last) {
          open = ""
        } else {
          open?.append(character)
        }
        last = character
      }
    }
    return found
  }
}

extension Sentence: ExpressibleByStringInterpolation, StringInterpolationProtocol {
  init(literalCapacity: Int, interpolationCount: Int) { pieces.reserveCapacity(2 * interpolationCount + 1) }

  init(stringInterpolation: Sentence) { self = stringInterpolation }

  init(stringLiteral text: String) { appendLiteral(text) }

  /// Appends fixed words. Single quotes in them open and close quotations.
  mutating func appendLiteral(_ literal: String) { pieces.append(Piece(text: literal, isValue: false)) }

  /// Appends a value.
  mutating func appendInterpolation(_ value: some CustomStringConvertible) {
    pieces.append(Piece(text: value.description, isValue: true))
  }

  /// Appends a type.
  mutating func appendInterpolation(_ type: Type) { pieces.append(Piece(text: type.told, isValue: true)) }

  /// Appends the question whether a name was meant; nothing for nil.
  mutating func appendInterpolation(suggesting name: String?) {
    guard let name else { return }
    appendLiteral("; did you mean '")
    appendInterpolation(name)
    appendLiteral("'?")
  }

  /// Appends a number of things, `1 argument` or `2 arguments`.
  mutating func appendInterpolation(_ count: Int, of thing: String) {
    appendInterpolation("\(count) \(thing)\(count == 1 ? "" : "s")")
  }
}
