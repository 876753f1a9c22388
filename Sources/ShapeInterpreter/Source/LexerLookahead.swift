/// The bytes that Swift's lexer reads ahead for delimiters that have no end, judged from the text alone.
///
/// The lexer searches for the end of some literals and markers, and goes back if there is none. Its time then grows
/// with the square of the number of starts. All bytes count, those in comments and strings too.
struct LexerLookahead {
  /// The number of bytes read ahead in the whole text.
  private(set) var cost = 0
  /// The first delimiter that costs more than a few bytes, and its offset.
  private(set) var first: (delimiter: String, offset: Int)?

  /// The most bytes that are read ahead.
  static let limit = 10_000_000

  private let bytes: [UInt8]
  // What is found first behind the place that is looked at. The text is read from its end to its start.
  private var placeholderEnd: Int
  private var quoteEnd: Int
  private var conflictEnds: [Int]
  /// The place of `/` with as many `#` as the index or more.
  private var expressionEnds: [Int]
  /// The number of `#` from the place on.
  private var hashes = 0
  /// True if nothing but spaces stands from the place to the end of the line.
  private var isBlank = true

  /// The most `#` that are told apart.
  private static let mostHashes = 16
  /// The starts and ends of the conflict markers of git and Perforce, each at the start of a line.
  private static let conflicts = [(start: "<<<<<<< ", end: ">>>>>>> "), (start: ">>>> ", end: "<<<<\n")]

  init(_ text: String) {
    bytes = Array(text.utf8)
    placeholderEnd = bytes.count
    quoteEnd = bytes.count
    conflictEnds = Array(repeating: bytes.count, count: Self.conflicts.count)
    expressionEnds = Array(repeating: bytes.count, count: Self.mostHashes + 1)
    for place in bytes.indices.reversed() { read(place) }
  }

  /// The diagnostic for a text that would cost too much; nil if there is none.
  var complaint: Complaint? {
    guard cost > Self.limit, let first else { return nil }
    return Complaint(LimitProblem.openDelimiters(first.delimiter), at: first.offset)
  }

  private mutating func read(_ place: Int) {
    switch bytes[place] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      placeholderEnd = place
      quoteEnd = place
      isBlank = true
      hashes = 0
      return
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      hashes = 0
      return
    case UInt8(ascii: "#"):
      if byte(place + 1) == UInt8(ascii: ">") { placeholderEnd = place }
      // Each `#` of a run is tried as the start of a literal.
      count(hashes, at: place, "#")
      hashes += 1
      isBlank = false
      return
    case UInt8(ascii: "/"): readSlash(place)
    case UInt8(ascii: "<") where hashes > 0:
      count(placeholderEnd - place, at: place, "<#")
      readConflict(place)
    case UInt8(ascii: "<"), UInt8(ascii: ">"): readConflict(place)
    case UInt8(ascii: "\""): quoteEnd = place
    case 0xE2 where byte(place + 1) == 0x80 && byte(place + 2) == 0x9C:
      count(quoteEnd - place, at: place, "\u{201C}")
    case 0xE2 where byte(place + 1) == 0x80 && byte(place + 2) == 0x9D: quoteEnd = place
    default: break
    }
    hashes = 0
    isBlank = false
  }

  /// Counts a regular expression `#/…/#` of several lines that may start here, or takes the place for an end.
  private mutating func readSlash(_ place: Int) {
    if isBlank {
      var start = place
      while start > 0, bytes[start - 1] == UInt8(ascii: "#") { start -= 1 }
      let opening = place - start
      if opening > 0 {
        let end = opening <= Self.mostHashes ? expressionEnds[opening] : bytes.count
        count(end - place, at: start, "#/")
      }
    }
    guard hashes > 0, place == 0 || bytes[place - 1] != UInt8(ascii: "\\") else { return }
    for count in 1...min(hashes, Self.mostHashes) { expressionEnds[count] = place }
  }

  private mutating func readConflict(_ place: Int) {
    guard place == 0 || bytes[place - 1] == UInt8(ascii: "\n") || bytes[place - 1] == UInt8(ascii: "\r") else { return }
    for (index, marker) in Self.conflicts.enumerated() {
      if isAt(marker.start, place) { count(conflictEnds[index] - place, at: place, marker.start) }
      if isAt(marker.end, place) { conflictEnds[index] = place }
    }
  }

  private func byte(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func isAt(_ text: String, _ place: Int) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func count(_ bytes: Int, at place: Int, _ delimiter: String) {
    cost += bytes
    if bytes > 100 { first = (delimiter, place) }
  }
}
