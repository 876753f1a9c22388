/// A source made of parts, which knows which part a line belongs to.
struct SourceOfParts {
  private(set) var text: String
  private var parts: [Int: Int] = [:]
  private var line: Int

  init(head: String) {
    text = head
    line = 1 + head.count(where: { $0 == "\n" })
  }

  /// Adds a part and ends its line.
  mutating func add(_ part: String, as number: Int) {
    let breaks = part.count(where: { $0 == "\n" })
    for offset in 0...breaks { parts[line + offset] = number }
    text += part + "\n"
    line += breaks + 1
  }

  /// The number of the part that a line belongs to, nil for lines outside of all parts.
  func part(ofLine line: Int) -> Int? { parts[line] }
}
