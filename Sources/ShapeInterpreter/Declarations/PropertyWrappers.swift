import SwiftSyntax

// Property wrappers: those that the file declares are implemented; properties with SwiftUI's wrappers are treated as
// plain values.

extension PropertyDeclaration {
  /// Applies the attributes to the property; returns false if the property is not a value of a shape (`@Namespace`).
  /// A value of the environment is an input of a shape; views read it when they are shown.
  mutating func take(_ attributes: AttributeListSyntax, wrappers: Set<String>, inShape: Bool) -> Bool {
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.bareText
      let base = attribute.baseName
      if name == "Namespace", inShape { return false }
      if base == "Published" { isPublished = true }
      if base == "Relationship" { relationship = attribute }
      if name == "Environment", inShape, takeEnvironment(attribute) { continue }
      if wrappers.contains(base) {
        wrapper = WrapperUse(attribute)
        self.name = "_" + self.name
        if base == "FocusState", value == nil { value = annotation?.unfocused ?? .boolean(false) }
        isSupplied = Self.supplying.contains(base)
      }
    }
    return true
  }

  /// The wrappers whose values come from the surroundings.
  private static let supplying: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "Query", "FetchRequest", "SectionedFetchRequest",
  ]

  /// The environment values that a shape may read, with their types and default values.
  private static let environment: [String: (type: String, value: ExprSyntax)] = [
    "layoutDirection": ("LayoutDirection", .member("leftToRight")), "colorScheme": ("ColorScheme", .member("light")),
    "isEnabled": ("Bool", .boolean(true)), "displayScale": ("CGFloat", .integer(2)),
    "accessibilityReduceMotion": ("Bool", .boolean(false)),
  ]

  /// Gives an `@Environment(\.layoutDirection)` property the type and the default value of its environment value, so
  /// that it is an input. Returns false for other values of the environment.
  private mutating func takeEnvironment(_ attribute: AttributeSyntax) -> Bool {
    guard case .argumentList(let list) = attribute.arguments,
      let path = list.first?.expression.as(KeyPathExprSyntax.self),
      case .property(let component)? = path.components.last?.component,
      let known = Self.environment[component.declName.baseName.text]
    else { return false }
    annotation = annotation ?? TypeSyntax(IdentifierTypeSyntax(name: .identifier(known.type)))
    value = value ?? known.value
    return true
  }
}

extension WrapperUse {
  fileprivate init(_ attribute: AttributeSyntax) {
    var arguments: [Argument] = []
    if case .argumentList(let list) = attribute.arguments {
      arguments = list.map { .written(label: $0.label?.identifierText, $0.expression) }
    }
    self.init(name: attribute.attributeName, arguments: arguments)
  }

  /// Returns the use of one of these wrappers among a variable's attributes; nil if there is none.
  init?(among attributes: AttributeListSyntax, of wrappers: Set<String>) {
    let attribute = attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { wrappers.contains($0.baseName) }
    guard let attribute else { return nil }
    self.init(attribute)
  }
}

extension TypeSyntax {
  /// The value of a state of the focus that no view has: false, or nil.
  fileprivate var unfocused: ExprSyntax {
    if self.is(IdentifierTypeSyntax.self) { return .boolean(false) }
    return ExprSyntax(NilLiteralExprSyntax())
  }
}

extension ExprSyntax {
  fileprivate static func member(_ name: String) -> ExprSyntax {
    ExprSyntax(MemberAccessExprSyntax(declName: DeclReferenceExprSyntax(baseName: .identifier(name))))
  }

  fileprivate static func boolean(_ value: Bool) -> ExprSyntax {
    ExprSyntax(BooleanLiteralExprSyntax(literal: .keyword(value ? .true : .false)))
  }

  fileprivate static func integer(_ value: Int) -> ExprSyntax {
    ExprSyntax(IntegerLiteralExprSyntax(literal: .integerLiteral("\(value)")))
  }
}
