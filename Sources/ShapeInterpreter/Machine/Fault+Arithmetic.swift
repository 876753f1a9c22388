extension Fault {
  /// Returns the fault of an instruction for Int arithmetic. The opcode gives the operator.
  @inline(never)
  static func arithmetic(_ instruction: Instruction, _ frame: Frame) -> Fault {
    let (a, b) = (frame[int: instruction.b], frame[int: instruction.c])
    switch instruction.opcode {
    case .divideInt where b == 0: return divisionByZero(a, "/")
    case .remainderInt where b == 0: return divisionByZero(a, "%")
    case .addInt: return overflow(Int.self, a, "+", b)
    case .subtractInt: return overflow(Int.self, a, "-", b)
    case .multiplyInt: return overflow(Int.self, a, "*", b)
    case .divideInt: return overflow(Int.self, a, "/", b)
    case .remainderInt: return overflow(Int.self, a, "%", b)
    default: return overflow(Int.self, "-", a)
    }
  }
}
