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
    if let bound = known.nominal, declarations.isExistential(known),
      let lack = lackOfSelf(name, of: bound, at: offset)
    {
      throw lack
    }
    throw noStaticMember(name, of: known, isCalled: arguments != nil, at: offset)
  }

  mutating func implicitMember(
    _ name: String, _ arguments: [Argument]?, of type: Type, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    if let bound = type.nominal, declarations.isExistential(type), name != "init" {
      return try contextualMember(name, arguments, of: bound, expecting: type, at: offset)
    }
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

  /// Returns `.name` or `.name(…)` where a protocol is expected: a static member that the protocol's extensions declare
  /// for one type, such as `.circle` in `extension Shape where Self == Circle`; nil if there is none.
  private mutating func contextualMember(
    _ name: String, _ arguments: [Argument]?, of bound: Nominal, expecting type: Type, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    let all = contextualMembers(name, of: bound, isCalled: arguments != nil)
    guard !all.isEmpty else { return arguments == nil ? try assetStyle(name, of: bound, at: offset) : nil }
    let visible = all.filter { !declarations.isHidden(function: $0, from: offset) }
    guard let id = visible.first(where: { !functions[$0].isPrelude }) ?? visible.first else {
      throw inaccessible(name, at: offset)
    }
    guard let arguments else {
      guard visible.allSatisfy({ $0 == id || functions[$0].isPrelude }) else {
        throw failure(NameProblem.ambiguous(name), at: offset)
      }
      try requireHandling(of: id, at: offset)
      return Expression(.call(id, [:], []), try signature(of: id).result, at: offset)
    }
    return try choose(among: try candidates(visible), arguments, expecting: type, at: offset, named: name)
  }

  /// Returns the protocol in which a chain that begins with `.name` is looked up, for a generic parameter with these
  /// bounds: the first one whose extensions declare such a member for one type; nil if there are no bounds.
  func contextualBound(for syntax: ExprSyntax, among bounds: [Nominal]) -> Nominal? {
    guard bounds.count > 1, let name = syntax.contextualName else { return bounds.first }
    return bounds.first { bound in
      [false, true].contains { !contextualMembers(name, of: bound, isCalled: $0).isEmpty }
    } ?? bounds[0]
  }

  /// Checks an implicit member, or a choice among such members, where only the protocols that its type conforms to are
  /// known. The first member of a choice decides its type: `f ? .clear : .gray.opacity(0.5)`. Returns nil for other
  /// expressions, without a protocol, and if the first member of a choice has no meaning by itself.
  mutating func contextual(_ syntax: ExprSyntax, among bounds: [Nominal]) throws(CheckFailure) -> Expression? {
    guard let first = syntax.firstMember, let bound = contextualBound(for: first, among: bounds) else { return nil }
    guard first != syntax else { return try check(syntax, expecting: .nominal(bound, [])) }
    let type = trial { (checker) throws(CheckFailure) in
      let value = try checker.check(first, expecting: .nominal(bound, []))
      try checker.force(value.type)
      return checker.inference.resolved(value.type)
    }
    guard let type, !type.isOpen else { return nil }
    return try check(syntax, expecting: type)
  }

  /// Checks an expression whose type is written as a constraint alone, as in `let ring: some Shape = .circle`, and
  /// settles all open types in it; nil stands for no constraint.
  mutating func checkOpaque(_ syntax: ExprSyntax, _ constraint: TypeSyntax?) throws(CheckFailure) -> Expression {
    guard let constraint, constraint.isOpaque,
      let value = try contextual(syntax, among: declarations.bounds(of: constraint).map(\.nominal))
    else { return try checkWhole(syntax, expecting: nil) }
    return try settled(value)
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
