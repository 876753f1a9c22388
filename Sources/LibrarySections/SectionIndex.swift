/// The sections of a source and the words that ask for them, as numbers that are read where they are.
///
/// The build makes them for the library and writes them as array literals: a program that starts has nothing to cut,
/// to hash or to sort. A section is known by its place in the source's order, a type by a number from 1 on; 0 stands
/// for no type.
package struct SectionIndex: Sendable {
  /// The sections, `Section.size` numbers for each.
  package var sections: [UInt32]
  /// A table of words by their hashes. A word stands at the place that its lowest bits tell, or at the next free one; a
  /// free place is 0.
  package var words: [UInt64]
  /// The position in `uses` for each place of `words`.
  package var starts: [UInt32]
  /// For each word the number of its types and the number of its uses, then the types and the uses.
  package var uses: [UInt64]
  /// The asks of each section, as `Ask.number` writes them.
  package var asks: [UInt64]
  /// The first byte of each body and the one behind it, in order.
  package var bodies: [UInt32]

  package init(
    sections: [UInt32], words: [UInt64], starts: [UInt32], uses: [UInt64], asks: [UInt64], bodies: [UInt32]
  ) {
    self.bodies = bodies
    self.sections = sections
    self.words = words
    self.starts = starts
    self.uses = uses
    self.asks = asks
  }

  /// A section by its numbers.
  package struct Section {
    /// The extension around it, up to its opening brace, in bytes of the source; empty at the top level.
    package var header: Range<Int>
    package var text: Range<Int>
    /// The type that the section declares or extends.
    package var type: Int
    /// True if every source needs the section.
    package var isAlways: Bool
    /// The positions in `asks` of what its text asks for.
    var asks: Range<Int>
    /// The positions of its bodies in `bodies`, counted in pairs.
    var bodies: Range<Int>

    static let size = 10
  }

  /// The number of sections.
  package var count: Int { sections.count / Section.size }

  /// The number of types.
  package var typeCount: Int { (0..<count).map { self[$0].type }.max() ?? 0 }

  package subscript(section: Int) -> Section {
    func number(_ index: Int) -> Int { Int(sections[section * Section.size + index]) }
    return Section(
      header: number(0)..<number(1), text: number(2)..<number(3), type: number(4), isAlways: number(5) != 0,
      asks: number(6)..<number(7), bodies: number(8)..<number(9))
  }

  /// The request of a word for a section, or for a type by its name.
  package struct Ask: Hashable, Sendable {
    /// The section; nil if the word only names the type.
    package var section: Int?
    /// The type that some source must name before the section is needed; for a name, the type itself.
    package var type: Int

    package init(section: Int?, type: Int) {
      self.section = section
      self.type = type
    }

    init(number: UInt64) {
      let section = Int(number >> 32)
      self.init(section: section == 0 ? nil : section - 1, type: Int(UInt32(truncatingIfNeeded: number)))
    }

    /// The ask as a number: the section, counted from 1, in the upper half, and the type in the lower one.
    var number: UInt64 { UInt64((section ?? -1) + 1) << 32 | UInt64(type) }
  }

  /// Returns the requests of all words in the text of a section.
  package func asks(of section: Int) -> some Sequence<Ask> { asks[self[section].asks].lazy.map(Ask.init(number:)) }

  /// Returns the bodies of the functions that a section declares, in bytes of the source.
  package func bodies(of section: Section) -> some Sequence<Range<Int>> {
    section.bodies.lazy.map { Int(bodies[2 * $0])..<Int(bodies[2 * $0 + 1]) }
  }
}

extension SectionIndex {
  /// A use of a section by a word, and the conditions of it.
  struct Use {
    var section: Int
    /// The type that must also occur somewhere in the source.
    var type = 0
    var isMember = false
    /// True if the word must be a call, whose first argument has one of the labels.
    var isCall = false
    /// False if no call is without arguments.
    var mayBeEmpty = true
    /// True if the word is `init`, which without a call stands for the initializer itself.
    var isReference = false
    /// False if a brace behind the word cannot be a trailing closure.
    var mayBeBraced = true
    /// The labels that the first argument of the call may have.
    var labels: [UInt64] = []
    /// The labels of other arguments, which the call must have.
    var required: [UInt64] = []

    /// The use as numbers: one with all but the labels, then the labels.
    var numbers: [UInt64] {
      let flags = [isMember, isCall, mayBeEmpty, isReference, mayBeBraced].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
      let sizes = UInt64(labels.count) << 8 | UInt64(required.count)
      return [UInt64(section) << 40 | UInt64(type) << 24 | UInt64(flags) << 16 | sizes] + labels + required
    }
  }

  /// The words before a type's name and a brace that opens no closure.
  private static let opening = ["struct", "enum", "class", "actor", "protocol", "extension"].map(SourceWords.hash)
  private static let declaring = SourceWords.hash(of: "func")
  private static let own = SourceWords.hash(of: "self")
  private static let making = SourceWords.hash(of: "init")
  private static let naming = SourceWords.hash(of: "typealias")
  /// The words of a source that make bindings, and the word that they name.
  private static let binding = ["projectedValue", "Binding", "constant", "Bindable"].map { SourceWords.hash(of: $0) }
  private static let bound = SourceWords.hash(of: "$")
  private static let nested = SourceWords.hash(of: "Set")
  private static let declaringTypes = ["struct", "enum", "class", "protocol"].map(SourceWords.hash)
  private static let steps = SourceWords.hash(of: "Publishers")
  /// The types with a nested type that is called `Set`.
  private static let outer = [SourceWords.hash(of: "Edge"), SourceWords.hash(of: "Axis")]

  /// Calls `ask` with what the words of a source ask for, except for sections that are known.
  ///
  /// For the text of a section, `type` is its type: `self.init` calls an initializer of that type. The names of its
  /// generic parameters are no types of the library. The sections give no type another name.
  package func read(
    _ words: SourceWords, of type: Int = 0, generics: Set<UInt64> = [], isSection: Bool = false,
    unless isKnown: (Int) -> Bool = { _ in false }, _ ask: (Ask) -> Void
  ) {
    var words = words
    var previous: UInt64 = 0
    while let word = words.next() {
      defer { previous = word.hash }
      if !isSection, Self.binding.contains(word.hash), let position = start(of: Self.bound) {
        for type in types(at: position) { ask(Ask(section: nil, type: Int(type))) }
      }
      // The name in a function's declaration does not refer to another function.
      guard previous != Self.declaring, var position = start(of: word.hash) else { continue }
      if word.hash == Self.naming, isSection { continue }
      // Nor does the name of a type within another one: `Publishers.Map` is no map.
      if isSection, Self.declaringTypes.contains(previous) { continue }
      if isSection, !word.isMember, generics.contains(word.hash) { continue }
      if word.hash == Self.nested, word.isMember, Self.outer.contains(previous) { continue }
      let (typeCount, useCount) = (Int(uses[position] >> 32), Int(UInt32(truncatingIfNeeded: uses[position])))
      position += 1
      let isStep = isSection && word.isMember && previous == Self.steps
      for named in uses[position..<(position + typeCount)] where !isStep { ask(Ask(section: nil, type: Int(named))) }
      position += typeCount
      /// The types before the dot, where they are known.
      let base =
        previous == Self.own ? type == 0 ? [] : [UInt64(type)] : word.hash == Self.making ? types(of: previous) : []
      for _ in 0..<useCount {
        let number = uses[position]
        let use = UseNumber(number)
        let labels = position + 1..<position + 1 + use.labelCount
        let required = labels.upperBound..<labels.upperBound + use.requiredCount
        position = required.upperBound
        if isStep, !use.isMember { continue }
        if !base.isEmpty, use.type != 0, !base.contains(UInt64(use.type)) { continue }
        if isKnown(use.section) || !isMet(use, labels, by: word, behind: previous) { continue }
        guard required.isEmpty || word.label == nil || words.callHas(uses[required]) else { continue }
        ask(Ask(section: use.section, type: use.type))
      }
    }
  }

  /// The first number of a use.
  private struct UseNumber {
    private let number: UInt64

    init(_ number: UInt64) { self.number = number }

    var section: Int { Int(number >> 40) }
    var type: Int { Int(number >> 24 & 0xffff) }
    var isMember: Bool { number >> 20 & 1 != 0 }
    var isCall: Bool { number >> 19 & 1 != 0 }
    var mayBeEmpty: Bool { number >> 18 & 1 != 0 }
    var isReference: Bool { number >> 17 & 1 != 0 }
    var mayBeBraced: Bool { number >> 16 & 1 != 0 }
    var labelCount: Int { Int(number >> 8 & 0xff) }
    var requiredCount: Int { Int(number & 0xff) }
  }

  private func isMet(
    _ use: UseNumber, _ labels: Range<Int>, by word: SourceWords.Word, behind previous: UInt64
  ) -> Bool {
    if use.isMember, !word.isMember { return false }
    guard use.isCall else { return true }
    if Self.opening.contains(previous) { return false }
    if word.hasBareCall { return use.mayBeEmpty && (use.mayBeBraced || word.label != nil) }
    return word.label.map(uses[labels].contains) ?? use.isReference
  }

  /// Returns the types that a word names.
  private func types(of word: UInt64) -> ArraySlice<UInt64> {
    start(of: word).map(types(at:)) ?? []
  }

  private func types(at start: Int) -> ArraySlice<UInt64> {
    uses[(start + 1)..<(start + 1 + Int(uses[start] >> 32))]
  }

  /// Returns whether a section asks for the word of a hash, or is asked for by it.
  package func knows(_ word: UInt64) -> Bool { start(of: word) != nil }

  /// Returns the position of a word's numbers in `uses`; nil if the word asks for nothing.
  private func start(of word: UInt64) -> Int? {
    var place = Int(truncatingIfNeeded: word) & (words.count - 1)
    while words[place] != word {
      if words[place] == 0 { return nil }
      place = (place + 1) & (words.count - 1)
    }
    return Int(starts[place])
  }
}
