import Foundation

/// The folders above a file, and the names in them.
enum Folders {
  /// The number of folders above a file that are looked at.
  private static let most = 8

  /// Returns the folder of a file and those above it, the nearest first.
  static func above(_ path: String) -> [String] {
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
    return folders.reversed().prefix(most).map { $0 }
  }

  /// Returns whether a folder has a name in it with an ending. This reads the bytes of the names alone: most folders
  /// have no such name, and some have thousands of others.
  static func holds(_ folder: String, _ ending: String) -> Bool {
    guard let open = opendir(folder) else { return false }
    defer { closedir(open) }
    return ending.withCString { ending in
      let count = strlen(ending)
      while let entry = readdir(open) {
        let isFound = withUnsafeBytes(of: &entry.pointee.d_name) { name in
          guard let start = name.baseAddress else { return false }
          let length = strnlen(start, name.count)
          return length >= count && memcmp(start + (length - count), ending, count) == 0
        }
        if isFound { return true }
      }
      return false
    }
  }
}
