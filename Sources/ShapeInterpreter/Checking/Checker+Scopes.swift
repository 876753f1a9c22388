// Scopes: the names that the code being checked can refer to without a receiver.

extension Checker {
  /// Returns the variable of that name in the innermost scope that declares the name, or nil if it declares something
  /// else.
  func lookUpVariable(_ name: String) -> VariableID? {
    for scope in scopes.reversed() {
      if let id = scope.variables[name] { return id }
      if scope.getters[name] != nil || scope.functions[name] != nil { return nil }
    }
    return nil
  }

  /// Returns the local functions of that name in the innermost scope that declares the name, or nil if it declares
  /// something else.
  func lookUpLocalFunctions(_ name: String) -> [FunctionID]? {
    for scope in scopes.reversed() {
      if let ids = scope.functions[name] { return ids }
      if scope.variables[name] != nil || scope.getters[name] != nil { return nil }
    }
    return nil
  }

  /// Returns the receiver of the method being checked, or nil if there is none.
  func implicitReceiver(at offset: Int) -> Expression? {
    guard let owner = current.owner, let receiver = current.receiver else { return nil }
    return Expression(.variable(receiver), owner, at: offset)
  }

  /// Returns the getter of that name in the innermost scope that declares the name; nil if it declares a stored
  /// variable or function instead, or no scope declares it.
  func lookUpLocalGetter(_ name: String) -> FunctionID? {
    for scope in scopes.reversed() {
      if let id = scope.getters[name] { return id }
      if scope.variables[name] != nil || scope.functions[name] != nil { return nil }
    }
    return nil
  }

  /// Returns the type of that name in the enclosing scopes; otherwise the last one recorded in any function, or nil.
  func localType(named name: String) -> Nominal? {
    for scope in scopes.reversed() {
      if let nominal = scope.types[name] { return nominal }
    }
    return declarations.localTypes[name]
  }

  /// The scope of type names in the code being checked.
  var typeScope: TypeScope {
    let isPrelude = current.function.map { functions[$0].isPrelude } ?? false
    return TypeScope(owner: current.owner, generics: current.generics, isPrelude: isPrelude)
  }
}
