/// The code of one function while it is being made, and the layout of its frame.
///
/// Slots are allocated like a stack: those of a scope or statement are free again after it. Constants have negative
/// numbers until the function is finished. Then they are placed after the parameters, and all later words move up.
struct FunctionBuilder {
  /// The slot of a variable.
  struct Home {
    var slot: Slot
    var layout: Layout
    /// True if the word of the slot holds the number of a cell, which holds the value.
    var isCell = false
  }

  private(set) var code: [Instruction] = []
  private(set) var offsets: [Int32] = []
  /// The ranges of this function's slots in the program's list of slots.
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

  /// The target of a return: the end of an inlined closure, or the end of the function.
  struct Exit {
    var slot: Slot?
    var layout: Layout
    /// The number of scopes outside. A return runs the cleanups of the others.
    var level = 0
    var jumps: [Int] = []
  }

  /// An action that runs when a scope is left.
  enum Cleanup {
    /// Runs a deferred block.
    case block([Statement])
    /// Removes the error handler.
    case handler
  }

  var exits: [Exit] = []
  /// The jumps of `break` and `continue` for each loop, whose targets are filled in later.
  var leaving: [LoopLabel: [Int]] = [:]
  var continuing: [LoopLabel: [Int]] = [:]
  /// The cleanups of each open scope, the innermost scope last.
  var cleanups: [[Cleanup]] = [[]]
  /// The number of scopes around each loop.
  var loopLevels: [LoopLabel: Int] = [:]
  /// The end of the objects that may have been assigned since temporaries were last released.
  var touchedObjects = 0
  /// The offset in the user's source of the code that is being lowered; for code of the prelude, that of what needs it.
  private(set) var offset: Int
  /// The declared function whose code this is; nil for a closure.
  var function: FunctionID?
  /// True for code of the prelude, which has no offsets in the user's source.
  let isPrelude: Bool

  /// The greatest weight, over all paths to this point, that is not charged yet. An ordinary instruction weighs 1.
  private(set) var weight = 0
  /// The weight that is not charged yet at each jump, by the jump's index.
  private var jumpWeights: [Int: Int] = [:]
  /// The weight from which on a charge is emitted. A loop with a lighter body costs only its step.
  private static let lightest = 64

  init(result: Layout, at offset: Int, isPrelude: Bool) {
    self.result = result
    self.offset = offset
    self.isPrelude = isPrelude
    _ = allocate(result)
  }

  /// Moves on to the code at an offset, which for code of the prelude is not one of the user's source.
  mutating func stand(at offset: Int) {
    if !isPrelude { self.offset = offset }
  }

  /// Ends the part of the frame that callers lay out.
  mutating func endParameters() {
    fixedWords = next.words
  }

  /// Allocates a slot for a value. It is free again when the surrounding scope ends.
  mutating func allocate(_ layout: Layout) -> Slot {
    let slot = Slot(next.words, next.objects)
    next += layout
    touchedObjects = max(touchedObjects, next.objects)
    frame = Layout(words: max(frame.words, next.words), objects: max(frame.objects, next.objects))
    return slot
  }

  /// Extends the frame to the end of a called function's parameters.
  mutating func reserve(_ slot: Slot, _ layout: Layout) {
    frame = Layout(
      words: max(frame.words, Int(slot.word) + layout.words),
      objects: max(frame.objects, Int(slot.object) + layout.objects))
  }

  /// Returns the number of the word that holds a constant. It is negative until the function is finished.
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

  /// Adds weight that an instruction has in addition to its own.
  mutating func weigh(_ more: Int) { weight += more }

  /// Emits a jump whose target is filled in later. Returns its index.
  mutating func emitJump(_ opcode: Opcode, _ word: Int32 = 0) -> Int {
    emit(opcode, opcode == .jump ? 0 : word, 0)
    jumpWeights[code.count - 1] = weight
    return code.count - 1
  }

  /// Makes a jump lead to the next instruction that is emitted.
  ///
  /// The weight that is not charged at the jump is carried over to the target.
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

  /// Returns the finished function. Constants are placed, and later words move up. `slots`
  /// are those of the whole program.
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
    // Entering and leaving a large frame costs more than the step of the call.
    let entering = constants.count / 4 + frame.objects * (1 + kept.count)
    if entering >= Self.lightest {
      code.insert(Instruction(opcode: .charge, a: Int32(clamping: entering >> 3)), at: 0)
      offsets.insert(offsets.first ?? -1, at: 0)
    }
    return function
  }
}
