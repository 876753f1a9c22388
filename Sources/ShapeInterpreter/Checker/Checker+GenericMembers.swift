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
      guard let type = associatedType(associated, of: parameter) else { continue }
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
    let owners = parameter.bounds.flatMap { [$0] + allProtocols(of: $0) }
    let ids = bySpecificity(owners.flatMap { members[$0]?.allStaticGetters(name) ?? [] })
    var found = ids.first { functions[$0].body == nil }
    if found == nil { found = try firstMember(among: ids, of: type) }
    if let id = found {
      let result = try signature(of: id).result.substituting(selfSubstitution(of: id, type))
      return Expression(.staticRequirement(requirement(id, named: name), type, []), result, at: offset)
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
    let ids = parameter.bounds.flatMap { [$0] + allProtocols(of: $0) }.flatMap { owner in
      name == "init" ? members[owner]?.initializers ?? [] : members[owner]?.staticFunctions[name] ?? []
    }
    for id in try withoutDefaults(ids) { found.append(try promised(id, by: type)) }
    if name == "init", let raw = associatedType("RawValue", of: parameter) {
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
    for owner in allProtocols(of: nominal) {
      for id in members[owner]?.staticFunctions[name] ?? [] where functions[id].body != nil && !isOperator(name) {
        guard case .parameter(let whole)? = functions[id].owner, try suits(type, whole) else { continue }
        found.append(try promised(id, by: type))
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
    for owner in allProtocols(of: nominal) {
      for id in members[owner]?.initializers ?? [] where functions[id].body != nil {
        guard case .parameter(let whole)? = functions[id].owner, try suits(made, whole) else { continue }
        found.append(try promised(id, by: made))
      }
    }
    return found
  }

  /// Returns members with those of the most constrained extensions first, as overload resolution prefers them.
  func bySpecificity(_ ids: [FunctionID]) -> [FunctionID] {
    guard ids.count > 1 else { return ids }
    return ids.enumerated().sorted { one, other in
      let (first, second) = (specificity(of: one.element), specificity(of: other.element))
      return first == second ? one.offset < other.offset : first > second
    }.map(\.element)
  }

  /// Returns the first member whose extension applies to a type, or nil if there is none.
  private mutating func firstMember(among ids: [FunctionID], of type: Type) throws(CheckFailure) -> FunctionID? {
    for id in ids { if try isMember(id, of: type) { return id } }
    return nil
  }

  /// Returns the number of constraints of the extension around a member.
  func specificity(of id: FunctionID) -> Int {
    func constraints(on parameter: GenericParameter) -> Int {
      parameter.bounds.count + parameter.known.count + parameter.limits.count
    }
    switch functions[id].owner {
    case .parameter(let whole)?: return constraints(on: whole) + (whole.element.map { $0.isNominal ? 1 : 0 } ?? 0)
    case .nominal(_, let arguments)?:
      return arguments.reduce(0) { sum, argument in
        if case .parameter(let parameter) = argument { return sum + constraints(on: parameter) }
        return sum + 100
      }
    default: return 0
    }
  }

  /// Returns the static property that a type inherits from an extension of its protocols, or nil if there is none of
  /// that name.
  mutating func inheritedStatic(
    _ name: String, of type: Type, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let nominal = type.nominal else { return nil }
    for owner in allProtocols(of: nominal) {
      let ids = bySpecificity(members[owner]?.allStaticGetters(name) ?? [])
      guard let id = try firstMember(among: ids.filter { functions[$0].body != nil }, of: type),
        case .parameter(let whole)? = functions[id].owner
      else { continue }
      let result = try substituted(try signature(of: id).result, [whole: type])
      try requireHandling(of: id, at: offset)
      return Expression(.call(id, [whole: type], []), result, at: offset)
    }
    return nil
  }

  /// Returns whether a type satisfies the constraints of the extension around a member.
  mutating func isMember(_ id: FunctionID, of type: Type) throws(CheckFailure) -> Bool {
    switch (functions[id].owner, type) {
    case (.parameter(let whole)?, _): return try suits(type, whole)
    case (.nominal(let nominal, let own)?, .nominal(let other, let given)) where nominal == other:
      return zip(own, given).allSatisfy { wanted, actual in
        guard case .parameter(let parameter) = wanted else { return wanted == actual }
        return parameter.bounds.allSatisfy { conforms(actual, to: $0) }
      }
    default: return true
    }
  }

  /// Returns whether a member is a witness in a type: a member of a protocol's extension is one if its constraints hold
  /// for all instances of a generic type.
  mutating func isWitness(_ id: FunctionID, in type: Type) throws(CheckFailure) -> Bool {
    guard case .parameter(let whole)? = functions[id].owner, let nominal = type.nominal else {
      return try isMember(id, of: type)
    }
    return try suits(type, whole, asInstanceOf: types[nominal]?.type ?? libraryType(named: nominal.name))
  }

  /// Returns whether a type satisfies the constraints that a protocol extension has on `Self`. With a generic type, the
  /// constraints on associated types have to hold for all its instances.
  private mutating func suits(
    _ type: Type, _ whole: GenericParameter, asInstanceOf general: Type? = nil
  ) throws(CheckFailure) -> Bool {
    guard whole.bounds.allSatisfy({ conforms(type, to: $0) }) else { return false }
    for (path, wanted) in whole.known {
      var actual: Type? = general ?? type
      for name in path.split(separator: ".") {
        actual = try actual.flatMap { (type) throws(CheckFailure) in try memberType(String(name), of: type) }
      }
      guard try actual == substituted(wanted, [whole: general ?? type]) else { return false }
    }
    return true
  }

  /// Returns a protocol's static method or initializer as a candidate whose witness is looked up in the type.
  private mutating func promised(_ id: FunctionID, by type: Type) throws(CheckFailure) -> Candidate {
    var candidate = Candidate(id, try signature(of: id), functions[id])
    let types = selfSubstitution(of: id, type)
    for index in candidate.parameters.indices {
      candidate.parameters[index].type = try substituted(candidate.parameters[index].type, types)
    }
    candidate.result = try substituted(candidate.result, types)
    candidate.generics.removeAll { types[$0] != nil }
    candidate.target = .staticRequirement(requirement(id, named: functions[id].fullName), type)
    return candidate
  }

  /// Returns the substitution of `Self` for a protocol's member used on a type.
  func selfSubstitution(of id: FunctionID, _ type: Type) -> [GenericParameter: Type] {
    if case .parameter(let whole)? = functions[id].owner { return [whole: type] }
    return [:]
  }
}
