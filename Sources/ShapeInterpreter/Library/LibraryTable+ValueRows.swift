/// Rows of classes, initializers, static methods, functions and operators: one overload for each number of parameters.
extension LibraryTable {
  /// Adds a method of a class. It changes the shared object, so the receiver may be a constant.
  @inline(never)
  mutating func action<Owner: MachineValue, each A: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (Owner, repeat each A) throws(Fault) -> Void
  ) {
    var parameters: [Type] = []
    repeat parameters.append((each A).type)
    add(name, .method, of: Owner.type, parameters, .void, defaults, cost: cost) { (frame, slots) throws(Fault) in
      var index = 1
      func next<Given: MachineValue>(_ type: Given.Type) -> Given {
        index += 1
        return Given.load(from: frame, at: slots[index])
      }
      let owner = Owner.load(from: frame, at: slots[1])
      let before = owner.storage
      try body(owner, repeat next((each A).self))
      frame.allot(owner.storage, unless: before)
      try frame.require(size: owner.extent, of: Owner.parts)
    }
  }

  @inline(never)
  mutating func initializer<Value: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable () throws(Fault) -> Value
  ) {
    add(name, .initializer, of: Value.type, [], Value.type, defaults, cost: cost) { (frame, slots) throws(Fault) in
      try body().store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func initializer<Value: MachineValue, A: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (A) throws(Fault) -> Value
  ) {
    add(name, .initializer, of: Value.type, [A.type], Value.type, defaults, cost: cost) {
      (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1])).store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func initializer<Value: MachineValue, A: MachineValue, B: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (A, B) throws(Fault) -> Value
  ) {
    add(name, .initializer, of: Value.type, [A.type, B.type], Value.type, defaults, cost: cost) {
      (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2])).store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func initializer<Value: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (A, B, C) throws(Fault) -> Value
  ) {
    add(name, .initializer, of: Value.type, [A.type, B.type, C.type], Value.type, defaults, cost: cost) {
      (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2]), C.load(from: frame, at: slots[3]))
        .store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func initializer<Value: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (A, B, C, D) throws(Fault) -> Value
  ) {
    add(name, .initializer, of: Value.type, [A.type, B.type, C.type, D.type], Value.type, defaults, cost: cost) {
      (frame, slots) throws(Fault) in
      try body(
        A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2]), C.load(from: frame, at: slots[3]),
        D.load(from: frame, at: slots[4])
      ).store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func initializer<
    Value: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue, E: MachineValue
  >(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (A, B, C, D, E) throws(Fault) -> Value
  ) {
    add(name, .initializer, of: Value.type, [A.type, B.type, C.type, D.type, E.type], Value.type, defaults, cost: cost)
    {
      (frame, slots) throws(Fault) in
      try body(
        A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2]), C.load(from: frame, at: slots[3]),
        D.load(from: frame, at: slots[4]), E.load(from: frame, at: slots[5])
      ).store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func initializer<
    Value: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue, E: MachineValue,
    F: MachineValue
  >(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (A, B, C, D, E, F) throws(Fault) -> Value
  ) {
    add(
      name, .initializer, of: Value.type, [A.type, B.type, C.type, D.type, E.type, F.type], Value.type, defaults,
      cost: cost
    ) {
      (frame, slots) throws(Fault) in
      try body(
        A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2]), C.load(from: frame, at: slots[3]),
        D.load(from: frame, at: slots[4]), E.load(from: frame, at: slots[5]), F.load(from: frame, at: slots[6])
      ).store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func staticMethod<Owner: MachineValue, Value: MachineValue>(
    _ owner: Owner.Type, _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable () throws(Fault) -> Value
  ) {
    add(name, .staticMember, of: Owner.type, [], Value.type, defaults, cost: cost) { (frame, slots) throws(Fault) in
      try body().store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func staticMethod<Owner: MachineValue, Value: MachineValue, A: MachineValue>(
    _ owner: Owner.Type, _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (A) throws(Fault) -> Value
  ) {
    add(name, .staticMember, of: Owner.type, [A.type], Value.type, defaults, cost: cost) {
      (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1])).store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func staticMethod<Owner: MachineValue, Value: MachineValue, A: MachineValue, B: MachineValue>(
    _ owner: Owner.Type, _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (A, B) throws(Fault) -> Value
  ) {
    add(name, .staticMember, of: Owner.type, [A.type, B.type], Value.type, defaults, cost: cost) {
      (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2])).store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func function<Value: MachineValue, A: MachineValue>(
    _ name: String, cost: RowCost = .everything, _ body: @escaping @Sendable (A) throws(Fault) -> Value
  ) {
    add(name, .function, of: nil, [A.type], Value.type, [:], cost: cost) { (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1])).store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func function<Value: MachineValue, A: MachineValue, B: MachineValue>(
    _ name: String, cost: RowCost = .everything, _ body: @escaping @Sendable (A, B) throws(Fault) -> Value
  ) {
    add(name, .function, of: nil, [A.type, B.type], Value.type, [:], cost: cost) { (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2])).store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func function<Value: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue>(
    _ name: String, cost: RowCost = .everything, _ body: @escaping @Sendable (A, B, C) throws(Fault) -> Value
  ) {
    add(name, .function, of: nil, [A.type, B.type, C.type], Value.type, [:], cost: cost) {
      (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2]), C.load(from: frame, at: slots[3]))
        .store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func operation<Value: MachineValue, A: MachineValue>(
    _ name: String, cost: RowCost = .everything, _ body: @escaping @Sendable (A) throws(Fault) -> Value
  ) {
    add(name, .operator, of: nil, [A.type], Value.type, [:], cost: cost) { (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1])).store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  mutating func operation<Value: MachineValue, A: MachineValue, B: MachineValue>(
    _ name: String, cost: RowCost = .everything, _ body: @escaping @Sendable (A, B) throws(Fault) -> Value
  ) {
    add(name, .operator, of: nil, [A.type, B.type], Value.type, [:], cost: cost) { (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2])).store(to: frame, at: slots[0])
    }
  }
}
