// Waiting: the calls that need `await`, and the code that may have it.

extension Checker {
  /// Throws the diagnostic for a call that can wait, where the code around it cannot or has no `await` there.
  mutating func requireAwaiting(of id: FunctionID, at offset: Int) throws(CheckFailure) {
    let function = functions[id]
    guard function.isAsync else {
      // A member of the file's own may belong to another actor, whose code is waited for.
      if function.owner != nil, !function.isPrelude { current.hasWaited = true }
      return
    }
    let form: ControlFlowProblem.AsyncForm = function.kind == .getter ? .property : .call
    guard current.isAsync else {
      guard current.function != nil else { throw failure(ControlFlowProblem.asyncInitialValue(form), at: offset) }
      throw failure(ControlFlowProblem.asyncInSynchronousCode(form), at: offset)
    }
    guard current.isAwaiting else { throw failure(ControlFlowProblem.unmarkedWait, at: offset) }
    current.hasWaited = true
  }
}
