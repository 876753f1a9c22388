import TestSupport
import Testing

@testable import ShapeInterpreter

@Suite struct SourceExcerptTests {
  private func printed(_ line: String, column: Int) -> [Substring] {
    let place = Diagnostic.Place(file: "A.swift", line: 7, column: column)
    return Diagnostic(.error, "wrong", at: place, sourceLine: line).description.split(separator: "\n")
  }

  @Test func `the marker stands under its character whatever stands before it`() {
    #expect(
      printed("let \u{1B}[31m日本 = x", column: 20)[1...] == [
        #" 7 | let \u{1B}[31m日本 = x"#, "   |                       ^",
      ])
    #expect(printed("\t\tpath.midx", column: 8)[1...] == [" 7 | \t\tpath.midx", "   | \t\t     ^"])
    #expect(printed("x\u{202E}y", column: 5)[1...] == [#" 7 | x\u{202E}y"#, "   |          ^"])
  }

  @Test func `a line longer than the terminal is shown around the place`() {
    let line = String(repeating: "a", count: 500_000) + "!" + String(repeating: "b", count: 500_000)
    let rows = printed(line, column: 500_001)
    #expect(rows.count == 3)
    #expect(rows[1] == " 7 | …" + String(repeating: "a", count: 105) + "!" + String(repeating: "b", count: 52) + "…")
    #expect(rows[2] == "   | " + String(repeating: " ", count: 106) + "^")
    #expect(printed(line, column: 1)[1] == " 7 | " + String(repeating: "a", count: 159) + "…")
    #expect(printed(line, column: 1_000_001)[1] == " 7 | …" + String(repeating: "b", count: 159))
  }

  @Test func `messages of any length take one row`() {
    let long = Diagnostic(.error, "'\(String(repeating: "x\n", count: 100_000))'").description
    #expect(!long.contains("\n") && long.hasSuffix("…") && long.utf8.count < 8_000)
  }

  @Test func `excerpts of chance lines fit, and their markers stand under the characters`() throws {
    let seed: UInt64 = 20_261_122
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", "Z", " ", "\t", "é", "e\u{301}", "日", "🦋", "\u{1B}", "\u{202E}", "\u{E0041}", "\u{0}", "…", "\\",
    ]
    for round in 0..<2_000 {
      let isLong = Bool.random(using: &generator)
      let line = (0..<Int.random(in: 0...(isLong ? 400 : 30), using: &generator))
        .map { _ in pieces.randomElement(using: &generator)! }.joined()
      let offsets = line.unicodeScalars.indices.map { line.utf8.distance(from: line.startIndex, to: $0) }
      let offset = (offsets + [line.utf8.count]).randomElement(using: &generator)!
      let columns = Int.random(in: 12...160, using: &generator)
      let place = Diagnostic.Place(file: "A.swift", line: 1, column: offset + 1)
      let diagnostic = Diagnostic(.error, "wrong", at: place, sourceLine: line)
      let keepsIndentation = Bool.random(using: &generator)
      let excerpt = try #require(
        SourceExcerpt(diagnostic, columns: columns, keepsIndentation: keepsIndentation), "seed \(seed), \(round)")
      func width(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + ($1 == "\t" ? 8 : $1.displayWidth) }
      }
      let shown = excerpt.text.unicodeScalars
      #expect(shown.allSatisfy { $0.isPrintable || $0 == "\t" }, "seed \(seed), \(round)")
      #expect(width(excerpt.text) <= columns, "seed \(seed), \(round)")
      // What stands before the marker's column is followed by the character of the place.
      let index = line.utf8.index(line.startIndex, offsetBy: offset)
      let isIndentation = line[..<index].unicodeScalars.allSatisfy(\.properties.isWhitespace)
      guard index < line.endIndex, keepsIndentation || !isIndentation else { continue }
      let character = line.unicodeScalars[index]
      let expected = character == "\t" ? (keepsIndentation ? "\t" : " ") : String(character).printable
      let target = width(excerpt.padding)
      let candidates = shown.indices.filter { width(String(shown[..<$0])) == target }
      let isFound = candidates.contains { start in
        let rest = String(shown[start...])
        return rest.unicodeScalars.starts(with: expected.unicodeScalars) || rest == "…"
      }
      #expect(isFound, "seed \(seed), \(round): '\(expected)' at \(target) in '\(excerpt.text)'")
    }
  }
}
