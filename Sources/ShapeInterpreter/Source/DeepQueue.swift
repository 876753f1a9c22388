import Foundation

/// Tasks that are added one after the other, and done beside the thread that adds them, each on a deep stack.
///
/// Copies share the tasks.
struct DeepQueue<Element: Sendable, Value: Sendable>: Sendable {
  /// Adds a task, which starts at once if a processor is left for it.
  let add: @Sendable (Element) -> Void
  /// Does what nobody has begun, waits for the rest, and returns the results in the order of the tasks. The caller's
  /// stack must be deep too.
  let finish: @Sendable () -> [Value]

  init(_ make: @escaping @Sendable (Element) -> Value) {
    let lock = NSLock()
    let isDone = DispatchSemaphore(value: 0)
    let mostHelpers = sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1
    nonisolated(unsafe) var made: [Value?] = []
    nonisolated(unsafe) var waiting: ArraySlice<(index: Int, element: Element)> = []
    nonisolated(unsafe) var helpers = 0
    @Sendable func help() {
      while true {
        let task = lock.withLock {
          let task = waiting.popFirst()
          if task == nil { helpers -= 1 }
          return task
        }
        guard let (index, element) = task else { return }
        let value = make(element)
        lock.withLock { made[index] = value }
        isDone.signal()
      }
    }
    add = { element in
      let isHelped = lock.withLock {
        waiting.append((made.count, element))
        made.append(nil)
        guard helpers < mostHelpers else { return false }
        helpers += 1
        return true
      }
      if isHelped { DeepStack.detach(help) }
    }
    finish = {
      lock.withLock { helpers += 1 }
      help()
      for _ in 0..<lock.withLock({ made.count }) { isDone.wait() }
      return lock.withLock { made.compactMap { $0 } }
    }
  }
}
