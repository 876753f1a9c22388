import Foundation

/// A value that is made when it is first needed, and then kept.
final class Deferred<Value: Sendable>: Sendable {
  private let known: Value?
  private let fetch: @Sendable () -> Value

  /// Creates a value that is known.
  init(known value: Value) {
    known = value
    fetch = { value }
  }

  /// Creates a value that is made later.
  init(_ make: @escaping @Sendable () -> Value) {
    let lock = NSLock()
    nonisolated(unsafe) var made: Value?
    known = nil
    fetch = {
      lock.withLock {
        if let made { return made }
        let value = make()
        made = value
        return value
      }
    }
  }

  /// The value; the first caller waits until it is made.
  var value: Value { known ?? fetch() }
}
