// Calls of library members, of the file's functions and of closures.

extension Lowerer {
  /// Lowers a closure's statements as part of the current function. A `return` jumps to their end.
  mutating func inline(_ body: [Statement], result: Slot?, _ layout: Layout) throws(CheckFailure) {
    builder.exits.append(.init(slot: result, layout: layout, level: builder.cleanups.count))
    try lower(body)
    guard let exit = builder.exits.popLast() else { return }
    for jump in exit.jumps { builder.land(jump) }
  }

  /// Lowers a call of a declared function. A member of a class may be another one in the object's own class.
  mutating func makeCall(
    _ id: FunctionID, _ types: [GenericParameter: Type], _ arguments: [Expression], _ layout: Layout, in slot: Slot
  ) throws(CheckFailure) {
    if makesObject(id, arguments) {
      return try makeObject(concrete(checker.functions[id].owner ?? .void), id, types, arguments, in: slot)
    }
    if let object = arguments.first, checker.declarations.isOverridden(id) {
      if case .exactly = object.kind {
        guard checker.functions[id].fillsObject else {
          return try makeDirectCall(id, types, arguments, layout, in: slot)
        }
        return try fill(object, with: id, types, Array(arguments.dropFirst()), in: slot)
      }
      return try makeOverridden(id, types, arguments, layout, in: slot)
    }
    if checker.functions[id].fillsObject, let object = arguments.first {
      return try fill(object, with: id, types, Array(arguments.dropFirst()), in: slot)
    }
    try makeDirectCall(id, types, arguments, layout, in: slot)
  }

  /// Returns whether a call of an initializer makes the object that it fills.
  func makesObject(_ id: FunctionID, _ arguments: [Expression]) -> Bool {
    checker.functions[id].fillsObject && arguments.count == checker.functions[id].parameters.count
  }

  /// Lowers a call of a function itself.
  mutating func makeDirectCall(
    _ id: FunctionID, _ types: [GenericParameter: Type], _ arguments: [Expression], _ layout: Layout, in slot: Slot
  ) throws(CheckFailure) {
    let function = checker.functions[id]
    let signature = try checker.signature(of: id)
    let receivers = arguments.count - signature.parameters.count
    var isInout = signature.parameters.map(\.isInout)
    if receivers == 1 { isInout.insert(function.isMutating, at: 0) }
    let number = number(of: id, types)
    try lowerCall(
      arguments, isInout, captures(ofLocal: id), layout, in: slot, throwing: function.isThrowing
    ) { lowerer, area in
      lowerer.builder.emit(.call, Int32(number), area.word, area.object)
    }
  }

  /// Lays arguments out at the start of the callee's frame, emits the call, and stores the changed arguments back.
  mutating func lowerCall(
    _ arguments: [Expression], _ isInout: [Bool], _ captured: [VariableID], _ layout: Layout, in slot: Slot,
    throwing isThrowing: Bool = false, _ emitCall: (inout Lowerer, Slot) throws(CheckFailure) -> Void
  ) throws(CheckFailure) {
    // An lvalue may need slots besides its value, for an index say. These must not overlap the callee's frame,
    // so such lvalues are opened first.
    var values: [Int: Slot] = [:]
    var opened: [Int: Place] = [:]
    var arguments = arguments
    if zip(arguments, isInout).contains(where: { $1 && !isDirect($0) }) {
      // Values and the indices of lvalues are evaluated in the order of the arguments.
      for (index, argument) in arguments.enumerated() {
        if isInout[index] {
          arguments[index] = try withPinnedIndices(argument)
        } else {
          values[index] = try lower(argument, into: builder.allocate(try self.layout(of: argument.type)))
        }
      }
      for (index, argument) in arguments.enumerated() where isInout[index] { opened[index] = try open(argument) }
    }
    let area = builder.allocate(layout)
    var places: [Slot] = []
    for argument in arguments { places.append(builder.allocate(try self.layout(of: argument.type))) }
    // The captured variables follow the arguments at once, before any slot that evaluating an argument needs.
    let copies = try reserve(captured)
    for (index, argument) in arguments.enumerated() where !isInout[index] {
      if let value = values[index] {
        move(value, to: places[index], try self.layout(of: argument.type))
      } else {
        try lower(argument, into: places[index])
      }
    }
    for (home, place, size) in copies { copy(home, to: place, size) }
    var changes: [Change] = []
    for (index, argument) in arguments.enumerated() where isInout[index] {
      let place = if let known = opened[index] { known } else { try open(argument) }
      let change = Change(place: place, lent: places[index], layout: try self.layout(of: argument.type))
      move(change.place.slot, to: places[index], change.layout)
      changes.append(change)
    }
    let handler = isThrowing && !changes.isEmpty ? builder.emitJump(.pushHandler) : nil
    try emitCall(&self, area)
    if let handler {
      // Changes that the function made to its arguments before it threw are kept.
      builder.emit(.popHandler)
      let end = builder.emitJump(.jump)
      builder.land(handler)
      try close(changes)
      builder.emit(.raiseAgain)
      builder.land(end)
    }
    try close(changes)
    move(area, to: slot, layout)
  }

  /// Allocates a slot for each captured variable, and returns where its value or its cell is copied from and to.
  private mutating func reserve(
    _ captured: [VariableID]
  ) throws(CheckFailure) -> [(from: Slot, to: Slot, layout: Layout)] {
    var copies: [(from: Slot, to: Slot, layout: Layout)] = []
    for id in captured {
      guard let home = builder.homes[id] else {
        throw checker.failure(InitializationProblem.noValue(checker.variables[id].name), at: builder.offset)
      }
      let size = home.isCell ? Layout.word : home.layout
      copies.append((home.slot, builder.allocate(size), size))
    }
    return copies
  }

  /// Returns whether an lvalue is a variable, or a part of one that lies in the frame. Changing it then needs no index,
  /// setter or observer, and no slots that have to outlive the call: the other parts of a variable in a cell would.
  private func isDirect(_ place: Expression) -> Bool {
    switch place.kind {
    case .address(let target): isDirect(target)
    case .variable, .global: observers(of: place) == nil
    case .field(let base, _): observers(of: place) == nil && isInFrame(base) && !isObject(base)
    case .component(let base, _): isInFrame(base)
    default: false
    }
  }

  private func isObject(_ value: Expression) -> Bool { checker.declarations.isReference(concrete(value.type)) }

  /// Returns whether an lvalue is a variable of the frame or a part of one.
  private func isInFrame(_ place: Expression) -> Bool {
    switch place.kind {
    case .variable(let id): observers(of: place) == nil && !(builder.homes[id]?.isCell ?? true)
    case .field(let base, _): observers(of: place) == nil && isInFrame(base) && !isObject(base)
    case .component(let base, _): isInFrame(base)
    default: false
    }
  }

  /// An inout argument: its place, and the slot in the callee's frame.
  private struct Change {
    var place: Place
    var lent: Slot
    var layout: Layout
  }

  private mutating func close(_ changes: [Change]) throws(CheckFailure) {
    for change in changes.reversed() {
      move(change.lent, to: change.place.slot, change.layout)
      try close(change.place)
    }
  }

  mutating func makeApplication(
    _ function: Expression, _ arguments: [Expression], _ layout: Layout, in slot: Slot
  ) throws(CheckFailure) {
    if case .closure(let tree) = function.kind, arguments.isEmpty {
      return try inline(tree.body, result: slot, layout)
    }
    guard case .function(let parameters, _) = concrete(function.type) else { throw CheckFailure.silent }
    let closure = builder.allocate(.object)
    try lower(function, into: closure)
    try lowerCall(arguments, parameters.map(\.isInout), [], layout, in: slot) { lowerer, area in
      lowerer.builder.emit(.callClosure, closure.object, area.word, area.object)
    }
  }
}
