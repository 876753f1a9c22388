import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A source text as a syntax tree with its operators folded, and the complaints of parser and folding.
struct ParsedSource {
  var file: SourceFileSyntax
  var complaints: [Complaint] = []
  /// Tells the places of this source.
  var places: SourcePlaces
  /// What is said of operators that cannot stand beside each other, by their offsets, when something needs the expression.
  var refusedOperators: [Int: String] = [:]

  /// The longest chain of operators that is folded: folding and checking recurse over it.
  static let longestChain = 400

  /// What is an error of Swift 6's parser, and was only a warning when many shapes were written.
  private static let warnings: Set<String> = ["extraneous whitespace before '(' is not permitted"]

  /// The deepest nesting of brackets that is parsed: the parser recurses over it.
  static let deepestNesting = 200
  /// The longest source that is parsed, in bytes: what stands in a row without brackets is recursed over too.
  static let longestSource = 1 << 20
  /// The deepest nesting of square brackets: the parser looks ahead through all of them at each, to tell types from values.
  static let deepestSquares = 12
  /// The deepest syntax tree that is folded and checked: a long chain of member calls is deep without brackets.
  static let deepestTree = 1_000

  /// Parses a source of at most so many bytes.
  init(_ source: ShapeSource, longest: Int = longestSource) {
    places = SourcePlaces(source)
    if let complaint = Self.firstDeepNesting(in: source.text, longest: longest) {
      file = SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken())
      complaints = [complaint]
      return
    }
    let parsed = Parser.parse(source: source.text)
    file = parsed
    if parsed.hasError {
      if let complaint = Self.unevenEqual(in: parsed) {
        complaints = [complaint]
        return
      }
      complaints = Self.complaints(about: parsed, in: source.text)
      guard complaints.isEmpty else { return }
    }
    if let complaint = Self.firstExcess(in: Syntax(parsed)) {
      complaints.append(complaint)
      return
    }
    var failures: [Complaint] = []
    var refused: [Int: String] = [:]
    func report(_ error: OperatorError) {
      let diagnostic = error.asDiagnostic
      switch error {
      // The checker says so, if anything needs the expression.
      case .missingOperator(let name, let node): refused[node.offset] = "cannot find operator '\(name)' in scope"
      case .incomparableOperators: refused[diagnostic.position.utf8Offset] = diagnostic.message
      default: failures.append(Complaint(message: diagnostic.message, offset: diagnostic.position.utf8Offset))
      }
    }
    var operators = OperatorTable.standardOperators
    operators.addSourceFile(parsed, errorHandler: report)
    let folded = operators.foldAll(parsed, errorHandler: report)
    complaints += failures
    refusedOperators = refused
    file = folded.as(SourceFileSyntax.self) ?? parsed
  }

  /// As many faults of a source are looked for in the parser's words, which takes a time that grows with their square; no more are told.
  private static let mostFaults = 400

  /// What the parser says of a source: of one with very many faults, what it says of the text before the last that is looked for.
  private static func complaints(about file: SourceFileSyntax, in text: String) -> [Complaint] {
    guard let end = offset(ofFault: mostFaults, in: file) else { return complaints(about: file) }
    let start = Parser.parse(source: String(text.utf8.prefix(end)) ?? "")
    return complaints(about: start).filter { $0.offset < end }
  }

  private static func complaints(about file: SourceFileSyntax) -> [Complaint] {
    ParseDiagnosticsGenerator.diagnostics(for: file).filter {
      $0.diagMessage.severity == .error && !warnings.contains($0.message)
    }.map {
      Complaint(message: $0.message, offset: $0.position.utf8Offset)
    }
  }

  /// Where a file's fault of some number stands, something missing or unexpected; nil when there are fewer.
  private static func offset(ofFault number: Int, in file: SourceFileSyntax) -> Int? {
    var count = 0
    var open = [Syntax(file)]
    while let node = open.popLast() {
      guard node.hasError else { continue }
      let isMissing = node.as(TokenSyntax.self)?.presence == .missing
      if isMissing || node.is(UnexpectedNodesSyntax.self) {
        count += 1
        if count == number { return node.offset }
      } else {
        open += node.children(viewMode: .all).reversed()
      }
    }
    return nil
  }

  /// An `=` with a space on each side that the parser counts as none: one that cannot be broken, or a form feed.
  ///
  /// The parser's own words for it may not be asked for: they come with a correction, and where there are spaces already it has none
  /// to offer and stops the program.
  private static func unevenEqual(in file: SourceFileSyntax) -> Complaint? {
    func hasSpace(_ trivia: Trivia?) -> Bool {
      trivia?.contains { piece in
        switch piece {
        case .spaces, .tabs: true
        default: false
        }
      } ?? false
    }
    let token = file.tokens(viewMode: .all).first { token in
      token.tokenKind == .equal && token.hasError && hasSpace(token.previousToken(viewMode: .all)?.trailingTrivia)
        && hasSpace(token.trailingTrivia)
    }
    return token.map { Complaint(message: "'=' must have consistent whitespace on both sides", offset: $0.offset) }
  }

  /// What nests too deeply for the parser's recursion, as far as the text shows it without being parsed; comments are left out, and so is
  /// the text of string literals, but not what is interpolated in them.
  private static func firstDeepNesting(in text: String, longest: Int) -> Complaint? {
    var nesting = SourceNesting()
    guard text.utf8.count <= longest else {
      return Complaint(message: "the source is longer than \(longest) bytes", offset: longest)
    }
    for (offset, byte) in text.utf8.enumerated() {
      nesting.take(byte)
      if nesting.depth > deepestNesting {
        return Complaint(message: "brackets are nested more than \(deepestNesting) deep", offset: offset)
      }
      if nesting.conditions > deepestNesting {
        return Complaint(message: "'#if' is nested more than \(deepestNesting) deep", offset: offset)
      }
      if nesting.angles > deepestNesting {
        return Complaint(message: "generic types are nested more than \(deepestNesting) deep", offset: offset)
      }
      if nesting.squares > deepestSquares {
        return Complaint(message: "square brackets are nested more than \(deepestSquares) deep", offset: offset)
      }
    }
    return nil
  }

  /// What in the tree is too long or too deep for the recursion of folding and checking.
  private static func firstExcess(in root: Syntax) -> Complaint? {
    var open = [(node: root, depth: 0)]
    while let (node, depth) = open.popLast() {
      if let chain = node.as(SequenceExprSyntax.self), chain.elements.count > longestChain {
        return Complaint(message: "the expression has too many operators to be checked", offset: chain.offset)
      }
      if depth > deepestTree {
        return Complaint(message: "the expression is nested too deeply to be checked", offset: node.offset)
      }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        open.append((child, depth + 1))
      }
    }
    return nil
  }

}

/// The names and texts of sources that are parsed as one: all that is needed to say where something is.
struct SourcePlaces: Sendable {
  /// The sources in their order, each with the offset at which it starts.
  private(set) var files: [(source: ShapeSource, start: Int)]

  init(_ source: ShapeSource) { files = [(source, 0)] }

  /// The places of sources that follow one another, a line break between them.
  init(_ sources: [ShapeSource]) {
    files = []
    var start = 0
    for source in sources {
      files.append((source, start))
      start += source.text.utf8.count + 1
    }
  }

  /// Which of the sources an offset lies in.
  func file(of offset: Int) -> Int {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].start > offset { high = middle } else { low = middle + 1 }
    }
    return max(0, low - 1)
  }

  /// Line and column, both from 1, of an offset in UTF-8 bytes, and the line's text.
  func place(of offset: Int) -> (place: Diagnostic.Place, line: String) {
    var lines = SourceLines(self)
    return lines.place(of: offset)
  }

  /// A complaint with its place.
  func diagnostic(_ complaint: Complaint) -> Diagnostic { diagnostics([complaint])[0] }

  /// Complaints with their places: each text is gone through once, however many there are.
  func diagnostics(_ complaints: [Complaint]) -> [Diagnostic] {
    guard !complaints.isEmpty else { return [] }
    var lines = SourceLines(self)
    return complaints.map { complaint in
      let (place, line) = lines.place(of: complaint.offset)
      let notes = complaint.notes.map { note in
        // A note at the complaint's own place need not repeat it.
        guard note.offset != complaint.offset else { return Diagnostic(.note, note.message) }
        let (notePlace, noteLine) = lines.place(of: note.offset)
        return Diagnostic(.note, note.message, at: notePlace, sourceLine: noteLine)
      }
      return Diagnostic(complaint.severity, complaint.message, at: place, sourceLine: line, notes: notes)
    }
  }
}

/// The lines of sources, found once in each of them that is asked about.
private struct SourceLines {
  private let places: SourcePlaces
  /// The offsets within a source at which its lines begin, by the source's number.
  private var starts: [Int: [Int]] = [:]
  /// The texts of lines that were asked for: many complaints about one long line share it.
  private var texts: [Diagnostic.Place: String] = [:]

  init(_ places: SourcePlaces) { self.places = places }

  /// Line and column, both from 1, of an offset in UTF-8 bytes, and the line's text.
  mutating func place(of offset: Int) -> (place: Diagnostic.Place, line: String) {
    let file = places.file(of: offset)
    let (source, first) = places.files[file]
    let starts = starts(of: file)
    let position = min(max(0, offset - first), source.text.utf8.count)
    var (low, high) = (1, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] > position { high = middle } else { low = middle + 1 }
    }
    let start = starts[low - 1]
    let line = Diagnostic.Place(file: source.name, line: low, column: 1)
    return (.init(file: source.name, line: low, column: position - start + 1), text(of: line, from: start, in: source))
  }

  private mutating func text(of line: Diagnostic.Place, from start: Int, in source: ShapeSource) -> String {
    if let known = texts[line] { return known }
    let bytes = source.text.utf8
    let rest = bytes[bytes.index(bytes.startIndex, offsetBy: start)...].prefix {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
    let text = String(decoding: rest, as: UTF8.self)
    texts[line] = text
    return text
  }

  private mutating func starts(of file: Int) -> [Int] {
    if let known = starts[file] { return known }
    var found = [0]
    for (offset, byte) in places.files[file].source.text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      found.append(offset + 1)
    }
    starts[file] = found
    return found
  }
}
