// Resolution: postponed members and calls get their meaning once enough types are inferred.

extension Checker {
  /// Resolves all postponed parts whose types are known; the others stay postponed.
  mutating func resolveDeferred() throws(CheckFailure) {
    var isMoving = true
    while isMoving {
      isMoving = false
      for index in deferred.indices where deferred[index].resolution == nil {
        try resolve(index)
        if deferred[index].resolution != nil { isMoving = true }
      }
    }
  }

  /// Resolves all postponed parts: open calls get the overload that fits best, and literals get their default types.
  mutating func resolveAll() throws(CheckFailure) {
    try resolveDeferred()
    // Outer calls are postponed last. Deciding them first narrows down the calls among their arguments.
    while let index = deferred.indices.last(where: { isOpenCall($0) }) {
      try decide(index)
      try resolveDeferred()
    }
    try resolveRemaining()
  }

  /// Returns true if the postponed part is a number, so that built-in arithmetic may use it before it is resolved.
  func isNumber(_ waiting: Postponed) -> Bool {
    switch waiting.meaning {
    case .member(let name, let arguments):
      return [Type.double, .cgFloat, .int, .float].contains { type in
        guard let nominal = type.nominal else { return false }
        let own = members[nominal]
        let isKnown = library.statics[nominal]?[name] != nil
        guard arguments == nil else { return isKnown || own?.staticFunctions[name] != nil || name == "init" }
        return isKnown || own?.globals[name] != nil || own?.staticGetters[name] != nil
      }
    case .call(let call): return call.isNumber
    }
  }

  private mutating func resolve(_ index: Int) throws(CheckFailure) {
    let waiting = deferred[index]
    guard !waiting.isBusy else { return }
    switch waiting.meaning {
    case .member(let name, let arguments):
      let known = inference.resolved(waiting.type)
      guard case .nominal = known else { return }
      let found = try whileBusy(index) { (checker) throws(CheckFailure) in
        try checker.checkImplicitMember(name, arguments, expecting: known, at: waiting.offset)
      }
      deferred[index].resolution = converted(found, to: known)
    case .call(let call):
      let found = try whileBusy(index) { (checker) throws(CheckFailure) in
        try checker.clearMeaning(of: call, as: waiting.type, at: waiting.offset)
      }
      if let found { try resolve(index, as: found, waiting) }
    }
  }

  /// Resolves a postponed call to the overload that fits best with the types inferred so far.
  mutating func decide(_ index: Int) throws(CheckFailure) {
    let waiting = deferred[index]
    guard case .call(let call) = waiting.meaning else { return }
    let found = try whileBusy(index) { (checker) throws(CheckFailure) in
      try checker.bestMeaning(of: call, as: waiting.type, at: waiting.offset)
    }
    try resolve(index, as: found, waiting)
  }

  private mutating func resolve(_ index: Int, as found: Expression, _ waiting: Postponed) throws(CheckFailure) {
    guard let fitted = converted(found, to: waiting.type) else {
      throw mismatch(found, insteadOf: waiting.type, as: .argument, at: waiting.offset)
    }
    deferred[index].resolution = fitted
  }

  /// Runs `body` in the surroundings of a postponed part, which is marked as busy meanwhile.
  private mutating func whileBusy<Result>(
    _ index: Int, _ body: (inout Checker) throws(CheckFailure) -> Result
  ) throws(CheckFailure) -> Result {
    let saved = (scopes, current)
    deferred[index].isBusy = true
    defer {
      (scopes, current) = saved
      deferred[index].isBusy = false
    }
    (scopes, current) = (deferred[index].scopes, deferred[index].surroundings)
    return try body(&self)
  }

  /// Returns whether the postponed parts can still get the types that their context determines: implicit members must
  /// exist, and calls need an overload with that result. Members with known types are resolved.
  mutating func isPossibleDeferred() -> Bool {
    for index in deferred.indices where deferred[index].resolution == nil && !deferred[index].isBusy {
      let waiting = deferred[index]
      // This visits all postponed parts for each overload of each call, so each visit costs a fraction of a step.
      guard !index.isMultiple(of: 4) || budget.take(1, at: waiting.offset) else { return false }
      let known = inference.resolved(waiting.type)
      guard !inference.isUnknown(known) else { continue }
      switch waiting.meaning {
      case .member:
        guard (try? resolve(index)) != nil else { return false }
      case .call(let call):
        let isPossible = try? whileBusy(index) { (checker) throws(CheckFailure) in
          checker.isPossible(call, as: known, at: waiting.offset)
        }
        guard isPossible ?? false else { return false }
      }
    }
    return true
  }

  /// Returns the protocol that an open type has to conform to and whose extensions declare a member of that name for
  /// one type; nil if there is none.
  private func promisedBound(of type: Type, _ name: String, _ arguments: [Argument]?) -> Nominal? {
    let open = inference.shallow(type)
    return (0..<inference.promises.count).lazy.map { inference.promises[$0] }.first { promise in
      inference.shallow(promise.type) == open
        && !contextualMembers(name, of: promise.bound, isCalled: arguments != nil).isEmpty
    }?.bound
  }

  /// Resolves implicit members whose type only literals determine: in the literal's default type, or in Double if that
  /// type has no such member.
  private mutating func resolveRemaining() throws(CheckFailure) {
    for index in deferred.indices where deferred[index].resolution == nil {
      let waiting = deferred[index]
      guard case .member(let name, let arguments) = waiting.meaning else { continue }
      if inference.isOpenLiteral(waiting.type), arguments == nil {
        let before = inference
        inference.applyDefault(to: waiting.type)
        if let found = try staticProperty(name, of: inference.resolved(waiting.type), at: waiting.offset) {
          deferred[index].resolution = found
          continue
        }
        inference = before
        _ = inference.unify(waiting.type, .double)
      }
      try resolve(index)
      if deferred[index].resolution == nil, let bound = promisedBound(of: waiting.type, name, arguments) {
        let found = try whileBusy(index) { (checker) throws(CheckFailure) in
          try checker.checkImplicitMember(name, arguments, expecting: .nominal(bound, []), at: waiting.offset)
        }
        try resolve(index, as: found, waiting)
      }
      guard deferred[index].resolution != nil else {
        throw failure(MemberProblem.noInferredBase(of: name), at: waiting.offset)
      }
    }
  }
}
