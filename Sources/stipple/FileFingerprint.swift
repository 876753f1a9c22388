import Foundation

/// The properties that distinguish one state of a file from another.
struct FileFingerprint: Equatable, Sendable {
  private var seconds: Int
  private var nanoseconds: Int
  private var size: Int
  private var inode: UInt64

  /// Creates the fingerprint of the file at a path; nil if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
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

  /// The properties in one word, the same for equal ones.
  var word: String { "\(inode)-\(size)-\(seconds)-\(nanoseconds)" }
}
