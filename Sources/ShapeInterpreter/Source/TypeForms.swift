import SwiftSyntax

// Properties of a type that its syntax shows.

extension TypeSyntax {
  /// True if the type is `some P`; the value determines the underlying type.
  var isOpaque: Bool {
    self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
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
