import SwiftSyntax

// Declared values: the initial values of properties, and the defaults of parameters and of associated values.

extension Checker {
  /// Returns the initial value of a stored property that a call of the memberwise initializer omits.
  mutating func madeValue(
    of property: PropertyDeclaration, in nominal: Nominal, _ substitution: [GenericParameter: Type], at offset: Int
  ) throws(CheckFailure) -> Expression {
    let isPlain = property.wrapper == nil && !(property.value?.hasCalls ?? false)
    guard let declared = types[nominal], !declared.generics.isEmpty || !isPlain else {
      return try initialValue(of: property, in: nominal, at: offset)
    }
    return try made(
      .property(nominal, property.name), declared.type, declared.generics, substitution, at: offset
    ) { (checker) throws(CheckFailure) in
      try checker.initialValue(of: property, in: nominal, at: offset)
    }
  }

  /// Returns a call of the function that makes a declared value. The value is checked and lowered once: checked at each
  /// call, values that omit such values themselves would grow exponentially.
  ///
  /// `owner` is the type that declares the value; the generic parameters may occur in it.
  private mutating func made(
    _ key: DeclaredValue, _ owner: Type?, _ generics: [GenericParameter], _ substitution: [GenericParameter: Type],
    at offset: Int, _ check: (inout Checker) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression {
    if valueMakers[key] == nil {
      let failed = failures
      let value = try check(&self)
      // The next call emits the diagnostics again, since this one may be undone.
      guard failures == failed else { return value }
      let id = functions.count
      declarations.append(
        FunctionDeclaration(
          id: id, kind: .getter, name: "", parameters: [], owner: owner, generics: generics, isStatic: true,
          offset: value.offset))
      signatures.functions[id] = Signature(parameters: [], result: value.type, generics: generics)
      bodies[id] = FunctionBody(
        parameters: [], statements: [.giveBack(value, at: value.offset)], result: value.type, faults: [])
      valueMakers[key] = id
    }
    guard let id = valueMakers[key], let result = signatures.functions[id]?.result else { throw CheckFailure.silent }
    let own = substitution.filter { generics.contains($0.key) }
    return Expression(.call(id, own, []), result.substituting(own), at: offset)
  }

  /// Returns the initial value of a stored property.
  mutating func initialValue(
    of property: PropertyDeclaration, in nominal: Nominal, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let known = try type(of: property, in: nominal)
    if let wrapper = try wrapper(of: property, in: nominal) { return wrapper }
    guard let value = property.value else { return Expression(.none, known, at: offset) }
    return try valueDeclared(value, property.name, property.offset) { (checker) throws(CheckFailure) in
      let checked = try checker.checkDetached(value, expecting: known, owner: checker.types[nominal]?.type)
      if !nominal.isPrelude { checker.tellApproximations(in: checked) }
      return checked
    }
  }

  /// Checks the value in a declaration; fails if the value refers to itself.
  private mutating func valueDeclared(
    _ value: ExprSyntax, _ name: String, _ offset: Int,
    _ check: (inout Checker) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression {
    guard openValues.insert(value.id).inserted else {
      throw failure(SupportProblem.valueWithinItself(of: name), at: offset)
    }
    defer { openValues.remove(value.id) }
    return try check(&self)
  }

  /// Returns the default value of a parameter, checked in the scope of its declaration.
  mutating func defaultArgument(
    _ id: FunctionID, _ index: Int, _ substitution: [GenericParameter: Type] = [:], at offset: Int
  ) throws(CheckFailure) -> Expression {
    let parameter = functions[id].parameters[index]
    let general = try signature(of: id).parameters[index].type
    guard let value = parameter.value else {
      return Expression(.array([]), inference.resolved(general.substituting(substitution)), at: offset)
    }
    let isDelayed = parameter.type?.isAutoclosure ?? false
    guard case .function(_, let result) = general, isDelayed else {
      return try argument(value, general, of: id, index, substitution, at: offset)
    }
    let checked = try argument(value, result, of: id, index, substitution, at: offset)
    return try closure(
      of: [], giving: checked, as: inference.resolved(general.substituting(substitution)), checked.type, at: offset)
  }

  /// Determines the generic arguments that only the default value of an omitted argument tells:
  /// `init(shape: S = Circle())`.
  mutating func tellDefault(of candidate: Candidate, _ index: Int, as type: Type) {
    guard case .declared(let id) = candidate.target, inference.resolved(type).contains({ inference.isUnknown($0) }),
      let value = functions[id].parameters[index].value
    else { return }
    if candidate.parameters[index].isBuilder, case .function(_, let result) = inference.shallow(type) {
      _ = inference.unify(result, .node)
      return
    }
    let function = functions[id]
    let known = attempt { (checker) throws(CheckFailure) in
      try checker.valueDeclared(value, function.parameters[index].name, function.offset) {
        (checker) throws(CheckFailure) in
        guard case .parameter(let bound) = candidate.parameters[index].type, value.firstMember != nil else {
          return try checker.checkDetached(
            value, expecting: nil, as: .defaultArgument, owner: function.owner, generics: function.generics)
        }
        // `style: some ShapeStyle = .primary`: a static member of the protocol.
        return try checker.detached(owner: function.owner, generics: function.generics) {
          (checker) throws(CheckFailure) in
          guard let member = try checker.contextual(value, among: bound.bounds) else { throw CheckFailure.silent }
          return try checker.settled(member)
        }
      }
    }
    if let known { _ = inference.unify(type, known.type) }
  }

  /// Returns the value in a parameter's declaration; `general` is its type in terms of the generic parameters.
  mutating func argument(
    _ value: ExprSyntax, _ general: Type, of id: FunctionID, _ index: Int, _ substitution: [GenericParameter: Type],
    at offset: Int
  ) throws(CheckFailure) -> Expression {
    let function = functions[id]
    func check(_ checker: inout Checker, _ type: Type) throws(CheckFailure) -> Expression {
      try checker.valueDeclared(value, function.parameters[index].name, function.offset) {
        (checker) throws(CheckFailure) in
        try checker.checkDetached(
          value, expecting: type, as: .defaultArgument, owner: function.owner, generics: function.generics)
      }
    }
    func make(_ checker: inout Checker) throws(CheckFailure) -> Expression {
      try checker.made(.argument(id, index), function.owner, function.generics, substitution, at: offset) {
        (checker) throws(CheckFailure) in
        try check(&checker, general)
      }
    }
    let instance = general.substituting(substitution)
    if !function.isPrelude {
      guard instance != general else { return value.hasCalls ? try make(&self) : try check(&self, general) }
      if let shared = attempt(make) { return shared }
    }
    // A value that suits only the type of this call, as `[1, 2]` for a collection of any type, is checked for it.
    if instance != general { try settleLiterals(in: instance) }
    return try check(&self, inference.resolved(instance))
  }

  /// Returns the default of an associated value that a call omits.
  mutating func associatedDefault(
    _ position: Int, of index: Int, in type: Type, _ substitution: [GenericParameter: Type]
  ) throws(CheckFailure) -> Expression {
    guard let nominal = inference.shallow(type).nominal, let declared = types[nominal],
      let syntax = declared.cases[index].defaults[position]
    else { throw CheckFailure.silent }
    let scope = TypeScope(owner: declared.type, generics: declared.generics)
    let wanted = try resolve(declared.cases[index].types[position], in: scope).substituting(substitution)
    let check = { (checker: inout Checker) throws(CheckFailure) in
      try checker.valueDeclared(syntax, declared.cases[index].name, declared.cases[index].offset) {
        (checker) throws(CheckFailure) in
        try checker.checkDetached(
          syntax, expecting: checker.inference.resolved(wanted), as: .argument, owner: declared.type)
      }
    }
    guard declared.generics.isEmpty, syntax.hasCalls else { return try check(&self) }
    return try made(
      .associatedValue(nominal, case: index, position), declared.type, [], substitution, at: declared.offset, check)
  }
}

extension ExprSyntax {
  /// True if a call is part of the expression.
  fileprivate var hasCalls: Bool {
    var rest = [Syntax(self)]
    while let next = rest.popLast() {
      if next.is(FunctionCallExprSyntax.self) { return true }
      rest += next.children(viewMode: .sourceAccurate)
    }
    return false
  }
}
