import SwiftSyntax

// Members: checks a name after a dot as a value.

extension Checker {
  /// Checks `base.name` as a value.
  mutating func checkMember(_ node: MemberAccessExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    let name = node.declName.baseName.identifierText
    let offset = node.declName.offset
    guard let base = node.base else { return try checkImplicitMember(name, nil, expecting: type, at: offset) }
    if name == "self" {
      if !base.is(DeclReferenceExprSyntax.self), let made = try typeNamed(by: base) {
        return Expression(.tuple([]), .metatype(made), at: offset)
      }
      return try check(base, expecting: type)
    }
    if base.isImplicitMember, let found = try namespacedAsset(node, expecting: type, at: offset) { return found }
    if base.namesModule, lookUpVariable(base.bareText) == nil {
      if let made = libraryOrFileType(named: name) { return Expression(.tuple([]), .metatype(made), at: offset) }
      return try checkImplicitMember(name, nil, expecting: type, at: offset)
    }
    if let owner = try typeNamed(by: base) {
      if name == "init" {
        return try initializerValue(of: owner, labels: node.declName.labels, expecting: type, at: offset)
      }
      if let found = try staticProperty(name, of: owner, at: offset) { return found }
      if let nominal = owner.nominal, !declarations.isExistential(owner),
        let ids = members[nominal]?.staticFunctions[name]
      {
        return try functionValue(
          ids, nil, labels: node.declName.labels, expecting: type, named: name, at: offset)
      }
      if let inner = try innerType(name, of: owner) { return Expression(.tuple([]), .metatype(inner), at: offset) }
      if let made = try caseFunction(name, of: owner, labels: node.declName.labels, expecting: type, at: offset) {
        return made
      }
      if let method = try methodOfType(
        name, of: owner, labels: node.declName.labels, expecting: type, at: offset)
      {
        return method
      }
      throw noStaticMember(name, of: owner, isCalled: false, at: offset)
    }
    let labels = node.declName.labels
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      return try checkChain(chain, expecting: type, at: offset) { (checker, value) throws(CheckFailure) in
        try checker.member(name, labels, of: value, expecting: type, at: offset)
      }
    }
    if base.hasChain {
      return try checkChained(base, expecting: type, at: offset) { (checker, value) throws(CheckFailure) in
        try checker.member(name, labels, of: value, expecting: type, at: offset)
      }
    }
    let value = try check(base, expecting: base.isImplicitMember ? type : openList(base))
    return try member(name, labels, of: value, expecting: type, at: offset)
  }

  /// Returns a member of a checked value; `labels` are the argument labels of a method's full name.
  mutating func member(
    _ name: String, _ labels: [String?] = [], of value: Expression, expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    try decideCalls(of: value.type)
    if inference.isOpenLiteral(value.type) {
      return try ofLiteral(value, expecting: type) { (checker) throws(CheckFailure) in
        try checker.member(name, labels, of: value, expecting: type, at: offset)
      }
    }
    let known = inference.shallow(value.type)
    if known == .failed { throw CheckFailure.silent }
    if let found = try property(name, of: value, at: offset) { return found }
    if case .nominal(let nominal, let arguments) = known, arguments.isEmpty, !declarations.isExistential(known),
      let (place, ids) = methods(name, of: nominal)
    {
      return try functionValue(
        ids, upcast(value, to: place), labels: labels, expecting: type, named: name, at: offset)
    }
    if let method = try methodValue(name, labels, of: value, expecting: type, at: offset) { return method }
    if let inner = implicitlyUnwrapped(value) {
      return try member(name, labels, of: inner, expecting: type, at: offset)
    }
    if let found = try dynamicMember(name, of: value, at: offset) { return found }
    throw noMember(name, of: value, known, at: offset)
  }
}
