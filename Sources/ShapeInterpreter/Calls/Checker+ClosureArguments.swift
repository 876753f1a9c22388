import SwiftSyntax

// Closure arguments whose parameters give their statements a meaning: builders and actions.

extension Checker {
  /// Returns a closure whose statements make views. While candidates are ranked, its body is left out: it makes a view
  /// whatever its statements are, and is checked once, for the candidate that is chosen.
  mutating func builder(_ closure: ClosureExprSyntax, as type: Type) throws(CheckFailure) -> Expression {
    guard case .function(let parameters, let result) = inference.shallow(type), !closure.returnsExplicitly else {
      return try check(ExprSyntax(closure), expecting: type)
    }
    _ = inference.unify(result, .node)
    guard inference.shallow(result) == .node else { return try check(ExprSyntax(closure), expecting: type) }
    guard !current.isRanking else {
      if let count = closure.parameterCount, count != parameters.count, onlyTuple(of: parameters, named: count) == nil {
        throw CheckFailure.silent
      }
      return Expression(.closure(ClosureTree(parameters: [], body: [])), type, at: closure.offset)
    }
    if let checked = built(closure, as: type, choosing: parameters) { return checked }
    for parameter in parameters { try settleLiterals(in: parameter.type) }
    current.isBuilder = true
    defer { current.isBuilder = false }
    return try check(closure, expecting: type)
  }

  /// Returns a builder's closure of parameters whose types are those of integer literals: `Double` if its statements
  /// need it, as in `PhaseAnimator([0, 90]) { Text("a").rotationEffect(.degrees($0)) }`. Returns nil for other types,
  /// and if neither fits.
  private mutating func built(
    _ closure: ClosureExprSyntax, as type: Type, choosing parameters: [Type.Parameter]
  ) -> Expression? {
    let open = parameters.map(\.type).filter { inference.isIntegerLiteral($0) }
    guard !open.isEmpty else { return nil }
    for literal in [Type.int, .double] {
      let checked = attempt { (checker) throws(CheckFailure) in
        for type in open where !checker.inference.unify(type, literal) { throw CheckFailure.silent }
        for parameter in parameters { try checker.settleLiterals(in: parameter.type) }
        checker.current.isBuilder = true
        defer { checker.current.isBuilder = false }
        return try checker.check(closure, expecting: type)
      }
      if let checked { return checked }
    }
    return nil
  }

  /// Returns a closure whose statements are for a result builder of the file.
  mutating func built(
    _ closure: ClosureExprSyntax, by builder: Type, as type: Type
  ) throws(CheckFailure) -> Expression {
    guard case .function(let parameters, let result) = inference.shallow(type), !closure.returnsExplicitly else {
      return try check(ExprSyntax(closure), expecting: type)
    }
    if current.isRanking, !inference.resolved(result).isOpen {
      return Expression(.closure(ClosureTree(parameters: [], body: [])), type, at: closure.offset)
    }
    for parameter in parameters { try settleLiterals(in: parameter.type) }
    let known = inference.resolved(builder)
    current.ownBuilder = known.isOpen ? known.nominal.flatMap { types[$0]?.type } ?? known : known
    defer { current.ownBuilder = nil }
    return try check(closure, expecting: type)
  }

  /// Returns the only parameter of a closure and its components, if a closure with a number of named parameters names
  /// those; nil if it does not. The empty tuple has none to name.
  func onlyTuple(
    of parameters: [Type.Parameter], named count: Int
  ) -> (type: Type, components: [Type.Component])? {
    guard count != 1, parameters.count == 1, case .tuple(let components) = inference.shallow(parameters[0].type),
      components.count == count
    else { return nil }
    return (parameters[0].type, components)
  }

  /// Returns the closure of an action without the statements that use unknown names, and warns of them; nil if it has
  /// other errors.
  private mutating func withoutUnknown(_ closure: ClosureExprSyntax, as type: Type) -> Expression? {
    guard !current.leavesUnknownOut else { return nil }
    current.leavesUnknownOut = true
    defer { current.leavesUnknownOut = false }
    return attempt { (checker) throws(CheckFailure) in try checker.check(closure, expecting: type) }
  }

  /// Returns the closure of an action. It has no part in a still picture, so that one with an error is a warning, and
  /// does nothing; one with unknown names does the rest.
  mutating func action(_ closure: ClosureExprSyntax, as type: Type) throws(CheckFailure) -> Expression {
    guard case .function(let parameters, .void) = inference.resolved(type) else {
      return try check(ExprSyntax(closure), expecting: type)
    }
    if current.isRanking {
      let count = closure.usedParameterCount
      guard count == parameters.count || onlyTuple(of: parameters, named: count) != nil else {
        throw CheckFailure.silent
      }
    }
    let saved = complaints
    if !current.isRanking {
      let checked = attempt { (checker) throws(CheckFailure) in
        try checker.check(closure, expecting: type)
      }
      if let checked { return checked }
      if let rest = withoutUnknown(closure, as: type) { return rest }
      // The first error says what is not understood.
      let before = bodyState
      do throws(CheckFailure) { _ = try check(closure, expecting: type) } catch { report(error) }
      let first = complaints.failures.dropFirst(saved.failures.count).lazy.compactMap { $0 }.first
      (complaints, bodyState) = (saved, before)
      if let first { forgive(first) }
    }
    let variables = parameters.map {
      ClosureParameter(variable: makeVariable("", $0.type, mutable: false), isInout: false)
    }
    return Expression(.closure(ClosureTree(parameters: variables, body: [])), type, at: closure.offset)
  }
}
