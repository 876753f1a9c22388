import ViewTree

/// The tasks of a session: runs of code that wait, and go on later.
///
/// One task runs at a time, from one wait to the next. The frames of a task that waits are kept here, outside the
/// stack, so that other code may run meanwhile. Who wakes a task puts it into the session's agenda, which lets it go on
/// once the present code has ended.
struct TaskTable: Sendable {
  /// The way that a task has before it.
  enum Course: Sendable {
    /// Its code from the beginning, with what the views around its maker give.
    case new(ClosureValue, ViewSurroundings)
    case suspended(SuspendedTask)
  }

  private struct Entry: Sendable {
    /// The rest of the way; nil while the task runs.
    var course: Course?
    /// True if the agenda has the task among the code that runs next.
    var isReady = false
    /// The number of the agenda's entry that ends its sleep; nil if it waits for no moment.
    var alarm: Int?
  }

  /// The tasks that have not ended, by their numbers from 1 on.
  private var entries: [Int: Entry] = [:]
  private var count = 0
  private var cancelled: Set<Int> = []
  /// The tasks of the modifiers of views, by the places of what the library keeps of them.
  private var ofViews: [ViewStates.Place: Int] = [:]
  /// The task that runs; nil outside of tasks.
  private(set) var current: Int?
  /// True until the instruction at which the present task has waited is carried out again.
  private var goesOn = false

  /// Takes the rest of a task's way, which then runs; nil if the task has ended.
  mutating func begin(_ number: Int) -> Course? {
    guard var entry = entries[number], let course = entry.course else { return nil }
    entry.course = nil
    entry.isReady = false
    entry.alarm = nil
    entries[number] = entry
    current = number
    if case .suspended = course { goesOn = true }
    return course
  }

  /// Keeps the task that runs until it goes on.
  mutating func suspend(_ task: SuspendedTask) {
    guard let current else { return }
    entries[current]?.course = .suspended(task)
    self.current = nil
  }

  /// Forgets a task that has run to its end.
  mutating func end(_ number: Int) {
    entries[number] = nil
    current = nil
  }

  /// Calls `body` with the values of all tasks.
  func forEachValue(_ body: (Object) -> Void) {
    for entry in entries.values {
      switch entry.course {
      case .new(let code, _): body(.closure(code))
      case .suspended(let task):
        body(.array(task.frames))
        body(.array(task.error))
      case nil: break
      }
    }
  }
}

/// A task that waits: its frames, and the point where it continues. Frames have their places as if the first one stood
/// at the start of the stack.
struct SuspendedTask: Sendable {
  var frames: ArrayValue
  var activation: Activation
  var stack: [Activation]
  var handlers: [ErrorHandler]
  /// The error that was thrown last.
  var error: ArrayValue
  var callerOffset: Int?
  var surroundings: ViewSurroundings
}

/// The key of a handle: a task that goes on.
struct TaskKey: Hashable, Sendable {
  var number: Int
}

extension TaskTable {
  /// Adds a task. Returns its number; nil if too many have not ended.
  mutating func add(_ code: ClosureValue, _ surroundings: ViewSurroundings) -> Int? {
    guard entries.count < ViewAgenda.most else { return nil }
    count += 1
    entries[count] = Entry(course: .new(code, surroundings))
    return count
  }

  /// Notes that a task is among the code that runs next. Returns the entry that was to end its sleep; nil if the task
  /// was ready, or has ended.
  mutating func makeReady(_ number: Int) -> Int?? {
    guard let entry = entries[number], !entry.isReady else { return nil }
    entries[number]?.isReady = true
    entries[number]?.alarm = nil
    return .some(entry.alarm)
  }

  /// Returns whether a task is not running and has not ended.
  func isWaiting(_ number: Int) -> Bool { entries[number]?.course != nil }

  mutating func cancel(_ number: Int) {
    if number > 0 { cancelled.insert(number) }
  }

  /// Returns whether a task is cancelled; nil stands for the present one.
  func isCancelled(_ number: Int?) -> Bool { (number ?? current).map(cancelled.contains) ?? false }

  /// Returns whether the present task is to wait; false where it goes on after a wait.
  mutating func waits() -> Bool {
    defer { goesOn = false }
    return !goesOn
  }

  mutating func setAlarm(_ number: Int) {
    if let current { entries[current]?.alarm = number }
  }

  func number(at place: ViewStates.Place) -> Int? { ofViews[place] }

  mutating func set(_ number: Int, at place: ViewStates.Place) { ofViews[place] = number }

  /// Takes the tasks of a view's modifiers, in the order in which they were started.
  mutating func takeNumbers(of identity: ViewIdentity) -> [Int] {
    let places = ofViews.keys.filter { $0.identity == identity }
    return places.compactMap { ofViews.removeValue(forKey: $0) }.sorted()
  }
}
