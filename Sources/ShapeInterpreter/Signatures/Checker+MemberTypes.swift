import SwiftSyntax

// Member types: nested types, aliases and associated types, looked up by their names in another type.

extension Checker {
  /// Returns the member type of that name: a nested type, an alias or an associated type; nil if there is none.
  mutating func innerType(_ name: String, of base: Type) throws(CheckFailure) -> Type? {
    if case .parameter(let parameter) = base, let type = declarations.associatedType(name, of: parameter) {
      return type
    }
    if let type = associatedType(name, of: base) { return type }
    if let nominal = base.nominal, let inner = members[nominal]?.types[name] {
      return declarations.type(inner, in: nominal, of: base)
    }
    if let type = declarations.libraryType(named: "\(base).\(name)") { return type }
    return try witness(name, of: base)
  }

  /// The protocols of types that stand for a value with a default.
  private static let keys = ["EnvironmentKey", "PreferenceKey", "LayoutValueKey"]

  /// Returns the witness for an associated type such as `AnimatableData` inside a shape, inferred from the type's
  /// members; nil if no protocol of the type declares it.
  mutating func impliedAlias(_ name: String, of type: Type) throws(CheckFailure) -> Type? {
    guard let nominal = type.nominal, declarations.isAssociated(name, with: nominal) else { return nil }
    let key = "implied \(type).\(name)"
    guard signatures.inProgress.insert(key).inserted else { return nil }
    defer { signatures.inProgress.remove(key) }
    return try witness(name, of: type)
  }

  /// Returns an associated type or an alias of the protocols of `Self`, or nil if there is none.
  mutating func protocolType(
    named name: String, of whole: GenericParameter, in scope: TypeScope
  ) throws(CheckFailure) -> Type? {
    if let type = declarations.associatedType(name, of: whole) { return type }
    guard
      let alias = declarations.requirements(of: whole).lazy.compactMap({ [types] in types[$0]?.aliases[name] }).first
    else {
      return nil
    }
    return try resolve(alias: alias, named: name, [], in: scope)
  }

  /// Returns the witness for an associated type in a conforming type, declared or inferred from its members, or nil if
  /// there is none.
  mutating func witness(_ name: String, of type: Type) throws(CheckFailure) -> Type? {
    if case .parameter(let parameter) = type { return declarations.associatedType(name, of: parameter) }
    guard case .nominal(let nominal, let arguments) = type else { return nil }
    let declared = types[nominal]
    if let alias = declarations.alias(name, of: nominal) {
      let whole = declared?.type ?? declarations.libraryType(named: nominal.name) ?? type
      let generics = declared?.generics ?? []
      let scope = TypeScope(owner: whole, generics: generics, isPrelude: nominal.isPrelude)
      return try substituted(
        try resolve(alias: alias, named: name, [], in: scope),
        Dictionary(zip(generics, arguments), uniquingKeysWith: { $1 }))
    }
    if let inner = members[nominal]?.types[name] { return declarations.type(inner, in: nominal, of: type) }
    if let index = declared?.generics.firstIndex(where: { $0.name == name }), arguments.indices.contains(index) {
      return arguments[index]
    }
    switch name {
    case "AnimatableData" where conforms(type, to: .library("Animatable")):
      if let data = try forms.type(of: .member("animatableData", of: type), in: &self) { return data }
    case "RawValue":
      if let declared, declared.kind == .enumeration, let raw = try rawType(of: declared) { return raw }
      if conforms(type, to: .library("RawRepresentable")) {
        if let raw = try forms.type(of: .member("rawValue", of: type), in: &self) { return raw }
      }
    case "AllCases" where conforms(type, to: .library("CaseIterable")): return .array(type)
    case "ID" where conforms(type, to: .library("Identifiable")):
      if let id = try forms.type(of: .member("id", of: type), in: &self) { return id }
    case "Stride" where type.isNumeric: return type.isInteger ? .int : type
    case "Bound" where conforms(type, to: .library("RangeExpression")):
      if let bound = arguments.first { return bound }
    case "Body" where conforms(type, to: .library("View")):
      if type == .node { return .node }
      if let body = try forms.type(of: .member("body", of: type), in: &self) { return body }
    case "Configuration" where conforms(type, to: .library("ButtonStyle")):
      return declarations.preludeTypes["ButtonStyleConfiguration"].flatMap { types[$0]?.type }
    case "Subviews" where conforms(type, to: .library("Layout")):
      return declarations.preludeTypes["LayoutSubviews"].flatMap { types[$0]?.type }
    case "Cache" where conforms(type, to: .library("Layout")):
      guard let id = members[nominal]?.functions["makeCache"]?.first else { return .void }
      return try signature(of: id).result
    case "Value" where Self.keys.contains(where: { conforms(type, to: .library($0)) }):
      if let id = members[nominal]?.globals["defaultValue"] { return try self.type(ofGlobal: id) }
      if let id = members[nominal]?.staticGetters["defaultValue"] { return try signature(of: id).result }
    case "Content" where conforms(type, to: .library("ViewModifier")) || conforms(type, to: .library("Transition")):
      return .node
    case "InsetShape" where conforms(type, to: .library("InsettableShape")):
      switch try witnesses(of: "inset(by:)", in: type).first {
      case .function(let id, let types): return try substituted(try signature(of: id).result, types)
      case .row(let row): return row.result
      case .field, nil: break
      }
    default: break
    }
    if let element = associatedType(name, of: type) { return element }
    return try shownWitness(name, of: type)
  }
}

extension Checker {
  /// Returns the element type of a sequence type, or nil if the type is no sequence.
  mutating func elementType(of type: Type) -> Type? {
    switch type {
    case .parameter(let parameter): return parameter.element
    case .nominal(let nominal, let arguments) where nominal.isDeclared: return declaredElement(nominal, arguments)
    case .nominal(let nominal, let arguments):
      switch nominal.name {
      case "Array", "ArraySlice", "Set", "StrideTo", "StrideThrough": return arguments[0]
      case "Dictionary": return .entry(arguments[0], arguments[1])
      case "String": return .character
      case "Range", "ClosedRange", "PartialRangeFrom":
        let bound = inference.shallow(arguments[0])
        return bound.isInteger || inference.isOpenLiteral(bound) ? bound : nil
      default: return nil
      }
    default: return nil
    }
  }

  /// Returns the element type of a type of the file, from its iterator's `next()` or from a collection's subscript, or
  /// nil if it has none.
  private mutating func declaredElement(_ nominal: Nominal, _ arguments: [Type]) -> Type? {
    guard let declared = types[nominal] else { return nil }
    let known = Dictionary(zip(declared.generics, arguments), uniquingKeysWith: { $1 })
    let ids = members[nominal]?.functions ?? [:]
    if let id = ids["makeIterator"]?.first(where: { functions[$0].parameters.isEmpty }),
      let iterator = try? signature(of: id).result, iterator.nominal != nominal
    {
      return (try? substituted(iterator, known)).flatMap { elementType(of: $0) }
    }
    if let id = ids["next"]?.first(where: { functions[$0].parameters.isEmpty }),
      let element = try? signature(of: id).result.wrapped
    {
      return try? substituted(element, known)
    }
    return declarations.isCollection(nominal) ? subscriptElement(.nominal(nominal, arguments)) : nil
  }

  /// Returns the type of the elements that a collection of the file gives by its subscript, or nil.
  private mutating func subscriptElement(_ type: Type) -> Type? {
    guard let nominal = type.nominal, signatures.inProgress.insert("element \(type)").inserted else { return nil }
    defer { signatures.inProgress.remove("element \(type)") }
    for owner in [nominal] + declarations.allProtocols(of: nominal) {
      for id in members[owner]?.subscripts ?? [] where functions[id].body != nil {
        guard functions[id].parameters.count == 1, functions[id].parameters[0].label == nil,
          let signature = try? signature(of: id), signature.parameters[0].type == .int
        else { continue }
        return try? substituted(signature.result, substitution(for: id, in: type))
      }
    }
    return nil
  }

  /// Returns an associated type of a sequence, such as `Element` or `Index`, or nil if it has none of that name.
  mutating func associatedType(_ name: String, of type: Type) -> Type? {
    if name == "Index", let nominal = type.nominal, nominal.isDeclared, declarations.isCollection(nominal) {
      return .int
    }
    guard ["Element", "Iterator", "Index", "Indices", "SubSequence"].contains(name),
      let element = elementType(of: type)
    else { return nil }
    switch name {
    case "Element": return element
    case "Iterator": return iterator(of: type)
    case "Index":
      if type.isTable, let place = declarations.preludeTypes["_TableIndex"] { return types[place]?.type }
      return type == .string ? .library("String.Index") : .int
    case "Indices": return .range(.int)
    case "SubSequence": return type == .string ? .string : .slice(element)
    default: return nil
    }
  }

  /// Returns the type of a sequence's iterator: that of its own `makeIterator()`, the type itself if it has `next()`,
  /// or else the prelude's iterator.
  private mutating func iterator(of type: Type) -> Type {
    if case .nominal(let nominal, let arguments) = type, let declared = types[nominal] {
      func method(_ name: String) -> FunctionID? {
        members[nominal]?.functions[name]?.first { functions[$0].parameters.isEmpty }
      }
      if let id = method("makeIterator"), let made = try? signature(of: id).result {
        let known = Dictionary(zip(declared.generics, arguments), uniquingKeysWith: { $1 })
        return (try? substituted(made, known)) ?? type
      }
      if method("next") != nil { return type }
    }
    let general = declarations.preludeTypes["IndexingIterator"].flatMap { types[$0]?.type }
    return general.flatMap { specialized($0, by: [type]) } ?? type
  }
}
