/// A fault of a program that would make the machine read or write outside its memory.
struct ProgramFault: Error, CustomStringConvertible {
  var function: Int
  /// The index of the instruction in the program; nil if the function itself is at fault.
  var index: Int?
  /// The offset in the source of the instruction; -1 for code of the library.
  var offset: Int32 = -1
  var text: String

  var description: String {
    "function \(function)\(index.map { ", instruction \($0), offset \(offset)" } ?? ""): \(text)"
  }
}

extension Program {
  /// The first fault that `verify()` finds; nil if there is none.
  var fault: ProgramFault? {
    do throws(ProgramFault) {
      try verify()
      return nil
    } catch {
      return error
    }
  }

  /// True in builds for debugging, optimized or not: programs are verified before they run.
  static var isVerified: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Stops a build for debugging if `verify()` finds a fault.
  func assertSound() {
    if Self.isVerified, let fault { preconditionFailure("\(fault)") }
  }

  /// Checks that no instruction leaves the frame, the code or a table, and that on each path through a function the
  /// handlers of errors are added and removed in turn.
  ///
  /// The machine itself does not check this. A program for which `verify()` returns runs within its memory, whatever
  /// the values are, if the natives keep to the slots that they are given.
  func verify() throws(ProgramFault) {
    let made = functions.indices.filter { functions[$0].entry > 0 }.sorted { functions[$0].entry < functions[$1].entry }
    for (place, number) in made.enumerated() {
      let end = place + 1 < made.count ? functions[made[place + 1]].entry : code.count
      let function = functions[number]
      try FunctionVerifier(
        program: self, number: number, function: function, frame: function.frame, code: function.entry..<end
      ).verify()
    }
  }
}

/// Checks the code of one function.
private struct FunctionVerifier {
  let program: Program
  let number: Int
  let function: CompiledFunction
  let frame: Layout
  let code: Range<Int>

  func verify() throws(ProgramFault) {
    let whole = Layout(words: function.constantStart + function.constants.count, objects: function.result.objects)
    try require(whole.words <= frame.words && whole.objects <= frame.objects, "its constants lie outside its frame")
    try require(function.result.words <= frame.words, "its result lies outside its frame")
    try require(program.words.indices.contains(function.constants), "its constants are missing")
    try require(program.kept.indices.contains(function.kept), "its list of inout parameters is missing")
    for object in program.kept[function.kept] {
      try require(0..<frame.objects ~= Int(object), "an inout parameter lies outside its frame")
    }
    try verifyPaths()
  }

  private func require(_ holds: Bool, at index: Int? = nil, _ text: @autoclosure () -> String) throws(ProgramFault) {
    guard !holds else { return }
    let opcode = index.map { "\(program.code[$0].opcode): " } ?? ""
    throw ProgramFault(
      function: number, index: index, offset: index.map { program.offsets[$0] } ?? -1, text: opcode + text())
  }

  private func verify(_ instruction: Instruction, at index: Int) throws(ProgramFault) {
    let (a, b, c) = (Int(instruction.a), Int(instruction.b), Int(instruction.c))
    switch instruction.opcode {
    // The operands of these may be the end of the frame: the place of a callee's frame, or that of no object.
    case .call, .callClosure, .clearObjects: break
    default:
      let (first, second, third) = instruction.opcode.operands
      try verify(first, a, at: index)
      try verify(second, b, at: index)
      try verify(third, c, at: index)
    }
    switch instruction.opcode {
    case .copyWords:
      try require(max(a, b) + c <= frame.words, at: index, "\(c) words from \(max(a, b)) of \(frame.words)")
    case .measureRect: try require(b + 4 <= frame.words, at: index, "a rectangle from \(b) of \(frame.words)")
    case .clearWords: try require(a + b <= frame.words, at: index, "\(b) words from \(a) of \(frame.words)")
    case .clearObjects:
      try require(a >= 0 && a + b <= frame.objects, at: index, "\(b) objects from \(a) of \(frame.objects)")
    case .loadObject: try require(program.objects.indices ~= b, at: index, "constant \(b)")
    case .loadWords:
      try require(b >= 0 && b + c <= program.words.count, at: index, "constants from \(b)")
      try require(a + c <= frame.words, at: index, "\(c) words from \(a) of \(frame.words)")
    case .call, .callClosure: try verifyCall(instruction, at: index)
    case .makeClosure: try verifyClosure(instruction, at: index)
    case .native:
      try require(program.natives.indices ~= a && a > 0, at: index, "native \(a)")
      let count = program.natives[a].slotCount
      try require(b >= 0 && b + count <= program.slots.count && c <= count, at: index, "its list of slots")
      for slot in program.slots[b..<(b + count)] { try verify(slot, Slot(0, 0), at: index) }
      if c > 0 {
        let object = Int(program.slots[b + c - 1].object)
        try require(object < frame.objects, at: index, "result \(object) of \(frame.objects)")
      }
    case .makeCell: try verifyList(b, at: index)
    case .makeObject:
      try require(b >= 0, at: index, "tag \(b)")
      try require(program.slots.indices ~= c, at: index, "its list of slots")
      try verifySize(program.slots[c], at: index, "the layout of the object")
    case .loadPart, .takePart, .storePart:
      try verifyList(b, at: index)
      try require(b + 3 <= program.slots.count, at: index, "its list of slots")
      try verifySize(program.slots[b + 2], at: index, "the position of the part")
    case .loadGlobal, .storeGlobal:
      try require(program.globals.indices ~= a, at: index, "global \(a)")
      try verifyList(b, at: index)
      let (layout, global) = (program.slots[b + 1], program.globals[a])
      try require(
        Int(layout.word) == global.words && Int(layout.object) == global.objects, at: index, "the layout of global \(a)"
      )
    case .jumpIfReady: try require(program.globals.indices ~= a, at: index, "global \(a)")
    case .raise, .loadError: try verifyList(a, at: index)
    case .trap, .trapError: try require(program.messages.indices ~= a, at: index, "message \(a)")
    default: break
    }
  }

  private func verify(_ kind: OperandKind, _ operand: Int, at index: Int) throws(ProgramFault) {
    switch kind {
    case .word:
      try require(operand >= 0 && operand < frame.words, at: index, "word \(operand) of \(frame.words)")
    case .object:
      try require(operand >= 0 && operand < frame.objects, at: index, "object \(operand) of \(frame.objects)")
    case .number: break
    }
  }

  private func verify(_ slot: Slot, _ layout: Slot, at index: Int) throws(ProgramFault) {
    try require(
      slot.word >= 0 && slot.object >= 0 && layout.word >= 0 && layout.object >= 0
        && Int(slot.word + layout.word) <= frame.words && Int(slot.object + layout.object) <= frame.objects,
      at: index, "\(slot) with \(layout.word) words and \(layout.object) objects, in a frame of \(frame)")
  }

  /// Checks the part of the list of slots that starts at an index: a slot and its layout.
  private func verifyList(_ start: Int, at index: Int) throws(ProgramFault) {
    try require(start >= 0 && start + 2 <= program.slots.count, at: index, "its list of slots")
    try verify(program.slots[start], program.slots[start + 1], at: index)
  }

  /// Checks a layout or a position of an object, in the form of a slot. The heap compares the end of a part with the
  /// object's layout when the code runs.
  private func verifySize(_ size: Slot, at index: Int, _ name: String) throws(ProgramFault) {
    try require(size.word >= 0 && size.object >= 0, at: index, "\(name) is \(size)")
  }

  private func verifyCall(_ instruction: Instruction, at index: Int) throws(ProgramFault) {
    let place = Slot(Int(instruction.b), Int(instruction.c))
    guard instruction.opcode == .call else {
      try require(0..<frame.objects ~= Int(instruction.a), at: index, "closure \(instruction.a) of \(frame.objects)")
      return try verify(place, Slot(0, 0), at: index)
    }
    let callee = Int(instruction.a)
    try require(program.functions.indices ~= callee, at: index, "function \(callee)")
    try require(program.functions[callee].entry > 0, at: index, "function \(callee) has no code")
    let result = program.functions[callee].result
    try verify(place, Slot(result.words, result.objects), at: index)
  }

  private func verifyClosure(_ instruction: Instruction, at index: Int) throws(ProgramFault) {
    let (callee, start) = (Int(instruction.b), Int(instruction.c))
    try require(program.functions.indices ~= callee, at: index, "function \(callee)")
    let target = program.functions[callee]
    try require(target.entry > 0, at: index, "function \(callee) has no code")
    try require(program.slots.indices ~= start, at: index, "its list of slots")
    let count = Int(program.slots[start].word)
    try require(start + 2 * count < program.slots.count, at: index, "its list of slots")
    var end = Layout(words: Int(target.captures.word), objects: Int(target.captures.object))
    for capture in 0..<count {
      let layout = program.slots[start + 2 + 2 * capture]
      try verify(program.slots[start + 1 + 2 * capture], layout, at: index)
      end += Layout(words: Int(layout.word), objects: Int(layout.object))
    }
    // Constants follow the captures; without words among the captures, their place is behind the constants.
    let hasWords = end.words > Int(target.captures.word)
    try require(
      end.words <= (hasWords ? target.constantStart : target.frame.words) && end.objects <= target.frame.objects,
      at: index, "captures up to \(end) in function \(callee)")
  }

  /// Follows each path from the entry: its instructions are sound, none leaves the function's code, and all paths to an
  /// instruction have as many handlers.
  ///
  /// Code that no path reaches is not checked: a dispatcher that was made again for more types leaves its old code.
  private func verifyPaths() throws(ProgramFault) {
    // The number of handlers at each instruction that was reached, or -1.
    var handlers = [Int](repeating: -1, count: code.count)
    var waiting = [(code.lowerBound, 0)]
    while let (index, depth) = waiting.popLast() {
      try require(code ~= index, "a path leaves its code at \(index)")
      let known = handlers[index - code.lowerBound]
      if known >= 0 {
        try require(known == depth, at: index, "\(known) handlers on one path, \(depth) on another")
        continue
      }
      handlers[index - code.lowerBound] = depth
      let instruction = program.code[index]
      try verify(instruction, at: index)
      let next = index + 1
      switch instruction.opcode {
      case .jump: waiting.append((next + Int(instruction.a), depth))
      case .jumpIf, .jumpUnless, .jumpIfReady: waiting += [(next, depth), (next + Int(instruction.b), depth)]
      case .pushHandler: waiting += [(next, depth + 1), (next + Int(instruction.b), depth)]
      case .popHandler:
        try require(depth > 0, at: index, "no handler is left")
        waiting.append((next, depth - 1))
      case .giveBack: try require(depth == 0, at: index, "\(depth) handlers are left")
      case .raise, .raiseAgain, .trap, .trapError: break
      default: waiting.append((next, depth))
      }
    }
  }
}

extension Range<Int> {
  /// Returns whether a range lies within this one. An empty range does if its place does.
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
