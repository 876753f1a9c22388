import Foundation

/// What an instruction does; operands are named a, b and c, and words and objects are those of the frame.
enum Opcode: UInt8, Sendable {
  // Moving values: word a from b; c words from b; object a from b.
  case copyWord, copyWords, copyObject
  /// Object a from b, leaving b empty.
  case moveObject
  /// Empties the b objects from a on.
  case clearObjects
  /// Object a from the constant b.
  case loadObject
  /// c words from the constant pool at b.
  case loadWords
  // Arithmetic: word a from words b and c.
  case addDouble, subtractDouble, multiplyDouble, divideDouble, negateDouble
  case addInt, subtractInt, multiplyInt, divideInt, remainderInt, negateInt
  case lessDouble, lessOrEqualDouble, equalDouble
  case lessInt, lessOrEqualInt, equalWord
  case not
  // Functions of one or two words, the commonest of the library's.
  case convertInt, squareRoot, sine, cosine, magnitudeDouble, leastDouble, greatestDouble
  /// Word a from the rectangle at b; c tells which edge, middle or side, in the order of `RectMeasure`.
  case measureRect
  // Jumps, relative to the instruction after.
  case jump, jumpIf, jumpUnless
  /// Counts one turn of a loop against the budget.
  case turn
  /// Charges a units of work for the instructions before it.
  case charge
  /// Calls function a with the frame at word b and object c.
  case call
  /// Calls the closure in object a likewise.
  case callClosure
  /// Object a becomes a closure of function b over the captures listed at c.
  case makeClosure
  /// Calls native a with the slots listed at b; c says which slot's size to check, 0 for none.
  case native
  case giveBack
  /// Stops with message a.
  case trap
  /// Stops with message a and the last error.
  case trapError
  /// From here on errors lead to the instruction b further on; until the handler is taken down.
  case pushHandler, popHandler
  /// Throws the error whose slot and layout are listed at a; throws the last one again.
  case raise, raiseAgain
  /// Puts the last error into the slot and layout listed at a.
  case loadError
  // Cells hold variables that closures share: word a holds the cell's number, slot and layout are listed at b.
  case makeCell, loadCell, storeCell
  /// As `loadCell`, leaving the cell empty, so that the value has no second owner while it is changed.
  case takeCell
  /// Jumps by b when global a has its value.
  case jumpIfReady
  // Globals: number a, slot and layout listed at b.
  case loadGlobal, storeGlobal
}

/// What an operand refers to, so that the frame can be laid out after its code is made.
enum OperandKind { case word, object, number }

extension Opcode {
  /// The kinds of operands a, b and c.
  var operands: (OperandKind, OperandKind, OperandKind) {
    switch self {
    case .copyWord, .negateDouble, .negateInt, .not, .convertInt, .squareRoot, .sine, .cosine, .magnitudeDouble,
      .measureRect:
      (.word, .word, .number)
    case .copyWords: (.word, .word, .number)
    case .copyObject, .moveObject: (.object, .object, .number)
    case .clearObjects, .loadObject, .makeClosure: (.object, .number, .number)
    case .loadWords: (.word, .number, .number)
    case .addDouble, .subtractDouble, .multiplyDouble, .divideDouble, .addInt, .subtractInt, .multiplyInt, .divideInt,
      .remainderInt, .lessDouble, .lessOrEqualDouble, .equalDouble, .lessInt, .lessOrEqualInt, .equalWord, .leastDouble,
      .greatestDouble:
      (.word, .word, .word)
    case .jump, .turn, .charge, .giveBack, .pushHandler, .popHandler, .raise, .raiseAgain, .loadError, .trap,
      .trapError,
      .native,
      .jumpIfReady, .loadGlobal, .storeGlobal:
      (.number, .number, .number)
    case .jumpIf, .jumpUnless, .makeCell, .loadCell, .storeCell, .takeCell: (.word, .number, .number)
    case .call: (.number, .word, .object)
    case .callClosure: (.object, .word, .object)
    }
  }
}

extension Opcode {
  /// What an instruction costs, in the time of an ordinary one; its operands b and c may say how much it moves.
  func weight(_ b: Int32, _ c: Int32) -> Int {
    switch self {
    case .copyWords, .loadWords: 1 + Int(c) / 8
    case .clearObjects: 1 + Int(b) / 2
    case .native, .makeClosure, .makeCell: 8
    case .call, .callClosure, .raise, .raiseAgain, .loadError, .loadGlobal, .storeGlobal: 4
    default: 1
    }
  }
}

/// What `measureRect` reads off a rectangle, as CGRect's own properties do.
enum RectMeasure: Int32, Sendable {
  case minX, midX, maxX, minY, midY, maxY, width, height

  @inline(__always)
  func value(of rect: CGRect) -> CGFloat {
    switch self {
    case .minX: rect.minX
    case .midX: rect.midX
    case .maxX: rect.maxX
    case .minY: rect.minY
    case .midY: rect.midY
    case .maxY: rect.maxY
    case .width: rect.width
    case .height: rect.height
    }
  }
}

/// One step of the machine.
struct Instruction: Sendable {
  var opcode: Opcode
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0
}

/// A function as the machine runs it: numbers alone, so that a call copies no reference.
struct CompiledFunction: Sendable {
  /// Where its code starts.
  var entry = 0
  /// The size of its frame.
  var frame = Layout.none
  /// The result, at the start of the frame.
  var result = Layout.none
  /// Where captured values are put, after the parameters.
  var captures = Slot(0, 0)
  /// Where in the program's pool its constants are.
  var constants = 0..<0
  /// The word of the frame from which on the constants are put when the function is entered.
  var constantStart = 0
  /// Where in the program's list the objects are that a return leaves in place: inout parameters, which the caller takes back.
  var kept = 0..<0
}

/// The native that no instruction calls.
@Sendable private func unused(_ frame: Frame, _ slots: UnsafePointer<Slot>) throws(Fault) {}

/// A checked source file as code: all that the machine needs, and nothing that changes.
struct Program: Sendable {
  // Each table starts with an element that nothing refers to, so that it always has an address.
  var code = [Instruction(opcode: .giveBack)]
  /// The source offset of each instruction.
  var offsets: [Int32] = [0]
  var functions = [CompiledFunction()]
  var natives = [NativeEntry(body: unused)]
  /// Slots and, as slots, layouts that instructions list.
  var slots = [Slot(0, 0)]
  var words: [UInt64] = [0]
  /// Objects of frames that returns leave in place.
  var kept: [Int32] = [0]
  var objects: [Object] = []
  var messages: [String] = []
  /// How errors are told of, by the number of the type in a value of the type `any Error`.
  var errorForms: [Int: ErrorForm] = [:]
  var globals: [Layout] = []
}

/// How an error is told of that nobody caught.
struct ErrorForm: Sendable {
  /// The name of its type.
  var name: String
  /// Whether the name stands before what is printed: `Trouble.some`.
  var isCase: Bool
  /// How the box with the value is printed; nil for a type that is not.
  var form: PrintForm?
}

/// Native code in a program's table.
struct NativeEntry: Sendable {
  let body: Native
}

/// The same code as `NativeEntry`, laid out alike, but not to be copied: calling it counts no reference.
struct NativeCode: ~Copyable {
  let body: Native

  @inline(__always)
  borrowing func call(_ frame: Frame, _ slots: UnsafePointer<Slot>) throws(Fault) { try body(frame, slots) }
}

/// The parts of a program that every instruction may need, without the checks and counts of arrays.
struct ProgramTables {
  var code: UnsafePointer<Instruction>
  var slots: UnsafePointer<Slot>
  var functions: UnsafePointer<CompiledFunction>
  var natives: UnsafePointer<NativeCode>
  var words: UnsafePointer<UInt64>
  var kept: UnsafePointer<Int32>
}

extension Program {
  /// Hands out the tables for as long as `body` runs.
  func withTables(_ body: (ProgramTables) -> Void) {
    code.withUnsafeBufferPointer { code in
      slots.withUnsafeBufferPointer { slots in
        functions.withUnsafeBufferPointer { functions in
          natives.withUnsafeBufferPointer { natives in
            words.withUnsafeBufferPointer { words in
              kept.withUnsafeBufferPointer { kept in
                guard let code = code.baseAddress, let slots = slots.baseAddress, let functions = functions.baseAddress,
                  let natives = UnsafeRawPointer(natives.baseAddress)?.assumingMemoryBound(to: NativeCode.self),
                  let words = words.baseAddress, let kept = kept.baseAddress
                else { return }
                body(
                  ProgramTables(
                    code: code, slots: slots, functions: functions, natives: natives, words: words, kept: kept))
              }
            }
          }
        }
      }
    }
  }
}
