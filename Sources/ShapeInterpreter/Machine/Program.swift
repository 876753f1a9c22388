import Foundation

/// The operation of an instruction with the operands a, b and c. Words and objects are those of the current frame.
enum Opcode: UInt8, Sendable {
  // Moves of values: word a from b; c words from b; object a from b.
  case copyWord, copyWords, copyObject
  /// Moves object b to a and leaves b empty.
  case moveObject
  /// Clears the b words that start at a.
  case clearWords
  /// Empties the b objects that start at a.
  case clearObjects
  /// Sets object a to the constant object b of the program.
  case loadObject
  /// Copies c words from the constant pool at b to the words at a.
  case loadWords
  // Arithmetic: word a from the words b and c.
  case addDouble, subtractDouble, multiplyDouble, divideDouble, negateDouble
  case addInt, subtractInt, multiplyInt, divideInt, remainderInt, negateInt
  case lessDouble, lessOrEqualDouble, equalDouble
  case lessInt, lessOrEqualInt, equalWord
  case not
  // Common library functions of one or two words.
  case convertInt, squareRoot, sine, cosine, magnitudeDouble, leastDouble, greatestDouble
  /// Sets word a to a measure of the rectangle at word b. c is the raw value of a `RectMeasure`.
  case measureRect
  // Jumps. Distances are relative to the next instruction.
  case jump, jumpIf, jumpUnless
  /// Charges one loop iteration as a step.
  case turn
  /// Charges a units of work for the preceding instructions.
  case charge
  /// Calls function a. Its frame starts at word b and object c.
  case call
  /// Calls the closure in object a. The callee's frame starts at word b and object c.
  case callClosure
  /// Sets object a to a closure of function b. The slots of the captures are listed at c.
  case makeClosure
  /// Calls native a with the slots listed at b. If c > 0, the size of slot c - 1 of the list is checked afterwards.
  case native
  /// Notes the source offset of the call that leads to the next native.
  case locate
  case giveBack
  /// Stops with message a.
  case trap
  /// Stops with message a, followed by the text of the last error.
  case trapError
  /// Adds a handler: an error continues b instructions further on. The second removes the innermost handler.
  case pushHandler, popHandler
  /// Throws the error whose slot and layout are listed at a. The second throws the last error again.
  case raise, raiseAgain
  /// Copies the last error to a slot. The slot and its layout are listed at a.
  case loadError
  /// Makes an object of the class with the tag b. Word a is set to its reference; its layout is listed at c.
  case makeObject
  /// Makes an object that holds a variable which closures share. Word a is set to its reference; the slot and the
  /// layout of the first value are listed at b.
  case makeCell
  // Parts of an object. Word a holds its reference; the slot, the layout and the part's position are listed at b.
  case loadPart, storePart
  /// Moves a part out of an object, so that it has one owner while it is changed.
  case takePart
  /// Sets word a to the tag of the class of the object that word b refers to.
  case loadTag
  /// Jumps by b if global a is initialized.
  case jumpIfReady
  // Globals: a is the number; slot and layout are listed at b.
  case loadGlobal, storeGlobal
}

/// The meaning of an operand. The builder needs it to lay out the frame after the code is made.
enum OperandKind { case word, object, number }

extension Opcode {
  /// The kinds of the operands a, b and c.
  var operands: (OperandKind, OperandKind, OperandKind) {
    switch self {
    case .copyWord, .negateDouble, .negateInt, .not, .convertInt, .squareRoot, .sine, .cosine, .magnitudeDouble,
      .measureRect:
      (.word, .word, .number)
    case .copyWords: (.word, .word, .number)
    case .copyObject, .moveObject: (.object, .object, .number)
    case .clearObjects, .loadObject, .makeClosure: (.object, .number, .number)
    case .loadWords, .clearWords: (.word, .number, .number)
    case .addDouble, .subtractDouble, .multiplyDouble, .divideDouble, .addInt, .subtractInt, .multiplyInt, .divideInt,
      .remainderInt, .lessDouble, .lessOrEqualDouble, .equalDouble, .lessInt, .lessOrEqualInt, .equalWord, .leastDouble,
      .greatestDouble:
      (.word, .word, .word)
    case .jump, .turn, .charge, .giveBack, .pushHandler, .popHandler, .raise, .raiseAgain, .loadError, .trap,
      .trapError,
      .native, .locate,
      .jumpIfReady, .loadGlobal, .storeGlobal:
      (.number, .number, .number)
    case .jumpIf, .jumpUnless, .makeCell, .makeObject, .loadPart, .storePart, .takePart: (.word, .number, .number)
    case .loadTag: (.word, .word, .number)
    case .call: (.number, .word, .object)
    case .callClosure: (.object, .word, .object)
    }
  }
}

extension Opcode {
  /// Returns the cost of an instruction, as a multiple of an ordinary one. For some opcodes, b
  /// or c is the amount that is moved.
  func weight(_ b: Int32, _ c: Int32) -> Int {
    switch self {
    case .copyWords, .loadWords: 1 + Int(c) / 8
    case .clearWords: 1 + Int(b) / 8
    case .clearObjects: 1 + Int(b) / 2
    case .native, .makeClosure, .makeCell, .makeObject: 8
    case .call, .callClosure, .raise, .raiseAgain, .loadError, .loadGlobal, .storeGlobal: 4
    default: 1
    }
  }
}

/// The measures of a rectangle that `measureRect` computes, as CGRect's properties of these names do.
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

/// One instruction of the machine.
struct Instruction: Sendable {
  var opcode: Opcode
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0
}

/// A function in the form that the machine runs. It contains numbers only, so that a call copies no reference.
struct CompiledFunction: Sendable {
  /// The index of its first instruction.
  var entry = 0
  /// The size of its frame.
  var frame = Layout.none
  /// The result, at the start of the frame.
  var result = Layout.none
  /// The slot of the captured values, after the parameters.
  var captures = Slot(0, 0)
  /// The range of its constants in the program's pool.
  var constants = 0..<0
  /// The word of the frame at which the constants are stored when the function is entered.
  var constantStart = 0
  /// The range in the program's list of object indices that a return leaves in place. These are inout
  /// parameters, which the caller takes back.
  var kept = 0..<0
}

/// The first entry of the table of natives, which no instruction calls.
@Sendable private func unused(_ frame: Frame, _ slots: UnsafePointer<Slot>) throws(Fault) {}

/// The code of a checked source file: everything that the machine needs. It is never changed once it is made.
struct Program: Sendable {
  // Each table starts with an unused element, so that it always has an address.
  var code = [Instruction(opcode: .giveBack)]
  /// The source offset of each instruction; -1 for the prelude's code.
  var offsets: [Int32] = [0]
  var functions = [CompiledFunction()]
  var natives = [NativeEntry(body: unused)]
  /// The lists of slots that instructions refer to. Layouts are listed as slots too.
  var slots = [Slot(0, 0)]
  var words: [UInt64] = [0]
  /// The indices of objects in frames that returns leave in place.
  var kept: [Int32] = [0]
  var objects: [Object] = []
  var messages: [String] = []
  /// The printed forms of error types, by the type's tag in a value of the type `any Error`.
  var errorForms: [Int: ErrorForm] = [:]
  /// The forms in which the values in AnyHashables become keys, by the tags of their types.
  var keyForms: [Int: BoxedKeyForm] = [:]
  var globals: [Layout] = []
  /// The files that the code can read.
  var files = ModuleFiles()
}

/// The form in which the message about an uncaught error prints the error.
struct ErrorForm: Sendable {
  /// The name of the error's type.
  var name: String
  /// True if the type's name precedes the printed value: `Trouble.some`.
  var isCase: Bool
  /// The form in which the boxed value is printed; nil if the type cannot be printed.
  var form: PrintForm?
}

/// An entry in a program's table of natives.
struct NativeEntry: Sendable {
  let body: Native
  /// The number of slots in the list that an instruction passes to it.
  var slotCount = 0
}

/// A noncopyable view of a `NativeEntry`, with the same memory layout. Calling it changes no reference count.
struct NativeCode: ~Copyable {
  let body: Native
  let slotCount: Int

  @inline(__always)
  borrowing func call(_ frame: Frame, _ slots: UnsafePointer<Slot>) throws(Fault) { try body(frame, slots) }
}

/// Pointers to the tables that instructions need, without the checks and reference counts of arrays.
struct ProgramTables {
  var code: UnsafePointer<Instruction>
  var slots: UnsafePointer<Slot>
  var functions: UnsafePointer<CompiledFunction>
  var natives: UnsafePointer<NativeCode>
  var words: UnsafePointer<UInt64>
  var kept: UnsafePointer<Int32>
}

extension Program {
  /// Passes pointers to the program's tables to `body`. They are valid only during the call.
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
