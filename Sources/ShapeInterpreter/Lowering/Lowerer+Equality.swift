// Equality: what a type's own `==` compares, as far as keys and identities can do the same.

extension Lowerer {
  /// Returns whether a class's own `==` compares references: `a === b`, or their identifiers.
  mutating func comparesIdentities(_ equality: FunctionID) throws(CheckFailure) -> Bool {
    let body = try checker.checkBody(of: equality)
    guard body.parameters.count == 2, body.statements.count == 1, case .giveBack(let value?, _)? = body.statements.first
    else { return false }
    func variable(_ expression: Expression) -> VariableID? {
      switch expression.kind {
      case .identity(let object), .convert(let object): variable(object)
      case .native(let row, _, let list) where row.owner == ObjectIdentity.type: list.first.flatMap(variable)
      case .variable(let id): id
      default: nil
      }
    }
    switch value.kind {
    case .comparison(.equal, let left, let right):
      guard [Type.int, ObjectIdentity.type].contains(left.type) else { return false }
      if left.type == .int, case .identity = left.kind {} else if left.type == .int { return false }
      return Set([left, right].compactMap(variable)) == Set(body.parameters)
    default: return false
    }
  }

  /// Returns the stored properties that a type's own `==` compares, as in
  /// `a.x == b.x && a.y == b.y`; nil if it does anything else.
  mutating func properties(comparedBy equality: FunctionID) throws(CheckFailure) -> Set<String>? {
    let body = try checker.checkBody(of: equality)
    guard body.parameters.count == 2, body.statements.count == 1, case .giveBack(let value?, _)? = body.statements.first
    else { return nil }
    var names: Set<String> = []
    var open = [value]
    while let next = open.popLast() {
      switch next.kind {
      case .and(let left, let right): open += [left, right]
      case .comparison(.equal, let left, let right):
        guard case .field(let a, let name) = left.kind, case .field(let b, name) = right.kind,
          case .variable(let first) = a.kind, case .variable(let second) = b.kind,
          Set([first, second]) == Set(body.parameters)
        else { return nil }
        names.insert(name)
      default: return nil
      }
    }
    return names
  }
}
