import SwiftSyntax

// Bounds: the protocols that a constraint or an inheritance clause names.

extension Declarations {
  /// Returns the protocols that a constraint names, each with its first generic argument (the element type in
  /// `Sequence<…>`).
  func bounds(of syntax: TypeSyntax, depth: Int = 0) -> [(nominal: Nominal, primary: TypeSyntax?)] {
    guard depth < Self.longestAlias else { return [] }
    switch syntax.as(TypeSyntaxEnum.self) {
    case .compositionType(let node): return node.elements.flatMap { bounds(of: $0.type, depth: depth) }
    case .identifierType(let node):
      let name = node.name.identifierText
      var primary: TypeSyntax?
      if case .type(let known)? = node.genericArgumentClause?.arguments.first?.argument { primary = known }
      if let declared = fileScope.types[name] { return [(declared, primary)] }
      if let alias = fileAliases[name] { return bounds(of: alias, depth: depth + 1) }
      if let local = localTypes[name] { return [(local, primary)] }
      return [(ofLibrary(name), primary)]
    case .memberType(let node):
      let name = node.name.identifierText
      if node.baseType.namesModule { return [(ofLibrary(name), nil)] }
      guard let outer = bounds(of: node.baseType, depth: depth).first?.nominal else { return [] }
      if let inner = members[outer]?.types[name] { return [(inner, nil)] }
      if let alias = types[outer]?.aliases[name] { return bounds(of: alias, depth: depth + 1) }
      return [(.library(name), nil)]
    case .attributedType(let node): return bounds(of: node.baseType, depth: depth)
    case .someOrAnyType(let node): return bounds(of: node.constraint, depth: depth)
    case .tupleType(let node) where node.elements.count == 1:
      return node.elements.flatMap { bounds(of: $0.type, depth: depth) }
    default: return [(.library(syntax.bareText), nil)]
    }
  }

  /// Returns the protocol or the class of the library by a name: the interpreted one, or else the native one.
  private func ofLibrary(_ name: String) -> Nominal {
    if let own = preludeTypes[name], let kind = types[own]?.kind, kind == .proto || kind == .reference { return own }
    return .library(name)
  }

  /// Returns whether a constraint in `some …` asks for a view and for no shape. Such a type is that of a node.
  func asksForView(_ constraint: TypeSyntax) -> Bool {
    let bounds = bounds(of: constraint).map(\.nominal)
    return bounds.contains { refines($0, .library("View")) } && !bounds.contains { refines($0, .library("Shape")) }
  }

  /// The greatest length of an alias chain that is followed to a protocol.
  private static let longestAlias = 16

  /// Returns a type in an inheritance clause with the protocols that it names.
  func inherited(_ syntax: TypeSyntax) -> Inherited {
    Inherited(syntax: syntax, nominals: bounds(of: syntax).map(\.nominal))
  }

  /// Returns the protocols that an extension's `where` requires of `Self`.
  func selfBounds(_ clause: GenericWhereClauseSyntax?) -> [Nominal] {
    (clause?.requirements).elementList.flatMap { requirement -> [Nominal] in
      guard case .conformanceRequirement(let node) = requirement.requirement,
        node.leftType.bareText == "Self"
      else { return [] }
      return bounds(of: node.rightType).map(\.nominal)
    }
  }
}
