import Foundation
import Testing

/// Every sentence that the interpreter can say is provoked by a test.
struct DiagnosticSentenceTests {
  private let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func sources(of folder: String) throws -> [(name: String, text: String)] {
    let base = root.appending(path: folder)
    let paths = try #require(FileManager.default.enumerator(atPath: base.path)).compactMap { $0 as? String }
    // What these files write is Swift.
    let writers = ["CodingText.swift", "ModelText.swift", "PublishedText.swift", "Lowerer+SampleCode.swift"]
    return try paths.filter { path in path.hasSuffix(".swift") && !writers.contains(where: path.hasSuffix) }.sorted()
      .map { path in
        (path, try String(contentsOf: base.appending(path: path), encoding: .utf8))
      }
  }

  /// The folders in which sentences may stand. Those of `Machine` and `Library` are about running programs, and are
  /// made with a `Fault`.
  private static let speaking = ["Problems/", "Machine/", "Library/"]

  @Test func sentencesStandInOnePlace() throws {
    for source in try sources(of: "Sources/ShapeInterpreter")
    where !Self.speaking.contains(where: source.name.hasPrefix) {
      var said = DiagnosticSentences()
      said.collect(source.text, file: source.name)
      for sentence in said.sentences.keys where !Self.apart.contains(sentence.description) {
        Issue.record("\(source.name) says '\(sentence.description)' itself, which belongs into Problems")
      }
    }
  }

  /// The texts outside of these folders that look like sentences: code, a warning of the parser that is left out, the
  /// diagnostic of a program that was never checked, and headings.
  private static let apart: Set<String> = [
    "let a = a( ", "let a = [ ", "func a( ", "extraneous whitespace before '(' is not permitted",
    "the shape '…' is not declared", "Modifiers of views that change nothing in a still picture",
    "Modifiers that a view is shown without, with a warning",
  ]

  @Test func everySentenceHasItsTest() throws {
    var said = DiagnosticSentences()
    // The prelude is Swift of the library's own; what it says is looked for among its calls that stop a program.
    for source in try sources(of: "Sources/ShapeInterpreter") where !source.name.contains("Prelude") {
      said.collect(source.text, file: source.name)
    }
    #expect(said.sentences.count > 150)
    let lines = try sources(of: "Tests/ShapeInterpreterTests").filter { !$0.name.hasPrefix("DiagnosticSentence") }
      .flatMap { $0.text.split(separator: "\n").map(String.init) }
    for (sentence, file) in said.sentences.sorted(by: { $0.value < $1.value }) {
      // A sentence may go on over the end of a line of the test.
      let isTested = zip(lines, lines.dropFirst() + [""]).contains { sentence.occurs(in: $0 + $1) }
      if !isTested { Issue.record("no test provokes '\(sentence.description)' of \(file)") }
    }
  }
}
