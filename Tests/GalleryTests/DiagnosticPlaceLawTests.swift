import Foundation
import ShapeInterpreter
import TestSupport
import Testing

/// A diagnostic that quotes a name stands where that name is, whatever is around it.
///
/// The same names are broken in every run, unless `STIPPLE_BROKEN_NAMES` says how many and `STIPPLE_SEED` from which
/// seed on.
struct DiagnosticPlaceLawTests {
  /// The sentences that quote the name at their place.
  private static let quoting = [
    "cannot find '", "cannot find type '", "has no member '", "tuple pattern element label '",
  ]

  private static let batches = GeneratedBatches(variable: "STIPPLE_BROKEN_NAMES", usual: 100, size: 100)

  @Test(arguments: ["shapes", "Tests/LawShapes"])
  func unknownNamesAreReportedWhereTheyStand(folder: String) throws {
    let files = try sources(in: folder).sorted { $0.name < $1.name }
    try Self.batches.compare { seed, count in try breakNames(of: files, seed: seed, rounds: count) }
  }

  private func breakNames(of files: [ShapeSource], seed: UInt64, rounds: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var found = 0
    for round in 0..<rounds {
      let file = try #require(files.randomElement(using: &generator))
      let words = file.text.matches(of: /\b[a-z]\w{2,}\b/)
      let word = try #require(words.randomElement(using: &generator))
      let broken = file.text.replacingCharacters(in: word.range, with: "unknown7")
      let program = ShapeProgram(checking: ShapeSource(name: "Broken.swift", text: broken))
      let lines = broken.split(separator: "\n", omittingEmptySubsequences: false)
      for diagnostic in program.diagnostics {
        guard let place = diagnostic.place,
          let start = Self.quoting.firstRange(in: diagnostic.message)
        else { continue }
        let name = diagnostic.message[start.upperBound...].prefix { $0 != "'" }
        let there = String(decoding: lines[place.line - 1].utf8.dropFirst(place.column - 1), as: UTF8.self)
        #expect(
          there.hasPrefix(name) || there.hasPrefix("`" + name),
          "seed \(seed), round \(round): \(diagnostic) in \(file.name) with '\(word.output)' replaced")
        if name == "unknown7" { found += 1 }
      }
    }
    #expect(found > rounds / 10, "the broken name itself is reported")
  }
}

extension [String] {
  /// The place of the first of the words that a text has.
  fileprivate func firstRange(in text: String) -> Range<String.Index>? {
    lazy.compactMap { text.range(of: $0) }.first
  }
}
