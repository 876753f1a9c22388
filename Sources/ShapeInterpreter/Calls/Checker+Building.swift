import SwiftSyntax

// Building: checks the arguments of a call against its candidate and makes the call's tree.

extension Checker {
  mutating func build(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: [Argument], expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    var cost = 0
    return try build(candidate, match, arguments, expecting: type, at: offset, cost: &cost)
  }

  /// Builds the call; `cost` grows with the conversions that its arguments need.
  mutating func build(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: [Argument], expecting type: Type?, at offset: Int,
    cost: inout Int
  ) throws(CheckFailure) -> Expression {
    let before = (solution, cost)
    var failing = 0
    let first: Result<Expression, CheckFailure>
    // `pick(x, nil)`: the argument that fails may determine the type of the others, or else the expected result may.
    var orders: [ArgumentOrder] = []
    do throws(CheckFailure) {
      let call = try build(
        candidate, match, arguments, as: .usual, expecting: type, at: offset, cost: &cost, failing: &failing)
      if candidate.generics.isEmpty || isSuitable(call, for: type) { return call }
      first = .success(call)
      orders = [.resultFirst]
    } catch {
      first = .failure(error)
      if failing > 0, !candidate.parameters[failing].type.parameters.isEmpty {
        orders = [.starting(failing), .resultFirst]
      }
    }
    let after = (solution, cost)
    for order in orders {
      (solution, cost) = before
      let call = attempt { (checker) throws(CheckFailure) in
        var cost = before.1
        let call = try checker.build(
          candidate, match, arguments, as: order, expecting: type, at: offset, cost: &cost, failing: &failing)
        guard checker.isSuitable(call, for: type) else { throw CheckFailure.silent }
        return (call, cost)
      }
      if let call {
        cost = call.1
        return call.0
      }
    }
    (solution, cost) = after
    if case .failure = first, match.indices.contains(failing), let last = match[failing].last {
      tellFailures(of: arguments[(last + 1)...])
    }
    return try first.get()
  }

  /// Builds the call in a given order; `failing` is set to the parameter that was checked last.
  private mutating func build(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: [Argument], as argumentOrder: ArgumentOrder,
    expecting type: Type?, at offset: Int, cost: inout Int, failing: inout Int
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
    var candidate = candidate
    if let receiver = candidate.receiver { candidate.receiver = upcast(receiver, to: candidate.owner?.nominal) }
    if let owner = candidate.owner, let receiver = candidate.receiver {
      guard inference.unify(instantiate(owner), receiver.type) else {
        if case .declared(let id) = candidate.target, functions[id].singleProtocol != nil {
          throw otherSelf(id, than: receiver.type, at: offset)
        }
        throw failure(MemberProblem.valueLacks(name(of: candidate), shown(receiver.type)), at: offset)
      }
    }
    if let owner = candidate.owner, let base = candidate.base {
      guard inference.unify(instantiate(owner), base) else {
        throw failure(MemberProblem.typeLacks(name(of: candidate), shown(base)), at: offset)
      }
    }
    try bind(associated, substitution)
    try bindElements(candidate, substitution, at: offset)
    let result = instantiate(candidate.result)
    // The context determines a generic result before the arguments are checked, if it can.
    if let type, !candidate.generics.isEmpty {
      var wanted = inference.shallow(type)
      if result.wrapped == nil, argumentOrder == .usual, let inner = wanted.wrapped {
        wanted = inference.shallow(inner)
      }
      if wanted.isNamed {
        let before = inference
        if case .variable = inference.shallow(result), argumentOrder == .usual, !isTold(candidate, match, arguments) {
          // The result may yet be converted to the expected type: let the arguments determine it first.
        } else if !inference.unify(result, wanted) {
          inference = before
        }
      }
    }
    var values: [Expression?] = Array(repeating: nil, count: candidate.parameters.count)
    // Closures come last, so that they can use the generic arguments inferred from the other arguments.
    let order = match.indices.sorted { a, b in
      let closures = (isClosure(match[a], arguments), isClosure(match[b], arguments))
      if closures.0 == closures.1, case .starting(let first) = argumentOrder, a == first || b == first {
        return a == first && b != first
      }
      return closures.0 == closures.1 ? a < b : !closures.0
    }
    for index in order {
      let parameter = candidate.parameters[index]
      if let path = match[index].first.flatMap({ arguments[$0].syntax })?.as(KeyPathExprSyntax.self), path.root == nil {
        // The values before it tell its root: `ForEach(Array(zip(1..., names)), id: \.1)`.
        for known in values.compactMap(\.self) { try settleParts(of: known.type) }
        try bindElements(candidate, substitution, at: offset)
      }
      // An earlier argument may determine the associated type that this one has: `T.Stride`.
      try bind(associated, substitution)
      let wanted = instantiate(parameter.type)
      failing = index
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
        if let closure = arguments[argument].syntax?.as(ClosureExprSyntax.self) {
          current.effects = parameter.effects
          // A function that cannot throw is a better match than one that can.
          if parameter.effects == .asynchronous(isThrowing: true), !closure.throwsErrors { cost += 1 }
        }
        defer { current.effects = .unknown }
        let value: Expression
        if parameter.isBuilder, let closure = arguments[argument].syntax?.as(ClosureExprSyntax.self) {
          value = try builder(closure, as: wanted)
        } else if let own = parameter.ownBuilder, let closure = arguments[argument].syntax?.as(ClosureExprSyntax.self) {
          value = try self.built(closure, by: instantiate(own), as: wanted)
        } else if parameter.isAction, let closure = arguments[argument].syntax?.as(ClosureExprSyntax.self) {
          let optional = inference.resolved(wanted)
          let code = try action(closure, as: optional.wrapped ?? wanted)
          value = optional.wrapped == nil ? code : Expression(.convert(code), optional, at: code.offset)
        } else {
          value = try self.value(
            of: arguments[argument], as: wanted, under: parameter.type,
            hint: literalHint(parameter.type, arguments[argument], substitution), cost: &cost)
        }
        // The parameter's elements or associated types are needed at once.
        if case .parameter(let own) = parameter.type, own.root.isEmpty, own.element != nil || !associated.isEmpty {
          try force(value.type)
        }
        if parameter.isInout {
          guard case .address = value.kind else {
            throw failure(CallProblem.missingAmpersand(shown(value.type)), at: arguments[argument].offset)
          }
        } else if case .address = value.kind {
          throw failure(CallProblem.extraAmpersand(shown(value.type)), at: arguments[argument].offset)
        }
        values[index] = value
        // A parameter of any type is a worse match than one of this type.
        if case .parameter = parameter.type { cost += 1 }
        try bindElements(candidate, substitution, at: offset)
      }
    }
    let told = Set(match.indices.filter { !match[$0].isEmpty }.flatMap { candidate.parameters[$0].type.parameters })
    for index in order where match[index].isEmpty && !candidate.parameters[index].isVariadic {
      guard told.isDisjoint(with: candidate.parameters[index].type.parameters) else { continue }
      tellDefault(of: candidate, index, as: instantiate(candidate.parameters[index].type))
    }
    try bind(associated, substitution)
    for parameter in candidate.generics {
      guard let variable = substitution[parameter] else { continue }
      let known = inference.resolved(variable)
      if inference.isIntegerLiteral(known), parameter.bounds.contains(where: { !conforms(.int, to: $0) }),
        parameter.bounds.allSatisfy({ conforms(.double, to: $0) })
      {
        inference.makeFloating(variable)
      }
      for bound in parameter.bounds {
        if inference.isUnknown(known) || inference.isOpenLiteral(known) {
          inference.promise(.init(type: variable, bound: bound, function: name(of: candidate), offset: offset))
        } else {
          try require(known, bound, of: name(of: candidate), at: offset)
        }
      }
    }
    return try assemble(candidate, values, substitution, result, at: offset)
  }

  /// The order in which arguments and context determine the generic arguments of a call.
  private enum ArgumentOrder: Equatable {
    /// The arguments in source order, closures last.
    case usual
    /// One parameter's argument before all others.
    case starting(Int)
    /// The type that the context expects of the result.
    case resultFirst
  }

  /// Returns the argument of an `@autoclosure` parameter wrapped in a closure.
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

  /// Binds associated types to their witnesses where the generic parameter is inferred.
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

  /// Returns whether an argument gets its type only from the call's expected result: `reduce(into: [])`.
  private func isTold(_ candidate: Candidate, _ match: [[Int]], _ arguments: [Argument]) -> Bool {
    zip(candidate.parameters, match).contains { parameter, indices in
      guard parameter.type == candidate.result, let syntax = indices.first.flatMap({ arguments[$0].syntax }) else {
        return false
      }
      return syntax.needsContext && !syntax.is(ClosureExprSyntax.self)
    }
  }

  /// Returns an array type as context for an array literal that is passed as a sequence of known elements, otherwise
  /// nil.
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
    let before = current.asksForStyle
    current.asksForStyle = parameter.map { declarations.isStyle($0) } ?? false
    defer { current.asksForStyle = before }
    let checked: Expression
    switch argument {
    case .checked(let expression), .labelled(_, let expression): checked = expression
    case .written(_, let syntax) where syntax.firstMember != nil && isOpen(type):
      // `.circle` for a parameter of type `some Shape`: a static member of the protocol.
      if case .parameter(let bound)? = parameter, let value = try contextual(syntax, among: bound.bounds) {
        checked = value
      } else {
        checked = try check(syntax, expecting: type)
      }
    case .written(_, let syntax): checked = try check(syntax, expecting: hint ?? type)
    case .trailing(_, let syntax): checked = try check(syntax, expecting: type)
    }
    // An optional rarely conforms to the bounds of a parameter.
    if case .parameter(let bound)? = parameter, !bound.bounds.isEmpty, let inner = implicitlyUnwrapped(checked),
      let fitted = converted(inner, to: type, cost: &cost)
    {
      return fitted
    }
    if let fitted = converted(checked, to: type, cost: &cost) { return fitted }
    throw mismatch(checked, insteadOf: type, as: .argument, at: argument.offset)
  }

  /// Emits the diagnostics of arguments that need no context, after an earlier argument has failed.
  mutating func tellFailures(of arguments: ArraySlice<Argument>) {
    for case .written(_, let syntax) in arguments where !syntax.needsContext {
      do throws(CheckFailure) {
        _ = try check(syntax, expecting: nil)
      } catch {
        report(error)
      }
    }
  }
}
