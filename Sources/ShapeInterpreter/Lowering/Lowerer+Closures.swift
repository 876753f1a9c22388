// Closures and function values, with their captures.

extension Lowerer {
  mutating func makeClosure(_ tree: ClosureTree, _ type: Type, in slot: Slot) throws(CheckFailure) {
    guard case .function(_, let result) = concrete(type) else { throw CheckFailure.silent }
    let captured = captures(of: tree)
    let path = tree.keyPath.map { KeyPathName(names: $0, type: concrete(type)) }
    if let path, captured.isEmpty, let known = keyPaths[path] {
      return emitClosure(known, [(Slot, Layout)](), in: slot)
    }
    program.functions.append(CompiledFunction())
    let number = program.functions.count - 1
    if let path, captured.isEmpty { keyPaths[path] = number }
    let outer = builder
    builder = FunctionBuilder(result: try layout(of: result), at: outer.offset, isPrelude: outer.isPrelude)
    for parameter in tree.parameters {
      let layout = try layout(of: checker.variables[parameter.variable].type)
      builder.homes[parameter.variable] = .init(slot: builder.allocate(layout), layout: layout)
    }
    try declareCaptures(captured)
    builder.endParameters()
    for parameter in tree.parameters where parameter.isInout {
      guard let home = builder.homes[parameter.variable] else { continue }
      for object in 0..<home.layout.objects { builder.kept.append(home.slot.object + Int32(object)) }
    }
    let shared = try moveParametersToCells(tree.parameters.map(\.variable))
    builder.exits = [.init(slot: Slot(0, 0), layout: builder.result)]
    try lower(tree.body)
    for jump in builder.exits[0].jumps { builder.land(jump) }
    for (id, parameter) in shared where tree.parameters.contains(where: { $0.variable == id && $0.isInout }) {
      guard let home = builder.homes[id] else { continue }
      emitPart(.loadPart, home.slot.word, parameter, home.layout)
    }
    builder.emit(.giveBack)
    install(number)
    builder = outer
    try emitClosure(number, captured, in: slot)
  }

  /// Makes a closure value of a function with the current values, or the cells, of its captures.
  private mutating func emitClosure(_ number: Int, _ captured: [VariableID], in slot: Slot) throws(CheckFailure) {
    var entries: [(Slot, Layout)] = []
    for id in captured {
      guard let home = builder.homes[id] else {
        throw checker.failure(InitializationProblem.noValue(checker.variables[id].name), at: builder.offset)
      }
      entries.append((home.slot, home.isCell ? .word : home.layout))
    }
    emitClosure(number, entries, in: slot)
  }

  private mutating func emitClosure(_ number: Int, _ entries: [(Slot, Layout)], in slot: Slot) {
    let start = program.slots.count
    program.slots.append(Slot(entries.count, 0))
    for (place, layout) in entries {
      program.slots += [place, Slot(layout.words, layout.objects)]
      builder.slotRanges.append((program.slots.count - 2)..<(program.slots.count - 1))
    }
    for (_, layout) in entries { builder.weigh(2 * (layout.words + layout.objects)) }
    builder.emit(.makeClosure, slot.object, Int32(number), Int32(start))
  }

  /// Lowers a reference to a declared function as a closure. A method's receiver is captured.
  mutating func makeFunctionValue(
    _ id: FunctionID, _ types: [GenericParameter: Type], _ receiver: Expression?, in slot: Slot
  ) throws(CheckFailure) {
    let signature = try checker.signature(of: id)
    // Build a closure with the same parameters that calls the function.
    var parameters: [ClosureParameter] = []
    var arguments: [Expression] = []
    if let receiver {
      let variable = checker.makeVariable("self", receiver.type, mutable: false)
      let size = try layout(of: receiver.type)
      let place = builder.allocate(size)
      try lower(receiver, into: place)
      builder.homes[variable] = .init(slot: place, layout: size)
      arguments.append(Expression(.variable(variable), receiver.type, at: builder.offset))
    }
    for parameter in signature.parameters {
      let type = concrete(parameter.type)
      let variable = checker.makeVariable("", type, mutable: parameter.isInout)
      parameters.append(ClosureParameter(variable: variable, isInout: parameter.isInout))
      let value = Expression(.variable(variable), type, at: builder.offset)
      arguments.append(parameter.isInout ? Expression(.address(value), type, at: builder.offset) : value)
    }
    let result = concrete(signature.result)
    let call = Expression(.call(id, types, arguments), result, at: builder.offset)
    let tree = ClosureTree(parameters: parameters, body: [.giveBack(call, at: builder.offset)])
    let list = signature.parameters.map { Type.Parameter(type: concrete($0.type), isInout: $0.isInout) }
    try makeClosure(tree, .function(list, result), in: slot)
  }
}

/// A key path that leads through properties, by their names and the type of its getter.
struct KeyPathName: Hashable {
  var names: String
  var type: Type
}
