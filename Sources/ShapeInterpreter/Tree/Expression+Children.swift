// The parts of an expression: all walks over the tree learn of them here.

/// A walk that reads a tree.
///
/// `forEachChild` of an expression or a statement calls these for its direct parts, in the order of their evaluation; a
/// variable comes where it is declared.
protocol TreeWalk {
  mutating func walk(_ expression: Expression)
  mutating func walk(_ statements: [Statement])
  mutating func walk(declared variable: VariableID)
}

extension TreeWalk {
  mutating func walk(_ list: [Expression]) {
    for expression in list { walk(expression) }
  }
}

/// A walk that settles a tree, called as a `TreeWalk` is. It is not called for the parts of a closure that is settled.
protocol TreeChange {
  mutating func change(_ expression: inout Expression) throws(CheckFailure)
  mutating func change(_ statements: inout [Statement]) throws(CheckFailure)
  mutating func change(declared variable: VariableID) throws(CheckFailure)
  /// Changes a type that is part of an expression of that offset.
  mutating func change(_ type: inout Type, at offset: Int) throws(CheckFailure)
  /// Changes the generic arguments of a call.
  mutating func change(_ substitution: inout [GenericParameter: Type], at offset: Int) throws(CheckFailure)
}

extension TreeChange {
  mutating func change(_ list: inout [Expression]) throws(CheckFailure) {
    for index in list.indices { try change(&list[index]) }
  }
}

extension Expression {
  /// Passes the expression's direct parts to a walk.
  func forEachChild(_ walk: inout some TreeWalk) {
    switch kind {
    case .integer, .wideInteger, .decimal, .boolean, .none, .variable, .global, .deferred: return
    case .string(let parts): for value in parts.lazy.compactMap(\.value) { walk.walk(value) }
    case .field(let value, _), .component(let value, _), .negation(let value), .not(let value), .convert(let value),
      .unwrap(let value), .address(let value), .attempt(let value, _), .cast(let value), .typeTest(let value, _),
      .exactly(let value), .identity(let value), .typeTag(let value):
      walk.walk(value)
    case .tuple(let list), .array(let list), .construct(let list), .enumCase(_, let list), .native(_, _, let list),
      .call(_, _, let list), .requirement(_, let list), .staticRequirement(_, _, let list):
      walk.walk(list)
    case .arithmetic(_, let a, let b), .comparison(_, let a, let b), .and(let a, let b), .or(let a, let b),
      .coalesce(let a, let b), .subscripted(let a, let b):
      walk.walk(a)
      walk.walk(b)
    case .conditional(let test, let first, let second):
      walk.walk(test)
      walk.walk(first)
      walk.walk(second)
    case .apply(let value, let list), .table(let value, let list):
      walk.walk(value)
      walk.walk(list)
    case .closure(let tree):
      for parameter in tree.parameters { walk.walk(declared: parameter.variable) }
      walk.walk(tree.body)
    case .functionValue(_, _, let receiver): if let receiver { walk.walk(receiver) }
    case .chain(let base, let variable, let rest):
      walk.walk(base)
      walk.walk(declared: variable)
      walk.walk(rest)
    case .block(let statements, let variable):
      walk.walk(declared: variable)
      walk.walk(statements)
    }
  }

  /// Has a walk change the expression's direct parts.
  mutating func changeChildren(_ walk: inout some TreeChange) throws(CheckFailure) {
    switch kind {
    case .integer, .wideInteger, .decimal, .boolean, .none, .variable, .global, .deferred: return
    case .string(var parts):
      for index in parts.indices {
        guard var value = parts[index].value else { continue }
        try walk.change(&value)
        parts[index].value = value
      }
      kind = .string(parts)
    case .field(var value, let name):
      try walk.change(&value)
      kind = .field(value, name)
    case .component(var value, let index):
      try walk.change(&value)
      kind = .component(value, index)
    case .negation(var value):
      try walk.change(&value)
      kind = .negation(value)
    case .not(var value):
      try walk.change(&value)
      kind = .not(value)
    case .convert(var value):
      try walk.change(&value)
      kind = .convert(value)
    case .unwrap(var value):
      try walk.change(&value)
      kind = .unwrap(value)
    case .address(var value):
      try walk.change(&value)
      kind = .address(value)
    case .attempt(var value, let isOptional):
      try walk.change(&value)
      kind = .attempt(value, optional: isOptional)
    case .cast(var value):
      try walk.change(&value)
      kind = .cast(value)
    case .typeTest(var value, let type):
      try walk.change(&value)
      kind = .typeTest(value, type)
    case .exactly(var value):
      try walk.change(&value)
      kind = .exactly(value)
    case .typeTag(var value):
      try walk.change(&value)
      kind = .typeTag(value)
    case .identity(var value):
      try walk.change(&value)
      kind = .identity(value)
    case .tuple(var list):
      try walk.change(&list)
      kind = .tuple(list)
    case .array(var list):
      try walk.change(&list)
      kind = .array(list)
    case .construct(var list):
      try walk.change(&list)
      kind = .construct(list)
    case .enumCase(let index, var list):
      try walk.change(&list)
      kind = .enumCase(index, list)
    case .arithmetic(let name, var left, var right):
      try walk.change(&left)
      try walk.change(&right)
      kind = .arithmetic(name, left, right)
    case .comparison(let name, var left, var right):
      try walk.change(&left)
      try walk.change(&right)
      kind = .comparison(name, left, right)
    case .and(var left, var right):
      try walk.change(&left)
      try walk.change(&right)
      kind = .and(left, right)
    case .or(var left, var right):
      try walk.change(&left)
      try walk.change(&right)
      kind = .or(left, right)
    case .coalesce(var left, var right):
      try walk.change(&left)
      try walk.change(&right)
      kind = .coalesce(left, right)
    case .subscripted(var base, var index):
      try walk.change(&base)
      try walk.change(&index)
      kind = .subscripted(base, index)
    case .conditional(var test, var first, var second):
      try walk.change(&test)
      try walk.change(&first)
      try walk.change(&second)
      kind = .conditional(test, first, second)
    case .native(let row, var substitution, var list):
      try walk.change(&list)
      try walk.change(&substitution, at: offset)
      kind = .native(row, substitution, list)
    case .call(let id, var substitution, var list):
      try walk.change(&list)
      try walk.change(&substitution, at: offset)
      kind = .call(id, substitution, list)
    case .requirement(let requirement, var list):
      try walk.change(&list)
      kind = .requirement(requirement, list)
    case .staticRequirement(let requirement, var owner, var list):
      try walk.change(&list)
      try walk.change(&owner, at: offset)
      kind = .staticRequirement(requirement, owner, list)
    case .apply(var function, var list):
      try walk.change(&function)
      try walk.change(&list)
      kind = .apply(function, list)
    case .table(var subject, var list):
      try walk.change(&subject)
      try walk.change(&list)
      kind = .table(subject, list)
    case .closure(var tree):
      // A settled body has no part that a walk may change.
      guard tree.settledUses == nil else { return }
      for parameter in tree.parameters { try walk.change(declared: parameter.variable) }
      try walk.change(&tree.body)
      tree.keepUses()
      kind = .closure(tree)
    case .functionValue(let id, var substitution, var receiver):
      if var value = receiver {
        try walk.change(&value)
        receiver = value
      }
      try walk.change(&substitution, at: offset)
      kind = .functionValue(id, substitution, receiver: receiver)
    case .chain(var base, let variable, var rest):
      try walk.change(&base)
      try walk.change(declared: variable)
      try walk.change(&rest)
      kind = .chain(base, variable, rest)
    case .block(var statements, let variable):
      try walk.change(declared: variable)
      try walk.change(&statements)
      kind = .block(statements, variable)
    }
  }
}
