import CAllocator
import Foundation
import ShapeInterpreter

/// A task on a thread of its own, whose result can be fetched or ignored.
///
/// Copies refer to the same task.
struct Errand<Result: Sendable>: Sendable {
  /// The signal that ends the task; the task then decides on its result.
  let stop: StopSignal
  private let isDone: DispatchSemaphore
  private let made: @Sendable () -> Result?

  /// The stack size in bytes, the same as the main thread's. Parsing and checking use stacks of their own.
  private static var stackSize: Int { 8 << 20 }

  /// Starts the task; `whenDone` is called on its thread when the result is available.
  init(whenDone: @escaping @Sendable () -> Void = {}, _ work: @escaping @Sendable (StopSignal) -> Result) {
    let stop = StopSignal()
    let isDone = DispatchSemaphore(value: 0)
    let lock = NSLock()
    nonisolated(unsafe) var result: Result?
    self.stop = stop
    self.isDone = isDone
    made = { lock.withLock { result } }
    let thread = Thread {
      allocator_use_large_pages()
      let value = work(stop)
      lock.withLock { result = value }
      isDone.signal()
      whenDone()
    }
    thread.stackSize = Self.stackSize
    Self.withoutSignals { thread.start() }
  }

  /// Calls `body`. A thread that is started in it leaves all signals to the thread of the screen, except for those of
  /// its own faults.
  private static func withoutSignals(_ body: () -> Void) {
    var (blocked, former) = (sigset_t(), sigset_t())
    sigfillset(&blocked)
    for fault in [SIGSEGV, SIGILL, SIGBUS, SIGFPE, SIGTRAP, SIGABRT] { sigdelset(&blocked, fault) }
    pthread_sigmask(SIG_SETMASK, &blocked, &former)
    body()
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  /// Returns the result, after a wait of at most `limit`; nil if it is not available by then.
  func result(within limit: Duration) -> Result? {
    if let made = made() { return made }
    guard isDone.wait(timeout: .now() + max(limit / .seconds(1), 0)) == .success else { return nil }
    // The next caller need not wait.
    isDone.signal()
    return made()
  }

  /// Returns the result, after as long a wait as necessary.
  func result() -> Result {
    isDone.wait()
    isDone.signal()
    guard let result = made() else { preconditionFailure("the work ended without a result") }
    return result
  }
}
