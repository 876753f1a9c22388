import Foundation
import ShapeInterpreter

/// What a person calls a shape: its name, or file and name as in `arrows.swift:Arrow` where several files have one of that name.
struct ShapeReference: CustomStringConvertible {
  /// The file's name, as much of its path as is needed, with or without its ending.
  var file: String?
  var shape: String

  init(_ text: String) {
    let colon = text.lastIndex(of: ":")
    file = colon.map { String(text[..<$0]) }
    shape = colon.map { String(text[text.index(after: $0)...]) } ?? text
  }

  var description: String { (file.map { $0 + ":" } ?? "") + shape }

  /// Whether a file is the one that is meant, or none is named.
  func admits(file path: String) -> Bool {
    guard let file else { return true }
    return [file, file + ".swift"].contains { path == $0 || path.hasSuffix("/" + $0) }
  }

  /// Whether a name is this one but for upper and lower case.
  func isSimilar(to name: String) -> Bool { shape.lowercased() == name.lowercased() }

  /// The one that is meant of those with the name: of several the one whose file is called after it; nil when there is none.
  func only<Item>(of items: [Item], file: (Item) -> String) throws(InputFailure) -> Item? {
    let files = Set(items.map(file))
    guard files.count > 1 else { return items.first }
    let namesake = items.first { item in
      isSimilar(to: URL(fileURLWithPath: file(item)).deletingPathExtension().lastPathComponent)
    }
    if let namesake { return namesake }
    throw .ambiguousShape(shape, files: files.sorted())
  }
}
