import Foundation
import ViewTree

// Tasks for the compiler: the code of a view's task runs once the present code has ended. The law's files have no task
// that waits, since no session turns the clock of the compiler's own.

/// Runs the code of tasks where it is told to, on the thread that tells it.
private final class PromptExecutor: TaskExecutor, @unchecked Sendable {
  private var jobs: [UnownedJob] = []
  private let lock = NSLock()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock { jobs.append(job) }
  }

  private func next() -> UnownedJob? { lock.withLock { jobs.isEmpty ? nil : jobs.removeFirst() } }

  func run() {
    while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}

extension OpenStates {
  /// The place at which it is kept that a modifier of the view has started its task.
  fileprivate func taskPlace(_ index: Int) -> ViewStates.Place {
    ViewStates.Place(memory.identity, index - 1_000_000)
  }
}

func _hasTaskOfView() -> Bool {
  guard let open = OpenStates.current else { return false }
  return (open.states[open.taskPlace(open.memory.index)] as? CompiledState)?.value as? Bool ?? false
}

func _startTaskOfView(_ code: @escaping () async -> Void) {
  guard let open = OpenStates.current else { return }
  open.states.keep(CompiledState(value: true), at: open.taskPlace(open.memory.index))
  open.states.agenda.addReady(
    actionCode { _ in
      let executor = PromptExecutor()
      nonisolated(unsafe) let code = code
      Task(executorPreference: executor) { await code() }
      executor.run()
    })
}

func _endTasksOfView() {
  guard let open = OpenStates.current else { return }
  for number in 0..<100 where open.states[open.taskPlace(-1 - number)] != nil {
    open.states.keep(CompiledState(value: false), at: open.taskPlace(-1 - number))
  }
}

func _rest(_ seconds: Double) async { preconditionFailure("a file of the law waits") }
func _isCancelled(_ task: Int?) -> Bool { false }

func _beginMaking(_ place: _StatePlace) {}
func _endMaking() {}
