import Foundation

/// A thread's stack that is deep enough for the recursion over a source, wherever the caller runs.
///
/// Parsing, folding, checking and lowering go as deep as the source nests, up to limits of their own. A thread of a pool has half
/// a megabyte, which is less than those limits need.
enum DeepStack {
  /// In bytes; only what is used of it takes memory.
  private static let size = 512 << 20

  /// What `make` makes on a deep stack, while the caller waits.
  static func run<Value: Sendable>(_ make: @escaping @Sendable () -> Value) -> Value {
    let made = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer {
      made.deinitialize(count: 1)
      made.deallocate()
    }
    let address = UInt(bitPattern: made)
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      UnsafeMutablePointer<Value>(bitPattern: address)?.initialize(to: make())
      isDone.signal()
    }
    thread.stackSize = size
    thread.start()
    isDone.wait()
    return made.pointee
  }
}
