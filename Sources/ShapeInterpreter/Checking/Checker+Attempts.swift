// Attempts: checks whose effects are undone if they fail.

/// The types inferred for the statement being checked, with the parts that wait until more are inferred.
struct Solution {
  var inference: Inference
  var deferred: [Postponed] = []

  /// Makes the solution of a new statement; `firstVariable` is the first local variable whose type may depend on it.
  init(firstVariable: VariableID) {
    inference = Inference(firstVariable: firstVariable)
  }

  init(_ inference: Inference, _ deferred: [Postponed]) {
    self.inference = inference
    self.deferred = deferred
  }
}

/// The state of the body being checked.
struct BodyState {
  var scopes: [Scope]
  var solution: Solution
  var surroundings = Surroundings()
}

extension Result {
  /// The error; nil for a value.
  var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

extension Checker {
  /// The solution of the present statement. Another meaning of an expression is tried with the one from before it.
  var solution: Solution {
    get { Solution(inference, deferred) }
    set { (inference, deferred) = (newValue.inference, newValue.deferred) }
  }

  /// The state of the present body. Checking another body replaces it for that time.
  var bodyState: BodyState {
    get { BodyState(scopes: scopes, solution: solution, surroundings: current) }
    set { (scopes, solution, current) = (newValue.scopes, newValue.solution, newValue.surroundings) }
  }

  /// Returns the result of `body`, or nil if it fails or emits diagnostics; a failure undoes its effects.
  mutating func attempt<Result>(_ body: (inout Checker) throws(CheckFailure) -> Result) -> Result? {
    let saved = (bodyState, complaints)
    let count = failures
    if let result = try? body(&self), failures == count { return result }
    (bodyState, complaints) = saved
    return nil
  }

  /// Returns the result of `body`, or nil if it fails or emits diagnostics; its effects are undone in both cases.
  mutating func trial<Result>(_ body: (inout Checker) throws(CheckFailure) -> Result) -> Result? {
    let saved = (solution, complaints)
    defer { (solution, complaints) = saved }
    guard let result = try? body(&self), failures == saved.1.failures.count else { return nil }
    return result
  }

  /// Returns the result of checking an expression in another way after an error; nil if it fails, too, or if the other
  /// way cannot help: names stay unknown in it, and an error within many expressions would be looked for in each of
  /// their ways, twice as often for each level.
  mutating func retry<Result>(
    after error: CheckFailure?, _ body: (inout Checker) throws(CheckFailure) -> Result
  ) -> Result? {
    guard error?.lacksName != true, current.retries < Self.mostRetries else { return nil }
    current.retries += 1
    defer { current.retries -= 1 }
    return attempt(body)
  }

  /// The number of expressions, each around the next one, that may be checked in another way at the same time.
  private static let mostRetries = 2

  /// The local variables of the statement whose types are still open.
  var openVariables: [VariableID] {
    (inference.firstVariable..<variables.count).filter { variables[$0].type.isOpen }
  }

  /// Settles the types of the variables around a local function as far as they are inferred, because its statements use
  /// another inference store.
  mutating func tellTypes(ofVariablesIn scopes: [Scope]) throws(CheckFailure) {
    let ids = scopes.flatMap { Array($0.variables.values) }
    for id in ids where id >= inference.firstVariable && variables[id].type.isOpen {
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
    solution = Solution(firstVariable: variables.count)
  }
}
