// Scopes: the names that the code being checked can refer to without a receiver.

extension Checker {
  /// Returns the variable of that name in the innermost scope that declares the name, or nil if it declares something
  /// else.
  func lookUpVariable(_ name: String) -> VariableID? {
    scopes.last { $0.declares(name) }?.variables[name]
  }

  /// Returns the local functions of that name in the innermost scope that declares the name, or nil if it declares
  /// something else.
  func lookUpLocalFunctions(_ name: String) -> [FunctionID]? {
    scopes.last { $0.declares(name) }?.functions[name]
  }

  /// Returns the receiver of the method being checked, or nil if there is none.
  func implicitReceiver(at offset: Int) -> Expression? {
    guard let owner = current.owner, let receiver = current.receiver else { return nil }
    return Expression(.variable(receiver), owner, at: offset)
  }

  /// Returns the getter of that name in the innermost scope that declares the name; nil if it declares a stored
  /// variable or function instead, or no scope declares it.
  func lookUpLocalGetter(_ name: String) -> FunctionID? {
    scopes.last { $0.declares(name) }?.getters[name]
  }

  /// Returns the property wrapper of the variable of that name, with or without `$`, in the innermost scope that
  /// declares the variable; nil if it declares one without a wrapper.
  func lookUpWrapper(_ name: String) -> VariableID? {
    let variable = name.hasPrefix("$") ? String(name.dropFirst()) : name
    return scopes.last { $0.declares(name) || $0.declares(variable) }?.wrappers[variable]
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
