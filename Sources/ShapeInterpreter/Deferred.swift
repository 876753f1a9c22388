import Foundation

/// A value that is made when it is first needed, and then kept. Copies share it.
struct Deferred<Value: Sendable>: Sendable {
  private let fetch: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    let lock = NSLock()
    nonisolated(unsafe) var made: Value?
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
  var value: Value { fetch() }
}
