import Foundation

/// The system's word that files in some directories have changed, where the system gives it: inotify on Linux.
///
/// It spares the wait for the next look, and no look itself: what lies behind a link or on another machine changes without a word.
struct DirectoryEvents: Sendable {
  /// Can be read from when something has happened.
  let descriptor: Int32
  /// The directories that are watched, by the system's numbers.
  private var watched: [Int32: String] = [:]

  /// The most directories that are watched.
  private static let most = 1_000

  #if os(Linux)
    /// A file was written and closed, or has been moved here, away, or removed.
    private static let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ONLYDIR)

    /// Nil where the system has no more of them.
    init?() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
    }

    /// Has these directories watched, besides those that are; the current one is called `.`.
    mutating func watch(_ directories: some Sequence<String>) {
      for directory in Set(directories).subtracting(watched.values) where watched.count < Self.most {
        let number = inotify_add_watch(descriptor, directory, Self.mask)
        if number >= 0 { watched[number] = directory }
      }
    }

    /// The names of the files that something has happened to since the last time, without their directories; nil for so much that the
    /// system has lost some of it.
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
    /// There is none on this system: files are looked at again and again.
    init?() { nil }

    mutating func watch(_ directories: some Sequence<String>) {}

    mutating func names() -> Set<String>? { [] }
  #endif
}
