import SwiftSyntax

// Property wrappers: the file's own are used as they are; SwiftUI's are read as the plain values in them.

extension PropertyDeclaration {
  /// Takes in what the attributes say; false for a property that is none of a shape's values.
  mutating func take(_ attributes: AttributeListSyntax, wrappers: Set<String>) -> Bool {
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.trimmedDescription
      let base = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? name
      if name == "Namespace" { return false }
      if name == "Environment" {
        takeEnvironment(attribute)
      } else if wrappers.contains(base) {
        var arguments: [Argument] = []
        if case .argumentList(let list) = attribute.arguments {
          arguments = list.map { .written(label: $0.label?.identifierText, $0.expression) }
        }
        wrapper = WrapperUse(name: attribute.attributeName, arguments: arguments)
        self.name = "_" + self.name
      }
    }
    return true
  }

  /// The environment's values that a shape may ask for, each with its type and what it is when nothing sets it.
  private static let environment: [String: (type: String, value: ExprSyntax)] = [
    "layoutDirection": ("LayoutDirection", .member("leftToRight")), "colorScheme": ("ColorScheme", .member("light")),
    "isEnabled": ("Bool", .boolean(true)), "displayScale": ("CGFloat", .integer(2)),
    "accessibilityReduceMotion": ("Bool", .boolean(false)),
  ]

  /// `@Environment(\.layoutDirection)`: a value that the surroundings set.
  private mutating func takeEnvironment(_ attribute: AttributeSyntax) {
    guard case .argumentList(let list) = attribute.arguments,
      let path = list.first?.expression.as(KeyPathExprSyntax.self),
      case .property(let component)? = path.components.last?.component,
      let known = Self.environment[component.declName.baseName.text]
    else { return }
    annotation = annotation ?? TypeSyntax(IdentifierTypeSyntax(name: .identifier(known.type)))
    value = value ?? known.value
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

extension Checker {
  /// The names of the types among declarations that an attribute marks, `propertyWrapper` say: known before any member is filed.
  static func typeNames(markedBy attribute: String, in declarations: [DeclSyntax]) -> Set<String> {
    var names: Set<String> = []
    var open = declarations
    while let node = open.popLast() {
      open += node.memberBlock?.members.map(\.decl) ?? []
      guard node.declaresType, let name = node.introducedName, let attributes = node.attributeList else { continue }
      let isMarked = attributes.contains { $0.as(AttributeSyntax.self)?.baseName == attribute }
      if isMarked { names.insert(name.identifierText) }
    }
    return names
  }

  /// The wrapper around a value: what the attribute and the property's own value make.
  mutating func wrapped(
    _ value: Argument?, by wrapper: WrapperUse, in nominal: Nominal, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let owner = types[nominal]
    let scope = TypeScope(owner: owner?.type, generics: owner?.generics ?? [])
    let type = try resolve(wrapper.name, in: scope)
    var arguments = wrapper.arguments
    switch value {
    case .written(_, let syntax)?: arguments.insert(.written(label: "wrappedValue", syntax), at: 0)
    case let given?: arguments.insert(given, at: 0)
    case nil: break
    }
    return try construct(type, arguments, expecting: nil, at: offset)
  }

  /// The wrapper of a property as its declaration makes it; nil when it has no value of its own.
  mutating func wrapper(of property: PropertyDeclaration, in nominal: Nominal) throws(CheckFailure) -> Expression? {
    guard let wrapper = property.wrapper else { return nil }
    if let own = ownWrapper(of: property, in: nominal) { return own }
    return try detached(owner: types[nominal]?.type) { (checker) throws(CheckFailure) in
      if let value = property.value {
        // `@Clamped(0...1) var x: CGFloat = 0`: the annotation types the value.
        if let annotation = property.annotation {
          let scope = TypeScope(owner: checker.types[nominal]?.type, generics: checker.types[nominal]?.generics ?? [])
          let known = try checker.resolve(annotation, in: scope)
          let checked = try checker.fit(
            try checker.check(value, expecting: known), to: known, value, as: .initialization)
          return try checker.settle(checker.wrapped(.checked(checked), by: wrapper, in: nominal, at: property.offset))
        }
        return try checker.settle(
          checker.wrapped(.written(label: nil, value), by: wrapper, in: nominal, at: property.offset))
      }
      guard let annotation = property.annotation else {
        return try checker.settle(checker.wrapped(nil, by: wrapper, in: nominal, at: property.offset))
      }
      let scope = TypeScope(owner: checker.types[nominal]?.type, generics: checker.types[nominal]?.generics ?? [])
      let known = try checker.resolve(annotation, in: scope)
      let given = Expression(.none, known, at: property.offset)
      return try checker.settle(checker.wrapped(.checked(given), by: wrapper, in: nominal, at: property.offset))
    }
  }

  /// The type that users of a wrapped property see: that of its wrapper's `wrappedValue`.
  mutating func exposedType(of property: PropertyDeclaration, in nominal: Nominal) throws(CheckFailure) -> Type {
    let known = try type(of: property, in: nominal)
    guard property.wrapper != nil else { return known }
    let holder = Expression(.variable(makeVariable("", known, mutable: true)), known, at: property.offset)
    guard let value = try self.property("wrappedValue", of: holder, at: property.offset) else {
      throw failure(
        "property wrapper type '\(known)' does not contain a non-static property named 'wrappedValue'",
        at: property.offset)
    }
    return inference.resolved(value.type)
  }

  /// A wrapped property's value or, after a `$`, what its wrapper projects; nil when there is no such property.
  mutating func wrappedProperty(
    _ name: String, of value: Expression, _ declared: TypeDeclaration, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    let isProjection = name.hasPrefix("$")
    let stored = "_" + (isProjection ? String(name.dropFirst()) : name)
    guard let property = declared.properties.first(where: { $0.name == stored && $0.wrapper != nil }) else {
      return nil
    }
    // One with observers is changed by a setter of its own.
    if !isProjection, members[declared.nominal]?.observers[name] != nil { return nil }
    let known = try type(of: property, in: declared.nominal)
    let field = Expression(.field(value, stored), known, at: offset)
    return try self.property(isProjection ? "projectedValue" : "wrappedValue", of: field, at: offset)
  }

  /// `self.x = value` in an initializer, where `x` is wrapped: what makes the wrapper around the value, and what changes the value in it.
  mutating func initializedWrapper(
    _ target: ExprSyntax, _ value: ExprSyntax
  ) throws(CheckFailure) -> (first: Assignment, later: Assignment)? {
    guard current.isInitializer, let owner = current.owner, let nominal = owner.nominal,
      let receiver = implicitReceiver(at: target.offset)
    else { return nil }
    var name = target.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    if let member = target.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
      name = member.declName.baseName.identifierText
    } else if let name, lookUpVariable(name) != nil {
      return nil
    }
    guard let name,
      let property = types[nominal]?.properties.first(where: { $0.wrapper != nil && $0.label == name }),
      let wrapper = property.wrapper
    else { return nil }
    let known = try type(of: property, in: nominal)
    let exposed = try exposedType(of: property, in: nominal)
    let given = try fit(try check(value, expecting: exposed), to: exposed, value, as: .assignment)
    let made = try wrapped(.checked(given), by: wrapper, in: nominal, at: target.offset)
    guard let place = try self.property(name, of: receiver, at: target.offset) else { throw CheckFailure.silent }
    return (
      (Expression(.field(receiver, property.name), known, at: target.offset), made), (place, given)
    )
  }

  typealias Assignment = (target: Expression, value: Expression)
}

extension Checker {
  /// The wrapper of a property that has no value, where its attribute alone makes one; nil where it waits for a value.
  mutating func ownWrapper(of property: PropertyDeclaration, in nominal: Nominal) -> Expression? {
    guard let wrapper = property.wrapper, property.value == nil else { return nil }
    let saved = complaints
    defer { complaints = saved }
    return try? detached(owner: types[nominal]?.type) { (checker) throws(CheckFailure) in
      try checker.settle(checker.wrapped(nil, by: wrapper, in: nominal, at: property.offset))
    }
  }

  /// The value that a property is given where it is declared, without the wrapper around it.
  mutating func startValue(
    of property: PropertyDeclaration, _ type: Type, in nominal: Nominal
  ) throws(CheckFailure) -> Expression {
    guard property.wrapper != nil, let value = property.value else {
      return try initialValue(of: property, in: nominal, at: property.offset)
    }
    return try checkDetached(value, expecting: type, owner: types[nominal]?.type)
  }

  /// A value as the property holds it: in its wrapper, where it has one.
  mutating func memberValue(
    _ value: Expression, of property: PropertyDeclaration, in nominal: Nominal
  ) throws(CheckFailure) -> Expression {
    guard let wrapper = property.wrapper else { return value }
    return try detached(owner: types[nominal]?.type) { (checker) throws(CheckFailure) in
      try checker.settle(checker.wrapped(.checked(value), by: wrapper, in: nominal, at: property.offset))
    }
  }
}
