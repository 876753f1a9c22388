import ViewTree

// Code that waits: a layout for the answer to a question, whose frames stay on the stack below other code, and a task
// until its moment has come, whose frames are taken off the stack.

extension Machine {
  /// A layout that waits for an answer: the point where it continues, and what belongs to its run alone.
  struct Suspension {
    var activation: Activation
    var stack: [Activation]
    var handlers: [ErrorHandler]
    var callerOffset: Int?
    var surroundings: ViewSurroundings
    var exchange: LayoutExchange
    /// The first frame of the run.
    var root: Base
    /// The end of its last frame.
    var end: Base
  }

  /// Suspends the layout or the task that runs, which waits at an instruction.
  mutating func suspend(_ activation: Activation, _ function: CompiledFunction) {
    let end = Base(
      words: activation.wordBase + function.frame.words, objects: activation.objectBase + function.frame.objects)
    guard let exchange = allowance.pointee.view?.exchange else { return suspendTask(activation, upTo: end) }
    suspensions.append(
      Suspension(
        activation: activation, stack: stack, handlers: handlers, callerOffset: callerOffset,
        surroundings: allowance.pointee.surroundings, exchange: exchange, root: top, end: end))
    stack = []
    handlers = []
    allowance.pointee.view?.exchange = nil
  }

  /// Runs a layout's closure up to its first question, or to its end. Returns its frame; nil if it waits.
  mutating func runLayout(
    _ program: Program, _ closure: ClosureValue, calledAt offset: Int?, _ put: (Frame, Slot) -> Void
  ) throws(Fault) -> (Frame, LayoutExchange)? {
    let outer = allowance.pointee.view?.exchange
    defer { allowance.pointee.view?.exchange = outer }
    allowance.pointee.view?.exchange = LayoutExchange()
    do throws(Fault) {
      let frame = try run(program, closure, calledAt: offset, put)
      return allowance.pointee.view?.exchange.map { (frame, $0) }
    } catch {
      guard case .waits = error else { throw error }
      return nil
    }
  }

  /// The question for whose answer the innermost layout waits; nil if none waits.
  var question: LayoutQuestion? { suspensions.last?.exchange.question }

  /// Continues the innermost layout that waits. Returns its frame; nil if it waits again.
  mutating func resumeLayout(
    _ program: Program, with answer: LayoutAnswer
  ) throws(Fault) -> (Frame, LayoutExchange)? {
    guard var suspension = suspensions.popLast() else { return nil }
    let outer = (allowance.pointee.view?.exchange, allowance.pointee.surroundings)
    defer {
      allowance.pointee.view?.exchange = outer.0
      allowance.pointee.surroundings = outer.1
    }
    stack = suspension.stack
    handlers = suspension.handlers
    callerOffset = suspension.callerOffset
    allowance.pointee.surroundings = suspension.surroundings
    suspension.exchange.question = nil
    suspension.exchange.answer = answer
    allowance.pointee.view?.exchange = suspension.exchange
    do throws(Fault) {
      try execute(program, from: suspension.activation, isEntered: true)
      return allowance.pointee.view?.exchange.map { (frame(at: suspension.root), $0) }
    } catch {
      guard case .waits = error else { throw error }
      return nil
    }
  }

  /// Takes the frames of the task that runs off the stack, until it goes on.
  private mutating func suspendTask(_ activation: Activation, upTo end: Base) {
    let root = top
    var frames = ArrayValue(count: 1)
    frames.words = ContiguousArray(
      UnsafeBufferPointer(start: words + root.words, count: max(0, end.words - root.words)))
    for index in root.objects..<max(root.objects, end.objects) {
      frames.objects.append(objects[index])
      objects[index] = .none
    }
    let storage = frames.storage
    allowance.pointee.allot(storage.words.bytes + storage.objects.bytes)
    allowance.pointee.view?.tasks.suspend(
      SuspendedTask(
        frames: frames, activation: activation.moved(words: -root.words, objects: -root.objects),
        stack: stack.map { $0.moved(words: -root.words, objects: -root.objects) },
        handlers: handlers.map { $0.moved(words: -root.words, objects: -root.objects) }, error: error,
        callerOffset: callerOffset, surroundings: allowance.pointee.surroundings))
    (stack, handlers) = ([], [])
  }

  /// Lets a task begin, or go on from where it waits, up to its next wait or to its end. One that has ended stays so.
  mutating func runTask(_ program: Program, _ number: Int) throws(Fault) {
    guard let course = allowance.pointee.view?.tasks.begin(number) else { return }
    do throws(Fault) {
      switch course {
      case .new(let code, let surroundings):
        allowance.pointee.surroundings = surroundings
        _ = try run(program, code, calledAt: nil) { _, _ in }
      case .suspended(let task): try resume(program, task)
      }
      allowance.pointee.view?.tasks.end(number)
    } catch {
      guard case .waits = error else { throw error }
    }
  }

  /// Puts the frames of a task back on the stack, and goes on.
  private mutating func resume(_ program: Program, _ task: SuspendedTask) throws(Fault) {
    let root = top
    try prepare(words: root.words + task.frames.words.count)
    try prepare(objects: root.objects + task.frames.objects.count)
    for (index, word) in task.frames.words.enumerated() { words[root.words + index] = word }
    for (index, object) in task.frames.objects.enumerated() { objects[root.objects + index] = object }
    stack = task.stack.map { $0.moved(words: root.words, objects: root.objects) }
    handlers = task.handlers.map { $0.moved(words: root.words, objects: root.objects) }
    error = task.error
    callerOffset = task.callerOffset
    allowance.pointee.surroundings = task.surroundings
    try execute(program, from: task.activation.moved(words: root.words, objects: root.objects), isEntered: true)
  }
}
