/// The words of a source text with what stands beside them; those of comments and texts are among them.
struct SourceWords: Sequence, IteratorProtocol {
  struct Word {
    var text: Substring
    /// Whether a dot stands before it.
    var isMember: Bool
    /// The label of the first argument that follows it, empty for one without; nil when no arguments follow.
    var label: Substring?
    /// Whether it is followed by no arguments in brackets or by a closure, which has any label.
    var hasBareCall: Bool
  }

  private let source: Substring.UTF8View
  private var position: String.Index
  private var previous: UInt8 = 0

  init(_ text: Substring) {
    source = text.utf8
    position = text.startIndex
  }

  mutating func next() -> Word? {
    guard let (text, isMember) = nextText() else { return nil }
    var word = Word(text: text, isMember: isMember, label: nil, hasBareCall: false)
    switch byte(after: source[position...].first == UInt8(ascii: " ") ? 1 : 0) {
    case UInt8(ascii: "("):
      var ahead = self
      ahead.skip { $0 != UInt8(ascii: "(") }
      ahead.skip { [UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: "\n")].contains($0) }
      if ahead.byte(after: 0) == UInt8(ascii: ")") { word.hasBareCall = true }
      let label = ahead.letters()
      word.label = ahead.byte(after: 0) == UInt8(ascii: ":") ? label : ""
    case UInt8(ascii: "{"): word.hasBareCall = true
    default: break
    }
    return word
  }

  /// The labels of a function's parameters from here on, an empty one for a parameter without; nil without parameters.
  mutating func labels() -> Set<Substring>? {
    skip { $0 != UInt8(ascii: "(") }
    var result: Set<Substring> = []
    var depth = 0
    var isAtStart = false
    while position < source.endIndex {
      let byte = source[position]
      if isAtStart, Self.isLetter(byte) {
        let label = letters()
        result.insert(label == "_" ? "" : label)
        isAtStart = false
        continue
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        isAtStart = depth == 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 1: isAtStart = true
      default: break
      }
      if depth == 0 { break }
      position = source.index(after: position)
    }
    return result
  }

  private mutating func nextText() -> (text: Substring, isMember: Bool)? {
    skip { !Self.isLetter($0) }
    guard position < source.endIndex else { return nil }
    let isMember = previous == UInt8(ascii: ".")
    return (letters(), isMember)
  }

  private mutating func letters() -> Substring {
    let start = position
    skip(while: Self.isLetter)
    return Substring(source[start..<position])
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while position < source.endIndex, isSkipped(source[position]) {
      previous = source[position]
      position = source.index(after: position)
    }
  }

  private func byte(after count: Int) -> UInt8? { source[position...].dropFirst(count).first }

  /// Letters, digits, underscores and everything beyond ASCII.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }
}
