import SwiftSyntax

// Candidates: the methods, cases, initializers and subscripts that a name in a call can refer to.

extension Checker {
  mutating func candidates(_ ids: [FunctionID], receiver: Expression? = nil) throws(CheckFailure) -> [Candidate] {
    var result: [Candidate] = []
    // The file's own functions come before the prelude's, so that they win where both match.
    for isPrelude in [false, true] {
      for id in ids where functions[id].isPrelude == isPrelude {
        result.append(Candidate(id, try outline(of: id), functions[id], receiver: receiver))
      }
    }
    return result
  }

  func isMatch(_ candidate: Candidate, _ arguments: [Argument]) -> Bool {
    if case .success = candidate.match(arguments) { return true }
    return false
  }

  /// Returns the static methods and enum cases that a call by this name on a type may refer to.
  mutating func staticCandidates(_ name: String, of type: Type) throws(CheckFailure) -> [Candidate] {
    if case .parameter(let parameter) = type { return try promisedStatics(name, parameter) }
    guard let nominal = type.nominal, !declarations.isExistential(type) else { return [] }
    let isBound = !type.parameters.contains { !current.generics.contains($0) }
    var found = try candidates(members[nominal]?.staticFunctions[name] ?? []).map { candidate in
      var candidate = candidate
      if isBound { candidate.base = type }
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

  /// Returns the methods that a call by this name on a value of the type may refer to.
  mutating func memberCandidates(
    _ name: String, on type: Type, receiver: Expression?
  ) throws(CheckFailure) -> [Candidate] {
    var found: [Candidate] = []
    var owners: [Nominal] = []
    if declarations.isExistential(type), let receiver { return try existentialCandidates(name, on: type, receiver) }
    if let receiver, let object = asBoundClass(receiver) {
      let found = try memberCandidates(name, on: object.type, receiver: object)
      if !found.isEmpty { return found }
    }
    if receiver == nil, case .parameter(let parameter) = type { return try promisedStatics(name, parameter) }
    switch type {
    case .nominal(let nominal, _): owners = [nominal] + declarations.allProtocols(of: nominal)
    case .parameter(let parameter): owners = declarations.requirements(of: parameter)
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
    let others = others.filter { isRelated($0, to: candidate) }
    guard candidate.isHidden(by: others) else { return false }
    guard case .declared(let id) = candidate.target, !functions[id].isPrelude else { return true }
    let own = parameterTypes(of: candidate, in: type)
    return others.contains { parameterTypes(of: $0, in: type) == own }
  }

  /// Returns whether two candidates are members of one type, or of protocols of which one refines the other. Members of
  /// other protocols are overloads, whatever they have in common.
  private func isRelated(_ one: Candidate, to other: Candidate) -> Bool {
    guard let own = bound(of: one), let bound = bound(of: other) else { return true }
    return declarations.refines(own, bound) || declarations.refines(bound, own)
  }

  /// Returns the protocol whose extension declares a candidate; nil for other candidates.
  private func bound(of candidate: Candidate) -> Nominal? {
    guard case .declared(let id) = candidate.target, case .parameter(let whole)? = functions[id].owner else {
      return nil
    }
    return whole.bounds.first
  }

  /// Returns the candidates without those of views where styles have a member with the same labels and a style is asked
  /// for, and without those of styles where none is.
  func ofOneKind(_ candidates: [Candidate], asksForStyle: Bool) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    let (view, style) = (Nominal.library("View"), Nominal.library("ShapeStyle"))
    let dropped = asksForStyle ? view : style
    let kept = candidates.filter { bound(of: $0) == (asksForStyle ? style : view) }
    return candidates.filter { bound(of: $0) != dropped || !$0.isHidden(by: kept) }
  }

  /// Returns the types of a member's parameters for a receiver of this type.
  private mutating func parameterTypes(of candidate: Candidate, in type: Type) -> [Type] {
    guard case .declared(let id) = candidate.target else { return candidate.parameters.map(\.type) }
    let types = substitution(for: id, in: type)
    return candidate.parameters.map { (try? substituted($0.type, types)) ?? $0.type }
  }

  mutating func subscriptCandidates(of type: Type, _ base: Expression) throws(CheckFailure) -> [Candidate] {
    var owners: [Nominal] = []
    switch type {
    case .nominal(let nominal, _): owners = [nominal] + declarations.allProtocols(of: nominal)
    case .parameter(let parameter): owners = parameter.bounds.flatMap { [$0] + declarations.allProtocols(of: $0) }
    default: break
    }
    var found: [Candidate] = []
    let isOpen = declarations.isExistential(type)
    for owner in owners {
      var ids = members[owner]?.subscripts ?? []
      if isOpen || !type.isNominal {
        ids = try withoutDefaults(ids.filter { functions[$0].singleProtocol == nil })
      } else {
        // The type's own subscript, or the default one, is the witness.
        ids.removeAll { functions[$0].body == nil }
      }
      for id in ids {
        found.append(
          isOpen ? try opened(id, as: type, base) : Candidate(id, try signature(of: id), functions[id], receiver: base))
      }
      found += (library.members[owner]?["subscript"] ?? []).map { Candidate($0, receiver: base) }
    }
    return found
  }

  /// Returns a call's arguments, trailing closures last.
  func arguments(of node: FunctionCallExprSyntax) -> [Argument] {
    var result: [Argument] = node.arguments.map { .written(label: $0.label?.identifierText, $0.expression) }
    if let closure = node.trailingClosure { result.append(.trailing(label: nil, closure)) }
    for extra in node.additionalTrailingClosures {
      let label = extra.label.identifierText
      result.append(.trailing(label: label == "_" ? nil : label, extra.closure))
    }
    return result
  }
}
