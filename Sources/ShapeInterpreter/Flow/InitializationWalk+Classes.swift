// Initializers of classes: their properties have values before the superclass's initializer is called, and the object
// may be used after it alone.

extension InitializationWalk {
  /// Follows an expression that uses the object of a class's initializer. Returns false for any other expression.
  mutating func walkObject(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .variable(let id) where id == receiver: requireObject(for: nil, at: expression.offset)
    case .field(let base, let name) where isReceiver(base):
      if form != .convenience, let place = place(of: expression) {
        if lacks(place) { require(place, at: expression.offset) }
      } else {
        requireObject(for: .init(isCall: false, name: label(name)), at: expression.offset)
      }
    case .call(let id, _, let list)
    where list.count > functions[id].parameters.count && (list.first.map(isReceiver) ?? false):
      walk(Array(list.dropFirst()))
      if functions[id].fillsObject {
        delegate(isSuper: form != .convenience, at: expression.offset)
      } else {
        let isCall = functions[id].kind == .function
        let name = isCall ? functions[id].fullName : functions[id].name
        requireObject(for: .init(isCall: isCall, name: isCall ? functions[id].name : name), at: expression.offset)
      }
      if functions[id].isThrowing { throwing.append(flow) }
    default: return false
    }
    return true
  }

  private func label(_ name: String) -> String { properties.first { $0.name == name }?.label ?? name }

  /// Returns whether an expression is the object, perhaps as one of its superclass.
  private func isReceiver(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .variable(let id): id == receiver
    case .convert(let value), .exactly(let value): isReceiver(value)
    default: false
    }
  }

  /// Emits a diagnostic if the object is used, perhaps by a member, before it is whole.
  mutating func requireObject(for use: InitializationProblem.MemberUse?, at offset: Int) {
    guard flow != nil, !missing.isEmpty || lacks(.whole) else { return }
    let moment: InitializationProblem.Moment =
      switch form {
      case .derived: .superCall
      case .convenience: .selfCall
      case .root, .value: .properties
      }
    complain(.earlyObject(use, before: moment), at: offset)
    // Counts all places as initialized, so that the diagnostic is emitted once.
    flow?.definite.formUnion(tracked)
  }

  /// Follows a closure that captures the object.
  mutating func requireObjectForCapture(at offset: Int) {
    guard !missing.isEmpty || lacks(.whole) else { return }
    complain(.capturedObject, at: offset)
    flow?.definite.formUnion(tracked)
  }

  /// Follows a call of the other initializer.
  private mutating func delegate(isSuper: Bool, isImplied: Bool = false, at offset: Int) {
    guard let known = flow else { return }
    for property in missing {
      complain(.missingAtSuper(property.label, isImplied: isImplied), at: offset)
      flow?.definite.insert(.property(property.name))
    }
    if known.possible.contains(.whole) { complain(.calledTwice(isSuper: isSuper), at: offset) }
    flow?.definite.insert(.whole)
    flow?.possible.insert(.whole)
  }

  /// Follows the end of an initializer of a class with a superclass. Returns true if the superclass's initializer has
  /// been called or the lack of the call is told.
  mutating func leaveDerived(at offset: Int) -> Bool {
    guard lacks(.whole) else { return false }
    if epilogue.isEmpty {
      complain(.superNotCalled, at: offset)
    } else {
      delegate(isSuper: true, isImplied: true, at: offset)
    }
    return true
  }
}
