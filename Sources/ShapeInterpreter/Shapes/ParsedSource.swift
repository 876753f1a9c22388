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

  /// The longest chain of operators that is folded: folding and checking recurse over it.
  static let longestChain = 400

  /// What is an error of Swift 6's parser, and was only a warning when many shapes were written.
  private static let warnings: Set<String> = ["extraneous whitespace before '(' is not permitted"]

  /// The deepest nesting of brackets that is parsed: the parser recurses over it.
  static let deepestNesting = 200
  /// The deepest syntax tree that is folded and checked: a long chain of member calls is deep without brackets.
  static let deepestTree = 1_000

  init(_ source: ShapeSource) {
    places = SourcePlaces(source)
    if let offset = Self.firstDeepBracket(in: source.text) {
      file = SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken())
      complaints = [Complaint(message: "brackets are nested more than \(Self.deepestNesting) deep", offset: offset)]
      return
    }
    let parsed = Parser.parse(source: source.text)
    file = parsed
    if parsed.hasError {
      complaints = ParseDiagnosticsGenerator.diagnostics(for: parsed).filter {
        $0.diagMessage.severity == .error && !Self.warnings.contains($0.message)
      }.map {
        Complaint(message: $0.message, offset: $0.position.utf8Offset)
      }
      guard complaints.isEmpty else { return }
    }
    if let complaint = Self.firstExcess(in: Syntax(parsed)) {
      complaints.append(complaint)
      return
    }
    var failures: [Complaint] = []
    func report(_ error: OperatorError) {
      failures.append(
        Complaint(message: error.asDiagnostic.message, offset: error.asDiagnostic.position.utf8Offset))
    }
    var operators = OperatorTable.standardOperators
    operators.addSourceFile(parsed, errorHandler: report)
    let folded = operators.foldAll(parsed, errorHandler: report)
    complaints = failures
    file = folded.as(SourceFileSyntax.self) ?? parsed
  }

  /// The offset of the first bracket that is nested too deeply, comments and string literals left out.
  private static func firstDeepBracket(in text: String) -> Int? {
    var depth = 0
    var isComment = false
    var isString = false
    var previous: UInt8 = 0
    for (offset, byte) in text.utf8.enumerated() {
      defer { previous = byte == UInt8(ascii: "\\") && previous == byte ? 0 : byte }
      switch byte {
      case UInt8(ascii: "\n"):
        isComment = false
        isString = false
      case _ where isComment: continue
      case UInt8(ascii: "\"") where previous != UInt8(ascii: "\\"): isString.toggle()
      case _ where isString: continue
      case UInt8(ascii: "/") where previous == byte: isComment = true
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > deepestNesting { return offset }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: continue
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
  func file(of offset: Int) -> Int { max(0, (files.firstIndex { $0.start > offset } ?? files.count) - 1) }

  /// Line and column, both from 1, of an offset in UTF-8 bytes, and the line's text.
  func place(of offset: Int) -> (place: Diagnostic.Place, line: String) {
    let (source, first) = files[file(of: offset)]
    let bytes = source.text.utf8
    let index = bytes.index(bytes.startIndex, offsetBy: min(max(0, offset - first), bytes.count))
    var line = 1
    var start = bytes.startIndex
    var position = bytes.startIndex
    while position < index {
      if bytes[position] == UInt8(ascii: "\n") {
        line += 1
        start = bytes.index(after: position)
      }
      position = bytes.index(after: position)
    }
    let rest = bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let column = bytes.distance(from: start, to: index) + 1
    return (.init(file: source.name, line: line, column: column), String(decoding: rest, as: UTF8.self))
  }

  /// A complaint with its place.
  func diagnostic(_ complaint: Complaint) -> Diagnostic {
    let (place, line) = place(of: complaint.offset)
    let notes = complaint.notes.map { note in
      // A note at the complaint's own place need not repeat it.
      guard note.offset != complaint.offset else { return Diagnostic(.note, note.message) }
      let (notePlace, noteLine) = self.place(of: note.offset)
      return Diagnostic(.note, note.message, at: notePlace, sourceLine: noteLine)
    }
    return Diagnostic(complaint.severity, complaint.message, at: place, sourceLine: line, notes: notes)
  }
}
