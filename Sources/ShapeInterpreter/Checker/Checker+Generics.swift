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

  /// The type that an extension names; nil when the checker does not know it.
  mutating func extended(_ syntax: TypeSyntax) -> Type? {
    var name = syntax.trimmedDescription
    switch syntax.as(TypeSyntaxEnum.self) {
    case .arrayType, .dictionaryType: return try? resolve(syntax, in: TypeScope())
    case .identifierType(let node) where node.genericArgumentClause != nil:
      name = node.name.identifierText
      if LibraryTable.protocols[name] == nil { return try? resolve(syntax, in: TypeScope()) }
    default: break
    }
    var components = name.split(separator: ".").map(String.init)
    // A type that another extension of a type from elsewhere declares goes by its whole name.
    if let known = types[Nominal(name: name, isDeclared: true)], known.outer != nil { return known.type }
    guard !components.isEmpty, let nominal = fileScope.types[components.removeFirst()] else {
      return libraryType(named: name)
    }
    var found = nominal
    for component in components {
      guard let inner = members[found]?.types[component] else { return nil }
      found = inner
    }
    return types[found]?.type
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
      let whole = GenericParameter(name: name, owner: isCollectingPrelude ? -1_000 - owner : owner, bounds: bounds)
      let found = withElements(whole, path: name, primary: primary, requirements, in: scope)
      scope.generics += found
      result = found + result
    }
    return result
  }
}
