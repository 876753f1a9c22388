import SwiftSyntax

// Functions of the library used as values: `map(sqrt)`, `map(CGFloat.init)`.

extension Checker {
  /// A function of the library as a closure that calls it, with the types that the context or, without one, Double gives it.
  mutating func libraryFunction(
    _ name: String, expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let rows = library.functions[name], let first = rows.first else { return nil }
    let usual = rows.first { $0.parameters.allSatisfy { $0 == .double } } ?? first
    let fallback = Type.function(usual.parameters.map { Type.Parameter(type: $0) }, usual.result)
    return try closure(calling: functionType(type) ?? fallback, at: offset) {
      (checker, arguments, result) throws(CheckFailure) in
      try checker.choose(
        among: rows.map { Candidate($0) }, arguments, expecting: result, at: offset, named: name)
    }
  }

  /// `CGFloat.init` as a closure that makes a value of the type.
  mutating func initializerValue(
    of made: Type, expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    guard let wanted = functionType(type) else {
      throw failure("the initializer of '\(made)' needs a context that says its type", at: offset)
    }
    return try closure(calling: wanted, at: offset) { (checker, arguments, result) throws(CheckFailure) in
      try checker.construct(made, arguments, expecting: result, at: offset)
    }
  }

  private func functionType(_ type: Type?) -> Type? {
    guard let type, case .function = inference.shallow(type) else { return nil }
    return inference.shallow(type)
  }

  /// A closure of a function type whose body is the call that `call` makes of its parameters.
  private mutating func closure(
    calling type: Type, at offset: Int,
    _ call: (inout Checker, [Argument], Type) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression {
    guard case .function(let parameters, let result) = type else { throw CheckFailure.silent }
    for parameter in parameters { settleLiterals(in: parameter.type) }
    let variables = parameters.map { makeVariable("", inference.resolved($0.type), mutable: false) }
    let arguments = variables.map { id in
      Argument.checked(Expression(.variable(id), self.variables[id].type, at: offset))
    }
    let value = try call(&self, arguments, result)
    guard let fitted = converted(value, to: result) else {
      throw failure(
        "cannot convert value of type '\(shown(value.type))' to closure result type '\(shown(result))'", at: offset)
    }
    let tree = ClosureTree(
      parameters: variables.map { ClosureParameter(variable: $0, isInout: false) },
      body: [.giveBack(fitted, at: offset)])
    return Expression(.closure(tree), .function(parameters, result), at: offset)
  }
}
