import Foundation

/// A pipe that wakes a thread from any other thread. The waiting thread polls the reading end, besides other
/// descriptors.
struct Alarm: Sendable {
  /// The reading end, which is readable while the alarm rings.
  let descriptor: Int32
  private let bell: Int32

  /// Creates an alarm; nil if the process has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (descriptor, bell) = (ends[0], ends[1])
  }

  /// Starts to ring; has no effect while the alarm rings.
  func ring() {
    var byte: UInt8 = 0
    _ = write(bell, &byte, 1)
  }

  /// Stops ringing.
  func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
