import Foundation

/// The folder of an app or of a package's target, whose files see each other's declarations at any depth.
///
/// The settings that name these files are not read. The folder shows itself: an asset catalog is in it, a project of
/// Xcode is beside it, or it is one of a package's `Sources`. Of several folders above a file, the nearest counts.
struct ModuleFolder {
  /// The folder's path, written like that of a directory in it, with its slash; empty for the current directory.
  let path: String
  /// The way from the folder down to the directory, with its slash; empty if they are the same.
  let way: String
  /// The directory, as it was written.
  let directory: String

  /// Finds the folder of the module to which the files in a directory belong; nil if nothing tells it. `directory` is
  /// written with its slash, and is empty for the current directory.
  init?(around directory: String) {
    var (path, way) = (directory, "")
    for folder in Folders.above(directory + "-") {
      let (above, name) = Self.divided(folder)
      if Folders.holds(folder, AssetCatalogs.ending) || Self.holdsModules(above) {
        (self.path, self.way, self.directory) = (path, way, directory)
        return
      }
      // No module goes beyond the top of a repository or of a package.
      if Self.has(folder, ".git") || Self.has(folder, "Package.swift") { return nil }
      way = name + "/" + way
      path = Self.above(path)
    }
    return nil
  }

  /// Returns whether the folders in a folder are modules: those beside a project, and the targets of a package.
  private static func holdsModules(_ folder: String) -> Bool {
    if Folders.holds(folder, ".xcodeproj") || Folders.holds(folder, ".xcworkspace") { return true }
    let (above, name) = divided(folder)
    return name == "Sources" && has(above, "Package.swift")
  }

  private static func has(_ folder: String, _ name: String) -> Bool { fileType(of: folder + "/" + name) != nil }

  /// Returns the path of the folder around another one, and the name of that one.
  private static func divided(_ folder: String) -> (above: String, name: String) {
    let slash = folder.lastIndex(of: "/") ?? folder.startIndex
    return (slash == folder.startIndex ? "/" : String(folder[..<slash]), String(folder[slash...].dropFirst()))
  }

  /// Returns the path of the directory above another one.
  private static func above(_ path: String) -> String {
    if path.isEmpty || path == "./" { return "../" }
    if path.hasSuffix("../") { return path + "../" }
    let name = path.dropLast().lastIndex(of: "/")
    return name.map { String(path[...$0]) } ?? ""
  }
}
