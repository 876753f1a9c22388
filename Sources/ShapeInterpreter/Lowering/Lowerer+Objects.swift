// Objects: instances of classes, made in the heap, filled by initializers, and referred to by a word.

extension Lowerer {
  /// Makes an object of a class type, and fills it with an initializer.
  mutating func makeObject(
    _ type: Type, _ id: FunctionID, _ types: [GenericParameter: Type], _ arguments: [Expression], in slot: Slot
  ) throws(CheckFailure) {
    let layout = try objectLayout(of: type)
    let reference = builder.allocate(.word)
    let place = list([Slot(layout.words, layout.objects)], frameSlots: 0)
    builder.weigh(layout.words / 2 + layout.objects * 2)
    builder.emit(.makeObject, reference.word, Int32(tag(of: type)), place)
    let isFailable = checker.functions[id].isFailable
    let object = held(reference, type, .word)
    let result = builder.allocate(isFailable ? .word : .none)
    try fill(object, with: id, types, arguments, in: result)
    try endLater(reference, type, if: isFailable ? result : nil)
    if isFailable { builder.emit(.copyWord, slot.word, result.word) }
    builder.emit(.copyWord, slot.word + (isFailable ? 1 : 0), reference.word)
  }

  /// Lets the deinitializers of an object's class run once nothing leads to the object: its own, then those of its
  /// superclasses. `made` holds whether a failable initializer has made the object.
  private mutating func endLater(_ reference: Slot, _ type: Type, if made: Slot?) throws(CheckFailure) {
    var known: Type? = type
    while let owner = known {
      known = checker.superclass(of: owner)
      guard let id = owner.nominal.flatMap({ checker.types[$0]?.deinitializer }) else { continue }
      try require(id)
      try freeing { (lowerer) throws(CheckFailure) in
        let code = lowerer.builder.allocate(.object)
        let types = lowerer.checker.declarations.genericArguments(of: owner)
        try lowerer.makeFunctionValue(id, types, lowerer.held(reference, owner, .word), in: code)
        lowerer.builder.weigh(1)
        lowerer.call(
          { frame, slots in
            guard made == nil || frame[bool: slots[1].word], let allowance = frame.allowance,
              allowance.pointee.view != nil, let code = ClosureCode.load(from: frame, at: slots[0]).closure
            else { return }
            allowance.pointee.heap.addEnding(code)
          }, [code, made ?? code])
      }
    }
  }

  /// Throws the diagnostics of a body that may never run.
  private mutating func require(_ id: FunctionID) throws(CheckFailure) {
    let body = try checker.checkBody(of: id)
    guard !body.isSound else { return }
    for case let fault? in body.faults ?? [] { checker.report(.complaint(fault)) }
    throw CheckFailure.silent
  }

  /// Calls an initializer for an object. The properties of the classes below the one that declares it get the values
  /// in their declarations.
  mutating func fill(
    _ object: Expression, with id: FunctionID, _ types: [GenericParameter: Type], _ arguments: [Expression],
    in slot: Slot
  ) throws(CheckFailure) {
    // One that calls another initializer leaves the properties to that.
    var known: Type? = checker.functions[id].isConvenience ? nil : concrete(object.type)
    let owner = checker.functions[id].owner?.nominal
    while let type = known, type.nominal != owner {
      try fillProperties(of: object, as: type)
      known = checker.superclass(of: type)
    }
    let isFailable = checker.functions[id].isFailable
    try makeDirectCall(id, types, [object] + arguments, isFailable ? .word : .none, in: slot)
  }

  /// Gives the properties of one class of an object the values in their declarations.
  mutating func fillProperties(of object: Expression, as type: Type) throws(CheckFailure) {
    guard let nominal = type.nominal, let declared = checker.types[nominal] else { return }
    let types = checker.declarations.genericArguments(of: type)
    for property in declared.properties {
      let (position, known) = try field(property.name, of: type, at: property.offset)
      // A new object consists of zeros, which are nil.
      guard property.value != nil || checker.ownWrapper(of: property, in: nominal) != nil else { continue }
      try freeing { (lowerer) throws(CheckFailure) in
        let value = try lowerer.checker.madeValue(of: property, in: nominal, types, at: property.offset)
        let layout = try lowerer.layout(of: known)
        let slot = try lowerer.lower(value, into: lowerer.builder.allocate(layout))
        let reference = try lowerer.lower(object)
        lowerer.emitPart(.storePart, reference.word, slot, layout, at: position)
      }
    }
  }

  /// Lowers the body of a class's initializer, whose object is its receiver.
  mutating func lowerFilling(
    _ body: FunctionBody, _ id: FunctionID, _ receiver: VariableID
  ) throws(CheckFailure) {
    let type = concrete(checker.functions[id].owner ?? .void)
    if !checker.functions[id].isConvenience {
      let object = Expression(.variable(receiver), type, at: builder.offset)
      try fillProperties(of: object, as: type)
    }
    try lower(body.statements)
    // Reached from the end of the body and from a `return` without a value.
    for jump in builder.exits[0].jumps { builder.land(jump) }
    builder.exits[0].jumps = []
    try lower(body.epilogue)
    if checker.functions[id].isFailable { setWord(0, to: 1) }
    for jump in failures { builder.land(jump) }
    failures = []
  }

  /// Reads a property of an object.
  mutating func makeField(
    of base: Expression, _ name: String, _ layout: Layout, in slot: Slot, at offset: Int
  ) throws(CheckFailure) {
    let (position, _) = try field(name, of: base.type, at: offset)
    let reference = try lower(base)
    emitPart(.loadPart, reference.word, slot, layout, at: position)
  }

  /// Returns an object that a part belongs to, evaluated once. Changing the part does not change the reference.
  mutating func pinnedObject(_ object: Expression) throws(CheckFailure) -> Expression {
    switch object.kind {
    case .variable(let id) where !checker.variables[id].isMutable && !celled.contains(id): return object
    case .exactly(let inner): return Expression(.exactly(try pinnedObject(inner)), object.type, at: object.offset)
    case .convert(let inner) where checker.declarations.isReference(concrete(inner.type)):
      return Expression(.convert(try pinnedObject(inner)), object.type, at: object.offset)
    default: return try pinned(object)
    }
  }
}
