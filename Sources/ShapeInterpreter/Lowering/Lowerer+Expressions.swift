import Foundation
import ShapeGeometry

// Expressions: code that leaves a value in a slot.

extension Lowerer {
  /// Lowers an expression and returns the slot of its value. This is `target`, if one is given.
  @discardableResult
  mutating func lower(_ expression: Expression, into target: Slot? = nil) throws(CheckFailure) -> Slot {
    try checker.spend(at: expression.offset)
    let saved = builder.offset
    builder.stand(at: expression.offset)
    defer { builder.stand(at: saved) }
    let layout = try layout(of: expression.type)
    weigh(layout)
    switch expression.kind {
    case .variable(let id):
      let slot = try value(of: id)
      guard let target else { return slot }
      copy(slot, to: target, layout)
      return target
    case .field(let base, let name):
      let (position, _) = try field(name, of: base.type, at: expression.offset)
      return try part(of: base, at: position, layout, into: target)
    case .component(let base, let index):
      return try part(of: base, at: try component(index, of: base.type), layout, into: target)
    case .integer(let number) where target == nil && !isOwnNumber(expression.type):
      return Slot(Int(builder.constant(word(number, concrete(expression.type)))), 0)
    case .decimal(let number) where target == nil && !isOwnNumber(expression.type):
      return Slot(Int(builder.constant(word(number, concrete(expression.type)))), 0)
    case .boolean(let flag) where target == nil:
      return Slot(Int(builder.constant(flag ? 1 : 0)), 0)
    case .native(let row, _, _) where target == nil:
      if case .constant(let constant) = row.body, constant.words.count == 1, constant.objects.isEmpty {
        return Slot(Int(builder.constant(constant.words[0])), 0)
      }
    case .convert(let value)
    where concrete(value.type) == concrete(expression.type)
      || concrete(value.type).isConvertibleFloat && concrete(expression.type).isConvertibleFloat:
      return try lower(value, into: target)
    default: break
    }
    let slot = target ?? builder.allocate(layout)
    try freeing { (lowerer) throws(CheckFailure) in
      try lowerer.make(expression, layout, in: slot)
    }
    return slot
  }

  private func word(_ number: Int, _ type: Type) -> UInt64 {
    if type == .float { return UInt64(Float(number).bitPattern) }
    return type.isFloating ? Double(number).bitPattern : UInt64(UInt(bitPattern: number))
  }

  private func word(_ number: Double, _ type: Type) -> UInt64 {
    type == .float ? UInt64(Float(number).bitPattern) : number.bitPattern
  }

  private mutating func part(
    of base: Expression, at position: Layout, _ layout: Layout, into target: Slot?
  ) throws(CheckFailure) -> Slot {
    let slot = try lower(base).advanced(by: position)
    guard let target else { return slot }
    copy(slot, to: target, layout)
    return target
  }

  /// Lowers an expression and leaves its value in `slot`.
  private mutating func make(_ expression: Expression, _ layout: Layout, in slot: Slot) throws(CheckFailure) {
    let type = concrete(expression.type)
    switch expression.kind {
    case .integer where isOwnNumber(expression.type), .decimal where isOwnNumber(expression.type),
      .negation where isOwnNumber(expression.type):
      try makeOwnNumber(expression, type, in: slot)
    case .integer(let number): setWord(slot.word, to: word(number, type))
    case .wideInteger(let number):
      setWord(slot.word, to: type.isInteger ? number : word(Double(number), type))
    case .decimal(let number): setWord(slot.word, to: word(number, type))
    case .boolean(let flag): setWord(slot.word, to: flag ? 1 : 0)
    case .string(let parts): try makeString(parts, in: slot)
    case .none:
      setWord(slot.word, to: 0)
      if layout.objects > 0 { builder.emit(.clearObjects, slot.object, Int32(layout.objects)) }
    case .global(let id): try loadGlobal(id, layout, in: slot)
    case .tuple(let values):
      guard case .metatype = type else {
        try makeParts(values, in: slot)
        return
      }
    case .construct(let values): try makeParts(values, in: slot)
    case .array(let values): try makeArray(values, type, in: slot)
    case .arithmetic(let name, let left, let right): try makeArithmetic(name, left, right, type, in: slot)
    case .negation(let value):
      let operand = try lower(value)
      if type == .float {
        try makeFloat("-", [operand], in: slot)
      } else if type != .int, let number = IntegerRows.native(type) {
        call(IntegerRows.negation(number), [slot, operand])
      } else {
        builder.emit(type.isFloating ? .negateDouble : .negateInt, slot.word, operand.word)
      }
    case .comparison(let name, let left, let right): try makeComparison(name, left, right, in: slot)
    case .and(let left, let right), .or(let left, let right):
      try lower(left, into: slot)
      let isAnd = if case .and = expression.kind { true } else { false }
      let jump = builder.emitJump(isAnd ? .jumpUnless : .jumpIf, slot.word)
      try lower(right, into: slot)
      builder.land(jump)
    case .not(let value): builder.emit(.not, slot.word, try lower(value).word)
    case .conditional(let test, let first, let second):
      let jump = builder.emitJump(.jumpUnless, try lower(test).word)
      try lower(first, into: slot)
      let end = builder.emitJump(.jump)
      builder.land(jump)
      try lower(second, into: slot)
      builder.land(end)
    case .coalesce(let left, let right): try makeCoalesced(left, right, type, layout, in: slot)
    case .native(let row, let types, let arguments): try makeNative(row, types, arguments, type, in: slot)
    case .call(let id, let types, let arguments): try makeCall(id, types, arguments, layout, in: slot)
    case .requirement(let requirement, let arguments): try makeRequirement(requirement, arguments, expression, in: slot)
    case .staticRequirement(let requirement, let owner, let arguments):
      try makeStaticRequirement(requirement, of: concrete(owner), arguments, expression, in: slot)
    case .apply(let function, let arguments): try makeApplication(function, arguments, layout, in: slot)
    case .enumCase(let index, let values): try makeCase(index, values, type, in: slot)
    case .table(let subject, let values):
      let tag = try lower(subject)
      var ends: [Int] = []
      for (index, value) in values.enumerated() {
        let test = builder.allocate(.word)
        builder.emit(.equalWord, test.word, tag.word, builder.constant(UInt64(index)))
        let jump = builder.emitJump(.jumpUnless, test.word)
        try lower(value, into: slot)
        ends.append(builder.emitJump(.jump))
        builder.land(jump)
      }
      for end in ends { builder.land(end) }
    case .closure(let tree): try makeClosure(tree, expression.type, in: slot)
    case .functionValue(let id, let types, let receiver): try makeFunctionValue(id, types, receiver, in: slot)
    case .convert(let value): try makeConversion(value, type, layout, in: slot)
    case .unwrap(let value):
      let optional = try lower(value)
      let jump = builder.emitJump(.jumpIf, optional.word)
      trap(nilSentence(unwrapping: value))
      builder.land(jump)
      copy(optional.advanced(by: .word), to: slot, layout)
    case .chain(let base, let id, let rest): try makeChain(base, id, rest, layout, in: slot)
    case .subscripted(let base, let index):
      try makeSubscript(base, index, expression, in: slot)
    case .address(let value): try lower(value, into: slot)
    case .block(let statements, let id):
      let blockLayout = try self.layout(of: checker.variables[id].type)
      builder.homes[id] = .init(slot: slot, layout: blockLayout)
      try lower(statements)
    case .variable, .field, .component: try lower(expression, into: slot)
    case .attempt(let value, let isOptional): try makeAttempt(value, optional: isOptional, layout, in: slot)
    case .cast(let value): try makeCast(of: value, to: concrete(type.wrapped ?? type), in: slot)
    case .typeTest(let value, let type): try makeTest(try lowerBoxed(value), type, in: slot)
    case .deferred: throw CheckFailure.silent
    }
  }

  mutating func makeParts(_ values: [Expression], in slot: Slot) throws(CheckFailure) {
    var place = slot
    for value in values {
      try lower(value, into: place)
      place = place.advanced(by: try layout(of: value.type))
    }
  }

  private mutating func makeArray(_ values: [Expression], _ type: Type, in slot: Slot) throws(CheckFailure) {
    let element = try layout(of: type.arrayElement ?? .void)
    var slots: [Slot] = [slot]
    for value in values { slots.append(try lower(value)) }
    call(ArrayRows.literal(element, count: values.count), slots)
  }

  private mutating func makeString(_ parts: [StringPart], in slot: Slot) throws(CheckFailure) {
    if parts.count <= 1, case .text(let text)? = parts.first ?? .text("") {
      return load(Constant(words: [], objects: [.string(text)]), into: slot)
    }
    load(Constant(words: [], objects: [.string("")]), into: slot)
    for part in parts {
      let piece = builder.allocate(.object)
      switch part {
      case .text(let text): load(Constant(words: [], objects: [.string(text)]), into: piece)
      case .value(let value):
        let type = concrete(value.type)
        if let id = ownDescription(of: type) {
          let types = checker.substitution(for: id, in: type)
          try lower(Expression(.call(id, types, [value]), .string, at: value.offset), into: piece)
          break
        }
        guard let form = try printForm(of: type) else {
          throw checker.failure("a value of type '\(value.type)' cannot be put into a string", at: value.offset)
        }
        call(form.printing, [piece, try lower(value)])
      }
      call(StringRows.append, [slot, slot, piece], checkingSizeOf: 0)
    }
  }

  private mutating func makeCoalesced(
    _ left: Expression, _ right: Expression, _ type: Type, _ layout: Layout, in slot: Slot
  ) throws(CheckFailure) {
    let optional = try lower(left)
    let isWhole = concrete(left.type) == type
    let jump = builder.emitJump(.jumpUnless, optional.word)
    copy(isWhole ? optional : optional.advanced(by: .word), to: slot, layout)
    let end = builder.emitJump(.jump)
    builder.land(jump)
    try lower(right, into: slot)
    builder.land(end)
  }

  private mutating func makeChain(
    _ base: Expression, _ id: VariableID, _ rest: Expression, _ layout: Layout, in slot: Slot
  ) throws(CheckFailure) {
    // The wrapped value is used in place, so that a mutating member changes the variable itself.
    let optional = try open(base)
    let jump = builder.emitJump(.jumpUnless, optional.slot.word)
    let wrapped = try self.layout(of: checker.variables[id].type)
    builder.homes[id] = .init(slot: optional.slot.advanced(by: .word), layout: wrapped)
    try lower(rest, into: slot)
    let end = builder.emitJump(.jump)
    builder.land(jump)
    setWord(slot.word, to: 0)
    if layout.objects > 0 { builder.emit(.clearObjects, slot.object, Int32(layout.objects)) }
    builder.land(end)
    try close(optional)
  }

  private mutating func makeConversion(
    _ value: Expression, _ type: Type, _ layout: Layout, in slot: Slot
  ) throws(CheckFailure) {
    let source = concrete(value.type)
    if source == .never {
      try lower(value)
    } else if checker.isExistential(type) {
      try makeBox(value, in: slot)
    } else if source == type {
      try lower(value, into: slot)
    } else if type.wrapped == source {
      setWord(slot.word, to: 1)
      try lower(value, into: slot.advanced(by: .word))
    } else if type.wrapped != nil, source.wrapped != nil {
      // CGFloat? and Double? have the same layout.
      try lower(value, into: slot)
    } else if type.wrapped != nil {
      setWord(slot.word, to: 1)
      try lower(value, into: slot.advanced(by: .word))
    } else {
      throw unsupported("as", on: source)
    }
  }

  private mutating func loadGlobal(_ id: GlobalID, _ layout: Layout, in slot: Slot) throws(CheckFailure) {
    let number = try globalNumber(id, layout)
    builder.emit(.jumpIfReady, Int32(number), 0)
    let jump = builder.code.count - 1
    try freeing { (lowerer) throws(CheckFailure) in
      let area = lowerer.builder.allocate(layout)
      lowerer.builder.emit(.call, Int32(lowerer.globalMakers[number] ?? 0), area.word, area.object)
      lowerer.emitGlobal(.storeGlobal, number, area, layout)
    }
    builder.land(jump)
    emitGlobal(.loadGlobal, number, slot, layout)
  }

  /// Returns the number of a global in the machine. The code for its value is made when it is first referenced.
  mutating func globalNumber(_ id: GlobalID, _ layout: Layout) throws(CheckFailure) -> Int {
    if let known = globalNumbers[id] { return known }
    program.globals.append(layout)
    let number = program.globals.count - 1
    globalNumbers[id] = number
    program.functions.append(CompiledFunction())
    let maker = program.functions.count - 1
    globalMakers[number] = maker
    let value = try checker.value(of: id)
    let saved = substitution
    substitution = [:]
    defer { substitution = saved }
    let body = FunctionBody(
      parameters: [], statements: [.giveBack(value, at: value.offset)], result: value.type, faults: [])
    try lower(body, nil, as: maker, calledAt: value.offset)
    return number
  }
}

extension Expression {
  /// True if evaluating the expression may change a variable that another operand reads,
  /// because it calls code of the file.
  var mayChangeVariables: Bool {
    switch kind {
    case .call, .apply, .block, .requirement, .staticRequirement, .chain, .address, .deferred: true
    case .arithmetic(_, let a, let b), .comparison(_, let a, let b), .and(let a, let b), .or(let a, let b),
      .coalesce(let a, let b), .subscripted(let a, let b):
      a.mayChangeVariables || b.mayChangeVariables
    case .negation(let value), .not(let value), .convert(let value), .unwrap(let value), .field(let value, _),
      .component(let value, _), .attempt(let value, _), .cast(let value), .typeTest(let value, _):
      value.mayChangeVariables
    case .conditional(let a, let b, let c): a.mayChangeVariables || b.mayChangeVariables || c.mayChangeVariables
    case .native(let row, _, let list):
      row.role == .mutating || row.isBuilder || list.contains { $0.mayChangeVariables }
    case .tuple(let list), .array(let list), .construct(let list), .enumCase(_, let list):
      list.contains { $0.mayChangeVariables }
    case .table(let value, let list): value.mayChangeVariables || list.contains { $0.mayChangeVariables }
    case .string(let parts):
      parts.contains { part in if case .value(let value) = part { value.mayChangeVariables } else { false } }
    case .functionValue(_, _, let receiver): receiver?.mayChangeVariables ?? false
    // The value of a global is made where no local variable is in reach.
    case .global, .variable, .integer, .wideInteger, .decimal, .boolean, .none, .closure: false
    }
  }
}
