import SwiftSyntax

// Building: the tree of a call once its candidate is known.

extension Checker {
  mutating func build(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: [Argument], expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    var cost = 0
    return try build(candidate, match, arguments, expecting: type, at: offset, cost: &cost)
  }

  /// The call's tree; `cost` grows with the conversions that its arguments need.
  mutating func build(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: [Argument], expecting type: Type?, at offset: Int,
    cost: inout Int
  ) throws(CheckFailure) -> Expression {
    var substitution: [GenericParameter: Type] = [:]
    for parameter in candidate.generics { substitution[parameter] = inference.makeVariable() }
    let associated = substitution.isEmpty ? [] : candidate.associatedTypes
    for parameter in associated where substitution[parameter] == nil {
      substitution[parameter] = inference.makeVariable()
    }
    func instantiate(_ type: Type) -> Type {
      substitution.isEmpty
        ? type
        : type.mapped { part in
          guard case .parameter(let parameter) = part else { return nil }
          return substitution[parameter]
        }
    }
    if let owner = candidate.owner, let receiver = candidate.receiver {
      guard inference.unify(instantiate(owner), receiver.type) else {
        throw failure("value of type '\(shown(receiver.type))' has no member '\(name(of: candidate))'", at: offset)
      }
    }
    try bind(associated, substitution)
    try bindElements(candidate, substitution, at: offset)
    let result = instantiate(candidate.result)
    // The context says what a generic result is before the arguments are looked at, if it can.
    if let type, !candidate.generics.isEmpty {
      var wanted = inference.shallow(type)
      if result.wrapped == nil, let inner = wanted.wrapped { wanted = inference.shallow(inner) }
      if wanted.isNamed {
        let before = inference
        if case .variable = inference.shallow(result), !isTold(candidate, match, arguments) {
          // A bare generic result may still want a conversion: let the arguments speak first.
        } else if !inference.unify(result, wanted) {
          inference = before
        }
      }
    }
    var values: [Expression?] = Array(repeating: nil, count: candidate.parameters.count)
    // Closures last: what the other arguments say of the generic types helps them.
    let order = match.indices.sorted { a, b in
      let closures = (isClosure(match[a], arguments), isClosure(match[b], arguments))
      return closures.0 == closures.1 ? a < b : !closures.0
    }
    for index in order {
      let parameter = candidate.parameters[index]
      let wanted = instantiate(parameter.type)
      if parameter.isVariadic {
        guard let element = wanted.arrayElement else { continue }
        var elements: [Expression] = []
        for argument in match[index] {
          elements.append(try value(of: arguments[argument], as: element, cost: &cost))
        }
        values[index] = Expression(.array(elements), wanted, at: elements.first?.offset ?? offset)
      } else if let argument = match[index].first, parameter.isAutoclosure {
        values[index] = try delayed(arguments[argument], as: wanted, cost: &cost)
      } else if let argument = match[index].first {
        let value = try value(
          of: arguments[argument], as: wanted, under: parameter.type,
          hint: literalHint(parameter.type, arguments[argument], substitution), cost: &cost)
        if parameter.isInout {
          guard case .address = value.kind else {
            throw failure(
              "passing value of type '\(shown(value.type))' to an inout parameter requires explicit '&'",
              at: arguments[argument].offset)
          }
        } else if case .address = value.kind {
          throw failure(
            "'&' used with non-inout argument of type '\(shown(value.type))'", at: arguments[argument].offset)
        }
        values[index] = value
        // What takes any type is less fitting than what takes this one.
        if case .parameter = parameter.type { cost += 1 }
        try bindElements(candidate, substitution, at: offset)
      }
    }
    try bind(associated, substitution)
    for parameter in candidate.generics {
      guard let variable = substitution[parameter] else { continue }
      let known = inference.resolved(variable)
      for bound in parameter.bounds where !inference.isUnknown(known) && !inference.isOpenLiteral(known) {
        guard conforms(known, to: bound) else {
          throw failure(
            "'\(name(of: candidate))' requires that '\(shown(known))' conform to '\(bound.name)'", at: offset)
        }
      }
      // An open literal under a bound takes its default when the bound needs a number.
    }
    return try assemble(candidate, values, substitution, result, at: offset)
  }

  /// The argument of an `@autoclosure` parameter as the closure that it becomes.
  private mutating func delayed(
    _ argument: Argument, as type: Type, cost: inout Int
  ) throws(CheckFailure) -> Expression {
    guard case .function(let parameters, let result) = inference.shallow(type), parameters.isEmpty else {
      throw CheckFailure.silent
    }
    let value = try value(of: argument, as: result, cost: &cost)
    return Expression(
      .closure(ClosureTree(parameters: [], body: [.giveBack(value, at: value.offset)])), type, at: value.offset)
  }

  private func isOpen(_ type: Type) -> Bool {
    guard case .variable = inference.shallow(type) else { return false }
    return !inference.isOpenLiteral(type)
  }

  /// Finds what stands for associated types whose parameters have become known.
  private mutating func bind(
    _ associated: [GenericParameter], _ substitution: [GenericParameter: Type]
  ) throws(CheckFailure) {
    for parameter in associated {
      guard let variable = substitution[parameter], let root = parameter.root.first.flatMap({ substitution[$0] }),
        let witness = try witness(parameter.memberName, of: inference.resolved(root))
      else { continue }
      _ = inference.unify(variable, witness)
    }
  }

  func name(of candidate: Candidate) -> String {
    switch candidate.target {
    case .native(let row): row.name
    case .declared(let id): functions[id].fullName
    default: "init"
    }
  }

  /// Whether an argument has no type but what the context gives the call's result: `reduce(into: [])`.
  private func isTold(_ candidate: Candidate, _ match: [[Int]], _ arguments: [Argument]) -> Bool {
    zip(candidate.parameters, match).contains { parameter, indices in
      guard parameter.type == candidate.result, let syntax = indices.first.flatMap({ arguments[$0].syntax }) else {
        return false
      }
      return syntax.needsContext && !syntax.is(ClosureExprSyntax.self)
    }
  }

  /// An array literal for a sequence whose elements are known is an array of them.
  private func literalHint(
    _ type: Type, _ argument: Argument, _ substitution: [GenericParameter: Type]
  ) -> Type? {
    guard case .parameter(let parameter) = type, let element = parameter.element,
      let variable = substitution[parameter], inference.isUnknown(variable),
      argument.syntax?.is(ArrayExprSyntax.self) ?? false
    else { return nil }
    return .array(element.substituting(substitution))
  }

  private func isClosure(_ indices: [Int], _ arguments: [Argument]) -> Bool {
    guard let index = indices.first else { return false }
    return arguments[index].syntax?.is(ClosureExprSyntax.self) ?? false
  }

  private mutating func value(
    of argument: Argument, as type: Type, under parameter: Type? = nil, hint: Type? = nil, cost: inout Int
  ) throws(CheckFailure) -> Expression {
    let checked: Expression
    switch argument {
    case .checked(let expression), .labelled(_, let expression): checked = expression
    case .written(_, let syntax) where syntax.isImplicitMember && isOpen(type):
      // `.circle` for a parameter of type `some Shape`: a static member of the protocol.
      if case .parameter(let bound)? = parameter, let named = bound.bounds.first {
        checked = try check(syntax, expecting: .nominal(named, []))
      } else {
        checked = try check(syntax, expecting: type)
      }
    case .written(_, let syntax): checked = try check(syntax, expecting: hint ?? type)
    case .trailing(_, let syntax): checked = try checkClosure(syntax, expecting: type)
    }
    if let fitted = converted(checked, to: type, cost: &cost) { return fitted }
    throw mismatch(checked, insteadOf: type, as: .argument, at: argument.offset)
  }

  private mutating func assemble(
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
      if case .parameter? = candidate.receiver.map({ inference.shallow($0.type) }) ?? nil, functions[id].body == nil {
        return Expression(
          .requirement(Requirement(name: functions[id].fullName), receiver + arguments), result, at: offset)
      }
      if functions[id].body == nil, case .parameter(let whole)? = functions[id].owner, let owner = substitution[whole],
        isOperator(functions[id].name)
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
        if property.isFixed {
          all.append(try initialValue(of: property, in: nominal, at: offset))
        } else if let value = given.next() ?? nil {
          all.append(
            try property.wrapper.map { (wrapper) throws(CheckFailure) in
              try wrapped(.checked(value), by: wrapper, in: nominal, at: offset)
            } ?? value)
        } else {
          all.append(try initialValue(of: property, in: nominal, at: offset))
        }
      }
      return Expression(.construct(all), result, at: offset)
    case .enumCase(let index):
      return Expression(.enumCase(index, values.compactMap { $0 }), result, at: offset)
    case .value(let function):
      return Expression(.apply(function, values.compactMap { $0 }), result, at: offset)
    case .staticRequirement(let requirement, let owner):
      return Expression(.staticRequirement(requirement, owner, values.compactMap { $0 }), result, at: offset)
    case .requirement(let requirement):
      return Expression(.requirement(requirement, receiver + values.compactMap { $0 }), result, at: offset)
    }
  }

  private func omitted(_ row: NativeRow, _ index: Int, at offset: Int) -> Expression {
    guard let constant = row.defaults[index] else { return Expression(.none, row.parameters[index], at: offset) }
    let literal = NativeRow(
      name: "default", role: .staticMember, owner: nil, labels: [], parameters: [], result: row.parameters[index],
      body: .constant(constant))
    return Expression(.native(literal, [:], []), row.parameters[index], at: offset)
  }

  /// The value that a stored property has when the initializer is not told one.
  mutating func initialValue(
    of property: PropertyDeclaration, in nominal: Nominal, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let known = try type(of: property, in: nominal)
    if property.value != nil, let wrapper = try wrapper(of: property, in: nominal) { return wrapper }
    guard let value = property.value else {
      return ownWrapper(of: property, in: nominal) ?? Expression(.none, known, at: offset)
    }
    return try valueDeclared(value, property.name, property.offset) { (checker) throws(CheckFailure) in
      try checker.checkDetached(value, expecting: known, owner: checker.types[nominal]?.type)
    }
  }

  /// Checks a value that stands at a declaration; one whose own value it takes part in has none.
  private mutating func valueDeclared(
    _ value: ExprSyntax, _ name: String, _ offset: Int,
    _ check: (inout Checker) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression {
    guard openValues.insert(value.id).inserted else {
      throw failure("the value of '\(name)' refers to itself, which is not supported", at: offset)
    }
    defer { openValues.remove(value.id) }
    return try check(&self)
  }

  /// The value of a parameter's default, checked where it is declared.
  mutating func defaultArgument(
    _ id: FunctionID, _ index: Int, _ substitution: [GenericParameter: Type] = [:], at offset: Int
  ) throws(CheckFailure) -> Expression {
    let parameter = functions[id].parameters[index]
    let general = try signature(of: id).parameters[index].type
    let instance = general.substituting(substitution)
    if instance != general { settleLiterals(in: instance) }
    let wanted = inference.resolved(instance)
    guard let value = parameter.value else { return Expression(.array([]), wanted, at: offset) }
    return try valueDeclared(value, parameter.name, functions[id].offset) { (checker) throws(CheckFailure) in
      try checker.checkDetached(value, expecting: wanted, as: .defaultArgument, owner: checker.functions[id].owner)
    }
  }
}
