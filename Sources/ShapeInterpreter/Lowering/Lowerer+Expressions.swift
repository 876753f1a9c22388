import Foundation
import ShapeGeometry

// Expressions: code that leaves a value in a slot.

extension Lowerer {
  /// Lowers an expression and returns the slot of its value. This is `target`, if one is given.
  mutating func lowerExpression(_ expression: Expression, into target: Slot?) throws(CheckFailure) -> Slot {
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
    case .field(let base, let name) where checker.declarations.isReference(concrete(base.type)):
      let slot = target ?? builder.allocate(layout)
      try freeing { (lowerer) throws(CheckFailure) in
        try lowerer.makeField(of: base, name, layout, in: slot, at: expression.offset)
      }
      return slot
    case .exactly(let object): return try lower(object, into: target)
    case .convert(let object)
    where checker.declarations.isReference(concrete(object.type))
      && checker.declarations.isReference(concrete(expression.type)):
      return try lower(object, into: target)
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

  func word(_ number: Int, _ type: Type) -> UInt64 {
    if type == .float { return UInt64(Float(number).bitPattern) }
    return type.isFloating ? Double(number).bitPattern : UInt64(UInt(bitPattern: number))
  }

  func word(_ number: Double, _ type: Type) -> UInt64 {
    type == .float ? UInt64(Float(number).bitPattern) : number.bitPattern
  }

  mutating func part(
    of base: Expression, at position: Layout, _ layout: Layout, into target: Slot?
  ) throws(CheckFailure) -> Slot {
    let slot = try lower(base).advanced(by: position)
    guard let target else { return slot }
    copy(slot, to: target, layout)
    return target
  }

  /// Lowers an expression and leaves its value in `slot`.
  private mutating func make(_ whole: Expression, _ layout: Layout, in slot: Slot) throws(CheckFailure) {
    let expression = try withIndicesFirst(whole) ?? whole
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
      precondition(!Program.isVerified || type.wrapped != nil, "nil of the type \(type)")
      clear(layout, in: slot)
    case .global(let id): try loadGlobal(id, layout, in: slot)
    case .tuple(let values):
      guard case .metatype(let held) = type else {
        try makeParts(values, in: slot)
        return
      }
      // A protocol by itself is no type that a value has.
      if layout == .word {
        setWord(slot.word, to: checker.declarations.isExistential(held) ? .max : UInt64(tag(of: held)))
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
    case .call(let id, let types, let arguments) where makesObject(id, arguments):
      try makeObject(checker.functions[id].isFailable ? type.wrapped ?? type : type, id, types, arguments, in: slot)
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
      trap(.foundNil(sourceName(of: value)))
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
    case .variable, .field, .component, .exactly: try lower(expression, into: slot)
    case .identity(let value): try makeIdentity(of: value, in: slot)
    case .typeTag(let value): try makeTag(of: value, in: slot)
    case .attempt(let value, let isOptional): try makeAttempt(value, optional: isOptional, layout, in: slot)
    case .cast(let value): try makeCast(of: value, to: concrete(type.wrapped ?? type), in: slot)
    case .typeTest(let value, let type): try makeTest(of: value, type, in: slot)
    case .deferred: throw CheckFailure.silent
    }
  }
}
