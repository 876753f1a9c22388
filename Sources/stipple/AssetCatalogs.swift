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

  /// Returns the colours for a file, by name.
  static func colors(for path: String) -> [String: ColorSurroundings.Asset] {
    var folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    for _ in 0..<mostFolders {
      let catalogs = contents(of: folder) { $0.hasSuffix(".xcassets") }
      guard catalogs.isEmpty else {
        var colors: [String: ColorSurroundings.Asset] = [:]
        for catalog in catalogs { read(catalog, named: "", depth: 0, into: &colors) }
        return colors
      }
      let above = folder.deletingLastPathComponent()
      guard above.path != folder.path else { break }
      folder = above
    }
    return [:]
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
