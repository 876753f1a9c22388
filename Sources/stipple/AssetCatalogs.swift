import Foundation
import ViewTree

/// The asset catalogs that belong to a source file: folders named `*.xcassets` beside the file or above it.
///
/// The nearest folder with catalogs counts. Colours and images are read.
enum AssetCatalogs {
  /// The number of folders in each other in a catalog.
  private static let mostNested = 8
  /// The number of colours that are read.
  private static let mostColors = 2_000
  /// The greatest size of a set's description in bytes.
  private static let largest = 1 << 16

  /// The ending of the names of catalogs.
  static let ending = ".xcassets"

  /// The words of sources that show a colour of a catalog: they name it, or have views that take the accent colour.
  private static let words = ["olor", "View", "Preview", "Style(."]

  /// Returns whether what a text declares can show a colour of a catalog.
  static func areShown(in text: String) -> Bool {
    text.withCString { text in words.contains { strstr(text, $0) != nil } }
  }

  /// Returns the folder whose catalogs belong to a file; nil if there is none.
  static func folder(for path: String) -> String? {
    Folders.above(path).first { Folders.holds($0, ending) }
  }

  /// Returns the colours of the catalogs in a folder, by name.
  static func colors(in folder: String) -> [String: ColorSurroundings.Asset] {
    var colors: [String: ColorSurroundings.Asset] = [:]
    forEachSet("colorset", in: folder) { folder, name in
      guard colors.count < mostColors else { return false }
      if colors[name] == nil, let data = description(of: folder) {
        colors[name] = ColorSurroundings.Asset(colorSet: data)
      }
      return true
    }
    return colors
  }

  /// Calls the closure for the folder and the name of each set of a kind in the catalogs of a folder, until it returns
  /// false.
  static func forEachSet(_ kind: String, in folder: String, _ body: (URL, String) -> Bool) {
    for catalog in contents(of: URL(filePath: folder), where: { $0.hasSuffix(ending) }) {
      guard read(catalog, kind, named: "", depth: 0, body) else { return }
    }
  }

  /// Returns the files and folders in a folder whose names are wanted, in alphabetical order.
  private static func contents(of folder: URL, where isWanted: (String) -> Bool = { _ in true }) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter(isWanted).sorted().map { folder.appending(path: $0) }
  }

  /// Calls the closure for the sets of a kind in a folder of a catalog; returns false if it wants no more.
  private static func read(
    _ folder: URL, _ kind: String, named space: String, depth: Int, _ body: (URL, String) -> Bool
  ) -> Bool {
    guard depth < mostNested else { return true }
    for entry in contents(of: folder) where fileType(of: entry.path) == .directory {
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case kind: guard body(entry, space + name) else { return false }
      case "":
        let isNamespace = description(of: entry).map(providesNamespace) ?? false
        guard read(entry, kind, named: isNamespace ? "\(space)\(name)/" : space, depth: depth + 1, body) else {
          return false
        }
      default: continue
      }
    }
    return true
  }

  /// Returns the description of a folder in a catalog; nil if there is none that can be read.
  static func description(of folder: URL) -> Data? {
    let path = folder.appending(path: "Contents.json").path
    guard fileType(of: path) == .regular, let file = try? FileDescriptor(reading: path, waitsForWriter: false),
      let data = try? file.read(upTo: largest + 1), data.count <= largest
    else { return nil }
    return data
  }

  /// Returns whether the name of a folder is part of the names in it.
  private static func providesNamespace(_ data: Data) -> Bool {
    struct Folder: Decodable {
      struct Properties: Decodable {
        var isNamespace: Bool?

        enum CodingKeys: String, CodingKey {
          case isNamespace = "provides-namespace"
        }
      }

      var properties: Properties?
    }
    return (try? JSONDecoder().decode(Folder.self, from: data))?.properties?.isNamespace ?? false
  }
}
