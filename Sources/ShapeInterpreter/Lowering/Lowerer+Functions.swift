// Functions: the code of checked bodies, made as they are called.

extension Lowerer {
  /// Lowers all functions that are called and have no code yet.
  mutating func lowerWaiting() throws(CheckFailure) {
    var isDone = false
    var hasErrors = false
    while !isDone {
      while let (instance, number, offset) = waiting.popLast() {
        try checker.look(at: checker.functions[instance.function].offset)
        let body = try checker.checkBody(of: instance.function)
        guard body.isSound else {
          // The body may have been checked where its diagnostics were dropped. Continue with the others,
          // to report their diagnostics too.
          for case let fault? in body.faults ?? [] { checker.report(.complaint(fault)) }
          hasErrors = true
          continue
        }
        substitution = instance.substitution
        try lower(body, instance.function, as: number, calledAt: offset)
        if let endless { throw endless }
      }
      substitution = [:]
      // They may need more functions, and these may need them again.
      isDone = try !lowerHelpers()
    }
    if hasErrors { throw CheckFailure.silent }
    try findErrorForms()
    try findKeyForms()
  }

  /// Lowers the helper functions that have no code yet or do not cover all types. Returns false if there were none.
  mutating func lowerHelpers() throws(CheckFailure) -> Bool {
    var start = 0
    while let (place, entry) = helpers.next(from: start, boxed: boxed.count) {
      let (outer, types) = (builder, substitution)
      defer { (builder, substitution) = (outer, types) }
      switch entry.helper {
      case .dispatch(let dispatcher): try lower(dispatcher, calledAt: entry.offset)
      case .override(let override): try lower(override, calledAt: entry.offset)
      case .typeTest(let type): try lowerTest(of: type, calledAt: entry.offset)
      case .contentCast(let type): try lowerContentCast(to: type, calledAt: entry.offset)
      case .typeName: try lowerTypeName(calledAt: entry.offset)
      case .comparison(let comparison): try lower(comparison, calledAt: entry.offset)
      case .printer(let printer): try lower(printer, calledAt: entry.offset)
      }
      builder.emit(.giveBack)
      install(entry.number)
      start = place + 1
    }
    return start > 0
  }

  /// Lowers a body as the function of a number.
  mutating func lower(
    _ body: FunctionBody, _ id: FunctionID?, as number: Int, calledAt offset: Int
  ) throws(CheckFailure) {
    let (outer, caller) = (builder, present)
    defer { (builder, present) = (outer, caller) }
    if callers[number] == nil { callers[number] = present }
    present = number
    let captured = id.map { captures(ofLocal: $0) } ?? []
    findCells(in: body)
    let isInitializer = id.map { checker.functions[$0].kind == .initializer } ?? false
    let function = id.map { checker.functions[$0] }
    let isPrelude = function?.isPrelude ?? false
    let fillsObject = function?.fillsObject ?? false
    let result = fillsObject ? (function?.isFailable ?? false ? Type.bool : .void) : body.result
    builder = FunctionBuilder(
      result: try layout(of: result), at: isPrelude ? offset : function?.offset ?? offset, isPrelude: isPrelude)
    builder.function = id
    var inouts: [VariableID] = []
    if let receiver = body.receiver, !isInitializer || fillsObject {
      try declareParameter(receiver)
      if let id, checker.functions[id].isMutating { inouts.append(receiver) }
    }
    for (index, parameter) in body.parameters.enumerated() {
      try declareParameter(parameter)
      if let id, try checker.signature(of: id).parameters[index].isInout { inouts.append(parameter) }
    }
    try declareCaptures(captured)
    builder.endParameters()
    for id in inouts {
      if let home = builder.homes[id] { keep(home.slot, home.layout) }
    }
    let shared = try moveParametersToCells(body.parameters + (isInitializer ? [] : body.receiver.map { [$0] } ?? []))
    builder.exits = [FunctionBuilder.Exit(slot: isInitializer ? nil : Slot(0, 0), layout: builder.result)]
    if fillsObject, let receiver = body.receiver, let id {
      try lowerFilling(body, id, receiver)
    } else if isInitializer, let receiver = body.receiver, let id {
      try lowerInitializer(body, id, receiver)
    } else {
      try lower(body.statements)
    }
    for jump in builder.exits[0].jumps { builder.land(jump) }
    for (id, parameter) in shared where inouts.contains(id) {
      // Changes that closures made to an inout parameter are returned to the caller.
      guard let home = builder.homes[id] else { continue }
      emitPart(.loadPart, home.slot.word, parameter, home.layout)
    }
    builder.emit(.giveBack)
    install(number)
  }

  /// Lowers the body of an initializer. The receiver starts with its properties' defaults and is the result.
  private mutating func lowerInitializer(
    _ body: FunctionBody, _ id: FunctionID, _ receiver: VariableID
  ) throws(CheckFailure) {
    let type = concrete(checker.functions[id].owner ?? .void)
    let layout = try layout(of: type)
    let isFailable = checker.functions[id].isFailable
    let slot = builder.allocate(layout)
    builder.homes[receiver] = .init(slot: slot, layout: layout)
    if let nominal = type.nominal, let declared = checker.types[nominal], declared.kind == .structure {
      let types = checker.declarations.genericArguments(of: type)
      for property in declared.properties {
        let (position, _) = try field(property.name, of: type, at: property.offset)
        guard checker.startsWithValue(property, in: nominal) else { continue }
        let value = try checker.madeValue(of: property, in: nominal, types, at: property.offset)
        try lower(value, into: slot.advanced(by: position))
      }
    }
    if celled.contains(receiver) { builder.homes[receiver] = makeCell(slot, layout) }
    try lower(body.statements)
    // Reached from the end of the body and from a `return` without a value.
    for jump in builder.exits[0].jumps { builder.land(jump) }
    builder.exits[0].jumps = []
    let final = try value(of: receiver)
    if isFailable {
      setWord(0, to: 1)
      copy(final, to: Slot(1, 0), layout)
    } else {
      copy(final, to: Slot(0, 0), layout)
    }
    for jump in failures { builder.land(jump) }
    failures = []
  }

  private mutating func declareParameter(_ id: VariableID) throws(CheckFailure) {
    let layout = try layout(of: checker.variables[id].type)
    builder.homes[id] = .init(slot: builder.allocate(layout), layout: layout)
  }
}
