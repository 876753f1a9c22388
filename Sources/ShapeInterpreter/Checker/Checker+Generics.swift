import SwiftSyntax

// Generic parameters, and the extensions that constrain them, recorded with their declarations.

extension Checker {
  /// Returns the generic parameters of a type, except those that a `where` replaces by other types.
  func remaining(_ generics: [GenericParameter], of whole: Type, in type: Type) -> [GenericParameter] {
    guard case .nominal(_, let own) = whole, case .nominal(_, let arguments) = type else { return generics }
    let replaced = zip(own, arguments).filter { $0 != $1 }.map(\.0)
    return generics.filter { !replaced.contains(.parameter($0)) }
  }

  /// Returns the protocols that an extension's `where` requires of `Self`.
  func selfBounds(_ clause: GenericWhereClauseSyntax?) -> [Nominal] {
    (clause?.requirements ?? []).flatMap { requirement -> [Nominal] in
      guard case .conformanceRequirement(let node) = requirement.requirement,
        node.leftType.trimmedDescription == "Self"
      else { return [] }
      return bounds(of: node.rightType).map(\.nominal)
    }
  }

  /// Returns a generic type with the constraints of a `where`: its parameters get bounds or are replaced by types.
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

  /// Returns the type that an extension names, directly, by an alias or with a module's name; nil if the checker does
  /// not know it.
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
      // A type declared in an extension of an unknown type is recorded under its full name.
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

  /// Returns the type that an alias names in an extension, or nil if it names none. A generic type gets its own
  /// parameters as arguments.
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

  /// Returns a library type by name, with its own generic parameters as arguments, or nil if there is none.
  func libraryType(named name: String) -> Type? {
    if let alias = library.aliases[name] { return alias }
    if let nominal = preludeTypes[name] { return types[nominal]?.type }
    let nominal = Nominal.library(name)
    if let generics = LibraryTable.genericParameters[name] {
      return .nominal(nominal, generics.map(Type.parameter))
    }
    return library.isKnown(nominal) ? .nominal(nominal, []) : nil
  }

  /// Returns the generic parameters of a declaration, each followed by the element parameters if it is a sequence.
  mutating func genericParameters(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, owner: Int,
    in outer: TypeContext? = nil
  ) -> [GenericParameter] {
    var result: [GenericParameter] = []
    var scope = TypeScope(owner: outer?.type, generics: outer?.generics ?? [])
    // From last to first, so that a requirement can reference the elements of a later parameter.
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
      // Keeps the owner offsets of the prelude distinct from the file's.
      let plain = GenericParameter(name: name, owner: isCollectingPrelude ? -1_000 - owner : owner, bounds: bounds)
      let whole = constrained(plain, by: requirements, parameter.inheritedType.map { [$0] } ?? [], in: scope)
      let found = withElements(whole, path: name, primary: primary, requirements, in: scope)
      scope.generics += found
      result = found + result
    }
    return result
  }
}
