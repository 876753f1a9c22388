extension InitializationWalk {
  mutating func walk(_ statements: [Statement]) {
    for statement in statements where flow != nil { walk(statement) }
  }

  private mutating func walk(_ statement: Statement) {
    switch statement {
    case .expression(let value):
      walk(value)
      if value.type == .never { flow = nil }
    case .bind(let id, let value):
      if let value {
        walk(value)
      } else {
        tracked.insert(.variable(id))
        flow?.definite.remove(.variable(id))
        flow?.possible.remove(.variable(id))
      }
    case .assign(let target, let value):
      walk(value)
      assign(to: target)
    case .assignWrapped(let first, let later, let offset):
      let isMade = missing.isEmpty && !lacks(.whole)
      if isMade { changing.insert(offset) } else { making.insert(offset) }
      walk(isMade ? later : first)
    case .modify(let target, _, let value, _, let combined):
      walk(value)
      change(target, .reference, at: combined.offset)
      walk(combined)
    case .block(let list): walk(list)
    case .conditional(let conditions, let then, let otherwise):
      walk(conditions)
      let start = flow
      walk(then)
      let end = flow
      flow = start
      walk(otherwise)
      flow = .meeting([end, flow])
    case .unless(let conditions, let otherwise):
      walk(conditions)
      let start = flow
      walk(otherwise)
      flow = .meeting([start, flow])
    case .loop(let loop):
      walk(loop.sequence)
      walkTurns(loop.label, entersAlways: false) { walk in
        if let filter = loop.filter { walk.walk(filter) }
        walk.walk(loop.body)
      }
    case .whileLoop(let label, let conditions, let body):
      walkTurns(label, entersAlways: conditions.isAlwaysTrue) { walk in
        walk.walk(conditions)
        walk.walk(body)
      }
    case .repeatWhile(let label, let body, let condition):
      walkTurns(label, entersAlways: true) { walk in
        walk.walk(body)
        walk.flow = .meeting([walk.flow] + (walk.continuing.removeValue(forKey: label) ?? []))
        if walk.flow != nil { walk.walk(condition) }
        if case .boolean(true) = condition.kind { return }
        walk.leaving[label, default: []].append(walk.flow)
      }
    case .choose(let label, _, let value, let branches):
      walk(value)
      flow = .meeting([walk(branches)] + (leaving.removeValue(forKey: label) ?? []))
    case .leave(let label):
      leaving[label, default: []].append(flow)
      flow = nil
    case .next(let label):
      continuing[label, default: []].append(flow)
      flow = nil
    case .giveBack(let value, let offset):
      let isFailure = value?.isNil ?? false
      if let value { walk(value) }
      if end != nil, !isFailure { leaveInitializer(at: offset) }
      flow = nil
    case .raise(let value):
      walk(value)
      throwing.append(flow)
      flow = nil
    case .attempt(let body, _, let catches):
      let outer = throwing
      throwing = []
      walk(body)
      let end = flow
      flow = .meeting(throwing)
      throwing = outer
      // An error that matches no branch is rethrown.
      throwing.append(flow)
      flow = .meeting([end, walk(catches)])
    case .deferred: break  // runs at the end of its scope, where the variables have their values
    }
  }

  /// Follows branches that all begin in the current state; returns the state after them, or nil if control never gets
  /// there.
  private mutating func walk(_ branches: [Branch]) -> Flow? {
    let start = flow
    var ends: [Flow?] = []
    var falling: Flow?
    for branch in branches {
      flow = start
      for (pattern, filter) in branch.patterns {
        pattern.forEachChild(&self)
        if let filter { walk(filter) }
      }
      flow = .meeting([flow, falling])
      walk(branch.body)
      falling = branch.fallsThrough ? flow : nil
      if !branch.fallsThrough { ends.append(flow) }
    }
    return .meeting(ends)
  }

  /// Follows the body of a loop. The second turn starts with the places that the first one may have initialized, so
  /// that a second assignment to a constant is found.
  private mutating func walkTurns(_ label: LoopLabel, entersAlways: Bool, _ turn: (inout InitializationWalk) -> Void) {
    let start = flow
    turn(&self)
    let end = Flow.meeting([flow] + (continuing.removeValue(forKey: label) ?? []))
    if let end, let start, !end.possible.isSubset(of: start.possible) {
      let ways = leaving
      flow = start
      flow?.possible = end.possible
      turn(&self)
      continuing[label] = nil
      leaving = ways
    }
    var after = start
    after?.possible.formUnion(end?.possible ?? [])
    flow = .meeting((entersAlways ? [] : [after]) + (leaving.removeValue(forKey: label) ?? []))
  }

  private mutating func walk(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .test(let value), .bind(_, let value): walk(value)
      case .match(let pattern, _, let value):
        walk(value)
        pattern.forEachChild(&self)
      }
    }
  }
}

extension [Condition] {
  /// True for `while true`, which only a `break` leaves.
  fileprivate var isAlwaysTrue: Bool {
    guard count == 1, case .test(let test)? = first, case .boolean(true) = test.kind else { return false }
    return true
  }
}
