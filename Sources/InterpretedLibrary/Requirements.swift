// Requirements of the standard library's protocols that are called on generic parameters, and members that follow from
// them. The compiler has its own.

extension AdditiveArithmetic {
  static var zero: Self { get }
}

extension RangeExpression {
  func contains(_ element: Bound) -> Bool
}

extension RandomNumberGenerator {
  mutating func next() -> UInt64
}

extension Hashable {
  var hashValue: Int {
    var hasher = Hasher()
    hasher.combine(self)
    return hasher.finalize()
  }
}
