import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A source text as a syntax tree with folded operators, and the diagnostics of parsing and folding.
struct ParsedSource {
  var file: SourceFileSyntax
  var complaints: [Complaint] = []
  /// The map from offsets to source locations.
  var places: SourcePlaces
  /// The diagnostics for unknown operators, and for operators without a common precedence, by offset. They are emitted
  /// only if the expression is needed.
  var refusedOperators: [Int: Complaint] = [:]

  /// The longest chain of operators that is folded. Folding and checking recurse over it.
  static let longestChain = 400

  /// The errors of Swift 6's parser that were only warnings when many shapes were written.
  private static let warnings: Set<String> = ["extraneous whitespace before '(' is not permitted"]

  /// The deepest nesting of brackets that is parsed. The parser recurses over it.
  static let deepestNesting = 200
  /// The longest source that is parsed, in UTF-8 bytes. The parser also recurses over sequences without brackets.
  static let longestSource = 1 << 20
  /// The deepest nesting of square brackets. At each of them the parser looks ahead through all inner
  /// ones, to tell types from values.
  static let deepestSquares = 12
  /// The most modifiers in a row. The parser reads them ahead, from each of them.
  static let mostModifiers = 50
  /// The most times that `actor` stands before a word, in a statement. The parser's time doubles with each.
  static let mostActors = 10
  /// The deepest syntax tree that is folded and checked. A long chain of member calls is deep without brackets.
  static let deepestTree = 1_000

  /// Parses a source of at most `longest` bytes.
  init(_ source: ShapeSource, longest: Int = longestSource) {
    places = SourcePlaces(source)
    if let complaint = Self.firstDeepNesting(in: source.text, longest: longest) {
      file = SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken())
      complaints = [complaint]
      return
    }
    var unreadable = UnreadableText(source.text)
    var (parsed, text) = unreadable.parse()
    file = parsed
    // The parser's diagnostics take time that grows with the square of the depth.
    if let complaint = Self.firstExcess(in: Syntax(parsed)) {
      complaints = [complaint]
      return
    }
    if parsed.hasError {
      if let complaint = Self.unevenEqual(in: parsed) {
        complaints = [complaint]
        return
      }
    }
    // Faults in clauses that are not compiled are nobody's concern.
    let active = parsed.activeText(of: text)
    if parsed.hasError, active == nil {
      complaints = Self.complaints(about: parsed, in: text)
      guard complaints.isEmpty else { return }
    }
    if let active {
      parsed = Parser.parse(source: active)
      file = parsed
      complaints += Self.firstExcess(in: Syntax(parsed)).map { [$0] } ?? []
      if complaints.isEmpty, parsed.hasError { complaints = Self.complaints(about: parsed, in: active) }
      guard complaints.isEmpty else { return }
    }
    if let plain = parsed.textWithoutActors(active ?? text) {
      parsed = Parser.parse(source: plain)
      file = parsed
    }
    var failures: [Complaint] = []
    var refused: [Int: Complaint] = [:]
    func report(_ error: OperatorError) {
      let diagnostic = error.asDiagnostic
      let complaint = Complaint(ParserProblem.text(diagnostic.message), at: diagnostic.position.utf8Offset)
      switch error {
      // The checker reports these if anything needs the expression.
      case .missingOperator(let name, let node):
        refused[node.offset] = Complaint(NameProblem.operatorNotInScope(name), at: node.offset)
      case .operatorAlreadyExists(let existing, _) where existing.syntax == nil: return
      case .groupAlreadyExists(let existing, _) where existing.syntax == nil: return
      case .incomparableOperators: refused[complaint.offset] = complaint
      default: failures.append(complaint)
      }
    }
    var operators = OperatorTable.swift
    operators.addSourceFile(parsed, errorHandler: report)
    let own = OwnOperators(parsed)
    if !own.arePlain { operators = own.table(errorHandler: report) }
    let folded = operators.foldAll(parsed, errorHandler: report)
    complaints += failures
    refusedOperators = refused
    file = folded.as(SourceFileSyntax.self) ?? parsed
  }

  /// The most faults for which the parser makes diagnostics. Their time grows with the square of the number.
  private static let mostFaults = 400

  /// Returns the parser's diagnostics. If there are very many faults, it returns those of the text
  /// before fault number `mostFaults`.
  private static func complaints(about file: SourceFileSyntax, in text: String) -> [Complaint] {
    guard let end = offset(ofFault: mostFaults, in: file) else { return complaints(about: file) }
    let start = Parser.parse(source: String(text.utf8.prefix(end)) ?? "")
    let all = complaints(about: start)
    let before = all.filter { $0.offset < end }
    // The missing ends of what is cut off are at the end. Without others they are better than none.
    return before.isEmpty ? Array(all.prefix(1)) : before
  }

  private static func complaints(about file: SourceFileSyntax) -> [Complaint] {
    ParseDiagnosticsGenerator.diagnostics(for: file).filter {
      $0.diagMessage.severity == .error && !warnings.contains($0.message)
    }.map {
      Complaint(ParserProblem.text($0.message), at: $0.position.utf8Offset)
    }
  }

  /// Returns the offset of the fault with a number: a missing token or unexpected text.
  /// Returns nil if there are fewer faults.
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

  /// Returns the diagnostic for an `=` with a space on each side that the parser does not accept: a no-break space or a
  /// form feed. Returns nil if there is none.
  ///
  /// The parser's own diagnostic has a fix-it that adds the missing spaces. If the spaces exist,
  /// making the fix-it stops the program.
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
    return token.map { Complaint(ParserProblem.unevenEqual, at: $0.offset) }
  }

  /// Returns a diagnostic if the source is too long or nests too deeply for the parser's recursion, judged from the
  /// text alone; else nil. Comments and the text of string literals are ignored, but not interpolations.
  private static func firstDeepNesting(in text: String, longest: Int) -> Complaint? {
    guard text.utf8.count <= longest else {
      return Complaint(LimitProblem.longSource(bytes: longest), at: longest)
    }
    if let complaint = LexerLookahead(text).complaint { return complaint }
    var nesting = SourceNesting(of: text)
    while !nesting.isAtEnd {
      let offset = nesting.offset
      nesting.advance()
      if nesting.depth > deepestNesting {
        return Complaint(LimitProblem.nestedBrackets(deepestNesting), at: offset)
      }
      if nesting.conditions > deepestNesting {
        return Complaint(LimitProblem.nestedConditions(deepestNesting), at: offset)
      }
      if nesting.angles > deepestNesting {
        return Complaint(LimitProblem.nestedGenericTypes(deepestNesting), at: offset)
      }
      if nesting.squares > deepestSquares {
        return squaresTooDeep(at: offset)
      }
      if nesting.modifiers.count > mostModifiers {
        return Complaint(LimitProblem.modifiers(mostModifiers), at: offset)
      }
      if nesting.modifiers.actors > mostActors {
        return Complaint(LimitProblem.actors(mostActors), at: offset)
      }
    }
    guard nesting.isDoubtful else { return nil }
    return SourceNesting.offset(ofMoreThan: deepestSquares, squaresIn: text).map(squaresTooDeep)
  }

  private static func squaresTooDeep(at offset: Int) -> Complaint {
    Complaint(LimitProblem.nestedSquareBrackets(deepestSquares), at: offset)
  }

  /// Returns a diagnostic for the part of the tree that is too long or too deep for folding and
  /// checking; nil if there is none.
  private static func firstExcess(in root: Syntax) -> Complaint? {
    var open = [(node: root, depth: 0)]
    while let (node, depth) = open.popLast() {
      if node.kind == .sequenceExpr, let chain = node.as(SequenceExprSyntax.self),
        chain.elements.count > longestChain
      {
        return Complaint(LimitProblem.operators, at: chain.offset)
      }
      if depth > deepestTree {
        return Complaint(LimitProblem.nestedExpression, at: node.offset)
      }
      for child in node.children(viewMode: .sourceAccurate) where child.kind != .token {
        open.append((child, depth + 1))
      }
    }
    return nil
  }

}

/// The names and texts of sources that are parsed as one text, as needed to convert offsets to source locations.
struct SourcePlaces: Sendable {
  /// The sources in order, each with the offset of its start.
  private(set) var files: [(source: ShapeSource, start: Int)]

  init(_ source: ShapeSource) { files = [(source, 0)] }

  /// Makes the map for sources that follow one another, separated by line breaks.
  init(_ sources: [ShapeSource]) {
    files = []
    var start = 0
    for source in sources {
      files.append((source, start))
      start += source.text.utf8.count + 1
    }
  }

  /// Returns the index of the source that contains an offset.
  func file(of offset: Int) -> Int {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].start > offset { high = middle } else { low = middle + 1 }
    }
    return max(0, low - 1)
  }

  /// Returns the line and column of an offset in UTF-8 bytes, both from 1, and the line's text.
  func place(of offset: Int) -> (place: Diagnostic.Place, line: String) {
    var lines = SourceLines(self)
    return lines.place(of: offset)
  }

  /// Returns the places of offsets with the texts of their lines. Each text is scanned once, however many there are.
  func places(of offsets: Set<Int>) -> [Int: (place: Diagnostic.Place, text: String)] {
    var lines = SourceLines(self)
    var places: [Int: (place: Diagnostic.Place, text: String)] = [:]
    for offset in offsets {
      let (place, line) = lines.place(of: offset)
      places[offset] = (place, line)
    }
    return places
  }

  /// Returns a diagnostic with its source location.
  func diagnostic(_ complaint: Complaint) -> Diagnostic { diagnostics([complaint])[0] }

  /// Returns diagnostics with their source locations. Each text is scanned once, however many there are.
  func diagnostics(_ complaints: [Complaint]) -> [Diagnostic] {
    guard !complaints.isEmpty else { return [] }
    var lines = SourceLines(self)
    return complaints.map { complaint in
      let (place, line) = lines.place(of: complaint.offset)
      let notes = complaint.notes.map { (note, offset) in
        // A note at the diagnostic's own location does not repeat it.
        guard offset != complaint.offset else { return Diagnostic(.note, note.sentence.text) }
        let (notePlace, noteLine) = lines.place(of: offset)
        return Diagnostic(.note, note.sentence.text, at: notePlace, sourceLine: noteLine)
      }
      return Diagnostic(complaint.severity, complaint.message, at: place, sourceLine: line, notes: notes)
    }
  }
}

/// The lines of sources. Those of a source are found once, when they are first needed.
private struct SourceLines {
  private let places: SourcePlaces
  /// The offsets of the starts of a source's lines, by the source's index.
  private var starts: [Int: [Int]] = [:]
  /// The texts of the lines that were asked for. Many diagnostics about one long line share its text.
  private var texts: [Diagnostic.Place: String] = [:]

  init(_ places: SourcePlaces) { self.places = places }

  /// Returns the line and column of an offset in UTF-8 bytes, both from 1, and the line's text.
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
