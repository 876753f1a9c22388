// embed-library OUTPUT FILE... -- SHARED...
// Writes a Swift source that holds the declarations of the library's files and the table of its sections. The shared
// files belong to a library for users of Swift: their doc comments and the words for their access are left out, and
// their protocols become extensions with the requirements.

import Foundation
import LibrarySections

/// Returns the declarations of a file without empty lines, imports and comments. The doc comments of members remain,
/// since the ranges of parameters stand there.
///
/// An extension below a comment `// embed: also for NAME, NAME` is repeated for the other types.
func declarations(of text: String) -> [Substring] {
  var result: [Substring] = []
  var others: [Substring] = []
  /// The first line of the extension that is repeated.
  var start: Int?
  for line in text.split(separator: "\n") {
    let words = line.drop { $0 == " " }
    if words.hasPrefix("// embed: also for ") {
      others = words.dropFirst("// embed: also for ".count).split(separator: ",").map { $0.drop { $0 == " " } }
      start = result.count
    }
    let isDocumentation = words.hasPrefix("///") && words.startIndex > line.startIndex
    guard isDocumentation || !words.hasPrefix("//") && !words.hasPrefix("import ") else { continue }
    result.append(line)
    guard line == "}", let first = start else { continue }
    let lines = result[first...]
    let name = lines[first].dropFirst("extension ".count).prefix { $0.isLetter }
    for other in others {
      result.append("extension " + other + lines[first].dropFirst("extension ".count + name.count))
      result += lines.dropFirst()
    }
    start = nil
  }
  return dividingStructures(result)
}

/// Returns a Swift string literal for a text of ASCII characters.
func literal(_ text: String) -> String {
  precondition(text.utf8.allSatisfy { $0 < 128 }, "a file of the library has a character beyond ASCII")
  return "\""
    + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
}

/// Returns a Swift array literal of numbers.
func literal(_ numbers: [some BinaryInteger]) -> String { "[" + numbers.map { "\($0)" }.joined(separator: ",") + "]" }

/// Returns the declarations of a file that the compiler reads for users of the library.
///
/// The interpreter has the protocols themselves, with their associated types: of a protocol, the requirements remain,
/// as members without a body in an extension.
func sharedDeclarations(of text: String) -> [Substring] {
  declarations(of: text).filter { line in
    let words = line.drop { $0 == " " }
    return !words.hasPrefix("///") && !words.hasPrefix("associatedtype ") && words != "@frozen"
  }.map { line in
    let plain = line.replacing("public ", with: "", maxReplacements: 1)
      .replacing("nonisolated ", with: "", maxReplacements: 1)
    guard plain.hasPrefix("protocol ") else { return Substring(plain) }
    return "extension " + plain.dropFirst("protocol ".count).prefix { $0.isLetter || $0 == "_" } + " {"
  }
}

let groups = CommandLine.arguments.dropFirst(2).split(separator: "--")
precondition(groups.count == 2, "files of the library or of the geometry are missing")
let shared = Set(groups[1])
let files = try groups.joined().map { path in
  let file = URL(fileURLWithPath: path)
  let text = try String(contentsOf: file, encoding: .utf8)
  let lines = shared.contains(path) ? sharedDeclarations(of: text) : declarations(of: text)
  return (name: file.deletingPathExtension().lastPathComponent, text: lines.joined(separator: "\n"))
}
let text = files.map(\.text).joined(separator: "\n")
let index = SectionIndex(of: text)
let rows = files.map { "    (name: \(literal($0.name)), length: \($0.text.utf8.count)),\n" }
let source = """
  import LibrarySections

  /// The interpreted library.
  enum EmbeddedLibrary {
    /// The declarations of all files, one file behind the other with a line break between them.
    static let text = \(literal(text))

    /// The sections of the text.
    static let index = SectionIndex(
      sections: sections, words: words, starts: starts, uses: uses, asks: asks, bodies: bodies)

    private static let sections: [UInt32] = \(literal(index.sections))
    private static let words: [UInt64] = \(literal(index.words))
    private static let starts: [UInt32] = \(literal(index.starts))
    private static let uses: [UInt64] = \(literal(index.uses))
    private static let asks: [UInt64] = \(literal(index.asks))
    private static let bodies: [UInt32] = \(literal(index.bodies))

    /// The files in the order of the text, and their lengths in bytes.
    static let files: [(name: String, length: Int)] = [
  \(rows.joined())  ]
  }

  """
try source.write(to: URL(fileURLWithPath: CommandLine.arguments[1]), atomically: true, encoding: .utf8)
