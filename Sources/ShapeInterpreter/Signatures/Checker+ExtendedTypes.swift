import SwiftSyntax

// Extended types: the types that extensions name.

extension Checker {
  /// Returns the type that an extension names, directly, by an alias or with a module's name; nil if the checker does
  /// not know it.
  mutating func extended(_ syntax: TypeSyntax) -> Type? {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .arrayType, .dictionaryType, .optionalType: return try? resolve(syntax, in: TypeScope())
    case .identifierType(let node):
      let name = node.name.identifierText
      if node.genericArgumentClause != nil, LibraryProtocols.refined[name] == nil {
        return try? resolve(syntax, in: TypeScope())
      }
      if let nominal = fileScope.types[name] { return types[nominal]?.type }
      if let alias = declarations.fileAliases[name] { return extended(alias: alias) }
      return declarations.libraryType(named: name)
    case .memberType(let node):
      let name = node.name.identifierText
      if node.baseType.namesModule {
        return declarations.libraryType(named: name) ?? extended(TypeSyntax(IdentifierTypeSyntax(name: node.name)))
      }
      // A type declared in an extension of an unknown type is recorded under its full name.
      if let known = types[Nominal(name: syntax.bareText, isDeclared: true)], known.outer != nil {
        return known.type
      }
      guard let outer = extended(node.baseType)?.nominal else {
        return declarations.libraryType(named: syntax.bareText)
      }
      if let inner = members[outer]?.types[name] { return types[inner]?.type }
      if let alias = types[outer]?.aliases[name] ?? declarations.libraryAliases[outer]?[name] {
        let scope = TypeScope(owner: types[outer]?.type ?? declarations.libraryType(named: outer.name))
        return (try? resolve(alias: alias, named: name, [], in: scope)) ?? extended(alias: alias)
      }
      return declarations.libraryType(named: "\(outer.name).\(name)")
    default: return nil
    }
  }

  /// Returns the type that an alias names in an extension, or nil if it names none. A generic type gets its own
  /// parameters as arguments.
  private mutating func extended(alias: TypeSyntax) -> Type? {
    guard signatures.inProgress.insert("extended \(alias.offset)").inserted else { return nil }
    defer { signatures.inProgress.remove("extended \(alias.offset)") }
    let declaration = alias.parent?.parent?.as(TypeAliasDeclSyntax.self)
    let isGeneric = declaration?.genericParameterClause != nil
    if isGeneric, let node = alias.as(IdentifierTypeSyntax.self) {
      return extended(TypeSyntax(IdentifierTypeSyntax(name: node.name)))
    }
    return extended(alias)
  }
}
