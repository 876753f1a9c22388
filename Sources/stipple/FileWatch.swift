import Foundation

/// Sees that files have changed by looking at them again and again: the only way that no editor's habit of saving escapes.
///
/// Editors write in place, or rename a new file over the old one; both change at least one of time, size and inode.
struct FileWatch {
  /// What tells one state of a file from another.
  private struct Fingerprint: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var inode: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
      size = Int(status.st_size)
      inode = UInt64(status.st_ino)
    }
  }

  /// What was seen of a file.
  enum Change: Equatable {
    case changed(String)
    case removed(String)
  }

  private let directory: String?
  private var seen: [String: Fingerprint?] = [:]

  /// Starts from the files as they are now.
  init(_ paths: [String], directory: String?) {
    self.directory = directory
    for path in paths { seen[path] = Fingerprint(path) }
    for path in listed where seen[path] == nil { seen[path] = Fingerprint(path) }
  }

  private var listed: [String] {
    directory.flatMap { try? Input.swiftFiles(in: $0) } ?? []
  }

  /// What has become of the files since the last look, in alphabetical order of their paths.
  ///
  /// `isThorough` also looks for new files in the directory, which costs more.
  mutating func look(isThorough: Bool) -> [Change] {
    var paths = Set(seen.keys)
    if isThorough { paths.formUnion(listed) }
    return paths.sorted().compactMap { path in
      let present = Fingerprint(path)
      guard let former = seen[path] else {
        seen[path] = .some(present)
        return .changed(path)
      }
      guard present != former else { return nil }
      seen[path] = .some(present)
      return present == nil ? .removed(path) : .changed(path)
    }
  }
}
