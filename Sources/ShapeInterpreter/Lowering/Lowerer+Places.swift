// Places: where a value can be changed, and how the change finds its way back.

extension Lowerer {
  /// Gives `body` a slot that holds the value of an expression, and carries changes of the slot back to where the value came from.
  // Optimizing would copy it for every closure that it is handed, and those for theirs, without end.
  @_optimize(none)
  mutating func withPlace(
    of expression: Expression, _ body: (inout Lowerer, Slot) throws(CheckFailure) -> Void
  ) throws(CheckFailure) {
    let layout = try layout(of: expression.type)
    switch expression.kind {
    case .address(let value):
      try withPlace(of: value, body)
    case .variable(let id):
      guard let home = builder.homes[id] else { throw CheckFailure.silent }
      guard home.isCell else { return try body(&self, home.slot) }
      let slot = builder.allocate(layout)
      emitCell(.takeCell, home.slot.word, slot, layout)
      try body(&self, slot)
      emitCell(.storeCell, home.slot.word, slot, layout)
    case .global(let id):
      let slot = try lower(expression)
      try body(&self, slot)
      emitGlobal(.storeGlobal, try globalNumber(id, layout), slot, layout)
    case .field(let base, let name) where observers(of: name, in: base) != nil:
      guard let observers = observers(of: name, in: base) else { throw CheckFailure.silent }
      let base = try withPinnedIndices(base)
      let stored = Expression(.field(base, name), expression.type, at: expression.offset)
      let old = try pinned(stored)
      let new = try pinned(old)
      let types = substitution
      try body(&self, try lower(new))
      if let id = observers.willSet { try store(new, by: id, types, on: [base]) }
      let (position, _) = try field(name, of: base.type, at: expression.offset)
      try withPlace(of: base) { (lowerer, slot) throws(CheckFailure) in
        lowerer.copy(try lowerer.lower(new), to: slot.advanced(by: position), layout)
      }
      if let id = observers.didSet { try store(old, by: id, types, on: [base]) }
    case .field(let base, let name):
      let (position, _) = try field(name, of: base.type, at: expression.offset)
      try withPlace(of: base) { (lowerer, slot) throws(CheckFailure) in
        try body(&lowerer, slot.advanced(by: position))
      }
    case .component(let base, let index):
      let position = try component(index, of: base.type)
      try withPlace(of: base) { (lowerer, slot) throws(CheckFailure) in
        try body(&lowerer, slot.advanced(by: position))
      }
    case .unwrap(let base):
      try withPlace(of: base) { (lowerer, slot) throws(CheckFailure) in
        let jump = lowerer.builder.emitJump(.jumpIf, slot.word)
        lowerer.trap("unexpectedly found nil while unwrapping an Optional value")
        lowerer.builder.land(jump)
        try body(&lowerer, slot.advanced(by: .word))
      }
    case .requirement(let requirement, let arguments) where !requirement.name.contains("("):
      guard var base = arguments.first else { throw CheckFailure.silent }
      base.type = concrete(base.type)
      guard let property = try checker.property(requirement.name, of: base, at: expression.offset) else {
        throw checker.failure("'\(base.type)' has no '\(requirement.name)'", at: expression.offset)
      }
      try withPlace(of: try checker.settle(property), body)
    case .subscripted(let base, let index): try withSubscript(base, index, expression, body)
    case .native(let row, let types, let arguments) where setter(of: row) != nil:
      guard let setter = setter(of: row) else { throw CheckFailure.silent }
      try withProperty(row, setter, types, arguments, layout, body)
    case .call(let id, let types, let arguments) where setter(of: id) != nil:
      guard let setter = setter(of: id), let base = arguments.first else { throw CheckFailure.silent }
      let slot = builder.allocate(layout)
      let value = checker.makeVariable("", expression.type, mutable: true)
      builder.homes[value] = .init(slot: slot, layout: layout)
      let indices = try arguments.dropFirst().map { (index) throws(CheckFailure) in try pinned(index) }
      let holder = checker.makeVariable("", base.type, mutable: true)
      try withPlace(of: base) { (lowerer, receiver) throws(CheckFailure) in
        lowerer.builder.homes[holder] = .init(slot: receiver, layout: try lowerer.layout(of: base.type))
        let whole = [Expression(.variable(holder), base.type, at: expression.offset)] + indices
        try lowerer.makeCall(id, types, whole, layout, in: slot)
        try body(&lowerer, slot)
        try lowerer.store(
          Expression(.variable(value), expression.type, at: expression.offset), by: setter, types, on: whole)
      }
    default:
      let slot = builder.allocate(layout)
      try lower(expression, into: slot)
      try body(&self, slot)
    }
  }

  /// The observers that a change of a property calls: none in its type's initializers and in the observers themselves.
  private func observers(of name: String, in base: Expression) -> Observers? {
    guard let nominal = concrete(base.type).nominal, let found = checker.members[nominal]?.observers[name] else {
      return nil
    }
    if case .variable(let id) = base.kind, checker.variables[id].name == "self", let current = builder.function {
      let function = checker.functions[current]
      if function.kind == .initializer || current == found.willSet || current == found.didSet { return nil }
    }
    return found
  }

  /// The setter of the library property that a row reads.
  private func setter(of row: NativeRow) -> NativeRow? {
    guard row.role == .getter, let owner = row.owner?.nominal else { return nil }
    return checker.library.setters[owner]?[row.setterName]
  }

  /// The setter of the property that a getter reads.
  private func setter(of id: FunctionID) -> FunctionID? {
    if let setter = checker.subscriptSetters[id] { return setter }
    let function = checker.functions[id]
    guard function.kind == .getter, let owner = function.owner?.nominal else { return nil }
    return checker.members[owner]?.setters[function.name]
  }

  private mutating func store(
    _ value: Expression, by setter: FunctionID, _ types: [GenericParameter: Type], on base: [Expression]
  ) throws(CheckFailure) {
    let nothing = builder.allocate(.none)
    try makeCall(setter, types, base + [value], .none, in: nothing)
  }

  /// The expression evaluated now, as a variable that holds its value.
  mutating func pinned(_ expression: Expression) throws(CheckFailure) -> Expression {
    let layout = try layout(of: expression.type)
    let slot = builder.allocate(layout)
    try lower(expression, into: slot)
    return held(slot, expression.type, layout)
  }

  /// A slot as a variable.
  mutating func held(_ slot: Slot, _ type: Type, _ layout: Layout) -> Expression {
    let id = checker.makeVariable("", type, mutable: true)
    builder.homes[id] = .init(slot: slot, layout: layout)
    return Expression(.variable(id), type, at: builder.offset)
  }

  /// The target with every index in it evaluated, so that reading and writing it do not evaluate them twice.
  mutating func withPinnedIndices(_ target: Expression) throws(CheckFailure) -> Expression {
    var result = target
    switch target.kind {
    case .field(let base, let name): result.kind = .field(try withPinnedIndices(base), name)
    case .component(let base, let index): result.kind = .component(try withPinnedIndices(base), index)
    case .unwrap(let base): result.kind = .unwrap(try withPinnedIndices(base))
    case .address(let base): result.kind = .address(try withPinnedIndices(base))
    case .subscripted(let base, let index):
      result.kind = .subscripted(try withPinnedIndices(base), try pinned(index))
    case .call(let id, let types, var arguments) where setter(of: id) != nil && !arguments.isEmpty:
      arguments[0] = try withPinnedIndices(arguments[0])
      for index in arguments.indices.dropFirst() { arguments[index] = try pinned(arguments[index]) }
      result.kind = .call(id, types, arguments)
    case .native(let row, let types, var arguments) where setter(of: row) != nil && !arguments.isEmpty:
      arguments[0] = try withPinnedIndices(arguments[0])
      for index in arguments.indices.dropFirst() { arguments[index] = try pinned(arguments[index]) }
      result.kind = .native(row, types, arguments)
    default: break
    }
    return result
  }

  /// `target op= value`: the target's indices first, then the value, then the change in place.
  mutating func modify(
    _ target: Expression, _ holder: VariableID, _ value: Expression, _ operand: VariableID, _ combined: Expression
  ) throws(CheckFailure) {
    let target = try withPinnedIndices(target)
    let size = try layout(of: value.type)
    var slot = try lower(value)
    if case .variable = value.kind {
      // The target may be that very variable.
      let copied = builder.allocate(size)
      copy(slot, to: copied, size)
      slot = copied
    }
    builder.homes[operand] = .init(slot: slot, layout: size)
    let layout = try layout(of: target.type)
    try withPlace(of: target) { (lowerer, place) throws(CheckFailure) in
      lowerer.builder.homes[holder] = .init(slot: place, layout: layout)
      try lowerer.assign(combined, to: Expression(.variable(holder), target.type, at: target.offset))
    }
  }

  /// Assigns a value to what an expression refers to.
  mutating func assign(_ value: Expression, to target: Expression) throws(CheckFailure) {
    switch target.kind {
    case .variable(let id):
      guard let home = builder.homes[id] else {
        throw checker.failure("'\(checker.variables[id].name)' cannot be assigned here", at: target.offset)
      }
      if home.isCell {
        emitCell(.storeCell, home.slot.word, try lower(value), home.layout)
      } else if value.readsBeforeWriting {
        try lower(value, into: home.slot)
      } else {
        let slot = builder.allocate(home.layout)
        try lower(value, into: slot)
        move(slot, to: home.slot, home.layout)
      }
    case .tuple(let targets):
      let whole = builder.allocate(try layout(of: value.type))
      try lower(value, into: whole)
      var place = whole
      for part in targets {
        let size = try layout(of: part.type)
        let holder = checker.makeVariable("", part.type, mutable: false)
        builder.homes[holder] = .init(slot: place, layout: size)
        try assign(Expression(.variable(holder), part.type, at: part.offset), to: part)
        place = place.advanced(by: size)
      }
    case .native(let row, let types, let arguments) where setter(of: row) != nil && row.baseName == "subscript":
      guard let setter = setter(of: row) else { return }
      try assignProperty(value, setter, types, arguments)
    case .subscripted(let base, let index)
    where concrete(base.type).arrayElement != nil && concrete(index.type) == .int:
      let layout = try layout(of: target.type)
      let slot = builder.allocate(layout)
      try lower(value, into: slot)
      let position = builder.allocate(.word)
      try lower(index, into: position)
      try withPlace(of: base) { (lowerer, array) throws(CheckFailure) in
        lowerer.call(ArrayRows.replaceElement(layout), [slot, array, position])
      }
    case .call(let id, let types, let arguments) where setter(of: id) != nil:
      guard let setter = setter(of: id) else { return }
      try store(value, by: setter, types, on: arguments)
    case .field(let base, let name) where observers(of: name, in: base) != nil:
      let layout = try layout(of: target.type)
      let slot = builder.allocate(layout)
      try lower(value, into: slot)
      try withPlace(of: target) { (lowerer, place) throws(CheckFailure) in lowerer.move(slot, to: place, layout) }
    default:
      let layout = try layout(of: target.type)
      let slot = builder.allocate(layout)
      try lower(value, into: slot)
      try withPlace(of: target) { (lowerer, place) throws(CheckFailure) in lowerer.move(slot, to: place, layout) }
    }
  }
}

extension Expression {
  /// Whether all that it reads is read before its value is written, so that it may be made in the variable that it reads.
  var readsBeforeWriting: Bool {
    switch kind {
    case .integer, .decimal, .boolean, .variable, .arithmetic, .negation, .comparison, .global, .subscripted: true
    case .native(let row, _, _): row.readsBeforeWriting
    default: false
    }
  }
}
