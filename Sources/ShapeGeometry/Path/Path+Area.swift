import Foundation

/// The direction in which a closed curve is drawn, as seen on a y-down screen.
public enum WindingDirection: Equatable, Sendable {
  /// Clockwise curves have a positive signed area, counterclockwise ones a negative area.
  case clockwise, counterclockwise
}

extension Subpath {
  /// The area that the subpath encloses; positive if the subpath is drawn clockwise on a y-down screen.
  ///
  /// The unit is the square of the unit of shape space. An open subpath is closed by a line. The area is computed by
  /// Green's theorem, exact but for rounding; curves are not flattened. A region enclosed twice counts twice, and the
  /// two loops of a figure eight cancel each other. The result is NaN if a point is not finite, and infinite if the
  /// area exceeds the greatest Double.
  public var signedArea: CGFloat {
    guard segments.allSatisfy(\.isFinite), start.isFinite else { return .nan }
    // Coordinates are relative to the start, where the closing line contributes no area. They are scaled to a size of 1
    // in x and in y, and halved first if a difference might overflow.
    let magnitude = segments.reduce(0) { max($0, $1.magnitude) }
    let unit: CGFloat = magnitude > 0x1p1022 ? 0.5 : 1
    let local = segments.map { $0.mapPoints { $0 * unit - start * unit } }
    var size = CGSize.zero
    for segment in local {
      segment.forEachPoint { point in
        size.width = max(size.width, abs(point.x))
        size.height = max(size.height, abs(point.y))
      }
    }
    guard size.width > 0, size.height > 0 else { return 0 }
    let area = local.reduce(0) { sum, segment in
      sum + segment.mapPoints { CGPoint(x: $0.x / size.width, y: $0.y / size.height) }.areaFromOrigin
    }
    let (narrow, wide) = (min(size.width, size.height), max(size.width, size.height))
    return area == 0 ? 0 : area * (wide * (narrow / unit / unit))
  }

  /// The direction in which the subpath is drawn, closed by a line if it is open; nil if its signed area is 0 or NaN.
  public var direction: WindingDirection? {
    let area = signedArea
    return area > 0 ? .clockwise : area < 0 ? .counterclockwise : nil
  }
}

extension Path {
  /// The sum of the signed areas of the subpaths: the filled area if the winding number is 0 or 1 everywhere.
  public var signedArea: CGFloat {
    subpaths.reduce(0) { $0 + $1.signedArea }
  }

  /// Returns the filled area in square units of shape space; open subpaths count as closed.
  ///
  /// `eoFill` selects the even-odd rule; otherwise the non-zero winding rule holds. The result is the area of
  /// `normalized(eoFill:)`, so its error is bounded by that operation's tolerance: about 1e-6 of the path's size, times
  /// its length.
  public func filledArea(eoFill: Bool = false) -> CGFloat {
    abs(normalized(eoFill: eoFill).signedArea)
  }
}

extension PathSegment {
  /// The signed area between the segment and the lines from the origin to its ends.
  fileprivate var areaFromOrigin: CGFloat {
    switch self {
    case .line(let a, let b):
      return a.cross(b) / 2
    case .quad(let a, let b, let c):
      return (a.cross(b) * 2 + a.cross(c) + b.cross(c) * 2) / 6
    case .cubic(let a, let b, let c, let d):
      let fromStart = a.cross(b) * 6 + a.cross(c) * 3 + a.cross(d)
      return (fromStart + b.cross(c) * 3 + b.cross(d) * 3 + c.cross(d) * 6) / 20
    }
  }
}
