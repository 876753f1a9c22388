import Foundation

/// Threads with a stack that is deep enough for the recursion over a source.
///
/// Parsing, folding, checking and lowering recurse as deep as the source nests, up to limits of their own. A pool
/// thread's stack has half a megabyte, which is less than these limits need.
enum DeepStack {
  /// The size of the stack in bytes. Only the part in use takes memory.
  private static let size = 512 << 20

  /// Runs `make` on a deep stack and returns its result. The caller waits.
  static func run<Value: Sendable>(_ make: @escaping @Sendable () -> Value) -> Value { start([()]) { make() }[0]() }

  /// Runs `work` on a deep stack while the caller continues.
  static func detach(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = size
    thread.start()
  }

  /// Starts a task for each element while the caller continues. Returns a function for each, which waits for the task's
  /// result.
  ///
  /// There are at most as many threads as processors. They take the elements in order.
  static func start<Element: Sendable, Value: Sendable>(
    _ elements: [Element], _ make: @escaping @Sendable (Element) -> Value
  ) -> [@Sendable () -> Value] {
    let isDone = elements.map { _ in DispatchSemaphore(value: 0) }
    let lock = NSLock()
    nonisolated(unsafe) var made: [Value?] = Array(repeating: nil, count: elements.count)
    nonisolated(unsafe) var taken = 0
    @Sendable func next() -> Int? {
      lock.withLock {
        guard taken < elements.count else { return nil }
        taken += 1
        return taken - 1
      }
    }
    // The number of processors is read from files, so it is asked for only where it counts.
    let mostThreads = elements.count > 1 ? ProcessInfo.processInfo.activeProcessorCount : 1
    for _ in 0..<min(elements.count, mostThreads) {
      detach {
        while let index = next() {
          let value = make(elements[index])
          lock.withLock { made[index] = value }
          isDone[index].signal()
        }
      }
    }
    return elements.indices.map { index in
      {
        isDone[index].wait()
        isDone[index].signal()
        guard let value = lock.withLock({ made[index] }) else { preconditionFailure("a task ended without a result") }
        return value
      }
    }
  }
}
