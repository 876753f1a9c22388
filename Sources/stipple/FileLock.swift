import Foundation

/// What one program at a time can hold: a lock on a file (`flock`), until the value is let go of or the program ends.
struct FileLock: ~Copyable {
  private let file: FileDescriptor

  /// The time between two attempts, in microseconds.
  private static let pause: useconds_t = 5_000

  /// Takes the lock on a file, which is made if need be; nil when another program holds it for longer than `patience`.
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

  /// Does something before the lock is let go of.
  borrowing func whileHeld<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try body()
  }
}
