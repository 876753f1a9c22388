/// The code of one function while it is being made, and the layout of its frame.
///
/// Slots are handed out like a stack: what a scope or a statement took is free again after it. Constants get negative numbers
/// until the function is finished, when they are placed behind the parameters and all later words move up.
struct FunctionBuilder {
  /// Where a variable lives.
  struct Home {
    var slot: Slot
    var layout: Layout
    /// Whether the slot's word holds the number of a cell.
    var isCell = false
  }

  private(set) var code: [Instruction] = []
  private(set) var offsets: [Int32] = []
  /// Where in the program's list the slots of this function's instructions start and end.
  var slotRanges: [Range<Int>] = []
  var homes: [VariableID: Home] = [:]
  var next = Layout.none
  private(set) var frame = Layout.none
  private(set) var constants: [UInt64] = []
  private var constantNumbers: [UInt64: Int32] = [:]
  private(set) var result = Layout.none
  private var fixedWords = 0
  var captures = Slot(0, 0)
  var kept: [Int32] = []

  /// What a return does: goes to the end of an inlined closure, or leaves the function.
  struct Exit {
    var slot: Slot?
    var layout: Layout
    /// How many scopes with things to do at their end lie outside.
    var level = 0
    var jumps: [Int] = []
  }

  /// What leaving a scope does.
  enum Cleanup {
    /// Runs a deferred block.
    case block([Statement])
    /// Takes down the handler of errors.
    case handler
  }

  var exits: [Exit] = []
  /// The jumps that leave or continue each loop.
  var leaving: [LoopLabel: [Int]] = [:]
  var continuing: [LoopLabel: [Int]] = [:]
  /// What to do when each scope is left, innermost last.
  var cleanups: [[Cleanup]] = [[]]
  /// How many scopes surround each loop.
  var loopLevels: [LoopLabel: Int] = [:]
  /// Objects below this index may have been given a value since temporaries were last released.
  var touchedObjects = 0
  var offset = 0
  /// The declared function whose code it is; nil for a closure's.
  var function: FunctionID?
  /// Whether the code is the library's own, which has no places in the user's source.
  var isPrelude = false

  /// How much the instructions cost that lead here and are not charged yet, at most: an ordinary one is 1.
  private(set) var weight = 0
  /// That weight where each jump leaves.
  private var jumpWeights: [Int: Int] = [:]
  /// What may go uncharged; a loop of less costs no more than its turn.
  private static let lightest = 64

  init(result: Layout) {
    self.result = result
    _ = allocate(result)
  }

  /// Ends the part of the frame that callers lay out.
  mutating func endParameters() {
    fixedWords = next.words
  }

  /// Room for a value, free again when the surrounding scope ends.
  mutating func allocate(_ layout: Layout) -> Slot {
    let slot = Slot(next.words, next.objects)
    next += layout
    touchedObjects = max(touchedObjects, next.objects)
    frame = Layout(words: max(frame.words, next.words), objects: max(frame.objects, next.objects))
    return slot
  }

  /// Makes sure that the frame reaches as far as a called function's parameters do.
  mutating func reserve(_ slot: Slot, _ layout: Layout) {
    frame = Layout(
      words: max(frame.words, Int(slot.word) + layout.words),
      objects: max(frame.objects, Int(slot.object) + layout.objects))
  }

  /// The word that holds a constant.
  mutating func constant(_ word: UInt64) -> Int32 {
    if let known = constantNumbers[word] { return known }
    constants.append(word)
    let number = -Int32(constants.count)
    constantNumbers[word] = number
    return number
  }

  mutating func emit(_ opcode: Opcode, _ a: Int32 = 0, _ b: Int32 = 0, _ c: Int32 = 0) {
    if weight >= Self.lightest {
      append(Instruction(opcode: .charge, a: Int32(clamping: weight >> 3)))
      weight = 0
    }
    append(Instruction(opcode: opcode, a: a, b: b, c: c))
    weigh(opcode.weight(b, c))
  }

  private mutating func append(_ instruction: Instruction) {
    code.append(instruction)
    offsets.append(isPrelude ? -1 : Int32(truncatingIfNeeded: offset))
  }

  /// Adds to what is not charged yet: what an instruction costs besides its own weight.
  mutating func weigh(_ more: Int) { weight += more }

  /// Emits a jump whose target is filled in later; returns its index.
  mutating func emitJump(_ opcode: Opcode, _ word: Int32 = 0) -> Int {
    emit(opcode, opcode == .jump ? 0 : word, 0)
    jumpWeights[code.count - 1] = weight
    return code.count - 1
  }

  /// Makes a jump lead to the instruction that is emitted next.
  ///
  /// What was not charged where it leaves is not charged here either.
  mutating func land(_ jump: Int) {
    weight = max(weight, jumpWeights[jump] ?? 0)
    land(jump, at: code.count)
  }

  mutating func land(_ jump: Int, at target: Int) {
    let distance = Int32(target - jump - 1)
    if code[jump].opcode == .jump { code[jump].a = distance } else { code[jump].b = distance }
  }

  /// Emits a jump back to an instruction.
  mutating func emitJump(_ opcode: Opcode, _ word: Int32 = 0, to target: Int) {
    let jump = emitJump(opcode, word)
    land(jump, at: target)
  }

  /// The finished function, with constants placed and later words moved up; `slots` are those of the whole program.
  mutating func finish(slots: inout [Slot]) -> CompiledFunction {
    let shift = Int32(constants.count)
    let fixed = Int32(fixedWords)
    func placed(_ word: Int32) -> Int32 { word < 0 ? fixed - word - 1 : word >= fixed ? word + shift : word }
    for index in code.indices {
      let kinds = code[index].opcode.operands
      if kinds.0 == .word { code[index].a = placed(code[index].a) }
      if kinds.1 == .word { code[index].b = placed(code[index].b) }
      if kinds.2 == .word { code[index].c = placed(code[index].c) }
    }
    for range in slotRanges {
      for index in range { slots[index].word = placed(slots[index].word) }
    }
    var function = CompiledFunction()
    function.frame = Layout(words: frame.words + Int(shift), objects: frame.objects)
    function.result = result
    function.captures = Slot(Int(placed(captures.word)), Int(captures.object))
    function.constantStart = fixedWords
    // Entering and leaving takes more than a call's step where the frame is large.
    let entering = constants.count / 4 + frame.objects * (1 + kept.count)
    if entering >= Self.lightest {
      code.insert(Instruction(opcode: .charge, a: Int32(clamping: entering >> 3)), at: 0)
      offsets.insert(offsets.first ?? -1, at: 0)
    }
    return function
  }
}
