extension Checker {
  /// Returns a placeholder for an expression that is resolved later; its type is the one that the context determines.
  mutating func postpone(_ meaning: Postponed.Meaning, as type: Type, at offset: Int) -> Expression {
    deferred.append(
      Postponed(meaning: meaning, type: type, offset: offset, scopes: scopes, surroundings: current))
    return Expression(.deferred(deferred.count - 1), type, at: offset)
  }

  /// Decides the type of a value whose members are needed at once; a literal gets its default type.
  mutating func force(_ type: Type) throws(CheckFailure) {
    try decideCalls(of: type)
    inference.applyDefault(to: type)
  }

  /// Decides the calls that determine a type.
  mutating func decideCalls(of type: Type) throws(CheckFailure) {
    while !inference.isOpenLiteral(type), let index = postponedCall(of: type) {
      try forms.decide(index, in: &self)
    }
  }

  /// Decides the calls that determine parts of a type.
  mutating func force(partsOf type: Type) throws(CheckFailure) {
    guard deferred.contains(where: { $0.resolution == nil }) else { return }
    var parts: [Type] = []
    _ = inference.resolved(type).mapped { part in
      if case .variable = part { parts.append(part) }
      return nil
    }
    for part in parts { try decideCalls(of: part) }
  }

  /// Decides the calls whose results have open parts in common with a type, outer calls first.
  mutating func settleParts(of type: Type) throws(CheckFailure) {
    while let index = openCall(sharing: inference.resolved(type)) { try forms.decide(index, in: &self) }
  }

  private func openCall(sharing type: Type) -> Int? {
    guard type.isOpen else { return nil }
    return deferred.indices.last { index in
      guard isOpenCall(index) else { return false }
      let result = inference.resolved(deferred[index].type)
      return type.contains { part in inference.isUnknown(part) && result.contains { $0 == part } }
    }
  }

  /// Returns true if the type is that of a postponed call.
  func isPostponedCall(_ type: Type) -> Bool { postponedCall(of: type) != nil }

  /// Returns the postponed call that determines a type, with its offset; nil if none does.
  func openCall(of type: Type) -> (call: OverloadedCall, offset: Int)? {
    guard let index = postponedCall(of: type), case .call(let call) = deferred[index].meaning else { return nil }
    return (call, deferred[index].offset)
  }

  private func postponedCall(of type: Type) -> Int? {
    let known = inference.shallow(type)
    guard case .variable = known else { return nil }
    return deferred.indices.first { isOpenCall($0) && inference.shallow(deferred[$0].type) == known }
  }

  func isOpenCall(_ index: Int) -> Bool {
    guard deferred[index].resolution == nil, !deferred[index].isBusy, case .call = deferred[index].meaning else {
      return false
    }
    return true
  }

  /// Decides the calls that determine a type, and gives the open literals in it their defaults, at the end of a
  /// statement in a closure.
  mutating func settleLiterals(in type: Type) throws(CheckFailure) {
    try force(partsOf: type)
    let known = inference.resolved(type)
    _ = known.mapped { part in
      guard case .variable = part else { return nil }
      inference.applyDefault(to: part)
      return nil
    }
  }
}
