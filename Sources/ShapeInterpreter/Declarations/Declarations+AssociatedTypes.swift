// Associated types of generic parameters, as the parameters' protocols declare them.

extension Declarations {
  /// Returns an associated type of a generic parameter, such as `S.InsetShape`, from the parameter's protocols alone,
  /// or nil if none declares it.
  func associatedType(_ name: String, of parameter: GenericParameter, depth: Int = 0) -> Type? {
    if let known = parameter.known[name] {
      return depth < Self.longestChainOfMembers ? rooted(known, in: parameter, depth: depth + 1) : known
    }
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

  /// Returns a type in the requirements of a generic parameter. It may name associated types of the parameter or of
  /// those that this is a member of: these have their requirements, too.
  private func rooted(_ type: Type, in parameter: GenericParameter, depth: Int) -> Type {
    type.mapped { part in
      guard case .parameter(let inner) = part, let root = inner.root.first else { return nil }
      var owner: GenericParameter? = parameter
      while let present = owner, !root.isSame(as: present) { owner = present.root.first }
      return owner.flatMap { associatedType(inner.memberName, of: $0, depth: depth) }
    }
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

extension Declarations {
  /// Returns the type of a protocol member used on an existential: `Self` is replaced by the existential's type, and an
  /// associated type by the existential of its bound.
  func opened(_ type: Type, _ id: FunctionID, as existential: Type) -> Type {
    guard case .parameter(let whole)? = functions[id].owner else { return type }
    return type.mapped { part in
      guard case .parameter(let parameter) = part else { return nil }
      if parameter == whole { return existential }
      guard parameter.root.first == whole, let bound = parameter.bounds.first else { return nil }
      return .nominal(bound, [])
    }
  }

  /// Returns a protocol's member as it is looked up in the type of the value in an existential.
  func requirement(_ id: FunctionID, named name: String) -> Requirement {
    Requirement(
      name: name, id: id,
      isInExtension: functions[id].body != nil && (!functions[id].isPrelude || isOfAnyHashable(id)),
      isMutating: functions[id].isMutating, isSettable: functions[id].isSettable || setters[id] != nil)
  }
  /// Returns whether a function is a member of AnyHashable, which the types of the values in it do not have.
  private func isOfAnyHashable(_ id: FunctionID) -> Bool {
    guard case .parameter(let whole)? = functions[id].owner else { return false }
    return whole.bounds.first == Type.anyHashable.nominal
  }
}
