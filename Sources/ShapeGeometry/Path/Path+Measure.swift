import Foundation

extension Path {
  /// Returns the location at a fraction of the total arc length, the end of `trimmedPath(from: 0, to: fraction)`.
  ///
  /// The length includes all subpaths in order and their closing lines. The fraction is clamped to 0...1. Where two
  /// segments meet, the result is the end of the first one. For a path without length the result is its first move,
  /// with the index 0 and the parameter 0. The result is nil for an empty path, for a path whose length is not finite,
  /// and for a fraction that is NaN.
  public func location(atFraction fraction: CGFloat) -> Location? {
    guard !fraction.isNaN else { return nil }
    return place(atFraction: fraction)?.location
  }

  /// Returns the direction, of length 1, in which the path is drawn at a fraction of its total arc length.
  ///
  /// At a corner the result is the direction of arrival, at fraction 0 the direction of departure. It is nil if
  /// `location(atFraction:)` is nil, and for a path without length.
  public func tangent(atFraction fraction: CGFloat) -> CGVector? {
    guard !fraction.isNaN, let place = place(atFraction: fraction) else { return nil }
    return place.segment?.direction(at: place.location.t)
  }

  /// Returns the fraction of the total arc length at a location, in 0...1; the location's parameter is clamped to
  /// 0...1.
  ///
  /// The result is nil if the location's element draws nothing, and if the length of the path is 0 or not finite.
  public func fraction(at location: Location) -> CGFloat? {
    var total: CGFloat = 0
    var reached: CGFloat?
    forEachSegment { element, segment, _ in
      let length = segment.arcLength()
      if element == location.element {
        let t = max(0, min(location.t, 1))
        reached = total + (t == 1 ? length : segment.piece(from: 0, to: t).arcLength())
      }
      total += length
    }
    guard let reached, total > 0, total.isFinite else { return nil }
    return min(reached / total, 1)
  }

  /// Returns the location at a fraction and its segment, which is nil for a path without length.
  private func place(atFraction fraction: CGFloat) -> (location: Location, segment: PathSegment?)? {
    var segments: [(element: Int, segment: PathSegment, length: CGFloat)] = []
    var total: CGFloat = 0
    forEachSegment { element, segment, _ in
      let length = segment.arcLength()
      if length != 0 { segments.append((element, segment, length)) }
      total += length
    }
    guard total.isFinite, case .move(let first)? = elements.first else { return nil }
    guard let last = segments.last else {
      return first.isFinite ? (Location(element: 0, t: 0, point: first), nil) : nil
    }
    let target = max(0, min(fraction, 1)) * total
    var start: CGFloat = 0
    for (element, segment, length) in segments where fraction < 1 {
      if start + length >= target {
        let t = segment.parameter(atArcLength: target - start, of: length)
        return (Location(element: element, t: t, point: segment.point(at: t)), segment)
      }
      start += length
    }
    return (Location(element: last.element, t: 1, point: last.segment.end), last.segment)
  }
}

extension PathSegment {
  /// Returns the direction, of length 1, in which the segment is drawn at a parameter; nil for a segment without
  /// length.
  ///
  /// The derivative is 0 at coincident control points and in cusps. There the result is the direction in which the
  /// curve continues, or at its end the direction from which it arrives. A derivative of at most `stillness` times the
  /// size of the control polygon counts as 0.
  public func direction(at t: CGFloat, stillness: CGFloat = 1e-12) -> CGVector? {
    let size = magnitude
    guard size > 0, size.isFinite, isFinite else { return nil }
    let unit = mapPoints { $0 / size }
    let extent = unit.points.reduce(0) { max($0, ($1 - unit.start).length) }
    var derivative = unit.derivative(at: t)
    if derivative.length <= stillness * extent {
      let points = t < 1 ? unit.split(at: t).after.points : Array(unit.points.reversed())
      guard let next = points.first(where: { ($0 - points[0]).length > stillness * extent }) else { return nil }
      derivative = t < 1 ? next - points[0] : points[0] - next
    }
    let length = derivative.length
    return length > 0 ? CGVector(dx: derivative.x / length, dy: derivative.y / length) : nil
  }
}
