import Foundation

/// Replaces a file by a new one at once, or not at all.
///
/// The new file is written under a temporary name in the same folder, and its writer locks it. A temporary file without
/// a lock was left by a program that was killed; the next writer removes it.
struct FileReplacement {
  private let path: String

  private static let prefix = ".stipple-"
  private static let digits = 16
  /// The number of names that are tried for the new file.
  private static let attempts = 8

  init(of path: String) {
    self.path = path
  }

  /// Writes the file, with the permissions of the existing one.
  func write(_ data: Data) throws(SystemError) {
    removeLeftovers()
    for _ in 1...Self.attempts {
      let name = folder + Self.prefix + Self.randomDigits()
      let file = try FileDescriptor(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
      // Another writer may have taken the file for a leftover between the two calls. Without locks, nobody does.
      if flock(file.number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { continue }
      if file.status.st_nlink == 0 { continue }
      do throws(SystemError) {
        try file.write(data)
        var former = stat()
        if stat(path, &former) == 0 { fchmod(file.number, former.st_mode & 0o7777) }
        guard rename(name, path) == 0 else { throw SystemError() }
        return
      } catch {
        unlink(name)
        throw error
      }
    }
    throw SystemError(reason: "no temporary file stays beside it")
  }

  /// The folder of the file, with its slash; empty for the current directory.
  private var folder: String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func randomDigits() -> String {
    let text = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }

  /// Removes the files that other writers have left in the folder, unless they are still being written.
  private func removeLeftovers() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    for name in names where name.hasPrefix(Self.prefix) && name.utf8.count == Self.prefix.utf8.count + Self.digits {
      guard fileType(of: folder + name) == .regular,
        let file = try? FileDescriptor(folder + name, O_RDWR | O_NONBLOCK | O_NOFOLLOW),
        flock(file.number, LOCK_EX | LOCK_NB) == 0
      else { continue }
      unlink(folder + name)
    }
  }
}
