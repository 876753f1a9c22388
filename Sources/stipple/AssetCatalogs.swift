import Foundation
import ViewTree

/// The asset catalogs that belong to a source file: folders named `*.xcassets` beside the file or above it.
///
/// The nearest folder with catalogs counts. Colours and images are read.
enum AssetCatalogs {
  /// The number of folders above a file in which catalogs are looked for.
  private static let mostFolders = 8
  /// The number of folders in each other in a catalog.
  private static let mostNested = 8
  /// The number of colours that are read.
  private static let mostColors = 2_000
  /// The greatest size of a set's description in bytes.
  private static let largest = 1 << 16

  /// The ending of the names of catalogs.
  private static let ending = ".xcassets"

  /// The words of sources that show a colour of a catalog: they name it, or have views that take the accent colour.
  private static let words = ["olor", "View", "Preview", "Style(."]

  /// Returns whether what a text declares can show a colour of a catalog.
  static func areShown(in text: String) -> Bool {
    text.withCString { text in words.contains { strstr(text, $0) != nil } }
  }

  /// Returns the colours for a file, by name.
  static func colors(for path: String) -> [String: ColorSurroundings.Asset] {
    var colors: [String: ColorSurroundings.Asset] = [:]
    forEachSet("colorset", for: path) { folder, name in
      guard colors.count < mostColors else { return false }
      if colors[name] == nil, let data = description(of: folder) {
        colors[name] = ColorSurroundings.Asset(colorSet: data)
      }
      return true
    }
    return colors
  }

  /// Calls the closure for the folder and the name of each set of a kind in the catalogs for a file, until it returns
  /// false.
  static func forEachSet(_ kind: String, for path: String, _ body: (URL, String) -> Bool) {
    guard let folder = folders(above: path).first(where: holdsCatalogs) else { return }
    for catalog in contents(of: URL(filePath: folder), where: { $0.hasSuffix(ending) }) {
      guard read(catalog, kind, named: "", depth: 0, body) else { return }
    }
  }

  /// Returns the folder of a file and those above it, the nearest first.
  private static func folders(above path: String) -> [String] {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var names: [String] = []
    for name in whole.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    var (folders, folder) = ([String](), "")
    for name in names {
      folders.append(folder.isEmpty ? "/" : folder)
      folder += "/" + name
    }
    return folders.reversed().prefix(mostFolders).map { $0 }
  }

  /// Returns whether a folder has a name in it that is that of a catalog. This reads the bytes of the names alone: most
  /// files have no catalog beside or above them, and some folders have thousands of names.
  private static func holdsCatalogs(_ folder: String) -> Bool {
    guard let open = opendir(folder) else { return false }
    defer { closedir(open) }
    return ending.withCString { ending in
      let count = strlen(ending)
      while let entry = readdir(open) {
        let isCatalog = withUnsafeBytes(of: &entry.pointee.d_name) { name in
          guard let start = name.baseAddress else { return false }
          let length = strnlen(start, name.count)
          return length >= count && memcmp(start + (length - count), ending, count) == 0
        }
        if isCatalog { return true }
      }
      return false
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
