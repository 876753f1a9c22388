import SwiftSyntax

// Member types: nested types, aliases and associated types, looked up by their names in another type.

extension Checker {
  /// Returns the member type of that name: a nested type, an alias or an associated type; nil if there is none.
  mutating func memberType(_ name: String, of base: Type) throws(CheckFailure) -> Type? {
    if case .parameter(let parameter) = base, let type = associatedType(name, of: parameter) { return type }
    if let type = associatedType(name, of: base) { return type }
    if let nominal = base.nominal, let inner = members[nominal]?.types[name] {
      return type(inner, in: nominal, of: base)
    }
    if let type = libraryType(named: "\(base).\(name)") { return type }
    return try witness(name, of: base)
  }

  /// Returns the enclosing type if it is generic and has this name: within the type, its name without arguments means
  /// its own instance.
  func ownInstance(named name: String, of owner: Type?) -> Type? {
    guard case .nominal(let nominal, let own)? = owner, !own.isEmpty, nominal.baseName == name,
      members[nominal]?.types[name] == nil
    else { return nil }
    return owner
  }

  /// Returns a nested type whose outer types have the arguments of `base`, the outer type `nominal` or a type within
  /// it.
  func type(_ inner: Nominal, in nominal: Nominal, of base: Type) -> Type? {
    guard let nested = types[inner]?.type, case .nominal(_, let arguments) = base else { return types[inner]?.type }
    let outer = types[nominal]?.generics ?? []
    return nested.substituting(outer, Array(arguments.prefix(outer.count)))
  }

  /// Returns the witness for an associated type such as `AnimatableData` inside a shape, inferred from the type's
  /// members; nil if no protocol of the type declares it.
  mutating func impliedAlias(_ name: String, of type: Type) throws(CheckFailure) -> Type? {
    guard let nominal = type.nominal, isAssociated(name, with: nominal) else { return nil }
    let key = "implied \(type).\(name)"
    guard inProgress.insert(key).inserted else { return nil }
    defer { inProgress.remove(key) }
    return try witness(name, of: type)
  }

  /// Returns whether a protocol of the type declares an associated type of that name.
  private func isAssociated(_ name: String, with nominal: Nominal) -> Bool {
    allProtocols(of: nominal).contains { bound in
      bound.isDeclared
        ? types[bound]?.associated.contains { $0.name == name } ?? false
        : LibraryTable.associatedTypes[bound.name]?[name] != nil
    }
  }

  /// Returns an associated type or an alias of the protocols of `Self`, or nil if there is none.
  mutating func protocolType(
    named name: String, of whole: GenericParameter, in scope: TypeScope
  ) throws(CheckFailure) -> Type? {
    if let type = associatedType(name, of: whole) { return type }
    guard let alias = requirements(of: whole).lazy.compactMap({ [types] in types[$0]?.aliases[name] }).first else {
      return nil
    }
    return try resolve(alias: alias, named: name, [], in: scope)
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
      if let data = try forms.type(of: .member("animatableData", of: type), in: &self) { return data }
    case "RawValue":
      if let declared, declared.kind == .enumeration, let raw = try rawType(of: declared) { return raw }
      if conforms(type, to: .library("RawRepresentable")) {
        if let raw = try forms.type(of: .member("rawValue", of: type), in: &self) { return raw }
      }
    case "AllCases" where conforms(type, to: .library("CaseIterable")): return .array(type)
    case "ID" where conforms(type, to: .library("Identifiable")):
      if let id = try forms.type(of: .member("id", of: type), in: &self) { return id }
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

extension Checker {
  /// Returns the element type of a sequence type, or nil if the type is no sequence.
  mutating func elementType(of type: Type) -> Type? {
    switch type {
    case .parameter(let parameter): return parameter.element
    case .nominal(let nominal, let arguments) where nominal.isDeclared: return declaredElement(nominal, arguments)
    case .nominal(let nominal, let arguments):
      switch nominal.name {
      case "Array", "ArraySlice", "Set", "StrideTo", "StrideThrough": return arguments[0]
      case "Dictionary": return .entry(arguments[0], arguments[1])
      case "String": return .character
      case "Range", "ClosedRange", "PartialRangeFrom":
        let bound = inference.shallow(arguments[0])
        return bound.isInteger || inference.isOpenLiteral(bound) ? bound : nil
      default: return nil
      }
    default: return nil
    }
  }

  /// Returns the element type of a type of the file, from its iterator's `next()` or from a collection's subscript, or
  /// nil if it has none.
  private mutating func declaredElement(_ nominal: Nominal, _ arguments: [Type]) -> Type? {
    guard let declared = types[nominal] else { return nil }
    let known = Dictionary(zip(declared.generics, arguments), uniquingKeysWith: { $1 })
    let ids = members[nominal]?.functions ?? [:]
    if let id = ids["makeIterator"]?.first(where: { functions[$0].parameters.isEmpty }),
      let iterator = try? signature(of: id).result, iterator.nominal != nominal
    {
      return (try? substituted(iterator, known)).flatMap { elementType(of: $0) }
    }
    if let id = ids["next"]?.first(where: { functions[$0].parameters.isEmpty }),
      let element = try? signature(of: id).result.wrapped
    {
      return try? substituted(element, known)
    }
    return isCollection(nominal) ? subscriptElement(.nominal(nominal, arguments)) : nil
  }

  /// Returns the type of the elements that a collection of the file gives by its subscript, or nil.
  private mutating func subscriptElement(_ type: Type) -> Type? {
    guard let nominal = type.nominal, inProgress.insert("element \(type)").inserted else { return nil }
    defer { inProgress.remove("element \(type)") }
    for owner in [nominal] + allProtocols(of: nominal) {
      for id in members[owner]?.subscripts ?? [] where functions[id].body != nil {
        guard functions[id].parameters.count == 1, functions[id].parameters[0].label == nil,
          let signature = try? signature(of: id), signature.parameters[0].type == .int
        else { continue }
        return try? substituted(signature.result, substitution(for: id, in: type))
      }
    }
    return nil
  }

  /// Returns an associated type of a sequence, such as `Element` or `Index`, or nil if it has none of that name.
  mutating func associatedType(_ name: String, of type: Type) -> Type? {
    if name == "Index", let nominal = type.nominal, nominal.isDeclared, isCollection(nominal) { return .int }
    guard ["Element", "Iterator", "Index", "Indices", "SubSequence"].contains(name),
      let element = elementType(of: type)
    else { return nil }
    switch name {
    case "Element": return element
    case "Iterator": return iterator(of: type)
    case "Index": return type == .string ? .library("String.Index") : .int
    case "Indices": return .range(.int)
    case "SubSequence": return type == .string ? .string : .slice(element)
    default: return nil
    }
  }

  /// Returns the type of a sequence's iterator: that of its own `makeIterator()`, the type itself if it has `next()`,
  /// or else the prelude's iterator.
  private mutating func iterator(of type: Type) -> Type {
    if case .nominal(let nominal, let arguments) = type, let declared = types[nominal] {
      func method(_ name: String) -> FunctionID? {
        members[nominal]?.functions[name]?.first { functions[$0].parameters.isEmpty }
      }
      if let id = method("makeIterator"), let made = try? signature(of: id).result {
        let known = Dictionary(zip(declared.generics, arguments), uniquingKeysWith: { $1 })
        return (try? substituted(made, known)) ?? type
      }
      if method("next") != nil { return type }
    }
    let general = preludeTypes["IndexingIterator"].flatMap { types[$0]?.type }
    return general.flatMap { specialized($0, by: [type]) } ?? type
  }
}
