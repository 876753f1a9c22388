// The parts of a statement: all walks over the tree learn of them here.

extension Statement {
  /// The statement lists that are direct parts of the statement; those in its expressions are none of them.
  var blocks: [[Statement]] {
    switch self {
    case .expression, .bind, .assign, .assignWrapped, .modify, .leave, .next, .giveBack, .raise: []
    case .block(let list), .deferred(let list), .unless(_, let list), .whileLoop(_, _, let list),
      .repeatWhile(_, let list, _):
      [list]
    case .conditional(_, let then, let otherwise): [then, otherwise]
    case .loop(let loop): [loop.body]
    case .choose(_, _, _, let branches): branches.map(\.body)
    case .attempt(let body, _, let catches): [body] + catches.map(\.body)
    }
  }

  /// Passes the statement's direct parts to a walk.
  func forEachChild(_ walk: inout some TreeWalk) {
    switch self {
    case .expression(let value), .raise(let value): walk.walk(value)
    case .bind(let id, let value):
      if let value { walk.walk(value) }
      walk.walk(declared: id)
    case .assign(let target, let value):
      walk.walk(target)
      walk.walk(value)
    case .assignWrapped(let first, let later, _): walk.walk([first, later])
    case .modify(let target, let holder, let value, let operand, let combined):
      walk.walk(target)
      walk.walk(value)
      walk.walk(combined)
      walk.walk(declared: holder)
      walk.walk(declared: operand)
    case .block(let list), .deferred(let list): walk.walk(list)
    case .conditional(let conditions, let then, let otherwise):
      for condition in conditions { condition.forEachChild(&walk) }
      walk.walk(then)
      walk.walk(otherwise)
    case .unless(let conditions, let otherwise):
      for condition in conditions { condition.forEachChild(&walk) }
      walk.walk(otherwise)
    case .loop(let loop):
      walk.walk(loop.sequence)
      loop.pattern.forEachChild(&walk)
      walk.walk(declared: loop.element)
      if let filter = loop.filter { walk.walk(filter) }
      walk.walk(loop.body)
    case .repeatWhile(_, let body, let condition):
      walk.walk(body)
      walk.walk(condition)
    case .whileLoop(_, let conditions, let body):
      for condition in conditions { condition.forEachChild(&walk) }
      walk.walk(body)
    case .choose(_, let subject, let value, let branches):
      walk.walk(declared: subject)
      walk.walk(value)
      for branch in branches { branch.forEachChild(&walk) }
    case .attempt(let body, let error, let catches):
      walk.walk(body)
      walk.walk(declared: error)
      for branch in catches { branch.forEachChild(&walk) }
    case .giveBack(let value, _): if let value { walk.walk(value) }
    case .leave, .next: return
    }
  }

  /// Has a walk change the statement's direct parts.
  mutating func changeChildren(_ walk: inout some TreeChange) throws(CheckFailure) {
    switch self {
    case .expression(var value):
      try walk.change(&value)
      self = .expression(value)
    case .raise(var value):
      try walk.change(&value)
      self = .raise(value)
    case .bind(let id, var value):
      if var known = value {
        try walk.change(&known)
        value = known
      }
      try walk.change(declared: id)
      self = .bind(id, value)
    case .assign(var target, var value):
      try walk.change(&target)
      try walk.change(&value)
      self = .assign(target, value)
    case .assignWrapped(var first, var later, let offset):
      try first.changeChildren(&walk)
      try later.changeChildren(&walk)
      self = .assignWrapped(first, later: later, at: offset)
    case .modify(var target, let holder, var value, let operand, var combined):
      try walk.change(&target)
      try walk.change(&value)
      try walk.change(&combined)
      try walk.change(declared: holder)
      try walk.change(declared: operand)
      self = .modify(target, holder, value, operand, combined)
    case .block(var list):
      try walk.change(&list)
      self = .block(list)
    case .deferred(var list):
      try walk.change(&list)
      self = .deferred(list)
    case .conditional(var conditions, var then, var otherwise):
      for index in conditions.indices { try conditions[index].changeChildren(&walk) }
      try walk.change(&then)
      try walk.change(&otherwise)
      self = .conditional(conditions, then: then, otherwise: otherwise)
    case .unless(var conditions, var otherwise):
      for index in conditions.indices { try conditions[index].changeChildren(&walk) }
      try walk.change(&otherwise)
      self = .unless(conditions, otherwise: otherwise)
    case .loop(var loop):
      try walk.change(&loop.sequence)
      try loop.pattern.changeChildren(&walk)
      try walk.change(declared: loop.element)
      if var filter = loop.filter {
        try walk.change(&filter)
        loop.filter = filter
      }
      try walk.change(&loop.body)
      self = .loop(loop)
    case .repeatWhile(let label, var body, var condition):
      try walk.change(&body)
      try walk.change(&condition)
      self = .repeatWhile(label, body: body, condition: condition)
    case .whileLoop(let label, var conditions, var body):
      for index in conditions.indices { try conditions[index].changeChildren(&walk) }
      try walk.change(&body)
      self = .whileLoop(label, conditions: conditions, body: body)
    case .choose(let label, let subject, var value, var branches):
      try walk.change(declared: subject)
      try walk.change(&value)
      for index in branches.indices { try branches[index].changeChildren(&walk) }
      self = .choose(label, subject: subject, value: value, branches: branches)
    case .attempt(var body, let error, var catches):
      try walk.change(&body)
      try walk.change(declared: error)
      for index in catches.indices { try catches[index].changeChildren(&walk) }
      self = .attempt(body: body, error: error, catches: catches)
    case .giveBack(var value, let offset):
      guard var known = value else { return }
      try walk.change(&known)
      value = known
      self = .giveBack(value, at: offset)
    case .leave, .next: return
    }
  }
}

extension Branch {
  /// Passes the branch's patterns, filters and statements to a walk.
  func forEachChild(_ walk: inout some TreeWalk) {
    for (pattern, filter) in patterns {
      pattern.forEachChild(&walk)
      if let filter { walk.walk(filter) }
    }
    walk.walk(body)
  }

  /// Has a walk change the branch's patterns, filters and statements.
  mutating func changeChildren(_ walk: inout some TreeChange) throws(CheckFailure) {
    for index in patterns.indices {
      try patterns[index].pattern.changeChildren(&walk)
      if var filter = patterns[index].filter {
        try walk.change(&filter)
        patterns[index].filter = filter
      }
    }
    try walk.change(&body)
  }
}

extension Condition {
  /// Passes the condition's parts to a walk.
  func forEachChild(_ walk: inout some TreeWalk) {
    switch self {
    case .test(let value): walk.walk(value)
    case .bind(let id, let value):
      walk.walk(value)
      walk.walk(declared: id)
    case .match(let pattern, let id, let value):
      pattern.forEachChild(&walk)
      walk.walk(value)
      walk.walk(declared: id)
    }
  }

  /// Has a walk change the condition's parts.
  mutating func changeChildren(_ walk: inout some TreeChange) throws(CheckFailure) {
    switch self {
    case .test(var value):
      try walk.change(&value)
      self = .test(value)
    case .bind(let id, var value):
      try walk.change(&value)
      try walk.change(declared: id)
      self = .bind(id, value)
    case .match(var pattern, let id, var value):
      try pattern.changeChildren(&walk)
      try walk.change(&value)
      try walk.change(declared: id)
      self = .match(pattern, id, value)
    }
  }
}

extension PatternTree {
  /// Passes the variables and expressions in the pattern to a walk.
  func forEachChild(_ walk: inout some TreeWalk) {
    switch self {
    case .anything: return
    case .variable(let id): walk.walk(declared: id)
    case .tuple(let list), .enumCase(_, let list): for part in list { part.forEachChild(&walk) }
    case .some(let inner): inner.forEachChild(&walk)
    case .cast(let id, let inner):
      walk.walk(declared: id)
      inner.forEachChild(&walk)
    case .test(let id, let value):
      walk.walk(declared: id)
      walk.walk(value)
    }
  }

  /// Has a walk change the variables and expressions in the pattern.
  mutating func changeChildren(_ walk: inout some TreeChange) throws(CheckFailure) {
    switch self {
    case .anything: return
    case .variable(let id): try walk.change(declared: id)
    case .tuple(var list):
      for index in list.indices { try list[index].changeChildren(&walk) }
      self = .tuple(list)
    case .enumCase(let number, var list):
      for index in list.indices { try list[index].changeChildren(&walk) }
      self = .enumCase(number, list)
    case .some(var inner):
      try inner.changeChildren(&walk)
      self = .some(inner)
    case .cast(let id, var inner):
      try walk.change(declared: id)
      try inner.changeChildren(&walk)
      self = .cast(id, inner)
    case .test(let id, var value):
      try walk.change(declared: id)
      try walk.change(&value)
      self = .test(id, value)
    }
  }
}
