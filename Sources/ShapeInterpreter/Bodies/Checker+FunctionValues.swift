// Library functions used as values: `map(sqrt)`, `map(CGFloat.init)`.

extension Checker {
  /// Returns a closure that calls a library function, or nil if there is none. Its types come from the context or,
  /// without one, from the overload with Double parameters (else the first overload).
  mutating func libraryFunction(
    _ name: String, expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    let apart = try splitting(type, at: offset) { (checker, split) throws(CheckFailure) in
      try checker.libraryFunction(name, expecting: split, at: offset)
    }
    if let apart { return apart }
    let rows = library.functions[name] ?? []
    let generic = try candidates(fileScope.functions[name] ?? [])
    guard let first = rows.first else {
      guard !generic.isEmpty, let wanted = functionType(type) else { return nil }
      return try closure(calling: wanted, at: offset) { (checker, arguments, result) throws(CheckFailure) in
        try checker.choose(among: generic, arguments, expecting: result, at: offset, named: name)
      }
    }
    let usual = rows.first { $0.parameters.allSatisfy { $0 == .double } } ?? first
    let fallback = Type.function(usual.parameters.map { Type.Parameter(type: $0) }, usual.result)
    return try closure(calling: functionType(type) ?? fallback, at: offset) {
      (checker, arguments, result) throws(CheckFailure) in
      try checker.choose(
        among: rows.map { Candidate($0) }, arguments, expecting: result, at: offset, named: name)
    }
  }

  /// Returns a function type with one tuple parameter as a type with the components as parameters, or nil for any other
  /// type.
  func splitTuple(of type: Type?, into count: Int? = nil) -> Type? {
    guard let type, case .function(let parameters, let result) = inference.shallow(type), parameters.count == 1,
      case .tuple(let components) = inference.shallow(parameters[0].type), components.count > 1,
      count.map({ $0 == components.count }) ?? true
    else { return nil }
    return .function(components.map { Type.Parameter(type: $0.type) }, result)
  }

  /// Returns a closure that takes one tuple and calls the function from `make` with the tuple's components.
  mutating func splitting(
    _ type: Type, at offset: Int, _ make: (inout Checker) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression {
    guard case .function(let parameters, let result) = inference.shallow(type),
      case .tuple(let components) = inference.shallow(parameters[0].type)
    else { throw CheckFailure.silent }
    let wanted = Type.function(components.map { Type.Parameter(type: $0.type) }, result)
    let made = try make(&self)
    guard let function = converted(made, to: wanted) else {
      throw mismatch(made, insteadOf: wanted, as: .argument, at: offset)
    }
    let whole = makeVariable("", parameters[0].type, mutable: false)
    let parts = components.indices.map { index in
      Expression(
        .component(Expression(.variable(whole), parameters[0].type, at: offset), index), components[index].type,
        at: offset)
    }
    let tree = ClosureTree(
      parameters: [ClosureParameter(variable: whole, isInout: false)],
      body: [.giveBack(Expression(.apply(function, parts), result, at: offset), at: offset)])
    return Expression(.closure(tree), .function(parameters, result), at: offset)
  }

  /// Returns such a closure around the function that `make` finds. The result is nil if `make` finds none or the
  /// context expects no function of one tuple.
  mutating func splitting(
    _ type: Type?, at offset: Int, _ make: (inout Checker, Type) throws(CheckFailure) -> Expression?
  ) throws(CheckFailure) -> Expression? {
    guard let type, let split = splitTuple(of: type) else { return nil }
    let found = attempt { (checker) throws(CheckFailure) in try make(&checker, split) }
    guard let function = found ?? nil else { return nil }
    return try splitting(type, at: offset) { (_) throws(CheckFailure) in function }
  }

  /// Returns an initializer such as `CGFloat.init` as a closure; `labels` are the argument labels in
  /// `CGPoint.init(x:y:)`.
  mutating func initializerValue(
    of made: Type, labels: [String?] = [], expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    if let type, let split = splitTuple(of: type, into: labels.count) {
      return try splitting(type, at: offset) { (checker) throws(CheckFailure) in
        try checker.initializerValue(of: made, labels: labels, expecting: split, at: offset)
      }
    }
    if labels.isEmpty {
      let apart = try splitting(type, at: offset) { (checker, split) throws(CheckFailure) in
        try checker.initializerValue(of: made, expecting: split, at: offset)
      }
      if let apart { return apart }
    }
    guard let wanted = functionType(type) else {
      throw failure(FunctionValueProblem.initializerWithoutContext(of: made), at: offset)
    }
    return try closure(calling: wanted, at: offset) { (checker, arguments, result) throws(CheckFailure) in
      if made == .string, arguments.count == 1, case .checked(let value) = arguments[0],
        labels == ["describing"] || labels == ["reflecting"]
      {
        return checker.description(of: value, reflected: labels == ["reflecting"], at: offset)
      }
      return try checker.construct(made, Argument.labelled(arguments, labels), expecting: result, at: offset)
    }
  }

  /// Returns a method that is named with its type, such as `Card.title`: a function from a value to the method of that
  /// value. Returns nil if the type has no such method.
  mutating func methodOfType(
    _ name: String, of owner: Type, labels: [String?] = [], expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let nominal = owner.nominal, !declarations.isExistential(owner), !lacksArguments(owner),
      let (place, ids) = methods(name, of: nominal)
    else { return nil }
    var wanted: Type?
    if let type, case .function(let parameters, let result) = inference.shallow(type), parameters.count == 1 {
      wanted = result
    }
    let receiver = makeVariable("", owner, mutable: false)
    let value = upcast(Expression(.variable(receiver), owner, at: offset), to: place)
    let method = try functionValue(ids, value, labels: labels, expecting: wanted, named: name, at: offset)
    return try closure(
      of: [receiver], giving: method, as: .function([.init(type: owner)], method.type), method.type, at: offset)
  }

  /// Returns an enum case with associated values as a function that makes it, such as `Command.turn`; nil if the type
  /// has no such case.
  mutating func caseFunction(
    _ name: String, of owner: Type, labels: [String?], expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let declared = owner.nominal.flatMap({ types[$0] }),
      let index = declared.cases.firstIndex(where: { $0.name == name }), !declared.cases[index].types.isEmpty
    else { return nil }
    let own = declared.cases[index].labels
    if let type, let split = splitTuple(of: type, into: own.count) {
      return try splitting(type, at: offset) { (checker) throws(CheckFailure) in
        guard let made = try checker.caseFunction(name, of: owner, labels: labels, expecting: split, at: offset) else {
          throw CheckFailure.silent
        }
        return made
      }
    }
    var wanted = functionType(type)
    if owner.parameters.isEmpty {
      let values = try associatedTypes(of: declared, index, owner)
      if case .function(let parameters, _)? = wanted {
        for (parameter, value) in zip(parameters, values) { _ = inference.unify(parameter.type, value) }
      }
      wanted = wanted ?? .function(values.map { Type.Parameter(type: $0) }, owner)
    }
    guard let wanted else { throw failure(FunctionValueProblem.caseWithoutContext(name), at: offset) }
    return try closure(calling: wanted, at: offset) { (checker, arguments, result) throws(CheckFailure) in
      try checker.choose(
        among: try checker.staticCandidates(name, of: owner), Argument.labelled(arguments, own), expecting: result,
        at: offset, named: name)
    }
  }

  /// Returns a method of a protocol or the library as a function value, such as `shape.path(in:)` or `rect.contains`;
  /// nil if there is no such method.
  ///
  /// The receiver is evaluated where the method is referenced.
  mutating func methodValue(
    _ name: String, _ labels: [String?], of value: Expression, expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    let known = inference.resolved(value.type)
    let holder = makeVariable("", known, mutable: false)
    let receiver = Expression(.variable(holder), known, at: value.offset)
    var found = try memberCandidates(name, on: known, receiver: receiver)
    if !labels.isEmpty { found = found.filter { $0.parameters.map(\.label) == labels } }
    guard !found.isEmpty else { return nil }
    found.removeAll { changesReceiver($0) }
    guard let first = found.first else { throw mutatingValue(at: offset) }
    let only = try revealed(first)
    guard let wanted = functionType(type) ?? (found.count == 1 ? functionType(of: only, on: known) : nil) else {
      throw failure(NameProblem.ambiguous(name), at: offset)
    }
    var trouble: CheckFailure?
    for labels in found.map({ $0.parameters.map(\.label) }) {
      let saved = (solution, complaints)
      do throws(CheckFailure) {
        let function = try closure(calling: wanted, at: offset) { (checker, arguments, result) throws(CheckFailure) in
          try checker.choose(
            among: found, Argument.labelled(arguments, labels), expecting: result, at: offset, named: name)
        }
        let result = makeVariable("", function.type, mutable: true)
        let giving = Statement.assign(Expression(.variable(result), function.type, at: offset), function)
        return Expression(.block([.bind(holder, value), giving], result), function.type, at: offset)
      } catch {
        (solution, complaints) = saved
        trouble = trouble ?? error
      }
    }
    throw trouble ?? CheckFailure.silent
  }

  /// Returns the diagnostic for a mutating method of a value that is referenced without a call.
  func mutatingValue(at offset: Int) -> CheckFailure {
    failure(FunctionValueProblem.mutatingMethod, at: offset)
  }

  private func changesReceiver(_ candidate: Candidate) -> Bool {
    switch candidate.target {
    case .native(let row): row.role == .mutating
    case .declared(let id): functions[id].isMutating
    default: false
    }
  }

  /// Returns the type of a method if the receiver determines all of it; nil if generic parameters remain.
  private mutating func functionType(of method: Candidate, on type: Type) -> Type? {
    var own = Type.function(
      method.parameters.map { Type.Parameter(type: $0.type, isInout: $0.isInout) }, method.result)
    if case .declared(let id) = method.target { own = own.substituting(substitution(for: id, in: type)) }
    return method.generics.contains { parameter in own.contains { $0 == .parameter(parameter) } } ? nil : own
  }

  private func functionType(_ type: Type?) -> Type? {
    guard let type, case .function = inference.shallow(type) else { return nil }
    return inference.shallow(type)
  }

  /// Returns a closure of a function type whose body is the call that `call` makes with the closure's parameters.
  private mutating func closure(
    calling type: Type, at offset: Int,
    _ call: (inout Checker, [Argument], Type) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression {
    guard case .function(let parameters, let result) = type else { throw CheckFailure.silent }
    // `reduce(0, max)`: next to a known type, a literal's type may still become that type.
    let isTold = parameters.contains { !inference.isUnknown($0.type) && !inference.isOpenLiteral($0.type) }
    if parameters.count == 2, parameters.allSatisfy({ inference.isOpenLiteral($0.type) }) {
      _ = inference.unify(parameters[0].type, parameters[1].type)
    } else if parameters.count == 1 || !isTold {
      for parameter in parameters { try settleLiterals(in: parameter.type) }
    }
    let variables = parameters.map { makeVariable("", inference.resolved($0.type), mutable: false) }
    let arguments = variables.map { id in
      Argument.checked(Expression(.variable(id), self.variables[id].type, at: offset))
    }
    let value = try call(&self, arguments, result)
    return try closure(of: variables, giving: value, as: .function(parameters, result), result, at: offset)
  }
}
