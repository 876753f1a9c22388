/// The operation that determines the region to keep of two operands.
enum BooleanOperation: Equatable, Sendable {
  case union
  case intersection
  case subtraction
  case symmetricDifference

  /// Returns whether a place is inside the result; the arguments tell whether it is inside the receiver and the other
  /// path.
  @inline(__always) func keeps(_ inFirst: Bool, _ inSecond: Bool) -> Bool {
    switch self {
    case .union: inFirst || inSecond
    case .intersection: inFirst && inSecond
    case .subtraction: inFirst && !inSecond
    case .symmetricDifference: inFirst != inSecond
    }
  }
}
