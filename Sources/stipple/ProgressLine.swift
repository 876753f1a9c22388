import Foundation

/// A line on standard error about work that takes long, if that is a terminal. It is gone when the work is done.
struct ProgressLine {
  private let title: String
  private let start = ContinuousClock.now
  private let isShown = isatty(STDERR_FILENO) != 0

  /// The time that work takes before a line about it is of use.
  private static let patience = Duration.milliseconds(500)

  init(_ title: String) { self.title = title }

  /// Shows how much of the work is done.
  func show(_ done: Int, of all: Int) {
    guard isShown, ContinuousClock.now - start > Self.patience else { return }
    write("\r\u{1B}[K\(title): \(done) of \(all) pictures")
  }

  /// Takes the line away.
  func end() { if isShown, ContinuousClock.now - start > Self.patience { write("\r\u{1B}[K") } }

  private func write(_ text: String) {
    // A line that cannot be shown is no reason to end the work.
    try? FileDescriptor.write(Data(text.utf8), to: STDERR_FILENO)
  }
}
