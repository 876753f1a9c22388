import ViewTree

// The session of a view: the values that are left from one run to the next, and what the host has been given.

extension Machine {
  /// Tells the code that runs next what the views around it give.
  func stand(in surroundings: ViewSurroundings) { allowance.pointee.surroundings = surroundings }

  /// Tells the code that runs next the view to which it belongs.
  func stand(at place: ViewPlace) {
    allowance.pointee.surroundings = place.surroundings
    allowance.pointee.view?.states.identity = place.identity
  }

  /// The values that views have stored.
  var states: ViewStates {
    get { allowance.pointee.view?.states.values ?? ViewStates() }
    nonmutating set { allowance.pointee.view?.states.values = newValue }
  }

  /// The objects of the session, and the values of the globals. With the states, these are all that a run leaves to the
  /// next: a copy that is put back between two runs takes the session back to the moment at which it was made.
  var heap: Heap {
    get { allowance.pointee.heap }
    nonmutating set {
      allowance.pointee.room -= max(0, newValue.bytes - allowance.pointee.heap.bytes)
      allowance.pointee.heap = newValue
    }
  }

  /// Keeps the objects of a node that the host has been given, and may ask about later.
  func hold(_ node: NodeValue) { allowance.pointee.view?.held += node.closures }

  /// Frees the objects of the nodes that the host was given so far, as soon as nothing else refers to them.
  func letGo() { allowance.pointee.view?.held = [] }

  /// Opens the states for the code that runs next, which may keep a value at a place; nil closes them.
  func openStates(for memory: ViewStates.Place?) {
    allowance.pointee.view?.states.endTransactions()
    allowance.pointee.view?.states.makings = 0
    if (memory == nil) != (allowance.pointee.view?.states.memory == nil) {
      (allowance.pointee.random, allowance.pointee.otherRandom) = (
        allowance.pointee.otherRandom, allowance.pointee.random
      )
    }
    allowance.pointee.view?.states.memory = memory
  }

  /// Gives the code that runs next the whole budget again.
  func renewBudget() { allowance.pointee.renew(budget) }

  /// Lets go of the nodes that were held before the last ones, except for the root.
  func letGo(exceptFirst count: Int, andSince last: Int) {
    guard let held = allowance.pointee.view?.held, last > count, last <= held.count else { return }
    allowance.pointee.view?.held = ContiguousArray(held[..<count] + held[last...])
  }

  /// The number of closures that are held for the host.
  var heldCount: Int { allowance.pointee.view?.held.count ?? 0 }
}
