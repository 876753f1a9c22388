import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The part of the library that is written in Swift and interpreted itself: algorithms that call closures.
///
/// Parsing all of it takes longer than checking most files, so a file is checked with what it may refer to: the declarations whose
/// names it utters, those whose names these utter, and so on.
struct Prelude: Sendable {
  private var sections: [PreludeSection]
  /// The sections that a word, a call or a member of a name asks for.
  private var named: [UInt64: [Use]] = [:]

  /// A section, and what a word has to be for it.
  private struct Use {
    var section: Int
    var isMember = false
    /// The labels that a call's first argument may have.
    var labels: [UInt64]?

    func isMet(by word: SourceWords.Word) -> Bool {
      guard let labels else { return !isMember || word.isMember }
      return word.hasBareCall || word.label.map(labels.contains) ?? false
    }
  }

  static let standard = Prelude(text)

  private static let declaring = SourceWords.hash(of: "func")

  /// The whole source.
  static var text: String {
    [
      sequences, elementTests, arrays, tables, functions, random, randomOrders, shapes, derivedShapes, corePaths,
      animation, paints,
      optionSets,
    ]
    .joined(separator: "\n")
  }

  init(_ source: String) {
    sections = PreludeSection.sections(of: source)
    for (index, section) in sections.enumerated() {
      let (name, use): (Substring, Use)
      switch section.trigger {
      case .always: continue
      case .word(let word): (name, use) = (word, Use(section: index))
      case .member(let word): (name, use) = (word, Use(section: index, isMember: true))
      case .call(let word, let labels):
        (name, use) = (word, Use(section: index, labels: labels.map(SourceWords.hash)))
      }
      named[SourceWords.hash(of: name), default: []].append(use)
    }
  }

  /// Every declaration.
  var file: SourceFileSyntax { Self.parse(text(of: sections.indices)) }

  /// The declarations that some sources may refer to, in their order.
  func file(for sources: [String]) -> SourceFileSyntax {
    var isNeeded = sections.map { $0.trigger == .always }
    var open = sections.indices.filter { isNeeded[$0] }
    func need(_ text: some StringProtocol) {
      var isDeclared = false
      for word in SourceWords(text) {
        // The name of a function that is declared is no use of another.
        defer { isDeclared = word.hash == Self.declaring }
        guard !isDeclared, let uses = named[word.hash] else { continue }
        for use in uses where !isNeeded[use.section] && use.isMet(by: word) {
          isNeeded[use.section] = true
          open.append(use.section)
        }
      }
    }
    for source in sources { need(source) }
    while let index = open.popLast() { need(sections[index].text) }
    return Self.parse(text(of: sections.indices.filter { isNeeded[$0] }))
  }

  private func text(of indices: some Sequence<Int>) -> String {
    var text = ""
    var header: Substring = ""
    for index in indices {
      let section = sections[index]
      if section.header != header {
        if !header.isEmpty { text += "}\n" }
        header = section.header
        if !header.isEmpty { text += header + "\n" }
      }
      text += section.text + "\n"
    }
    return header.isEmpty ? text : text + "}\n"
  }

  private static func parse(_ text: String) -> SourceFileSyntax {
    let parsed = Parser.parse(source: text)
    let folded = OperatorTable.standardOperators.foldAll(parsed) { error in
      preconditionFailure("the prelude does not fold: \(error.asDiagnostic.message)")
    }
    return folded.as(SourceFileSyntax.self) ?? parsed
  }
}
