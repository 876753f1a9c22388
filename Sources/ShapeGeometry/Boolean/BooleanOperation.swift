/// What of two operands an operation keeps.
enum BooleanOperation: Equatable, Sendable {
  case union
  case intersection
  case subtraction
  case symmetricDifference

  /// Whether a place is inside the result, given whether it is inside the receiver and the other path.
  @inline(__always) func keeps(_ inFirst: Bool, _ inSecond: Bool) -> Bool {
    switch self {
    case .union: inFirst || inSecond
    case .intersection: inFirst && inSecond
    case .subtraction: inFirst && !inSecond
    case .symmetricDifference: inFirst != inSecond
    }
  }
}
