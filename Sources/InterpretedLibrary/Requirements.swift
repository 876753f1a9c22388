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

extension AnyHashable {
  var base: Any { self }
  var description: String { "\(self)" }
  var debugDescription: String { "AnyHashable(" + String(reflecting: self) + ")" }
}

extension CustomStringConvertible {
  var description: String { get }
}

extension BinaryInteger {
  var description: String { "\(self)" }
}

extension BinaryFloatingPoint {
  var description: String { "\(self)" }
  var debugDescription: String { "\(self)" }
}

extension Bool {
  var description: String { "\(self)" }
}

extension CGPoint {
  var debugDescription: String { "\(self)" }
}

extension CGSize {
  var debugDescription: String { "\(self)" }
}

extension CGRect {
  var debugDescription: String { "\(self)" }
}

extension Array {
  var description: String { "\(self)" }
  var debugDescription: String { "\(self)" }
}

extension Dictionary {
  var description: String { "\(self)" }
  var debugDescription: String { "\(self)" }
}

extension Set {
  var description: String { "\(self)" }
  var debugDescription: String { "\(self)" }
}

extension ArraySlice {
  var description: String { "\(self)" }
  var debugDescription: String { "\(self)" }
}

extension Optional {
  var debugDescription: String { "\(self)" }
}

extension Range {
  var description: String { "\(self)" }
  var debugDescription: String { String(reflecting: self) }
}

extension ClosedRange {
  var description: String { "\(self)" }
  var debugDescription: String { String(reflecting: self) }
}
