// The same questions for lists of numbers: other modules call code that is compiled for them, not for any vector, which
// takes a tenth of the time.

extension AnimatedAttribute where Vector == [Double] {
  /// Returns the numbers shown at a moment: the model's own when they have arrived.
  public func shown(at moment: Double) -> [Double] { value(at: moment) }

  /// Returns the change of the numbers in a second at a moment; nil if they do not move.
  public func velocity(at moment: Double) -> [Double]? { isUnderWay(at: moment) ? motion(at: moment).speed : nil }

  /// Returns true if the numbers are still on their way at a moment.
  public func isMoving(at moment: Double) -> Bool { isUnderWay(at: moment) }

  /// Gives the attribute new numbers at a moment, as part of a transaction.
  public mutating func change(to value: [Double], at moment: Double, in transaction: ViewTransaction) {
    replace(with: value, at: moment, in: transaction)
  }
}
