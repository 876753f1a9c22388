// Postponed parts: implicit members and overloaded calls that wait until the rest of their expression has said what they are.

/// A part of an expression whose meaning depends on types that are not known yet.
struct Postponed {
  enum Meaning {
    /// A name after a dot that stands alone, with the arguments of a call.
    case member(String, [Argument]?)
    /// A call that several functions could be meant by.
    case call(OverloadedCall)
  }

  var meaning: Meaning
  /// The type that the expression around it takes it for; an implicit member's is also where it is looked up.
  var type: Type
  var offset: Int
  /// What surrounds it, for arguments that are checked later.
  var scopes: [Scope]
  var surroundings: Surroundings
  /// What it turned out to be.
  var resolution: Expression?
  /// Whether its meaning is being looked for.
  var isBusy = false
}

/// A call with the functions whose labels it goes with.
struct OverloadedCall {
  var name: String
  var owner: Type?
  var candidates: [(candidate: Candidate, match: [[Int]])]
  var arguments: [Argument]
  /// What is said when none of them takes the arguments.
  var fallback: CheckFailure?
  /// Whether each of them gives a number.
  var isNumber = false
}

extension Checker {
  /// An expression whose meaning is found later; until then it has the type that its context gives it.
  mutating func postpone(_ meaning: Postponed.Meaning, as type: Type, at offset: Int) -> Expression {
    deferred.append(
      Postponed(meaning: meaning, type: type, offset: offset, scopes: scopes, surroundings: current))
    return Expression(.deferred(deferred.count - 1), type, at: offset)
  }

  /// Finds the meaning of all that became clear; the rest goes on waiting.
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

  /// Finds the meaning of everything: what stays open gets the overload that fits best, literals their defaults.
  mutating func resolveAll() throws(CheckFailure) {
    try resolveDeferred()
    // Outer calls were met last; what they are narrows down the calls among their arguments.
    while let index = deferred.indices.last(where: isOpenCall) {
      try decide(index)
      try resolveDeferred()
    }
    try resolveRemaining()
  }

  /// Whether arithmetic may go on before it is known what waits.
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

  /// Decides what a value is whose members are wanted now; a literal gets its default.
  mutating func force(_ type: Type) throws(CheckFailure) {
    try decideCalls(of: type)
    inference.applyDefault(to: type)
  }

  /// Decides the call that a type waits for.
  mutating func decideCalls(of type: Type) throws(CheckFailure) {
    while !inference.isOpenLiteral(type), let index = postponedCall(of: type) { try decide(index) }
  }

  /// Decides the calls whose types are part of a type.
  mutating func force(partsOf type: Type) throws(CheckFailure) {
    guard deferred.contains(where: { $0.resolution == nil }) else { return }
    var parts: [Type] = []
    _ = inference.resolved(type).mapped { part in
      if case .variable = part { parts.append(part) }
      return nil
    }
    for part in parts { try decideCalls(of: part) }
  }

  /// Whether a type is that of a call which still waits for its overload.
  func isPostponedCall(_ type: Type) -> Bool { postponedCall(of: type) != nil }

  private func postponedCall(of type: Type) -> Int? {
    let known = inference.shallow(type)
    guard case .variable = known else { return nil }
    return deferred.indices.first { isOpenCall($0) && inference.shallow(deferred[$0].type) == known }
  }

  private func isOpenCall(_ index: Int) -> Bool {
    guard deferred[index].resolution == nil, !deferred[index].isBusy, case .call = deferred[index].meaning else {
      return false
    }
    return true
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

  /// Takes the overload of a postponed call that fits best with what is known by now.
  private mutating func decide(_ index: Int) throws(CheckFailure) {
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

  /// Runs `body` in the surroundings of what waits, which is not looked at meanwhile.
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

  /// Whether what still waits can be what its context takes it for by now: members exist, and a call has an overload that gives it.
  mutating func isPossibleDeferred() -> Bool {
    for index in deferred.indices where deferred[index].resolution == nil && !deferred[index].isBusy {
      let waiting = deferred[index]
      // For each overload of each call all that waits is looked at: a fraction of a step for each.
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

  /// Gives the members that only literals surround a type: the literal's default, or Double when that has no such member.
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
      guard deferred[index].resolution != nil else {
        throw failure("cannot infer contextual base in reference to member '\(name)'", at: waiting.offset)
      }
    }
  }

  /// What `body` gives, or nil where it fails, which then leaves no trace.
  mutating func attempt<Result>(_ body: (inout Checker) throws(CheckFailure) -> Result) -> Result? {
    let saved = (inference, deferred, complaints, scopes, current)
    let count = failures
    if let result = try? body(&self), failures == count { return result }
    (inference, deferred, complaints, scopes, current) = saved
    return nil
  }

  /// What `body` would give, or nil where it fails; it leaves no trace either way.
  mutating func trial<Result>(_ body: (inout Checker) throws(CheckFailure) -> Result) -> Result? {
    let saved = (inference, deferred, complaints)
    defer { (inference, deferred, complaints) = saved }
    guard let result = try? body(&self), failures == saved.2.failures.count else { return nil }
    return result
  }
}
