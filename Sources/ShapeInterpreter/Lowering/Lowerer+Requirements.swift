// Calls of requirements, whose witnesses are known for the receiver's type.

extension Lowerer {
  /// Lowers a call of a requirement. The type is known here, so that its witness is called directly.
  mutating func makeRequirement(
    _ requirement: Requirement, _ arguments: [Expression], _ expression: Expression, in slot: Slot
  ) throws(CheckFailure) {
    guard let receiver = arguments.first else { throw CheckFailure.silent }
    let type = concrete(receiver.type)
    // A type that is not known here has no witness: its conformance is incomplete.
    if case .parameter = type { throw nonconforming(type, requirement.name, at: expression.offset) }
    var receiverNow = receiver
    receiverNow.type = type
    let rest = Array(arguments.dropFirst())
    if checker.declarations.isExistential(type) {
      return try makeDispatch(requirement, [receiverNow] + rest, concrete(expression.type), in: slot)
    }
    let layout = try layout(of: expression.type)
    let asked = Asked(taking: rest.map { concrete($0.type) }, giving: concrete(expression.type))
    switch try witness(of: requirement, in: type, asked, at: expression.offset) {
    case .function(let id, let types): return try makeCall(id, types, [receiverNow] + rest, layout, in: slot)
    case .row(let row):
      return try makeNative(row, types(of: row, for: type), [receiverNow] + rest, concrete(expression.type), in: slot)
    case .field where checker.declarations.isReference(type):
      guard let found = try checker.finishedProperty(requirement.name, of: receiverNow, at: expression.offset) else {
        throw CheckFailure.silent
      }
      try lower(found, into: slot)
      return
    case .field:
      let (position, _) = try field(requirement.name, of: type, at: expression.offset)
      copy(try lower(receiverNow).advanced(by: position), to: slot, layout)
      return
    case nil: break
    }
    if rest.isEmpty, let found = try checker.finishedProperty(requirement.name, of: receiverNow, at: expression.offset)
    {
      // A member that the compiler synthesizes, a raw value for example.
      try lower(found, into: slot)
      return
    }
    if let id = requirement.id, checker.functions[id].body != nil {
      // A member of the protocol's extension, and a type that conforms because its arguments do.
      return try makeCall(id, checker.substitution(for: id, in: type), [receiverNow] + rest, layout, in: slot)
    }
    throw nonconforming(type, requirement.name, at: expression.offset)
  }
}
