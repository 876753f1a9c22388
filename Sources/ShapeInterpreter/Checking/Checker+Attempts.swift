// Attempts: checks whose effects are undone if they fail.

extension Checker {
  /// Returns the result of `body`, or nil if it fails or emits diagnostics; a failure undoes its effects.
  mutating func attempt<Result>(_ body: (inout Checker) throws(CheckFailure) -> Result) -> Result? {
    let saved = (inference, deferred, complaints, scopes, current)
    let count = failures
    if let result = try? body(&self), failures == count { return result }
    (inference, deferred, complaints, scopes, current) = saved
    return nil
  }

  /// Returns the result of `body`, or nil if it fails or emits diagnostics; its effects are undone in both cases.
  mutating func trial<Result>(_ body: (inout Checker) throws(CheckFailure) -> Result) -> Result? {
    let saved = (inference, deferred, complaints)
    defer { (inference, deferred, complaints) = saved }
    guard let result = try? body(&self), failures == saved.2.failures.count else { return nil }
    return result
  }

  /// The local variables of the statement whose types are still open.
  var openVariables: [VariableID] {
    (inference.firstVariable..<variables.count).filter { variables[$0].type.isOpen }
  }

  /// Settles the types of the variables around a local function as far as they are inferred, because its statements use
  /// another inference store.
  mutating func tellTypes(ofVariablesIn scopes: [Scope]) throws(CheckFailure) {
    for id in scopes.flatMap(\.variables.values) where id >= inference.firstVariable && variables[id].type.isOpen {
      try settleLiterals(in: variables[id].type)
      variables[id].type = inference.resolved(variables[id].type)
    }
  }

  /// Drops the inference store of a failed statement. Variables whose types are still open get the type `failed`.
  mutating func abandon() {
    for index in openVariables { variables[index].type = .failed }
    forget()
  }

  /// Starts a new inference store for the next statement.
  mutating func forget() {
    inference = Inference(firstVariable: variables.count)
    deferred = []
  }
}
