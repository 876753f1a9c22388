import Foundation

/// A place that keeps a session of a view between two evaluations, so that the next one goes on where it is.
///
/// What it keeps changes no result: a session that cannot go on is made again from its start.
public final class ViewMemory: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var kept: AnyObject?

  public init() {}

  /// Takes the session out; nil if there is none, or if it cannot go on.
  func take<Session: AnyObject>(_ type: Session.Type, if goesOn: (Session) -> Bool) -> Session? {
    lock.withLock {
      defer { kept = nil }
      guard let kept = kept as? Session, goesOn(kept) else { return nil }
      return kept
    }
  }

  /// Keeps a session in place of the one before.
  func keep(_ session: AnyObject) { lock.withLock { kept = session } }
}
