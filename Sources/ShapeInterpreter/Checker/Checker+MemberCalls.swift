import SwiftSyntax

// Calls of members: finds the methods, cases and initializers that a name after a dot can refer to.

extension Checker {
  /// Returns the static methods and enum cases that a call by this name on a type may refer to.
  mutating func staticCandidates(_ name: String, of type: Type) throws(CheckFailure) -> [Candidate] {
    if case .parameter(let parameter) = type { return try promisedStatics(name, parameter) }
    guard let nominal = type.nominal else { return [] }
    let isBound = !type.parameters.contains { !current.generics.contains($0) }
    var found = try candidates(members[nominal]?.staticFunctions[name] ?? []).map { candidate in
      var candidate = candidate
      if case .parameter(let whole)? = candidate.owner {
        // The static method itself determines `Self`: `.rect(cornerRadius:)` for `some Shape`.
        candidate.generics.removeAll { $0 == whole }
      } else if isBound {
        candidate.base = type
      }
      return candidate
    }
    found += try inheritedStatics(name, of: type).filter { !$0.isHidden(by: found) }
    if let declared = types[nominal], let index = declared.cases.firstIndex(where: { $0.name == name }) {
      let scope = TypeScope(owner: declared.type, generics: declared.generics)
      var parameters: [Candidate.Parameter] = []
      let own = declared.cases[index]
      for (position, label) in own.labels.enumerated() {
        let type = try resolve(own.types[position], in: scope)
        parameters.append(.init(label: label, type: type, hasDefault: own.defaults[position] != nil))
      }
      var candidate = Candidate(.enumCase(index), parameters: parameters, result: declared.type)
      candidate.generics = declared.generics
      found.append(candidate)
    }
    found += (library.statics[nominal]?[name] ?? []).filter {
      !$0.labels.isEmpty || !$0.parameters.isEmpty || $0.name.hasSuffix("()")
    }
    .map { Candidate($0) }
    return found
  }

  /// Checks `base.name(…)`.
  mutating func checkMemberCall(
    _ node: MemberAccessExprSyntax, _ arguments: [Argument], expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let name = node.declName.baseName.identifierText
    let offset = node.declName.offset
    guard let base = node.base else {
      return try checkImplicitMember(name, arguments, expecting: type, at: offset)
    }
    if base.namesModule, lookUpVariable(base.trimmedDescription) == nil {
      let own = (fileScope.functions[name] ?? []).filter { functions[$0].isPrelude }
      let found = try candidates(own) + (library.functions[name] ?? []).map { Candidate($0) }
      if found.isEmpty, let made = libraryOrFileType(named: name) {
        return try construct(made, arguments, expecting: type, at: offset)
      }
      return try choose(among: found, arguments, expecting: type, at: offset, named: name)
    }
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
      let found = try staticCandidates(name, of: owner)
      if !found.isEmpty { return try choose(among: found, arguments, expecting: type, at: offset, named: name) }
      if let inner = try typeNamed(by: ExprSyntax(node)) {
        return try construct(inner, arguments, expecting: type, at: offset)
      }
      throw failure(
        "type '\(owner)' has no member '\(name)'" + hint(forStatic: name, of: owner, at: offset), at: offset)
    }
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      return try checkChain(chain, at: offset) { (checker, value) throws(CheckFailure) in
        try checker.callMember(name, of: value, arguments, expecting: nil, at: offset)
      }
    }
    if base.hasChain {
      return try checkChained(base, at: offset) { (checker, value) throws(CheckFailure) in
        try checker.callMember(name, of: value, arguments, expecting: nil, at: offset)
      }
    }
    var wanted = base.isImplicitMember ? type : nil
    // `[].filter { … }`: the rest of the expression determines the element type.
    if base.as(ArrayExprSyntax.self)?.elements.isEmpty ?? false { wanted = .array(inference.makeVariable()) }
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
    let found = try memberCandidates(name, on: known, receiver: value)
    if let view = viewModifier(name, arguments, of: known, found) { throw failure(view, at: offset) }
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
    throw noMember(name, of: value, known, at: offset)
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

  /// Returns the methods that a call by this name on a value of the type may refer to.
  mutating func memberCandidates(
    _ name: String, on type: Type, receiver: Expression?
  ) throws(CheckFailure) -> [Candidate] {
    var found: [Candidate] = []
    var owners: [Nominal] = []
    if isExistential(type), let receiver { return try existentialCandidates(name, on: type, receiver) }
    if receiver == nil, case .parameter(let parameter) = type { return try promisedStatics(name, parameter) }
    switch type {
    case .nominal(let nominal, _): owners = [nominal] + allProtocols(of: nominal)
    case .parameter(let parameter): owners = requirements(of: parameter)
    default: return []
    }
    var ids = owners.map { members[$0]?.functions[name] ?? [] }
    if case .parameter = type, receiver != nil {
      // A member of an extension with a requirement's types is its default implementation: the requirement is called.
      let kept = Set(try withoutDefaults(ids.flatMap { $0 }))
      for index in ids.indices { ids[index].removeAll { !kept.contains($0) } }
    }
    for (owner, ids) in zip(owners, ids) {
      let inherited = found
      defer {
        if case .nominal = type {
          found = inherited + found.dropFirst(inherited.count).filter { !isHidden($0, by: inherited, in: type) }
        }
      }
      if receiver != nil {
        for id in ids {
          let isRequirement = functions[id].body == nil
          if isRequirement, case .nominal = type { continue }
          found.append(Candidate(id, try outline(of: id), functions[id], receiver: receiver))
        }
        found += (library.members[owner]?[name] ?? []).filter { $0.role != .getter }.map { row in
          var candidate = Candidate(row, receiver: receiver)
          if case .parameter = type { candidate.target = .requirement(Requirement(name: row.name)) }
          return candidate
        }
      } else if case .nominal(let nominal, _) = type, owner != nominal {
        if found.isEmpty { found += try inheritedStatics(name, of: type) }
      } else {
        found += try candidates(members[owner]?.staticFunctions[name] ?? [])
      }
    }
    if found.isEmpty, case .parameter(let parameter) = type {
      found =
        receiver == nil ? try promisedStatics(name, parameter) : promisedMethods(name, parameter, receiver: receiver)
    }
    return found
  }

  /// Returns whether a member of a protocol is hidden by members that the type or a nearer protocol declares. A member
  /// of the file's protocols with other parameter types is an overload.
  private mutating func isHidden(_ candidate: Candidate, by others: [Candidate], in type: Type) -> Bool {
    guard candidate.isHidden(by: others) else { return false }
    guard case .declared(let id) = candidate.target, !functions[id].isPrelude else { return true }
    let own = parameterTypes(of: candidate, in: type)
    return others.contains { parameterTypes(of: $0, in: type) == own }
  }

  /// Returns the types of a member's parameters for a receiver of this type.
  private mutating func parameterTypes(of candidate: Candidate, in type: Type) -> [Type] {
    guard case .declared(let id) = candidate.target else { return candidate.parameters.map(\.type) }
    let types = substitution(for: id, in: type)
    return candidate.parameters.map { (try? substituted($0.type, types)) ?? $0.type }
  }
}
