import Foundation

// Boolean operations. Open subpaths count as closed; subpaths with a coordinate that is not finite are ignored. Curves
// of the result are parts of the operands' curves and end exactly in common points. A result is weakly simple: its
// loops may touch, but do not cross. Outer loops run clockwise on a screen and holes anticlockwise, so that the
// non-zero and the even-odd rule fill the same region. Contacts within 6e-8 of the operands' size count as touching.

extension Path {
  /// Returns the region inside this path, the other one, or both.
  ///
  /// `eoFill` selects the even-odd rule for the inside of both paths; otherwise the non-zero rule holds. Open subpaths
  /// count as closed, and subpaths that are not finite are ignored.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    union(other, eoFill: eoFill, charging: { _ in })
  }

  /// Returns the region inside both this path and the other one.
  ///
  /// `eoFill` selects the even-odd rule for the inside of both paths; otherwise the non-zero rule holds. Open subpaths
  /// count as closed, and subpaths that are not finite are ignored.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    intersection(other, eoFill: eoFill, charging: { _ in })
  }

  /// Returns the region inside this path and outside the other one.
  ///
  /// `eoFill` selects the even-odd rule for the inside of both paths; otherwise the non-zero rule holds. Open subpaths
  /// count as closed, and subpaths that are not finite are ignored.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    subtracting(other, eoFill: eoFill, charging: { _ in })
  }

  /// Returns the region inside either this path or the other one, but not inside both.
  ///
  /// `eoFill` selects the even-odd rule for the inside of both paths; otherwise the non-zero rule holds. Open subpaths
  /// count as closed, and subpaths that are not finite are ignored.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    symmetricDifference(other, eoFill: eoFill, charging: { _ in })
  }

  /// Returns the same region as a weakly simple path that the even-odd and the non-zero rule fill alike.
  ///
  /// `eoFill` selects the even-odd rule for the inside of this path, the default; otherwise the non-zero rule holds.
  /// Open subpaths count as closed, and subpaths that are not finite are ignored.
  public func normalized(eoFill: Bool = true) -> Path {
    normalized(eoFill: eoFill, charging: { _ in })
  }
}

extension Path {
  /// Returns the parts of this path's line that lie inside the other path; nothing is filled or closed.
  ///
  /// `eoFill` selects the even-odd rule for the inside of the other path; otherwise the non-zero rule holds. Closed
  /// subpaths that are cut become open parts; others stay closed. Parts along the other path's boundary count as
  /// inside; whether Apple does the same is not known.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lineIntersection(other, eoFill: eoFill, charging: { _ in })
  }

  /// Returns the parts of this path's line that lie outside the other path; nothing is filled or closed.
  ///
  /// `eoFill` selects the even-odd rule for the inside of the other path; otherwise the non-zero rule holds. Closed
  /// subpaths that are cut become open parts; others stay closed. Parts along the other path's boundary count as
  /// inside; whether Apple does the same is not known.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lineSubtraction(other, eoFill: eoFill, charging: { _ in })
  }
}
