import SwiftSyntax

// Building: checks the arguments of a call against its candidate and makes the call's tree.

extension Checker {
  mutating func build(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: [Argument], expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    var cost = ConversionCost()
    return try build(candidate, match, arguments, expecting: type, at: offset, cost: &cost)
  }

  /// Builds the call; `cost` grows with the conversions that its arguments need.
  mutating func build(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: [Argument], expecting type: Type?, at offset: Int,
    cost: inout ConversionCost
  ) throws(CheckFailure) -> Expression {
    let before = (solution, cost)
    let draft = CallDraft(candidate, match, arguments, at: offset)
    var failing = 0
    let first: Result<Expression, CheckFailure>
    // `pick(x, nil)`: the argument that fails may determine the type of the others, or else the expected result may.
    var orders: [ArgumentOrder] = []
    do throws(CheckFailure) {
      let call = try build(draft, as: .usual, expecting: type, cost: &cost, failing: &failing)
      if candidate.generics.isEmpty || isSuitable(call, for: type) { return call }
      first = .success(call)
      orders = [.resultFirst]
    } catch {
      first = .failure(error)
      if failing > 0, !candidate.parameters[failing].type.parameters.isEmpty {
        orders = [.starting(failing), .resultFirst].filter { changes(draft, $0, expecting: type) }
      }
    }
    let after = (solution, cost)
    for order in orders {
      (solution, cost) = before
      let call = retry(after: first.failure) { (checker) throws(CheckFailure) in
        var cost = before.1
        let call = try checker.build(draft, as: order, expecting: type, cost: &cost, failing: &failing)
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
    _ call: CallDraft, as order: ArgumentOrder, expecting type: Type?, cost: inout ConversionCost, failing: inout Int
  ) throws(CheckFailure) -> Expression {
    var draft = call
    makeVariables(for: &draft)
    try fitOwner(of: &draft)
    try bindAssociated(of: draft)
    try bindElements(draft.candidate, draft.substitution, at: draft.offset)
    let result = draft.instantiate(draft.candidate.result)
    if let type, !draft.candidate.generics.isEmpty { expect(type, of: result, in: draft, as: order) }
    var values: [Expression?] = Array(repeating: nil, count: draft.candidate.parameters.count)
    let places = places(of: draft, as: order)
    for index in places {
      try settleRoot(at: index, of: draft, after: values)
      // An earlier argument may determine the associated type that this one has: `T.Stride`.
      try bindAssociated(of: draft)
      failing = index
      values[index] = try passed(index, in: draft, cost: &cost)
    }
    tellOmitted(places, of: draft)
    try bindAssociated(of: draft)
    try requireBounds(of: draft, cost: &cost)
    return try assemble(draft.candidate, values, draft.substitution, result, at: draft.offset)
  }

  /// Makes an inference variable for each generic parameter of the candidate, and for each of its associated types.
  private mutating func makeVariables(for draft: inout CallDraft) {
    for parameter in draft.candidate.generics {
      let isOuter = draft.candidate.outerGenerics.contains(parameter)
      draft.substitution[parameter] = isOuter ? .parameter(parameter) : inference.makeVariable()
    }
    if !draft.substitution.isEmpty { draft.associated = draft.candidate.associatedTypes }
    for parameter in draft.associated where draft.substitution[parameter] == nil {
      draft.substitution[parameter] = inference.makeVariable()
    }
  }

  /// Makes the receiver of a member, or the type that it is called on, one of the type that declares the member.
  private mutating func fitOwner(of draft: inout CallDraft) throws(CheckFailure) {
    if let receiver = draft.candidate.receiver {
      draft.candidate.receiver = upcast(receiver, to: draft.candidate.owner?.nominal)
    }
    guard let owner = draft.candidate.owner else { return }
    if let receiver = draft.candidate.receiver, !inference.unify(draft.instantiate(owner), receiver.type) {
      if case .declared(let id) = draft.candidate.target, functions[id].singleProtocol != nil {
        throw otherSelf(id, than: receiver.type, at: draft.offset)
      }
      throw failure(MemberProblem.valueLacks(name(of: draft.candidate), shown(receiver.type)), at: draft.offset)
    }
    if let base = draft.candidate.base, !inference.unify(draft.instantiate(owner), base) {
      throw failure(MemberProblem.typeLacks(name(of: draft.candidate), shown(base)), at: draft.offset)
    }
  }

  /// Binds a generic result to the type that the context expects, before the arguments are checked, if it can be that.
  private mutating func expect(_ type: Type, of result: Type, in draft: CallDraft, as order: ArgumentOrder) {
    var wanted = inference.shallow(type)
    if result.wrapped == nil, order == .usual, let inner = wanted.wrapped { wanted = inference.shallow(inner) }
    guard wanted.isNamed else { return }
    // The result may yet be converted to the expected type: let the arguments determine it first.
    if case .variable = inference.shallow(result), order == .usual, !isTold(draft) { return }
    let before = inference
    if !inference.unify(result, wanted) { inference = before }
  }

  /// Returns whether building the call in another order than the usual one can have another result. Otherwise a closure
  /// that fails is not checked again for nothing, and neither are those within it.
  private func changes(_ draft: CallDraft, _ order: ArgumentOrder, expecting type: Type?) -> Bool {
    if order == .resultFirst { return type.map { inference.shallow($0).isNamed } ?? false }
    let given = { (place: Int) in !draft.match[place].isEmpty }
    return places(of: draft, as: order).filter(given) != places(of: draft, as: .usual).filter(given)
  }

  /// Returns the indices of the parameters in the order in which their arguments are checked. A key path without a root
  /// comes after the values that tell its root, and before the others, whose type it may tell. Closures come last, so
  /// that they can use the generic arguments inferred from the other arguments.
  private func places(of draft: CallDraft, as order: ArgumentOrder) -> [Int] {
    let roots = draft.match.indices.flatMap { openRoots(at: $0, of: draft) }
    func rank(_ place: Int) -> Int {
      guard let syntax = draft.match[place].first.flatMap({ draft.arguments[$0].syntax }) else { return 0 }
      if syntax.is(ClosureExprSyntax.self) { return 3 }
      if roots.isEmpty { return 0 }
      if syntax.is(KeyPathExprSyntax.self) { return 1 }
      let told = draft.candidate.parameters[place].type.parameters
      return roots.contains { root in told.contains { $0.sharesRoot(with: root) } } ? 0 : 2
    }
    return draft.match.indices.sorted { a, b in
      let ranks = (rank(a), rank(b))
      if ranks.0 == ranks.1, case .starting(let first) = order, a == first || b == first {
        return a == first && b != first
      }
      return ranks.0 == ranks.1 ? a < b : ranks.0 < ranks.1
    }
  }

  /// The generic parameters in the root of the parameter, if its argument is a key path without a root.
  private func openRoots(at index: Int, of draft: CallDraft) -> [GenericParameter] {
    guard
      let path = draft.match[index].first.flatMap({ draft.arguments[$0].syntax })?.as(KeyPathExprSyntax.self),
      path.root == nil
    else { return [] }
    let root: Type? =
      switch draft.candidate.parameters[index].type.bare {
      case .nominal(let nominal, let ends) where nominal.isKeyPath: ends.first
      case .function(let parameters, _): parameters.first?.type
      default: nil
      }
    return root?.parameters ?? []
  }

  /// Settles the values before a key path without a root. They tell its root:
  /// `ForEach(Array(zip(1..., names)), id: \.1)`.
  private mutating func settleRoot(
    at index: Int, of draft: CallDraft, after values: [Expression?]
  ) throws(CheckFailure) {
    guard
      let path = draft.match[index].first.flatMap({ draft.arguments[$0].syntax })?.as(KeyPathExprSyntax.self),
      path.root == nil
    else { return }
    for known in values.compactMap(\.self) { try settleParts(of: known.type) }
    try bindElements(draft.candidate, draft.substitution, at: draft.offset)
  }

  /// Determines the generic arguments that only the values of omitted arguments tell.
  private mutating func tellOmitted(_ places: [Int], of draft: CallDraft) {
    guard !draft.substitution.isEmpty else { return }
    let parameters = draft.candidate.parameters
    let told = Set(draft.match.indices.filter { !draft.match[$0].isEmpty }.flatMap { parameters[$0].type.parameters })
    for index in places where draft.match[index].isEmpty && !parameters[index].isVariadic {
      guard told.isDisjoint(with: parameters[index].type.parameters) else { continue }
      tellDefault(of: draft.candidate, index, as: draft.instantiate(parameters[index].type))
    }
  }

  /// Throws a diagnostic if an inferred type does not conform to the bounds of its generic parameter. Types that are
  /// still open promise to conform.
  private mutating func requireBounds(of draft: CallDraft, cost: inout ConversionCost) throws(CheckFailure) {
    for parameter in draft.candidate.generics {
      guard let variable = draft.substitution[parameter] else { continue }
      let known = inference.resolved(variable)
      if inference.isIntegerLiteral(known), parameter.bounds.contains(where: { !conforms(.int, to: $0) }),
        parameter.bounds.allSatisfy({ conforms(.double, to: $0) })
      {
        inference.makeFloating(variable)
        cost.add(.literal)
      }
      if inference.isOpenLiteral(known) {
        // `f(1)` is none of `f<S: Shape>(_: S)`, whatever follows.
        let usual = inference.isIntegerLiteral(variable) ? Type.int : .double
        if !parameter.bounds.allSatisfy({ conforms(usual, to: $0) }) { cost.add(.unwanted) }
      }
      for bound in parameter.bounds {
        if inference.isUnknown(known) || inference.isOpenLiteral(known) {
          let name = name(of: draft.candidate)
          inference.promise(.init(type: variable, bound: bound, function: name, offset: draft.offset))
        } else {
          try require(known, bound, of: name(of: draft.candidate), at: draft.offset)
        }
      }
    }
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

  /// Binds associated types to their witnesses where the generic parameter is inferred. Throws a diagnostic if an
  /// argument has given one another type. CGFloat and Double are taken for each other.
  private mutating func bindAssociated(of draft: CallDraft) throws(CheckFailure) {
    for parameter in draft.associated {
      guard let variable = draft.substitution[parameter],
        let root = parameter.root.first.flatMap({ draft.substitution[$0] }),
        let witness = try witness(parameter.memberName, of: inference.resolved(root))
      else { continue }
      guard !inference.unify(variable, witness) else { continue }
      let known = inference.resolved(variable)
      guard Set([known, witness]) != [.double, .cgFloat] else { continue }
      throw failure(
        GenericsProblem.notEquivalent(function: name(of: draft.candidate), "\(shown(known))", shown(witness)),
        at: draft.offset)
    }
  }

  /// Returns whether an argument gets its type only from the call's expected result: `reduce(into: [])`.
  private func isTold(_ draft: CallDraft) -> Bool {
    zip(draft.candidate.parameters, draft.match).contains { parameter, indices in
      guard parameter.type == draft.candidate.result,
        let syntax = indices.first.flatMap({ draft.arguments[$0].syntax })
      else { return false }
      return syntax.needsContext && !syntax.is(ClosureExprSyntax.self)
    }
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
