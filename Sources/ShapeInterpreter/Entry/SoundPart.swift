import SwiftSyntax

/// The intact part of a source that the parser rejects: the declarations without syntax errors.
///
/// A shape of this part is drawn unless its meaning may depend on the missing declarations.
struct SoundPart: Sendable {
  /// The source with spaces in place of the declarations with errors, so that all offsets stay the same.
  let source: ShapeSource
  /// The types of the file that refer to a missing declaration, directly or through other types.
  private var doubtful: Set<String> = []
  /// The words in the missing declarations.
  private var missingWords: Set<String> = []
  /// The bytes of the code whose meaning does not depend on the missing declarations.
  private var trusted = ByteRanges([])

  /// Makes the part from the declarations without errors, or nil if there are none.
  init?(of parsed: ParsedSource) {
    var sorting = Sorting()
    for item in parsed.file.statements { sorting.sort(Syntax(item.item)) }
    guard !sorting.whole.isEmpty else { return nil }
    let own = parsed.places.files[0].source
    var kept = own
    kept.text = sorting.text(of: own.text)
    source = kept
    (doubtful, trusted) = sorting.doubts
    for item in sorting.missing { missingWords.formUnion(item.words.map(\.text)) }
  }

  /// Returns true if a shape of this part stays the same once the source is corrected.
  func vouches(for shape: EntryPoint) -> Bool {
    let names = shape.name.prefix { $0 != " " }.split(separator: ".").map(String.init)
    guard let outermost = names.first, let name = names.last, !doubtful.contains(outermost) else { return false }
    // The missing code may make this shape, with better values than a guess.
    return !missingWords.contains(name) || !shape.parameters.contains { $0.origin == .guess }
  }

  /// Returns the diagnostics of a source that the parser rejects, and the shapes and diagnostics of its intact part.
  static func checkedShapes(of parsed: ParsedSource, stop: StopSignal) -> CheckedShapes {
    guard let part = SoundPart(of: parsed), let sound = part.parsed else {
      return CheckedShapes(rejected: parsed)
    }
    var checker = Checker.withPrelude
    checker.stop = stop
    checker.collect(sound.file)
    return CheckedShapes(rejected: parsed, part: part, CheckedShapes(sound, checker))
  }

  /// The part as a parsed source; nil if it cannot be parsed either.
  var parsed: ParsedSource? {
    let parsed = ParsedSource(source)
    return parsed.complaints.isEmpty ? parsed : nil
  }
}

extension SoundPart {
  /// Returns true if a diagnostic about this part is right, whatever the missing code is. It must be located in trusted
  /// code, and must not name a word of the missing code. Types that were found may be named.
  func vouches(for complaint: Complaint) -> Bool {
    guard trusted.contains(complaint.offset) else { return false }
    let problem = complaint.problem
    let words = problem.sentence.quotations.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
    return !words.contains {
      missingWords.contains(String($0)) && (problem.lacksName || $0.first?.isUppercase != true)
    }
  }
}

/// The declarations of a source, divided into intact and missing ones.
private struct Sorting {
  /// The statements of the file without errors, or with errors only in types within them.
  var whole: [Syntax] = []
  /// The nodes with errors: statements of the file, and types within intact statements.
  var missing: [Syntax] = []

  mutating func sort(_ item: Syntax) {
    guard item.hasError else { return whole.append(item) }
    let faulty = item.faultyTypes
    if faulty.isEmpty { missing.append(item) } else { whole.append(item) }
    missing += faulty
  }

  /// Returns the source text with spaces in place of everything but the intact declarations.
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

  /// The types that refer to a missing declaration, directly or through others, and the bytes of
  /// all intact statements that do not.
  var doubts: (types: Set<String>, trusted: ByteRanges) {
    let own = Set((whole + missing).filter { !$0.is(ExtensionDeclSyntax.self) }.flatMap(\.typeNames))
    let holes = ByteRanges(missing.map(\.bytes))
    // The indices of the intact statements that contain a word, separately for words after a dot and others.
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
      // Declarations in an extension of a library type are referenced after a dot. All
      // others are referenced without one.
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

/// Ranges of bytes that do not overlap.
struct ByteRanges: Sendable {
  private let sorted: [Range<Int>]

  init(_ ranges: [Range<Int>]) { sorted = ranges.sorted { $0.lowerBound < $1.lowerBound } }

  /// Returns whether one of the ranges contains an offset.
  func contains(_ offset: Int) -> Bool {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].lowerBound > offset { high = middle } else { low = middle + 1 }
    }
    return low > 0 && sorted[low - 1].contains(offset)
  }
}

/// A word of a source that may refer to a declaration.
private struct Word {
  enum Kind { case name, member }

  var text: String
  /// The kind of the word: `member` after a dot.
  var kind: Kind
  var offset: Int
}

extension Syntax {
  /// The byte range of the node, including leading and trailing trivia.
  fileprivate var bytes: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }

  fileprivate var words: [Word] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier = token.tokenKind else { return nil }
      let isMember = token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
      return Word(text: token.identifierText, kind: isMember ? .member : .name, offset: token.offset)
    }
  }

  /// The types with errors in a type or extension that has no other errors; empty for other nodes.
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

  /// The names by which this declaration is referenced without a dot.
  fileprivate var declaredNames: [String] {
    if let node = self.as(ExtensionDeclSyntax.self) { return [node.extendedName] }
    if let node = self.as(FunctionDeclSyntax.self) { return [node.name.identifierText] }
    if let node = self.as(VariableDeclSyntax.self) {
      return node.bindings.flatMap { Syntax($0.pattern).words.map(\.text) }
    }
    if introducedName != nil { return typeNames }
    // A conditional compilation block, or a node that is not a declaration.
    return children(viewMode: .sourceAccurate).flatMap(\.declaredNames)
  }

  /// The names of the type declared here and of the types within it.
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
  /// The first component of the extended type's name: `Icons` for `Icons.Bell`.
  fileprivate var extendedName: String { String(extendedType.bareText.prefix { $0 != "." && $0 != "<" }) }
}
