import SwiftSyntax

// Generic parameters and the extensions that constrain them, filed with the declarations that have them.

extension Checker {
  /// The generic parameters of a type without those that a `where` has put another type in the place of.
  func remaining(_ generics: [GenericParameter], of whole: Type, in type: Type) -> [GenericParameter] {
    guard case .nominal(_, let own) = whole, case .nominal(_, let arguments) = type else { return generics }
    let replaced = zip(own, arguments).filter { $0 != $1 }.map(\.0)
    return generics.filter { !replaced.contains(.parameter($0)) }
  }

  /// What an extension's `where` asks of the conforming type itself.
  func selfBounds(_ clause: GenericWhereClauseSyntax?) -> [Nominal] {
    (clause?.requirements ?? []).flatMap { requirement -> [Nominal] in
      guard case .conformanceRequirement(let node) = requirement.requirement,
        node.leftType.trimmedDescription == "Self"
      else { return [] }
      return bounds(of: node.rightType).map(\.nominal)
    }
  }

  /// A generic type under an extension's `where`: parameters with bounds, or with types in their places.
  mutating func constrained(
    _ type: Type, by clause: GenericWhereClauseSyntax?, generics: [GenericParameter] = []
  ) -> Type {
    guard let clause, case .nominal(let nominal, var arguments) = type else { return type }
    for requirement in clause.requirements {
      for (index, argument) in arguments.enumerated() {
        guard case .parameter(var parameter) = argument else { continue }
        switch requirement.requirement {
        case .conformanceRequirement(let node) where node.leftType.trimmedDescription == parameter.name:
          parameter.bounds += bounds(of: node.rightType).map(\.nominal)
          parameter = constrained(parameter, by: clause, [node.rightType], in: TypeScope(generics: generics))
          parameter = withElements(parameter, path: parameter.name, clause, in: TypeScope())[0]
          arguments[index] = .parameter(parameter)
        case .sameTypeRequirement(let node) where node.leftType.trimmedDescription == parameter.name:
          if case .type(let right) = node.rightType, let known = try? resolve(right, in: TypeScope(generics: generics))
          {
            arguments[index] = known
          }
        default: continue
        }
      }
    }
    return .nominal(nominal, arguments)
  }

  /// The type that an extension names, by its own name, with its module's or by an alias; nil when the checker does not know it.
  mutating func extended(_ syntax: TypeSyntax) -> Type? {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .arrayType, .dictionaryType, .optionalType: return try? resolve(syntax, in: TypeScope())
    case .identifierType(let node):
      let name = node.name.identifierText
      if node.genericArgumentClause != nil, LibraryTable.protocols[name] == nil {
        return try? resolve(syntax, in: TypeScope())
      }
      if let nominal = fileScope.types[name] { return types[nominal]?.type }
      if let alias = fileAliases[name] { return extended(alias: alias) }
      return libraryType(named: name)
    case .memberType(let node):
      let name = node.name.identifierText
      if node.baseType.namesModule {
        return libraryType(named: name) ?? extended(TypeSyntax(IdentifierTypeSyntax(name: node.name)))
      }
      // A type that another extension of a type from elsewhere declares goes by its whole name.
      if let known = types[Nominal(name: syntax.trimmedDescription, isDeclared: true)], known.outer != nil {
        return known.type
      }
      guard let outer = extended(node.baseType)?.nominal else { return libraryType(named: syntax.trimmedDescription) }
      if let inner = members[outer]?.types[name] { return types[inner]?.type }
      if let alias = types[outer]?.aliases[name] ?? libraryAliases[outer]?[name] {
        let scope = TypeScope(owner: types[outer]?.type ?? libraryType(named: outer.name))
        return (try? resolve(alias: alias, named: name, [], in: scope)) ?? extended(alias: alias)
      }
      return libraryType(named: "\(outer.name).\(name)")
    default: return nil
    }
  }

  /// The type that an alias stands for in an extension; of a generic one the type with its own parameters.
  private mutating func extended(alias: TypeSyntax) -> Type? {
    guard inProgress.insert("extended \(alias.offset)").inserted else { return nil }
    defer { inProgress.remove("extended \(alias.offset)") }
    let declaration = alias.parent?.parent?.as(TypeAliasDeclSyntax.self)
    let isGeneric = declaration?.genericParameterClause != nil
    if isGeneric, let node = alias.as(IdentifierTypeSyntax.self) {
      return extended(TypeSyntax(IdentifierTypeSyntax(name: node.name)))
    }
    return extended(alias)
  }

  /// A library type by name with its own generic parameters as arguments.
  func libraryType(named name: String) -> Type? {
    if let alias = library.aliases[name] { return alias }
    if let nominal = preludeTypes[name] { return types[nominal]?.type }
    let nominal = Nominal.library(name)
    if let generics = LibraryTable.genericParameters[name] {
      return .nominal(nominal, generics.map(Type.parameter))
    }
    return library.isKnown(nominal) ? .nominal(nominal, []) : nil
  }

  /// The generic parameters of a declaration, and those that stand for the elements of the sequences among them.
  mutating func genericParameters(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, owner: Int,
    in outer: TypeContext? = nil
  ) -> [GenericParameter] {
    var result: [GenericParameter] = []
    var scope = TypeScope(owner: outer?.type, generics: outer?.generics ?? [])
    // From the last to the first, so that a requirement may name the elements of a later one.
    for parameter in (clause?.parameters ?? []).reversed() {
      let name = parameter.name.text
      var bounds: [Nominal] = []
      var primary: TypeSyntax?
      if let inherited = parameter.inheritedType {
        for bound in self.bounds(of: inherited) {
          bounds.append(bound.nominal)
          primary = primary ?? bound.primary
        }
      }
      for requirement in requirements?.requirements ?? [] {
        if case .conformanceRequirement(let node) = requirement.requirement, node.leftType.trimmedDescription == name {
          bounds += self.bounds(of: node.rightType).map(\.nominal)
        }
      }
      // The prelude's offsets are not the file's.
      let plain = GenericParameter(name: name, owner: isCollectingPrelude ? -1_000 - owner : owner, bounds: bounds)
      let whole = constrained(plain, by: requirements, parameter.inheritedType.map { [$0] } ?? [], in: scope)
      let found = withElements(whole, path: name, primary: primary, requirements, in: scope)
      scope.generics += found
      result = found + result
    }
    return result
  }
}
