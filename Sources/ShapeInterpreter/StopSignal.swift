import Foundation

/// Tells work that is under way, from any thread, that nobody wants its result any more.
///
/// Copies are the same signal. It is raised once and stays raised. Work that takes long looks at it often enough to end within a few
/// milliseconds; a look takes well under a microsecond.
public struct StopSignal: Sendable {
  private let look: @Sendable () -> Bool
  private let change: @Sendable () -> Void

  /// A signal that is not raised yet.
  public init() {
    let lock = NSLock()
    nonisolated(unsafe) var isRaised = false
    look = { lock.withLock { isRaised } }
    change = { lock.withLock { isRaised = true } }
  }

  /// A signal that is looked at and raised by these functions.
  init(look: @escaping @Sendable () -> Bool, change: @escaping @Sendable () -> Void) {
    self.look = look
    self.change = change
  }

  /// The signal of work that nobody stops: raising it does nothing.
  public static let never = StopSignal(look: { false }, change: {})

  /// Ends the work that looks at the signal.
  public func raise() { change() }

  /// Whether the work is to end.
  public var isRaised: Bool { look() }
}
