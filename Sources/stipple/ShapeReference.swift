import Foundation
import ShapeInterpreter

/// The user's name for a shape: its own name, or file and name as in `arrows.swift:Arrow` if several files have a shape
/// of that name.
struct ShapeReference: CustomStringConvertible {
  /// The file's name, with as much of its path as needed, with or without its extension; nil if it is not given.
  var file: String?
  var shape: String

  init(_ text: String) {
    let colon = text.lastIndex(of: ":")
    file = colon.map { String(text[..<$0]) }
    shape = colon.map { String(text[text.index(after: $0)...]) } ?? text
  }

  var description: String { (file.map { $0 + ":" } ?? "") + shape }

  /// Returns true if the file is the named one, or if no file is named.
  func admits(file path: String) -> Bool {
    guard let file else { return true }
    return [file, file + ".swift"].contains { path == $0 || path.hasSuffix("/" + $0) }
  }

  /// Returns true if a name is equal to this one except for upper and lower case.
  func isSimilar(to name: String) -> Bool { shape.lowercased() == name.lowercased() }

  /// Returns the item that is meant among those with this name: of several, the one whose file has the same name.
  /// Returns nil if there is none; throws if the name is ambiguous.
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
