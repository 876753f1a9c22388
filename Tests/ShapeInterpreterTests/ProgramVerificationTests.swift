import Testing

@testable import ShapeInterpreter

/// A program that would leave the machine's memory is found before it runs. Builds with assertions verify each program.
struct ProgramVerificationTests {
  /// A program with one function of the given code, in a frame of 4 words and 2 objects.
  private static func program(_ code: [Instruction], slots: [Slot] = []) -> Program {
    var program = Program()
    var function = CompiledFunction()
    function.entry = program.code.count
    function.frame = Layout(words: 4, objects: 2)
    function.result = .word
    program.functions.append(function)
    program.slots += slots
    program.code += code
    program.offsets += code.map { _ in 7 }
    program.natives.append(NativeEntry(body: { (_, _) in }, slotCount: 2))
    program.globals = [Layout(words: 1, objects: 1)]
    program.messages = ["stop"]
    return program
  }

  private static let end = Instruction(opcode: .giveBack)

  @Test func allProgramsOfTheTestsAreVerified() {
    #expect(Program.isVerified, "build the tests for debugging")
  }

  @Test(arguments: [
    ([Instruction(opcode: .copyWord, a: 3, b: 0)], []),
    ([Instruction(opcode: .copyWords, a: 0, b: 2, c: 2)], []),
    ([Instruction(opcode: .clearObjects, a: 2, b: 0)], []),
    ([Instruction(opcode: .native, a: 1, b: 1, c: 1)], [Slot(4, 1), Slot(0, 2)]),
    ([Instruction(opcode: .loadGlobal, a: 0, b: 1)], [Slot(3, 1), Slot(1, 1)]),
    ([Instruction(opcode: .jumpIf, a: 0, b: 1), Instruction(opcode: .copyObject, a: 0, b: 1)], []),
    (
      [Instruction(opcode: .pushHandler, b: 2), Instruction(opcode: .popHandler), Instruction(opcode: .jump, a: 0)], []
    ),
    ([Instruction(opcode: .trap, a: 0)], []),
    ([Instruction(opcode: .makeObject, a: 3, b: 0, c: 1)], [Slot(9, 9)]),
    ([Instruction(opcode: .makeCell, a: 3, b: 1)], [Slot(2, 1), Slot(2, 1)]),
    ([Instruction(opcode: .loadPart, a: 3, b: 1)], [Slot(0, 0), Slot(4, 2), Slot(7, 3)]),
    ([Instruction(opcode: .loadTag, a: 3, b: 0)], []),
  ])
  func soundCodePasses(_ code: [Instruction], _ slots: [Slot]) throws {
    try Self.program(code + [Self.end], slots: slots).verify()
  }

  @Test(arguments: [
    ([Instruction(opcode: .copyWord, a: 4, b: 0)], [], "function 1, instruction 1, offset 7: copyWord: word 4 of 4"),
    ([Instruction(opcode: .copyWord, a: -1, b: 0)], [], "copyWord: word -1 of 4"),
    ([Instruction(opcode: .copyObject, a: 0, b: 2)], [], "copyObject: object 2 of 2"),
    ([Instruction(opcode: .copyWords, a: 0, b: 2, c: 3)], [], "copyWords: 3 words from 2 of 4"),
    ([Instruction(opcode: .measureRect, a: 0, b: 1)], [], "measureRect: a rectangle from 1 of 4"),
    ([Instruction(opcode: .clearObjects, a: 0, b: 3)], [], "clearObjects: 3 objects from 0 of 2"),
    ([Instruction(opcode: .loadObject, a: 0, b: 0)], [], "loadObject: constant 0"),
    ([Instruction(opcode: .loadWords, a: 0, b: 0, c: 2)], [], "loadWords: constants from 0"),
    ([Instruction(opcode: .native, a: 2, b: 1)], [], "native: native 2"),
    ([Instruction(opcode: .native, a: 1, b: 1)], [Slot(0, 0)], "native: its list of slots"),
    ([Instruction(opcode: .native, a: 1, b: 1)], [Slot(0, 0), Slot(5, 0)], "in a frame of"),
    ([Instruction(opcode: .native, a: 1, b: 1, c: 2)], [Slot(0, 0), Slot(0, 2)], "native: result 2 of 2"),
    ([Instruction(opcode: .loadGlobal, a: 1, b: 1)], [Slot(0, 0), Slot(1, 1)], "loadGlobal: global 1"),
    ([Instruction(opcode: .loadGlobal, a: 0, b: 1)], [Slot(0, 0), Slot(2, 1)], "loadGlobal: the layout of global 0"),
    ([Instruction(opcode: .loadGlobal, a: 0, b: 1)], [Slot(0, 2), Slot(1, 1)], "in a frame of"),
    ([Instruction(opcode: .call, a: 2, b: 0, c: 0)], [], "call: function 2"),
    ([Instruction(opcode: .call, a: 0, b: 0, c: 0)], [], "call: function 0 has no code"),
    ([Instruction(opcode: .call, a: 1, b: 4, c: 0)], [], "in a frame of"),
    (
      [Instruction(opcode: .makeClosure, a: 0, b: 1, c: 1)], [Slot(1, 0), Slot(0, 0), Slot(5, 0)],
      "Slot(word: 0, object: 0) with 5 words and 0 objects, in a frame of Layout(words: 4, objects: 2)"
    ),
    (
      [Instruction(opcode: .makeClosure, a: 0, b: 1, c: 1)],
      [Slot(2, 0), Slot(0, 0), Slot(0, 2), Slot(0, 0), Slot(1, 1)],
      "captures up to Layout(words: 1, objects: 3) in function 1"
    ),
    ([Instruction(opcode: .makeObject, a: 4, b: 0, c: 1)], [Slot(1, 1)], "makeObject: word 4 of 4"),
    ([Instruction(opcode: .makeObject, a: 0, b: -1, c: 1)], [Slot(1, 1)], "makeObject: tag -1"),
    ([Instruction(opcode: .makeObject, a: 0, b: 0, c: 1)], [], "makeObject: its list of slots"),
    (
      [Instruction(opcode: .makeObject, a: 0, b: 0, c: 1)], [Slot(-1, 1)],
      "makeObject: the layout of the object is Slot(word: -1, object: 1)"
    ),
    ([Instruction(opcode: .makeCell, a: 4, b: 1)], [Slot(0, 0), Slot(1, 1)], "makeCell: word 4 of 4"),
    ([Instruction(opcode: .makeCell, a: 0, b: 1)], [Slot(0, 0)], "makeCell: its list of slots"),
    ([Instruction(opcode: .makeCell, a: 0, b: 1)], [Slot(0, 0), Slot(5, 0)], "with 5 words and 0 objects, in a frame"),
    (
      [Instruction(opcode: .makeCell, a: 0, b: 1)], [Slot(2, 0), Slot(-1, 0)], "with -1 words and 0 objects, in a frame"
    ),
    ([Instruction(opcode: .loadPart, a: -1, b: 1)], [Slot(0, 0), Slot(1, 1), Slot(0, 0)], "loadPart: word -1 of 4"),
    ([Instruction(opcode: .loadPart, a: 0, b: 1)], [Slot(0, 0), Slot(1, 1)], "loadPart: its list of slots"),
    ([Instruction(opcode: .takePart, a: 0, b: 1)], [Slot(3, 0), Slot(2, 0), Slot(0, 0)], "takePart: Slot(word: 3, "),
    (
      [Instruction(opcode: .storePart, a: 0, b: 1)], [Slot(0, 0), Slot(1, 1), Slot(0, -2)],
      "storePart: the position of the part is Slot(word: 0, object: -2)"
    ),
    ([Instruction(opcode: .loadTag, a: 0, b: 4)], [], "loadTag: word 4 of 4"),
    ([Instruction(opcode: .trap, a: 1)], [], "trap: message 1"),
    ([Instruction(opcode: .jump, a: 1)], [], "a path leaves its code at 3"),
    ([Instruction(opcode: .jumpIf, a: 0, b: -3)], [], "a path leaves its code at -1"),
    ([Instruction(opcode: .popHandler)], [], "popHandler: no handler is left"),
    (
      [Instruction(opcode: .pushHandler, b: 0)], [], "giveBack: 0 handlers on one path, 1 on another"
    ),
    ([Instruction(opcode: .pushHandler, b: 1), end], [], "giveBack: 1 handlers are left"),
  ])
  func codeThatLeavesItsMemoryIsFound(_ code: [Instruction], _ slots: [Slot], _ sentence: String) throws {
    let fault = try #require(Self.program(code + [Self.end], slots: slots).fault)
    #expect(fault.description.contains(sentence), "\(fault)")
  }

  private static let functions: [(@Sendable (inout CompiledFunction) -> Void, String)] = [
    (
      {
        $0.constants = 0..<1
        $0.constantStart = 4
      }, "function 1: its constants lie outside its frame"
    ),
    ({ $0.constants = 0..<2 }, "its constants are missing"),
    ({ $0.result = Layout(words: 5) }, "its result lies outside its frame"),
    ({ $0.kept = 0..<2 }, "its list of inout parameters is missing"),
    (
      {
        $0.kept = 0..<1
        $0.frame.objects = 0
      }, "an inout parameter lies outside its frame"
    ),
  ]

  @Test(arguments: functions)
  func functionsThatLeaveTheirFrameAreFound(
    _ change: @Sendable (inout CompiledFunction) -> Void, _ sentence: String
  ) throws {
    var program = Self.program([Self.end])
    change(&program.functions[1])
    let fault = try #require(program.fault)
    #expect(fault.description.contains(sentence), "\(fault)")
  }

  @Test func codeThatDoesNotEndIsFound() throws {
    let fault = try #require(Self.program([Instruction(opcode: .copyWord, a: 0, b: 1)]).fault)
    #expect(fault.description.contains("a path leaves its code at 2"), "\(fault)")
  }
}
