// Dispatch: what depends on the type of the value in an existential. Each is a function with a branch for each type in
// a box.

extension Lowerer {
  /// Lowers a call of a member of a protocol on an existential.
  mutating func makeDispatch(
    _ requirement: Requirement, _ arguments: [Expression], _ result: Type, in slot: Slot
  ) throws(CheckFailure) {
    let rest = arguments.dropFirst()
    let dispatcher = Dispatcher(
      existential: concrete(arguments[0].type), use: .call(requirement),
      parameters: rest.map { concrete($0.type) },
      isInout: rest.map { if case .address = $0.kind { true } else { false } }, result: result)
    try call(dispatcher, arguments, in: slot)
  }

  /// Assigns a value to a property or subscript of an existential.
  ///
  /// - Parameter whole: the existential and the indices of a subscript.
  mutating func assign(
    _ value: Expression, to requirement: Requirement, on whole: [Expression]
  ) throws(CheckFailure) {
    let rest = whole.dropFirst() + [value]
    let dispatcher = Dispatcher(
      existential: concrete(whole[0].type), use: .assignment(requirement),
      parameters: rest.map { concrete($0.type) }, isInout: rest.map { _ in false }, result: .void)
    try call(dispatcher, whole + [value], in: builder.allocate(.none))
  }

  /// Puts the value in an existential into a string, as one of its own type is.
  mutating func makePrinted(_ value: Expression, isNested: Bool, in slot: Slot) throws(CheckFailure) {
    let dispatcher = Dispatcher(
      existential: concrete(value.type), use: .printing(isNested: isNested), parameters: [], isInout: [],
      result: .string)
    try call(dispatcher, [value], in: slot)
  }

  /// Compares the values in two AnyHashables.
  mutating func makeEqualHashables(_ a: Expression, _ b: Expression, in slot: Slot) throws(CheckFailure) {
    let dispatcher = Dispatcher(
      existential: .anyHashable, use: .equality, parameters: [.anyHashable], isInout: [false], result: .bool)
    try call(dispatcher, [a, b], in: slot)
  }

  private mutating func call(
    _ dispatcher: Dispatcher, _ arguments: [Expression], in slot: Slot
  ) throws(CheckFailure) {
    let isInout = [dispatcher.changesReceiver] + dispatcher.isInout
    try call(
      .dispatch(dispatcher), arguments, isInout: isInout, try layout(of: dispatcher.result), in: slot,
      throwing: isInout.contains(true))
  }

  /// Lowers the function that uses the value in an existential as its own type says.
  mutating func lower(_ dispatcher: Dispatcher, calledAt offset: Int) throws(CheckFailure) {
    guard let bound = dispatcher.existential.nominal else { throw CheckFailure.silent }
    let result = try layout(of: dispatcher.result)
    builder = FunctionBuilder(result: result, at: offset, isPrelude: true)
    let box = builder.allocate(errorLayout)
    if dispatcher.changesReceiver { keep(box, errorLayout) }
    var arguments: [Expression] = []
    for (type, isInout) in zip(dispatcher.parameters, dispatcher.isInout) {
      let layout = try layout(of: type)
      let slot = builder.allocate(layout)
      if isInout { keep(slot, layout) }
      arguments.append(held(slot, type, layout))
    }
    builder.endParameters()
    builder.exits = [.init(slot: Slot(0, 0), layout: result)]
    let test = builder.allocate(.word)
    let candidates = boxed.indices.filter { checker.conforms(boxed[$0], to: bound) }
    for index in candidates.dropLast() {
      try makeBranch(for: index, of: box, test) { (lowerer) throws(CheckFailure) in
        try lowerer.lower(dispatcher, onContentOf: box, lowerer.boxed[index], arguments)
      }
    }
    // The last candidate needs no test: a value of no other type is of this type.
    if let last = candidates.last { try lower(dispatcher, onContentOf: box, boxed[last], arguments) }
  }

  /// Lowers the branch of a dispatcher for a box with a value of one type.
  private mutating func lower(
    _ dispatcher: Dispatcher, onContentOf box: Slot, _ type: Type, _ arguments: [Expression]
  ) throws(CheckFailure) {
    let layout = try layout(of: type)
    let content = builder.allocate(layout)
    try makeContent(of: box, type, in: content)
    try lower(dispatcher, on: held(content, type, layout), arguments)
    if dispatcher.changesReceiver { call(ArrayRows.literal(layout, count: 1), [box, content]) }
  }

  /// Lowers the branch of a dispatcher for a value of one type.
  private mutating func lower(
    _ dispatcher: Dispatcher, on value: Expression, _ arguments: [Expression]
  ) throws(CheckFailure) {
    switch dispatcher.use {
    case .call(let requirement):
      let made = try member(requirement, of: value, arguments, dispatcher.parameters, dispatcher.result)
      let isWrapped = made.type != dispatcher.result
      try lower(isWrapped ? Expression(.convert(made), dispatcher.result, at: 0) : made, into: Slot(0, 0))
    case .assignment(let requirement):
      let (indices, new) = (Array(arguments.dropLast()), arguments[arguments.count - 1])
      let types = indices.map(\.type)
      try assign(new, to: try member(requirement, of: value, indices, types, new.type))
    case .printing(let isNested): try makePieceOfAny(value, isNested: isNested, in: Slot(0, 0))
    case .equality: try makeEqual(value, toHashable: arguments[0], in: Slot(0, 0))
    }
  }

  /// Returns a call of a protocol's member on a value of a concrete type, with the type that its result has there.
  private mutating func member(
    _ requirement: Requirement, of value: Expression, _ arguments: [Expression], _ parameters: [Type], _ result: Type
  ) throws(CheckFailure) -> Expression {
    var own = result
    var types: [GenericParameter: Type] = [:]
    if let id = requirement.id {
      types = checker.substitution(for: id, in: value.type)
      let signature = try checker.signature(of: id)
      for (parameter, type) in zip(signature.parameters, parameters) { parameter.type.bind(to: type, in: &types) }
      signature.result.bind(to: result, in: &types)
      own = concrete(try checker.substituted(signature.result, types))
    }
    if let id = requirement.id, requirement.isInExtension {
      return Expression(.call(id, types, [value] + arguments), own, at: 0)
    }
    return Expression(.requirement(requirement, [value] + arguments), own, at: 0)
  }
}
