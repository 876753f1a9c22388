import SwiftSyntax

// Refusals: the diagnostics for modifiers, attributes and clauses that are not supported.

extension Checker {
  /// Returns the diagnostic for the first unsupported specifier or attribute of a type, or nil if all are supported.
  func refusal(of node: AttributedTypeSyntax) -> Complaint? {
    for element in node.specifiers {
      let isKnown = element.as(SimpleTypeSpecifierSyntax.self).map { $0.role != .refused } ?? true
      if !isKnown {
        return Complaint(message: "'\(element.trimmedDescription)' is not supported here", offset: element.offset)
      }
    }
    return refusal(of: node.attributes)
  }

  /// Returns the diagnostic for the first unsupported modifier or attribute of a declaration, or nil if all are
  /// supported.
  func refusal(of modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Complaint? {
    if let word = modifiers.first(where: { $0.role == .refused }) {
      return Complaint(message: "'\(word.name.text)' is not supported here", offset: word.offset)
    }
    return refusal(of: attributes)
  }

  /// Returns the diagnostic for the first unsupported attribute, or nil if all are supported.
  func refusal(of attributes: AttributeListSyntax) -> Complaint? {
    for case .attribute(let attribute) in attributes {
      let name = attribute.baseName
      if declarations.wrapperNames.contains(name) { continue }
      if declarations.builderNames.contains(name) {
        return Complaint(message: "the result builder '\(name)' is not supported", offset: attribute.offset)
      }
      switch attribute.role {
      case .followed, .idle: continue
      case .refused: return Complaint(message: "the attribute '\(name)' is not supported", offset: attribute.offset)
      case nil: return Complaint(message: "unknown attribute '\(name)'", offset: attribute.offset)
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
    return wrapper.map {
      Complaint(
        message: "a property wrapper around a variable that is no property of a value is not supported",
        offset: $0.offset)
    }
  }

  /// Returns the diagnostic for the first unsupported part of a function declaration, or nil if all are supported.
  func refusal(
    of node: some WithModifiersSyntax & WithAttributesSyntax, _ signature: FunctionSignatureSyntax,
    _ generics: GenericParameterClauseSyntax?
  ) -> Complaint? {
    if let refusal = refusal(of: node.modifiers, node.attributes) ?? refusal(of: signature.parameterClause) {
      return refusal
    }
    if let word = signature.effectSpecifiers?.asyncSpecifier {
      return Complaint(message: "'\(word.text)' functions are not supported", offset: word.offset)
    }
    return refusal(of: generics)
  }

  /// Returns the diagnostic for the first unsupported part of a type declaration, or nil if all are supported.
  func refusal(
    of node: some DeclGroupSyntax, _ generics: GenericParameterClauseSyntax?
  ) -> Complaint? {
    if let refusal = refusal(of: node.modifiers, node.attributes) ?? refusal(of: generics) { return refusal }
    let end = node.memberBlock.members.lazy.compactMap { $0.decl.as(DeinitializerDeclSyntax.self) }.first
    return end.map { Complaint(message: "'deinit' is not supported", offset: $0.offset) }
  }

  /// Returns the diagnostic for the first generic parameter that is not a single type (such as `each T`), or nil if
  /// there is none.
  func refusal(of clause: GenericParameterClauseSyntax?) -> Complaint? {
    let word = clause?.parameters.lazy.compactMap(\.specifier).first
    return word.map { Complaint(message: "generic parameters with '\($0.text)' are not supported", offset: $0.offset) }
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
