import SwiftSyntax

// Calls of other initializers of the same object, and `super`.

extension Checker {
  /// Checks `super`: the receiver, with the members of its superclass alone.
  func checkSuper(at offset: Int) throws(CheckFailure) -> Expression {
    guard let receiver = implicitReceiver(at: offset), declarations.isReference(receiver.type) else {
      throw failure(NameProblem.superNotInScope, at: offset)
    }
    var checker = self
    guard let parent = checker.superclass(of: receiver.type) else {
      throw failure(NameProblem.superOfRoot, at: offset)
    }
    return Expression(.exactly(receiver), parent, at: offset)
  }

  /// Checks `super.init(…)` or `self.init(…)` in an initializer of a class. Returns nil for any other call.
  mutating func checkDelegation(
    _ base: ExprSyntax, _ arguments: [Argument], at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard current.isInitializer, let receiver = implicitReceiver(at: base.offset),
      declarations.isReference(receiver.type), let id = current.function
    else { return nil }
    let name = receiver.type.nominal?.name ?? ""
    if base.is(SuperExprSyntax.self) {
      guard !functions[id].isConvenience else {
        throw failure(InitializationProblem.convenienceCallsSuper(name), at: functions[id].offset)
      }
      return try delegation(to: try checkSuper(at: base.offset), arguments, at: offset)
    }
    guard base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) else { return nil }
    guard functions[id].isConvenience else {
      throw failure(InitializationProblem.designatedDelegates(name), at: functions[id].offset)
    }
    return try delegation(to: receiver, arguments, at: offset)
  }

  /// Returns the call of an initializer for an object that is there already.
  private mutating func delegation(
    to receiver: Expression, _ arguments: [Argument], at offset: Int
  ) throws(CheckFailure) -> Expression {
    let found = try initializers(of: receiver.type).map { candidate in
      var candidate = candidate
      candidate.receiver = receiver
      candidate.base = nil
      // It tells whether it has succeeded, if it may fail.
      candidate.result = candidate.result.wrapped == nil ? .void : .bool
      return candidate
    }
    let call = try choose(
      among: found, arguments, expecting: nil, at: offset, named: "init", of: receiver.type)
    guard inference.shallow(call.type) == .bool else { return call }
    guard let result = current.result, result.wrapped != nil else {
      throw failure(InitializationProblem.delegatesToFailable, at: offset)
    }
    let failing = Statement.giveBack(Expression(.none, result, at: offset), at: offset)
    return Expression(
      .block([.conditional([.test(call)], then: [], otherwise: [failing])], makeVariable("", .void, mutable: true)),
      .void, at: offset)
  }

  /// Returns the call of `super.init()` that an initializer without one ends with; nil if the superclass has no such
  /// initializer, or the class has no superclass.
  mutating func impliedSuperCall(
    in function: Shared<FunctionDeclaration>, _ statements: [Statement]
  ) -> [Statement] {
    guard function.fillsObject, !function.isConvenience, let owner = function.owner, superclass(of: owner) != nil else {
      return []
    }
    var search = DelegationSearch(functions: functions)
    search.walk(statements)
    guard !search.isFound else { return [] }
    let call = attempt { (checker) throws(CheckFailure) in
      let base = try checker.checkSuper(at: function.offset)
      return try checker.settled(checker.delegation(to: base, [], at: function.offset))
    }
    return call.map { [.expression($0)] } ?? []
  }
}

/// A search for a call of another initializer of the same object.
private struct DelegationSearch: TreeWalk {
  let functions: [Shared<FunctionDeclaration>]
  private(set) var isFound = false

  init(functions: [Shared<FunctionDeclaration>]) { self.functions = functions }

  mutating func walk(_ statements: [Statement]) { for statement in statements { statement.forEachChild(&self) } }
  mutating func walk(declared variable: VariableID) {}

  mutating func walk(_ expression: Expression) {
    if case .call(let id, _, let list) = expression.kind, functions[id].fillsObject,
      list.count > functions[id].parameters.count
    {
      isFound = true
    }
    expression.forEachChild(&self)
  }
}
