import SwiftSyntax

// Type names: resolves the syntax of a type to the type itself.

extension Checker {
  /// Returns the type for a type's syntax.
  mutating func resolve(_ syntax: TypeSyntax, in scope: TypeScope) throws(CheckFailure) -> Type {
    try spend(at: syntax.offset)
    // A call within the arguments would have the whole checker copied first.
    let type = try resolveForm(syntax, in: scope)
    return try reasonable(type, at: syntax.offset)
  }

  private mutating func resolveForm(_ syntax: TypeSyntax, in scope: TypeScope) throws(CheckFailure) -> Type {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      return try resolveName(
        node.name.identifierText, node.genericArgumentClause, in: scope, at: node.offset)
    case .memberType(let node):
      let name = node.name.identifierText
      if node.baseType.namesModule {
        return try resolveName(name, node.genericArgumentClause, in: TypeScope(), at: node.offset)
      }
      let base = try resolve(node.baseType, in: scope)
      if let type = try innerType(name, of: base) {
        let arguments = try arguments(of: node.genericArgumentClause, in: scope)
        return specialized(type, by: arguments) ?? type
      }
      throw failure(NameProblem.notMemberType(name, of: base), at: node.name.offset)
    case .arrayType(let node):
      return .array(try resolve(node.element, in: scope))
    case .dictionaryType(let node):
      return .library("Dictionary", try resolve(node.key, in: scope), try resolve(node.value, in: scope))
    case .optionalType(let node):
      return .optional(try resolve(node.wrappedType, in: scope))
    case .implicitlyUnwrappedOptionalType(let node):
      return .optional(try resolve(node.wrappedType, in: scope))
    case .tupleType(let node):
      var components: [Type.Component] = []
      for element in node.elements {
        components.append(
          .init(label: element.firstName.map(\.identifierText), type: try resolve(element.type, in: scope)))
      }
      if components.count == 1 { return components[0].type }
      return .tuple(components)
    case .functionType(let node):
      var parameters: [Type.Parameter] = []
      for element in node.parameters {
        parameters.append(
          .init(type: try resolve(element.type, in: scope), isInout: element.type.isInout))
      }
      return .function(parameters, try resolve(node.returnClause.type, in: scope))
    case .attributedType(let node):
      if let refusal = refusal(of: node) { throw .complaint(refusal) }
      return try resolve(node.baseType, in: scope)
    case .someOrAnyType(let node):
      if let parameter = opaqueParameter(node, in: scope) { return .parameter(parameter) }
      return try resolve(node.constraint, in: scope)
    case .metatypeType(let node) where node.metatypeSpecifier.tokenKind == .keyword(.Type):
      return .metatype(try resolve(node.baseType, in: scope))
    default:
      throw failure(SupportProblem.type(syntax.bareText), at: syntax.offset)
    }
  }

  /// Returns the generic parameter that an opaque part of a parameter's type stands for, or an existential there; nil
  /// for other types.
  private func opaqueParameter(_ node: SomeOrAnyTypeSyntax, in scope: TypeScope) -> GenericParameter? {
    let (name, place) = (node.bareText, node.place(inPrelude: scope.isPrelude))
    return scope.generics.first { $0.owner == place && $0.name == name && $0.root.isEmpty }
  }

  private mutating func resolveName(
    _ name: String, _ clause: GenericArgumentClauseSyntax?, in scope: TypeScope, at offset: Int
  ) throws(CheckFailure) -> Type {
    if name == "Self", let owner = scope.owner { return owner }
    if name == "Void" { return .void }
    if let parameter = scope.generics.last(where: { $0.name == name }) { return .parameter(parameter) }
    if case .parameter(let whole)? = scope.owner, let type = try protocolType(named: name, of: whole, in: scope) {
      return type
    }
    if clause == nil, let own = declarations.ownInstance(named: name, of: scope.owner) { return own }
    let arguments = try arguments(of: clause, in: scope)
    if let type = try declaredType(named: name, arguments, in: scope) {
      if let declared = type.nominal.flatMap({ types[$0] }), declarations.isHidden(declared, from: offset) {
        throw inaccessible(name, at: offset)
      }
      return specialized(type, by: arguments) ?? type
    }
    if let owner = scope.owner, let type = associatedType(name, of: owner) { return type }
    if let type = declarations.libraryType(named: name) {
      return specialized(type, by: arguments) ?? type
    }
    throw unknown(name, .type, at: offset) { checker in
      Array(checker.fileScope.types.keys) + checker.library.typeNames
        + checker.declarations.preludeTypes.keys.filter { !$0.hasPrefix("_") }
    }
  }

  mutating func arguments(
    of clause: GenericArgumentClauseSyntax?, in scope: TypeScope
  ) throws(CheckFailure) -> [Type] {
    var arguments: [Type] = []
    for argument in (clause?.arguments).elementList {
      guard case .type(let syntax) = argument.argument else { continue }
      arguments.append(try resolve(syntax, in: scope))
    }
    return arguments
  }

  /// Returns a generic type with its written arguments, or nil if their number is wrong. The element types of its
  /// sequence parameters follow from the arguments.
  mutating func specialized(_ type: Type, by given: [Type]) -> Type? {
    guard case .nominal(let nominal, let own) = type, !given.isEmpty else { return nil }
    let outer = types[nominal]?.outer.flatMap { types[$0]?.generics.count } ?? 0
    if own.count == outer + given.count { return .nominal(nominal, own.prefix(outer) + given) }
    guard let generics = types[nominal]?.generics, generics.count == own.count else { return nil }
    var rest = given[...]
    var known: [GenericParameter: Type] = [:]
    var arguments: [Type] = []
    for parameter in generics {
      let whole = generics.first { $0.element == .parameter(parameter) }
      let written = whole == nil ? rest.popFirst() : nil
      guard let argument = written ?? whole.flatMap({ known[$0] }).flatMap({ elementType(of: $0) }) else { return nil }
      known[parameter] = argument
      arguments.append(argument)
    }
    return rest.isEmpty ? .nominal(nominal, arguments) : nil
  }

  /// Returns a type or alias that the file declares, looked up from `scope` outwards; `arguments` are for a generic
  /// alias. The result is nil if there is none.
  mutating func declaredType(
    named name: String, _ arguments: [Type] = [], in scope: TypeScope
  ) throws(CheckFailure) -> Type? {
    if let own = declarations.genericArgument(named: name, of: scope.owner) { return own }
    var outer = scope.owner?.nominal
    while let nominal = outer {
      if let alias = declarations.alias(name, of: nominal) {
        let owner = types[nominal]?.type ?? declarations.libraryType(named: nominal.name)
        return try resolve(
          alias: alias, named: name, arguments, in: TypeScope(owner: owner, generics: scope.generics))
      }
      if let inner = members[nominal]?.types[name] {
        return scope.owner.flatMap { declarations.type(inner, in: nominal, of: $0) }
      }
      // A type with the name of an associated type means itself.
      if nominal.name == name { return types[nominal]?.type }
      if let type = types[nominal]?.type ?? declarations.libraryType(named: nominal.name),
        let answer = try impliedAlias(name, of: type)
      {
        return answer
      }
      outer = types[nominal]?.outer
    }
    guard !scope.isPrelude else { return nil }
    if let nominal = localType(named: name) { return types[nominal]?.type }
    if let alias = declarations.localAliases[name] {
      return try resolve(alias: alias, named: name, arguments, in: scope)
    }
    if let alias = declarations.fileAliases[name] {
      return try resolve(alias: alias, named: name, arguments, in: TypeScope())
    }
    return fileScope.types[name].flatMap { types[$0]?.type }
  }

  /// Returns the type that an alias names; in a generic alias such as `typealias Pair<T> = (T, T)`, the arguments
  /// replace the parameters.
  mutating func resolve(
    alias: TypeSyntax, named name: String, _ arguments: [Type], in scope: TypeScope
  ) throws(CheckFailure) -> Type {
    let key = "alias \(alias.offset)"
    guard signatures.inProgress.insert(key).inserted else {
      throw failure(DeclarationProblem.aliasRefersToItself(name), at: alias.offset)
    }
    defer { signatures.inProgress.remove(key) }
    let declaration = alias.parent?.parent?.as(TypeAliasDeclSyntax.self)
    guard let clause = declaration?.genericParameterClause else { return try resolve(alias, in: scope) }
    let generics = genericParameters(clause, declaration?.genericWhereClause, owner: alias.offset)
    var inner = scope
    inner.generics += generics
    return try resolve(alias, in: inner).substituting(generics, arguments)
  }
}
