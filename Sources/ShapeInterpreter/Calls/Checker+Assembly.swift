// Assembly: builds the tree of a call from its candidate and its checked arguments, and adds the values of omitted
// arguments.

/// A call whose arguments are checked.
private struct CheckedCall {
  let candidate: Candidate
  /// An expression for each parameter with an argument, and nil for the others.
  let values: [Expression?]
  let substitution: [GenericParameter: Type]
  let result: Type
  let offset: Int

  /// The receiver as the first argument; empty if there is none.
  var receiver: [Expression] { candidate.receiver.map { [$0] } ?? [] }

  /// The arguments of a call in which none is omitted.
  var given: [Expression] { values.compactMap { $0 } }

  /// Returns the tree of the call.
  func tree(_ kind: Expression.Kind) -> Expression { Expression(kind, result, at: offset) }
}

extension Checker {
  /// Returns the call of a candidate; `values` has an expression for each parameter with an argument, and nil for the
  /// others.
  mutating func assemble(
    _ candidate: Candidate, _ values: [Expression?], _ substitution: [GenericParameter: Type], _ result: Type,
    at offset: Int
  ) throws(CheckFailure) -> Expression {
    let call = CheckedCall(
      candidate: candidate, values: values, substitution: substitution, result: result, offset: offset)
    switch candidate.target {
    case .native(let row): return try native(row, call)
    case .declared(let id): return try declared(id, call)
    case .memberwise(let type): return try memberwise(type, call)
    case .enumCase(let index): return try enumCase(index, call)
    case .value(let function): return call.tree(.apply(function, call.given))
    case .staticRequirement(let requirement, let owner):
      return call.tree(.staticRequirement(requirement, owner, call.given))
    case .requirement(let requirement): return call.tree(.requirement(requirement, call.receiver + call.given))
    }
  }

  /// Returns the call of a native function.
  private mutating func native(_ row: NativeRow, _ call: CheckedCall) throws(CheckFailure) -> Expression {
    if row.role == .mutating, let target = call.candidate.receiver {
      try requireMutable(target, for: .mutation, at: call.offset)
    }
    var arguments: [Expression] = []
    for (index, value) in call.values.enumerated() {
      arguments.append(value ?? omitted(row, index, at: call.offset))
    }
    return call.tree(.native(row, call.substitution, call.receiver + arguments))
  }

  /// Returns the call of a declared function, or of the requirement that it is.
  private mutating func declared(_ id: FunctionID, _ call: CheckedCall) throws(CheckFailure) -> Expression {
    try requireHandling(of: id, at: call.offset)
    if functions[id].isMutating, let target = call.candidate.receiver {
      try requireMutable(target, for: functions[id].kind == .getter ? .reading : .mutation, at: call.offset)
    }
    var arguments: [Expression] = []
    for (index, value) in call.values.enumerated() {
      if let value {
        arguments.append(value)
      } else {
        arguments.append(try defaultArgument(id, index, call.substitution, at: call.offset))
      }
    }
    if let target = call.candidate.receiver, isRequirement(id, of: target) {
      let requirement = declarations.requirement(id, named: functions[id].fullName)
      return call.tree(.requirement(requirement, call.receiver + arguments))
    }
    if functions[id].body == nil, case .parameter(let whole)? = functions[id].owner,
      let owner = call.substitution[whole], declarations.isOperator(functions[id].name)
    {
      return call.tree(.staticRequirement(Requirement(name: functions[id].fullName), owner, arguments))
    }
    return call.tree(.call(id, call.substitution, call.receiver + arguments))
  }

  /// Returns whether the receiver's type determines the function that a method of a protocol stands for.
  private func isRequirement(_ id: FunctionID, of receiver: Expression) -> Bool {
    guard case .parameter? = functions[id].owner else { return false }
    let type = inference.resolved(receiver.type)
    if case .parameter = type, functions[id].body == nil { return true }
    return declarations.isExistential(type)
  }

  /// Returns the value of a struct that its memberwise initializer makes.
  private mutating func memberwise(_ type: Type, _ call: CheckedCall) throws(CheckFailure) -> Expression {
    guard let nominal = type.nominal, let declared = types[nominal] else { throw CheckFailure.silent }
    try requireSize(of: nominal, at: call.offset)
    var given = call.values.makeIterator()
    var all: [Expression] = []
    for property in declared.properties {
      if property.isFixed || property.isSupplied {
        all.append(try madeValue(of: property, in: nominal, call.substitution, at: call.offset))
      } else if let value = given.next() ?? nil {
        all.append(try stored(value, as: property, in: nominal, at: call.offset))
      } else {
        all.append(try madeValue(of: property, in: nominal, call.substitution, at: call.offset))
      }
    }
    return call.tree(.construct(all))
  }

  /// Returns the value of an enum that is one of its cases.
  private mutating func enumCase(_ index: Int, _ call: CheckedCall) throws(CheckFailure) -> Expression {
    var arguments: [Expression] = []
    for (position, value) in call.values.enumerated() {
      if let value {
        arguments.append(value)
      } else {
        arguments.append(try associatedDefault(position, of: index, in: call.result, call.substitution))
      }
    }
    return call.tree(.enumCase(index, arguments))
  }

  /// Returns the value that a property stores for an argument of the memberwise initializer.
  private mutating func stored(
    _ value: Expression, as property: PropertyDeclaration, in nominal: Nominal, at offset: Int
  ) throws(CheckFailure) -> Expression {
    if property.isBuilt(as: try type(of: property, in: nominal)),
      case .function([], let built) = inference.shallow(value.type)
    {
      return Expression(.apply(value, []), built, at: value.offset)
    }
    guard !isPassedWhole(property, in: nominal), let wrapper = property.wrapper else { return value }
    return try wrapped(.checked(value), by: wrapper, in: nominal, at: offset)
  }

  private func omitted(_ row: NativeRow, _ index: Int, at offset: Int) -> Expression {
    guard let constant = row.defaults[index] else { return Expression(.none, row.parameters[index], at: offset) }
    let literal = NativeRow(
      name: "default", role: .staticMember, owner: nil, labels: [], parameters: [], result: row.parameters[index],
      body: .constant(constant))
    return Expression(.native(literal, [:], []), row.parameters[index], at: offset)
  }
}
