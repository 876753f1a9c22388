import SwiftSyntax

// Names without a receiver: variables, functions, members of the enclosing type, and globals.

extension Checker {
  mutating func checkReference(_ node: DeclReferenceExprSyntax, expecting type: Type?) throws(CheckFailure)
    -> Expression
  {
    try checkReference(node.baseName, labels: node.labels, expecting: type)
  }

  /// Checks a reference by name; `labels` are the argument labels in a function's full name, if any are written.
  mutating func checkReference(
    _ token: TokenSyntax, labels: [String?] = [], expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let name = token.identifierText
    let offset = token.offset
    if let id = lookUpVariable(name) {
      if variables[id].type == .failed { throw CheckFailure.silent }
      if id < inference.firstVariable, variables[id].type.isOpen {
        throw failure(NameProblem.unknownType(of: name), at: offset)
      }
      if let waiter = variables[id].waiter { return try valueOfChild(id, waiter, at: offset) }
      return Expression(.variable(id), variables[id].type, at: offset)
    }
    if let id = lookUpLocalGetter(name) { return try read(id, at: offset) }
    if let id = lookUpWrapper(name) { return try wrappedVariable(name, in: id, at: offset) }
    if case .binaryOperator = token.tokenKind {
      return try operatorValue(name, expecting: type, at: offset)
    }
    if name == "self" {
      if let owner = ownMetatype {
        try requireKnownClass(owner, at: offset)
        return Expression(.tuple([]), .metatype(owner), at: offset)
      }
      throw failure(NameProblem.selfNotInScope, at: offset)
    }
    if let ids = lookUpLocalFunctions(name) {
      return try functionValue(ids, nil, labels: labels, expecting: type, named: name, at: offset)
    }
    if let member = try implicitMember(name, at: offset) { return member }
    if let owner = current.owner, let nominal = owner.nominal, let (place, ids) = methods(name, of: nominal),
      let receiver = implicitReceiver(at: offset)
    {
      return try functionValue(
        ids, upcast(receiver, to: place), labels: labels, expecting: type, named: name, at: offset)
    }
    if current.receiver == nil, let nominal = current.owner?.nominal, let ids = members[nominal]?.staticFunctions[name]
    {
      return try functionValue(ids, nil, labels: labels, expecting: type, named: name, at: offset)
    }
    if let id = fileScope.globals[name] {
      guard !declarations.isHidden(global: id, from: offset) else { throw inaccessible(name, at: offset) }
      return Expression(.global(id), try self.type(ofGlobal: id), at: offset)
    }
    if let id = fileScope.getters[name] { return try read(id, at: offset) }
    if let ids = fileScope.functions[name] {
      if ids.contains(where: { !functions[$0].generics.isEmpty }),
        let function = try libraryFunction(name, expecting: type, at: offset)
      {
        return function
      }
      return try functionValue(ids, nil, labels: labels, expecting: type, named: name, at: offset)
    }
    if let function = try libraryFunction(name, expecting: type, at: offset) { return function }
    if name == "Self", let owner = current.owner, declarations.isOpenType(owner), declarations.isReference(owner) {
      guard let receiver = implicitReceiver(at: offset) else {
        throw failure(SupportProblem.dynamicClass(owner), at: offset)
      }
      return Expression(.typeTag(receiver), .metatype(owner), at: offset)
    }
    if let made = try self.type(named: name) { return Expression(.tuple([]), .metatype(made), at: offset) }
    throw unknown(name, at: offset) { $0.visibleNames + $0.library.typeNames }
  }

  /// Returns the value of a computed variable that is not a member.
  private mutating func read(_ id: FunctionID, at offset: Int) throws(CheckFailure) -> Expression {
    let type = try signature(of: id).result
    try requireHandling(of: id, at: offset)
    if type == .failed { throw failure(DeclarationProblem.typeRefersToItself(of: functions[id].name), at: offset) }
    return Expression(.call(id, [:], []), type, at: offset)
  }

  /// Returns a function used as a value.
  mutating func functionValue(
    _ ids: [FunctionID], _ receiver: Expression?, labels: [String?] = [], expecting type: Type?, named name: String,
    at offset: Int
  ) throws(CheckFailure) -> Expression {
    var ids = labels.isEmpty ? ids : ids.filter { functions[$0].parameters.map(\.label) == labels }
    if receiver != nil, !ids.isEmpty {
      ids.removeAll { functions[$0].isMutating }
      guard !ids.isEmpty else { throw mutatingValue(at: offset) }
    }
    if let type, ids.count == 1, let id = ids.first,
      let split = splitTuple(of: type, into: functions[id].parameters.count)
    {
      return try splitting(type, at: offset) { (checker) throws(CheckFailure) in
        try checker.functionValue(ids, receiver, expecting: split, named: name, at: offset)
      }
    }
    if ids.count > 1 {
      let apart = try splitting(type, at: offset) { (checker, split) throws(CheckFailure) in
        try checker.functionValue(ids, receiver, expecting: split, named: name, at: offset)
      }
      if let apart { return apart }
    }
    for id in ids {
      let signature = try signature(of: id)
      let parameters = signature.parameters.map { Type.Parameter(type: $0.type, isInout: $0.isInout) }
      let value = Expression(
        .functionValue(id, [:], receiver: receiver), .function(parameters, signature.result), at: offset)
      if ids.count == 1 { return value }
      if let type, converted(value, to: type) != nil { return value }
    }
    throw failure(NameProblem.ambiguous(name), at: offset)
  }

  /// Returns a property, static member or enum case of the enclosing types, referenced without a receiver, or nil if
  /// there is none.
  mutating func implicitMember(_ name: String, at offset: Int) throws(CheckFailure) -> Expression? {
    guard let owner = current.owner else { return nil }
    if let receiver = implicitReceiver(at: offset), let found = try property(name, of: receiver, at: offset) {
      return found
    }
    if current.receiver == nil, let found = try staticProperty(name, of: owner, at: offset) {
      try requireOwnStatic(name, of: owner, at: offset)
      return found
    }
    // A nested type can reference the static members of its enclosing types.
    var outer = owner.nominal.flatMap { types[$0]?.outer }
    while let nominal = outer {
      if let type = types[nominal]?.type, let found = try staticProperty(name, of: type, at: offset) { return found }
      outer = types[nominal]?.outer
    }
    return nil
  }
}

extension DeclReferenceExprSyntax {
  /// The labels in a function's full name such as `corner(at:)`; empty if only the base name is written.
  var labels: [String?] {
    (argumentNames?.arguments).elementList.map { $0.name.text == "_" ? nil : $0.name.identifierText }
  }
}

extension Checker {
  /// Checks a name that is an expression by itself.
  mutating func checkWholeReference(_ name: TokenSyntax) throws(CheckFailure) -> Expression {
    try settled(try checkReference(name, expecting: nil))
  }
}
