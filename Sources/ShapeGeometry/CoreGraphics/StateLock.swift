// A value behind a lock, for the classes that replace Apple's. It is the system's own lock where the oldest supported
// system has it, else the standard library's lock.

#if canImport(os)
  import os

  typealias StateLock<State> = OSAllocatedUnfairLock<State>
#else
  import Synchronization

  typealias StateLock<State> = Mutex<State>

  extension Mutex where Value: Sendable {
    init(initialState: Value) {
      self.init(initialState)
    }
  }
#endif
