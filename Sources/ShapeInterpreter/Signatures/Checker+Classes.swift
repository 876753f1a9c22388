// Classes: the type of a superclass, and a value as one of it.

extension Checker {
  /// Returns the superclass of a class type, with its generic arguments; nil if it has none.
  mutating func superclass(of type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type, let declared = types[nominal],
      let other = declarations.superclass(of: nominal)
    else { return nil }
    guard let whole = types[other], !whole.generics.isEmpty else { return .nominal(other, []) }
    let inherited = declared.inherited.first { $0.nominals.contains(other) }
    let scope = TypeScope(owner: declared.type, generics: declared.generics, isPrelude: nominal.isPrelude)
    guard let syntax = inherited?.syntax, let type = try? resolve(syntax, in: scope) else { return nil }
    return type.substituting(declared.generics, arguments)
  }

  /// Returns the type that a class type is or inherits from, with its generic arguments; nil if it does not inherit
  /// from that class.
  mutating func ancestor(_ nominal: Nominal, of type: Type) -> Type? {
    guard let own = type.nominal, declarations.isClass(own, below: nominal) else { return nil }
    var known = type
    while known.nominal != nominal {
      guard let next = superclass(of: known) else { return nil }
      known = next
    }
    return known
  }

  /// Returns a value as one of the class that declares a member of its type; the value itself where the type is no
  /// subclass of it.
  mutating func upcast(_ value: Expression, to nominal: Nominal?) -> Expression {
    let known = inference.resolved(inference.shallow(value.type))
    guard let nominal, let own = known.nominal, own != nominal, let type = ancestor(nominal, of: known) else {
      return value
    }
    // `super` stays what it is: the members of its class alone.
    if case .exactly(let inner) = value.kind { return Expression(.exactly(inner), type, at: value.offset) }
    return Expression(.convert(value), type, at: value.offset)
  }

  /// Returns a value of a generic parameter that stands for subclasses of a class as one of that class; nil for another
  /// value.
  func asBoundClass(_ value: Expression) -> Expression? {
    guard case .parameter(let parameter) = inference.shallow(value.type),
      let bound = parameter.bounds.first(where: { types[$0]?.kind == .reference }), let type = types[bound]?.type,
      type.parameters.isEmpty
    else { return nil }
    return Expression(.convert(value), type, at: value.offset)
  }

  /// Returns the nearest class, from a class upwards, that declares an instance property of that name; nil if none
  /// does.
  func owner(ofProperty name: String, in nominal: Nominal) -> Nominal? {
    ([nominal] + declarations.superclasses(of: nominal)).first { owner in
      let stored = types[owner]?.properties.contains {
        $0.name == name || $0.label == name || $0.wrapper != nil && "$" + $0.label == name
      }
      return stored ?? false || !(members[owner]?.allGetters(name).isEmpty ?? true)
    }
  }

  /// Returns the methods of that name that a type declares, or else the nearest of its superclasses that has some, and
  /// the type that declares them.
  func methods(_ name: String, of nominal: Nominal) -> (owner: Nominal, ids: [FunctionID])? {
    for owner in [nominal] + declarations.superclasses(of: nominal) {
      if let ids = members[owner]?.functions[name] { return (owner, ids) }
    }
    return nil
  }
}
