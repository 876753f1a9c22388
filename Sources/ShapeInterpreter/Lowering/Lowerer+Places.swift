// Places: slots in which an lvalue can be changed, and the code that stores the change back.

extension Lowerer {
  /// Makes a slot with the value of an lvalue, to be changed there. `closePlace` stores the change back.
  mutating func openPlace(_ expression: Expression) throws(CheckFailure) -> Place {
    if let observers = observers(of: expression) { return try openObserved(expression, observers) }
    return try openUnobserved(expression)
  }

  /// Opens an lvalue as `open` does, but ignores the observers of the lvalue itself.
  mutating func openUnobserved(_ expression: Expression) throws(CheckFailure) -> Place {
    switch expression.kind {
    case .address(let value): return try open(value)
    case .variable(let id):
      guard let home = builder.homes[id] else { throw CheckFailure.silent }
      guard home.isCell else { return Place(slot: home.slot) }
      let layout = try layout(of: expression.type)
      let slot = builder.allocate(layout)
      emitPart(.takePart, home.slot.word, slot, layout)
      return Place(slot: slot, returns: [.part(home.slot.word, slot, layout, at: .none)])
    case .global(let id):
      let layout = try layout(of: expression.type)
      let slot = try lower(expression)
      return Place(slot: slot, returns: [.global(try globalNumber(id, layout), slot, layout)])
    case .field(let base, let name) where checker.declarations.isReference(concrete(base.type)):
      let (position, _) = try field(name, of: base.type, at: expression.offset)
      let layout = try layout(of: expression.type)
      let reference = builder.allocate(.word)
      try lower(base, into: reference)
      let slot = builder.allocate(layout)
      emitPart(.takePart, reference.word, slot, layout, at: position)
      return Place(slot: slot, returns: [.part(reference.word, slot, layout, at: position)])
    case .field(let base, let name):
      let (position, _) = try field(name, of: base.type, at: expression.offset)
      return try openPart(of: base, at: position)
    case .component(let base, let index): return try openPart(of: base, at: try component(index, of: base.type))
    case .unwrap(let base):
      let place = try open(base)
      let jump = builder.emitJump(.jumpIf, place.slot.word)
      builder.stand(at: expression.offset)
      trap(.foundNil(sourceName(of: base)))
      builder.land(jump)
      return Place(slot: place.slot.advanced(by: .word), returns: place.returns)
    case .requirement(let requirement, let arguments) where requirement.isAccessed:
      guard var base = arguments.first else { throw CheckFailure.silent }
      base.type = concrete(base.type)
      let indices = Array(arguments.dropFirst())
      if checker.declarations.isExistential(base.type) {
        return try openProperty(requirement, base, indices, expression)
      }
      if requirement.name.hasPrefix("subscript(") {
        let asked = Asked(taking: indices.map { concrete($0.type) }, giving: concrete(expression.type))
        let witness = try witness(of: requirement, in: base.type, asked, at: expression.offset)
        guard case .function(let id, let types)? = witness else {
          throw nonconforming(base.type, requirement.name, at: expression.offset)
        }
        return try open(Expression(.call(id, types, [base] + indices), expression.type, at: expression.offset))
      }
      guard let property = try checker.finishedProperty(requirement.name, of: base, at: expression.offset) else {
        throw nonconforming(base.type, requirement.name, at: expression.offset)
      }
      guard agrees(concrete(property.type), concrete(expression.type)) else {
        let note = (Note.candidateType(concrete(property.type)), property.offset)
        throw nonconforming(base.type, requirement.name, at: expression.offset, candidates: [note])
      }
      return try open(property)
    case .subscripted(let base, let index): return try openSubscript(base, index, expression)
    case .native(let row, let types, let arguments):
      guard let setter = setter(of: row) else { return try openValue(expression) }
      return try openProperty(row, setter, types, arguments, try layout(of: expression.type))
    case .call(let id, let types, let arguments):
      guard let setter = setter(of: id) else { return try openValue(expression) }
      return try openProperty(id, setter, types, arguments, expression)
    default: return try openValue(expression)
    }
  }

  /// Stores a changed value back to where `openPlace` took it from. Call it once on each path of
  /// control flow that leaves the change.
  mutating func closePlace(_ place: Place) throws(CheckFailure) {
    for step in place.returns.reversed() {
      switch step {
      case .part(let word, let slot, let layout, let position):
        emitPart(.storePart, word, slot, layout, at: position)
      case .global(let number, let slot, let layout): emitGlobal(.storeGlobal, number, slot, layout)
      case .element(let replace, let slot, let array, let index): call(replace, [slot, array, index])
      case .property(let write, let slots, let sized): call(write, slots, checkingSizeOf: sized)
      case .setter(let id, let types, let value, let base): try store(value, by: id, types, on: base)
      case .existential(let property, let box, let value): try assign(value, to: property, on: box)
      case .keyPath(let setter, let whole, let new):
        let address = Expression(.address(whole), whole.type, at: whole.offset)
        try makeApplication(setter, [address, new], .none, in: builder.allocate(.none))
      case .observed(let change): try finish(change)
      }
    }
  }

  /// Emits an assignment of a slot to an lvalue.
  private mutating func replace(_ target: Expression, by slot: Slot, _ layout: Layout) throws(CheckFailure) {
    let place = try open(target)
    move(slot, to: place.slot, layout)
    try close(place)
  }

  /// Opens the value of an rvalue. Changes to it are lost.
  private mutating func openValue(_ expression: Expression) throws(CheckFailure) -> Place {
    let slot = builder.allocate(try layout(of: expression.type))
    try lower(expression, into: slot)
    return Place(slot: slot)
  }

  private mutating func openPart(of base: Expression, at position: Layout) throws(CheckFailure) -> Place {
    let place = try open(base)
    return Place(slot: place.slot.advanced(by: position), returns: place.returns)
  }

  /// Reads a property or subscript of the file with its getter. The changed value is passed to its setter.
  private mutating func openProperty(
    _ getter: FunctionID, _ setter: FunctionID, _ types: [GenericParameter: Type], _ arguments: [Expression],
    _ expression: Expression
  ) throws(CheckFailure) -> Place {
    let layout = try layout(of: expression.type)
    let slot = builder.allocate(layout)
    let value = held(slot, expression.type, layout)
    guard let base = arguments.first,
      checker.signatures.functions[getter].map({ $0.parameters.count < arguments.count }) ?? false
    else {
      // For a static, local or global property there is no receiver to store back.
      let indices = try arguments.map { (index) throws(CheckFailure) in try pinned(index) }
      try makeCall(getter, types, indices, layout, in: slot)
      return Place(slot: slot, returns: [.setter(setter, types, value, on: indices)])
    }
    let indices = try arguments.dropFirst().map { (index) throws(CheckFailure) in try pinned(index) }
    let isReference = checker.declarations.isReference(concrete(base.type))
    let receiver = isReference ? Place(slot: Slot(0, 0)) : try open(base)
    let object =
      try isReference ? pinnedObject(base) : held(receiver.slot, base.type, try self.layout(of: base.type))
    let whole = [object] + indices
    try makeCall(getter, types, whole, layout, in: slot)
    return Place(slot: slot, returns: receiver.returns + [.setter(setter, types, value, on: whole)])
  }

  /// Reads a property or subscript of an existential. The changed value is assigned to it again.
  private mutating func openProperty(
    _ requirement: Requirement, _ base: Expression, _ indices: [Expression], _ expression: Expression
  ) throws(CheckFailure) -> Place {
    let layout = try layout(of: expression.type)
    let slot = builder.allocate(layout)
    let indices = try indices.map { (index) throws(CheckFailure) in try pinned(index) }
    let receiver = try open(base)
    let whole = [held(receiver.slot, base.type, errorLayout)] + indices
    try makeDispatch(requirement, whole, concrete(expression.type), in: slot)
    let value = held(slot, concrete(expression.type), layout)
    return Place(slot: slot, returns: receiver.returns + [.existential(requirement, whole, value)])
  }

  /// Calls a setter or an observer.
  mutating func store(
    _ value: Expression, by setter: FunctionID, _ types: [GenericParameter: Type], on base: [Expression]
  ) throws(CheckFailure) {
    let nothing = builder.allocate(.none)
    try makeCall(setter, types, base + [value], .none, in: nothing)
  }

  /// Lowers `target op= value`: the indices of the target are evaluated first, then the value, then
  /// the target is changed in place.
  mutating func modify(
    _ target: Expression, _ holder: VariableID, _ value: Expression, _ operand: VariableID, _ combined: Expression
  ) throws(CheckFailure) {
    let target = try withPinnedIndices(target)
    let size = try layout(of: value.type)
    var slot = try lower(value)
    if case .variable = value.kind {
      // The target may be the same variable.
      let copied = builder.allocate(size)
      copy(slot, to: copied, size)
      slot = copied
    }
    builder.homes[operand] = .init(slot: slot, layout: size)
    let layout = try layout(of: target.type)
    let place = try open(target)
    builder.homes[holder] = .init(slot: place.slot, layout: layout)
    try assign(combined, to: Expression(.variable(holder), target.type, at: target.offset))
    try close(place)
  }

  /// Assigns a value to an lvalue. The indices of the lvalue are evaluated before the value.
  mutating func assign(_ value: Expression, to target: Expression) throws(CheckFailure) {
    let target = value.mayChangeVariables || target.mayChangeVariables ? try withPinnedIndices(target) : target
    switch target.kind {
    case .variable(let id) where checker.variables[id].isDropped:
      try freeing { (lowerer) throws(CheckFailure) in _ = try lowerer.lower(value) }
    case .variable(let id) where observers(of: target) == nil:
      guard let home = builder.homes[id] else { throw CheckFailure.silent }
      if home.isCell {
        emitPart(.storePart, home.slot.word, try lower(value), home.layout)
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
    // The default of a missing key is evaluated after the value, as if the element were read before it is replaced.
    case .native(let row, let types, let arguments)
    where setter(of: row) != nil && row.baseName == "subscript" && !hasLazyDefault(row, arguments):
      guard let setter = setter(of: row) else { return }
      try assignProperty(value, setter, types, arguments)
    case .subscripted(let base, let index)
    where concrete(base.type).arrayElement != nil && concrete(index.type) == .int:
      let layout = try layout(of: target.type)
      let slot = builder.allocate(layout)
      try lower(value, into: slot)
      let position = builder.allocate(.word)
      try lower(index, into: position)
      let array = try open(base)
      call(ArrayRows.replaceElement(layout), [slot, array.slot, position])
      try close(array)
    case .call(let id, let types, let arguments) where setter(of: id) != nil:
      guard let setter = setter(of: id) else { return }
      try store(value, by: setter, types, on: arguments)
    default:
      let layout = try layout(of: target.type)
      let slot = builder.allocate(layout)
      try lower(value, into: slot)
      try replace(target, by: slot, layout)
    }
  }
}
