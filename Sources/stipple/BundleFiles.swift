import Foundation
import PlainText
import ShapeInterpreter

/// The files that an app's code can find in its bundle: those of its folder that are no sources. As in a bundle, a file
/// is found by its name, wherever it lies.
enum BundleFiles {
  /// The greatest number of names that are looked at, and of files that are known.
  private static let mostEntries = 20_000
  private static let most = 2_000
  /// The greatest size in bytes of a file that is read, and of all of them.
  private static let largest = 4 << 20
  private static let largestSum = 8 << 20

  /// The endings of files that code reads as data. The others are found and not read.
  private static let readable: Set<String> = [
    "json", "geojson", "txt", "csv", "tsv", "md", "xml", "html", "strings", "plist", "yaml", "yml", "dat", "data", "",
  ]

  /// The endings of folders that are one thing, and of files that become something else in a bundle.
  private static let foreign: Set<String> = [
    "swift", "xcassets", "xcodeproj", "xcworkspace", "xcdatamodeld", "playground", "storyboard", "xib", "entitlements",
  ]

  /// Returns whether a text can look for files of the bundle.
  static func areRead(in text: String) -> Bool { text.holds("Bundle.") }

  /// Returns the files for a source file with this text: those in the folder of its module, or else beside it. Those
  /// that the text names are read first, the others as long as there is room.
  static func files(for path: String, text: String) -> ModuleFiles {
    let paths = paths(for: path)
    var files = ModuleFiles(names: paths.keys.sorted())
    var rest = largestSum
    let candidates = files.names.filter { readable.contains(ending(of: $0)) }
    let named = Set(candidates.filter { text.holds("\"" + $0.prefix { $0 != "." }) })
    for name in candidates.filter(named.contains) + candidates.filter({ !named.contains($0) }) {
      guard let path = paths[name],
        let data = try? FileDescriptor(reading: path).read(upTo: min(largest, rest) + 1),
        data.count <= min(largest, rest)
      else { continue }
      rest -= data.count
      files.contents[name] = [UInt8](data)
    }
    return files
  }

  /// Returns the paths of the files that the code of a source file can find, by their names.
  static func paths(for path: String) -> [String: String] {
    let directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let module = ModuleFolder(around: directory)
    let folder = module?.path ?? directory
    var paths: [String: String] = [:]
    for entry in entries(of: folder.isEmpty ? "./" : folder, isDeep: module != nil) {
      let name = entry.lastIndex(of: "/").map { String(entry[entry.index(after: $0)...]) } ?? entry
      if paths[name] == nil { paths[name] = folder + entry }
    }
    return paths
  }

  /// Returns the paths of the files in a folder that are no sources, relative to it, in alphabetical order.
  private static func entries(of folder: String, isDeep: Bool) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    var count = 0
    while count < mostEntries, found.count < most, let entry = walk.nextObject() as? String {
      count += 1
      let name = entry.lastIndex(of: "/").map { String(entry[entry.index(after: $0)...]) } ?? entry
      let isHidden = name.hasPrefix(".") || foreign.contains(ending(of: name))
      switch fileType(of: folder + entry) {
      case .directory? where isHidden || !isDeep: walk.skipDescendants()
      case .regular? where !isHidden: found.append(entry)
      default: continue
      }
    }
    return found.sorted()
  }

  /// Returns the ending of a file's name in small letters, without its dot; empty if it has none.
  private static func ending(of name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}
