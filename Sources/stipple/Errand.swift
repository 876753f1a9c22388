import Foundation
import ShapeInterpreter

/// Work on a thread of its own, whose result somebody fetches, or leaves.
///
/// Copies are the same errand.
struct Errand<Result: Sendable>: Sendable {
  /// Ends the work; the result is then as the work sees fit.
  let stop: StopSignal
  private let isDone: DispatchSemaphore
  private let made: @Sendable () -> Result?

  /// As much as the main thread has, in bytes; parsing and checking bring stacks of their own.
  private static var stackSize: Int { 8 << 20 }

  /// Begins the work; `whenDone` is called on its thread when the result is there.
  init(whenDone: @escaping @Sendable () -> Void = {}, _ work: @escaping @Sendable (StopSignal) -> Result) {
    let stop = StopSignal()
    let isDone = DispatchSemaphore(value: 0)
    let lock = NSLock()
    nonisolated(unsafe) var result: Result?
    self.stop = stop
    self.isDone = isDone
    made = { lock.withLock { result } }
    let thread = Thread {
      let value = work(stop)
      lock.withLock { result = value }
      isDone.signal()
      whenDone()
    }
    thread.stackSize = Self.stackSize
    Self.withoutSignals { thread.start() }
  }

  /// Has a thread that is started in `body` leave signals to the one that has the screen, except for those of its own faults.
  private static func withoutSignals(_ body: () -> Void) {
    var (blocked, former) = (sigset_t(), sigset_t())
    sigfillset(&blocked)
    for fault in [SIGSEGV, SIGILL, SIGBUS, SIGFPE, SIGTRAP, SIGABRT] { sigdelset(&blocked, fault) }
    pthread_sigmask(SIG_SETMASK, &blocked, &former)
    body()
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  /// The result, waited for at most so long; nil when it is not there by then.
  func result(within limit: Duration) -> Result? {
    if let made = made() { return made }
    guard isDone.wait(timeout: .now() + max(limit / .seconds(1), 0)) == .success else { return nil }
    // So that whoever asks again need not wait.
    isDone.signal()
    return made()
  }

  /// The result, however long it takes.
  func result() -> Result {
    isDone.wait()
    isDone.signal()
    guard let result = made() else { preconditionFailure("the work ended without a result") }
    return result
  }
}
