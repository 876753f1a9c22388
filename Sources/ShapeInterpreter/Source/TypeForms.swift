import SwiftSyntax

// Properties of a type that its syntax shows.

extension TypeSyntax {
  /// True if the type is `some P`; the value determines the underlying type.
  var isOpaque: Bool {
    self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
  }

  /// The opaque types within this type, or the type itself if it is one; those of a function type's parameters, which
  /// the language does not allow, are left out.
  var opaqueParts: [SomeOrAnyTypeSyntax] {
    switch self.as(TypeSyntaxEnum.self) {
    case .someOrAnyType(let node): isOpaque ? [node] : []
    case .attributedType(let node): node.baseType.opaqueParts
    case .functionType(let node): node.returnClause.type.opaqueParts
    case .optionalType(let node): node.wrappedType.opaqueParts
    case .implicitlyUnwrappedOptionalType(let node): node.wrappedType.opaqueParts
    case .arrayType(let node): node.element.opaqueParts
    case .dictionaryType(let node): node.key.opaqueParts + node.value.opaqueParts
    case .tupleType(let node): node.elements.flatMap { $0.type.opaqueParts }
    case .identifierType(let node):
      node.genericArgumentClause?.arguments.flatMap { $0.argument.as(TypeSyntax.self)?.opaqueParts ?? [] } ?? []
    default: []
    }
  }

  /// True if an argument of the type is an expression that the callee evaluates.
  var isAutoclosure: Bool {
    self.as(AttributedTypeSyntax.self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.baseName == "autoclosure"
    } ?? false
  }

  /// True if the type is marked `inout`.
  var isInout: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    } ?? false
  }

  /// True if the type is written like `Double!`.
  var isUnwrappedImplicitly: Bool { self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
}

extension SomeOrAnyTypeSyntax {
  /// The place that tells the generic parameters for opaque types apart; those of the prelude have places of their own.
  func place(inPrelude isPrelude: Bool) -> Int { isPrelude ? -1_000 - offset : offset }
}
