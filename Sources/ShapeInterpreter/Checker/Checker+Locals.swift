import SwiftSyntax

// Declarations inside functions: types, computed variables, and functions that see what surrounds them.

extension Checker {
  /// Files a type that is declared inside a function; its name is known in the block.
  mutating func collectLocalType(_ declaration: DeclSyntax) {
    let name: TokenSyntax
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): name = node.name
    case .enumDecl(let node): name = node.name
    case .typeAliasDecl(let node):
      localAliases[node.name.identifierText] = node.initializer.value
      return
    default: return
    }
    // A closure may be checked several times, its types are filed once.
    let known = Nominal(name: name.identifierText, isDeclared: true, place: declaration.offset)
    guard types[known] == nil else {
      scopes[scopes.count - 1].types[name.identifierText] = known
      return
    }
    let saved = (fileScope.types[name.identifierText], order)
    defer { (fileScope.types[name.identifierText], order) = saved }
    collect(declaration, in: nil, place: declaration.offset)
    guard let nominal = fileScope.types[name.identifierText] else { return }
    scopes[scopes.count - 1].types[name.identifierText] = nominal
    localTypes[name.identifierText] = nominal
  }

  /// The type of that name that the functions around declare; else the last one so named of any function.
  func localType(named name: String) -> Nominal? {
    for scope in scopes.reversed() {
      if let nominal = scope.types[name] { return nominal }
    }
    return localTypes[name]
  }

  /// Checks a local function's body with what surrounds it in sight.
  mutating func checkLocalBody(of id: FunctionID) throws(CheckFailure) {
    functions[id].enclosing = LocalContext(scopes: scopes, function: current.function ?? -1)
    functions[id].isStatic = current.receiver == nil
    _ = try checkBody(of: id)
  }

  /// A computed variable inside a function: a local function that is called where the name stands.
  mutating func declareComputed(
    _ pattern: PatternSyntax, _ annotation: TypeSyntax?, _ accessors: Accessors
  ) throws(CheckFailure) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText, let annotation else {
      throw failure("computed property must have an explicit type", at: pattern.offset)
    }
    if accessors.setter != nil {
      throw failure("a local variable with a setter is not supported", at: pattern.offset)
    }
    functions.append(
      FunctionDeclaration(
        id: functions.count, kind: .getter, name: name, parameters: [], result: annotation, body: accessors.getter,
        owner: current.owner, generics: current.generics, isStatic: current.receiver == nil, offset: pattern.offset))
    let id = functions.count - 1
    scopes[scopes.count - 1].getters[name] = id
    try checkLocalBody(of: id)
  }

  /// The computed variable of that name in the innermost scope that has one, unless a stored one hides it.
  func lookUpLocalGetter(_ name: String) -> FunctionID? {
    for scope in scopes.reversed() {
      if let id = scope.getters[name] { return id }
      if scope.variables[name] != nil { return nil }
    }
    return nil
  }
}
