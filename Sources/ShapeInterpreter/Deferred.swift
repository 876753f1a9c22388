import Foundation

/// A value that is made when it is first needed, and then kept.
final class Deferred<Value: Sendable>: Sendable {
  private enum Source: Sendable {
    case known(Value)
    case made(@Sendable () -> Value)
  }

  private let source: Source

  /// Creates a value that is known.
  init(known value: Value) { source = .known(value) }

  /// Creates a value that is made later.
  init(_ make: @escaping @Sendable () -> Value) {
    let lock = NSLock()
    nonisolated(unsafe) var made: Value?
    source = .made {
      lock.withLock {
        if let made { return made }
        let value = make()
        made = value
        return value
      }
    }
  }

  /// The value; the first caller waits until it is made.
  var value: Value {
    switch source {
    case .known(let value): value
    case .made(let fetch): fetch()
    }
  }
}
