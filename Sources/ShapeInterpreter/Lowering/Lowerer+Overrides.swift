// Overrides: calls of members that a subclass may declare anew. Each is a function with a branch for each class that
// objects are made of.

extension Lowerer {
  /// Lowers a call of a member that subclasses may declare anew.
  mutating func makeOverridden(
    _ id: FunctionID, _ types: [GenericParameter: Type], _ arguments: [Expression], _ layout: Layout, in slot: Slot
  ) throws(CheckFailure) {
    let needed = Set(checker.functions[id].generics)
    var own: [GenericParameter: Type] = [:]
    for (parameter, type) in substitution where needed.contains(parameter) { own[parameter] = type }
    for (parameter, type) in types where needed.contains(parameter) { own[parameter] = concrete(type) }
    let owner = (checker.functions[id].owner ?? .void).substituting(own)
    let override = Override(function: id, types: own, owner: owner)
    let isInout = [false] + (try checker.signature(of: id).parameters.map(\.isInout))
    try call(
      .override(override), arguments, isInout: isInout, layout, in: slot,
      throwing: checker.functions[id].isThrowing)
  }

  /// Lowers the function that calls the member of an object's own class.
  mutating func lower(_ override: Override, calledAt offset: Int) throws(CheckFailure) {
    substitution = override.types
    let id = override.function
    let signature = try checker.signature(of: id)
    let fillsObject = checker.functions[id].fillsObject
    let result =
      fillsObject ? (checker.functions[id].isFailable ? Type.bool : .void) : concrete(signature.result)
    let layout = try layout(of: result)
    builder = FunctionBuilder(result: layout, at: offset, isPrelude: true)
    let object = builder.allocate(.word)
    var arguments: [Expression] = []
    for parameter in signature.parameters {
      let type = concrete(parameter.type)
      let size = try self.layout(of: type)
      let slot = builder.allocate(size)
      if parameter.isInout { keep(slot, size) }
      let value = held(slot, type, size)
      arguments.append(parameter.isInout ? Expression(.address(value), type, at: offset) : value)
    }
    builder.endParameters()
    builder.exits = [.init(slot: Slot(0, 0), layout: layout)]
    let (tag, test) = (builder.allocate(.word), builder.allocate(.word))
    builder.emit(.loadTag, tag.word, object.word)
    for (index, type) in boxed.enumerated()
    where checker.declarations.isReference(type)
      && checker.ancestor(override.owner.nominal ?? .library(""), of: type) == override.owner
    {
      guard let (own, known) = try implementation(of: override, in: type) else { continue }
      try makeBranch(for: index, of: tag, test) { (lowerer) throws(CheckFailure) in
        let receiver = lowerer.held(object, type, .word)
        if fillsObject { return try lowerer.fill(receiver, with: own, known, arguments, in: Slot(0, 0)) }
        let made = lowerer.concrete(
          try lowerer.checker.substituted(try lowerer.checker.signature(of: own).result, known))
        let call = Expression(
          .call(own, known, [Expression(.exactly(receiver), type, at: offset)] + arguments), made, at: offset)
        try lowerer.lower(
          made == result ? call : Expression(.convert(call), result, at: offset), into: Slot(0, 0))
      }
    }
  }

  /// Returns the member that an object of a class has in the place of one of a superclass, with its generic arguments.
  private mutating func implementation(
    of override: Override, in type: Type
  ) throws(CheckFailure) -> (FunctionID, [GenericParameter: Type])? {
    let wanted = try checker.signature(of: override.function).parameters.map { concrete($0.type) }
    var known: Type? = type
    while let own = known, let nominal = own.nominal {
      if nominal == override.owner.nominal { return (override.function, override.types) }
      for id in checker.declarations.ownMembers(like: override.function, in: nominal) {
        var types = override.types.filter { !checker.functions[override.function].generics.contains($0.key) }
        types.merge(checker.substitution(for: id, in: own)) { $1 }
        // The member's own generic parameters are those of the overridden one, in order.
        let (others, mine) = (checker.functions[override.function].generics, checker.functions[id].generics)
        for (other, parameter) in zip(others.reversed(), mine.reversed()) where types[parameter] == nil {
          types[parameter] = override.types[other]
        }
        let given = try checker.signature(of: id).parameters.map { $0.type.substituting(types) }
        if given == wanted { return (id, types) }
      }
      known = checker.superclass(of: own)
    }
    return nil
  }
}
