// Assembly: builds the tree of a call from its candidate and its checked arguments, and adds the values of omitted
// arguments.

extension Checker {
  /// Returns the call of a candidate; `values` has an expression for each parameter with an argument, and nil for the
  /// others.
  mutating func assemble(
    _ candidate: Candidate, _ values: [Expression?], _ substitution: [GenericParameter: Type], _ result: Type,
    at offset: Int
  ) throws(CheckFailure) -> Expression {
    let receiver = candidate.receiver.map { [$0] } ?? []
    switch candidate.target {
    case .native(let row):
      if row.role == .mutating, let target = candidate.receiver {
        try requireMutable(target, for: .mutation, at: offset)
      }
      var arguments: [Expression] = []
      for (index, value) in values.enumerated() {
        arguments.append(value ?? omitted(row, index, at: offset))
      }
      return Expression(.native(row, substitution, receiver + arguments), result, at: offset)
    case .declared(let id):
      try requireHandling(of: id, at: offset)
      if functions[id].isMutating, let target = candidate.receiver {
        try requireMutable(target, for: functions[id].kind == .getter ? .reading : .mutation, at: offset)
      }
      var arguments: [Expression] = []
      for (index, value) in values.enumerated() {
        if let value {
          arguments.append(value)
        } else {
          arguments.append(try defaultArgument(id, index, substitution, at: offset))
        }
      }
      if let target = candidate.receiver {
        let type = inference.resolved(target.type)
        let isOpen = if case .parameter = type { functions[id].body == nil } else { false }
        if case .parameter? = functions[id].owner, isOpen || declarations.isExistential(type) {
          return Expression(
            .requirement(declarations.requirement(id, named: functions[id].fullName), receiver + arguments), result,
            at: offset)
        }
      }
      if functions[id].body == nil, case .parameter(let whole)? = functions[id].owner, let owner = substitution[whole],
        declarations.isOperator(functions[id].name)
      {
        return Expression(
          .staticRequirement(Requirement(name: functions[id].fullName), owner, arguments), result, at: offset)
      }
      return Expression(.call(id, substitution, receiver + arguments), result, at: offset)
    case .memberwise(let type):
      guard let nominal = type.nominal, let declared = types[nominal] else { throw CheckFailure.silent }
      try requireSize(of: nominal, at: offset)
      var given = values.makeIterator()
      var all: [Expression] = []
      for property in declared.properties {
        if property.isFixed || property.isSupplied {
          all.append(try madeValue(of: property, in: nominal, substitution, at: offset))
        } else if let value = given.next() ?? nil {
          all.append(try stored(value, as: property, in: nominal, at: offset))
        } else {
          all.append(try madeValue(of: property, in: nominal, substitution, at: offset))
        }
      }
      return Expression(.construct(all), result, at: offset)
    case .enumCase(let index):
      var arguments: [Expression] = []
      for (position, value) in values.enumerated() {
        if let value {
          arguments.append(value)
        } else {
          arguments.append(try associatedDefault(position, of: index, in: result, substitution))
        }
      }
      return Expression(.enumCase(index, arguments), result, at: offset)
    case .value(let function):
      return Expression(.apply(function, values.compactMap { $0 }), result, at: offset)
    case .staticRequirement(let requirement, let owner):
      return Expression(.staticRequirement(requirement, owner, values.compactMap { $0 }), result, at: offset)
    case .requirement(let requirement):
      return Expression(.requirement(requirement, receiver + values.compactMap { $0 }), result, at: offset)
    }
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
