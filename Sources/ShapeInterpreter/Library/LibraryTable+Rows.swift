/// Functions that add native functions as rows: one overload for each number of parameters.
///
/// Types and layouts come from the closure's own signature, so that a row cannot differ from its code.
extension LibraryTable {
  @inline(never)
  mutating func add(
    _ name: String, _ role: NativeRow.Role, of owner: Type?, _ parameters: [Type], _ result: Type,
    _ defaults: [String: any MachineValue], cost: RowCost = .everything, _ native: @escaping Native
  ) {
    precondition(
      NativeRow.labelCount(of: name) == parameters.count || role == .getter,
      "'\(name)' takes \(parameters.count) arguments")
    var constants: [Int: Constant] = [:]
    if !defaults.isEmpty {
      let labels = NativeRow.labels(of: name)
      for (label, value) in defaults {
        guard let index = labels.firstIndex(of: label) else {
          preconditionFailure("'\(name)' has no parameter '\(label)'")
        }
        constants[index] = Constant(value)
      }
    }
    add(
      NativeRow(
        name: name, role: role, owner: owner, parameters: parameters, defaults: constants, result: result,
        body: .native(native), cost: cost, isLimited: role == .mutating || role == .setter))
  }

  /// Adds an initializer whose arguments are the value's parts, in order. `parts` are their types.
  @inline(never)
  mutating func memberwise<Value: MachineValue>(_ type: Value.Type, _ name: String, _ parts: Type...) {
    add(
      NativeRow(
        name: name, role: .initializer, owner: Value.type, parameters: parts,
        result: Value.type, body: .memberwise))
  }

  /// Adds a function, conversion or property that is a single instruction of the machine.
  @inline(never)
  mutating func instruction(
    _ name: String, _ role: NativeRow.Role, of owner: Type? = nil, _ parameters: [Type], _ result: Type,
    _ opcode: Opcode, _ number: Int32 = 0
  ) {
    add(
      NativeRow(
        name: name, role: role, owner: owner, parameters: parameters,
        result: result, body: .instruction(opcode, number)))
  }

  /// Adds a constant static member: `CGPoint.zero`.
  @inline(never)
  mutating func constant<Owner: MachineValue, Value: MachineValue>(
    _ owner: Owner.Type, _ name: String, _ value: Value
  ) {
    add(
      NativeRow(
        name: name, role: .staticMember, owner: Owner.type, labels: [], parameters: [],
        result: Value.type, body: .constant(Constant(value))))
  }

  /// Adds the getter of a computed property.
  @inline(never)
  mutating func getter<Owner: MachineValue, Value: MachineValue>(
    _ name: String, cost: RowCost = .everything, _ body: @escaping @Sendable (Owner) throws(Fault) -> Value
  ) {
    add(name, .getter, of: Owner.type, [], Value.type, [:], cost: cost) { (frame, slots) throws(Fault) in
      try body(Owner.load(from: frame, at: slots[1])).store(to: frame, at: slots[0])
    }
  }

  /// Adds the setter of a computed property.
  @inline(never)
  mutating func setter<Owner: MachineValue, Value: MachineValue>(
    _ name: String, cost: RowCost = .everything, _ body: @escaping @Sendable (inout Owner, Value) throws(Fault) -> Void
  ) {
    add(name + "(_:)", .setter, of: Owner.type, [Value.type], .void, [:], cost: cost) { (frame, slots) throws(Fault) in
      let value = Value.load(from: frame, at: slots[2])
      try Owner.modify(in: frame, at: slots[1]) { (owner) throws(Fault) in
        try body(&owner, value)
      }
    }
  }

  @inline(never)
  mutating func method<Owner: MachineValue, Value: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (Owner) throws(Fault) -> Value
  ) {
    add(name, .method, of: Owner.type, [], Value.type, defaults, cost: cost) { (frame, slots) throws(Fault) in
      try body(Owner.load(from: frame, at: slots[1]))
        .store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func method<Owner: MachineValue, Value: MachineValue, A: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (Owner, A) throws(Fault) -> Value
  ) {
    add(name, .method, of: Owner.type, [A.type], Value.type, defaults, cost: cost) { (frame, slots) throws(Fault) in
      try body(Owner.load(from: frame, at: slots[1]), A.load(from: frame, at: slots[2]))
        .store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func method<Owner: MachineValue, Value: MachineValue, A: MachineValue, B: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (Owner, A, B) throws(Fault) -> Value
  ) {
    add(name, .method, of: Owner.type, [A.type, B.type], Value.type, defaults, cost: cost) {
      (frame, slots) throws(Fault) in
      try body(
        Owner.load(from: frame, at: slots[1]), A.load(from: frame, at: slots[2]), B.load(from: frame, at: slots[3])
      )
      .store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func method<Owner: MachineValue, Value: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (Owner, A, B, C) throws(Fault) -> Value
  ) {
    add(name, .method, of: Owner.type, [A.type, B.type, C.type], Value.type, defaults, cost: cost) {
      (frame, slots) throws(Fault) in
      try body(
        Owner.load(from: frame, at: slots[1]), A.load(from: frame, at: slots[2]), B.load(from: frame, at: slots[3]),
        C.load(from: frame, at: slots[4])
      )
      .store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func method<
    Owner: MachineValue, Value: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue
  >(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (Owner, A, B, C, D) throws(Fault) -> Value
  ) {
    add(name, .method, of: Owner.type, [A.type, B.type, C.type, D.type], Value.type, defaults, cost: cost) {
      (frame, slots) throws(Fault) in
      try body(
        Owner.load(from: frame, at: slots[1]), A.load(from: frame, at: slots[2]), B.load(from: frame, at: slots[3]),
        C.load(from: frame, at: slots[4]), D.load(from: frame, at: slots[5])
      )
      .store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func method<
    Owner: MachineValue, Value: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue,
    E: MachineValue
  >(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (Owner, A, B, C, D, E) throws(Fault) -> Value
  ) {
    add(name, .method, of: Owner.type, [A.type, B.type, C.type, D.type, E.type], Value.type, defaults, cost: cost) {
      (frame, slots) throws(Fault) in
      try body(
        Owner.load(from: frame, at: slots[1]), A.load(from: frame, at: slots[2]), B.load(from: frame, at: slots[3]),
        C.load(from: frame, at: slots[4]), D.load(from: frame, at: slots[5]), E.load(from: frame, at: slots[6])
      )
      .store(to: frame, at: slots[0])
    }
  }
}
