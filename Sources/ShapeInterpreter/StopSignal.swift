import Foundation

/// A signal that stops running work, from any thread, when its result is not wanted any more.
///
/// Copies share one state. A raised signal stays raised. Long work checks the signal often enough to end within a few
/// milliseconds. A check takes well under a microsecond.
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

  /// Makes a signal from functions that check and raise it.
  init(look: @escaping @Sendable () -> Bool, change: @escaping @Sendable () -> Void) {
    self.look = look
    self.change = change
  }

  /// A signal that is never raised. Raising it does nothing.
  public static let never = StopSignal(look: { false }, change: {})

  /// Requests that the work that checks the signal ends.
  public func raise() { change() }

  /// True if the work is to end.
  public var isRaised: Bool { look() }
}
