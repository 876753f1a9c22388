import Foundation

/// A lock on a file (`flock`), which one program at a time can hold. It is released when the value is destroyed or the
/// program ends.
struct FileLock: ~Copyable {
  private let file: FileDescriptor

  /// The time between two attempts, in microseconds.
  private static let pause: useconds_t = 5_000

  /// Takes the lock on a file, which is created if necessary; nil if another program holds it for longer than
  /// `patience`.
  init?(_ path: String, patience: Duration) throws(SystemError) {
    let file = try FileDescriptor(path, O_RDWR | O_CREAT | O_NONBLOCK | O_NOFOLLOW, mode: 0o600)
    guard file.status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    let deadline = ContinuousClock.now + patience
    while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw SystemError() }
      guard ContinuousClock.now < deadline else { return nil }
      usleep(Self.pause)
    }
    self.file = file
  }

  /// Calls `body` before the lock is released.
  borrowing func whileHeld<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try body()
  }
}
