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
    /// The labels of other arguments, which the call must have.
    var required: [UInt64] = []
    /// False if no call is without arguments.
    var mayBeEmpty = true
    /// True if the word is `init`, which without a call stands for the initializer itself.
    var isReference = false
    /// False if a brace behind the word cannot be a trailing closure.
    var mayBeBraced = true

    init(section: Int, owner: Substring? = nil, isMember: Bool = false) {
      self.section = section
      self.owner = owner
      self.isMember = isMember
    }

    /// Makes the use of a function by a call.
    init(_ arguments: PreludeSection.Arguments, section: Int, owner: Substring?) {
      self.init(section: section, owner: owner)
      labels = arguments.first.map(SourceWords.hash)
      required = arguments.required.map(SourceWords.hash)
      mayBeEmpty = arguments.mayBeEmpty
    }

    func isMet(by word: SourceWords.Word, behind previous: UInt64) -> Bool {
      if isMember, !word.isMember { return false }
      guard let labels else { return true }
      if Prelude.opening.contains(previous) { return false }
      if word.hasBareCall { return mayBeEmpty && (mayBeBraced || word.label != nil) }
      return word.label.map(labels.contains) ?? isReference
    }
  }

  static let standard = Prelude(SectionTable.sections(of: text, from: EmbeddedLibrary.sections))

  private static let declaring = SourceWords.hash(of: "func")
  private static let own = SourceWords.hash(of: "self")
  private static let making = SourceWords.hash(of: "init")
  private static let naming = SourceWords.hash(of: "typealias")
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
      case .call(let word, let arguments):
        var use = Use(arguments, section: index, owner: owner)
        use.mayBeBraced = section.text.contains("->")
        ask(word, use)
      case .construction(let type, let arguments):
        var use = Use(arguments, section: index, owner: owner)
        // `Color {` ends the head of a property, unless an initializer takes a closure.
        use.mayBeBraced = section.text.contains("->")
        for word in [type, "Self"] { ask(word, use) }
        // `init` without a dot declares one.
        (use.isMember, use.isReference, use.mayBeBraced) = (true, true, true)
        ask("init", use)
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
    /// Reads a source, or a section of a type: `self.init` calls an initializer of that type. The sections give no type
    /// another name.
    func read(_ words: SourceWords, of type: Substring? = nil, isOwn: Bool = true) {
      var words = words
      var previous: UInt64 = 0
      while let word = words.next() {
        defer { previous = word.hash }
        // The name in a function's declaration does not refer to another function.
        guard previous != Self.declaring, let name = names[word.hash] else { continue }
        if word.hash == Self.naming, !isOwn { continue }
        if word.hash == Self.nested, word.isMember, Self.outer.contains(previous) { continue }
        if let owner = name.owner, owners.insert(owner).inserted {
          waiting.removeValue(forKey: owner)?.forEach(need)
        }
        /// The type before the dot, where it is known.
        let base = previous == Self.own ? type : word.hash == Self.making ? names[previous]?.owner : nil
        for use in name.uses where !isNeeded[use.section] && use.isMet(by: word, behind: previous) {
          if let base, let owner = use.owner, base != owner { continue }
          guard use.required.isEmpty || word.label == nil || words.callHas(use.required) else { continue }
          if let owner = use.owner, !owners.contains(owner) {
            waiting[owner, default: []].append(use.section)
          } else {
            need(use.section)
          }
        }
      }
    }
    for source in sources { read(SourceWords(source)) }
    while let index = open.popLast() {
      read(SourceWords(sections[index].text), of: type(of: sections[index]), isOwn: false)
    }
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
