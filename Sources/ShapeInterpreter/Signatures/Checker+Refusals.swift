import SwiftSyntax

// Refusals: the diagnostics for modifiers, attributes and clauses that are not supported.

extension Checker {
  /// Returns the diagnostic for the first unsupported specifier or attribute of a type, or nil if all are supported.
  func refusal(of node: AttributedTypeSyntax) -> Complaint? {
    for element in node.specifiers {
      let isKnown = element.as(SimpleTypeSpecifierSyntax.self).map { $0.role != .refused } ?? true
      if !isKnown {
        return Complaint(SupportProblem.word(element.bareText), at: element.offset)
      }
    }
    return refusal(of: node.attributes)
  }

  /// Returns the diagnostic for the first unsupported modifier or attribute of a declaration, or nil if all are
  /// supported.
  func refusal(of modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Complaint? {
    if let word = modifiers.first(where: { $0.role == .refused }) {
      return Complaint(SupportProblem.word(word.name.text), at: word.offset)
    }
    return refusal(of: attributes)
  }

  /// Returns the diagnostic for the first unsupported attribute, or nil if all are supported.
  func refusal(of attributes: AttributeListSyntax) -> Complaint? {
    for case .attribute(let attribute) in attributes {
      let name = attribute.baseName
      if declarations.wrapperNames.contains(name) || declarations.builderNames.contains(name) { continue }
      switch attribute.role {
      case .followed, .idle: continue
      case .refused: return Complaint(SupportProblem.attribute(name), at: attribute.offset)
      case nil: return Complaint(NameProblem.unknownAttribute(name), at: attribute.offset)
      }
    }
    return nil
  }

  /// Returns the diagnostic for a property wrapper on a declaration other than an instance property, or nil if there is
  /// none.
  func refusalOfWrapper(among attributes: AttributeListSyntax) -> Complaint? {
    let wrapper = attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      declarations.wrapperNames.contains($0.baseName)
    }
    return wrapper.map { Complaint(SupportProblem.wrapperOfVariable, at: $0.offset) }
  }

  /// Returns the diagnostic for the first unsupported part of a function declaration, or nil if all are supported.
  func refusal(
    of node: some WithModifiersSyntax & WithAttributesSyntax, _ signature: FunctionSignatureSyntax,
    _ generics: GenericParameterClauseSyntax?
  ) -> Complaint? {
    if let refusal = refusal(of: node.modifiers, node.attributes) ?? refusal(of: signature.parameterClause) {
      return refusal
    }
    if let word = signature.effectSpecifiers?.asyncSpecifier, !word.isAsync {
      return Complaint(SupportProblem.function(word.text), at: word.offset)
    }
    return refusal(of: generics)
  }

  /// Returns the diagnostic for the first unsupported part of a type declaration, or nil if all are supported.
  func refusal(
    of node: some DeclGroupSyntax, _ generics: GenericParameterClauseSyntax?
  ) -> Complaint? {
    if let refusal = refusal(of: node.modifiers, node.attributes) ?? refusal(of: generics) { return refusal }
    guard !node.is(ClassDeclSyntax.self) else { return nil }
    let end = node.memberBlock.members.lazy.compactMap { $0.decl.as(DeinitializerDeclSyntax.self) }.first
    return end.map { Complaint(SupportProblem.deinitializer, at: $0.offset) }
  }

  /// Returns the diagnostic for the first generic parameter that is not a single type (such as `each T`), or nil if
  /// there is none.
  func refusal(of clause: GenericParameterClauseSyntax?) -> Complaint? {
    let word = clause?.parameters.lazy.compactMap(\.specifier).first
    return word.map { Complaint(SupportProblem.genericParameter($0.text), at: $0.offset) }
  }

  /// Returns the diagnostic for the first unsupported modifier or attribute of a parameter, or nil if all are
  /// supported.
  func refusal(of clause: FunctionParameterClauseSyntax) -> Complaint? {
    for parameter in clause.parameters {
      if let refusal = refusal(of: parameter.modifiers, parameter.attributes) { return refusal }
    }
    return nil
  }
}
