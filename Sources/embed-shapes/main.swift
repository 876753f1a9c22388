// embed-shapes OUTPUT FILE...
// Writes a Swift source that holds the names and texts of the files, and the names and kinds of their entries.

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

/// Returns the structs at the top level of a source that are declared as shapes, views or previews, as Swift source.
func entries(in text: String) -> [String] {
  let kinds = [
    "Shape": "shape", "InsettableShape": "shape", "View": "view", "PreviewProvider": "preview",
  ]
  return text.split(separator: "\n").compactMap { line in
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) }
    guard line.first != " ", let keyword = words.firstIndex(of: "struct"), words.count > keyword + 2,
      let kind = words[(keyword + 2)...].lazy.compactMap({ kinds[$0] }).first
    else { return nil }
    return "(\(literal(words[keyword + 1])), \(literal(kind)))"
  }
}

let files = CommandLine.arguments.dropFirst(2).map { URL(fileURLWithPath: $0) }
let rows = try files.map { file in
  let text = try String(contentsOf: file, encoding: .utf8)
  let entries = entries(in: text).joined(separator: ", ")
  return
    "  GalleryFile(\n    name: \(literal(file.lastPathComponent)), entries: [\(entries)],\n    text: \(literal(text))),\n"
}
let source = "let embeddedFiles: [GalleryFile] = [\n\(rows.joined())]\n"
try source.write(to: URL(fileURLWithPath: CommandLine.arguments[1]), atomically: true, encoding: .utf8)
