// Members of generic parameters: the members that their bounds guarantee, for which each substituted type has its own.

extension Checker {
  /// Returns a library type that satisfies the parameter's bounds, whose rows give the types of the guaranteed members;
  /// nil if there is none.
  func representative(of parameter: GenericParameter) -> Type? {
    let type = Type.parameter(parameter)
    if type.isBounded(by: "BinaryInteger") { return .int }
    if type.isBounded(by: "AdditiveArithmetic") { return .double }
    return nil
  }

  /// Returns a row of the representative type as a member of the parameter's type: in its signature, the parameter
  /// replaces the representative.
  func generalized(_ row: NativeRow, _ representative: Type, _ parameter: GenericParameter) -> NativeRow {
    var row = row
    func general(_ type: Type) -> Type {
      type.mapped { $0 == representative ? .parameter(parameter) : nil }
    }
    row.owner = row.owner.map(general)
    row.parameters = row.parameters.map(general)
    row.result = general(row.result)
    return row
  }

  /// Returns a property that the bounds of a generic parameter guarantee, or nil if there is none of that name.
  func promisedProperty(
    _ name: String, of value: Expression, _ parameter: GenericParameter, at offset: Int
  ) -> Expression? {
    for (member, associated) in [("rawValue", "RawValue"), ("id", "ID")] where name == member {
      guard let type = declarations.associatedType(associated, of: parameter) else { continue }
      return Expression(.requirement(Requirement(name: name), [value]), type, at: offset)
    }
    guard let representative = representative(of: parameter), let nominal = representative.nominal,
      let row = library.members[nominal]?[name]?.first(where: { $0.role == .getter })
    else { return nil }
    let general = generalized(row, representative, parameter)
    return Expression(.requirement(Requirement(name: row.name), [value]), general.result, at: offset)
  }

  /// Returns the methods that the bounds of a generic parameter guarantee.
  func promisedMethods(_ name: String, _ parameter: GenericParameter, receiver: Expression?) -> [Candidate] {
    guard let representative = representative(of: parameter), let nominal = representative.nominal else { return [] }
    return (library.members[nominal]?[name] ?? []).filter { $0.role != .getter }.map { row in
      var candidate = Candidate(generalized(row, representative, parameter), receiver: receiver)
      candidate.target = .requirement(Requirement(name: row.name))
      return candidate
    }
  }

  /// Returns a static property that the bounds of a generic parameter guarantee, such as `T.pi` or a protocol's
  /// `static var`; nil if there is none of that name.
  mutating func promisedStatic(
    _ name: String, _ parameter: GenericParameter, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    let type = Type.parameter(parameter)
    let owners = parameter.bounds.flatMap { [$0] + declarations.allProtocols(of: $0) }
    let ids = bySpecificity(owners.flatMap { members[$0]?.allStaticGetters(name) ?? [] })
    var found = ids.first { functions[$0].body == nil }
    if found == nil { found = try firstMember(among: ids, of: type) }
    if let id = found {
      let result = try substituted(signature(of: id).result, selfSubstitution(of: id, type))
      return Expression(.staticRequirement(declarations.requirement(id, named: name), type, []), result, at: offset)
    }
    if name == "allCases", conforms(type, to: .library("CaseIterable")) {
      return Expression(.staticRequirement(Requirement(name: name), type, []), .array(type), at: offset)
    }
    guard let representative = representative(of: parameter), let nominal = representative.nominal,
      let row = library.statics[nominal]?[name]?.first(where: { $0.parameters.isEmpty && $0.labels.isEmpty })
    else { return nil }
    let general = generalized(row, representative, parameter)
    return Expression(.staticRequirement(Requirement(name: name), type, []), general.result, at: offset)
  }

  /// Returns the static methods and initializers that the bounds of a generic parameter guarantee.
  mutating func promisedStatics(_ name: String, _ parameter: GenericParameter) throws(CheckFailure) -> [Candidate] {
    let type = Type.parameter(parameter)
    var found: [Candidate] = []
    let ids = parameter.bounds.flatMap { [$0] + declarations.allProtocols(of: $0) }.flatMap { owner in
      name == "init" ? members[owner]?.initializers ?? [] : members[owner]?.staticFunctions[name] ?? []
    }
    for id in try withoutDefaults(ids.filter { functions[$0].singleProtocol == nil }) {
      found.append(try promised(id, by: type))
    }
    if name == "init", let raw = declarations.associatedType("RawValue", of: parameter) {
      found.append(
        Candidate(
          .staticRequirement(Requirement(name: "init(rawValue:)"), type),
          parameters: [.init(label: "rawValue", type: raw)], result: .optional(type)))
    }
    guard let representative = representative(of: parameter), let nominal = representative.nominal else { return found }
    let rows = name == "init" ? library.initializers[nominal] : library.statics[nominal]?[name]
    for row in rows ?? [] where !row.labels.isEmpty {
      var candidate = Candidate(row)
      candidate.result = generalized(row, representative, parameter).result
      candidate.target = .staticRequirement(Requirement(name: row.name), type)
      found.append(candidate)
    }
    if name == "init" {
      // An initializer that accepts a value of the parameter's own type or of any other numeric type.
      let source = GenericParameter(name: "T", owner: -4, bounds: [.library("Numeric")])
      var candidate = Candidate(
        .staticRequirement(Requirement(name: "init(_:)"), type),
        parameters: [.init(label: nil, type: .parameter(source))], result: type)
      candidate.generics = [source]
      found.append(candidate)
    }
    return found
  }

  /// Returns the static methods that a type inherits from extensions of its protocols.
  mutating func inheritedStatics(_ name: String, of type: Type) throws(CheckFailure) -> [Candidate] {
    guard let nominal = type.nominal else { return [] }
    var found: [Candidate] = []
    for owner in declarations.superclasses(of: nominal) {
      for candidate in try candidates(members[owner]?.staticFunctions[name] ?? []) {
        var candidate = candidate
        candidate.base = ancestor(owner, of: type)
        if !candidate.isHidden(by: found) { found.append(candidate) }
      }
    }
    for owner in declarations.allProtocols(of: nominal) where types[owner]?.kind != .reference {
      for id in members[owner]?.staticFunctions[name] ?? []
      where functions[id].body != nil && !declarations.isOperator(name) {
        guard let candidate = try inherited(id, by: type) else { continue }
        found.append(candidate)
      }
    }
    return found
  }

  /// Returns the initializers that a type inherits from extensions of its protocols.
  mutating func inheritedInitializers(of type: Type) throws(CheckFailure) -> [Candidate] {
    guard let nominal = type.nominal, types[nominal] != nil else { return [] }
    var found: [Candidate] = []
    // The arguments of a generic type that is written without them are still to be found.
    let made = lacksArguments(type) ? opened(type) : type
    for owner in declarations.allProtocols(of: nominal) where types[owner]?.kind != .reference {
      for id in members[owner]?.initializers ?? [] where functions[id].body != nil {
        guard let candidate = try inherited(id, by: made) else { continue }
        found.append(candidate)
      }
    }
    return found
  }

  /// Returns the static property that a type inherits from an extension of its protocols, or nil if there is none of
  /// that name.
  mutating func inheritedStatic(
    _ name: String, of type: Type, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let nominal = type.nominal else { return nil }
    for owner in declarations.allProtocols(of: nominal) where types[owner]?.kind != .reference {
      guard let getters = members[owner]?.allStaticGetters(name), !getters.isEmpty else { continue }
      let ids = bySpecificity(getters)
      guard let id = try firstMember(among: ids.filter { functions[$0].body != nil }, of: type) else { continue }
      let types = selfSubstitution(of: id, type)
      let result = try substituted(try signature(of: id).result, types)
      try requireHandling(of: id, at: offset)
      return Expression(.call(id, types, []), result, at: offset)
    }
    return nil
  }

  /// Returns a static method or initializer of a protocol's extension as a member of a type; nil if the extension's
  /// constraints exclude the type.
  private mutating func inherited(_ id: FunctionID, by type: Type) throws(CheckFailure) -> Candidate? {
    guard functions[id].singleProtocol != nil else {
      guard case .parameter(let whole)? = functions[id].owner, try suits(type, whole) else { return nil }
      return try promised(id, by: type)
    }
    let before = inference
    defer { inference = before }
    guard let owner = functions[id].owner, inference.unify(opened(owner, functions[id].generics), type) else {
      return nil
    }
    var candidate = Candidate(id, try signature(of: id), functions[id])
    if !type.parameters.contains(where: { !current.generics.contains($0) }) { candidate.base = type }
    return candidate
  }

  /// Returns a type with new type variables for generic parameters.
  private mutating func opened(_ type: Type, _ generics: [GenericParameter]) -> Type {
    type.substituting(generics, generics.map { _ in inference.makeVariable() })
  }

  /// Returns a protocol's static method or initializer as a candidate whose witness is looked up in the type.
  private mutating func promised(_ id: FunctionID, by type: Type) throws(CheckFailure) -> Candidate {
    var candidate = Candidate(id, try signature(of: id), functions[id])
    let types = selfSubstitution(of: id, type)
    for index in candidate.parameters.indices {
      candidate.parameters[index].type = try substituted(candidate.parameters[index].type, types)
    }
    candidate.result = try substituted(candidate.result, types)
    if functions[id].kind == .initializer, let owner = functions[id].owner, declarations.isReference(owner) {
      // That of a class makes an object of the class that the parameter stands for.
      candidate.result = candidate.result.mapped { $0 == owner ? type : nil }
    }
    candidate.generics.removeAll { types[$0] != nil }
    candidate.target = .staticRequirement(declarations.requirement(id, named: functions[id].fullName), type)
    return candidate
  }
}
