/// The memory of variables that closures share with the functions around them. Each variable has a cell of its own.
struct CellMemory {
  /// The start of each cell in `words` and `objects`.
  private var starts: [(word: Int, object: Int)] = []
  private var words: ContiguousArray<UInt64> = []
  private(set) var objects: ContiguousArray<Object> = []

  var count: Int { starts.count }

  /// The memory of the cells themselves, in bytes.
  var bytes: Int { words.count * 8 + objects.count * MemoryLayout<Object>.stride }

  /// Adds a cell with a copy of a frame's value, and returns its number. The last parameter is
  /// a layout in the form of a slot.
  mutating func add(_ frame: Frame, _ slot: Slot, _ layout: Slot) -> Int {
    starts.append((words.count, objects.count))
    for index in 0..<Int(layout.word) { words.append(frame.words[Int(slot.word) + index]) }
    for index in 0..<Int(layout.object) { objects.append(frame.objects[Int(slot.object) + index]) }
    return starts.count - 1
  }

  /// Copies a cell's value into a frame.
  func load(_ cell: Int, _ frame: Frame, _ slot: Slot, _ layout: Slot) {
    let start = starts[cell]
    for index in 0..<Int(layout.word) { frame.words[Int(slot.word) + index] = words[start.word + index] }
    for index in 0..<Int(layout.object) { frame.objects[Int(slot.object) + index] = objects[start.object + index] }
  }

  /// Moves a cell's value into a frame, so that its objects have no second owner while they are changed there.
  mutating func take(_ cell: Int, _ frame: Frame, _ slot: Slot, _ layout: Slot) {
    load(cell, frame, slot, layout)
    let start = starts[cell]
    for index in 0..<Int(layout.object) { objects[start.object + index] = .none }
  }

  /// Copies a frame's value into a cell.
  mutating func store(_ cell: Int, _ frame: Frame, _ slot: Slot, _ layout: Slot) {
    let start = starts[cell]
    for index in 0..<Int(layout.word) { words[start.word + index] = frame.words[Int(slot.word) + index] }
    for index in 0..<Int(layout.object) { objects[start.object + index] = frame.objects[Int(slot.object) + index] }
  }
}
