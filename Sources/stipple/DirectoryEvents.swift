import Foundation

/// The system's notifications about changed files in some directories, if the system provides them: inotify on Linux.
///
/// They replace the wait for the next look at the files, but not the look: files behind a link or on another machine
/// change without a notification.
struct DirectoryEvents: Sendable {
  /// The descriptor that is readable when something has happened.
  let descriptor: Int32
  /// The watched directories, by their inotify numbers.
  private var watched: [Int32: String] = [:]

  /// The maximum number of watched directories.
  private static let most = 1_000

  #if os(Linux)
    /// A file was written and closed, moved into or out of the directory, or removed.
    private static let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ONLYDIR)

    /// Creates an inotify instance; nil if the system has none left.
    init?() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
    }

    /// Watches these directories in addition to the present ones; the current directory is called `.`.
    mutating func watch(_ directories: some Sequence<String>) {
      for directory in Set(directories).subtracting(watched.values) where watched.count < Self.most {
        let number = inotify_add_watch(descriptor, directory, Self.mask)
        if number >= 0 { watched[number] = directory }
      }
    }

    /// Returns the names of the files with events since the last call, without their directories; nil if there were so
    /// many that the system has lost some.
    mutating func names() -> Set<String>? {
      var names: Set<String>? = []
      var bytes = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return names }
        var start = 0
        while start + Self.headerSize <= count {
          let header = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: inotify_event.self) }
          let text = start + Self.headerSize
          start = text + Int(header.len)
          if header.mask & UInt32(IN_Q_OVERFLOW) != 0 { names = nil }
          if header.mask & UInt32(IN_IGNORED) != 0 { watched[header.wd] = nil }
          guard start <= count, header.len > 0 else { continue }
          names?.insert(String(decoding: bytes[text..<start].prefix { $0 != 0 }, as: UTF8.self))
        }
      }
    }

    private static var headerSize: Int { MemoryLayout<inotify_event>.size }
  #else
    /// Returns nil: this system has no notifications, so files are polled.
    init?() { nil }

    mutating func watch(_ directories: some Sequence<String>) {}

    mutating func names() -> Set<String>? { [] }
  #endif
}
