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
  /// The position of a projection whose word has been told.
  private var told = -1
  /// True until the word for a subscript has been told.
  private var tellsSubscripts: Bool
  private var previous: UInt8 = 0

  /// The property of a wrapper that a dollar sign stands for. It comes before the word behind the sign.
  private static let projection = hash(of: "projectedValue")

  /// The word that stands for a subscript.
  private static let subscripts = hash(of: "[")

  /// The label of an unlabelled argument.
  package static let unlabelled = hash(of: "")

  /// Returns the hash of a word (FNV-1a, 64 bits).
  package static func hash(of word: Substring) -> UInt64 {
    word.utf8.reduce(offsetBasis) { combine($0, $1) }
  }

  private static let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func combine(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Reads a source, with the word that stands for a subscript where the first one is.
  package init(_ text: String) { self.init(text, tellsSubscripts: true) }

  /// Reads a section of the library, which takes no part of a binding.
  package init(_ text: Substring) { self.init(String(text), tellsSubscripts: false) }

  private init(_ text: String, tellsSubscripts: Bool) {
    source = Array(text.utf8)
    self.tellsSubscripts = tellsSubscripts
  }

  /// Returns whether a byte may be the last one of a value whose element is taken.
  private static func endsValue(_ byte: UInt8) -> Bool {
    isLetter(byte) || [")", "]", "}", "?", "!", "."].contains(Unicode.Scalar(byte))
  }

  package mutating func next() -> Word? {
    while position < source.count, !Self.isLetter(source[position]) {
      if tellsSubscripts, source[position] == UInt8(ascii: "["), position > 0, Self.endsValue(source[position - 1]) {
        tellsSubscripts = false
        return Word(hash: Self.subscripts, isMember: false, label: nil, hasBareCall: false)
      }
      previous = source[position]
      position += 1
    }
    guard position < source.count else { return nil }
    if previous == UInt8(ascii: "$"), told != position, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= source[position]) {
      told = position
      return Word(hash: Self.projection, isMember: true, label: nil, hasBareCall: false)
    }
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

  /// The deepest brackets in which labels are looked for.
  private static let deepestBracket = 16
  /// The most bytes in which labels are looked for.
  private static let longestCall = 4_096

  /// Returns whether the arguments in parentheses behind the last word have all these labels. Returns true also for
  /// arguments that are hard to read: with comments, with text of several lines, very long or nested very deeply.
  package func callHas(_ labels: ArraySlice<UInt64>) -> Bool {
    guard !labels.isEmpty else { return true }
    var missing = labels
    var position = position
    let end = position + Self.longestCall
    /// The brackets that are open, `"` for a text.
    var open: [UInt8] = []
    while position < source.count, !missing.isEmpty {
      if position > end { return true }
      let byte = source[position]
      position += 1
      if open.last == UInt8(ascii: "\"") {
        switch byte {
        case UInt8(ascii: "\""): open.removeLast()
        case UInt8(ascii: "\\"):
          if position < source.count, source[position] == UInt8(ascii: "(") { open.append(source[position]) }
          position += 1
        case UInt8(ascii: "\n"): return true
        default: break
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() != nil, !open.isEmpty else { return false }
      case UInt8(ascii: "\""):
        if position + 1 < source.count, source[position] == byte, source[position + 1] == byte { return true }
        open.append(byte)
      case UInt8(ascii: "/"), UInt8(ascii: "#"): return true
      case _ where open.isEmpty: if byte != UInt8(ascii: " ") { return false }
      case _ where Self.isLetter(byte):
        position -= 1
        let hash = hashLetters(from: &position)
        if open.count == 1, position < source.count, source[position] == UInt8(ascii: ":") {
          missing.removeAll { $0 == hash }
        }
      default: break
      }
      if open.count > Self.deepestBracket { return true }
    }
    return missing.isEmpty
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
