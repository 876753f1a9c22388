// Settling statements: those in a closure are settled with the expression that contains it.

extension Checker {
  /// Finishes the statements of a closure.
  mutating func finish(_ statements: inout [Statement]) throws(CheckFailure) {
    for index in statements.indices { try finish(&statements[index]) }
  }

  private mutating func finish(_ statement: inout Statement) throws(CheckFailure) {
    switch statement {
    case .expression(var value):
      try finish(&value)
      statement = .expression(value)
    case .bind(let id, var value?):
      try finish(&value)
      try finishVariable(id)
      statement = .bind(id, value)
    case .bind(let id, nil):
      try finishVariable(id)
    case .assign(var target, var value):
      try finish(&target)
      try finish(&value)
      statement = .assign(target, value)
    case .assignWrapped(var first, var later, let offset):
      try finish(&first)
      try finish(&later)
      statement = .assignWrapped(first, later: later, at: offset)
    case .modify(var target, let holder, var value, let operand, var combined):
      try finish(&target)
      try finish(&value)
      try finish(&combined)
      try finishVariable(holder)
      try finishVariable(operand)
      statement = .modify(target, holder, value, operand, combined)
    case .block(var list):
      try finish(&list)
      statement = .block(list)
    case .conditional(var conditions, var then, var otherwise):
      try finish(&conditions)
      try finish(&then)
      try finish(&otherwise)
      statement = .conditional(conditions, then: then, otherwise: otherwise)
    case .unless(var conditions, var otherwise):
      try finish(&conditions)
      try finish(&otherwise)
      statement = .unless(conditions, otherwise: otherwise)
    case .loop(var loop):
      try finish(&loop.sequence)
      try finish(&loop.pattern)
      try finishVariable(loop.element)
      if var filter = loop.filter {
        try finish(&filter)
        loop.filter = filter
      }
      try finish(&loop.body)
      statement = .loop(loop)
    case .repeatWhile(let label, var body, var condition):
      try finish(&body)
      try finish(&condition)
      statement = .repeatWhile(label, body: body, condition: condition)
    case .whileLoop(let label, var conditions, var body):
      try finish(&conditions)
      try finish(&body)
      statement = .whileLoop(label, conditions: conditions, body: body)
    case .choose(let label, let subject, var value, var branches):
      try finishVariable(subject)
      try finish(&value)
      for index in branches.indices { try finish(&branches[index]) }
      statement = .choose(label, subject: subject, value: value, branches: branches)
    case .giveBack(var value?, let offset):
      try finish(&value)
      statement = .giveBack(value, at: offset)
    case .deferred(var list):
      try finish(&list)
      statement = .deferred(list)
    case .raise(var value):
      try finish(&value)
      statement = .raise(value)
    case .attempt(var body, let error, var catches):
      try finish(&body)
      try finishVariable(error)
      for index in catches.indices { try finish(&catches[index]) }
      statement = .attempt(body: body, error: error, catches: catches)
    case .leave, .next, .giveBack(nil, _): return
    }
  }

  private mutating func finish(_ branch: inout Branch) throws(CheckFailure) {
    for index in branch.patterns.indices {
      try finish(&branch.patterns[index].pattern)
      if var filter = branch.patterns[index].filter {
        try finish(&filter)
        branch.patterns[index].filter = filter
      }
    }
    try finish(&branch.body)
  }

  private mutating func finish(_ conditions: inout [Condition]) throws(CheckFailure) {
    for index in conditions.indices {
      switch conditions[index] {
      case .test(var value):
        try finish(&value)
        conditions[index] = .test(value)
      case .bind(let id, var value):
        try finish(&value)
        try finishVariable(id)
        conditions[index] = .bind(id, value)
      case .match(var pattern, let id, var value):
        try finish(&pattern)
        try finish(&value)
        try finishVariable(id)
        conditions[index] = .match(pattern, id, value)
      }
    }
  }

  private mutating func finish(_ pattern: inout PatternTree) throws(CheckFailure) {
    switch pattern {
    case .anything: return
    case .variable(let id): try finishVariable(id)
    case .tuple(var list):
      for index in list.indices { try finish(&list[index]) }
      pattern = .tuple(list)
    case .enumCase(let number, var list):
      for index in list.indices { try finish(&list[index]) }
      pattern = .enumCase(number, list)
    case .some(var inner):
      try finish(&inner)
      pattern = .some(inner)
    case .cast(let id, var inner):
      try finishVariable(id)
      try finish(&inner)
      pattern = .cast(id, inner)
    case .test(let id, var value):
      try finishVariable(id)
      try finish(&value)
      pattern = .test(id, value)
    }
  }
}
