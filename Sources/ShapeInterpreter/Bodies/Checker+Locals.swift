import SwiftSyntax

// Declarations inside functions: types, computed variables, and functions that capture the surrounding scopes.

extension Checker {
  /// Records a type declared inside a function; its name is visible in the block.
  mutating func collectLocalType(_ declaration: DeclSyntax) {
    let name: TokenSyntax
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): name = node.name
    case .enumDecl(let node): name = node.name
    case .classDecl(let node): name = node.name
    case .typeAliasDecl(let node):
      declarations.localAliases[node.name.identifierText] = node.initializer.value
      return
    default: return
    }
    // A closure may be checked several times, but its types are recorded once.
    let known = Nominal(name: name.identifierText, isDeclared: true, place: declaration.offset)
    guard types[known] == nil else {
      scopes[scopes.count - 1].types[name.identifierText] = known
      return
    }
    let saved = (fileScope.types[name.identifierText], order)
    defer { (declarations.fileScope.types[name.identifierText], declarations.order) = saved }
    collect(declaration, in: nil, place: declaration.offset)
    guard let nominal = fileScope.types[name.identifierText] else { return }
    scopes[scopes.count - 1].types[name.identifierText] = nominal
    declarations.localTypes[name.identifierText] = nominal
  }

  /// Checks a local function's body with access to the surrounding scopes.
  mutating func checkLocalBody(of id: FunctionID) throws(CheckFailure) {
    declarations.functions[id].enclosing = LocalContext(scopes: scopes, function: current.function ?? -1)
    declarations.functions[id].isStatic = current.receiver == nil
    _ = try checkBody(of: id)
  }

  /// Declares a computed variable inside a function: a local function that is called where the name is referenced.
  mutating func declareComputed(
    _ pattern: PatternSyntax, _ annotation: TypeSyntax?, _ accessors: Accessors
  ) throws(CheckFailure) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText, let annotation else {
      throw failure(DeclarationProblem.computedWithoutType, at: pattern.offset)
    }
    let getter = addAccessors(
      name, annotation, accessors, owner: current.owner, generics: current.generics,
      isStatic: current.receiver == nil, at: pattern.offset)
    if let attributes = pattern.parent?.parent?.parent?.as(VariableDeclSyntax.self)?.attributes {
      declarations.functions[getter].isBuilder = attributes.namesBuilder
      declarations.functions[getter].ownBuilder = attributes.type(namedBy: declarations.builderNames)
    }
    for id in [getter, setters[getter]].compactMap({ $0 }) {
      declarations.functions[id].outerGenerics = current.generics
    }
    scopes[scopes.count - 1].getters[name] = getter
    // Each accessor may reference the variable itself.
    try checkLocalBody(of: getter)
    if let setter = setters[getter] { try checkLocalBody(of: setter) }
  }

  /// Declares a lazy variable inside a function: local accessors, and a storage variable that is nil at first.
  mutating func declareLazy(
    _ binding: PatternBindingSyntax, _ annotation: TypeSyntax?
  ) throws(CheckFailure) -> [Statement] {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      throw failure(DeclarationProblem.lazyPattern, at: binding.offset)
    }
    guard let value = binding.initializer?.value else {
      throw failure(DeclarationProblem.lazyWithoutValue, at: binding.offset)
    }
    if let block = binding.accessorBlock {
      throw failure(SupportProblem.observedLazyVariable, at: block.offset)
    }
    let name = pattern.identifier.identifierText
    let storage = makeVariable("", .failed, mutable: true)
    let getter = functions.count
    for kind in [FunctionDeclaration.Kind.getter, .setter] {
      let new = FunctionDeclaration.Parameter(label: nil, name: "newValue", type: annotation, offset: pattern.offset)
      declarations.append(
        FunctionDeclaration(
          id: functions.count, kind: kind, name: name, parameters: kind == .setter ? [new] : [],
          result: kind == .getter ? annotation : nil, owner: current.owner, generics: current.generics,
          outerGenerics: current.generics, isStatic: current.receiver == nil, offset: pattern.offset, lazyValue: value,
          lazyStorage: storage, subject: .getter(getter)))
    }
    declarations.setters[getter] = getter + 1
    try checkLocalBody(of: getter)
    scopes[scopes.count - 1].getters[name] = getter
    try checkLocalBody(of: getter + 1)
    let type = variables[storage].type
    return [.bind(storage, Expression(.none, type, at: pattern.offset))]
  }

  /// Adds observers to a local variable.
  mutating func observe(_ id: VariableID, _ list: [AccessorDeclSyntax]) throws(CheckFailure) {
    let observers = collectObservers(
      named: variables[id].name, of: .variable(id), list, owner: current.owner, generics: current.generics,
      isStatic: current.receiver == nil)
    variables[id].observers = observers
    for observer in observers?.all ?? [] { try checkLocalBody(of: observer) }
  }
}
