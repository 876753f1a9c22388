// copy-surface copy OUTPUT FILE
// Copies a file that the interpreter reads for the compiler, which reads it within the same module as its users: left
// out are the words for access, and the attribute of closures that the interpreter checks and does not run.
//
// copy-surface list OUTPUT FILE...
// Writes a Swift source with the list of the views that the files show. A file names them in a comment
// `// entries: NAME, NAME`: views that can be made without arguments, and providers of previews.

import Foundation

/// Returns a line of a surface file for the compiler.
func copied(_ line: Substring) -> Substring {
  if line == "@frozen" { return "" }
  return line.replacing("public ", with: "", maxReplacements: 1).replacing("@_Action ", with: "")
}

/// Returns the copy of a file; errors in it are reported at their places in the file itself.
func copy(of path: String) throws -> String {
  let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
  return "import Observation\n#sourceLocation(file: \"\(path)\", line: 1)\n" + lines.map(copied).joined(separator: "\n")
}

/// Returns the names in a file's comment `// entries: NAME, NAME`.
func entries(of text: String) -> [Substring] {
  text.split(separator: "\n").filter { $0.hasPrefix("// entries: ") }.flatMap { line in
    line.dropFirst("// entries: ".count).split(separator: ",").map { $0.drop { $0 == " " } }
  }
}

let arguments = CommandLine.arguments
switch arguments[1] {
case "copy":
  try copy(of: arguments[3]).write(toFile: arguments[2], atomically: true, encoding: .utf8)
default:
  let rows = try arguments[3...].flatMap { path in
    let file = URL(fileURLWithPath: path).lastPathComponent
    return try entries(of: String(contentsOfFile: path, encoding: .utf8)).map { name in
      "  CompiledEntry(\"\(file)\", \"\(name)\") { \(name)\(name.hasSuffix("_Previews") ? ".previews" : "()") },\n"
    }
  }
  let list = """
    /// The views of the law's files as the compiler makes them.
    public let compiledEntries: [CompiledEntry] = [
    \(rows.joined())]

    """
  try list.write(toFile: arguments[2], atomically: true, encoding: .utf8)
}
