// embed-shapes OUTPUT FILE...
// Writes a Swift source that holds the names and texts of the files, and the names of their shapes.

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

/// Returns the names of the structs at the top level of a source that are declared as shapes.
func shapeNames(in text: String) -> [String] {
  text.split(separator: "\n").compactMap { line in
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard line.first != " ", let keyword = words.firstIndex(of: "struct"), words.count > keyword + 2 else { return nil }
    return words[(keyword + 2)...].contains { $0 == "Shape" || $0 == "InsettableShape" }
      ? String(words[keyword + 1]) : nil
  }
}

let files = CommandLine.arguments.dropFirst(2).map { URL(fileURLWithPath: $0) }
let rows = try files.map { file in
  let text = try String(contentsOf: file, encoding: .utf8)
  let shapes = shapeNames(in: text).map(literal).joined(separator: ", ")
  return
    "  GalleryFile(\n    name: \(literal(file.lastPathComponent)), shapes: [\(shapes)],\n    text: \(literal(text))),\n"
}
let source = "let embeddedFiles: [GalleryFile] = [\n\(rows.joined())]\n"
try source.write(to: URL(fileURLWithPath: CommandLine.arguments[1]), atomically: true, encoding: .utf8)
