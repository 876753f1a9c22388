import SwiftSyntax

// Calls of members.

extension Checker {
  /// Checks `base.name(…)`.
  mutating func checkMemberCall(
    _ node: MemberAccessExprSyntax, _ arguments: [Argument], expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let name = node.declName.baseName.identifierText
    let offset = node.declName.offset
    guard let base = node.base else {
      return try checkImplicitMember(name, arguments, expecting: type, at: offset)
    }
    if base.namesModule, lookUpVariable(base.bareText) == nil {
      let own = (fileScope.functions[name] ?? []).filter { functions[$0].isPrelude }
      let found = try candidates(own) + (library.functions[name] ?? []).map { Candidate($0) }
      if found.isEmpty, let made = libraryOrFileType(named: name) {
        return try construct(made, arguments, expecting: type, at: offset)
      }
      return try choose(among: found, arguments, expecting: type, at: offset, named: name)
    }
    if name == "init", let call = try checkDelegation(base, arguments, at: offset) { return call }
    if name == "init", base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self),
      current.isInitializer, let owner = current.owner, let receiver = current.receiver
    {
      let value = try construct(owner, arguments, expecting: owner, at: offset)
      let target = Expression(.variable(receiver), owner, at: offset)
      return Expression(.block([.assign(target, value)], makeVariable("", .void, mutable: true)), .void, at: offset)
    }
    if let owner = try typeNamed(by: base) {
      if name == "init" { return try construct(owner, arguments, expecting: type, at: offset) }
      if name == "some", let wrapped = owner.wrapped {
        // `Optional.some(x)` names no wrapped type.
        let isNamed = !wrapped.parameters.contains { !current.generics.contains($0) }
        return try some(isNamed ? wrapped : type?.wrapped ?? inference.makeVariable(), arguments, at: offset)
      }
      if owner == .string, name == "localizedStringWithFormat" {
        return try checkFormat(arguments, isLocal: true, at: offset)
      }
      let found = try staticCandidates(name, of: owner)
      if !found.isEmpty { return try choose(among: found, arguments, expecting: type, at: offset, named: name) }
      if let inner = try typeNamed(by: ExprSyntax(node)) {
        return try construct(inner, arguments, expecting: type, at: offset)
      }
      if let method = try methodOfType(name, of: owner, expecting: nil, at: offset),
        case .function(let parameters, let result) = method.type
      {
        let candidate = Candidate(
          .value(method), parameters: parameters.map { .init(label: nil, type: $0.type) }, result: result)
        return try choose(among: [candidate], arguments, expecting: type, at: offset, named: name)
      }
      throw noStaticMember(name, of: owner, isCalled: true, at: offset)
    }
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      return try checkChain(chain, expecting: type, at: offset) { (checker, value) throws(CheckFailure) in
        try checker.callMember(name, of: value, arguments, expecting: nil, at: offset)
      }
    }
    if base.hasChain {
      return try checkChained(base, expecting: type, at: offset) { (checker, value) throws(CheckFailure) in
        try checker.callMember(name, of: value, arguments, expecting: nil, at: offset)
      }
    }
    var wanted = base.isImplicitMember ? type : nil
    // `[].filter { … }`: the rest of the expression determines the element type.
    if base.as(ArrayExprSyntax.self)?.elements.isEmpty ?? false { wanted = .array(inference.makeVariable()) }
    wanted = wanted ?? openList(base)
    var arguments = arguments
    if name == "contains", let kind = base.rangeOfMembers, case .written(nil, let syntax)? = arguments.first {
      // `(.low ... .high).contains(level)`: the argument determines the type of the bounds.
      let value = try check(syntax, expecting: nil)
      arguments[0] = .checked(value)
      wanted = .library(kind.rawValue, value.type)
    }
    let value = try check(base, expecting: wanted)
    return try callMember(name, of: value, arguments, expecting: type, at: offset)
  }

  mutating func callMember(
    _ name: String, of value: Expression, _ arguments: [Argument], expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    try decideCalls(of: value.type)
    if inference.isOpenLiteral(value.type) {
      return try ofLiteral(value, expecting: type) { (checker) throws(CheckFailure) in
        try checker.callMember(name, of: value, arguments, expecting: type, at: offset)
      }
    }
    let known = inference.resolved(inference.shallow(value.type))
    if known == .failed { throw CheckFailure.silent }
    if name == "appending", let path = try appended(value, arguments, at: offset) { return path }
    let asksForStyle = current.asksForStyle || type.map { declarations.isStyle(inference.shallow($0)) } ?? false
    let all = try memberCandidates(name, on: known, receiver: value)
    let found = ofOneKind(all, asksForStyle: asksForStyle)
    let isFunctionProperty = !found.isEmpty && !found.contains { isMatch($0, arguments) } && isFunction(name, of: value)
    if !found.isEmpty, !isFunctionProperty {
      return try choose(among: found, arguments, expecting: type, at: offset, named: name)
    }
    if let property = try property(name, of: value, at: offset),
      case let function = implicitlyUnwrapped(property) ?? property,
      case .function(let parameters, let result) = inference.shallow(function.type)
    {
      let candidate = Candidate(
        .value(function), parameters: parameters.map { .init(label: nil, type: $0.type, isInout: $0.isInout) },
        result: result)
      return try choose(among: [candidate], arguments, expecting: type, at: offset, named: name)
    }
    if let inner = implicitlyUnwrapped(value) {
      return try callMember(name, of: inner, arguments, expecting: type, at: offset)
    }
    if let view = ignoringModifier(name, of: value, at: offset) { return view }
    let failure = noMember(name, of: value, known, at: offset)
    if let view = ignoringUnknown(failure, on: value, known) { return view }
    throw failure
  }

  /// Returns the result of `body` for a member of a literal. The literal gets its default type, or else the first other
  /// numeric type for which `body` succeeds.
  mutating func ofLiteral(
    _ literal: Expression, expecting type: Type?, _ body: (inout Checker) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression {
    let usual: Type = inference.isIntegerLiteral(literal.type) ? .int : .double
    for known in [usual] + [Type.double, .cgFloat, .float].filter({ $0 != usual }) {
      let found = attempt { (checker) throws(CheckFailure) in
        guard checker.inference.unify(literal.type, known) else { throw CheckFailure.silent }
        let value = try body(&checker)
        guard checker.isSuitable(value, for: type) else { throw CheckFailure.silent }
        return value
      }
      if let found { return found }
    }
    inference.applyDefault(to: literal.type)
    return try body(&self)
  }

  /// Returns whether a value has a property of that name with a function type.
  private mutating func isFunction(_ name: String, of value: Expression) -> Bool {
    guard let found = try? property(name, of: value, at: value.offset), case .function = inference.shallow(found.type)
    else { return false }
    return true
  }
}
