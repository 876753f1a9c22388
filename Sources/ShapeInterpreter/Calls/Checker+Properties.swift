// Properties: the value that a name after a dot stands for, of an instance or of a type.

extension Checker {
  /// Returns a stored or computed property of a value, or nil if its type has none of that name.
  mutating func property(_ name: String, of value: Expression, at offset: Int) throws(CheckFailure) -> Expression? {
    let known = inference.resolved(inference.shallow(value.type))
    switch known {
    case .tuple(let components):
      let index = Int(name) ?? components.firstIndex { $0.label == name }
      guard let index, components.indices.contains(index) else { return nil }
      return Expression(.component(value, index), components[index].type, at: offset)
    case .nominal(let bound, _) where declarations.isExistential(known):
      return try requiredProperty(name, of: value, known, bound, at: offset)
    case .nominal(let nominal, _): return try namedProperty(name, of: value, known, nominal, at: offset)
    case .parameter(let parameter): return try genericProperty(name, of: value, known, parameter, at: offset)
    default: return nil
    }
  }

  /// Returns a property of an existential, which the protocol or one that it refines declares; nil if there is none.
  private mutating func requiredProperty(
    _ name: String, of value: Expression, _ known: Type, _ bound: Nominal, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    let ids = ([bound] + declarations.allProtocols(of: bound)).flatMap { members[$0]?.allGetters(name) ?? [] }
      .filter { functions[$0].singleProtocol == nil }
    guard let id = ids.first(where: { functions[$0].body == nil }) ?? bySpecificity(ids).first else { return nil }
    return Expression(
      .requirement(declarations.requirement(id, named: name), [value]),
      try declarations.opened(signature(of: id).result, id, as: known),
      at: offset)
  }

  /// Returns a property of a struct, enum or class; nil if there is none.
  private mutating func namedProperty(
    _ name: String, of value: Expression, _ known: Type, _ nominal: Nominal, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    if declarations.superclass(of: nominal) != nil, let owner = owner(ofProperty: name, in: nominal), owner != nominal {
      return try property(name, of: upcast(value, to: owner), at: offset)
    }
    if let declared = types[nominal], let found = try declaredProperty(name, of: value, known, declared, at: offset) {
      return found
    }
    if let field = libraryField(name, of: value, known, at: offset) { return field }
    if let found = try computedProperty(name, of: value, known, nominal, at: offset) { return found }
    // The identity of an object that does not say it itself.
    if name == "id", declarations.isReference(known), conforms(known, to: .library("Identifiable")) {
      return Expression(.identity(value), ObjectIdentity.type, at: offset)
    }
    return nil
  }

  /// Returns a property that a type of the file stores, or one that its declaration implies: the value in a wrapper, a
  /// publisher or a raw value. Returns nil if there is none.
  private mutating func declaredProperty(
    _ name: String, of value: Expression, _ known: Type, _ declared: Shared<TypeDeclaration>, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    if let stored = declared.properties.first(where: { $0.name == name }) {
      guard !declarations.isHidden(declared, stored, from: offset) else { throw inaccessible(name, at: offset) }
      if declared.kind == .reference, declarations.hasOverriddenStorage(name, declared.nominal) {
        throw failure(SupportProblem.overriddenStorage(name), at: offset)
      }
      let type = try substituted(
        try type(of: stored, in: declared.nominal), declarations.genericArguments(of: known))
      return Expression(.field(value, name), type, at: offset)
    }
    if let wrapped = try wrappedProperty(name, of: value, declared, at: offset) { return wrapped }
    if let publisher = try publisher(name, of: value, known, declared, at: offset) { return publisher }
    if name == "rawValue", declared.kind == .enumeration, let raw = try rawType(of: declared) {
      return Expression(.table(value, try rawValues(of: declared, as: raw)), raw, at: offset)
    }
    return nil
  }

  /// Returns a property that a type of the library stores; nil if there is none.
  private func libraryField(_ name: String, of value: Expression, _ known: Type, at offset: Int) -> Expression? {
    guard case .nominal(let nominal, let arguments) = known else { return nil }
    if let index = LibraryTable.genericFields[nominal.name]?.firstIndex(of: name), !nominal.isDeclared {
      return Expression(.field(value, name), arguments[min(index, arguments.count - 1)], at: offset)
    }
    guard let field = library.fields[nominal]?[name] else { return nil }
    return Expression(.field(value, name), field.type, at: offset)
  }

  /// Returns a property that a type or one of its protocols computes; nil if there is none.
  private mutating func computedProperty(
    _ name: String, of value: Expression, _ known: Type, _ nominal: Nominal, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    let own = members[nominal]?.allGetters(name) ?? []
    if own.count > 1 {
      // Properties for a literal's default type come first.
      let before = inference
      try settleLiterals(in: known)
      for id in own { if let found = try read(id, of: value, known, at: offset) { return found } }
      inference = before
    }
    for id in own { if let found = try read(id, of: value, known, at: offset) { return found } }
    if let row = library.members[nominal]?[name]?.first(where: { $0.role == .getter }) {
      let (candidate, match) = (Candidate(row, receiver: value), [[Int]]())
      return try build(candidate, match, [], expecting: nil, at: offset)
    }
    for bound in declarations.allProtocols(of: nominal) {
      guard let getters = members[bound]?.allGetters(name), !getters.isEmpty else { continue }
      for id in bySpecificity(getters) where functions[id].body != nil {
        if let found = try read(id, of: value, known, at: offset) { return found }
      }
    }
    return nil
  }

  /// Returns a property that the bounds of a generic parameter promise; nil if there is none.
  private mutating func genericProperty(
    _ name: String, of value: Expression, _ known: Type, _ parameter: GenericParameter, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    if let object = asBoundClass(value), let found = try property(name, of: object, at: offset) { return found }
    if let type = collectionProperty(name, of: parameter) {
      return Expression(.requirement(Requirement(name: name), [value]), type, at: offset)
    }
    let found = declarations.requirements(of: parameter).flatMap { members[$0]?.allGetters(name) ?? [] }
    // A requirement comes before its default implementation.
    if let id = found.first(where: { functions[$0].body == nil }) {
      let result = try substituted(try signature(of: id).result, substitution(for: id, in: known))
      return Expression(.requirement(declarations.requirement(id, named: name), [value]), result, at: offset)
    }
    for id in bySpecificity(found) {
      if let reading = try read(id, of: value, known, at: offset) { return reading }
    }
    return promisedProperty(name, of: value, parameter, at: offset)
  }

  /// Reads a computed property of the file or the prelude; nil if its extension does not apply to the type.
  mutating func read(
    _ id: FunctionID, of value: Expression, _ type: Type, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    let candidate = Candidate(id, try signature(of: id), functions[id], receiver: value)
    guard !declarations.isHidden(function: id, from: offset) else { throw inaccessible(functions[id].name, at: offset) }
    if functions[id].lazyValue != nil, candidate.result == .failed {
      throw failure(
        DeclarationProblem.typeRefersToItself(of: functions[id].name), at: functions[id].offset)
    }
    if candidate.generics.isEmpty {
      // `extension Array where Element == CGFloat` does not apply to other arrays.
      let before = inference
      if let owner = candidate.owner, !inference.unify(owner, value.type) {
        inference = before
        return nil
      }
      return try build(candidate, [], [], expecting: nil, at: offset)
    }
    let before = inference
    do throws(CheckFailure) {
      return try build(candidate, [], [], expecting: nil, at: offset)
    } catch {
      inference = before
      return nil
    }
  }

  /// Returns the type of a property that every collection has, for a generic parameter bounded by Collection; otherwise
  /// nil.
  private func collectionProperty(_ name: String, of parameter: GenericParameter) -> Type? {
    guard let element = parameter.element,
      parameter.bounds.contains(where: { declarations.refines($0, .library("Collection")) })
    else { return nil }
    switch name {
    case "count", "startIndex", "endIndex": return .int
    case "isEmpty": return .bool
    case "indices": return .range(.int)
    case "first", "last": return .optional(element)
    default: return nil
    }
  }

  /// Returns a static property, constant or case of a type, or nil if it has none of that name.
  mutating func staticProperty(_ name: String, of type: Type, at offset: Int) throws(CheckFailure) -> Expression? {
    if case .parameter(let parameter) = type { return try promisedStatic(name, parameter, at: offset) }
    guard let nominal = type.nominal, !declarations.isExistential(type) else { return nil }
    if name == "none", type.wrapped != nil { return Expression(.none, type, at: offset) }
    if let declared = types[nominal], declared.kind == .enumeration {
      if let index = declared.cases.firstIndex(where: { $0.name == name }), declared.cases[index].types.isEmpty {
        return Expression(.enumCase(index, []), type, at: offset)
      }
      if name == "allCases", conforms(type, to: .library("CaseIterable")) {
        let all = declared.cases.indices.map { Expression(.enumCase($0, []), type, at: offset) }
        return Expression(.array(all), .array(type), at: offset)
      }
    }
    if let id = members[nominal]?.globals[name] {
      guard !declarations.isHidden(global: id, from: offset) else { throw inaccessible(name, at: offset) }
      return Expression(.global(id), try self.type(ofGlobal: id), at: offset)
    }
    if name.hasPrefix("$"), let id = members[nominal]?.globals[String(name.dropFirst())],
      let state = declarations.globals[id].state
    {
      return try projection(ofState: state, id, in: nominal, at: offset)
    }
    let getters = members[nominal]?.allStaticGetters(name) ?? []
    let suitable = getters.count > 1 ? try firstMember(among: bySpecificity(getters), of: type) : nil
    if let id = suitable ?? getters.first {
      guard !declarations.isHidden(function: id, from: offset) else { throw inaccessible(name, at: offset) }
      let types = substitution(for: id, in: type)
      try requireHandling(of: id, at: offset)
      return Expression(.call(id, types, []), try substituted(try signature(of: id).result, types), at: offset)
    }
    if name == "allCases", let names = library.cases[nominal] {
      let all = names.indices.map { Expression(.enumCase($0, []), type, at: offset) }
      return Expression(.array(all), .array(type), at: offset)
    }
    if let index = library.cases[nominal]?.firstIndex(of: name) {
      return Expression(.enumCase(index, []), type, at: offset)
    }
    if let row = library.statics[nominal]?[name]?.first(where: { $0.parameters.isEmpty && $0.labels.isEmpty }) {
      return Expression(.native(row, [:], []), row.result, at: offset)
    }
    if let parent = superclass(of: type), let found = try staticProperty(name, of: parent, at: offset) { return found }
    // A protocol's static property comes after the type's own members.
    if let inherited = try inheritedStatic(name, of: type, at: offset) { return inherited }
    if let asset = try assetSymbol(name, of: nominal, type, at: offset) { return asset }
    return name == "zero" ? ownZero(of: type, at: offset) : nil
  }

  /// Returns the binding to a static property with a state, which no view owns: it keeps its value.
  private mutating func projection(
    ofState state: WrapperUse, _ id: GlobalID, in nominal: Nominal, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    let value = Expression(.global(id), try self.type(ofGlobal: id), at: offset)
    let holder = try wrapped(.labelled("wrappedValue", value), by: state, in: nominal, at: offset)
    return try property("projectedValue", of: holder, at: offset)
  }

  /// Returns the raw value of each case in order: the written one, the previous one plus 1, or the case's name.
  mutating func rawValues(of declared: Shared<TypeDeclaration>, as type: Type) throws(CheckFailure) -> [Expression] {
    var result: [Expression] = []
    var next = 0
    for element in declared.cases {
      if let written = element.rawValue {
        let value = try checkDetached(written, expecting: type, as: .rawValue, owner: nil)
        if case .integer(let number) = value.kind { next = number }
        result.append(value)
      } else if type == .string {
        result.append(Expression(.string([.text(element.name)]), .string, at: element.offset))
      } else {
        result.append(Expression(.integer(next), type, at: element.offset))
      }
      next &+= 1
    }
    return result
  }
}
