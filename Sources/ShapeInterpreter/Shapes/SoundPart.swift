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

  /// The whole declarations of a source and its tree; nil when there is none.
  init?(of parsed: ParsedSource) {
    var sorting = Sorting()
    for item in parsed.file.statements { sorting.sort(Syntax(item.item)) }
    guard !sorting.whole.isEmpty else { return nil }
    let own = parsed.places.files[0].source
    source = ShapeSource(name: own.name, text: sorting.text(of: own.text))
    doubtful = sorting.doubtfulTypes
    for item in sorting.missing { missingWords.formUnion(item.words.map(\.text)) }
  }

  /// Whether a shape of this part is the one that the source, once mended, will have.
  func vouches(for shape: InterpretedShape) -> Bool {
    let names = shape.name.prefix { $0 != " " }.split(separator: ".").map(String.init)
    guard let outermost = names.first, let name = names.last, !doubtful.contains(outermost) else { return false }
    // What is missing may make it of values that are better than a guess.
    return !missingWords.contains(name) || !shape.parameters.contains { $0.origin == .guess }
  }

  /// The shapes that the rest of a source has, when the parser rejects some of it, and what the parser says.
  static func program(of parsed: ParsedSource, stop: StopSignal) -> ShapeProgram {
    var program = ShapeProgram(shapes: [], diagnostics: parsed.complaints.map(parsed.places.diagnostic))
    guard let part = SoundPart(of: parsed), var sound = part.parsed else { return program }
    sound.places = parsed.places
    var checker = Checker.withPrelude
    checker.stop = stop
    checker.collect(sound.file)
    let rest = ShapeProgram.checked(sound, checker).program
    program.shapes = rest.shapes.filter(part.vouches)
    program.interruption = rest.interruption
    return program
  }

  /// The part parsed by itself; nil when that does not go well either.
  var parsed: ParsedSource? {
    let parsed = ParsedSource(source)
    return parsed.complaints.isEmpty ? parsed : nil
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

  /// The types that name what is missing, or something else that does.
  var doubtfulTypes: Set<String> {
    let own = Set((whole + missing).filter { !$0.is(ExtensionDeclSyntax.self) }.flatMap(\.typeNames))
    func isExtensionFromElsewhere(_ item: Syntax) -> Bool {
      guard let name = item.as(ExtensionDeclSyntax.self)?.extendedName else { return false }
      return !own.contains(name)
    }
    // What an extension of a library type declares is found after a dot, all else without one.
    var names: Set<String> = []
    var members: Set<String> = []
    func add(_ item: Syntax) {
      if isExtensionFromElsewhere(item) {
        members.formUnion(item.memberNames)
      } else {
        names.formUnion(item.declaredNames)
      }
    }
    missing.forEach(add)
    let holes = missing.map(\.bytes)
    var open = whole.map { item in
      (item: item, words: item.words.filter { word in !holes.contains { $0.contains(word.offset) } })
    }
    var doubtful: Set<String> = []
    while let index = open.firstIndex(where: { entry in
      entry.words.contains { members.contains($0.text) || !$0.isMember && names.contains($0.text) }
    }) {
      let item = open.remove(at: index).item
      add(item)
      doubtful.formUnion(item.typeNames)
      if let name = item.as(ExtensionDeclSyntax.self)?.extendedName { doubtful.insert(name) }
    }
    return doubtful
  }
}

/// A word in a source that may name something.
private struct Word {
  var text: String
  /// Whether it stands after a dot.
  var isMember: Bool
  var offset: Int
}

extension Syntax {
  /// The bytes of the text, with what stands before it on its lines.
  fileprivate var bytes: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }

  fileprivate var words: [Word] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier = token.tokenKind else { return nil }
      let isMember = token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
      return Word(text: token.identifierText, isMember: isMember, offset: token.offset)
    }
  }

  /// The types with errors within a type or extension that has no other errors; empty when it has, or is none.
  fileprivate var faultyTypes: [Syntax] {
    guard let block = asProtocol((any DeclGroupSyntax).self)?.memberBlock else { return [] }
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
    if asProtocol((any NamedDeclSyntax).self) != nil { return typeNames }
    // What is told apart by conditions, and what is no declaration at all.
    return children(viewMode: .sourceAccurate).flatMap(\.declaredNames)
  }

  /// The name of the type that is declared here, and those of the types within it.
  fileprivate var typeNames: [String] {
    let members = asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map { Syntax($0.decl) } ?? []
    let inner = members.filter { $0.as(DeclSyntax.self)?.declaresType ?? false }.flatMap(\.typeNames)
    guard let named = asProtocol((any NamedDeclSyntax).self), !self.is(FunctionDeclSyntax.self) else { return inner }
    return [named.name.identifierText] + inner
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
