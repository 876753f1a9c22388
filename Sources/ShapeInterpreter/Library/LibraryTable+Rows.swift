/// The ways in which native functions become rows: one overload to a number of parameters.
///
/// Types and layouts come from the closure's own signature, so that a row cannot promise what its code does not take.
extension LibraryTable {
  private mutating func add(
    _ name: String, _ role: NativeRow.Role, of owner: Type?, _ parameters: [Type], _ result: Type,
    _ defaults: [String: any MachineValue], _ native: @escaping Native
  ) {
    let labels = NativeRow.labels(of: name)
    precondition(labels.count == parameters.count || role == .getter, "'\(name)' takes \(parameters.count) arguments")
    var row = NativeRow(
      name: name, role: role, owner: owner, labels: labels, parameters: parameters, result: result,
      body: .native(native))
    for (label, value) in defaults {
      guard let index = labels.firstIndex(of: label) else {
        preconditionFailure("'\(name)' has no parameter '\(label)'")
      }
      row.defaults[index] = Constant(value)
    }
    add(row)
  }

  /// A constant static member: `CGPoint.zero`.
  mutating func constant<Owner: MachineValue, Value: MachineValue>(
    _ owner: Owner.Type, _ name: String, _ value: Value
  ) {
    add(
      NativeRow(
        name: name, role: .staticMember, owner: Owner.type, labels: [], parameters: [],
        result: Value.type, body: .constant(Constant(value))))
  }

  /// A computed property that is read.
  mutating func getter<Owner: MachineValue, Value: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (Owner) throws(Fault) -> Value
  ) {
    add(name, .getter, of: Owner.type, [], Value.type, [:]) { (frame, slots) throws(Fault) in
      try body(Owner.load(from: frame, at: slots[1])).store(to: frame, at: slots[0])
    }
  }

  /// The writing side of a computed property.
  mutating func setter<Owner: MachineValue, Value: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (inout Owner, Value) throws(Fault) -> Void
  ) {
    add(name + "(_:)", .setter, of: Owner.type, [Value.type], .void, [:]) { (frame, slots) throws(Fault) in
      let value = Value.load(from: frame, at: slots[2])
      try Owner.modify(in: frame, at: slots[1]) { (owner) throws(Fault) in
        try body(&owner, value)
      }
    }
  }

  mutating func method<Owner: MachineValue, Value: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (Owner) throws(Fault) -> Value
  ) {
    add(name, .method, of: Owner.type, [], Value.type, defaults) { (frame, slots) throws(Fault) in
      try body(Owner.load(from: frame, at: slots[1]))
        .store(to: frame, at: slots[0])
    }
  }

  mutating func method<Owner: MachineValue, Value: MachineValue, A: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (Owner, A) throws(Fault) -> Value
  ) {
    add(name, .method, of: Owner.type, [A.type], Value.type, defaults) { (frame, slots) throws(Fault) in
      try body(Owner.load(from: frame, at: slots[1]), A.load(from: frame, at: slots[2]))
        .store(to: frame, at: slots[0])
    }
  }

  mutating func method<Owner: MachineValue, Value: MachineValue, A: MachineValue, B: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (Owner, A, B) throws(Fault) -> Value
  ) {
    add(name, .method, of: Owner.type, [A.type, B.type], Value.type, defaults) { (frame, slots) throws(Fault) in
      try body(
        Owner.load(from: frame, at: slots[1]), A.load(from: frame, at: slots[2]), B.load(from: frame, at: slots[3])
      )
      .store(to: frame, at: slots[0])
    }
  }

  mutating func method<Owner: MachineValue, Value: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (Owner, A, B, C) throws(Fault) -> Value
  ) {
    add(name, .method, of: Owner.type, [A.type, B.type, C.type], Value.type, defaults) { (frame, slots) throws(Fault) in
      try body(
        Owner.load(from: frame, at: slots[1]), A.load(from: frame, at: slots[2]), B.load(from: frame, at: slots[3]),
        C.load(from: frame, at: slots[4])
      )
      .store(to: frame, at: slots[0])
    }
  }

  mutating func method<
    Owner: MachineValue, Value: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue
  >(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (Owner, A, B, C, D) throws(Fault) -> Value
  ) {
    add(name, .method, of: Owner.type, [A.type, B.type, C.type, D.type], Value.type, defaults) {
      (frame, slots) throws(Fault) in
      try body(
        Owner.load(from: frame, at: slots[1]), A.load(from: frame, at: slots[2]), B.load(from: frame, at: slots[3]),
        C.load(from: frame, at: slots[4]), D.load(from: frame, at: slots[5])
      )
      .store(to: frame, at: slots[0])
    }
  }

  mutating func mutating<Owner: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (inout Owner) throws(Fault) -> Void
  ) {
    add(name, .mutating, of: Owner.type, [], .void, defaults) { (frame, slots) throws(Fault) in
      try Owner.modify(in: frame, at: slots[1]) { (owner) throws(Fault) in
        try body(&owner)
      }
    }
  }

  mutating func mutating<Owner: MachineValue, A: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (inout Owner, A) throws(Fault) -> Void
  ) {
    add(name, .mutating, of: Owner.type, [A.type], .void, defaults) { (frame, slots) throws(Fault) in
      // Before the receiver is taken from its slot: an argument may be the receiver itself.
      let a = A.load(from: frame, at: slots[2])
      try Owner.modify(in: frame, at: slots[1]) { (owner) throws(Fault) in
        try body(&owner, a)
      }
    }
  }

  mutating func mutating<Owner: MachineValue, A: MachineValue, B: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (inout Owner, A, B) throws(Fault) -> Void
  ) {
    add(name, .mutating, of: Owner.type, [A.type, B.type], .void, defaults) { (frame, slots) throws(Fault) in
      // Before the receiver is taken from its slot: an argument may be the receiver itself.
      let a = A.load(from: frame, at: slots[2])
      let b = B.load(from: frame, at: slots[3])
      try Owner.modify(in: frame, at: slots[1]) { (owner) throws(Fault) in
        try body(&owner, a, b)
      }
    }
  }

  mutating func mutating<Owner: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (inout Owner, A, B, C) throws(Fault) -> Void
  ) {
    add(name, .mutating, of: Owner.type, [A.type, B.type, C.type], .void, defaults) { (frame, slots) throws(Fault) in
      // Before the receiver is taken from its slot: an argument may be the receiver itself.
      let a = A.load(from: frame, at: slots[2])
      let b = B.load(from: frame, at: slots[3])
      let c = C.load(from: frame, at: slots[4])
      try Owner.modify(in: frame, at: slots[1]) { (owner) throws(Fault) in
        try body(&owner, a, b, c)
      }
    }
  }

  mutating func mutating<Owner: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (inout Owner, A, B, C, D) throws(Fault) -> Void
  ) {
    add(name, .mutating, of: Owner.type, [A.type, B.type, C.type, D.type], .void, defaults) {
      (frame, slots) throws(Fault) in
      // Before the receiver is taken from its slot: an argument may be the receiver itself.
      let a = A.load(from: frame, at: slots[2])
      let b = B.load(from: frame, at: slots[3])
      let c = C.load(from: frame, at: slots[4])
      let d = D.load(from: frame, at: slots[5])
      try Owner.modify(in: frame, at: slots[1]) { (owner) throws(Fault) in
        try body(&owner, a, b, c, d)
      }
    }
  }

  mutating func mutating<
    Owner: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue, E: MachineValue
  >(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (inout Owner, A, B, C, D, E) throws(Fault) -> Void
  ) {
    add(name, .mutating, of: Owner.type, [A.type, B.type, C.type, D.type, E.type], .void, defaults) {
      (frame, slots) throws(Fault) in
      // Before the receiver is taken from its slot: an argument may be the receiver itself.
      let a = A.load(from: frame, at: slots[2])
      let b = B.load(from: frame, at: slots[3])
      let c = C.load(from: frame, at: slots[4])
      let d = D.load(from: frame, at: slots[5])
      let e = E.load(from: frame, at: slots[6])
      try Owner.modify(in: frame, at: slots[1]) { (owner) throws(Fault) in
        try body(&owner, a, b, c, d, e)
      }
    }
  }

  mutating func mutating<
    Owner: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue, E: MachineValue,
    F: MachineValue
  >(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (inout Owner, A, B, C, D, E, F) throws(Fault) -> Void
  ) {
    add(name, .mutating, of: Owner.type, [A.type, B.type, C.type, D.type, E.type, F.type], .void, defaults) {
      (frame, slots) throws(Fault) in
      // Before the receiver is taken from its slot: an argument may be the receiver itself.
      let a = A.load(from: frame, at: slots[2])
      let b = B.load(from: frame, at: slots[3])
      let c = C.load(from: frame, at: slots[4])
      let d = D.load(from: frame, at: slots[5])
      let e = E.load(from: frame, at: slots[6])
      let f = F.load(from: frame, at: slots[7])
      try Owner.modify(in: frame, at: slots[1]) { (owner) throws(Fault) in
        try body(&owner, a, b, c, d, e, f)
      }
    }
  }

  mutating func mutating<
    Owner: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue, E: MachineValue,
    F: MachineValue, G: MachineValue
  >(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (inout Owner, A, B, C, D, E, F, G) throws(Fault) -> Void
  ) {
    add(name, .mutating, of: Owner.type, [A.type, B.type, C.type, D.type, E.type, F.type, G.type], .void, defaults) {
      (frame, slots) throws(Fault) in
      // Before the receiver is taken from its slot: an argument may be the receiver itself.
      let a = A.load(from: frame, at: slots[2])
      let b = B.load(from: frame, at: slots[3])
      let c = C.load(from: frame, at: slots[4])
      let d = D.load(from: frame, at: slots[5])
      let e = E.load(from: frame, at: slots[6])
      let f = F.load(from: frame, at: slots[7])
      let g = G.load(from: frame, at: slots[8])
      try Owner.modify(in: frame, at: slots[1]) { (owner) throws(Fault) in
        try body(&owner, a, b, c, d, e, f, g)
      }
    }
  }

  mutating func action<Owner: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (Owner) throws(Fault) -> Void
  ) {
    add(name, .method, of: Owner.type, [], .void, [:]) { (frame, slots) throws(Fault) in
      try body(Owner.load(from: frame, at: slots[1]))
    }
  }

  mutating func action<Owner: MachineValue, A: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (Owner, A) throws(Fault) -> Void
  ) {
    add(name, .method, of: Owner.type, [A.type], .void, [:]) { (frame, slots) throws(Fault) in
      try body(Owner.load(from: frame, at: slots[1]), A.load(from: frame, at: slots[2]))
    }
  }

  mutating func action<Owner: MachineValue, A: MachineValue, B: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (Owner, A, B) throws(Fault) -> Void
  ) {
    add(name, .method, of: Owner.type, [A.type, B.type], .void, [:]) { (frame, slots) throws(Fault) in
      try body(
        Owner.load(from: frame, at: slots[1]), A.load(from: frame, at: slots[2]), B.load(from: frame, at: slots[3]))
    }
  }

  mutating func action<Owner: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (Owner, A, B, C) throws(Fault) -> Void
  ) {
    add(name, .method, of: Owner.type, [A.type, B.type, C.type], .void, [:]) { (frame, slots) throws(Fault) in
      try body(
        Owner.load(from: frame, at: slots[1]), A.load(from: frame, at: slots[2]), B.load(from: frame, at: slots[3]),
        C.load(from: frame, at: slots[4]))
    }
  }

  mutating func action<Owner: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (Owner, A, B, C, D) throws(Fault) -> Void
  ) {
    add(name, .method, of: Owner.type, [A.type, B.type, C.type, D.type], .void, [:]) { (frame, slots) throws(Fault) in
      try body(
        Owner.load(from: frame, at: slots[1]), A.load(from: frame, at: slots[2]), B.load(from: frame, at: slots[3]),
        C.load(from: frame, at: slots[4]), D.load(from: frame, at: slots[5]))
    }
  }

  mutating func action<
    Owner: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue, E: MachineValue
  >(
    _ name: String, _ body: @escaping @Sendable (Owner, A, B, C, D, E) throws(Fault) -> Void
  ) {
    add(name, .method, of: Owner.type, [A.type, B.type, C.type, D.type, E.type], .void, [:]) {
      (frame, slots) throws(Fault) in
      try body(
        Owner.load(from: frame, at: slots[1]), A.load(from: frame, at: slots[2]), B.load(from: frame, at: slots[3]),
        C.load(from: frame, at: slots[4]), D.load(from: frame, at: slots[5]), E.load(from: frame, at: slots[6]))
    }
  }

  mutating func initializer<Value: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable () throws(Fault) -> Value
  ) {
    add(name, .initializer, of: Value.type, [], Value.type, defaults) { (frame, slots) throws(Fault) in
      try body().store(to: frame, at: slots[0])
    }
  }

  mutating func initializer<Value: MachineValue, A: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (A) throws(Fault) -> Value
  ) {
    add(name, .initializer, of: Value.type, [A.type], Value.type, defaults) { (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1])).store(to: frame, at: slots[0])
    }
  }

  mutating func initializer<Value: MachineValue, A: MachineValue, B: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (A, B) throws(Fault) -> Value
  ) {
    add(name, .initializer, of: Value.type, [A.type, B.type], Value.type, defaults) { (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2])).store(to: frame, at: slots[0])
    }
  }

  mutating func initializer<Value: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (A, B, C) throws(Fault) -> Value
  ) {
    add(name, .initializer, of: Value.type, [A.type, B.type, C.type], Value.type, defaults) {
      (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2]), C.load(from: frame, at: slots[3]))
        .store(to: frame, at: slots[0])
    }
  }

  mutating func initializer<Value: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (A, B, C, D) throws(Fault) -> Value
  ) {
    add(name, .initializer, of: Value.type, [A.type, B.type, C.type, D.type], Value.type, defaults) {
      (frame, slots) throws(Fault) in
      try body(
        A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2]), C.load(from: frame, at: slots[3]),
        D.load(from: frame, at: slots[4])
      ).store(to: frame, at: slots[0])
    }
  }

  mutating func initializer<
    Value: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue, E: MachineValue
  >(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (A, B, C, D, E) throws(Fault) -> Value
  ) {
    add(name, .initializer, of: Value.type, [A.type, B.type, C.type, D.type, E.type], Value.type, defaults) {
      (frame, slots) throws(Fault) in
      try body(
        A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2]), C.load(from: frame, at: slots[3]),
        D.load(from: frame, at: slots[4]), E.load(from: frame, at: slots[5])
      ).store(to: frame, at: slots[0])
    }
  }

  mutating func initializer<
    Value: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue, E: MachineValue,
    F: MachineValue
  >(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (A, B, C, D, E, F) throws(Fault) -> Value
  ) {
    add(name, .initializer, of: Value.type, [A.type, B.type, C.type, D.type, E.type, F.type], Value.type, defaults) {
      (frame, slots) throws(Fault) in
      try body(
        A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2]), C.load(from: frame, at: slots[3]),
        D.load(from: frame, at: slots[4]), E.load(from: frame, at: slots[5]), F.load(from: frame, at: slots[6])
      ).store(to: frame, at: slots[0])
    }
  }

  mutating func staticMethod<Owner: MachineValue, Value: MachineValue>(
    _ owner: Owner.Type, _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable () throws(Fault) -> Value
  ) {
    add(name, .staticMember, of: Owner.type, [], Value.type, defaults) { (frame, slots) throws(Fault) in
      try body().store(to: frame, at: slots[0])
    }
  }

  mutating func staticMethod<Owner: MachineValue, Value: MachineValue, A: MachineValue>(
    _ owner: Owner.Type, _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (A) throws(Fault) -> Value
  ) {
    add(name, .staticMember, of: Owner.type, [A.type], Value.type, defaults) { (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1])).store(to: frame, at: slots[0])
    }
  }

  mutating func staticMethod<Owner: MachineValue, Value: MachineValue, A: MachineValue, B: MachineValue>(
    _ owner: Owner.Type, _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (A, B) throws(Fault) -> Value
  ) {
    add(name, .staticMember, of: Owner.type, [A.type, B.type], Value.type, defaults) { (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2])).store(to: frame, at: slots[0])
    }
  }

  mutating func function<Value: MachineValue, A: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (A) throws(Fault) -> Value
  ) {
    add(name, .function, of: nil, [A.type], Value.type, [:]) { (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1])).store(to: frame, at: slots[0])
    }
  }

  mutating func function<Value: MachineValue, A: MachineValue, B: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (A, B) throws(Fault) -> Value
  ) {
    add(name, .function, of: nil, [A.type, B.type], Value.type, [:]) { (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2])).store(to: frame, at: slots[0])
    }
  }

  mutating func function<Value: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (A, B, C) throws(Fault) -> Value
  ) {
    add(name, .function, of: nil, [A.type, B.type, C.type], Value.type, [:]) { (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2]), C.load(from: frame, at: slots[3]))
        .store(to: frame, at: slots[0])
    }
  }

  mutating func operation<Value: MachineValue, A: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (A) throws(Fault) -> Value
  ) {
    add(name, .operator, of: nil, [A.type], Value.type, [:]) { (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1])).store(to: frame, at: slots[0])
    }
  }

  mutating func operation<Value: MachineValue, A: MachineValue, B: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (A, B) throws(Fault) -> Value
  ) {
    add(name, .operator, of: nil, [A.type, B.type], Value.type, [:]) { (frame, slots) throws(Fault) in
      try body(A.load(from: frame, at: slots[1]), B.load(from: frame, at: slots[2])).store(to: frame, at: slots[0])
    }
  }
}
