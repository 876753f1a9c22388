// Work: all that can grow is charged to the checking budget.

extension Checker {
  /// Charges for finishing an expression; throws if the budget is spent.
  mutating func spendOnFinishing(at offset: Int) throws(CheckFailure) {
    guard budget.takeFinished(at: offset) else { throw CheckFailure.silent }
  }

  /// Charges steps of the checking budget. All work that can grow must call it. It throws if the budget is spent or the
  /// check is interrupted.
  mutating func spend(_ count: Int = 1, at offset: Int) throws(CheckFailure) {
    try look(at: offset)
    guard budget.take(count, at: offset) else { throw CheckFailure.silent }
  }

  /// Returns the type, or throws a diagnostic if it is composed of too many types.
  func reasonable(_ type: Type, at offset: Int) throws(CheckFailure) -> Type {
    guard inference.isLarger(type, than: Type.largest) else { return type }
    throw failure(LimitProblem.typeSize(Type.largest), at: offset)
  }
}
