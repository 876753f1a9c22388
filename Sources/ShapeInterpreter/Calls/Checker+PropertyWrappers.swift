import SwiftSyntax

// Property wrappers: the values that they make and hold.

extension Checker {
  /// Returns the wrapper around a value, made by the wrapper's initializer with the attribute's arguments.
  mutating func wrapped(
    _ value: Argument?, by wrapper: WrapperUse, in nominal: Nominal, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let owner = types[nominal]
    let scope = TypeScope(owner: owner?.type, generics: owner?.generics ?? [])
    return try wrapped(value, by: wrapper, in: scope, at: offset)
  }

  /// Returns the wrapper around a value; the wrapper's name is looked up in a scope.
  mutating func wrapped(
    _ value: Argument?, by wrapper: WrapperUse, in scope: TypeScope, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let type = try resolve(wrapper.name, in: scope)
    var arguments = wrapper.arguments
    switch value {
    case .written(_, let syntax)?: arguments.insert(.written(label: "wrappedValue", syntax), at: 0)
    case let given?: arguments.insert(given, at: 0)
    case nil: break
    }
    return try construct(type, arguments, expecting: nil, at: offset)
  }

  /// Returns the wrapper that an attribute makes without a value. The annotation tells what its arguments leave open:
  /// `@EnvironmentObject var model: Model`.
  private mutating func wrapped(
    by wrapper: WrapperUse, holding annotation: TypeSyntax?, in nominal: Nominal, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let scope = TypeScope(owner: types[nominal]?.type, generics: types[nominal]?.generics ?? [])
    let type = try resolve(wrapper.name, in: scope)
    var expected: Type?
    if let annotation, lacksArguments(type) {
      expected = opened(type, holding: try resolve(annotation, in: scope), at: offset)
    }
    return try construct(type, wrapper.arguments, expecting: expected, at: offset)
  }

  /// Returns a generic wrapper's type with the arguments for which its value is of a type; nil if there are none.
  private mutating func opened(_ wrapper: Type, holding value: Type, at offset: Int) -> Type? {
    let type = opened(wrapper)
    let before = inference
    let holder = Expression(.variable(makeVariable("", type, mutable: true)), type, at: offset)
    guard let held = try? property("wrappedValue", of: holder, at: offset), inference.unify(held.type, value) else {
      inference = before
      return nil
    }
    return inference.resolved(type)
  }

  /// Returns the wrapper that a property's declaration makes, or nil if the property is not wrapped. If the wrapper
  /// needs a value and the declaration has none, a placeholder of the annotated type shows the wrapper's type.
  mutating func wrapper(of property: PropertyDeclaration, in nominal: Nominal) throws(CheckFailure) -> Expression? {
    guard let wrapper = property.wrapper else { return nil }
    if let own = ownWrapper(of: property, in: nominal) { return own }
    return try detached(owner: types[nominal]?.type) { (checker) throws(CheckFailure) in
      if let value = property.value {
        // `@Clamped(0...1) var x: CGFloat = 0`: the annotation is the type of the value.
        if let annotation = property.annotation {
          let scope = TypeScope(owner: checker.types[nominal]?.type, generics: checker.types[nominal]?.generics ?? [])
          let known = try checker.resolve(annotation, in: scope)
          let checked = try checker.fit(
            try checker.check(value, expecting: known), to: known, value, as: .initialization)
          return try checker.settled(checker.wrapped(.checked(checked), by: wrapper, in: nominal, at: property.offset))
        }
        return try checker.settled(
          checker.wrapped(.written(label: nil, value), by: wrapper, in: nominal, at: property.offset))
      }
      guard let annotation = property.annotation else {
        return try checker.settled(checker.wrapped(nil, by: wrapper, in: nominal, at: property.offset))
      }
      let scope = TypeScope(owner: checker.types[nominal]?.type, generics: checker.types[nominal]?.generics ?? [])
      let known = try checker.resolve(annotation, in: scope)
      let given = Expression(.none, known, at: property.offset)
      do throws(CheckFailure) {
        return try checker.settled(checker.wrapped(.checked(given), by: wrapper, in: nominal, at: property.offset))
      } catch {
        guard let own = try checker.resolve(wrapper.name, in: scope).nominal, !checker.takesValue(own) else {
          throw error
        }
        // A wrapper of no value says itself what it lacks.
        return try checker.settled(
          checker.wrapped(by: wrapper, holding: annotation, in: nominal, at: property.offset))
      }
    }
  }

  /// Returns whether a stored property has a value before an initializer gives it one: the declared one, a wrapper that
  /// needs none, or nil for an optional variable, inside its wrapper if it has one.
  mutating func startsWithValue(_ property: PropertyDeclaration, in nominal: Nominal) -> Bool {
    if property.value != nil || property.lazyGetter != nil || ownWrapper(of: property, in: nominal) != nil {
      return true
    }
    guard !property.isLet, !isPassedWhole(property, in: nominal) else { return false }
    return (try? exposedType(of: property, in: nominal))?.wrapped != nil
  }

  /// Returns whether a stored property has no type because its annotation or the arguments of its wrapper are at fault,
  /// which is told where they stand.
  mutating func isFaulty(_ property: PropertyDeclaration, in nominal: Nominal) -> Bool {
    do throws(CheckFailure) {
      if let wrapper = property.wrapper, !wrapper.arguments.isEmpty {
        _ = try self.wrapper(of: property, in: nominal)
      } else {
        _ = try type(of: property, in: nominal)
      }
      return false
    } catch {
      return true
    }
  }

  /// Returns whether a wrapper may be made of a value, by an initializer of its own or by the memberwise one.
  private func takesValue(_ wrapper: Nominal) -> Bool {
    if (members[wrapper]?.initializers ?? []).contains(where: {
      functions[$0].parameters.first?.label == "wrappedValue"
    }) {
      return true
    }
    guard let declared = types[wrapper], !declared.hasOwnInitializer else { return false }
    return declared.properties.contains { $0.label == "wrappedValue" && $0.isSettable }
  }

  /// Returns whether the memberwise initializer takes the wrapper itself, because no value makes one: a binding.
  mutating func isPassedWhole(_ property: PropertyDeclaration, in nominal: Nominal) -> Bool {
    guard property.wrapper != nil, let wrapper = (try? type(of: property, in: nominal))?.nominal else { return false }
    let table = members[wrapper]
    return !takesValue(wrapper) && (table?.initializers.isEmpty == false || table?.getters["wrappedValue"] != nil)
  }

  /// Returns the wrapper of a property that says itself what its value is: no value makes one, and its attribute makes
  /// one alone. Returns nil for other properties.
  mutating func wholeWrapper(of property: PropertyDeclaration, in nominal: Nominal) -> Expression? {
    isPassedWhole(property, in: nominal) ? ownWrapper(of: property, in: nominal) : nil
  }

  /// Returns the type of a property for users of its type: for a wrapped property, that of the wrapper's
  /// `wrappedValue`.
  mutating func exposedType(of property: PropertyDeclaration, in nominal: Nominal) throws(CheckFailure) -> Type {
    let known = try type(of: property, in: nominal)
    guard property.wrapper != nil else { return known }
    let holder = Expression(.variable(makeVariable("", known, mutable: true)), known, at: property.offset)
    guard let value = try self.property("wrappedValue", of: holder, at: property.offset) else {
      throw failure(ConformanceProblem.wrapperWithoutValue(known), at: property.offset)
    }
    return inference.resolved(value.type)
  }

  /// Returns the value of a wrapped property or, for a name with `$`, its projected value; nil if there is no such
  /// property.
  mutating func wrappedProperty(
    _ name: String, of value: Expression, _ declared: Shared<TypeDeclaration>, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    let isProjection = name.hasPrefix("$")
    let stored = "_" + (isProjection ? String(name.dropFirst()) : name)
    guard let property = declared.properties.first(where: { $0.name == stored && $0.wrapper != nil }) else {
      return nil
    }
    // A property with observers is changed by its own setter.
    if !isProjection, members[declared.nominal]?.observers[name] != nil { return nil }
    let known = try type(of: property, in: declared.nominal)
    let field = Expression(.field(value, stored), known, at: offset)
    return try self.property(isProjection ? "projectedValue" : "wrappedValue", of: field, at: offset)
  }

  /// Returns the wrapper that a property's attribute makes without a value, or nil if the wrapper needs one or the
  /// property has one.
  mutating func ownWrapper(of property: PropertyDeclaration, in nominal: Nominal) -> Expression? {
    guard let wrapper = property.wrapper, property.value == nil else { return nil }
    let saved = complaints
    defer { complaints = saved }
    return try? detached(owner: types[nominal]?.type) { (checker) throws(CheckFailure) in
      try checker.settled(
        checker.wrapped(by: wrapper, holding: property.annotation, in: nominal, at: property.offset))
    }
  }

  /// Returns the initial value in a property's declaration, without its wrapper. `type` is that of the wrapped value:
  /// an optional if the declaration has no value.
  mutating func startValue(
    of property: PropertyDeclaration, _ type: Type, in nominal: Nominal
  ) throws(CheckFailure) -> Expression {
    guard property.wrapper != nil else { return try initialValue(of: property, in: nominal, at: property.offset) }
    guard let value = property.value else { return Expression(.none, type, at: property.offset) }
    return try checkDetached(value, expecting: type, owner: types[nominal]?.type)
  }

  /// Returns a value in the form in which the property stores it, inside its wrapper if it has one.
  mutating func memberValue(
    _ value: Expression, of property: PropertyDeclaration, in nominal: Nominal
  ) throws(CheckFailure) -> Expression {
    guard let wrapper = property.wrapper else { return value }
    return try detached(owner: types[nominal]?.type) { (checker) throws(CheckFailure) in
      try checker.settled(checker.wrapped(.checked(value), by: wrapper, in: nominal, at: property.offset))
    }
  }
}
