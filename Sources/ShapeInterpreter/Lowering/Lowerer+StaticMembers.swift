// Static members and initializers of generic parameters. The type is known here, and so is its own member of that name.

extension Lowerer {
  mutating func makeStaticRequirement(
    _ requirement: Requirement, of type: Type, _ arguments: [Expression], _ expression: Expression, in slot: Slot
  ) throws(CheckFailure) {
    let result = concrete(expression.type)
    let name = String(requirement.name.prefix { $0 != "(" })
    let given = arguments.map { concrete($0.type) }
    if name == "init", given.count == 1, given[0] == type {
      try lower(arguments[0], into: slot)
      return
    }
    guard let nominal = type.nominal else { throw CheckFailure.silent }
    let table = checker.members[nominal]
    var ids = name == "init" ? table?.initializers ?? [] : table?.staticFunctions[name] ?? []
    if let getter = table?.staticGetters[name] { ids.append(getter) }
    for owner in checker.allProtocols(of: nominal) {
      ids += (checker.members[owner]?.staticFunctions[name] ?? []).filter { checker.functions[$0].body != nil }
      if let getter = checker.members[owner]?.staticGetters[name], checker.functions[getter].body != nil {
        ids.append(getter)
      }
    }
    if checker.isOperator(name) { ids = try ownOperators(name, of: nominal, on: given) }
    var notes: [(String, Int)] = []
    for id in ids where checker.functions[id].fullName == requirement.name {
      guard try checker.isMember(id, of: type) else { continue }
      var types = checker.selfSubstitution(of: id, type)
      if case .nominal(_, let own)? = checker.functions[id].owner, case .nominal(_, let known) = type {
        for case (.parameter(let parameter), let argument) in zip(own, known) { types[parameter] = argument }
      }
      let asked = Asked(taking: given, giving: result)
      if try fits(id, types, asked) { return try makeCall(id, types, arguments, try layout(of: result), in: slot) }
      if name == "init", let wrapped = result.wrapped, try fits(id, types, Asked(taking: given, giving: wrapped)) {
        // An initializer that always succeeds satisfies a failable requirement.
        let made = Expression(.call(id, types, arguments), wrapped, at: expression.offset)
        try lower(Expression(.convert(made), result, at: expression.offset), into: slot)
        return
      }
      notes.append(try mismatch(id))
    }
    if arguments.isEmpty, let id = table?.globals[name], agrees(try checker.type(ofGlobal: id), result) {
      let global = Expression(.global(id), result, at: expression.offset)
      try lower(global, into: slot)
      return
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
    let operators = checker.isOperator(name) ? checker.library.operators[name] : nil
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

  /// Returns the operators that the file declares for a type and for operands of certain types.
  private mutating func ownOperators(
    _ name: String, of nominal: Nominal, on operands: [Type]
  ) throws(CheckFailure) -> [FunctionID] {
    var found: [FunctionID] = []
    for id in checker.fileScope.functions[name] ?? [] where checker.functions[id].owner?.nominal == nominal {
      if try checker.signature(of: id).parameters.map(\.type) == operands { found.append(id) }
    }
    return found
  }

  /// Returns a call of the memberwise initializer that satisfies a required one; nil if the
  /// struct has no such initializer.
  private mutating func memberwise(
    _ requirement: Requirement, _ type: Type, _ arguments: [Expression], at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let nominal = type.nominal, let declared = checker.types[nominal], declared.kind == .structure,
      !declared.hasOwnInitializer
    else { return nil }
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
        parts.append(try checker.initialValue(of: property, in: nominal, at: offset))
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
