import LibrarySections
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The part of the library that is written in Swift and interpreted itself: algorithms that call closures.
///
/// Parsing all of it takes longer than checking most files. A file is therefore checked with only those declarations
/// that it may refer to: those whose names occur in it, those whose names occur in these declarations, and so on.
struct Prelude: Sendable {
  private let source: String
  private let index: SectionIndex

  static let standard = Prelude(text, EmbeddedLibrary.index)

  /// The whole source.
  static var text: String { EmbeddedLibrary.text }

  init(_ source: String, _ index: SectionIndex) {
    self.source = source
    self.index = index
  }

  /// All declarations.
  var file: SourceFileSyntax { file(of: 0..<index.count) }

  /// Returns the declarations that some sources may refer to, in the order of the prelude.
  func file(for sources: [String]) -> SourceFileSyntax {
    var needed = NeededSections(index)
    for source in sources { needed.read(SourceWords(source)) }
    needed.complete()
    return file(of: (0..<index.count).filter { needed.contains($0) })
  }

  private func file(of sections: some Sequence<Int>) -> SourceFileSyntax {
    var text: [UInt8] = []
    var source = source
    source.withUTF8 { bytes in
      var header = 0..<0
      for section in sections {
        let section = index[section]
        if section.header != header {
          if !header.isEmpty { text += "}\n".utf8 }
          header = section.header
          if !header.isEmpty { Self.append(bytes[header], to: &text) }
        }
        Self.append(bytes[section.text], to: &text)
      }
      if !header.isEmpty { text += "}\n".utf8 }
    }
    return text.withUnsafeBufferPointer(Self.parse)
  }

  private static func append(_ line: Slice<UnsafeBufferPointer<UInt8>>, to text: inout [UInt8]) {
    text.append(contentsOf: UnsafeBufferPointer(rebasing: line))
    text.append(UInt8(ascii: "\n"))
  }

  private static func parse(_ text: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
    let parsed = Parser.parse(source: text)
    let folded = OperatorTable.swift.foldAll(parsed) { error in
      preconditionFailure("the prelude does not fold: \(error.asDiagnostic.message)")
    }
    return folded.as(SourceFileSyntax.self) ?? parsed
  }
}

/// The sections that some sources need, and those that these need.
private struct NeededSections {
  private let index: SectionIndex
  private var isNeeded: [Bool]
  /// The sections whose asks have not been followed.
  private var open: [Int] = []
  /// For each type whether some text names it.
  private var isNamed: [Bool] = []
  /// The sections that were asked for before their types were named, by the type.
  private var waiting: [Int: [Int]] = [:]

  /// Starts with what every source needs.
  init(_ index: SectionIndex) {
    self.index = index
    isNeeded = Array(repeating: false, count: index.count)
    isNamed = Array(repeating: false, count: index.typeCount + 1)
    for section in 0..<index.count where index[section].isAlways { need(section) }
  }

  func contains(_ section: Int) -> Bool { isNeeded[section] }

  mutating func read(_ words: SourceWords) {
    index.read(words, unless: { isNeeded[$0] }, { take($0) })
  }

  /// Adds what the sections need that are needed so far.
  mutating func complete() {
    while let section = open.popLast() {
      for ask in index.asks(of: section) { take(ask) }
    }
  }

  private mutating func need(_ section: Int) {
    guard !isNeeded[section] else { return }
    isNeeded[section] = true
    open.append(section)
  }

  private mutating func take(_ ask: SectionIndex.Ask) {
    guard let section = ask.section else {
      guard !isNamed[ask.type] else { return }
      isNamed[ask.type] = true
      for section in waiting.removeValue(forKey: ask.type) ?? [] { need(section) }
      return
    }
    if ask.type == 0 || isNamed[ask.type] { need(section) } else { waiting[ask.type, default: []].append(section) }
  }
}
