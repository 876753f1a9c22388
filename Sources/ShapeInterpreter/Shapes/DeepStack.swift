import Foundation

/// A thread's stack that is deep enough for the recursion over a source, wherever the caller runs.
///
/// Parsing, folding, checking and lowering go as deep as the source nests, up to limits of their own. A thread of a pool has half
/// a megabyte, which is less than those limits need.
enum DeepStack {
  /// In bytes; only what is used of it takes memory.
  private static let size = 512 << 20

  /// What `make` makes on a deep stack, while the caller waits.
  static func run<Value: Sendable>(_ make: @escaping @Sendable () -> Value) -> Value { Work(make).value() }

  /// Something that is being made on a deep stack, while the caller does something else.
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

    /// Waits until it is made.
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
