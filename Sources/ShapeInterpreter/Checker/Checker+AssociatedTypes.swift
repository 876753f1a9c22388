import SwiftSyntax

// Associated types: the requirements of protocols, their use in generic code, and their witnesses in conforming types.

extension Checker {
  /// Records the associated types of a protocol.
  mutating func collectAssociatedTypes(_ node: ProtocolDeclSyntax, _ nominal: Nominal) {
    var clauses = [node.genericWhereClause]
    for member in DeclSyntax(node).activeMembers {
      guard let declared = member.as(AssociatedTypeDeclSyntax.self) else { continue }
      let bounds = declared.inheritanceClause?.inheritedTypes.flatMap { self.bounds(of: $0.type).map(\.nominal) } ?? []
      types[nominal]?.associated.append(
        AssociatedType(name: declared.name.identifierText, bounds: bounds, value: declared.initializer?.value))
      clauses.append(declared.genericWhereClause)
    }
    types[nominal]?.primaries =
      node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.identifierText) ?? []
    let whole = GenericParameter(name: "Self", owner: -2, bounds: [nominal])
    for clause in clauses {
      let found = constraints(on: "Self", in: clause, TypeScope(owner: .parameter(whole)))
      types[nominal]?.known.merge(found.known) { first, _ in first }
      types[nominal]?.limits.merge(found.limits, uniquingKeysWith: +)
    }
  }

  /// Returns the requirements of a `where` clause on a generic parameter's associated types, by their paths within it:
  /// the types they equal (`known`) and the protocols they conform to (`limits`).
  mutating func constraints(
    on name: String, in clause: GenericWhereClauseSyntax?, _ scope: TypeScope
  ) -> (known: [String: Type], limits: [String: [Nominal]]) {
    /// Returns the path within the parameter, or nil for another type. The prefix `Self.` may be omitted; `Self` alone
    /// has an empty path.
    func path(_ syntax: TypeSyntax) -> String? {
      let text = syntax.trimmedDescription.replacing(" ", with: "")
      if name == "Self", text == "Self" { return "" }
      if text.hasPrefix(name + ".") { return String(text.dropFirst(name.count + 1)) }
      guard name == "Self", text != "Self", case .parameter(let whole)? = scope.owner else { return nil }
      return associatedType(String(text.prefix { $0 != "." }), of: whole) == nil ? nil : text
    }
    var known: [String: Type] = [:]
    var limits: [String: [Nominal]] = [:]
    let equal = clause?.equalTypes ?? []
    for requirement in clause?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        // Types that are declared equal share their conformances.
        let others = equal.compactMap { pair -> TypeSyntax? in
          if pair.0.trimmedDescription == node.leftType.trimmedDescription { return pair.1 }
          return pair.1.trimmedDescription == node.leftType.trimmedDescription ? pair.0 : nil
        }
        for path in ([node.leftType] + others).compactMap(path) {
          limits[path, default: []] += bounds(of: node.rightType).map(\.nominal)
        }
      case .sameTypeRequirement(let node):
        guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else { continue }
        if let path = path(left), let type = try? resolve(right, in: scope) {
          known[path] = type
        } else if let path = path(right), let type = try? resolve(left, in: scope) {
          known[path] = type
        }
      case .layoutRequirement: continue
      }
    }
    return (known, limits)
  }

  /// Returns a parameter with the requirements on its associated types, from a `where` clause and from the arguments of
  /// its protocols.
  mutating func constrained(
    _ parameter: GenericParameter, by clause: GenericWhereClauseSyntax?, _ bounds: [TypeSyntax] = [],
    in scope: TypeScope
  ) -> GenericParameter {
    var result = parameter
    var scope = scope
    if parameter.name == "Self" { scope.owner = .parameter(parameter) } else { scope.generics.append(parameter) }
    let found = constraints(on: parameter.name, in: clause, scope)
    // Requirements on a sequence's elements are kept with the element's own parameter.
    let isSequence = parameter.bounds.contains { self.isSequence($0) }
    func isOwn(_ path: String) -> Bool { !isSequence || !["Element", "Iterator"].contains(path.prefix { $0 != "." }) }
    result.known = found.known.filter { isOwn($0.key) }
    result.limits = found.limits.filter { isOwn($0.key) }
    for case let node? in bounds.flatMap(\.named) {
      guard let nominal = self.bounds(of: TypeSyntax(node)).first?.nominal, let names = types[nominal]?.primaries else {
        continue
      }
      for (name, argument) in zip(names, node.genericArgumentClause?.arguments ?? []) {
        if case .type(let syntax) = argument.argument { result.known[name] = try? resolve(syntax, in: scope) }
      }
    }
    return result
  }

  /// Returns an associated type of a generic parameter, such as `S.InsetShape`, from the parameter's protocols alone,
  /// or nil if none declares it.
  func associatedType(_ name: String, of parameter: GenericParameter, depth: Int = 0) -> Type? {
    if let known = parameter.known[name] { return known }
    let requirements = requirements(of: parameter)
    var found: [Nominal]?
    for bound in requirements {
      let own =
        bound.isDeclared
        ? types[bound]?.associated.first { $0.name == name }?.bounds
        : LibraryTable.associatedTypes[bound.name]?[name]?.map(Nominal.library)
      if let own { found = (found ?? []) + own.filter { !(found ?? []).contains($0) } }
    }
    guard var bounds = found else { return nil }
    var (known, limits) = (parameter.known, parameter.limits)
    for bound in requirements {
      guard let declared = types[bound] else { continue }
      known.merge(declared.known.mapValues { seen($0, from: parameter, depth: depth + 1) }) { own, _ in own }
      limits.merge(declared.limits, uniquingKeysWith: +)
    }
    if let type = known[name] { return type }
    bounds += (limits[name] ?? []).filter { !bounds.contains($0) }
    var result = GenericParameter(
      name: "\(parameter.name).\(name)", owner: parameter.owner, bounds: bounds, root: [parameter])
    result.known = known.within(name)
    result.limits = limits.within(name)
    if bounds.contains(where: { isSequence($0) }) {
      let element = GenericParameter(
        name: "\(result.name).Element", owner: result.owner, bounds: result.limits["Element"] ?? [], root: [result])
      result.element = result.known["Element"] ?? .parameter(element)
    }
    return .parameter(result)
  }

  /// Returns a type that a protocol writes in terms of its `Self`, rewritten for a generic parameter that conforms to
  /// it.
  private func seen(_ type: Type, from parameter: GenericParameter, depth: Int) -> Type {
    type.mapped { part in
      guard case .parameter(let inner) = part, inner.isSelf else { return nil }
      guard depth < Self.longestChainOfMembers, inner.root.first?.root.isEmpty ?? false else {
        return .parameter(inner.seen(from: parameter))
      }
      return associatedType(inner.memberName, of: parameter, depth: depth) ?? .parameter(inner.seen(from: parameter))
    }
  }

  /// The greatest number of associated types that are defined by one another before the chain is cut.
  private static let longestChainOfMembers = 4

  /// Returns the protocols of a generic parameter and those that they refine.
  func requirements(of parameter: GenericParameter) -> [Nominal] {
    parameter.bounds.flatMap { [$0] + allProtocols(of: $0) }
  }

  /// Returns the alias of that name in a type or in a protocol that it conforms to, or nil if there is none.
  func alias(_ name: String, of nominal: Nominal) -> TypeSyntax? {
    if let own = types[nominal]?.aliases[name] ?? libraryAliases[nominal]?[name] { return own }
    for inherited in allProtocols(of: nominal) {
      if let alias = types[inherited]?.aliases[name] { return alias }
    }
    return nil
  }

  /// Returns the witness for an associated type in a conforming type, declared or inferred from its members, or nil if
  /// there is none.
  mutating func witness(_ name: String, of type: Type) throws(CheckFailure) -> Type? {
    if case .parameter(let parameter) = type { return associatedType(name, of: parameter) }
    guard case .nominal(let nominal, let arguments) = type else { return nil }
    let declared = types[nominal]
    if let alias = alias(name, of: nominal) {
      let whole = declared?.type ?? libraryType(named: nominal.name) ?? type
      let generics = declared?.generics ?? []
      let scope = TypeScope(owner: whole, generics: generics, isPrelude: nominal.isPrelude)
      return try substituted(
        try resolve(alias: alias, named: name, [], in: scope),
        Dictionary(zip(generics, arguments), uniquingKeysWith: { $1 }))
    }
    if let inner = members[nominal]?.types[name] { return types[inner]?.type }
    if let index = declared?.generics.firstIndex(where: { $0.name == name }), arguments.indices.contains(index) {
      return arguments[index]
    }
    switch name {
    case "AnimatableData" where conforms(type, to: .library("Animatable")):
      let data = try property("animatableData", of: Expression(.tuple([]), type, at: 0), at: 0)
      if let data { return inference.resolved(data.type) }
    case "RawValue":
      if let declared, declared.kind == .enumeration, let raw = try rawType(of: declared) { return raw }
      if conforms(type, to: .library("RawRepresentable")) {
        let raw = try property("rawValue", of: Expression(.tuple([]), type, at: 0), at: 0)
        if let raw { return inference.resolved(raw.type) }
      }
    case "AllCases" where conforms(type, to: .library("CaseIterable")): return .array(type)
    case "ID" where conforms(type, to: .library("Identifiable")):
      let id = try property("id", of: Expression(.tuple([]), type, at: 0), at: 0)
      if let id { return inference.resolved(id.type) }
    case "Bound" where conforms(type, to: .library("RangeExpression")):
      if let bound = arguments.first { return bound }
    case "InsetShape" where conforms(type, to: .library("InsettableShape")):
      switch try witnesses(of: "inset(by:)", in: type).first {
      case .function(let id, let types): return try substituted(try signature(of: id).result, types)
      case .row(let row): return row.result
      case .field, nil: break
      }
    default: break
    }
    if let element = associatedType(name, of: type) { return element }
    return try shownWitness(name, of: type)
  }
}

extension GenericWhereClauseSyntax {
  /// The pairs of types in same-type requirements.
  fileprivate var equalTypes: [(TypeSyntax, TypeSyntax)] {
    requirements.compactMap { requirement in
      guard case .sameTypeRequirement(let node) = requirement.requirement, case .type(let left) = node.leftType,
        case .type(let right) = node.rightType
      else { return nil }
      return (left, right)
    }
  }
}

extension TypeSyntax {
  /// The named types of a constraint, `P` and `Q<Int>` of `P & Q<Int>`.
  fileprivate var named: [IdentifierTypeSyntax?] {
    switch self.as(TypeSyntaxEnum.self) {
    case .compositionType(let node): node.elements.flatMap(\.type.named)
    case .someOrAnyType(let node): node.constraint.named
    case .attributedType(let node): node.baseType.named
    default: [self.as(IdentifierTypeSyntax.self)]
    }
  }
}

extension Dictionary where Key == String {
  /// Returns the entries for paths within an associated type, keyed by the rest of the path.
  fileprivate func within(_ name: String) -> [String: Value] {
    var result: [String: Value] = [:]
    for (path, value) in self where path.hasPrefix(name + ".") {
      result[String(path.dropFirst(name.count + 1))] = value
    }
    return result
  }
}

extension GenericParameter {
  /// True if the parameter is a protocol's `Self` or one of its associated types.
  fileprivate var isSelf: Bool { owner == -2 && name.prefix { $0 != "." } == "Self" }

  fileprivate func seen(from parameter: GenericParameter) -> GenericParameter {
    guard let outer = root.first else { return parameter }
    var result = self
    let seen = outer.seen(from: parameter)
    result.root = [seen]
    result.name = "\(seen.name).\(memberName)"
    result.owner = seen.owner
    return result
  }
}
