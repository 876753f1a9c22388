import SwiftSyntax

// Constrained types: generic types with the requirements of an extension's or a member's `where` clause.

extension Checker {
  /// Returns a generic type with the constraints of a `where`: its parameters get bounds, or are replaced by types or
  /// by one another.
  mutating func constrained(
    _ type: Type, by clause: GenericWhereClauseSyntax?, generics: [GenericParameter] = []
  ) -> Type {
    guard let clause, case .nominal(let nominal, let own) = type, !own.isEmpty else { return type }
    var arguments = own
    // A requirement names a parameter by its declaration, whatever has replaced it.
    let names = own.map { argument in if case .parameter(let parameter) = argument { parameter.name } else { "" } }
    func place(_ syntax: TypeSyntax) -> Int? { names.firstIndex(of: syntax.bareText) }
    func replace(_ old: GenericParameter, by new: Type) {
      arguments = arguments.map { $0.replacing(old, by: new) }
    }
    let scope = TypeScope(generics: generics + type.parameters.filter { !generics.contains($0) })
    for (left, right) in clause.equalTypes {
      for (one, other) in [(left, right), (right, left)] {
        guard let index = place(one), case .parameter(let parameter) = arguments[index] else { continue }
        if let place = place(other), case .parameter(var same) = arguments[place] {
          let kept = same
          same.bounds += parameter.bounds.filter { !same.bounds.contains($0) }
          same.known.merge(parameter.known) { own, _ in own }
          same.limits.merge(parameter.limits, uniquingKeysWith: +)
          if parameter != kept { replace(parameter, by: .parameter(kept)) }
          if same != kept { replace(kept, by: .parameter(same)) }
          break
        }
        if let known = place(other).map({ arguments[$0] }) ?? (try? resolve(other, in: scope)) {
          replace(parameter, by: known)
          break
        }
      }
    }
    for requirement in clause.requirements {
      guard case .conformanceRequirement(let node) = requirement.requirement, let index = place(node.leftType),
        case .parameter(let parameter) = arguments[index]
      else { continue }
      var bounded = parameter
      bounded.bounds += declarations.bounds(of: node.rightType).map(\.nominal)
      bounded = constrained(bounded, by: clause, [node.rightType], in: scope)
      bounded = withElements(bounded, path: bounded.name, clause, in: scope)[0]
      replace(parameter, by: .parameter(bounded))
    }
    for case .parameter(let parameter) in arguments where !parameter.bounds.isEmpty {
      let bounded = constrained(parameter, by: clause, in: scope)
      if bounded != parameter { replace(parameter, by: .parameter(bounded)) }
    }
    return .nominal(nominal, arguments)
  }

  /// Returns the generic parameters of a type, except those that a `where` replaces by other types.
  func remaining(_ generics: [GenericParameter], of whole: Type, in type: Type) -> [GenericParameter] {
    guard case .nominal(_, let own) = whole, case .nominal(_, let arguments) = type else { return generics }
    let replaced = zip(own, arguments).filter { $0 != $1 }.map(\.0)
    var result = generics.filter { !replaced.contains(.parameter($0)) }
    // A parameter with further constraints stands in for the declared one.
    for case .parameter(let parameter) in arguments where !result.contains(parameter) {
      result.append(parameter)
      var inner = parameter.element
      while case .parameter(let element)? = inner, !result.contains(element) {
        result.append(element)
        inner = element.element
      }
    }
    return result
  }
}

extension Type {
  /// Returns the type with a generic parameter replaced, also where it is the element of another one.
  fileprivate func replacing(_ old: GenericParameter, by new: Type) -> Type {
    mapped { part in
      guard case .parameter(var parameter) = part else { return nil }
      if parameter == old { return new }
      parameter.element = parameter.element?.replacing(old, by: new)
      return .parameter(parameter)
    }
  }
}

extension GenericWhereClauseSyntax {
  /// The pairs of types in same-type requirements.
  var equalTypes: [(TypeSyntax, TypeSyntax)] {
    requirements.compactMap { requirement in
      guard case .sameTypeRequirement(let node) = requirement.requirement, case .type(let left) = node.leftType,
        case .type(let right) = node.rightType
      else { return nil }
      return (left, right)
    }
  }
}
