// Specialization: of two functions whose arguments need the same conversions, the one that takes less is chosen. The
// source of the rules is the ranking of declarations in Swift's compiler.

extension Checker {
  /// Returns whether a candidate is a special case of another one, and not the reverse: `f(_: [Int])` beside
  /// `f<T>(_: [T])`, `f(_: Circle)` beside `f(_: any Shape)`. `literals` are the types that each of them gives to the
  /// literals of collections among the arguments.
  func isMoreSpecial(_ one: Candidate, than other: Candidate, _ literals: [(Type, Type)]) -> Bool {
    var points = (isAsSpecial(one, as: other) ? 1 : 0) - (isAsSpecial(other, as: one) ? 1 : 0)
    for (own, others) in literals where own != others {
      if isSubtype(own, of: others) { points += 1 }
      if isSubtype(others, of: own) { points -= 1 }
    }
    return points == 0 ? isMoreConstrained(one, than: other) : points > 0
  }

  private func isSubtype(_ type: Type, of other: Type) -> Bool {
    var comparison = Comparison(generics: [])
    return comparison.isSubtype(type, of: other, declarations)
  }

  /// Returns whether all that a candidate takes could be passed on to another one.
  private func isAsSpecial(_ one: Candidate, as other: Candidate) -> Bool {
    let isGeneric = (!ownGenerics(of: one).isEmpty, !ownGenerics(of: other).isEmpty)
    if isGeneric.0 != isGeneric.1 { return isGeneric.1 }
    if case .declared(let id) = one.target, case .declared(let known) = other.target {
      switch (functions[id].owner, functions[known].owner) {
      // A type's own member comes before one of a protocol's extension.
      case (.nominal?, .parameter?): return true
      case (.parameter?, .nominal?): return false
      case (.parameter?, .parameter?), (.nominal?, .nominal?):
        let (own, others) = (specificity(of: id), specificity(of: known))
        if own != others { return own > others }
      default: break
      }
    }
    return takesLess(one, than: other)
  }

  /// Returns whether the parameters of a candidate could be passed on to those of another one, or are fewer.
  private func takesLess(_ one: Candidate, than other: Candidate) -> Bool {
    var (own, others) = (one.parameters[...], other.parameters[...])
    guard own.count <= others.count else { return false }
    var comparison = Comparison(generics: Set(other.generics))
    var isSubtype = true
    var isFewer = false
    // Trailing closures belong to each other, whatever stands before them.
    if let last = own.last, let otherLast = others.last, last.isFunction, otherLast.isFunction {
      (own, others) = (own.dropLast(), others.dropLast())
      isSubtype = comparison.isSubtype(last.single, of: otherLast.single, declarations)
    }
    for (index, parameter) in others.enumerated() {
      guard let next = own.first, own.count == others.count - index || !parameter.hasDefault else {
        guard parameter.hasDefault || parameter.isVariadic else { return false }
        isFewer = true
        continue
      }
      own = own.dropFirst()
      if next.isVariadic != parameter.isVariadic {
        if next.isVariadic { return false }
        isFewer = true
      }
      isSubtype = isSubtype && comparison.isSubtype(next.single, of: parameter.single, declarations)
    }
    return own.isEmpty && isSubtype || isFewer
  }

  /// Returns whether the first generic parameter with another number of protocols has more of them.
  private func isMoreConstrained(_ one: Candidate, than other: Candidate) -> Bool {
    let (own, others) = (ownGenerics(of: one), ownGenerics(of: other))
    guard own.count == others.count else { return false }
    let counts = zip(own, others).map { (protocols(of: $0), protocols(of: $1)) }
    return counts.first { $0.0 != $0.1 }.map { $0.0 > $0.1 } ?? false
  }

  /// Returns the generic parameters of a function itself, without those of the type that declares it.
  private func ownGenerics(of candidate: Candidate) -> [GenericParameter] {
    guard !candidate.generics.isEmpty else { return [] }
    // Associated types are no parameters of their own.
    let declared = candidate.owner?.nominal.flatMap { types[$0]?.generics }
    let outer = declared ?? candidate.owner?.parameters ?? []
    return candidate.generics.filter { own in own.root.isEmpty && !outer.contains { $0.isSame(as: own) } }
  }

  /// Returns the number of protocols of a generic parameter, without those that others of them refine.
  private func protocols(of parameter: GenericParameter) -> Int {
    let bounds = parameter.bounds.filter { declarations.isExistential(.nominal($0, [])) }
    return bounds.enumerated().count { index, bound in
      !bounds.enumerated().contains { $0 != index && declarations.refines($1, bound) && ($1 != bound || $0 < index) }
    }
  }
}

/// A comparison of parameters: the types of one candidate with those of another, whose generic parameters it binds.
private struct Comparison {
  let generics: Set<GenericParameter>
  private var known: [GenericParameter: Type] = [:]

  init(generics: Set<GenericParameter>) { self.generics = generics }

  /// Returns whether a value of a type is one of a pattern without becoming an optional.
  mutating func isSubtype(_ type: Type, of pattern: Type, _ declarations: Declarations) -> Bool {
    if case .parameter(let parameter) = pattern, generics.contains(parameter) {
      return binds(parameter, to: type, declarations)
    }
    if type == pattern { return true }
    switch (type, pattern) {
    case (.nominal(let one, let parts), .nominal(let other, let others)) where one == other:
      // Elements may be converted, the parts of other types may not.
      let isCollection = ["Array", "Set", "Dictionary", "Optional"].contains(one.name) && !one.isDeclared
      return parts.count == others.count
        && zip(parts, others).allSatisfy {
          isCollection ? isSubtype($0, of: $1, declarations) : isInstance($0, of: $1, declarations)
        }
    case (.tuple(let parts), .tuple(let others)):
      return parts.count == others.count
        && zip(parts, others).allSatisfy { isSubtype($0.type, of: $1.type, declarations) }
    case (.function(let parts, let result), .function(let others, let other)):
      return parts.count == others.count
        && zip(parts, others).allSatisfy { isInstance($0.type, of: $1.type, declarations) }
        && isSubtype(result, of: other, declarations)
    case (.metatype(let one), .metatype(let other)): return isSubtype(one, of: other, declarations)
    case (_, .nominal(let bound, _)):
      guard declarations.isExistential(pattern) || declarations.isReference(pattern) else { return false }
      return pattern != .anyHashable && declarations.conforms(type, to: bound)
    default: return false
    }
  }

  /// Returns whether a type follows from a pattern, once its generic parameters are replaced.
  private mutating func isInstance(_ type: Type, of pattern: Type, _ declarations: Declarations) -> Bool {
    // An associated type is what that of the argument's type is, whatever it may be.
    if case .parameter(let parameter) = pattern,
      generics.contains(where: { $0.sharesRoot(with: parameter) })
    {
      return binds(parameter, to: type, declarations)
    }
    switch (type, pattern) {
    case (.nominal(let one, let parts), .nominal(let other, let others)):
      return one == other && parts.count == others.count
        && zip(parts, others).allSatisfy { isInstance($0, of: $1, declarations) }
    case (.tuple(let parts), .tuple(let others)):
      return parts.count == others.count
        && zip(parts, others).allSatisfy { isInstance($0.type, of: $1.type, declarations) }
    case (.function(let parts, let result), .function(let others, let other)):
      return parts.count == others.count
        && zip(parts, others).allSatisfy { isInstance($0.type, of: $1.type, declarations) }
        && isInstance(result, of: other, declarations)
    case (.metatype(let one), .metatype(let other)): return isInstance(one, of: other, declarations)
    default: return type == pattern
    }
  }

  /// Binds a generic parameter. Returns whether the type may take its place.
  private mutating func binds(_ parameter: GenericParameter, to type: Type, _ declarations: Declarations) -> Bool {
    if let bound = known[parameter] { return bound == type || isSubtype(type, of: bound, declarations) }
    // An existential conforms to no protocol itself.
    if declarations.isExistential(type), !parameter.bounds.isEmpty { return false }
    guard parameter.bounds.allSatisfy({ declarations.conforms(type, to: $0) }) else { return false }
    if case .parameter(let special) = type {
      guard parameter.known.allSatisfy({ special.known[$0] == $1 }),
        parameter.limits.allSatisfy({ path, bounds in
          bounds.allSatisfy { bound in
            special.limits[path, default: []].contains { declarations.refines($0, bound) }
              || special.known[path].map { declarations.conforms($0, to: bound) } ?? false
          }
        })
      else { return false }
    } else if let element = declarations.element(of: type) {
      if let wanted = parameter.known["Element"], wanted != element { return false }
      var bounds = parameter.limits["Element"] ?? []
      if case .parameter(let own)? = parameter.element { bounds += own.bounds }
      guard bounds.allSatisfy({ declarations.conforms(element, to: $0) }) else { return false }
    }
    known[parameter] = type
    return true
  }
}

extension Declarations {
  /// Returns the type of the elements of one of the library's collections; nil for other types.
  fileprivate func element(of type: Type) -> Type? {
    if let element = type.arrayElement { return element }
    guard case .nominal(let nominal, let parts) = type, !nominal.isDeclared, parts.count == 1,
      library.conforms(nominal, to: .library("Sequence"))
    else { return nil }
    return parts[0]
  }
}

extension Candidate.Parameter {
  /// The type of a single argument.
  fileprivate var single: Type {
    if isVariadic { return type.arrayElement ?? type }
    if isAutoclosure, case .function(_, let result) = type { return result }
    return type
  }

  fileprivate var isFunction: Bool {
    if case .function = single { return true }
    return false
  }
}
