// Calls of library members, of the file's functions and of closures.

extension Lowerer {
  mutating func makeNative(
    _ row: NativeRow, _ types: [GenericParameter: Type], _ arguments: [Expression], _ type: Type, in slot: Slot
  ) throws(CheckFailure) {
    switch row.body {
    case .constant(let constant): return load(constant, into: slot)
    case .builder(let start): return try makeBuilt(start, arguments[0], type, in: slot)
    case .instruction(let opcode, let number):
      let words = try lowerAll(arguments).map(\.word)
      return builder.emit(opcode, slot.word, words[0], words.count > 1 ? words[1] : number)
    case .memberwise: return try makeParts(arguments, in: slot)
    case .range(let body, let kind):
      let bound = concrete(row.generics.first.flatMap { types[$0] } ?? .void)
      if body.native(kind, bound) == nil {
        return try makeRange(body, kind, bound, try lowerAll(arguments), named: row.name, in: slot)
      }
    case .native, .generic, .keyed, .typed: break
    }
    guard let native = try native(of: row, types)?.body else { throw CheckFailure.silent }
    for argument in arguments { weigh(try layout(of: argument.type)) }
    if hasLazyDefault(row, arguments) {
      try lower(try elementOrDefault(types, arguments), into: slot)
      return
    }
    if row.role == .mutating || row.role == .setter, var receiver = arguments.first {
      // The indices of the receiver are evaluated before the arguments.
      if arguments.dropFirst().contains(where: \.mayChangeVariables) { receiver = try withPinnedIndices(receiver) }
      let slots = try lowerAll(Array(arguments.dropFirst()), besides: receiver.root)
      let objects = try layout(of: receiver.type).objects
      let isSized = !row.isLimited && objects > 0
      let place = try open(receiver)
      call(native, [slot, place.slot] + slots, checkingSizeOf: isSized ? 1 : nil)
      try close(place)
    } else {
      let isSized = try layout(of: type).objects > 0
      call(native, [slot] + (try lowerAll(arguments)), checkingSizeOf: isSized ? 0 : nil)
    }
  }

  /// Returns the native code of a row for certain types, including the charge for its cost;
  /// nil for rows without native code.
  mutating func native(of row: NativeRow, _ types: [GenericParameter: Type] = [:]) throws(CheckFailure) -> NativeEntry?
  {
    guard let code = try code(of: row, types) else { return nil }
    guard let charged = try chargedObjects(of: row, types) else { return code }
    return NativeEntry(body: charged.charging(code.body))
  }

  /// Returns the objects that a row is charged for; nil if its cost does not depend on its arguments.
  mutating func chargedObjects(
    of row: NativeRow, _ types: [GenericParameter: Type]
  ) throws(CheckFailure) -> ChargedObjects? {
    var charged: ChargedObjects
    switch row.cost {
    case .nothing, .own: return nil
    case .everythingTimes(let units), .argumentsTimes(let units): charged = ChargedObjects(units: units)
    }
    // The slots of a native: the result, then the receiver of a member, then the arguments.
    var given: [Type] = row.parameters
    let hasReceiver = row.owner != nil && row.role != .initializer && row.role != .staticMember
    if let owner = row.owner, hasReceiver { given.insert(owner, at: 0) }
    for object in 0..<(try layout(of: row.result.substituting(types)).objects) { charged.made.append((0, object)) }
    for (index, type) in given.enumerated() {
      if case .argumentsTimes = row.cost, hasReceiver, index == 0 { continue }
      for object in 0..<(try layout(of: type.substituting(types)).objects) { charged.given.append((index + 1, object)) }
    }
    return charged
  }

  private mutating func code(of row: NativeRow, _ types: [GenericParameter: Type]) throws(CheckFailure) -> NativeEntry?
  {
    var parts: [Layout] = []
    var forms: [KeyForm] = []
    switch row.body {
    case .native(let known): return NativeEntry(body: known)
    case .typed(let make):
      let given = row.generics.map { concrete(types[$0] ?? .void) }
      guard let known = make(given) else {
        throw unsupported(row.name, on: given.first ?? .void)
      }
      return known
    case .range(let body, let kind):
      let bound = concrete(row.generics.first.flatMap { types[$0] } ?? .void)
      guard let known = body.native(kind, bound) else { throw unsupported(row.name, on: bound) }
      return known
    case .generic(let make):
      for parameter in row.generics { parts.append(try layout(of: types[parameter] ?? .void)) }
      return NativeEntry(body: make(parts))
    case .keyed(let make):
      for parameter in row.generics {
        let type = types[parameter] ?? .void
        parts.append(try layout(of: type))
        if parameter.bounds.contains(.library("Hashable")) { forms.append(try keyForm(of: type)) }
      }
      let native = make(forms, parts)
      let key = row.generics.first.flatMap { types[$0] }
      guard row.name == "init(dictionaryLiteral:)", let key, let form = try printForm(of: key) else {
        return NativeEntry(body: native)
      }
      return NativeEntry(body: naming(form, in: native, entry: parts.reduce(.none, +)))
    case .constant, .builder, .instruction, .memberwise: return nil
    }
  }

  /// Returns the native code of a dictionary literal. Its fault names the duplicate key.
  private func naming(_ key: PrintForm, in native: @escaping Native, entry: Layout) -> Native {
    { (frame, slots) throws(Fault) in
      do throws(Fault) {
        try native(frame, slots)
      } catch {
        guard case .duplicateKey(let index) = error, case .array(let array) = frame.objects[Int(slots[1].object)]
        else { throw error }
        throw .repeatedKey(try key.text(of: array, at: index, entry, frame, isNested: true))
      }
    }
  }

  /// Returns the generic arguments of a row's owner for a receiver of a certain type.
  func types(of row: NativeRow, for receiver: Type) -> [GenericParameter: Type] {
    guard case .nominal(_, let own)? = row.owner, case .nominal(_, let given) = receiver else { return [:] }
    var result: [GenericParameter: Type] = [:]
    for case (.parameter(let parameter), let argument) in zip(own, given) { result[parameter] = argument }
    return result
  }

  /// Lowers arguments. A variable is copied if evaluating a later argument, or the call itself, may change it.
  private mutating func lowerAll(
    _ arguments: [Expression], besides changed: VariableID? = nil
  ) throws(CheckFailure) -> [Slot] {
    var slots: [Slot] = []
    for (index, argument) in arguments.enumerated() {
      let slot = try lower(argument)
      let isVariable = if case .variable = argument.kind { true } else { false }
      if isVariable && arguments[(index + 1)...].contains(where: \.mayChangeVariables)
        || changed != nil && argument.root == changed
      {
        let layout = try layout(of: argument.type)
        let copied = builder.allocate(layout)
        copy(slot, to: copied, layout)
        slots.append(copied)
      } else {
        slots.append(slot)
      }
    }
    return slots
  }

  /// Lowers `Path { … }`. The closure's code is inlined and works on the result itself.
  private mutating func makeBuilt(
    _ start: Constant, _ closure: Expression, _ type: Type, in slot: Slot
  ) throws(CheckFailure) {
    let layout = try layout(of: type)
    let value = builder.allocate(layout)
    load(start, into: value)
    if case .closure(let tree) = closure.kind, let parameter = tree.parameters.first {
      builder.homes[parameter.variable] =
        celled.contains(parameter.variable) ? makeCell(value, layout) : .init(slot: value, layout: layout)
      try inline(tree.body, result: nil, .none)
      let final = try self.value(of: parameter.variable)
      move(final, to: slot, layout)
    } else {
      let function = try lower(closure)
      let area = builder.allocate(layout)
      move(value, to: area, layout)
      builder.emit(.callClosure, function.object, area.word, area.object)
      move(area, to: slot, layout)
    }
  }

  /// Lowers a closure's statements as part of the current function. A `return` jumps to their end.
  private mutating func inline(_ body: [Statement], result: Slot?, _ layout: Layout) throws(CheckFailure) {
    builder.exits.append(.init(slot: result, layout: layout, level: builder.cleanups.count))
    try lower(body)
    guard let exit = builder.exits.popLast() else { return }
    for jump in exit.jumps { builder.land(jump) }
  }

  mutating func makeCall(
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
    var copies: [(from: Slot, to: Slot, layout: Layout)] = []
    for id in captured {
      guard let home = builder.homes[id] else {
        throw checker.failure("'\(checker.variables[id].name)' is used before it has a value", at: builder.offset)
      }
      let size = home.isCell ? Layout.word : home.layout
      copies.append((home.slot, builder.allocate(size), size))
    }
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

  /// Returns whether an lvalue is a variable, or a part of one that lies in the frame. Changing it then needs no index,
  /// setter or observer, and no slots that have to outlive the call: the other parts of a variable in a cell would.
  private func isDirect(_ place: Expression) -> Bool {
    switch place.kind {
    case .address(let target): isDirect(target)
    case .variable, .global: observers(of: place) == nil
    case .field(let base, _): observers(of: place) == nil && isInFrame(base)
    case .component(let base, _): isInFrame(base)
    default: false
    }
  }

  /// Returns whether an lvalue is a variable of the frame or a part of one.
  private func isInFrame(_ place: Expression) -> Bool {
    switch place.kind {
    case .variable(let id): observers(of: place) == nil && !(builder.homes[id]?.isCell ?? true)
    case .field(let base, _): observers(of: place) == nil && isInFrame(base)
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

  /// Lowers a call of a requirement. The type is known here, so that its witness is called directly.
  mutating func makeRequirement(
    _ requirement: Requirement, _ arguments: [Expression], _ expression: Expression, in slot: Slot
  ) throws(CheckFailure) {
    guard let receiver = arguments.first else { throw CheckFailure.silent }
    let type = concrete(receiver.type)
    var receiverNow = receiver
    receiverNow.type = type
    let rest = Array(arguments.dropFirst())
    if checker.isExistential(type) {
      return try makeDispatch(requirement, [receiverNow] + rest, concrete(expression.type), in: slot)
    }
    let layout = try layout(of: expression.type)
    let asked = Asked(taking: rest.map { concrete($0.type) }, giving: concrete(expression.type))
    switch try witness(of: requirement, in: type, asked, at: expression.offset) {
    case .function(let id, let types): return try makeCall(id, types, [receiverNow] + rest, layout, in: slot)
    case .row(let row):
      return try makeNative(row, types(of: row, for: type), [receiverNow] + rest, concrete(expression.type), in: slot)
    case .field:
      let (position, _) = try field(requirement.name, of: type, at: expression.offset)
      copy(try lower(receiverNow).advanced(by: position), to: slot, layout)
      return
    case nil: break
    }
    if rest.isEmpty, let found = try checker.property(requirement.name, of: receiverNow, at: expression.offset) {
      // A member that the compiler synthesizes, a raw value for example.
      try lower(try checker.settle(found), into: slot)
      return
    }
    throw nonconforming(type, requirement.name, at: expression.offset)
  }
}

extension Expression {
  /// The variable that the expression is, or is a part of; nil for other expressions.
  fileprivate var root: VariableID? {
    switch kind {
    case .variable(let id): id
    case .field(let base, _), .component(let base, _), .address(let base), .unwrap(let base), .convert(let base):
      base.root
    default: nil
    }
  }
}
