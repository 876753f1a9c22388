import SwiftSyntax

// Calls: finds the candidates for a name without a receiver.

extension Checker {
  mutating func checkCall(_ node: FunctionCallExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    let arguments = self.arguments(of: node)
    let callee = node.calledExpression
    let outer = current.callEnd
    defer { current.callEnd = outer }
    current.callEnd = node.rightParen?.offset
    let offset = callee.offset
    switch callee.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member):
      let call = try checkMemberCall(member, arguments, expecting: type)
      try requireTry(of: node, named: member.declName.baseName.text, call)
      return call
    case .declReferenceExpr(let reference):
      return try checkNamedCall(reference, arguments, expecting: type)
    case .closureExpr(let closure) where node.arguments.isEmpty:
      return try checkImmediateClosure(closure, expecting: type, at: offset)
    case .genericSpecializationExpr, .arrayExpr, .dictionaryExpr, .optionalChainingExpr:
      if let made = try typeNamed(by: callee) {
        return try construct(made, arguments, expecting: type, at: offset)
      }
    default: break
    }
    if let chain = callee.as(OptionalChainingExprSyntax.self) {
      return try checkChain(chain, expecting: type, at: offset) { (checker, value) throws(CheckFailure) in
        try checker.call(value, arguments, expecting: nil, at: offset)
      }
    }
    let function = try check(callee, expecting: nil)
    return try call(function, arguments, expecting: type, at: offset)
  }

  /// The methods of the library that throw what their closures throw.
  private static let rethrowing: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "reduce", "allSatisfy", "contains", "first", "last",
    "firstIndex", "lastIndex", "sorted", "sort", "min", "max", "removeAll", "partition", "prefix", "drop", "split",
    "mapValues", "compactMapValues", "elementsEqual", "starts",
  ]

  /// Throws a diagnostic if a closure throws and the call that throws its errors again is not marked with `try`, or
  /// nothing handles them.
  private func requireTry(
    of node: FunctionCallExprSyntax, named name: String, _ call: Expression
  ) throws(CheckFailure) {
    let isHandled = current.handlesErrors || current.isClosure
    guard !current.isTrying || !isHandled, Self.rethrowing.contains(name) else { return }
    switch call.kind {
    case .call(let id, _, _) where functions[id].isPrelude: break
    case .deferred: break
    default: return
    }
    let closures = node.arguments.map(\.expression) + (node.trailingClosure.map { [ExprSyntax($0)] } ?? [])
    guard closures.contains(where: { $0.as(ClosureExprSyntax.self)?.throwsErrors ?? false }) else { return }
    throw failure(
      current.isTrying
        ? ControlFlowProblem.unhandledErrors : .unmarkedCall(isHandled: current.handlesErrors), at: node.offset)
  }

  private mutating func checkNamedCall(
    _ node: DeclReferenceExprSyntax, _ arguments: [Argument], expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let name = node.baseName.identifierText
    let offset = node.offset
    if let local = lookUpLocalFunctions(name) {
      return try choose(among: try candidates(local), arguments, expecting: type, at: offset, named: name)
    }
    if lookUpVariable(name) != nil {
      return try call(try checkReference(node, expecting: nil), arguments, expecting: type, at: offset)
    }
    var found: [Candidate] = []
    if let owner = current.owner {
      found = try memberCandidates(name, on: owner, receiver: implicitReceiver(at: offset))
      if !found.isEmpty, current.receiver == nil { try requireOwnStatic(name, of: owner, at: offset) }
      if found.isEmpty, let property = try implicitMember(name, at: offset) {
        return try call(property, arguments, expecting: type, at: offset)
      }
    }
    if !found.isEmpty, !found.contains(where: { isMatch($0, arguments) }),
      let property = try implicitMember(name, at: offset), case .function = inference.shallow(property.type)
    {
      // A property that holds a function, next to methods of the same name.
      return try call(property, arguments, expecting: type, at: offset)
    }
    if found.isEmpty || !found.contains(where: { isMatch($0, arguments) }) {
      let declared = fileScope.functions[name] ?? []
      let visible = declared.filter { !declarations.isHidden(function: $0, from: offset) }
      guard declared.isEmpty || !visible.isEmpty else { throw inaccessible(name, at: offset) }
      found += try candidates(visible)
      // Only generic code needs generic rows: known types have rows of their own.
      let rows = (library.functions[name] ?? []).filter { $0.generics.isEmpty || !current.generics.isEmpty }
      found += rows.map { Candidate($0) }
    }
    if !found.isEmpty {
      return try choose(among: found, arguments, expecting: type, at: offset, named: name)
    }
    if let stop = try checkTrap(name, arguments, at: offset) { return stop }
    if name == "type", let call = node.parent?.as(FunctionCallExprSyntax.self), let type = try dynamicType(call) {
      return type
    }
    if name == "Self", let owner = current.owner { try requireKnownClass(owner, at: offset) }
    if let made = try self.type(named: name) {
      if let text = try joinedText(made, arguments, at: offset) { return text }
      return try construct(made, arguments, expecting: type, at: offset)
    }
    if fileScope.globals[name] != nil {
      return try call(try checkReference(node, expecting: nil), arguments, expecting: type, at: offset)
    }
    if let receiver = implicitReceiver(at: offset), let view = ignoringModifier(name, of: receiver, at: offset) {
      return view
    }
    throw unknown(name, at: offset) { $0.visibleNames + Array($0.library.functions.keys) + $0.library.typeNames }
  }

  /// Checks a call of a function value, or of a value whose type has a method `callAsFunction`.
  private mutating func call(
    _ function: Expression, _ arguments: [Argument], expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let function = implicitlyUnwrapped(function) ?? function
    guard case .function(let parameters, let result) = inference.shallow(function.type) else {
      let found = try memberCandidates(
        "callAsFunction", on: inference.resolved(inference.shallow(function.type)), receiver: function)
      guard found.isEmpty else {
        return try choose(among: found, arguments, expecting: type, at: offset, named: "callAsFunction")
      }
      throw failure(CallProblem.notFunction(shown(function.type)), at: offset)
    }
    // The type of a function value tells neither what it throws nor whether it waits.
    if current.isTrying { current.caught?.add(nil) }
    current.hasWaited = true
    let candidate = Candidate(
      .value(function), parameters: parameters.map { .init(label: nil, type: $0.type, isInout: $0.isInout) },
      result: result)
    return try choose(among: [candidate], arguments, expecting: type, at: offset, named: "function value")
  }
}
