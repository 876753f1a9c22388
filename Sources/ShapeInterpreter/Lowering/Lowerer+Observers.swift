// Observers: functions that are called when a stored property or a variable changes.

/// A pending change of an observed property or variable.
struct ObservedChange {
  var observers: Observers
  var types: [GenericParameter: Type]
  /// The observed property or variable. For a property, `receiver` is the value that contains it.
  var target: Expression
  var receiver: Expression?
  var old: Expression
  var new: Expression
}

extension Lowerer {
  /// Returns the observers that a change of the expression's value calls; nil if there are none.
  ///
  /// An observer that changes the observed value is not called again. An initializer calls no
  /// observers of its type's properties.
  func observers(of target: Expression) -> Observers? {
    switch target.kind {
    case .variable(let id): return checker.variables[id].observers.flatMap { isWithin($0) ? nil : $0 }
    case .global(let id): return checker.globals[id].observers.flatMap { isWithin($0) ? nil : $0 }
    case .field(let base, let name):
      guard let nominal = concrete(base.type).nominal, let found = checker.members[nominal]?.observers[name] else {
        return nil
      }
      guard case .variable(let id) = base.kind, checker.variables[id].name == "self", let current = builder.function
      else { return found }
      return checker.functions[current].kind == .initializer || isWithin(found) ? nil : found
    default: return nil
    }
  }

  private func isWithin(_ observers: Observers) -> Bool { observers.contains(builder.function) }

  /// Opens a copy of an observed value. Storing the changed copy back calls the observers.
  ///
  /// The value that contains it is opened once, so that its own observers are called for one change.
  mutating func openObserved(_ target: Expression, _ observers: Observers) throws(CheckFailure) -> Place {
    var target = target
    var receiver: Expression?
    var types: [GenericParameter: Type] = [:]
    var returns: [Place.Return] = []
    if case .field(let base, let name) = target.kind {
      let place = try open(base)
      let whole = held(place.slot, base.type, try layout(of: base.type))
      returns = place.returns
      target.kind = .field(whole, name)
      receiver = whole
      let id = observers.didSet ?? observers.willSet
      types = id.map { checker.substitution(for: $0, in: concrete(base.type)) } ?? [:]
    }
    let old = try pinned(target)
    let new = try pinned(old)
    let change = ObservedChange(
      observers: observers, types: types, target: target, receiver: receiver, old: old, new: new)
    return Place(slot: try lower(new), returns: returns + [.observed(change)])
  }

  /// Stores a changed value, and calls the observers before and after.
  mutating func finish(_ change: ObservedChange) throws(CheckFailure) {
    let receiver = change.receiver.map { [$0] } ?? []
    if let id = change.observers.willSet { try store(change.new, by: id, change.types, on: receiver) }
    let place = try openUnobserved(change.target)
    copy(try lower(change.new), to: place.slot, try layout(of: change.new.type))
    try close(place)
    if let id = change.observers.didSet { try store(change.old, by: id, change.types, on: receiver) }
  }
}
