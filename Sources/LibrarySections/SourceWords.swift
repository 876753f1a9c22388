/// The words of a source text, with their neighbours. Words in comments and string literals are included.
package struct SourceWords: Sequence, IteratorProtocol {
  /// A word by its hash value. Two words with the same hash count as the same word.
  package struct Word {
    package var hash: UInt64
    /// True if a dot precedes the word.
    package var isMember: Bool
    /// The hash of the label of the first argument after the word, `unlabelled` for one
    /// without; nil if no arguments follow.
    package var label: UInt64?
    /// True if empty parentheses or a closure follow the word. A trailing closure may have any label.
    package var hasBareCall: Bool
  }

  private let source: [UInt8]
  private var position = 0
  private var previous: UInt8 = 0

  /// The label of an unlabelled argument.
  package static let unlabelled = hash(of: "")

  /// Returns the hash of a word (FNV-1a, 64 bits).
  package static func hash(of word: Substring) -> UInt64 {
    word.utf8.reduce(offsetBasis) { combine($0, $1) }
  }

  private static let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func combine(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  package init(_ text: String) { source = Array(text.utf8) }

  package init(_ text: Substring) { source = Array(text.utf8) }

  package mutating func next() -> Word? {
    while position < source.count, !Self.isLetter(source[position]) {
      previous = source[position]
      position += 1
    }
    guard position < source.count else { return nil }
    var word = Word(hash: 0, isMember: previous == UInt8(ascii: "."), label: nil, hasBareCall: false)
    word.hash = hashLetters(from: &position)
    previous = 0
    var ahead = position
    if ahead < source.count, source[ahead] == UInt8(ascii: " ") { ahead += 1 }
    guard ahead < source.count else { return word }
    if source[ahead] == UInt8(ascii: "{") { word.hasBareCall = true }
    guard source[ahead] == UInt8(ascii: "(") else { return word }
    ahead += 1
    while ahead < source.count, source[ahead] == UInt8(ascii: " ") || source[ahead] == UInt8(ascii: "\n") { ahead += 1 }
    guard ahead < source.count else { return word }
    word.hasBareCall = source[ahead] == UInt8(ascii: ")")
    let label = hashLetters(from: &ahead)
    word.label = ahead < source.count && source[ahead] == UInt8(ascii: ":") ? label : Self.unlabelled
    return word
  }

  private func hashLetters(from position: inout Int) -> UInt64 {
    var hash = Self.offsetBasis
    while position < source.count, Self.isLetter(source[position]) {
      hash = Self.combine(hash, source[position])
      position += 1
    }
    return hash
  }

  /// Returns true for letters, digits, underscores and all bytes outside ASCII.
  package static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }
}
