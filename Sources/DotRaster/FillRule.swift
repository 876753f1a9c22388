/// Which points a closed outline encloses.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Those that the outline winds around, counting turns to the right and to the left against each other.
  case nonZero
  /// Those that the outline goes around an odd number of times.
  case evenOdd

  /// Whether a point with this winding number is inside.
  @inline(__always)
  func encloses(winding: Int32) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
