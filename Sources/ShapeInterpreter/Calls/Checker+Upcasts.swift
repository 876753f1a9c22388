// Upcasts: converts collections, optionals and functions to types with more general elements, parameters or results.

extension Checker {
  /// Returns a value converted part by part, such as `[Double]` to `[Double?]` or `(Int) -> Circle` to
  /// `(Int) -> any Shape`; nil if Swift has no such conversion.
  mutating func upcast(
    _ expression: Expression, from have: Type, to want: Type, cost: inout ConversionCost
  ) -> Expression? {
    switch (have, want) {
    case (.nominal(let one, let parts), .nominal(let other, let others)) where one == other && !one.isDeclared:
      switch one.name {
      case "Array", "Optional": return mapped(expression, by: "map", from: parts[0], to: others[0], want, cost: &cost)
      case "Dictionary" where inference.resolved(parts[0]) == inference.resolved(others[0]):
        return mapped(expression, by: "mapValues", from: parts[1], to: others[1], want, cost: &cost)
      default: return nil
      }
    case (.function(let parameters, let result), .function(let others, let other))
    where parameters.count == others.count:
      cost.others += 1
      return adapted(expression, parameters, result, others, other)
    default: return nil
    }
  }

  /// Returns a collection or optional with each element converted, or nil if the elements cannot be.
  private mutating func mapped(
    _ expression: Expression, by method: String, from one: Type, to other: Type, _ want: Type,
    cost: inout ConversionCost
  ) -> Expression? {
    let (one, other) = (inference.resolved(one), inference.resolved(other))
    guard isUpcast(one, other) else { return nil }
    if case .array(let values) = expression.kind {
      var converted: [Expression] = []
      for value in values {
        guard let fitted = self.converted(value, to: other, cost: &cost) else { return nil }
        converted.append(fitted)
      }
      return Expression(.array(converted), want, at: expression.offset)
    }
    if expression.type.wrapped == nil { cost.add(.collection) }
    return attempt { (checker) throws(CheckFailure) in
      let element = checker.makeVariable("", one, mutable: false)
      let value = Expression(.variable(element), one, at: expression.offset)
      let change = try checker.closure(
        of: [element], giving: value, as: .function([.init(type: one)], other), other, at: expression.offset)
      let found = try checker.memberCandidates(
        method, on: checker.inference.resolved(expression.type), receiver: expression)
      let call = try checker.choose(
        among: found.filter { $0.parameters.count == 1 }, [.checked(change)], expecting: want, at: expression.offset,
        named: method)
      guard checker.inference.unify(call.type, want) else { throw CheckFailure.silent }
      return call
    }
  }

  /// Returns whether the elements of a collection may be converted; Swift does not convert between Double and CGFloat
  /// there.
  private mutating func isUpcast(_ one: Type, _ other: Type) -> Bool {
    guard !inference.isUnknown(one), !inference.isUnknown(other) else { return false }
    var (bare, general) = (one, other)
    while let wrapped = general.wrapped {
      general = inference.shallow(wrapped)
      if let inner = bare.wrapped { bare = inference.shallow(inner) }
    }
    if bare.isConvertibleFloat, general.isConvertibleFloat, bare != general { return false }
    let before = inference
    let isAlike = converted(Expression(.tuple([]), one, at: 0), to: other) != nil
    inference = before
    return isAlike
  }

  /// Returns a closure that calls a function whose parameters are more general or whose result is more special, or nil
  /// if a type cannot be converted.
  private mutating func adapted(
    _ function: Expression, _ parameters: [Type.Parameter], _ result: Type, _ others: [Type.Parameter], _ other: Type
  ) -> Expression? {
    guard zip(parameters, others).allSatisfy({ !$0.isInout && !$1.isInout }) else { return nil }
    for (have, want) in zip(others.map(\.type) + [result], parameters.map(\.type) + [other]) {
      let (have, want) = (inference.resolved(have), inference.resolved(want))
      guard have == want || isUpcast(have, want) else { return nil }
    }
    return attempt { (checker) throws(CheckFailure) in
      let type = Type.function(parameters, result)
      let holder = checker.makeVariable("", type, mutable: false)
      var variables: [VariableID] = []
      var arguments: [Expression] = []
      for (have, want) in zip(others, parameters) {
        variables.append(checker.makeVariable("", have.type, mutable: false))
        let value = Expression(.variable(variables[variables.count - 1]), have.type, at: function.offset)
        guard let fitted = checker.converted(value, to: want.type) else { throw CheckFailure.silent }
        arguments.append(fitted)
      }
      let held = Expression(.variable(holder), type, at: function.offset)
      let call = Expression(.apply(held, arguments), result, at: function.offset)
      let closure = try checker.closure(
        of: variables, giving: call, as: .function(others, other), other, at: function.offset)
      let made = checker.makeVariable("", closure.type, mutable: true)
      let giving = Statement.assign(Expression(.variable(made), closure.type, at: function.offset), closure)
      return Expression(.block([.bind(holder, function), giving], made), closure.type, at: function.offset)
    }
  }
}
