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
  private var named: [Substring: [Int]] = [:]

  static let standard = Prelude(text)

  /// The whole source.
  static var text: String {
    [sequences, elementTests, arrays, tables, functions, random, randomOrders, shapes, animation, paints]
      .joined(separator: "\n")
  }

  init(_ source: String) {
    sections = PreludeSection.sections(of: source)
    for (index, section) in sections.enumerated() {
      switch section.trigger {
      case .always: continue
      case .word(let name), .call(let name, _), .member(let name): named[name, default: []].append(index)
      }
    }
  }

  /// Every declaration.
  var file: SourceFileSyntax { Self.parse(text(of: sections.indices)) }

  /// The declarations that a source may refer to, in their order.
  func file(for source: String) -> SourceFileSyntax {
    var isNeeded = sections.map { $0.trigger == .always }
    var open = sections.indices.filter { isNeeded[$0] }
    func need(_ text: Substring) {
      var isDeclared = false
      for word in SourceWords(text) {
        // The name of a function that is declared is no use of another.
        defer { isDeclared = word.text == "func" }
        guard !isDeclared, let candidates = named[word.text] else { continue }
        for index in candidates where !isNeeded[index] && sections[index].trigger.isMet(by: word) {
          isNeeded[index] = true
          open.append(index)
        }
      }
    }
    need(source[...])
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

extension PreludeSection.Trigger {
  func isMet(by word: SourceWords.Word) -> Bool {
    switch self {
    case .always, .word: true
    case .call(_, let labels): word.hasBareCall || word.label.map(labels.contains) ?? false
    case .member: word.isMember
    }
  }
}
