import Testing

@testable import ShapeInterpreter

/// The heap keeps the parts of objects, and closes the gaps between those that are kept.
struct HeapTests {
  /// Calls `body` with a frame of one word and one object.
  private func withFrame(_ body: (Frame) throws(Fault) -> Void) throws {
    let word = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    let object = UnsafeMutablePointer<Object>.allocate(capacity: 1)
    word.initialize(to: 0)
    object.initialize(to: .none)
    defer {
      object.deinitialize(count: 1)
      object.deallocate()
      word.deallocate()
    }
    try body(Frame(words: word, objects: object))
  }

  @Test func partsAreFoundAgainAfterOthersAreFreed() throws {
    var heap = Heap()
    let all = (0..<5).map { _ in heap.add(Slot(2, 1), tag: 3) }
    try withFrame { (frame) throws(Fault) in
      for (index, reference) in all.enumerated() {
        frame[int: 0] = index * 10
        frame.objects[0] = .string("text \(index)")
        try heap.store(reference, frame, Slot(0, 0), Slot(1, 1), at: Slot(1, 0))
      }
    }
    let before = heap
    heap.keep([false, true, false, true, false])
    #expect(heap.count == 2)
    #expect(heap.bytes < before.bytes)
    try withFrame { (frame) throws(Fault) in
      for index in [1, 3] {
        try heap.load(all[index], frame, Slot(0, 0), Slot(1, 1), at: Slot(1, 0))
        #expect(frame[int: 0] == index * 10)
        #expect(String.load(from: frame, at: Slot(0, 0)) == "text \(index)")
      }
    }
    #expect(heap.number(of: all[0]) == nil)
    // A copy is the session as it was.
    #expect(before.count == 5 && before.number(of: all[0]) == 0)
    // Numbers are used again.
    let next = heap.add(Slot(0, 1), tag: 4)
    #expect(heap.room == 5 && all.contains(next))
    #expect(try heap.tag(of: next) == 4)
  }

  @Test func aWordThatIsNoReferenceIsNone() throws {
    var heap = Heap()
    let known = heap.add(Slot(1, 0), tag: 0)
    for word: UInt64 in [0, 1, UInt64(bitPattern: -1), Double.nan.bitPattern, known + 1, (3.5).bitPattern] {
      #expect(heap.number(of: word) == nil)
    }
    #expect(throws: Fault.trap("an object is used before it is made")) { try heap.tag(of: 0) }
  }

  @Test func aPartIsTakenWithoutASecondOwner() throws {
    var heap = Heap()
    let reference = heap.add(Slot(0, 1), tag: 0)
    try withFrame { (frame) throws(Fault) in
      frame.objects[0] = .string("a text of some length")
      try heap.store(reference, frame, Slot(0, 0), Slot(0, 1), at: Slot(0, 0))
      try heap.take(reference, frame, Slot(0, 0), Slot(0, 1), at: Slot(0, 0))
      if case .none = heap.objects[0] {} else { Issue.record("the heap still owns the object") }
    }
  }

  @Test func aPartBeyondItsObjectIsNone() throws {
    var heap = Heap()
    let reference = heap.add(Slot(1, 0), tag: 0)
    _ = heap.add(Slot(4, 4), tag: 0)
    try withFrame { (frame) throws(Fault) in
      for (layout, place) in [(Slot(1, 0), Slot(1, 0)), (Slot(0, 1), Slot(0, 0))] {
        #expect(throws: Fault.noObject) { try heap.load(reference, frame, Slot(0, 0), layout, at: place) }
      }
    }
  }
}

/// A session goes back to an earlier moment with the heap of that moment.
struct HeapOfAMachineTests {
  /// A program with three functions: one makes an object and returns its reference, one adds 1 to the object's only
  /// part and returns the sum, and one keeps a reference in a global.
  private static let program: Program = {
    var program = Program()
    program.globals = [.word]
    // The layout of the object; the slot, the layout and the position of its part; the slot and layout of a global.
    program.slots += [Slot(1, 0), Slot(2, 0), Slot(1, 0), Slot(0, 0), Slot(0, 0), Slot(1, 0)]
    func add(_ code: [Instruction]) {
      var function = CompiledFunction()
      function.entry = program.code.count
      function.frame = Layout(words: 4)
      function.result = .word
      program.functions.append(function)
      program.code += code + [Instruction(opcode: .giveBack)]
      program.offsets = program.code.map { _ in 0 }
    }
    add([Instruction(opcode: .makeObject, a: 0, b: 0, c: 1)])
    // The reference is word 1, the part is word 2, and the constant 1 is word 3.
    add([
      Instruction(opcode: .loadPart, a: 1, b: 2), Instruction(opcode: .addInt, a: 2, b: 2, c: 3),
      Instruction(opcode: .storePart, a: 1, b: 2), Instruction(opcode: .copyWord, a: 0, b: 2),
    ])
    program.words.append(1)
    program.functions[2].constants = 1..<2
    program.functions[2].constantStart = 3
    add([
      Instruction(opcode: .jumpIfReady, a: 0, b: 2), Instruction(opcode: .makeObject, a: 0, b: 0, c: 1),
      Instruction(opcode: .storeGlobal, a: 0, b: 5), Instruction(opcode: .loadGlobal, a: 0, b: 5),
    ])
    return program
  }()

  @Test func anObjectIsAsItWasOnceTheHeapIsPutBack() throws {
    #expect(Self.program.fault == nil)
    var machine = Machine(Self.program, budget: .standard)
    let object = try machine.run(Self.program, 1, Constant())
    #expect(try machine.run(Self.program, 2, object).words == [1])
    let moment = machine.heap
    #expect(try machine.run(Self.program, 2, object).words == [2])
    #expect(try machine.run(Self.program, 2, object).words == [3])
    let later = machine.heap
    machine.heap = moment
    #expect(try machine.run(Self.program, 2, object).words == [2])
    machine.heap = later
    #expect(try machine.run(Self.program, 2, object).words == [4])
    // Another machine of the same program continues the session.
    var other = Machine(Self.program, budget: .standard)
    other.heap = moment
    #expect(try other.run(Self.program, 2, object).words == [2])
    #expect(moment.count == 1)
  }

  @Test func whatWasMadeLaterIsGoneOnceTheHeapIsPutBack() throws {
    var machine = Machine(Self.program, budget: .standard)
    let moment = machine.heap
    let object = try machine.run(Self.program, 3, Constant())
    #expect(try machine.run(Self.program, 3, Constant()).words == object.words)
    #expect(try machine.run(Self.program, 2, object).words == [1])
    machine.heap = moment
    #expect(machine.heap.count == 0)
    #expect(throws: Fault.noObject) { try machine.run(Self.program, 2, object) }
    // The global has no value at that moment, and makes its object anew.
    let again = try machine.run(Self.program, 3, Constant())
    #expect(try machine.run(Self.program, 2, again).words == [1])
  }
}
