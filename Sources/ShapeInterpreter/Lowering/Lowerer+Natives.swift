// Calls of library members.

extension Lowerer {
  mutating func makeNative(
    _ row: NativeRow, _ types: [GenericParameter: Type], _ arguments: [Expression], _ type: Type, in slot: Slot
  ) throws(CheckFailure) {
    switch row.body {
    case .constant(let constant): return load(constant, into: slot)
    case .builder(let start): return try makeBuilt(start, arguments[0], type, in: slot)
    case .instruction(let opcode, let number):
      let words = try lowerAll(arguments).map(\.word)
      return builder.emit(opcode, slot.word, words[0], words.count > 1 ? words[1] : number)
    case .memberwise: return try makeParts(arguments, in: slot)
    case .range(let body, let kind):
      let bound = concrete(row.generics.first.flatMap { types[$0] } ?? .void)
      if body.native(kind, bound) == nil {
        return try makeRange(body, kind, bound, try lowerAll(arguments), named: row.name, in: slot)
      }
    case .native, .generic, .keyed, .typed, .identity, .stateful: break
    }
    guard let native = try native(of: row, types)?.body else { throw CheckFailure.silent }
    for argument in arguments { weigh(try layout(of: argument.type)) }
    if hasLazyDefault(row, arguments) {
      try lower(try elementOrDefault(types, arguments), into: slot)
      return
    }
    if row.role == .mutating || row.role == .setter, var receiver = arguments.first {
      // The indices of the receiver are evaluated before the arguments.
      if arguments.dropFirst().contains(where: \.mayChangeVariables) { receiver = try withPinnedIndices(receiver) }
      let slots = try lowerAll(Array(arguments.dropFirst()), besides: receiver.root)
      let objects = try layout(of: receiver.type).objects
      let isSized = !row.isLimited && objects > 0
      let place = try open(receiver)
      call(native, [slot, place.slot] + slots, checkingSizeOf: isSized ? 1 : nil)
      try close(place)
    } else {
      let isSized = try layout(of: type).objects > 0
      let slots = [slot] + (try lowerAll(arguments))
      if row.result == .node { builder.emit(.locate) }
      call(native, slots, checkingSizeOf: isSized ? 0 : nil)
    }
  }

  /// Lowers arguments. A variable is copied if evaluating a later argument, or the call itself, may change it.
  private mutating func lowerAll(
    _ arguments: [Expression], besides changed: VariableID? = nil
  ) throws(CheckFailure) -> [Slot] {
    var slots: [Slot] = []
    for (index, argument) in arguments.enumerated() {
      let slot = try lower(argument)
      let isVariable = if case .variable = argument.kind { true } else { false }
      if isVariable && arguments[(index + 1)...].contains(where: \.mayChangeVariables)
        || changed != nil && argument.root == changed
      {
        let layout = try layout(of: argument.type)
        let copied = builder.allocate(layout)
        copy(slot, to: copied, layout)
        slots.append(copied)
      } else {
        slots.append(slot)
      }
    }
    return slots
  }

  /// Lowers `Path { … }`. The closure's code is inlined and works on the result itself.
  private mutating func makeBuilt(
    _ start: Constant, _ closure: Expression, _ type: Type, in slot: Slot
  ) throws(CheckFailure) {
    let layout = try layout(of: type)
    let value = builder.allocate(layout)
    load(start, into: value)
    if case .closure(let tree) = closure.kind, let parameter = tree.parameters.first {
      builder.homes[parameter.variable] =
        celled.contains(parameter.variable) ? makeCell(value, layout) : .init(slot: value, layout: layout)
      try inline(tree.body, result: nil, .none)
      let final = try self.value(of: parameter.variable)
      move(final, to: slot, layout)
    } else {
      let function = try lower(closure)
      let area = builder.allocate(layout)
      move(value, to: area, layout)
      builder.emit(.callClosure, function.object, area.word, area.object)
      move(area, to: slot, layout)
    }
  }
}

extension Expression {
  /// The variable that the expression is, or is a part of; nil for other expressions.
  fileprivate var root: VariableID? {
    switch kind {
    case .variable(let id): id
    case .field(let base, _), .component(let base, _), .address(let base), .unwrap(let base), .convert(let base):
      base.root
    default: nil
    }
  }
}
