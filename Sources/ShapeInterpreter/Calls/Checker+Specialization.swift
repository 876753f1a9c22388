// Specialization: of two functions that take the same arguments, the one that takes fewer others is chosen.

extension Declarations {
  /// Returns whether the parameters are a special case of those of another candidate, and not the reverse, for the
  /// arguments that both take: `f(_: [Int])` beside `f<T>(_: [T])`. The source of the rule is the ranking of
  /// declarations in Swift's compiler.
  func isMoreSpecial(
    _ one: Candidate, _ match: [[Int]], than other: Candidate, _ otherMatch: [[Int]]
  ) -> Bool {
    guard !one.generics.isEmpty || !other.generics.isEmpty else { return false }
    let (own, others) = (one.types(of: match), other.types(of: otherMatch))
    guard own.count == others.count else { return false }
    return isInstance(own, of: others, other.generics) && !isInstance(others, of: own, one.generics)
  }

  /// Returns whether types follow from patterns, once their generic parameters are replaced.
  private func isInstance(_ types: [Type], of patterns: [Type], _ generics: [GenericParameter]) -> Bool {
    var known: [GenericParameter: Type] = [:]
    return zip(types, patterns).allSatisfy { isInstance($0, of: $1, generics, &known) }
  }

  private func isInstance(
    _ type: Type, of pattern: Type, _ generics: [GenericParameter], _ known: inout [GenericParameter: Type]
  ) -> Bool {
    if case .parameter(let parameter) = pattern, generics.contains(parameter) {
      if let bound = known[parameter] { return bound == type }
      // Another parameter takes less only if it has all the bounds.
      if case .parameter(let special) = type {
        let isBounded = parameter.bounds.allSatisfy { bound in
          special.bounds.contains { $0 == bound || refines($0, bound) }
        }
        guard isBounded else { return false }
      }
      known[parameter] = type
      return true
    }
    switch (type, pattern) {
    case (.nominal(let one, let parts), .nominal(let other, let others)):
      return one == other && parts.count == others.count
        && zip(parts, others).allSatisfy { isInstance($0, of: $1, generics, &known) }
    case (.tuple(let parts), .tuple(let others)):
      return parts.count == others.count
        && zip(parts, others).allSatisfy { isInstance($0.type, of: $1.type, generics, &known) }
    case (.function(let parts, let result), .function(let others, let other)):
      return parts.count == others.count
        && zip(parts, others).allSatisfy { isInstance($0.type, of: $1.type, generics, &known) }
        && isInstance(result, of: other, generics, &known)
    case (.metatype(let one), .metatype(let other)): return isInstance(one, of: other, generics, &known)
    default: return type == pattern
    }
  }
}

extension Candidate {
  /// Returns the types of the parameters that take arguments, in the order of the arguments.
  fileprivate func types(of match: [[Int]]) -> [Type] {
    zip(parameters, match).flatMap { parameter, places in places.map { ($0, parameter.type) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }
}
