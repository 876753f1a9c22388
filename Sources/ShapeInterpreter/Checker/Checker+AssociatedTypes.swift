// Associated types and witnesses: what a protocol asks for, found in the type that conforms to it.

/// What answers a protocol's requirement in one type.
enum Witness {
  /// A declared function with the types that stand for its generic parameters.
  case function(FunctionID, [GenericParameter: Type])
  case row(NativeRow)
  /// A stored property.
  case field
}

extension Checker {
  /// `S.InsetShape`: an associated type of a generic parameter, known by its protocols alone.
  func associatedType(_ name: String, of parameter: GenericParameter) -> GenericParameter? {
    for bound in requirements(of: parameter) {
      guard !bound.isDeclared, let bounds = LibraryTable.associatedTypes[bound.name]?[name] else { continue }
      return GenericParameter(
        name: "\(parameter.name).\(name)", owner: parameter.owner, bounds: bounds.map(Nominal.library),
        root: [parameter])
    }
    return nil
  }

  /// The protocols of a generic parameter and those that they refine.
  func requirements(of parameter: GenericParameter) -> [Nominal] {
    parameter.bounds.flatMap { [$0] + allProtocols(of: $0) }
  }

  /// The type that stands for an associated type in a conforming type: what the type says, or what its members show.
  mutating func witness(_ name: String, of type: Type) throws(CheckFailure) -> Type? {
    switch type {
    case .parameter(let parameter): return associatedType(name, of: parameter).map(Type.parameter)
    case .nominal(let nominal, let arguments):
      if let declared = types[nominal], let alias = declared.aliases[name] {
        let scope = TypeScope(
          owner: declared.type, generics: declared.generics, isPrelude: declared.nominal.isPrelude)
        return try resolve(alias, in: scope).substituting(declared.generics, arguments)
      }
      switch name {
      case "AnimatableData" where conforms(type, to: .library("Animatable")):
        let data = try property("animatableData", of: Expression(.tuple([]), type, at: 0), at: 0)
        return data.map { inference.resolved($0.type) }
      case "RawValue" where conforms(type, to: .library("OptionSet")):
        let raw = try property("rawValue", of: Expression(.tuple([]), type, at: 0), at: 0)
        return raw.map { inference.resolved($0.type) }
      case "InsetShape" where conforms(type, to: .library("InsettableShape")):
        switch try witness(of: "inset(by:)", in: type) {
        case .function(let id, let types): return try substituted(try signature(of: id).result, types)
        case .row(let row): return row.result
        case .field, nil: return nil
        }
      default: return nil
      }
    default: return nil
    }
  }

  /// What answers a requirement, by its full name, in a concrete type.
  mutating func witness(of requirement: String, in type: Type) throws(CheckFailure) -> Witness? {
    guard let nominal = type.nominal else { return nil }
    let name = String(requirement.prefix { $0 != "(" })
    for owner in [nominal] + allProtocols(of: nominal) {
      var ids = members[owner]?.functions[name] ?? []
      ids += members[owner]?.allGetters(name) ?? []
      if let id = ids.last(where: { functions[$0].fullName == requirement && functions[$0].body != nil }) {
        return .function(id, substitution(for: id, in: type))
      }
      if let row = library.members[owner]?[name]?.first(where: { $0.name == requirement }) { return .row(row) }
    }
    let isField =
      library.fields[nominal]?[name] != nil || types[nominal]?.properties.contains { $0.name == name } ?? false
    return isField ? .field : nil
  }

  /// What a member's generic parameters stand for when its receiver is of this type.
  mutating func substitution(for id: FunctionID, in type: Type) -> [GenericParameter: Type] {
    var result: [GenericParameter: Type] = [:]
    switch (functions[id].owner, type) {
    case (.parameter(let whole)?, _):
      result[whole] = type
      if case .parameter(let element)? = whole.element { result[element] = elementType(of: type) }
    case (.nominal(_, let own)?, .nominal(_, let given)):
      for case (.parameter(let parameter), let argument) in zip(own, given) { result[parameter] = argument }
    default: break
    }
    return result
  }

  /// The type with generic parameters replaced, and their associated types by what stands for them then.
  mutating func substituted(_ type: Type, _ substitution: [GenericParameter: Type]) throws(CheckFailure) -> Type {
    guard !substitution.isEmpty else { return type }
    var known = substitution
    for associated in type.associatedTypes {
      if let witness = try self.type(of: associated, known) { known[associated] = witness }
    }
    return type.substituting(known)
  }

  private mutating func type(
    of associated: GenericParameter, _ substitution: [GenericParameter: Type]
  ) throws(CheckFailure) -> Type? {
    if let known = substitution[associated] { return known }
    guard let root = associated.root.first else { return nil }
    guard let base = try type(of: root, substitution) else { return nil }
    return try witness(associated.memberName, of: base)
  }
}
