import SwiftSyntax

// The words in front of a declaration: modifiers and attributes. No known word is ignored by accident: each has an
// entry in a table here.

/// The treatment of a modifier or an attribute.
enum WordRole: Sendable {
  /// Implemented with the compiler's meaning.
  case followed
  /// Ignored, because it has no influence on any value.
  case idle
  /// Not supported; the diagnostic is emitted when something needs the declaration.
  case refused
}

extension DeclModifierSyntax {
  static let roles: [Keyword: WordRole] = [
    .static: .followed, .class: .followed, .mutating: .followed, .nonmutating: .followed, .indirect: .followed,
    .lazy: .followed, .private: .followed, .fileprivate: .followed, .prefix: .followed, .postfix: .followed,
    .infix: .followed,
    .public: .idle, .internal: .idle, .package: .idle, .open: .idle, .final: .idle, .override: .followed,
    .required: .idle, .convenience: .followed, .dynamic: .idle, .nonisolated: .idle, .isolated: .idle, .sending: .idle,
    .borrowing: .idle, .consuming: .idle, .__consuming: .idle, .unowned: .idle, ._const: .idle,
    // A weak reference is a strong one: `Heap` tells why.
    .weak: .idle,
    .async: .refused, .reasync: .refused, .rethrows: .refused, .distributed: .refused,
    .optional: .refused, ._local: .refused, .__setter_access: .refused,
  ]

  var role: WordRole {
    guard case .keyword(let word) = name.tokenKind else { return .refused }
    return Self.roles[word] ?? .refused
  }
}

extension AttributeSyntax {
  /// The treatment of the language's and SwiftUI's attributes, by name.
  static let roles: [String: WordRole] = {
    var roles: [String: WordRole] = [:]
    for name in followed { roles[name] = .followed }
    for name in idle { roles[name] = .idle }
    for name in refused { roles[name] = .refused }
    return roles
  }()

  static let followed = [
    "available", "propertyWrapper", "resultBuilder", "Namespace", "Environment", "autoclosure", "_disfavoredOverload",
  ]

  static let idle = [
    // Information for callers and the optimizer.
    "discardableResult", "inlinable", "inline", "usableFromInline", "frozen", "warn_unqualified_access", "backDeployed",
    "exclusivity", "_transparent", "_alwaysEmitIntoClient", "_specialize", "specialized", "_semantics", "_optimize",
    "_effects", "_fixed_layout", "_borrowed", "_spi", "_spi_available", "_implementationOnly", "_documentation",
    "_originallyDefinedIn", "_weakLinked", "_marker", "_exported", "testable", "_unavailableFromAsync", "abi", "export",
    "section", "used", "safe", "unsafe", "lifetime", "_lifetime", "nonexhaustive", "diagnose", "noDerivative",
    "differentiable", "derivative", "transpose", "_nonoverride", "_noMetadata", "retroactive", "unchecked",
    // Concurrency.
    "MainActor", "Sendable", "preconcurrency", "globalActor", "concurrent", "isolated", "_inheritActorContext",
    "_unsafeInheritExecutor", "_nonSendable",
    // Objective-C and Interface Builder.
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable", "IBSegueAction",
    "GKInspectable", "main", "UIApplicationMain", "NSApplicationMain",
    // Function types.
    "escaping", "noescape", "convention",
    // Dynamic member lookup and dynamic calls; the diagnostic is emitted where one is used.
    "dynamicMemberLookup", "dynamicCallable",
    // SwiftUI: values stored in a view, builders of views, and macros whose additions no path needs.
    "State", "Binding", "Bindable", "GestureState", "ObservedObject", "StateObject", "EnvironmentObject", "FocusState",
    "FocusedValue", "FocusedBinding", "FocusedObject", "ScaledMetric", "AppStorage", "SceneStorage", "FetchRequest",
    "SectionedFetchRequest", "Query", "Published", "AccessibilityFocusState", "UIApplicationDelegateAdaptor",
    "Parameter",
    "NSApplicationDelegateAdaptor", "ViewBuilder", "_Action", "ToolbarContentBuilder", "CommandsBuilder",
    "SceneBuilder", "WidgetBundleBuilder",
    "AnimatableIgnored", "Animatable", "Observable", "ObservationIgnored", "ObservationTracked", "Previewable", "Entry",
    "Model", "Transient", "Attribute", "Relationship", "Test", "Suite",
  ]

  static let refused = [
    "NSCopying", "NSManaged", "_dynamicReplacement", "_implements", "_silgen_name", "_cdecl", "_extern",
    "storageRestrictions", "_hasStorage", "_hasInitialValue", "implementation",
    "_objcImplementation", "_staticInitializeObjCMetadata", "_rawLayout", "_typeEraser", "_projectedValueProperty",
  ]

  /// The name without a module and without generic arguments.
  var baseName: String {
    let name = attributeName.as(IdentifierTypeSyntax.self)?.name ?? attributeName.as(MemberTypeSyntax.self)?.name
    return name?.identifierText ?? attributeName.bareText
  }

  /// The treatment of an attribute that the file does not declare, or nil if the attribute is unknown.
  var role: WordRole? { Self.roles[baseName] }
}

extension AttributeListSyntax {
  /// The builders of views, and of what is a view here too: items of toolbars and menus, scenes and widgets.
  private static let builders = [
    "ViewBuilder", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder", "WidgetBundleBuilder",
  ]

  /// True if the list has the attribute of a builder of views.
  var namesBuilder: Bool { Self.builders.contains { names($0) } }

  /// Returns the type in the first attribute with one of the names, or nil if there is none.
  func type(namedBy names: Set<String>) -> TypeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { names.contains($0.baseName) }?.attributeName
  }

  /// Returns true if the list has an attribute of that name.
  func names(_ name: String) -> Bool { contains { $0.as(AttributeSyntax.self)?.baseName == name } }
}

extension SimpleTypeSpecifierSyntax {
  /// The treatment of the specifiers in front of a type.
  static let roles: [Keyword: WordRole] = [
    .inout: .followed, .borrowing: .idle, .consuming: .idle, .sending: .idle, .__owned: .idle, .__shared: .idle,
    .isolated: .idle, ._const: .idle,
  ]

  var role: WordRole {
    guard case .keyword(let word) = specifier.tokenKind else { return .refused }
    return Self.roles[word] ?? .refused
  }
}
