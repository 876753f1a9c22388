import Foundation

// Boolean operations. Open subpaths count as closed; subpaths with a coordinate that is not a finite number count as absent.
// Curves of the result are parts of the operands' curves and end in common points bit for bit. A result is weakly simple: its
// loops may touch, but do not cross; outer loops run clockwise on a screen and holes anticlockwise, so that the non-zero and
// the even-odd rule fill the same. Contacts within 6e-8 of the operands' size count as touching.

extension Path {
  /// The region inside this path, the other one, or both.
  ///
  /// `eoFill` says whether the even-odd rule decides what is inside either path; else the non-zero rule does.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    union(other, eoFill: eoFill, charging: { _ in })
  }

  /// The region inside both this path and the other one.
  ///
  /// `eoFill` says whether the even-odd rule decides what is inside either path; else the non-zero rule does.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    intersection(other, eoFill: eoFill, charging: { _ in })
  }

  /// The region inside this path and outside the other one.
  ///
  /// `eoFill` says whether the even-odd rule decides what is inside either path; else the non-zero rule does.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    subtracting(other, eoFill: eoFill, charging: { _ in })
  }

  /// The region inside either this path or the other one, but not inside both.
  ///
  /// `eoFill` says whether the even-odd rule decides what is inside either path; else the non-zero rule does.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    symmetricDifference(other, eoFill: eoFill, charging: { _ in })
  }

  /// The same region as a weakly simple path that the even-odd and the non-zero rule fill alike.
  ///
  /// `eoFill` says whether the even-odd rule decides what is inside this path; else the non-zero rule does.
  public func normalized(eoFill: Bool = true) -> Path {
    normalized(eoFill: eoFill, charging: { _ in })
  }
}

extension Path {
  /// The parts of this path's line that lie inside the other path; nothing is filled or closed.
  ///
  /// `eoFill` says whether the even-odd rule decides what is inside the other path. Closed subpaths that are cut come back as
  /// open parts, others stay closed. What runs along the other path's boundary counts as inside; whether Apple's does is not
  /// known.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lineIntersection(other, eoFill: eoFill, charging: { _ in })
  }

  /// The parts of this path's line that lie outside the other path; nothing is filled or closed.
  ///
  /// `eoFill` says whether the even-odd rule decides what is inside the other path. Closed subpaths that are cut come back as
  /// open parts, others stay closed. What runs along the other path's boundary counts as inside; whether Apple's does is not
  /// known.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lineSubtraction(other, eoFill: eoFill, charging: { _ in })
  }
}
