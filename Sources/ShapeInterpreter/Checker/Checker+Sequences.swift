import SwiftSyntax

// Sequences: the element type of each type, and the generic parameters for elements.

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
    return isCollection(nominal) ? subscriptElement(.nominal(nominal, arguments)) : nil
  }

  /// Returns whether the file declares a type to be a collection.
  private func isCollection(_ nominal: Nominal) -> Bool {
    allProtocols(of: nominal).contains(LibraryTable.ownCollection)
  }

  /// Returns the type of the elements that a collection of the file gives by its subscript, or nil.
  private mutating func subscriptElement(_ type: Type) -> Type? {
    guard let nominal = type.nominal, inProgress.insert("element \(type)").inserted else { return nil }
    defer { inProgress.remove("element \(type)") }
    for owner in [nominal] + allProtocols(of: nominal) {
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
    if name == "Index", let nominal = type.nominal, nominal.isDeclared, isCollection(nominal) { return .int }
    guard ["Element", "Iterator", "Index", "Indices", "SubSequence"].contains(name),
      let element = elementType(of: type)
    else { return nil }
    switch name {
    case "Element": return element
    case "Iterator": return iterator(of: type)
    case "Index": return type == .string ? .library("String.Index") : .int
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
    let general = preludeTypes["IndexingIterator"].flatMap { types[$0]?.type }
    return general.flatMap { specialized($0, by: [type]) } ?? type
  }

  /// Returns true if the protocol is a library protocol for sequences.
  func isSequence(_ bound: Nominal) -> Bool {
    !bound.isDeclared && LibraryTable.sequenceProtocols.contains(bound.name)
  }

  /// Returns a generic parameter with the requirements on its elements, followed by the generic parameters for its
  /// elements.
  ///
  /// `path` is the parameter's name in requirements; empty for a protocol's `Self`.
  mutating func withElements(
    _ parameter: GenericParameter, path: String, primary: TypeSyntax? = nil,
    _ requirements: GenericWhereClauseSyntax?, in scope: TypeScope
  ) -> [GenericParameter] {
    var parameter = parameter
    guard parameter.bounds.contains(where: { isSequence($0) }) else { return [parameter] }
    let elementPath = path.isEmpty ? "Element" : path + ".Element"
    if let primary, let known = try? resolve(primary, in: scope) {
      parameter.element = known
      return [parameter]
    }
    var bounds: [Nominal] = []
    for requirement in requirements?.requirements ?? [] {
      switch requirement.requirement {
      case .sameTypeRequirement(let node) where subject(node.leftType.trimmedDescription) == elementPath:
        if case .type(let right) = node.rightType, let known = try? resolve(right, in: scope) {
          parameter.element = known
          return [parameter]
        }
      case .conformanceRequirement(let node) where subject(node.leftType.trimmedDescription) == elementPath:
        bounds += self.bounds(of: node.rightType).map(\.nominal)
      default: continue
      }
    }
    let element = GenericParameter(name: elementPath, owner: parameter.owner, bounds: bounds)
    let inner = withElements(element, path: elementPath, requirements, in: scope)
    parameter.element = .parameter(inner[0])
    return [parameter] + inner
  }

  /// Returns the subject of a requirement in its shortest form.
  private func subject(_ text: String) -> String {
    var name = text.replacing(" ", with: "").replacing("Iterator.Element", with: "Element")
    if name.hasPrefix("Self.") { name.removeFirst(5) }
    return name
  }

  /// Returns the protocols that a constraint names, each with its first generic argument (the element type in
  /// `Sequence<…>`).
  func bounds(of syntax: TypeSyntax, depth: Int = 0) -> [(nominal: Nominal, primary: TypeSyntax?)] {
    guard depth < Self.longestAlias else { return [] }
    switch syntax.as(TypeSyntaxEnum.self) {
    case .compositionType(let node): return node.elements.flatMap { bounds(of: $0.type, depth: depth) }
    case .identifierType(let node):
      let name = node.name.identifierText
      var primary: TypeSyntax?
      if case .type(let known)? = node.genericArgumentClause?.arguments.first?.argument { primary = known }
      if let declared = fileScope.types[name] { return [(declared, primary)] }
      if let alias = fileAliases[name] { return bounds(of: alias, depth: depth + 1) }
      return [(.library(name), primary)]
    case .memberType(let node):
      let name = node.name.identifierText
      if node.baseType.namesModule { return [(.library(name), nil)] }
      guard let outer = bounds(of: node.baseType, depth: depth).first?.nominal else { return [] }
      if let inner = members[outer]?.types[name] { return [(inner, nil)] }
      if let alias = types[outer]?.aliases[name] { return bounds(of: alias, depth: depth + 1) }
      return [(.library(name), nil)]
    case .attributedType(let node): return bounds(of: node.baseType, depth: depth)
    case .someOrAnyType(let node): return bounds(of: node.constraint, depth: depth)
    case .tupleType(let node) where node.elements.count == 1:
      return node.elements.flatMap { bounds(of: $0.type, depth: depth) }
    default: return [(.library(syntax.trimmedDescription), nil)]
    }
  }

  /// The greatest length of an alias chain that is followed to a protocol.
  private static let longestAlias = 16

  /// Returns a type in an inheritance clause with the protocols that it names.
  func inherited(_ syntax: TypeSyntax) -> Inherited {
    Inherited(syntax: syntax, nominals: bounds(of: syntax).map(\.nominal))
  }

  /// Binds the element types, and the other constrained associated types, of the generic parameters of a call.
  mutating func bindElements(
    _ candidate: Candidate, _ substitution: [GenericParameter: Type], at offset: Int
  ) throws(CheckFailure) {
    for parameter in candidate.generics where !parameter.known.isEmpty {
      guard let variable = substitution[parameter], case let known = inference.resolved(variable),
        !inference.isUnknown(known), !inference.isOpenLiteral(known)
      else { continue }
      let resolved = substitution.mapValues { inference.resolved($0) }
      for (path, type) in parameter.known.sorted(by: { $0.key < $1.key }) {
        var actual: Type? = known
        for name in path.split(separator: ".") {
          actual = try actual.flatMap { (type) throws(CheckFailure) in try memberType(String(name), of: type) }
        }
        // The parameter itself occurs in its requirements without them.
        let named = type.mapped { part in
          if case .parameter(let inner) = part, inner.isSame(as: parameter) { .parameter(parameter) } else { nil }
        }
        let wanted = try substituted(named, resolved)
        // A type that another parameter determines is compared when that parameter is known.
        guard wanted.associatedTypes.isEmpty || type.associatedTypes.isEmpty else { continue }
        guard let actual, inference.unify(wanted, actual) else {
          let have: String = if let actual { "\(shown(actual))" } else { path }
          throw failure(
            "'\(name(of: candidate))' requires the types '\(have)' and '\(shown(wanted))' be equivalent", at: offset)
        }
      }
    }
    for parameter in candidate.generics {
      guard let element = parameter.element, let variable = substitution[parameter] else { continue }
      let known = inference.resolved(variable)
      guard !inference.isUnknown(known) else { continue }
      if known.argument(of: "Range") != nil || known.argument(of: "ClosedRange") != nil {
        try settleLiterals(in: known)
      }
      guard let actual = elementType(of: inference.resolved(known)) else {
        throw failure(
          "'\(name(of: candidate))' requires that '\(shown(known))' conform to '\(parameter.bounds[0].name)'",
          at: offset)
      }
      let wanted = element.substituting(substitution)
      guard inference.unify(wanted, actual) else {
        throw failure(
          "'\(name(of: candidate))' requires the types '\(shown(actual))' and '\(shown(wanted))' be equivalent",
          at: offset)
      }
    }
  }
}
