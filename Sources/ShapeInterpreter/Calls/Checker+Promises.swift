// Promises: the requirements on a call's generic arguments, tested when these are known.

extension Checker {
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
          actual = try actual.flatMap { (type) throws(CheckFailure) in try innerType(String(name), of: type) }
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
            GenericsProblem.notEquivalent(function: name(of: candidate), have, shown(wanted)), at: offset)
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
          GenericsProblem.notConforming(function: name(of: candidate), shown(known), to: parameter.bounds[0]),
          at: offset)
      }
      let wanted = element.substituting(substitution)
      guard inference.unify(wanted, actual) else {
        throw failure(
          GenericsProblem.notEquivalent(function: name(of: candidate), shown(actual).description, shown(wanted)),
          at: offset)
      }
    }
  }

  /// Checks the required conformances of types that were inferred after their calls.
  func keepPromises() throws(CheckFailure) {
    for index in 0..<inference.promises.count {
      let promise = inference.promises[index]
      guard let known = inference.defaulted(promise.type), !known.contains({ $0 == .failed }) else { continue }
      try require(known, promise.bound, of: promise.function, at: promise.offset)
    }
  }

  func name(of candidate: Candidate) -> String {
    switch candidate.target {
    case .native(let row): row.name
    case .declared(let id): functions[id].fullName
    default: "init"
    }
  }

  /// Throws if the type does not conform to a bound of a function's parameter.
  func require(
    _ type: Type, _ bound: Nominal, of function: @autoclosure () -> String, at offset: Int
  ) throws(CheckFailure) {
    guard conforms(type, to: bound) else {
      throw failure(GenericsProblem.notConforming(function: function(), shown(type), to: bound), at: offset)
    }
  }
}
