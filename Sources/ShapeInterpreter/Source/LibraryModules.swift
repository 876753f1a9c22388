import SwiftSyntax

/// The modules of the library.
enum LibraryModules {
  /// The modules by whose names members may be qualified.
  static let names: Set<String> = [
    "Swift", "SwiftUI", "SwiftUICore", "Foundation", "CoreGraphics", "UIKit", "AppKit", "Darwin",
  ]
}

extension TypeSyntax {
  /// True if the name is that of a library module.
  var namesModule: Bool { LibraryModules.names.contains(bareText) }
}

extension ExprSyntax {
  /// True if the expression is the name of a library module.
  var namesModule: Bool {
    self.as(DeclReferenceExprSyntax.self).map { LibraryModules.names.contains($0.baseName.identifierText) } ?? false
  }
}
