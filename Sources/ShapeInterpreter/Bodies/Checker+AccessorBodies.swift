import SwiftSyntax

// Synthesized accessors: those of lazy variables, and of wrapped properties with observers.

extension Checker {
  /// Returns the body of an accessor of a lazy property or variable. The value is stored elsewhere when it is first
  /// read or set.
  mutating func checkLazy(
    _ function: Shared<FunctionDeclaration>, _ syntax: ExprSyntax, _ body: FunctionBody
  ) throws(CheckFailure) -> [Statement] {
    if let new = body.parameters.first {
      let value = Expression(.variable(new), variables[new].type, at: function.offset)
      let keeping = Statement.assign(
        try kept(value.type, by: function, body), Expression(.convert(value), .optional(value.type), at: value.offset))
      guard case .getter(let getter)? = function.subject, let observers = observers(ofLazy: function) else {
        return [keeping]
      }
      let receiver = body.receiver.flatMap { id in
        function.owner.map { Expression(.variable(id), $0, at: value.offset) }
      }
      let old = Expression(.call(getter, [:], receiver.map { [$0] } ?? []), value.type, at: value.offset)
      return observed(by: observers, of: receiver, from: old, to: value, keeping)
    }
    let value = try checkWhole(syntax, expecting: current.result, as: .initialization)
    if current.result == nil { current.returned = value.type }
    if let storage = function.lazyStorage { variables[storage].type = .optional(value.type) }
    let known = makeVariable("", value.type, mutable: false)
    let made = makeVariable("", value.type, mutable: false)
    func use(_ id: VariableID) -> Expression { Expression(.variable(id), value.type, at: syntax.offset) }
    let place = try kept(value.type, by: function, body)
    let converted = Expression(.convert(use(made)), .optional(value.type), at: syntax.offset)
    return [
      .conditional([.bind(known, place)], then: [.giveBack(use(known), at: syntax.offset)], otherwise: []),
      .bind(made, value), .assign(place, converted), .giveBack(use(made), at: syntax.offset),
    ]
  }

  /// Returns the lvalue in which the accessors of a lazy property or variable store its value.
  private func kept(
    _ type: Type, by function: Shared<FunctionDeclaration>, _ body: FunctionBody
  ) throws(CheckFailure) -> Expression {
    if let storage = function.lazyStorage {
      return Expression(.variable(storage), .optional(type), at: function.offset)
    }
    guard let receiver = body.receiver, let owner = function.owner else { throw CheckFailure.silent }
    let whole = Expression(.variable(receiver), owner, at: function.offset)
    return Expression(
      .field(whole, PropertyDeclaration.lazyPrefix + function.name), .optional(type), at: function.offset)
  }

  private func observers(ofLazy function: Shared<FunctionDeclaration>) -> Observers? {
    guard function.lazyStorage == nil else { return nil }
    return function.owner?.nominal.flatMap { members[$0]?.observers[function.name] }
  }

  /// Returns the body of an accessor of a wrapped property with observers, which reads or changes the value in the
  /// wrapper.
  mutating func checkWrapped(
    _ name: String, _ function: Shared<FunctionDeclaration>, _ body: FunctionBody
  ) throws(CheckFailure) -> [Statement] {
    guard let id = body.receiver, let owner = function.owner, let nominal = owner.nominal,
      let property = types[nominal]?.properties.first(where: { $0.name == name })
    else { throw CheckFailure.silent }
    let receiver = Expression(.variable(id), owner, at: function.offset)
    let wrapper = Expression(.field(receiver, name), try type(of: property, in: nominal), at: function.offset)
    guard let read = try self.property("wrappedValue", of: wrapper, at: function.offset) else {
      throw CheckFailure.silent
    }
    let value = try settle(read)
    guard let parameter = body.parameters.first else { return [.giveBack(value, at: function.offset)] }
    let new = Expression(.variable(parameter), value.type, at: function.offset)
    guard let observers = members[nominal]?.observers[function.name] else { return [.assign(value, new)] }
    return observed(by: observers, of: receiver, from: value, to: new, .assign(value, new))
  }

  /// Returns the statements that change a value and call its observers before and after.
  private mutating func observed(
    by observers: Observers, of receiver: Expression?, from value: Expression, to new: Expression, _ change: Statement
  ) -> [Statement] {
    func tell(_ id: FunctionID, _ value: Expression) -> Statement {
      .expression(Expression(.call(id, [:], (receiver.map { [$0] } ?? []) + [value]), .void, at: value.offset))
    }
    var statements: [Statement] = []
    let old = makeVariable("", value.type, mutable: false)
    let needsOld = observers.didSet.map { functions[$0].usesParameter } ?? false
    if needsOld { statements.append(.bind(old, value)) }
    for id in observers.before { statements.append(tell(id, new)) }
    statements.append(change)
    if let id = observers.didSet {
      statements.append(tell(id, needsOld ? Expression(.variable(old), value.type, at: value.offset) : new))
    }
    return statements
  }
}

extension FunctionDeclaration {
  /// True if the body references the only parameter. A `didSet` that does not is not passed the old value.
  fileprivate var usesParameter: Bool {
    guard let name = parameters.first?.name else { return false }
    return body?.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name } ?? false
  }
}
