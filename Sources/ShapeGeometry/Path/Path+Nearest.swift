import Foundation

extension Path {
  /// The location on a path that is nearest to a given point.
  public struct NearestLocation: Equatable, Sendable {
    /// The location on the path.
    public var location: Location
    /// The distance from the given point, in shape space; infinite if it exceeds the greatest Double.
    public var distance: CGFloat

    /// The nearest point of the path, in shape space.
    public var point: CGPoint { location.point }
  }

  /// Returns the location on the path's lines and curves that is nearest to `point`; the first one if several are
  /// equally near.
  ///
  /// Closing lines and lone moves are included. `parameterTolerance` bounds the error of the location's parameter. The
  /// error of its point is bounded by that times the length of the control polygon. The distance has a minimum there,
  /// so its error is far smaller unless the distance is about 0. Candidates are the ends and the roots of the
  /// derivative of the squared distance, a Bernstein polynomial of degree 5 for a cubic (Schneider 1990). Segments that
  /// are not finite are skipped. The result is nil for a path without finite segments and moves, and for a point that
  /// is not finite. `fraction(at:)` converts the location to a fraction of the path's length.
  public func nearestLocation(to point: CGPoint, parameterTolerance: CGFloat = 1e-12) -> NearestLocation? {
    guard point.isFinite else { return nil }
    var nearest: NearestLocation?
    func consider(_ element: Int, _ segment: PathSegment) {
      guard segment.isFinite else { return }
      if let nearest, segment.boxDistance(to: point) >= nearest.distance { return }
      let t = segment.nearestParameter(to: point, tolerance: parameterTolerance)
      let place = segment.point(at: t)
      let distance = place.distance(to: point)
      if let nearest, distance >= nearest.distance { return }
      nearest = NearestLocation(location: Location(element: element, t: t, point: place), distance: distance)
    }
    for (index, element) in elements.enumerated() {
      guard case .move(let end) = element else { continue }
      let isLone = index + 1 == elements.count || elements[index + 1].isMove
      if isLone { consider(index, .line(end, end)) }
    }
    forEachSegment { element, segment, _ in consider(element, segment) }
    return nearest
  }
}

extension CGPoint {
  /// Returns the distance between two points; infinite only if it exceeds the greatest Double.
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    let difference = self - other
    return difference.isFinite ? difference.length : (self / 2 - other / 2).length * 2
  }
}

extension Path.Element {
  fileprivate var isMove: Bool {
    if case .move = self { true } else { false }
  }
}

extension PathSegment {
  /// Returns the parameter of the point nearest to `point`, to within `tolerance`; the least one if several are equally
  /// near.
  ///
  /// The segment and the point must be finite.
  public func nearestParameter(to point: CGPoint, tolerance: CGFloat = 1e-12) -> CGFloat {
    // Coordinates are relative to the point and scaled to a size of 1, and halved first if a difference might overflow.
    let unit: CGFloat = max(magnitude, abs(point.x), abs(point.y)) > 0x1p1022 ? 0.5 : 1
    let offset = mapPoints { $0 * unit - point * unit }
    let size = offset.magnitude
    guard size > 0 else { return 0 }
    let local = offset.mapPoints { $0 / size }
    var candidates: [Double] = [0]
    if case .line(let a, let b) = local {
      let way = b - a
      let t = -a.dot(way) / way.dot(way)
      if t > 0, t < 1 { candidates.append(Double(t)) }
    } else {
      // The rounding error of the coefficients, whose magnitudes are of the order of 1 at most.
      let noise = 1e-16
      local.distanceDerivative.appendRoots(to: &candidates, accuracy: Double(tolerance), noise: noise)
    }
    candidates.append(1)
    var best: (t: CGFloat, square: CGFloat) = (0, .infinity)
    for t in candidates.map({ CGFloat($0) }) {
      let place = local.point(at: t)
      let square = place.dot(place)
      if square < best.square { best = (t, square) }
    }
    return best.t
  }

  /// Half the derivative of the squared distance of a curve from the origin.
  private var distanceDerivative: BernsteinPolynomial {
    let p = points.map { SIMD2(Double($0.x), Double($0.y)) }
    let legs = zip(p, p.dropFirst()).map { ($1 - $0) * Double(p.count - 1) }
    switch self {
    case .line:
      return BernsteinPolynomial(p[0].dot(legs[0]), p[1].dot(legs[0]))
    case .quad:
      return BernsteinPolynomial(p[0].x, p[1].x, p[2].x) * BernsteinPolynomial(legs[0].x, legs[1].x)
        + BernsteinPolynomial(p[0].y, p[1].y, p[2].y) * BernsteinPolynomial(legs[0].y, legs[1].y)
    case .cubic:
      return BernsteinPolynomial(p[0].x, p[1].x, p[2].x, p[3].x)
        * BernsteinPolynomial(legs[0].x, legs[1].x, legs[2].x)
        + BernsteinPolynomial(p[0].y, p[1].y, p[2].y, p[3].y)
        * BernsteinPolynomial(legs[0].y, legs[1].y, legs[2].y)
    }
  }

  /// Returns the distance from `point` to the box around all points, control points included: a lower bound for the
  /// segment.
  fileprivate func boxDistance(to point: CGPoint) -> CGFloat {
    var low = start
    var high = start
    forEachPoint { place in
      low = CGPoint(x: min(low.x, place.x), y: min(low.y, place.y))
      high = CGPoint(x: max(high.x, place.x), y: max(high.y, place.y))
    }
    return CGPoint(x: max(low.x - point.x, point.x - high.x, 0), y: max(low.y - point.y, point.y - high.y, 0)).length
  }
}

extension BernsteinPolynomial {
  /// Returns the sum of two polynomials of the same degree.
  fileprivate static func + (a: BernsteinPolynomial, b: BernsteinPolynomial) -> BernsteinPolynomial {
    a - b * -1
  }
}
