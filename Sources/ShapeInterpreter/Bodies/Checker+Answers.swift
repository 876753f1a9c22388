// Answers: what the lowering of checked code asks. Each is a finished tree, without types to be inferred.

extension Checker {
  /// Returns the read of a property, or nil if the value's type has none of that name.
  mutating func finishedProperty(
    _ name: String, of value: Expression, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let found = try property(name, of: value, at: offset) else { return nil }
    return try settle(found)
  }

  /// Returns the element of a collection of the file at an index, as the collection's subscript gives it.
  mutating func finishedElement(
    of whole: Expression, at index: Expression, _ offset: Int
  ) throws(CheckFailure) -> Expression {
    try settle(try subscripted(whole, [.checked(index)], expecting: nil, at: offset))
  }

  /// Returns the index after another one in a collection of the file, or nil if the collection does not declare it.
  mutating func finishedIndex(
    after index: Expression, of whole: Expression, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    let all = try memberCandidates("index", on: whole.type, receiver: whole)
    let own = all.filter { $0.parameters.map(\.label) == ["after"] }
    guard !own.isEmpty else { return nil }
    return try settle(
      try choose(among: own, [.labelled("after", index)], expecting: index.type, at: offset, named: "index"))
  }

  /// Returns a literal, or the negation of a value, as a value of one of the file's types; nil if the type takes none.
  mutating func finishedNumber(_ expression: Expression, as type: Type) throws(CheckFailure) -> Expression? {
    let value: Expression?
    if case .negation(var operand) = expression.kind {
      operand.type = type
      value = try negation(ofOwn: operand, at: expression.offset)
    } else {
      value = ownValue(of: expression, as: type)
    }
    guard let value else { return nil }
    return try settle(value)
  }

  /// Returns a new object of a class, made by an initializer of this full name that the class inherits; nil if it has
  /// none.
  mutating func finishedObject(
    of type: Type, by name: String, _ arguments: [Expression], at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard declarations.isReference(type) else { return nil }
    let found = try initializers(of: type).filter {
      if case .declared(let id) = $0.target { functions[id].fullName == name } else { false }
    }
    guard !found.isEmpty else { return nil }
    let given = zip(NativeRow.labels(of: name), arguments).map { Argument.labelled($0, $1) }
    return try settle(try choose(among: found, given, expecting: nil, at: offset, named: "init", of: type))
  }

  /// Returns the `zero` of a numeric type of the file, or nil for other types.
  mutating func finishedZero(of type: Type, at offset: Int) throws(CheckFailure) -> Expression? {
    guard let zero = ownZero(of: type, at: offset) else { return nil }
    return try settle(zero)
  }
}
