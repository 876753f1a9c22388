// Frames: the slots of parameters and captured variables, and the finished code of a function.

extension Lowerer {
  /// Leaves the objects of an inout parameter in the frame at the end of the function, where the caller takes them
  /// from.
  mutating func keep(_ slot: Slot, _ layout: Layout) {
    for object in 0..<layout.objects { builder.kept.append(slot.object + Int32(object)) }
  }

  /// Allocates the slots of captured variables after the parameters of a closure or local function.
  mutating func declareCaptures(_ captured: [VariableID]) throws(CheckFailure) {
    builder.captures = Slot(builder.next.words, builder.next.objects)
    for id in captured {
      let layout = try layout(of: checker.variables[id].type)
      let isCell = celled.contains(id)
      builder.homes[id] = .init(slot: builder.allocate(isCell ? .word : layout), layout: layout, isCell: isCell)
    }
  }

  /// Makes a cell for each parameter that closures share. Returns these parameters with their original slots.
  mutating func moveParametersToCells(_ parameters: [VariableID]) throws(CheckFailure) -> [(VariableID, Slot)] {
    var moved: [(VariableID, Slot)] = []
    for id in parameters where celled.contains(id) {
      guard let home = builder.homes[id], !home.isCell else { continue }
      builder.homes[id] = makeCell(home.slot, home.layout)
      moved.append((id, home.slot))
    }
    return moved
  }

  /// Adds the finished code of the current function to the program.
  mutating func install(_ number: Int) {
    var function = builder.finish(slots: &program.slots)
    function.entry = program.code.count
    function.constants = program.words.count..<(program.words.count + builder.constants.count)
    program.words += builder.constants
    function.kept = program.kept.count..<(program.kept.count + builder.kept.count)
    program.kept += builder.kept
    program.code += builder.code
    program.offsets += builder.offsets
    program.functions[number] = function
  }
}
