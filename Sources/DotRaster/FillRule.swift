/// The rule for the points that a closed outline encloses.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Points with a winding number other than 0; turns in opposite directions cancel each other.
  case nonZero
  /// Points with an odd winding number.
  case evenOdd

  /// Returns true if a point with this winding number is inside.
  @inline(__always)
  func encloses(winding: Int32) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
