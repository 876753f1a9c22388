import ViewTree

// Tasks of the code that runs: their beginning, their waits and their cancellation.

extension ViewContext {
  /// Adds a task that begins once the present code has ended. Returns its number; 0 in code that only makes views.
  mutating func startTask(_ code: ClosureValue) throws(Fault) -> Int {
    guard states.mayAskForTimes else { return 0 }
    guard let number = tasks.add(code, surroundings) else { throw .tooManyTasks }
    wake(number)
    return number
  }

  /// Adds code that runs once the views are made. Returns false in code that hears news, which is not making views.
  mutating func runAfterViews(_ code: Handle) throws(Fault) -> Bool {
    guard !states.mayAskForTimes else { return false }
    guard states.values.agenda.ready.count < ViewAgenda.most else { throw .tooManyTasks }
    states.values.agenda.addReady(code)
    return true
  }

  /// Lets a task that waits go on once the present code has ended.
  mutating func wake(_ number: Int) {
    guard tasks.isWaiting(number) else { return }
    makeReady(number)
  }

  private mutating func makeReady(_ number: Int) {
    guard let alarm = tasks.makeReady(number) else { return }
    if let alarm { states.values.agenda.remove(alarm) }
    states.values.agenda.addReady(Handle(TaskKey(number: number)))
  }

  /// Cancels a task. One that waits goes on, to find that out.
  mutating func cancelTask(_ number: Int) {
    tasks.cancel(number)
    wake(number)
  }

  /// Lets the present task wait until someone wakes it.
  mutating func park() throws(Fault) {
    guard tasks.waits() else { return }
    guard tasks.current != nil else { throw .waitsOutsideTask }
    throw .waits
  }

  /// Lets the present task wait for some seconds, or until it is cancelled.
  mutating func rest(for seconds: Double) throws(Fault) {
    guard tasks.waits() else { return }
    guard let number = tasks.current else { throw .waitsOutsideTask }
    guard !tasks.isCancelled(number) else { return }
    if seconds > 0 {
      let handle = Handle(TaskKey(number: number))
      let end = states.values.now + seconds
      guard let alarm = states.values.agenda.add(handle, at: end, isTask: true) else { throw .tooManyTasks }
      tasks.setAlarm(alarm)
    } else {
      makeReady(number)
    }
    throw .waits
  }

  /// True if the modifier whose code runs has started its task.
  var hasTaskOfView: Bool { states.memory.map { tasks.number(at: $0) != nil } ?? false }

  /// Starts the task of the modifier whose code runs, in place of its former one.
  mutating func startTaskOfView(_ code: ClosureValue) throws(Fault) {
    guard let place = states.memory else { return }
    if let former = tasks.number(at: place) { cancelTask(former) }
    tasks.set(try startTask(code), at: place)
  }

  /// Cancels the tasks of the view whose code runs.
  mutating func endTasksOfView() {
    guard let identity = states.memory?.identity else { return }
    for number in tasks.takeNumbers(of: identity) { cancelTask(number) }
  }
}

extension Fault {
  /// The fault of code that waits although no task runs: a function whose type does not tell that it is `async`.
  static let waitsOutsideTask = Fault.trap("only the code of a task can wait")

  fileprivate static let tooManyTasks = Fault.trap("more than \(ViewAgenda.most) tasks wait")
}
