import Testing

@testable import ShapeInterpreter

/// The heap keeps the parts of objects, and closes the gaps between those that are kept.
struct HeapTests {
  /// Calls `body` with a frame of one word and one object.
  private func withFrame(_ body: (Frame) throws(Fault) -> Void) throws {
    let (word, object) = (UnsafeMutablePointer<UInt64>.allocate(capacity: 1), UnsafeMutablePointer<Object>.allocate(capacity: 1))
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
}
