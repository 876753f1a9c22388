/// Rows that change their receiver: one overload for each number of parameters.
extension LibraryTable {
  @inline(never)
  mutating func mutating<Owner: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (inout Owner) throws(Fault) -> Void
  ) {
    add(name, .mutating, of: Owner.type, [], .void, defaults, cost: cost) { (frame, slots) throws(Fault) in
      try Owner.modify(in: frame, at: slots[1]) { (owner) throws(Fault) in
        try body(&owner)
      }
    }
  }

  @inline(never)
  mutating func mutating<Owner: MachineValue, A: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (inout Owner, A) throws(Fault) -> Void
  ) {
    add(name, .mutating, of: Owner.type, [A.type], .void, defaults, cost: cost) { (frame, slots) throws(Fault) in
      // An argument may be the receiver itself, so it is loaded before the receiver is taken out of its slot.
      let a = A.load(from: frame, at: slots[2])
      try Owner.modify(in: frame, at: slots[1]) { (owner) throws(Fault) in
        try body(&owner, a)
      }
    }
  }

  @inline(never)
  mutating func mutating<Owner: MachineValue, A: MachineValue, B: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (inout Owner, A, B) throws(Fault) -> Void
  ) {
    add(name, .mutating, of: Owner.type, [A.type, B.type], .void, defaults, cost: cost) {
      (frame, slots) throws(Fault) in
      // An argument may be the receiver itself, so it is loaded before the receiver is taken out of its slot.
      let a = A.load(from: frame, at: slots[2])
      let b = B.load(from: frame, at: slots[3])
      try Owner.modify(in: frame, at: slots[1]) { (owner) throws(Fault) in
        try body(&owner, a, b)
      }
    }
  }

  @inline(never)
  mutating func mutating<Owner: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (inout Owner, A, B, C) throws(Fault) -> Void
  ) {
    add(name, .mutating, of: Owner.type, [A.type, B.type, C.type], .void, defaults, cost: cost) {
      (frame, slots) throws(Fault) in
      // An argument may be the receiver itself, so it is loaded before the receiver is taken out of its slot.
      let a = A.load(from: frame, at: slots[2])
      let b = B.load(from: frame, at: slots[3])
      let c = C.load(from: frame, at: slots[4])
      try Owner.modify(in: frame, at: slots[1]) { (owner) throws(Fault) in
        try body(&owner, a, b, c)
      }
    }
  }

  @inline(never)
  mutating func mutating<Owner: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (inout Owner, A, B, C, D) throws(Fault) -> Void
  ) {
    add(name, .mutating, of: Owner.type, [A.type, B.type, C.type, D.type], .void, defaults, cost: cost) {
      (frame, slots) throws(Fault) in
      // An argument may be the receiver itself, so it is loaded before the receiver is taken out of its slot.
      let a = A.load(from: frame, at: slots[2])
      let b = B.load(from: frame, at: slots[3])
      let c = C.load(from: frame, at: slots[4])
      let d = D.load(from: frame, at: slots[5])
      try Owner.modify(in: frame, at: slots[1]) { (owner) throws(Fault) in
        try body(&owner, a, b, c, d)
      }
    }
  }

  @inline(never)
  mutating func mutating<
    Owner: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue, E: MachineValue
  >(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (inout Owner, A, B, C, D, E) throws(Fault) -> Void
  ) {
    add(name, .mutating, of: Owner.type, [A.type, B.type, C.type, D.type, E.type], .void, defaults, cost: cost) {
      (frame, slots) throws(Fault) in
      // An argument may be the receiver itself, so it is loaded before the receiver is taken out of its slot.
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

  @inline(never)
  mutating func mutating<
    Owner: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue, E: MachineValue,
    F: MachineValue
  >(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (inout Owner, A, B, C, D, E, F) throws(Fault) -> Void
  ) {
    add(name, .mutating, of: Owner.type, [A.type, B.type, C.type, D.type, E.type, F.type], .void, defaults, cost: cost)
    {
      (frame, slots) throws(Fault) in
      // An argument may be the receiver itself, so it is loaded before the receiver is taken out of its slot.
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

  @inline(never)
  mutating func mutating<
    Owner: MachineValue, A: MachineValue, B: MachineValue, C: MachineValue, D: MachineValue, E: MachineValue,
    F: MachineValue, G: MachineValue
  >(
    _ name: String, defaults: [String: any MachineValue] = [:], cost: RowCost = .everything,
    _ body: @escaping @Sendable (inout Owner, A, B, C, D, E, F, G) throws(Fault) -> Void
  ) {
    add(
      name, .mutating, of: Owner.type, [A.type, B.type, C.type, D.type, E.type, F.type, G.type], .void, defaults,
      cost: cost
    ) {
      (frame, slots) throws(Fault) in
      // An argument may be the receiver itself, so it is loaded before the receiver is taken out of its slot.
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
}
