import SwiftSyntax

// Implicit members: `.name` without a base, looked up in the type that the context expects.

extension Checker {
  /// Checks `.name` or `.name(…)` as a member of the type that the context expects.
  mutating func checkImplicitMember(
    _ name: String, _ arguments: [Argument]?, expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    guard let type else {
      throw failure(MemberProblem.noContext(for: name), at: offset)
    }
    var known = inference.resolved(inference.shallow(type))
    if case .variable = known { return postpone(.member(name, arguments), as: known, at: offset) }
    if name == "none", known.wrapped != nil { return Expression(.none, known, at: offset) }
    while true {
      if let found = try implicitMember(name, arguments, of: known, at: offset) { return found }
      guard let wrapped = known.wrapped else { break }
      known = wrapped
    }
    let nearest = nearestStatic(to: name, of: known, at: offset)
    throw failure(MemberProblem.typeLacks(name, shown(known), nearest: nearest), at: offset)
  }

  mutating func implicitMember(
    _ name: String, _ arguments: [Argument]?, of type: Type, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let arguments else { return try staticProperty(name, of: type, at: offset) }
    if name == "some", let wrapped = type.wrapped { return try some(wrapped, arguments, at: offset) }
    if name == "init" {
      let inner = type.wrapped.flatMap { wrapped in
        attempt { (checker) throws(CheckFailure) in
          try checker.construct(wrapped, arguments, expecting: type, at: offset)
        }
      }
      if let inner { return inner }
      return try construct(type, arguments, expecting: type, at: offset)
    }
    let found = try staticCandidates(name, of: type)
    guard !found.isEmpty else { return nil }
    return try choose(among: found, arguments, expecting: type, at: offset, named: name)
  }

  /// Checks `.some(x)`: the optional that holds the value.
  mutating func some(_ wrapped: Type, _ arguments: [Argument], at offset: Int) throws(CheckFailure) -> Expression {
    var candidate = Candidate(.value(Expression(.none, .void, at: offset)), parameters: [], result: .optional(wrapped))
    candidate.parameters = [.init(label: nil, type: wrapped)]
    guard case .success = candidate.match(arguments), let argument = arguments.first else {
      throw failure(MemberProblem.someWithoutValue, at: offset)
    }
    let value: Expression
    switch argument {
    case .written(_, let syntax):
      value = try fit(try check(syntax, expecting: wrapped), to: wrapped, syntax, as: .argument)
    case .checked(let known), .labelled(_, let known):
      guard let converted = converted(known, to: wrapped) else {
        throw mismatch(known, insteadOf: wrapped, as: .argument, at: known.offset)
      }
      value = converted
    case .trailing(_, let syntax): value = try check(ExprSyntax(syntax), expecting: wrapped)
    }
    return Expression(.convert(value), .optional(wrapped), at: offset)
  }
}
