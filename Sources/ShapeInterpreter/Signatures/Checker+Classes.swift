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

  /// Returns whether a class declares an initializer that fills all its properties itself.
  func hasDesignatedInitializer(_ nominal: Nominal) -> Bool {
    (members[nominal]?.initializers ?? []).contains { !functions[$0].isConvenience }
  }

  /// Returns the initializers that a class has: its own, and those that it inherits where it declares none that fills
  /// its properties.
  mutating func initializers(of type: Type) throws(CheckFailure) -> [Candidate] {
    guard let nominal = type.nominal else { return [] }
    var found = try candidates(members[nominal]?.initializers ?? [])
    guard !hasDesignatedInitializer(nominal) else { return found + (try convenience(of: type, besides: found)) }
    let made = lacksArguments(type) ? opened(type) : type
    guard let parent = superclass(of: made) else { return found }
    if let lacking = try propertyWithoutValue(in: nominal) { throw lacking }
    for candidate in try initializers(of: parent) where !candidate.isHidden(by: found) {
      found.append(inherited(candidate, from: parent, by: made))
    }
    return found
  }

  /// Returns the convenience initializers that a class inherits, because it has all those that fill the properties of
  /// its superclass.
  private mutating func convenience(of type: Type, besides own: [Candidate]) throws(CheckFailure) -> [Candidate] {
    let made = lacksArguments(type) ? opened(type) : type
    guard let parent = superclass(of: made) else { return [] }
    let all = try initializers(of: parent)
    func isConvenience(_ candidate: Candidate) -> Bool {
      if case .declared(let id) = candidate.target { functions[id].isConvenience } else { false }
    }
    guard all.allSatisfy({ isConvenience($0) || $0.isHidden(by: own) }) else { return [] }
    return all.filter { isConvenience($0) && !$0.isHidden(by: own) }.map { inherited($0, from: parent, by: made) }
  }

  private func inherited(_ candidate: Candidate, from parent: Type, by type: Type) -> Candidate {
    var candidate = candidate
    candidate.base = candidate.base ?? parent
    candidate.result = candidate.result.wrapped == nil ? type : .optional(type)
    return candidate
  }

  /// Returns the diagnostic of a class that has no initializer because a property has no value; nil if all have one.
  mutating func propertyWithoutValue(in nominal: Nominal) throws(CheckFailure) -> CheckFailure? {
    guard let declared = types[nominal] else { return nil }
    var notes: [(Note, Int)] = []
    for property in declared.properties where !property.isSupplied && property.lazyGetter == nil {
      if property.value != nil || ownWrapper(of: property, in: nominal) != nil { continue }
      if !property.isLet, try type(of: property, in: nominal).wrapped != nil { continue }
      notes.append((.propertyWithoutValue(property.label), property.offset))
    }
    guard !notes.isEmpty else { return nil }
    return failure(DeclarationProblem.classWithoutInitializers(nominal.name), at: declared.offset, notes: notes)
  }
}
