// Globals: their values are made when they are first read.

extension Lowerer {
  mutating func loadGlobal(_ id: GlobalID, _ layout: Layout, in slot: Slot) throws(CheckFailure) {
    let number = try globalNumber(id, layout)
    builder.emit(.jumpIfReady, Int32(number), 0)
    let jump = builder.code.count - 1
    try freeing { (lowerer) throws(CheckFailure) in
      let area = lowerer.builder.allocate(layout)
      lowerer.builder.emit(.call, Int32(lowerer.globalMakers[number] ?? 0), area.word, area.object)
      lowerer.emitGlobal(.storeGlobal, number, area, layout)
    }
    builder.land(jump)
    emitGlobal(.loadGlobal, number, slot, layout)
  }

  /// Returns the number of a global in the machine. The code for its value is made when it is first referenced.
  mutating func globalNumber(_ id: GlobalID, _ layout: Layout) throws(CheckFailure) -> Int {
    if let known = globalNumbers[id] { return known }
    program.globals.append(layout)
    let number = program.globals.count - 1
    globalNumbers[id] = number
    program.functions.append(CompiledFunction())
    let maker = program.functions.count - 1
    globalMakers[number] = maker
    let value = try checker.value(of: id)
    let saved = substitution
    substitution = [:]
    defer { substitution = saved }
    let body = FunctionBody(
      parameters: [], statements: [.giveBack(value, at: value.offset)], result: value.type, faults: [])
    try lower(body, nil, as: maker, calledAt: value.offset)
    return number
  }
}
