import Foundation

/// Wakes a thread that waits at descriptors, from any other thread: a pipe whose reading end is one of them.
struct Alarm: Sendable {
  /// Can be read from while the alarm rings.
  let descriptor: Int32
  private let bell: Int32

  /// Nil where the process has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (descriptor, bell) = (ends[0], ends[1])
  }

  /// Begins to ring; does nothing while it does.
  func ring() {
    var byte: UInt8 = 0
    _ = write(bell, &byte, 1)
  }

  /// Ends the ringing.
  func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
