import ShapeGeometry

// The memory of a run: objects are made, and freed if nothing leads to them once the budget's memory is allotted.

extension Machine {
  /// Makes an object, and charges its memory. The live values are measured if there are too many objects.
  mutating func makeObject(_ layout: Slot, tag: Int32, _ next: Int) throws(Fault) -> UInt64 {
    if allowance.pointee.heap.count >= budget.size {
      do throws(Fault) { try measureMemory() } catch { throw fault(error, next) }
      guard allowance.pointee.heap.count < budget.size else {
        throw fault(.tooLarge(tag == Heap.variable ? "shared variables" : "objects"), next)
      }
    }
    try allot(Heap.bytes(of: layout), next)
    return allowance.pointee.heap.add(layout, tag: tag)
  }

  /// Moves a part between an object and a frame. The list has the slot, the layout and the part's position.
  @inline(__always)
  func exchange(
    _ opcode: Opcode, _ reference: UInt64, _ frame: Frame, _ list: UnsafePointer<Slot>
  ) throws(Fault) {
    switch opcode {
    case .loadPart: try allowance.pointee.heap.load(reference, frame, list[0], list[1], at: list[2])
    case .takePart: try allowance.pointee.heap.take(reference, frame, list[0], list[1], at: list[2])
    default:
      try allowance.pointee.heap.store(reference, frame, list[0], list[1], at: list[2])
      // A change of an object that views may read.
      if allowance.pointee.view?.states.memory != nil, try allowance.pointee.heap.tag(of: reference) >= 0 {
        allowance.pointee.view?.states.values.touch()
      }
    }
  }

  /// Charges the memory that an instruction has allotted, and measures the live values if too much is spent.
  mutating func allot(_ bytes: Int, _ next: Int) throws(Fault) {
    allowance.pointee.allot(bytes)
    guard allowance.pointee.isSpent else { return }
    do throws(Fault) { try measureMemory() } catch { throw fault(error, next) }
  }

  /// Measures the live values once all the memory of the budget was allotted, since some of it may be free again: the
  /// objects that no value of the stack, the globals, the states and the nodes of the host leads to are freed here.
  /// Throws if less than `wanted` bytes are free, or if the work is used up.
  ///
  /// Only called between instructions: then each object of the frames is in its slot.
  @inline(never)
  mutating func measureMemory(for wanted: Int = 0) throws(Fault) {
    if allowance.pointee.work < 0 { throw .outOfWork }
    var live = LiveMemory(allowance.pointee.heap)
    live.add(words: UnsafeBufferPointer(start: words, count: reachedWords))
    for index in 0..<initialized { live.add(objects[index]) }
    addRoots(to: &live)
    // Their deinitializers need the objects that nothing else leads to.
    for ending in allowance.pointee.heap.endings { live.add(.closure(ending.code)) }
    live.follow()
    allowance.pointee.heap.keep(live.isReached)
    allowance.pointee.room = allowance.pointee.bytes - live.bytes - allowance.pointee.heap.bytes
    allowance.pointee.work -= live.visits * 4
    if allowance.pointee.room < wanted { throw .outOfMemory }
    if allowance.pointee.work < 0 { throw .outOfWork }
  }

  /// Adds what leads to objects besides the frames.
  private func addRoots(to live: inout LiveMemory) {
    for case let global? in allowance.pointee.heap.globals { live.add(global) }
    if let view = allowance.pointee.view {
      for state in view.states.constants {
        live.add(words: state.words)
        for object in state.objects { live.add(object) }
      }
      for code in view.states.laterCode { live.add(code.closures) }
      live.add(view.held)
      view.tasks.forEachValue { live.add($0) }
    }
    for guide in allowance.pointee.guides { live.add(.closure(guide)) }
    live.add(error)
  }

  /// Runs the deinitializers of the objects that no value leads to any more, and returns whether there were any. Only
  /// called between two runs of the session's code, when no frame has values.
  mutating func endObjects(_ program: Program) throws(Fault) -> Bool {
    var hasEnded = false
    // An object that is gone may be the last one that led to another.
    while !allowance.pointee.heap.endings.isEmpty {
      var live = LiveMemory(allowance.pointee.heap)
      addRoots(to: &live)
      live.follow()
      allowance.pointee.work -= live.visits * 4
      if allowance.pointee.work < 0 { throw .outOfWork }
      let all = allowance.pointee.heap.endings
      let due = all.filter { !live.isReached[$0.number] }
      guard !due.isEmpty else { break }
      hasEnded = true
      for ending in due { _ = try run(program, ending.code, calledAt: nil) { _, _ in } }
      allowance.pointee.heap.removeEndings(first: all.count, unless: live.isReached)
    }
    return hasEnded
  }

  /// Checks the size of an object in place. The object is moved out and back, so that its
  /// reference count does not change.
  func check(_ place: UnsafeMutablePointer<Object>) throws(Fault) {
    let (size, parts): (Int, String)
    switch place.move() {
    case .path(let path):
      (size, parts) = (path.extent, Path.parts)
      place.initialize(to: .path(path))
    case .array(let array):
      (size, parts) = (array.count, "array elements")
      place.initialize(to: .array(array))
    case .table(let table):
      (size, parts) = (table.entries.count, "elements of a collection")
      place.initialize(to: .table(table))
    case .string(let string):
      (size, parts) = (string.extent, String.parts)
      place.initialize(to: .string(string))
    case .closure(let closure):
      (size, parts) = (0, "")
      place.initialize(to: .closure(closure))
    case .any(let value):
      (size, parts) = (value.extent, type(of: value).parts)
      place.initialize(to: .any(value))
      if size > budget.size, let view = value as? NodeValue { throw view.excess(budget.size) }
    case .none:
      (size, parts) = (0, "")
      place.initialize(to: .none)
    }
    if size > budget.size { throw .tooLarge(parts) }
  }
}
