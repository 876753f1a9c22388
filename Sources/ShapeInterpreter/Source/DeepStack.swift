import Foundation

/// Threads with a stack that is deep enough for the recursion over a source.
///
/// Parsing, folding, checking and lowering recurse as deep as the source nests, up to limits of their own. A pool
/// thread's stack has half a megabyte, which is less than these limits need.
enum DeepStack {
  /// The size of the stack in bytes. Only the part in use takes memory.
  private static let size = 512 << 20

  /// Runs `make` on a deep stack and returns its result. The caller waits.
  static func run<Value: Sendable>(_ make: @escaping @Sendable () -> Value) -> Value { Work(make).value() }

  /// A task that runs on a deep stack while the caller continues.
  struct Work<Value: Sendable>: ~Copyable {
    private let made = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    private let isDone = DispatchSemaphore(value: 0)

    init(_ make: @escaping @Sendable () -> Value) {
      let address = UInt(bitPattern: made)
      let thread = Thread { [isDone] in
        UnsafeMutablePointer<Value>(bitPattern: address)?.initialize(to: make())
        isDone.signal()
      }
      thread.stackSize = size
      thread.start()
    }

    /// Waits for the task and returns its result.
    consuming func value() -> Value {
      isDone.wait()
      isDone.signal()
      return made.pointee
    }

    deinit {
      isDone.wait()
      made.deinitialize(count: 1)
      made.deallocate()
    }
  }
}
