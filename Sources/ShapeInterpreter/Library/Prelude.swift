import LibrarySections
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The part of the library that is written in Swift and interpreted itself: algorithms that call closures.
///
/// Parsing all of it takes longer than checking most files. A file is therefore checked with only those declarations
/// that it may refer to: those whose names occur in it, those whose names occur in these declarations, and so on.
struct Prelude: Sendable {
  private var sections: [PreludeSection]
  /// The sections that each word asks for, by the word's hash.
  private var names: [UInt64: Name] = [:]

  /// The sections and the type that a word asks for.
  private struct Name {
    /// The sections that the word asks for as a callee, as a member, or anywhere.
    var uses: [Use] = []
    /// The type that the word names. Sections with this owner are needed only if it occurs.
    var owner: Substring?
  }

  /// A section, and the conditions under which a word asks for it.
  private struct Use {
    var section: Int
    /// The type that must also occur somewhere in the source; nil if there is none.
    var owner: Substring?
    var isMember = false
    /// The labels that the first argument of the call may have; nil if the word need not be a call.
    var labels: [UInt64]?
    /// True if the word is `init`, which without a call stands for the initializer itself.
    var isReference = false
    /// False if a brace behind the word cannot be a trailing closure.
    var mayBeBraced = true

    func isMet(by word: SourceWords.Word, behind previous: UInt64) -> Bool {
      if isMember, !word.isMember { return false }
      guard let labels else { return true }
      if Prelude.opening.contains(previous) { return false }
      if word.hasBareCall { return mayBeBraced || word.label != nil }
      return word.label.map(labels.contains) ?? isReference
    }
  }

  static let standard = Prelude(SectionTable.sections(of: text, from: EmbeddedLibrary.sections))

  private static let declaring = SourceWords.hash(of: "func")
  private static let own = SourceWords.hash(of: "self")
  /// The words before a type's name and a brace that opens no closure.
  private static let opening = ["struct", "enum", "class", "actor", "protocol", "extension"].map(SourceWords.hash)
  private static let nested = SourceWords.hash(of: "Set")
  /// The types with a nested type that is called `Set`.
  private static let outer = [SourceWords.hash(of: "Edge"), SourceWords.hash(of: "Axis")]

  /// The whole source.
  static var text: String { EmbeddedLibrary.text }

  /// Types whose values can be obtained only by naming one of these identifiers.
  ///
  /// No row outside the type returns a value of it.
  static let spokenTypes: [Substring: [Substring]] = [
    "_OwnCollection": [
      "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
      "RangeReplaceableCollection",
    ],
    "Set": ["Set"], "OptionSet": ["OptionSet", "UIRectCorner", "Edge", "Axis"],
    "TimelineSchedule": ["TimelineSchedule", "TimelineView"],
  ]

  /// The other names of some members. A file may ask for the vector that animates a shape by the name of its type.
  private static let associated: [Substring: Substring] = ["animatableData": "AnimatableData"]

  init(_ sections: [PreludeSection]) {
    self.sections = sections
    var owners = Self.spokenTypes
    for section in sections where section.header.isEmpty {
      if case .word(let name) = section.trigger { owners[name] = [name] }
    }
    for section in sections {
      if case .construction(let type, _) = section.trigger, owners[type] == nil { owners[type] = [type] }
    }
    for (owner, words) in owners {
      for word in words { names[SourceWords.hash(of: word), default: Name()].owner = owner }
    }
    for (index, section) in sections.enumerated() {
      let owner = owners[section.owner] == nil ? nil : section.owner
      func ask(_ name: Substring, _ use: Use) { names[SourceWords.hash(of: name), default: Name()].uses.append(use) }
      switch section.trigger {
      case .always: continue
      case .word(let word): ask(word, Use(section: index))
      case .member(let word):
        ask(word, Use(section: index, owner: owner, isMember: true))
        if let other = Self.associated[word] { ask(other, Use(section: index, owner: owner, isMember: true)) }
      case .call(let word, let labels):
        ask(word, Use(section: index, owner: owner, labels: labels.map(SourceWords.hash)))
      case .construction(let type, let labels):
        let labels = labels.map(SourceWords.hash)
        // `Color {` ends the head of a property, unless an initializer takes a closure.
        let takesClosure = section.text.contains("->")
        for word in [type, "Self"] {
          ask(word, Use(section: index, owner: owner, labels: labels, mayBeBraced: takesClosure))
        }
        // `init` without a dot declares one.
        ask("init", Use(section: index, owner: owner, isMember: true, labels: labels, isReference: true))
        // Another name of the type may stand before its arguments.
        ask("typealias", Use(section: index, owner: owner))
      }
    }
  }

  /// All declarations.
  var file: SourceFileSyntax { Self.parse(text(of: sections.indices)) }

  /// Returns the declarations that some sources may refer to, in the order of the prelude.
  func file(for sources: [String]) -> SourceFileSyntax {
    var isNeeded = sections.map { $0.trigger == .always }
    var open = sections.indices.filter { isNeeded[$0] }
    var owners: Set<Substring> = []
    /// Members that occurred before their owners.
    var waiting: [Substring: [Int]] = [:]
    func need(_ section: Int) {
      guard !isNeeded[section] else { return }
      isNeeded[section] = true
      open.append(section)
    }
    /// Reads a source, or the declaration of a type: `self.init` calls an initializer of that type.
    func read(_ words: SourceWords, of type: Substring? = nil) {
      var previous: UInt64 = 0
      for word in words {
        defer { previous = word.hash }
        // The name in a function's declaration does not refer to another function.
        guard previous != Self.declaring, let name = names[word.hash] else { continue }
        if word.hash == Self.nested, word.isMember, Self.outer.contains(previous) { continue }
        if let owner = name.owner, owners.insert(owner).inserted {
          waiting.removeValue(forKey: owner)?.forEach(need)
        }
        for use in name.uses where !isNeeded[use.section] && use.isMet(by: word, behind: previous) {
          if previous == Self.own, let type, let owner = use.owner, type != owner { continue }
          if let owner = use.owner, !owners.contains(owner) {
            waiting[owner, default: []].append(use.section)
          } else {
            need(use.section)
          }
        }
      }
    }
    for source in sources { read(SourceWords(source)) }
    while let index = open.popLast() { read(SourceWords(sections[index].text), of: type(of: sections[index])) }
    return Self.parse(text(of: sections.indices.filter { isNeeded[$0] }))
  }

  /// Returns the type that a section declares or extends; nil if it is another declaration.
  private func type(of section: PreludeSection) -> Substring? {
    guard section.header.isEmpty else { return section.owner }
    if case .word(let name) = section.trigger, names[SourceWords.hash(of: name)]?.owner == name { return name }
    return nil
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
