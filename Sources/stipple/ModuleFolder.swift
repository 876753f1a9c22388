import Foundation

/// The folder of an app or of a package's target, whose files see each other's declarations at any depth.
///
/// The settings that name these files are not read. The folder shows itself: an asset catalog is in it, a project of
/// Xcode is beside it, or it is one of a package's `Sources`. Of several folders above a file, the nearest counts.
struct ModuleFolder {
  /// The folder's path, written like that of a directory in it, with its slash; empty for the current directory.
  private let path: String
  /// The way from the folder down to the directory, with its slash; empty if they are the same.
  private let way: String
  /// The directory, as it was written.
  private let directory: String

  /// The number of folders above a directory that are looked at.
  private static let mostFolders = 8

  /// Finds the folder of the module to which the files in a directory belong; nil if nothing tells it. `directory` is
  /// written with its slash, and is empty for the current directory.
  init?(around directory: String) {
    let whole = URL(filePath: directory.isEmpty ? "." : directory, directoryHint: .isDirectory).standardizedFileURL
    var names = Array(whole.pathComponents.dropFirst())
    var (path, way) = (directory, "")
    for _ in 0...Self.mostFolders {
      let folder = names.map { "/" + $0 }.joined()
      let content = Self.content(of: folder)
      if content.contains(where: { $0.hasSuffix(".xcassets") }) || Self.isNamed(by: names.dropLast()) {
        (self.path, self.way, self.directory) = (path, way, directory)
        return
      }
      // No module goes beyond the top of a repository or of a package.
      guard let name = names.popLast(), !content.contains(".git"), !content.contains("Package.swift") else {
        return nil
      }
      way = name + "/" + way
      path = Self.above(path)
    }
    return nil
  }

  /// The paths of the module's Swift files. Those in the directory and below it are written as it was.
  var files: [String] {
    let all = (try? Input.swiftFiles(in: path.isEmpty ? "." : path)) ?? []
    return all.map { $0.hasPrefix(path + way) ? directory + $0.dropFirst(path.count + way.count) : $0 }.sorted()
  }

  /// Returns whether a folder with these names above it holds modules: a project or the targets of a package.
  private static func isNamed(by names: some Collection<String>) -> Bool {
    let content = content(of: names.map { "/" + $0 }.joined())
    if content.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) { return true }
    return Array(names).last == "Sources"
      && Self.content(of: names.dropLast().map { "/" + $0 }.joined()).contains("Package.swift")
  }

  /// Returns the path of the directory above another one.
  private static func above(_ path: String) -> String {
    if path.isEmpty || path == "./" { return "../" }
    if path.hasSuffix("../") { return path + "../" }
    let name = path.dropLast().lastIndex(of: "/")
    return name.map { String(path[...$0]) } ?? ""
  }

  private static func content(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "/" : folder)) ?? []
  }
}
