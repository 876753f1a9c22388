// embed-shapes OUTPUT FILE...
// Writes a Swift source that holds the names and texts of the files.

import Foundation

/// Returns a Swift string literal for a text. Line breaks and everything beyond printable ASCII are escaped, so that no
/// byte is changed.
func literal(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\", "\"": result += "\\\(scalar)"
    case "\n": result += "\\n"
    case " "..."~": result.unicodeScalars.append(scalar)
    default: result += "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
  return result + "\""
}

let files = CommandLine.arguments.dropFirst(2).map { URL(fileURLWithPath: $0) }
let rows = try files.map { file in
  "  (name: \(literal(file.lastPathComponent)), text: \(literal(try String(contentsOf: file, encoding: .utf8)))),\n"
}
let source = "let embeddedFiles: [(name: String, text: String)] = [\n\(rows.joined())]\n"
try source.write(to: URL(fileURLWithPath: CommandLine.arguments[1]), atomically: true, encoding: .utf8)
