import SwiftSyntax

// The types of properties and globals, each determined once.

extension Checker {
  /// Returns the type of a stored property, inferred from its value if there is no annotation.
  mutating func type(of property: PropertyDeclaration, in nominal: Nominal) throws(CheckFailure) -> Type {
    switch propertyTypes[nominal]?[property.name] {
    case .success(let known)?: return known
    case .failure(let error)?: throw error
    case nil: break
    }
    let key = "\(nominal.name).\(property.name)"
    guard inProgress.insert(key).inserted else {
      throw failure("the type of '\(property.name)' refers to itself", at: property.offset)
    }
    defer { inProgress.remove(key) }
    do throws(CheckFailure) {
      if let refusal = property.refusal { throw .complaint(refusal) }
      let type = try findType(of: property, in: nominal)
      propertyTypes[nominal, default: [:]][property.name] = .success(type)
      return type
    } catch {
      propertyTypes[nominal, default: [:]][property.name] = .failure(error)
      throw error
    }
  }

  private mutating func findType(
    of property: PropertyDeclaration, in nominal: Nominal
  ) throws(CheckFailure) -> Type {
    let scope = TypeScope(
      owner: types[nominal]?.type, generics: types[nominal]?.generics ?? [], isPrelude: nominal.isPrelude)
    if let wrapper = try wrapper(of: property, in: nominal) { return wrapper.type }
    if let getter = property.lazyGetter { return .optional(try signature(of: getter).result) }
    if let annotation = property.annotation, !annotation.isOpaque || property.value == nil,
      case let known = try resolve(annotation, in: scope)
    {
      if let value = property.value, isUnbound(known) {
        return try checkDetached(value, expecting: known, owner: types[nominal]?.type).type
      }
      return known
    }
    if let value = property.value { return try checkDetached(value, expecting: nil, owner: types[nominal]?.type).type }
    throw failure("type annotation missing in pattern", at: property.offset)
  }

  /// Returns the checked value of a global or static stored property.
  mutating func value(of id: GlobalID) throws(CheckFailure) -> Expression {
    if let known = globalValues[id] { return known }
    let global = globals[id]
    let owner = global.owner.flatMap { types[$0]?.type ?? libraryType(named: $0.name) }
    if let refusal = global.refusal { throw .complaint(refusal) }
    guard let value = global.value else {
      let what = global.owner == nil ? "global" : "static"
      throw failure("\(what) 'let' declaration requires an initializer expression", at: global.offset)
    }
    guard inProgress.insert("global \(id)").inserted else {
      throw failure("the value of '\(global.name)' refers to itself", at: global.offset)
    }
    defer { inProgress.remove("global \(id)") }
    let scope = TypeScope(owner: owner, generics: [])
    let expected: Type? = if let syntax = global.annotation { try resolve(syntax, in: scope) } else { nil }
    let checked = try checkDetached(value, expecting: expected, owner: owner)
    globalTypes[id] = checked.type
    globalValues[id] = checked
    return checked
  }

  /// Returns the type of a global or static stored property.
  mutating func type(ofGlobal id: GlobalID) throws(CheckFailure) -> Type {
    if let known = globalTypes[id] { return known }
    if let refusal = globals[id].refusal { throw .complaint(refusal) }
    if let syntax = globals[id].annotation {
      let owner = globals[id].owner.flatMap { types[$0]?.type ?? libraryType(named: $0.name) }
      let type = try resolve(syntax, in: TypeScope(owner: owner, generics: []))
      if !isUnbound(type) {
        globalTypes[id] = type
        return type
      }
    }
    return try value(of: id).type
  }

  /// Checks an expression outside of any function, such as a property's default value.
  mutating func checkDetached(
    _ syntax: ExprSyntax, expecting type: Type?, as purpose: Purpose = .initialization, owner: Type?,
    generics: [GenericParameter]? = nil
  ) throws(CheckFailure) -> Expression {
    let first = variables.count
    let value = try detached(owner: owner, generics: generics) { (checker) throws(CheckFailure) in
      // A type with variables of another inference store means nothing in this one.
      let told = type.flatMap { $0.isOpen ? nil : $0 }
      let wanted = told.map { checker.isUnbound($0) ? checker.opened($0) : $0 }
      return try checker.checkWhole(syntax, expecting: wanted, as: purpose)
    }
    if variables[first...].contains(where: \.isDeclaredWithoutValue) {
      var walk = InitializationWalk(self)
      walk.walk(value)
      for complaint in walk.complaints { report(.complaint(complaint)) }
    }
    return value
  }

  /// Runs `body` outside of any function, in the scope of a type; `generics` are the type's own unless they are given.
  mutating func detached(
    owner: Type?, generics: [GenericParameter]? = nil, _ body: (inout Checker) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression {
    let saved = (scopes, inference, deferred, current)
    defer {
      abandon()
      (scopes, inference, deferred, current) = saved
    }
    scopes = [Scope()]
    inference = Inference(firstVariable: variables.count)
    deferred = []
    current = Surroundings()
    current.owner = owner
    current.isStatic = true
    current.generics = generics ?? owner?.nominal.flatMap { types[$0]?.generics } ?? []
    return try body(&self)
  }

  /// Returns true if a library type is written without its generic arguments: `let a: Set = [1]`.
  func isUnbound(_ type: Type) -> Bool {
    guard case .nominal(let nominal, let arguments) = type, !nominal.isDeclared,
      let own = LibraryTable.genericParameters[nominal.name]
    else { return false }
    return arguments == own.map(Type.parameter) && !current.generics.contains { own.contains($0) }
  }

  /// Returns true if a type contains generic parameters that are not in scope, since it or its alias is written without
  /// its arguments: `Pair(1, 2)`.
  func lacksArguments(_ type: Type) -> Bool {
    type.contains { part in
      guard case .parameter(var parameter) = part else { return false }
      while let root = parameter.root.first { parameter = root }
      return !current.generics.contains { $0.isSame(as: parameter) }
    }
  }

  /// Returns the type with its generic arguments replaced by new type variables.
  mutating func opened(_ type: Type) -> Type {
    guard case .nominal(let nominal, let arguments) = type else { return type }
    return .nominal(nominal, arguments.map { _ in inference.makeVariable() })
  }
}
