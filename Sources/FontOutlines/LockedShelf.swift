#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// Glyphs that one thread at a time reads and adds to. It is the system's own lock where the oldest supported system
/// has it, else the standard library's.
final class LockedShelf: Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<GlyphShelf>

    init(_ shelf: sending GlyphShelf) {
      lock = OSAllocatedUnfairLock(uncheckedState: shelf)
    }

    func withShelf<Result: Sendable>(_ body: (inout GlyphShelf) -> Result) -> Result {
      lock.withLockUnchecked { body(&$0) }
    }
  #else
    private let lock: Mutex<GlyphShelf>

    init(_ shelf: sending GlyphShelf) {
      lock = Mutex(shelf)
    }

    func withShelf<Result: Sendable>(_ body: (inout GlyphShelf) -> Result) -> Result {
      lock.withLock { body(&$0) }
    }
  #endif
}
