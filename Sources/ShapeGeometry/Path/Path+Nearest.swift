import Foundation

extension Path {
  /// The place on a path that is nearest to some point.
  public struct NearestLocation: Equatable, Sendable {
    public var location: Location
    /// How far the place is from the point, in shape space; infinite where it is beyond the greatest Double.
    public var distance: CGFloat

    /// The nearest point of the path.
    public var point: CGPoint { location.point }
  }

  /// The place on the path's lines and curves, closing lines included, that is nearest to `point`; of several the first one.
  ///
  /// `parameterTolerance` bounds the error of the place's parameter, and so that of the point, in control polygon lengths; the
  /// distance, which is least there, errs far less unless it is about 0. Candidates are the ends and the roots of the distance's derivative, a Bernstein polynomial of degree
  /// 5 for a cubic (Schneider 1990). Lone moves are places too. Nil for an empty path and a point that is not finite; segments
  /// that are not finite are passed over. `fraction(at:)` tells how far along the path the place is.
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
  /// The distance between two points; infinite only where it is beyond the greatest Double.
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
  /// The parameter of the point nearest to `point`, both finite, to within `tolerance`; of several the least one.
  public func nearestParameter(to point: CGPoint, tolerance: CGFloat = 1e-12) -> CGFloat {
    // As seen from the point, and scaled to a size of 1; halved where a difference might overflow.
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
      // Rounding of the coefficients, which are of the order of 1 at most.
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

  /// Half the derivative of a curve's squared distance from the origin.
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

  /// The distance from `point` to the box around all points, control points included: no point of the segment is nearer.
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
  /// The sum of two polynomials of the same degree.
  fileprivate static func + (a: BernsteinPolynomial, b: BernsteinPolynomial) -> BernsteinPolynomial {
    a - b * -1
  }
}
