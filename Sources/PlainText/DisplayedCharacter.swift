/// A character as a screen shows it, in one cell or in two if it is wide: a base character with the marks over and
/// under it.
public struct DisplayedCharacter: Hashable, Sendable {
  /// The character that takes one or two columns.
  public let base: Unicode.Scalar
  /// The marks in 21 bits each, the first in the lowest; unused places are 0.
  private var packedMarks: UInt64 = 0

  /// The number of marks that a character can have; further ones are left out. Terminals limit them too.
  public static let mostMarks = 3

  /// Creates a character without marks.
  public init(_ base: Unicode.Scalar) {
    self.base = base
  }

  /// The number of columns.
  public var width: Int { base.displayWidth }

  /// The combining marks, in order.
  public var marks: [Unicode.Scalar] {
    guard packedMarks != 0 else { return [] }
    return (0..<Self.mostMarks).compactMap { place in
      let value = UInt32(truncatingIfNeeded: packedMarks >> (21 * UInt64(place)) & 0x1F_FFFF)
      return value == 0 ? nil : Unicode.Scalar(value)
    }
  }

  /// The character and its marks.
  public var scalars: [Unicode.Scalar] { [base] + marks }

  /// The character and its marks as text.
  public var text: String { String(String.UnicodeScalarView(scalars)) }

  /// Adds a combining mark, if there is room for it.
  mutating func add(_ mark: Unicode.Scalar) {
    let count = marks.count
    guard count < Self.mostMarks else { return }
    packedMarks |= UInt64(mark.value) << (21 * UInt64(count))
  }
}

extension DisplayedCharacter: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral base: Unicode.Scalar) {
    self.init(base)
  }
}

extension String {
  /// Creates the text of displayed characters.
  public init(_ characters: some Sequence<DisplayedCharacter>) {
    var text = String.UnicodeScalarView()
    for character in characters { text.append(character) }
    self.init(text)
  }
}

extension String.UnicodeScalarView {
  /// Appends a character and its marks.
  public mutating func append(_ character: DisplayedCharacter) {
    append(character.base)
    for mark in character.marks { append(mark) }
  }
}
