// Evaluation: the values of expressions, found while a shape is checked.

extension Lowerer {
  /// Evaluates an expression on its own.
  mutating func evaluate(_ value: Expression, as type: Type) throws(CheckFailure) -> Constant {
    let types = substitution
    defer { substitution = types }
    let body = FunctionBody(
      parameters: [], statements: [.giveBack(value, at: value.offset)], result: type, faults: [])
    program.functions.append(CompiledFunction())
    let number = program.functions.count - 1
    try lower(body, nil, as: number, calledAt: value.offset)
    try lowerWaiting()
    var machine = Machine(program, budget: checker.budget.evaluation.stopped(by: checker.stop))
    var held = LiveMemory()
    defer {
      checker.budget.evaluation = machine.left
      checker.budget.evaluation.bytes -= held.bytes
    }
    do throws(Fault) {
      let value = try machine.run(program, number, Constant())
      for object in value.objects { held.add(object) }
      return value
    } catch .stopped {
      throw checker.interrupted(at: machine.faultOffset(in: program))
    } catch {
      throw checker.failure(FaultProblem(error, .startValues), at: value.offset)
    }
  }
}
