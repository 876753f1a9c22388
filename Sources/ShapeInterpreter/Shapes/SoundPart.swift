import SwiftSyntax

/// What is left of a source that the parser rejects: the declarations that are whole.
///
/// A shape among them is drawn unless it may mean something else without those that are missing.
struct SoundPart: Sendable {
  /// The source with spaces in place of what is not whole, so that everything else keeps its place.
  let source: ShapeSource
  /// The types of the file that name something missing, or something that does, and so on.
  private var doubtful: Set<String> = []
  /// The words of what is missing.
  private var missingWords: Set<String> = []
  /// The bytes of what means the same whatever is missing.
  private var trusted = ByteRanges([])

  /// The whole declarations of a source and its tree; nil when there is none.
  init?(of parsed: ParsedSource) {
    var sorting = Sorting()
    for item in parsed.file.statements { sorting.sort(Syntax(item.item)) }
    guard !sorting.whole.isEmpty else { return nil }
    let own = parsed.places.files[0].source
    source = ShapeSource(name: own.name, text: sorting.text(of: own.text))
    (doubtful, trusted) = sorting.doubts
    for item in sorting.missing { missingWords.formUnion(item.words.map(\.text)) }
  }

  /// Whether a shape of this part is the one that the source, once mended, will have.
  func vouches(for shape: InterpretedShape) -> Bool {
    let names = shape.name.prefix { $0 != " " }.split(separator: ".").map(String.init)
    guard let outermost = names.first, let name = names.last, !doubtful.contains(outermost) else { return false }
    // What is missing may make it of values that are better than a guess.
    return !missingWords.contains(name) || !shape.parameters.contains { $0.origin == .guess }
  }

  /// What there is to say of a source that the parser rejects: its complaints, the shapes of the sound part, and what is wrong there.
  static func checkedShapes(of parsed: ParsedSource, stop: StopSignal) -> CheckedShapes {
    guard let part = SoundPart(of: parsed), let sound = part.parsed else {
      return CheckedShapes(rejected: parsed)
    }
    var checker = Checker.withPrelude
    checker.stop = stop
    checker.collect(sound.file)
    return CheckedShapes(rejected: parsed, part: part, CheckedShapes(sound, checker))
  }

  /// The part parsed by itself; nil when that does not go well either.
  var parsed: ParsedSource? {
    let parsed = ParsedSource(source)
    return parsed.complaints.isEmpty ? parsed : nil
  }
}

extension SoundPart {
  /// Whether a complaint about this part is right whatever is missing: it stands where nothing refers to that, and names none of its
  /// words, but for types that were found.
  func vouches(for complaint: Complaint) -> Bool {
    guard trusted.contains(complaint.offset) else { return false }
    let quoted = complaint.message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    let words = quoted.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init)
    let isAboutName = complaint.message.hasPrefix("cannot find")
    return !words.contains { missingWords.contains($0) && (isAboutName || $0.first?.isUppercase != true) }
  }
}

/// The declarations of a source, sorted into those that are whole and those that are not.
private struct Sorting {
  /// Statements of the file without an error, or with none but in types within them.
  var whole: [Syntax] = []
  /// What has an error: statements of the file, and types within whole ones.
  var missing: [Syntax] = []

  mutating func sort(_ item: Syntax) {
    guard item.hasError else { return whole.append(item) }
    let faulty = item.faultyTypes
    if faulty.isEmpty { missing.append(item) } else { whole.append(item) }
    missing += faulty
  }

  /// The whole declarations in their places.
  func text(of text: String) -> String {
    let bytes = Array(text.utf8)
    func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let space = UInt8(ascii: " ")
    var result = bytes.map { isBreak($0) ? $0 : space }
    for item in whole { result.replaceSubrange(item.bytes, with: bytes[item.bytes]) }
    for item in missing {
      for index in item.bytes where !isBreak(bytes[index]) { result[index] = space }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The types that name what is missing, or something else that does, and so on; and the bytes of all whole statements that do not.
  var doubts: (types: Set<String>, trusted: ByteRanges) {
    let own = Set((whole + missing).filter { !$0.is(ExtensionDeclSyntax.self) }.flatMap(\.typeNames))
    let holes = ByteRanges(missing.map(\.bytes))
    // Which of the whole statements have a word, one after a dot and one without.
    var users: [Word.Kind: [String: [Int]]] = [:]
    for (index, item) in whole.enumerated() {
      for word in item.words where !holes.contains(word.offset) {
        users[word.kind, default: [:]][word.text, default: []].append(index)
      }
    }
    var isDoubtful = Array(repeating: false, count: whole.count)
    var types: Set<String> = []
    var open = missing
    while let item = open.popLast() {
      // What an extension of a library type declares is found after a dot, all else without one.
      let name = item.as(ExtensionDeclSyntax.self)?.extendedName
      let isExtensionFromElsewhere = name.map { !own.contains($0) } ?? false
      let kinds: [Word.Kind] = isExtensionFromElsewhere ? [.member, .name] : [.name]
      for kind in kinds {
        for name in isExtensionFromElsewhere ? item.memberNames : item.declaredNames {
          for index in users[kind]?.removeValue(forKey: name) ?? [] where !isDoubtful[index] {
            isDoubtful[index] = true
            open.append(whole[index])
            types.formUnion(whole[index].typeNames)
            if let name = whole[index].as(ExtensionDeclSyntax.self)?.extendedName { types.insert(name) }
          }
        }
      }
    }
    let trusted = whole.indices.filter { !isDoubtful[$0] }.map { whole[$0].bytes }
    return (types, ByteRanges(trusted))
  }
}

/// Stretches of a source, none of which overlaps another.
struct ByteRanges: Sendable {
  private let sorted: [Range<Int>]

  init(_ ranges: [Range<Int>]) { sorted = ranges.sorted { $0.lowerBound < $1.lowerBound } }

  /// Whether an offset lies in one of them.
  func contains(_ offset: Int) -> Bool {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].lowerBound > offset { high = middle } else { low = middle + 1 }
    }
    return low > 0 && sorted[low - 1].contains(offset)
  }
}

/// A word in a source that may name something.
private struct Word {
  enum Kind { case name, member }

  var text: String
  /// Whether it stands after a dot.
  var kind: Kind
  var offset: Int
}

extension Syntax {
  /// The bytes of the text, with what stands before it on its lines.
  fileprivate var bytes: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }

  fileprivate var words: [Word] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier = token.tokenKind else { return nil }
      let isMember = token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
      return Word(text: token.identifierText, kind: isMember ? .member : .name, offset: token.offset)
    }
  }

  /// The types with errors within a type or extension that has no other errors; empty when it has, or is none.
  fileprivate var faultyTypes: [Syntax] {
    guard let block = memberBlock else { return [] }
    let around = children(viewMode: .all).filter { $0.id != block.id } + block.children(viewMode: .all)
    guard around.allSatisfy({ !$0.hasError || $0.id == block.members.id }) else { return [] }
    var found: [Syntax] = []
    for member in block.members where member.hasError {
      guard member.decl.declaresType,
        member.children(viewMode: .all).allSatisfy({ !$0.hasError || $0.id == member.decl.id })
      else { return [] }
      let inner = Syntax(member.decl).faultyTypes
      found += inner.isEmpty ? [Syntax(member.decl)] : inner
    }
    return found
  }

  /// The names by which what is declared here is found without a dot.
  fileprivate var declaredNames: [String] {
    if let node = self.as(ExtensionDeclSyntax.self) { return [node.extendedName] }
    if let node = self.as(FunctionDeclSyntax.self) { return [node.name.identifierText] }
    if let node = self.as(VariableDeclSyntax.self) {
      return node.bindings.flatMap { Syntax($0.pattern).words.map(\.text) }
    }
    if introducedName != nil { return typeNames }
    // What is told apart by conditions, and what is no declaration at all.
    return children(viewMode: .sourceAccurate).flatMap(\.declaredNames)
  }

  /// The name of the type that is declared here, and those of the types within it.
  fileprivate var typeNames: [String] {
    let members = memberBlock?.members.map { Syntax($0.decl) } ?? []
    let inner = members.filter { $0.as(DeclSyntax.self)?.declaresType ?? false }.flatMap(\.typeNames)
    guard let name = introducedName, !self.is(FunctionDeclSyntax.self) else { return inner }
    return [name.identifierText] + inner
  }

  /// The names of the members that an extension declares.
  fileprivate var memberNames: [String] {
    (self.as(ExtensionDeclSyntax.self)?.memberBlock.members ?? []).flatMap { Syntax($0.decl).declaredNames }
  }
}

extension ExtensionDeclSyntax {
  /// The first name of the extended type: `Icons` for `Icons.Bell`.
  fileprivate var extendedName: String { String(extendedType.trimmedDescription.prefix { $0 != "." && $0 != "<" }) }
}
