import Foundation

/// The memory of a machine's stack: words, and objects of which none is initialized.
///
/// A source with many start values runs as many machines, one after the other: they hand the memory on.
struct StackMemory: @unchecked Sendable {
  let words: UnsafeMutablePointer<UInt64>
  let objects: UnsafeMutablePointer<Object>

  /// How many words and objects all frames together may take.
  static let wordCapacity = 1 << 17
  static let objectCapacity = 1 << 15

  private init() {
    words = .allocate(capacity: Self.wordCapacity)
    objects = .allocate(capacity: Self.objectCapacity)
  }

  /// Memory that no machine uses.
  static func take() -> StackMemory { spare.withLock { $0.popLast() } ?? StackMemory() }

  /// Leaves the memory to the next machine.
  func giveBack() {
    let isKept = Self.spare.withLock { spare in
      guard spare.count < Self.mostSpare else { return false }
      spare.append(self)
      return true
    }
    guard !isKept else { return }
    objects.deallocate()
    words.deallocate()
  }

  /// As many machines as run side by side where a shape is drawn while another is checked.
  private static let mostSpare = 4
  private static let spare = Guarded<[StackMemory]>([])
}

/// A value that one thread at a time may touch.
private final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
