// Static members and initializers of generic parameters. The type is known here, and so is its own member of that name.

extension Lowerer {
  mutating func makeStaticRequirement(
    _ requirement: Requirement, of type: Type, _ arguments: [Expression], _ expression: Expression, in slot: Slot
  ) throws(CheckFailure) {
    let result = concrete(expression.type)
    let name = String(requirement.name.prefix { $0 != "(" })
    let given = arguments.map { concrete($0.type) }
    if name == "init", given.count == 1, given[0] == type, checker.types[type.nominal ?? .library("")] == nil {
      // A conversion of a number to its own type.
      try lower(
        result == type ? arguments[0] : Expression(.convert(arguments[0]), result, at: expression.offset), into: slot)
      return
    }
    if requirement.isInExtension, let id = requirement.id,
      let types = try instance(of: id, checker.selfSubstitution(of: id, type), Asked(taking: given, giving: result))
    {
      return try makeCall(id, types, arguments, try layout(of: result), in: slot)
    }
    guard let nominal = type.nominal else { throw CheckFailure.silent }
    let table = checker.members[nominal]
    var ids = name == "init" ? table?.initializers ?? [] : table?.staticFunctions[name] ?? []
    ids += table?.allStaticGetters(name) ?? []
    var inherited: [FunctionID] = []
    for owner in checker.declarations.allProtocols(of: nominal) {
      inherited += checker.members[owner]?.staticFunctions[name] ?? []
      inherited += checker.members[owner]?.allStaticGetters(name) ?? []
    }
    if checker.declarations.isOperator(name) {
      let operators = checker.fileScope.functions[name] ?? []
      ids = operators.filter { checker.functions[$0].owner?.nominal == nominal }
      inherited = operators.filter { if case .parameter? = checker.functions[$0].owner { true } else { false } }
    }
    ids += checker.bySpecificity(inherited.filter { checker.functions[$0].body != nil })
    if let builtIn = builtIn(name, on: type, arguments, result, at: expression.offset) {
      try lower(builtIn, into: slot)
      return
    }
    var notes: [(Note, Int)] = []
    // A stored property comes before the default implementation of an extension.
    if arguments.isEmpty, let id = table?.globals[name], agrees(try checker.type(ofGlobal: id), result) {
      let global = Expression(.global(id), result, at: expression.offset)
      try lower(global, into: slot)
      return
    }
    for id in ids where checker.functions[id].fullName == requirement.name {
      guard try checker.isWitness(id, in: type) else { continue }
      var types = checker.selfSubstitution(of: id, type)
      if case .nominal(_, let own)? = checker.functions[id].owner, case .nominal(_, let known) = type {
        for case (.parameter(let parameter), let argument) in zip(own, known) { types[parameter] = argument }
      }
      let asked = Asked(taking: given, giving: result)
      if let instance = try instance(of: id, types, asked) {
        return try makeCall(id, instance, arguments, try layout(of: result), in: slot)
      }
      if name == "init", let wrapped = result.wrapped,
        let instance = try instance(of: id, types, Asked(taking: given, giving: wrapped))
      {
        // An initializer that always succeeds satisfies a failable requirement.
        let made = Expression(.call(id, instance, arguments), wrapped, at: expression.offset)
        try lower(Expression(.convert(made), result, at: expression.offset), into: slot)
        return
      }
      notes.append(try mismatch(id))
    }
    if requirement.name == "init(rawValue:)", let declared = checker.types[nominal], declared.kind == .enumeration,
      let raw = try checker.rawType(of: declared), let value = arguments.first
    {
      let found = try checker.caseOfRawValue(value, declared, raw, at: expression.offset)
      try lower(found, into: slot)
      return
    }
    if name == "init", let made = try memberwise(requirement, type, arguments, at: expression.offset) {
      try lower(made, into: slot)
      return
    }
    if requirement.name == "zero", let zero = try checker.finishedZero(of: type, at: expression.offset) {
      try lower(zero, into: slot)
      return
    }
    let operators = checker.declarations.isOperator(name) ? checker.library.operators[name] : nil
    let rows =
      operators ?? (name == "init" ? checker.library.initializers[nominal] : checker.library.statics[nominal]?[name])
    let named = (rows ?? []).filter { $0.name == requirement.name }
    if let row = named.first(where: { $0.parameters == given }) {
      return try makeNative(row, [:], arguments, result, in: slot)
    }
    if given.count == 1, let row = named.first(where: { takes($0, given[0]) }), let source = row.generics.first {
      return try makeNative(row, [source: given[0]], arguments, result, in: slot)
    }
    if arguments.isEmpty, let found = try checker.staticProperty(name, of: type, at: expression.offset) {
      try lower(found, into: slot)
      return
    }
    throw nonconforming(type, requirement.name, at: expression.offset, candidates: notes)
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
        guard property.value != nil else { return nil }
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
