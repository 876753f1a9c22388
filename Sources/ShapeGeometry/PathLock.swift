// A path behind a lock, for the classes that stand in for Apple's: the system's own lock where the oldest supported system has
// it, else the standard library's.

#if canImport(os)
  import os

  typealias PathLock = OSAllocatedUnfairLock<Path>
#else
  import Synchronization

  typealias PathLock = Mutex<Path>

  extension Mutex where Value == Path {
    init(initialState: Path) {
      self.init(initialState)
    }
  }
#endif
