import Foundation
import ViewTree

/// The asset catalogs that belong to a source file: folders named `*.xcassets` beside the file or above it.
///
/// The nearest folder with catalogs counts. Only colours are read.
enum AssetCatalogs {
  /// The number of folders above a file in which catalogs are looked for.
  private static let mostFolders = 8
  /// The number of folders in each other in a catalog.
  private static let mostNested = 8
  /// The number of colours that are read.
  private static let mostColors = 2_000
  /// The size of a colour set's file in bytes.
  private static let largest = 1 << 16

  /// The ending of the names of catalogs.
  private static let ending = ".xcassets"

  /// Returns the colours for a file, by name.
  static func colors(for path: String) -> [String: ColorSurroundings.Asset] {
    guard let folder = folders(above: path).first(where: holdsCatalogs) else { return [:] }
    var colors: [String: ColorSurroundings.Asset] = [:]
    for catalog in contents(of: URL(filePath: folder), where: { $0.hasSuffix(ending) }) {
      read(catalog, named: "", depth: 0, into: &colors)
    }
    return colors
  }

  /// Returns the folder of a file and those above it, the nearest first.
  private static func folders(above path: String) -> [String] {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var names: [String] = []
    for name in whole.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return (0..<names.count).reversed().prefix(mostFolders).map { "/" + names[..<$0].joined(separator: "/") }
  }

  /// Returns whether a folder has a name in it that is that of a catalog. This reads the names alone: most files have
  /// no catalog beside or above them.
  private static func holdsCatalogs(_ folder: String) -> Bool {
    guard let open = opendir(folder) else { return false }
    defer { closedir(open) }
    while let entry = readdir(open) {
      let isCatalog = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          String(cString: $0).hasSuffix(ending)
        }
      }
      if isCatalog { return true }
    }
    return false
  }

  /// Returns the files and folders in a folder whose names are wanted, in alphabetical order.
  private static func contents(of folder: URL, where isWanted: (String) -> Bool = { _ in true }) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter(isWanted).sorted().map { folder.appending(path: $0) }
  }

  private static func read(
    _ folder: URL, named space: String, depth: Int, into colors: inout [String: ColorSurroundings.Asset]
  ) {
    guard depth < mostNested else { return }
    for entry in contents(of: folder) where fileType(of: entry.path) == .directory {
      guard colors.count < mostColors else { return }
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "colorset":
        guard let data = data(at: entry), let color = ColorSurroundings.Asset(colorSet: data) else { continue }
        colors[space + name] = colors[space + name] ?? color
      case "":
        let isNamespace = data(at: entry).map(providesNamespace) ?? false
        read(entry, named: isNamespace ? "\(space)\(name)/" : space, depth: depth + 1, into: &colors)
      default: continue
      }
    }
  }

  /// Returns the description of a folder in a catalog; nil if there is none that can be read.
  private static func data(at folder: URL) -> Data? {
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
