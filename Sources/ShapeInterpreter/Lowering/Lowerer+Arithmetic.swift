// Arithmetic: instructions for the frequent types, library rows for the others.

extension Lowerer {
  mutating func makeArithmetic(
    _ name: ArithmeticOperator, _ left: Expression, _ right: Expression, _ type: Type, in slot: Slot
  ) throws(CheckFailure) {
    let a = try operand(left, before: right)
    let b = try lower(right)
    guard type.isNumeric else { return try makeOperator(name.rawValue, a, b, type, in: slot) }
    if type == .float { return try makeFloat(name.rawValue, [a, b], in: slot) }
    if type != .int, let number = IntegerRows.native(type) {
      return call(IntegerRows.arithmetic(name, number), [slot, a, b])
    }
    let opcode: Opcode =
      switch (name, type.isFloating) {
      case (.add, true): .addDouble
      case (.subtract, true): .subtractDouble
      case (.multiply, true): .multiplyDouble
      case (.divide, true): .divideDouble
      case (.remainder, true): throw CheckFailure.silent
      case (.add, false): .addInt
      case (.subtract, false): .subtractInt
      case (.multiply, false): .multiplyInt
      case (.divide, false): .divideInt
      case (.remainder, false): .remainderInt
      }
    builder.emit(opcode, slot.word, a.word, b.word)
  }

  /// Lowers arithmetic on a generic parameter, with the operator of the concrete type.
  mutating func makeOperator(
    _ name: String, _ a: Slot, _ b: Slot, _ type: Type, in slot: Slot
  ) throws(CheckFailure) {
    let layout = try layout(of: type)
    if let row = checker.library.operators[name]?.first(where: { $0.parameters == [type, type] }),
      let native = try native(of: row)?.body
    {
      return call(native, [slot, a, b])
    }
    guard let own = checker.ownOperator(name, on: type) else {
      throw nonconforming(type, "\(name)(_:_:)", of: .library("AdditiveArithmetic"), at: builder.offset)
    }
    let operands = [held(a, type, layout), held(b, type, layout)]
    try makeCall(own, checker.substitution(for: own, in: type), operands, layout, in: slot)
  }

  /// Returns whether a generic parameter's type is one that the file declares.
  func isOwnNumber(_ type: Type) -> Bool {
    guard case .parameter = type, let nominal = concrete(type).nominal else { return false }
    return checker.types[nominal] != nil
  }

  /// Lowers a literal or a negation in generic code whose type is one that the file declares.
  mutating func makeOwnNumber(_ expression: Expression, _ type: Type, in slot: Slot) throws(CheckFailure) {
    guard let value = try checker.finishedNumber(expression, as: type) else { throw unsupported("literal", on: type) }
    try lower(value, into: slot)
  }

  /// Returns the slot of the left operand: a copy if the right operand may change a variable.
  mutating func operand(_ left: Expression, before right: Expression) throws(CheckFailure) -> Slot {
    let slot = try lower(left)
    guard case .variable = left.kind, right.mayChangeVariables else { return slot }
    let copied = builder.allocate(try layout(of: left.type))
    copy(slot, to: copied, try layout(of: left.type))
    return copied
  }

  mutating func makeFloat(_ name: String, _ operands: [Slot], in slot: Slot) throws(CheckFailure) {
    guard
      let row = checker.library.operators[name]?.first(where: {
        $0.result == .float && $0.parameters.count == operands.count
      }),
      case .native(let native) = row.body
    else { throw unsupported(name, on: .float) }
    call(native, [slot] + operands)
  }
}
