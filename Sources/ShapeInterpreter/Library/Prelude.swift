import LibrarySections
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The part of the library that is written in Swift and interpreted itself: algorithms that call closures.
///
/// Parsing all of it takes longer than checking most files. A file is therefore checked with only those declarations
/// that it may refer to: those whose names occur in it, those whose names occur in these declarations, and so on. Of
/// these, only the bodies of the functions are parsed that are called.
struct Prelude: Sendable {
  let source: String
  private let index: SectionIndex
  /// The statements of the bodies that were asked for, by the first bytes of the bodies.
  private let statements = Guarded<[Int: CodeBlockItemListSyntax]>([:])

  static let standard = Prelude(text, EmbeddedLibrary.index)

  /// The whole source.
  static var text: String { EmbeddedLibrary.text }

  /// The words of the source that begin with an underscore: names that no other source uses.
  static let ownNames: Set<String> = {
    var names: Set<String> = []
    var source = text
    source.withUTF8 { bytes in
      var position = 0
      while position < bytes.count {
        let start = position
        while position < bytes.count, SourceWords.isLetter(bytes[position]) { position += 1 }
        if position > start + 1, bytes[start] == UInt8(ascii: "_") {
          names.insert(String(decoding: bytes[start..<position], as: UTF8.self))
        }
        if position == start { position += 1 }
      }
    }
    return names
  }()

  init(_ source: String, _ index: SectionIndex) {
    self.source = source
    self.index = index
  }

  /// The heads of all declarations.
  var outline: PreludeOutline { outline(of: Array(0..<index.count)) }

  /// Returns the heads of the declarations that some sources may refer to, in the order of the prelude.
  func outline(for sources: [String]) -> PreludeOutline {
    var needed = NeededSections(index)
    for source in sources { needed.read(SourceWords(source)) }
    needed.complete()
    return outline(of: (0..<index.count).filter { needed.contains($0) })
  }

  /// The length in bytes from which on a text is parsed in two parts.
  private static let leastDivided = 6_000

  private func outline(of sections: [Int]) -> PreludeOutline {
    var source = source
    return source.withUTF8 { bytes in
      let length = sections.reduce(0) { $0 + index[$1].text.count }
      var half = 0
      let first =
        length < Self.leastDivided
        ? sections[...]
        : sections.prefix {
          half += index[$0].text.count
          return half <= length / 2
        }
      var (texts, bodies) = ([OutlineText()], [Int: Range<Int>]())
      for section in first { texts[0].append(index[section], index, bytes, &bodies) }
      texts[0].end()
      if first.count < sections.count {
        // The places of the second part follow those of the first.
        texts.append(OutlineText(from: texts[0].bytes.count))
        for section in sections[first.endIndex...] { texts[1].append(index[section], index, bytes, &bodies) }
        texts[1].end()
      }
      let other = texts.dropFirst().map(\.bytes)
      let rest = DeepStack.start(other) { $0.withUnsafeBufferPointer(Self.parse) }
      let files = [texts[0].bytes.withUnsafeBufferPointer(Self.parse)] + rest.map { $0() }
      return PreludeOutline(files: files, bodies: bodies)
    }
  }

  /// Returns the statements of a body, which are parsed when they are first asked for.
  func statements(of body: Range<Int>) -> CodeBlockItemListSyntax {
    if let known = statements.access({ $0[body.lowerBound] }) { return known }
    var source = source
    let parsed = source.withUTF8 { Self.parse(UnsafeBufferPointer(rebasing: $0[body])).statements }
    // Another thread may have parsed it meanwhile: there is one tree of each body.
    return statements.access { known in
      if let first = known[body.lowerBound] { return first }
      known[body.lowerBound] = parsed
      return parsed
    }
  }

  private static func parse(_ text: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
    OperatorTable.folded(Parser.parse(source: text))
  }
}

/// Declarations of the prelude as a checker reads them first: their functions have no statements yet, since most are
/// never called.
struct PreludeOutline {
  /// The parts, in order. No offset in one is an offset in another.
  var files: [SourceFileSyntax]
  /// The bodies in the prelude's source, by the offsets behind their opening braces.
  var bodies: [Int: Range<Int>]
}

/// A text of sections without the bodies of their functions.
private struct OutlineText {
  private(set) var bytes: [UInt8]
  /// The extension that is open.
  private var header = 0..<0

  /// Starts with as many spaces.
  init(from count: Int = 0) { bytes = Array(repeating: UInt8(ascii: " "), count: count) }

  /// Adds a section, and the places of its bodies.
  mutating func append(
    _ section: SectionIndex.Section, _ index: SectionIndex, _ source: UnsafeBufferPointer<UInt8>,
    _ bodies: inout [Int: Range<Int>]
  ) {
    func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: source[range]) }
    if section.header != header {
      end()
      header = section.header
      if !header.isEmpty {
        bytes += part(header)
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    var start = section.text.lowerBound
    for body in index.bodies(of: section) {
      bytes += part(start..<body.lowerBound)
      bodies[bytes.count] = body
      start = body.upperBound
    }
    bytes += part(start..<section.text.upperBound)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Closes the extension that is open.
  mutating func end() {
    if !header.isEmpty { bytes += "}\n".utf8 }
    header = 0..<0
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
