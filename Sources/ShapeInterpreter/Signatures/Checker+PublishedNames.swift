// Published properties: which they are, and the names of what their class has for them.

extension Checker {
  /// The name of the property that holds the publishers of a class's own published properties.
  func publishedLines(of nominal: Nominal) -> String {
    "_lines\(declarations.superclasses(of: nominal).filter { !$0.isPrelude }.count)"
  }

  /// The name of the function that sets a published property.
  static func publishedSetter(of name: String) -> String { "_take_" + name }

  /// The name of the function that tells of a published property's new value.
  static func publishing(_ name: String) -> String { "_publish_" + name }

  /// Returns whether a class of the file has published properties of its own, and the library tells of them.
  func hasPublished(_ nominal: Nominal) -> Bool {
    declarations.preludeTypes["_PublishedLines"] != nil && !nominal.isPrelude && !published(of: nominal).isEmpty
  }

  /// The properties of a class that are marked `@Published` and whose changes can be told.
  func published(of nominal: Nominal) -> [PropertyDeclaration] {
    guard let declared = types[nominal], declared.kind == .reference else { return [] }
    return declared.properties.filter { $0.isPublished && !$0.isLet && $0.wrapper == nil && $0.lazyGetter == nil }
  }
}
