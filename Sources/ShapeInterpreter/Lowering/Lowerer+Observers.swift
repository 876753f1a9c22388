// Observers: functions that are called when a stored property or a variable changes.

extension Lowerer {
  /// Opens a copy of an observed value. Storing the changed copy back calls the observers.
  ///
  /// The value that contains it is opened once, so that its own observers are called for one change.
  mutating func openObserved(_ target: Expression, _ observers: Observers) throws(CheckFailure) -> Place {
    var target = target
    var receiver: Expression?
    var types: [GenericParameter: Type] = [:]
    var returns: [Place.Return] = []
    if case .field(let base, let name) = target.kind {
      let whole: Expression
      if checker.declarations.isReference(concrete(base.type)) {
        whole = try pinnedObject(base)
      } else {
        let place = try open(base)
        whole = held(place.slot, base.type, try layout(of: base.type))
        returns = place.returns
      }
      target.kind = .field(whole, name)
      receiver = whole
      types = observers.all.first.map { checker.substitution(for: $0, in: concrete(base.type)) } ?? [:]
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
    for id in change.observers.before { try store(change.new, by: id, change.types, on: receiver) }
    let place = try openUnobserved(change.target)
    copy(try lower(change.new), to: place.slot, try layout(of: change.new.type))
    try close(place)
    if let id = change.observers.didSet { try store(change.old, by: id, change.types, on: receiver) }
  }
}
