import SwiftSyntax

// Generic parameters with their bounds, and the requirements of `where` clauses on them.

extension Checker {
  /// Returns the generic parameters of a declaration, each followed by the element parameters if it is a sequence.
  mutating func genericParameters(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, owner: Int,
    in outer: TypeContext? = nil
  ) -> [GenericParameter] {
    var result: [GenericParameter] = []
    var scope = TypeScope(owner: outer?.type, generics: outer?.generics ?? [])
    // From last to first, so that a requirement can reference the elements of a later parameter.
    for parameter in (clause?.parameters).elementList.reversed() {
      let name = parameter.name.text
      var bounds: [Nominal] = []
      var primary: TypeSyntax?
      if let inherited = parameter.inheritedType {
        for bound in declarations.bounds(of: inherited) {
          bounds.append(bound.nominal)
          primary = primary ?? bound.primary
        }
      }
      for requirement in requirements?.requirements ?? [] {
        if case .conformanceRequirement(let node) = requirement.requirement, node.leftType.bareText == name {
          bounds += declarations.bounds(of: node.rightType).map(\.nominal)
        }
      }
      // Keeps the owner offsets of the prelude distinct from the file's.
      let plain = GenericParameter(name: name, owner: isCollectingPrelude ? -1_000 - owner : owner, bounds: bounds)
      let whole = constrained(plain, by: requirements, parameter.inheritedType.map { [$0] } ?? [], in: scope)
      let found = withElements(whole, path: name, primary: primary, requirements, in: scope)
      scope.generics += found
      result = found + result
    }
    return result
  }

  /// Returns a parameter with the requirements on its associated types, from a `where` clause and from the arguments of
  /// its protocols.
  mutating func constrained(
    _ parameter: GenericParameter, by clause: GenericWhereClauseSyntax?, _ bounds: [TypeSyntax] = [],
    in scope: TypeScope
  ) -> GenericParameter {
    var result = parameter
    var scope = scope
    if parameter.name == "Self" { scope.owner = .parameter(parameter) } else { scope.generics.append(parameter) }
    let found = constraints(on: parameter.name, in: clause, scope)
    // Requirements on a sequence's elements are kept with the element's own parameter.
    let isSequence = parameter.bounds.contains { declarations.isSequence($0) }
    func isOwn(_ path: String) -> Bool { !isSequence || !["Element", "Iterator"].contains(path.prefix { $0 != "." }) }
    result.known.merge(found.known.filter { isOwn($0.key) }) { $1 }
    result.limits.merge(found.limits.filter { isOwn($0.key) }) { own, more in own + more.filter { !own.contains($0) } }
    for case let node? in bounds.flatMap(\.named) {
      guard let nominal = declarations.bounds(of: TypeSyntax(node)).first?.nominal,
        let names = types[nominal]?.primaries
      else {
        continue
      }
      for (name, argument) in zip(names, (node.genericArgumentClause?.arguments).elementList) {
        if case .type(let syntax) = argument.argument { result.known[name] = try? resolve(syntax, in: scope) }
      }
    }
    return result
  }

  /// Returns the requirements of a `where` clause on a generic parameter's associated types, by their paths within it:
  /// the types they equal (`known`) and the protocols they conform to (`limits`).
  mutating func constraints(
    on name: String, in clause: GenericWhereClauseSyntax?, _ scope: TypeScope
  ) -> (known: [String: Type], limits: [String: [Nominal]]) {
    /// Returns the path within the parameter, or nil for another type. The prefix `Self.` may be omitted; `Self` alone
    /// has an empty path.
    func path(_ syntax: TypeSyntax) -> String? {
      let text = syntax.bareText.replacing(" ", with: "")
      if name == "Self", text == "Self" { return "" }
      if text.hasPrefix(name + ".") { return String(text.dropFirst(name.count + 1)) }
      guard name == "Self", text != "Self", case .parameter(let whole)? = scope.owner else { return nil }
      return declarations.associatedType(String(text.prefix { $0 != "." }), of: whole) == nil ? nil : text
    }
    var known: [String: Type] = [:]
    var limits: [String: [Nominal]] = [:]
    let equal = clause?.equalTypes ?? []
    for requirement in (clause?.requirements).elementList {
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        // Types that are declared equal share their conformances.
        let others = equal.compactMap { pair -> TypeSyntax? in
          if pair.0.bareText == node.leftType.bareText { return pair.1 }
          return pair.1.bareText == node.leftType.bareText ? pair.0 : nil
        }
        for path in ([node.leftType] + others).compactMap(path) {
          limits[path, default: []] += declarations.bounds(of: node.rightType).map(\.nominal)
        }
      case .sameTypeRequirement(let node):
        guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else { continue }
        if let path = path(left), let type = try? resolve(right, in: scope) {
          known[path] = type
        } else if let path = path(right), let type = try? resolve(left, in: scope) {
          known[path] = type
        }
      case .layoutRequirement: continue
      }
    }
    return (known, limits)
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
    guard parameter.bounds.contains(where: { declarations.isSequence($0) }) else { return [parameter] }
    let elementPath = path.isEmpty ? "Element" : path + ".Element"
    if let primary, let known = try? resolve(primary, in: scope) {
      parameter.element = known
      return [parameter]
    }
    var bounds: [Nominal] = []
    for requirement in requirements?.requirements ?? [] {
      switch requirement.requirement {
      case .sameTypeRequirement(let node) where subject(node.leftType.bareText) == elementPath:
        if case .type(let right) = node.rightType, let known = try? resolve(right, in: scope) {
          parameter.element = known
          return [parameter]
        }
      case .conformanceRequirement(let node) where subject(node.leftType.bareText) == elementPath:
        bounds += declarations.bounds(of: node.rightType).map(\.nominal)
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
}

extension TypeSyntax {
  /// The named types of a constraint, `P` and `Q<Int>` of `P & Q<Int>`.
  var named: [IdentifierTypeSyntax?] {
    switch self.as(TypeSyntaxEnum.self) {
    case .compositionType(let node): node.elements.flatMap(\.type.named)
    case .someOrAnyType(let node): node.constraint.named
    case .attributedType(let node): node.baseType.named
    default: [self.as(IdentifierTypeSyntax.self)]
    }
  }
}
