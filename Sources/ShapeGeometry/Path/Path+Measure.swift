import Foundation

extension Path {
  /// The place at a fraction of the total arc length, all subpaths in order, closing lines included: where
  /// `trimmedPath(from: 0, to: fraction)` ends.
  ///
  /// The fraction is held to 0...1. Where two segments meet it is the end of the first one. A path without length has its first
  /// segment's start, or its first move, whose element is then the place's. Nil for an empty path, for one whose length is not
  /// finite, and for a fraction that is not a number.
  public func location(atFraction fraction: CGFloat) -> Location? {
    guard !fraction.isNaN else { return nil }
    return place(atFraction: fraction)?.location
  }

  /// The direction of length 1 in which the path is drawn at a fraction of its total arc length.
  ///
  /// At a corner it is the direction of arrival; at fraction 0 that of departure. Nil where `location(atFraction:)` is and
  /// where the path has no length.
  public func tangent(atFraction fraction: CGFloat) -> CGVector? {
    guard !fraction.isNaN, let place = place(atFraction: fraction) else { return nil }
    return place.segment?.direction(at: place.location.t)
  }

  /// The fraction of the total arc length at which a place lies, in 0...1.
  ///
  /// Nil for a place whose element draws nothing, and for a path whose length is 0 or not finite.
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

  /// A place with the segment it lies on; a lone move has none.
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
  /// The direction of length 1 in which the segment is drawn at a parameter; nil for a segment without length.
  ///
  /// Where the derivative is nothing, at coincident control points and in cusps, it is the direction in which the curve goes on,
  /// at the end the one from which it comes. A derivative below `stillness` times the control polygon's size counts as nothing.
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
