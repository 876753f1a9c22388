/// The native code of a row. Its arguments are the frame and the slots of the result and of each argument.
///
/// A comment `Slots: …` lists these slots in order.
typealias Native = @Sendable (Frame, UnsafePointer<Slot>) throws(Fault) -> Void

/// A value that is known before the program runs.
struct Constant: Sendable {
  var words: [UInt64] = []
  var objects: [Object] = []

  init(words: [UInt64] = [], objects: [Object] = []) {
    self.words = words
    self.objects = objects
  }

  /// Makes the constant of a native value, in the machine's layout.
  init<Value: MachineValue>(_ value: Value) {
    let layout = Value.layout
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: max(1, layout.words))
    let objects = UnsafeMutablePointer<Object>.allocate(capacity: max(1, layout.objects))
    words.initialize(repeating: 0, count: max(1, layout.words))
    objects.initialize(repeating: .none, count: max(1, layout.objects))
    value.store(to: Frame(words: words, objects: objects), at: Slot(0, 0))
    self.words = Array(UnsafeBufferPointer(start: words, count: layout.words))
    self.objects = Array(UnsafeBufferPointer(start: objects, count: layout.objects))
    objects.deinitialize(count: max(1, layout.objects))
    words.deallocate()
    objects.deallocate()
  }
}

extension Frame {
  /// Stores a constant's words and objects at a slot.
  func put(_ value: Constant, at slot: Slot) {
    for (index, word) in value.words.enumerated() { words[Int(slot.word) + index] = word }
    for (index, object) in value.objects.enumerated() { objects[Int(slot.object) + index] = object }
  }
}
