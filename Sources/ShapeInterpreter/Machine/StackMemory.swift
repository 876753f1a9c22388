/// The memory of a machine: the words of its stack, and objects and an allowance that are not initialized.
///
/// A source with many start values runs many machines, one after the other. They reuse the memory.
struct StackMemory: @unchecked Sendable {
  let words: UnsafeMutablePointer<UInt64>
  let objects: UnsafeMutablePointer<Object>
  let allowance: UnsafeMutablePointer<Allowance>

  /// The numbers of words and objects that all frames together may take.
  static let wordCapacity = 1 << 17
  static let objectCapacity = 1 << 15

  private init() {
    words = .allocate(capacity: Self.wordCapacity)
    objects = .allocate(capacity: Self.objectCapacity)
    allowance = .allocate(capacity: 1)
  }

  /// Returns memory that no machine uses.
  static func take() -> StackMemory { spare.access { $0.popLast() } ?? StackMemory() }

  /// Returns the memory to the pool, or deallocates it if the pool is full.
  func giveBack() {
    let isKept = Self.spare.access { spare in
      guard spare.count < Self.mostSpare else { return false }
      spare.append(self)
      return true
    }
    guard !isKept else { return }
    allowance.deallocate()
    objects.deallocate()
    words.deallocate()
  }

  /// The capacity of the pool: the number of machines that run in parallel when a shape is
  /// drawn while another is checked.
  private static let mostSpare = 4
  private static let spare = Guarded<[StackMemory]>([])
}
