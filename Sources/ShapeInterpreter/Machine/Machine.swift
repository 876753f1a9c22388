import Foundation
import ShapeGeometry
import ViewTree

/// Runs a program's code on a stack of frames, within a budget.
///
/// A frame has plain words and reference-counted objects. Arguments are laid out at the start of the callee's frame, so
/// that a call copies nothing. All values are stored in the machine and are released with it.
struct Machine: ~Copyable {
  private let memory: StackMemory
  let words: UnsafeMutablePointer<UInt64>
  let objects: UnsafeMutablePointer<Object>
  /// The number of objects that are initialized, counted from the start of the stack.
  var initialized = 0
  /// The number of words that are initialized, counted from the start of the stack.
  var reachedWords = 0
  let budget: Budget
  let allowance: UnsafeMutablePointer<Allowance>
  /// The source offset of the call that the present run serves; nil if its code is the source's own.
  var callerOffset: Int?
  /// The index of the instruction that failed.
  private var faultIndex = 0
  /// The functions that wait for the current one, the innermost last.
  var stack: [Activation] = []
  /// The handlers of errors, the innermost last.
  var handlers: [ErrorHandler] = []
  /// The error that was thrown last, as a value of the type `any Error`.
  var error = ArrayValue()
  /// The layouts that wait for an answer, the innermost last. Other code runs above their frames meanwhile.
  var suspensions: [Suspension] = []

  /// Makes a machine for the code of a shape, or for that of a view, which has states.
  init(_ program: borrowing Program, budget: Budget, isOfView: Bool = false) {
    memory = .take()
    words = memory.words
    objects = memory.objects
    allowance = memory.allowance
    allowance.initialize(to: Allowance(budget))
    allowance.pointee.heap = Heap(globals: program.globals.count)
    allowance.pointee.keyForms = program.keyForms
    allowance.pointee.files = program.files
    if isOfView { allowance.pointee.view = ViewContext() }
    self.budget = budget
  }

  deinit {
    objects.deinitialize(count: initialized)
    allowance.deinitialize(count: 1)
    memory.giveBack()
  }

  /// The place of a frame on the stack.
  struct Base {
    var words = 0
    var objects = 0
  }

  /// The place above all frames that are in use between two runs.
  var top: Base { suspensions.last?.end ?? Base() }

  /// The budget minus the steps and work that the runs so far have spent.
  var left: Budget {
    var left = budget
    left.steps = max(0, allowance.pointee.steps)
    left.work = max(0, allowance.pointee.work)
    return left
  }

  /// Calls a function with the words and objects of its arguments, and returns those of its result.
  mutating func run(_ program: Program, _ function: Int, _ arguments: Constant) throws(Fault) -> Constant {
    let result = program.functions[function].result
    let frame = try run(program, function) { frame, slot in frame.put(arguments, at: slot) }
    return Constant(
      words: (0..<result.words).map { frame.words[$0] }, objects: (0..<result.objects).map { frame.objects[$0] })
  }

  /// Calls a function, and returns its frame, which starts with the result. `put` lays the arguments out at the slot
  /// that it is passed. The frame is valid as long as the machine.
  mutating func run(_ program: Program, _ function: Int, _ put: (Frame, Slot) -> Void) throws(Fault) -> Frame {
    let target = program.functions[function]
    let frame = try frame(for: target)
    put(frame, Slot(target.result.words, target.result.objects))
    try start(program, function)
    return frame
  }

  /// Calls a closure that an earlier run of this machine has made, and returns its frame, which starts with the result.
  /// `put` lays the arguments out at the slot that it is passed. `offset` is the place in the source that the prelude's
  /// code of the closure serves.
  mutating func run(
    _ program: Program, _ closure: ClosureValue, calledAt offset: Int?, _ put: (Frame, Slot) -> Void
  ) throws(Fault) -> Frame {
    callerOffset = offset
    let target = program.functions[Int(closure.function)]
    let frame = try frame(for: target)
    put(frame, Slot(target.result.words, target.result.objects))
    closure.layCapturesOut(in: frame, at: target.captures)
    try start(program, Int(closure.function))
    return frame
  }

  /// Returns the frame above those in use.
  func frame(at base: Base) -> Frame {
    Frame(words: words + base.words, objects: objects + base.objects, allowance: allowance)
  }

  /// Returns the frame in which a function's arguments are laid out before it runs.
  private mutating func frame(for function: CompiledFunction) throws(Fault) -> Frame {
    try prepare(words: top.words + function.frame.words)
    try prepare(objects: top.objects + function.frame.objects)
    return frame(at: top)
  }

  /// Runs a function whose arguments are laid out.
  private mutating func start(_ program: Program, _ function: Int) throws(Fault) {
    stack.removeAll()
    handlers.removeAll()
    let base = top
    let entry = program.functions[function].entry
    try execute(
      program, from: Activation(function: function, next: entry, wordBase: base.words, objectBase: base.objects),
      isEntered: false)
  }

  mutating func execute(
    _ program: Program, from activation: Activation, isEntered: Bool
  ) throws(Fault) {
    var failure: Fault?
    program.withTables { tables in
      do throws(Fault) {
        if !isEntered {
          try enter(
            tables.functions[activation.function], tables.words, activation.wordBase, activation.objectBase)
        }
        try execute(program, tables, from: activation)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Returns the source offset of the fault. Within the prelude it is the offset of the call that led there.
  func faultOffset(in program: Program) -> Int {
    callOffset(of: faultIndex, in: program) ?? callerOffset ?? 0
  }

  /// Returns the source offset of an instruction, or of the call that led to it from outside the prelude.
  private func callOffset(of index: Int, in program: Program) -> Int? {
    let trail = [index] + stack.reversed().map { $0.next - 1 }
    return trail.lazy.map { Int(program.offsets[$0]) }.first { $0 >= 0 }
  }

  /// The longest path in the frames and objects: the path that was being drawn when a fault stopped the run.
  var longestPath: Path {
    var longest = Path()
    func consider(_ object: Object) {
      if case .path(let path) = object, path.elements.count > longest.elements.count { longest = path }
    }
    for index in 0..<initialized { consider(objects[index]) }
    // A path that closures share lies in an object, outside all frames.
    allowance.pointee.heap.objects.forEach(consider)
    return longest
  }

  @inline(__always)
  mutating func prepare(words count: Int) throws(Fault) {
    guard count > reachedWords else { return }
    guard count <= StackMemory.wordCapacity else { throw .tooDeep }
    (words + reachedWords).initialize(repeating: budget.unsetWord, count: count - reachedWords)
    reachedWords = count
  }

  mutating func prepare(objects count: Int) throws(Fault) {
    guard count > initialized else { return }
    guard count <= StackMemory.objectCapacity else { throw .tooDeep }
    (objects + initialized).initialize(repeating: .none, count: count - initialized)
    initialized = count
  }

  /// Reserves a function's frame and stores its constants in it.
  @inline(__always)
  private mutating func enter(
    _ function: CompiledFunction, _ pool: UnsafePointer<UInt64>, _ wordBase: Int, _ objectBase: Int
  ) throws(Fault) {
    try prepare(words: wordBase + function.frame.words)
    try prepare(objects: objectBase + function.frame.objects)
    (words + wordBase + function.constantStart).update(
      from: pool + function.constants.lowerBound, count: function.constants.count)
  }

  private mutating func execute(
    _ program: Program, _ tables: ProgramTables, from activation: Activation
  ) throws(Fault) {
    let (code, slots, functions, pool) = (tables.code, tables.slots, tables.functions, tables.words)
    var current = activation.function
    var wordBase = activation.wordBase
    var objectBase = activation.objectBase
    var frame = Frame(words: words + wordBase, objects: objects + objectBase, allowance: allowance)
    var next = activation.next

    while true {
      let instruction = code[next]
      next += 1
      let (a, b, c) = (instruction.a, instruction.b, instruction.c)
      switch instruction.opcode {
      case .copyWord: frame.words[Int(a)] = frame.words[Int(b)]
      case .copyWords: (frame.words + Int(a)).update(from: frame.words + Int(b), count: Int(c))
      case .copyObject: frame.objects[Int(a)] = frame.objects[Int(b)]
      case .moveObject:
        let object = (frame.objects + Int(b)).move()
        (frame.objects + Int(b)).initialize(to: .none)
        frame.objects[Int(a)] = object
      case .clearWords: (frame.words + Int(a)).update(repeating: 0, count: Int(b))
      case .clearObjects:
        for index in Int(a)..<Int(a + b) { frame.objects[index] = .none }
      case .loadObject: frame.objects[Int(a)] = program.objects[Int(b)]
      case .loadWords:
        for index in 0..<Int(c) { frame.words[Int(a) + index] = pool[Int(b) + index] }

      case .addDouble: frame[double: a] = frame[double: b] + frame[double: c]
      case .subtractDouble: frame[double: a] = frame[double: b] - frame[double: c]
      case .multiplyDouble: frame[double: a] = frame[double: b] * frame[double: c]
      case .divideDouble: frame[double: a] = frame[double: b] / frame[double: c]
      case .negateDouble: frame[double: a] = -frame[double: b]
      case .addInt: try store(frame[int: b].addingReportingOverflow(frame[int: c]), frame, instruction, next)
      case .subtractInt: try store(frame[int: b].subtractingReportingOverflow(frame[int: c]), frame, instruction, next)
      case .multiplyInt:
        try store(frame[int: b].multipliedReportingOverflow(by: frame[int: c]), frame, instruction, next)
      case .divideInt:
        guard frame[int: c] != 0 else { throw fault(.arithmetic(instruction, frame), next) }
        try store(frame[int: b].dividedReportingOverflow(by: frame[int: c]), frame, instruction, next)
      case .remainderInt:
        guard frame[int: c] != 0 else { throw fault(.arithmetic(instruction, frame), next) }
        try store(frame[int: b].remainderReportingOverflow(dividingBy: frame[int: c]), frame, instruction, next)
      case .negateInt: try store(Int(0).subtractingReportingOverflow(frame[int: b]), frame, instruction, next)

      case .lessDouble: frame[bool: a] = frame[double: b] < frame[double: c]
      case .lessOrEqualDouble: frame[bool: a] = frame[double: b] <= frame[double: c]
      case .equalDouble: frame[bool: a] = frame[double: b] == frame[double: c]
      case .lessInt: frame[bool: a] = frame[int: b] < frame[int: c]
      case .lessOrEqualInt: frame[bool: a] = frame[int: b] <= frame[int: c]
      case .equalWord: frame[bool: a] = frame.words[Int(b)] == frame.words[Int(c)]
      case .not: frame[bool: a] = !frame[bool: b]

      case .convertInt: frame[double: a] = Double(frame[int: b])
      case .sine: frame[double: a] = sin(frame[double: b])
      case .cosine: frame[double: a] = cos(frame[double: b])
      case .squareRoot: frame[double: a] = frame[double: b].squareRoot()
      case .magnitudeDouble: frame[double: a] = frame[double: b].magnitude
      case .leastDouble: frame[double: a] = min(frame[double: b], frame[double: c])
      case .greatestDouble: frame[double: a] = max(frame[double: b], frame[double: c])
      case .measureRect:
        let rect = CGRect.load(from: frame, at: Slot(Int(b), 0))
        frame[double: a] = Double((RectMeasure(rawValue: c) ?? .minX).value(of: rect))

      case .jump: next += Int(a)
      case .jumpIf: if frame[bool: a] { next += Int(b) }
      case .jumpUnless: if !frame[bool: a] { next += Int(b) }
      case .turn: try countStep(next)
      case .charge:
        do throws(Fault) { try allowance.pointee.take(Int(a)) } catch {
          throw fault(error == .outOfWork ? .outOfSteps : error, next)
        }

      case .native:
        do throws(Fault) {
          try tables.natives[Int(a)].call(frame, slots + Int(b))
          if c != 0 { try check(frame.objects + Int(slots[Int(b + c - 1)].object)) }
          if allowance.pointee.isSpent { try measureMemory() }
        } catch {
          switch error {
          case .needsRoom(let bytes):
            do throws(Fault) { try measureMemory(for: bytes) } catch { throw fault(error, next) }
            next -= 1
          case .waits where allowance.pointee.view?.exchange != nil || allowance.pointee.view?.tasks.current != nil:
            // The instruction asks again once there is an answer, or the task goes on.
            suspend(
              Activation(function: current, next: next - 1, wordBase: wordBase, objectBase: objectBase),
              functions[current])
            throw .waits
          default: throw fault(error, next)
          }
        }

      case .locate: allowance.pointee.callOffset = callOffset(of: next - 1, in: program) ?? callerOffset

      case .call, .callClosure:
        try countStep(next)
        guard stack.count < budget.depth else { throw fault(.tooDeep, next) }
        stack.append(Activation(function: current, next: next, wordBase: wordBase, objectBase: objectBase))
        let holder = instruction.opcode == .call ? nil : frame.objects + Int(a)
        current = holder?.closureFunction ?? Int(a)
        wordBase += Int(b)
        objectBase += Int(c)
        do throws(Fault) { try enter(functions[current], pool, wordBase, objectBase) } catch {
          throw fault(error, next)
        }
        frame = Frame(words: words + wordBase, objects: objects + objectBase, allowance: allowance)
        holder?.layCapturesOut(in: frame, at: functions[current].captures)
        next = functions[current].entry

      case .giveBack:
        leave(functions[current], tables.kept, frame)
        guard let caller = stack.popLast() else { return }
        current = caller.function
        next = caller.next
        wordBase = caller.wordBase
        objectBase = caller.objectBase
        frame = Frame(words: words + wordBase, objects: objects + objectBase, allowance: allowance)

      case .makeClosure:
        var closure = ClosureValue(function: b)
        // The list: a slot whose word is the number of captures, then the slot and layout of each capture.
        let count = Int(slots[Int(c)].word)
        for index in 0..<count {
          let slot = slots[Int(c) + 1 + 2 * index]
          let layout = slots[Int(c) + 2 + 2 * index]
          for word in 0..<Int(layout.word) { closure.words.append(frame.words[Int(slot.word) + word]) }
          for object in 0..<Int(layout.object) { closure.capture(frame.objects[Int(slot.object) + object]) }
        }
        guard closure.nesting < budget.depth else { throw fault(.tooNested(budget.depth), next) }
        let bytes = Storage(closure.words).bytes + Storage(closure.objects).bytes
        frame.objects[Int(a)] = .closure(closure)
        try allot(bytes, next)

      case .makeCell:
        let layout = slots[Int(b) + 1]
        let reference = try makeObject(layout, tag: Heap.variable, next)
        frame.words[Int(a)] = reference
        do throws(Fault) {
          try allowance.pointee.heap.store(reference, frame, slots[Int(b)], layout, at: Slot(0, 0))
        } catch { throw fault(error, next) }
      case .makeObject: frame.words[Int(a)] = try makeObject(slots[Int(c)], tag: b, next)
      case .loadPart, .takePart, .storePart:
        do throws(Fault) {
          try exchange(instruction.opcode, frame.words[Int(a)], frame, slots + Int(b))
        } catch { throw fault(error, next) }
      case .loadTag:
        do throws(Fault) {
          frame[int: a] = try allowance.pointee.heap.tag(of: frame.words[Int(b)])
        } catch { throw fault(error, next) }
      case .jumpIfReady: if allowance.pointee.heap.globals[Int(a)] != nil { next += Int(b) }
      case .loadGlobal:
        if let stored = allowance.pointee.heap.globals[Int(a)] {
          put(stored, frame, slots[Int(b)], slots[Int(b) + 1])
        }
      case .storeGlobal:
        allowance.pointee.heap.globals[Int(a)] = value(frame, slots[Int(b)], slots[Int(b) + 1])

      case .pushHandler:
        handlers.append(
          ErrorHandler(
            activation: Activation(
              function: current, next: next + Int(b), wordBase: wordBase, objectBase: objectBase), depth: stack.count))
      case .popHandler: handlers.removeLast()
      case .raise, .raiseAgain:
        if instruction.opcode == .raise { error = value(frame, slots[Int(a)], slots[Int(a) + 1]) }
        guard let handler = handlers.popLast() else {
          throw fault(.trap("an error was thrown and not caught: " + text(of: error, program, frame)), next)
        }
        let reached = objectBase + functions[current].frame.objects
        stack.removeLast(stack.count - handler.depth)
        current = handler.activation.function
        next = handler.activation.next
        wordBase = handler.activation.wordBase
        objectBase = handler.activation.objectBase
        frame = Frame(words: words + wordBase, objects: objects + objectBase, allowance: allowance)
        // Empties the objects of the functions that the error left.
        let end = objectBase + functions[current].frame.objects
        allowance.pointee.work -= max(0, reached - end) >> 3
        if end < reached { for index in end..<reached { objects[index] = .none } }
      case .loadError: put(error, frame, slots[Int(a)], slots[Int(a) + 1])

      case .trap: throw fault(.trap(program.messages[Int(a)]), next)
      case .trapError:
        throw fault(.trap(program.messages[Int(a)] + ": " + text(of: error, program, frame)), next)
      }
    }
  }

  /// Returns the text of an error for a message: the type's name alone if the value cannot be printed.
  private func text(of error: ArrayValue, _ program: Program, _ frame: Frame) -> String {
    guard let tag = error.words.first, let known = program.errorForms[Int(tag)] else { return "an error" }
    guard let value = try? known.form?.text(of: error, errorLayout, frame) else { return known.name }
    return known.isCase ? known.name + "." + value : value
  }

  private var errorLayout: Layout { .word + .object }

  @inline(__always)
  private mutating func store(
    _ result: (partialValue: Int, overflow: Bool), _ frame: Frame, _ instruction: Instruction, _ next: Int
  ) throws(Fault) {
    guard !result.overflow else { throw fault(.arithmetic(instruction, frame), next) }
    frame[int: instruction.a] = result.partialValue
  }

  mutating func fault(_ fault: Fault, _ next: Int) -> Fault {
    faultIndex = next - 1
    return fault
  }

  @inline(__always)
  private mutating func countStep(_ next: Int) throws(Fault) {
    allowance.pointee.steps -= 1
    if allowance.pointee.steps < allowance.pointee.nextStepLook { try look(next) }
  }

  /// Throws if no steps are left or the stop signal is raised.
  @inline(never)
  private mutating func look(_ next: Int) throws(Fault) {
    do throws(Fault) { try allowance.pointee.look() } catch { throw fault(error, next) }
  }

  /// Empties the objects of a function's frame, except its result and its inout parameters.
  @inline(__always)
  private func leave(_ function: CompiledFunction, _ kept: UnsafePointer<Int32>, _ frame: Frame) {
    var index = function.result.objects
    while index < function.frame.objects {
      if !function.kept.contains(where: { kept[$0] == Int32(index) }) { frame.objects[index] = .none }
      index += 1
    }
  }

  private func value(_ frame: Frame, _ slot: Slot, _ layout: Slot) -> ArrayValue {
    var value = ArrayValue()
    for index in 0..<Int(layout.word) { value.words.append(frame.words[Int(slot.word) + index]) }
    for index in 0..<Int(layout.object) { value.objects.append(frame.objects[Int(slot.object) + index]) }
    return value
  }

  private func put(_ value: ArrayValue, _ frame: Frame, _ slot: Slot, _ layout: Slot) {
    for index in 0..<Int(layout.word) { frame.words[Int(slot.word) + index] = value.words[index] }
    for index in 0..<Int(layout.object) { frame.objects[Int(slot.object) + index] = value.objects[index] }
  }
}
