// Static members and initializers of generic parameters. The type is known here, and so is its own member of that name.

/// A call of a static requirement on a known type.
private struct StaticCall {
  let requirement: Requirement
  /// The requirement's name without argument labels.
  let name: String
  let type: Type
  let arguments: [Expression]
  let asked: Asked
  let offset: Int

  /// The call as another expression of the same result.
  func tree(_ kind: Expression.Kind) -> Expression { Expression(kind, asked.result, at: offset) }
}

extension Lowerer {
  /// Lowers a call of a static requirement, or of an initializer that a protocol requires.
  mutating func makeStaticRequirement(
    _ requirement: Requirement, of type: Type, _ arguments: [Expression], _ expression: Expression, in slot: Slot
  ) throws(CheckFailure) {
    let result = concrete(expression.type)
    let name = String(requirement.name.prefix { $0 != "(" })
    let asked = Asked(taking: arguments.map { concrete($0.type) }, giving: result)
    let call = StaticCall(
      requirement: requirement, name: name, type: type, arguments: arguments, asked: asked, offset: expression.offset)
    if name == "init", asked.given.count == 1, asked.given[0] == type,
      checker.types[type.nominal ?? .library("")] == nil
    {
      // A conversion of a number to its own type.
      try lower(result == type ? arguments[0] : call.tree(.convert(arguments[0])), into: slot)
      return
    }
    if requirement.isInExtension, let id = requirement.id,
      let types = try instance(of: id, checker.selfSubstitution(of: id, type), asked)
    {
      return try makeCall(id, types, arguments, try layout(of: result), in: slot)
    }
    guard let nominal = type.nominal else { throw CheckFailure.silent }
    try makeWitness(of: call, from: nominal, in: slot)
  }

  /// Lowers a call of a static requirement as one of the type's own member of that name and of those types.
  private mutating func makeWitness(
    of call: StaticCall, from nominal: Nominal, in slot: Slot
  ) throws(CheckFailure) {
    let (type, arguments, result) = (call.type, call.arguments, call.asked.result)
    if let builtIn = builtIn(call.name, on: type, arguments, result, at: call.offset) {
      try lower(builtIn, into: slot)
      return
    }
    // A stored property comes before the default implementation of an extension.
    if arguments.isEmpty, let id = checker.members[nominal]?.globals[call.name],
      agrees(try checker.type(ofGlobal: id), result)
    {
      try lower(call.tree(.global(id)), into: slot)
      return
    }
    var notes: [(Note, Int)] = []
    for id in members(call.name, of: nominal) where checker.functions[id].fullName == call.requirement.name {
      guard try checker.isWitness(id, in: type) else { continue }
      if try makeMember(id, call, in: slot) { return }
      notes.append(try mismatch(id))
    }
    if let made = try implied(call, of: nominal) {
      try lower(made, into: slot)
      return
    }
    if let found = nativeRow(for: call, of: nominal) {
      return try makeNative(found.row, found.types, arguments, result, in: slot)
    }
    if arguments.isEmpty, let found = try checker.staticProperty(call.name, of: type, at: call.offset) {
      try lower(found, into: slot)
      return
    }
    throw nonconforming(type, call.requirement.name, at: call.offset, candidates: notes)
  }

  /// Returns the static members of that name of a type, or its initializers, and behind them those that extensions of
  /// its protocols declare.
  private func members(_ name: String, of nominal: Nominal) -> [FunctionID] {
    var ids: [FunctionID] = []
    var inherited: [FunctionID] = []
    if checker.declarations.isOperator(name) {
      let operators = checker.fileScope.functions[name] ?? []
      ids = operators.filter { checker.functions[$0].owner?.nominal == nominal }
      inherited = operators.filter { if case .parameter? = checker.functions[$0].owner { true } else { false } }
    } else {
      let table = checker.members[nominal]
      ids = name == "init" ? table?.initializers ?? [] : table?.staticFunctions[name] ?? []
      ids += table?.allStaticGetters(name) ?? []
      for owner in checker.declarations.allProtocols(of: nominal) {
        inherited += checker.members[owner]?.staticFunctions[name] ?? []
        inherited += checker.members[owner]?.allStaticGetters(name) ?? []
      }
    }
    return ids + checker.bySpecificity(inherited.filter { checker.functions[$0].body != nil })
  }

  /// Lowers a requirement's call as one of a member and returns true; returns false if the member's types differ.
  private mutating func makeMember(
    _ id: FunctionID, _ call: StaticCall, in slot: Slot
  ) throws(CheckFailure) -> Bool {
    var types = checker.selfSubstitution(of: id, call.type)
    if case .nominal(_, let own)? = checker.functions[id].owner, case .nominal(_, let known) = call.type {
      for case (.parameter(let parameter), let argument) in zip(own, known) { types[parameter] = argument }
    }
    if let instance = try instance(of: id, types, call.asked) {
      try makeCall(id, instance, call.arguments, try layout(of: call.asked.result), in: slot)
      return true
    }
    guard call.name == "init", let wrapped = call.asked.result.wrapped,
      let instance = try instance(of: id, types, Asked(taking: call.asked.given, giving: wrapped))
    else { return false }
    // An initializer that always succeeds satisfies a failable requirement.
    let made = Expression(.call(id, instance, call.arguments), wrapped, at: call.offset)
    try lower(call.tree(.convert(made)), into: slot)
    return true
  }

  /// Returns the use of a member that a declaration implies: the case of a raw value, the memberwise initializer, one
  /// that a class inherits, or zero; nil if there is none.
  private mutating func implied(_ call: StaticCall, of nominal: Nominal) throws(CheckFailure) -> Expression? {
    if call.requirement.name == "init(rawValue:)", let declared = checker.types[nominal],
      declared.kind == .enumeration, let raw = try checker.rawType(of: declared), let value = call.arguments.first
    {
      return try checker.caseOfRawValue(value, declared, raw, at: call.offset)
    }
    if call.name == "init",
      let made = try memberwise(call.requirement, call.type, call.arguments, at: call.offset)
    {
      return made
    }
    if call.name == "init",
      let made = try checker.finishedObject(of: call.type, by: call.requirement.name, call.arguments, at: call.offset)
    {
      return made
    }
    guard call.requirement.name == "zero" else { return nil }
    return try checker.finishedZero(of: call.type, at: call.offset)
  }

  /// Returns the row of the library that a call refers to, with the types of its generic parameters; nil if there is
  /// none.
  private func nativeRow(
    for call: StaticCall, of nominal: Nominal
  ) -> (row: NativeRow, types: [GenericParameter: Type])? {
    let name = call.name
    let operators = checker.declarations.isOperator(name) ? checker.library.operators[name] : nil
    let rows =
      operators ?? (name == "init" ? checker.library.initializers[nominal] : checker.library.statics[nominal]?[name])
    let named = (rows ?? []).filter { $0.name == call.requirement.name }
    let given = call.asked.given
    if let row = named.first(where: { $0.parameters == given }) { return (row, [:]) }
    guard given.count == 1, let row = named.first(where: { takes($0, given[0]) }), let source = row.generics.first
    else { return nil }
    return (row, [source: given[0]])
  }

  /// Returns the use of an operator that a numeric type has built in; nil if there is none.
  private func builtIn(
    _ name: String, on type: Type, _ arguments: [Expression], _ result: Type, at offset: Int
  ) -> Expression? {
    guard type.isNumeric || type == .string || type == .bool, arguments.allSatisfy({ concrete($0.type) == type }) else {
      return nil
    }
    switch arguments.count {
    case 1 where name == "-" && result == type && type.isNumeric:
      return Expression(.negation(arguments[0]), type, at: offset)
    case 2:
      if let comparison = ComparisonOperator(rawValue: name), result == .bool {
        return Expression(.comparison(comparison, arguments[0], arguments[1]), .bool, at: offset)
      }
      guard type.isNumeric, result == type, let arithmetic = ArithmeticOperator(rawValue: name) else { return nil }
      return Expression(.arithmetic(arithmetic, arguments[0], arguments[1]), type, at: offset)
    default: return nil
    }
  }

  /// Returns a call of the memberwise initializer that satisfies a required one; nil if the
  /// struct has no such initializer.
  private mutating func memberwise(
    _ requirement: Requirement, _ type: Type, _ arguments: [Expression], at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let nominal = type.nominal, let declared = checker.types[nominal], declared.kind == .structure,
      !declared.hasOwnInitializer
    else { return nil }
    let types = checker.declarations.genericArguments(of: type)
    var labels = NativeRow.labels(of: requirement.name)[...]
    var given = arguments[...]
    var parts: [Expression] = []
    for property in declared.properties {
      if labels.first == property.label, let argument = given.popFirst() {
        let own = try field(property.name, of: type, at: offset).type
        guard agrees(concrete(own), concrete(argument.type)) else { return nil }
        labels.removeFirst()
        parts.append(argument)
      } else {
        guard checker.startsWithValue(property, in: nominal) else { return nil }
        parts.append(try checker.madeValue(of: property, in: nominal, types, at: offset))
      }
    }
    return given.isEmpty ? Expression(.construct(parts), type, at: offset) : nil
  }

  /// Returns true if a type fulfils the bounds of a generic row with one parameter.
  private func takes(_ row: NativeRow, _ type: Type) -> Bool {
    guard row.generics.count == 1, let source = row.generics.first, row.parameters == [.parameter(source)] else {
      return false
    }
    return source.bounds.allSatisfy { checker.conforms(type, to: $0) }
  }
}
