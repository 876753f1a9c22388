import Foundation

/// The centre line of one stroke: pieces that all have a length, and a direction at every point.
struct StrokeSpine {
  /// A piece of the centre line.
  enum Piece {
    case line(CGPoint, CGPoint)
    case curve(StrokeCurve)
  }

  /// A piece and its connection to the previous piece.
  struct Link {
    var piece: Piece
    /// True if the join before the piece is round for every style: a cusp of a curve, where its direction reverses.
    var followsCusp: Bool
  }

  /// The pieces in drawing order; empty if the whole subpath is one point.
  private(set) var links: [Link] = []
  /// True if the end is joined to the start.
  private(set) var isClosed = false
  /// The length up to which a piece is dropped.
  private let least: CGFloat

  /// The length that is too small to define a direction, as a share of the path's largest coordinate.
  private static let negligibleLength: CGFloat = 1e-12
  /// The length that is too small to define a direction within a curve, as a share of the curve's own size.
  private static let negligibleHandle: CGFloat = 1e-9
  /// The speed that counts as 0, as a share of the curve's own size; a loop or bend there is smaller by the square of
  /// this.
  private static let standstill: CGFloat = 1e-7
  /// The speed below which a cusp is suspected, as a share of the curve's size; also the accuracy of the first search.
  private static let suspiciousSpeed: CGFloat = 1e-3
  /// The accuracy of cusps, as a parameter of the curve.
  private static let parameterAccuracy: CGFloat = 1e-13

  /// Creates a spine without pieces; `extent` is the largest coordinate of the path or the line width, if that is
  /// greater.
  init(extent: CGFloat) {
    least = extent * Self.negligibleLength
  }

  /// Replaces the pieces with those of these segments, in the same memory.
  mutating func restart(segments: [PathSegment], isClosed: Bool) {
    self.isClosed = isClosed
    links.removeAll(keepingCapacity: true)
    for segment in segments {
      switch segment {
      case .line(let a, let b):
        if (b - a).isLonger(than: least) { links.append(Link(piece: .line(a, b), followsCusp: false)) }
      case .quad(let a, let b, let c):
        append(a, a.mixed(with: b, at: 2 / 3), c.mixed(with: b, at: 2 / 3), c, followsCusp: false)
      case .cubic(let a, let b, let c, let d):
        append(a, b, c, d, followsCusp: false)
      }
    }
  }

  /// Appends a cubic, divided at its cusps, or as lines if all its points are collinear.
  private mutating func append(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, followsCusp: Bool
  ) {
    let size = max(a.boxDistance(to: b), a.boxDistance(to: c), a.boxDistance(to: d))
    guard size > least else { return }
    let small = max(size * Self.negligibleHandle, least)
    // Handles of negligible length define no direction either.
    let b = (b - a).isLonger(than: small) ? b : a
    let c = (d - c).isLonger(than: small) ? c : d
    guard !appendIfStraight(a, b, c, d, small: small, followsCusp: followsCusp),
      let curve = StrokeCurve(a, b, c, d)
    else { return }
    if let cusp = cusp(of: curve, size: size) {
      let (before, after) = PathSegment.cubic(a, b, c, d).split(at: cusp)
      if case .cubic(let a, let b, _, let d) = before {
        append(a, b, d, d, followsCusp: followsCusp)
      }
      if case .cubic(let a, _, let c, let d) = after {
        append(a, a, c, d, followsCusp: true)
      }
    } else {
      links.append(Link(piece: .curve(curve), followsCusp: followsCusp))
    }
  }

  /// Returns the first parameter inside the curve where its speed is 0; nil if there is none.
  private func cusp(of curve: StrokeCurve, size: CGFloat) -> CGFloat? {
    let slow = size * Self.suspiciousSpeed
    // Slow points are searched roughly first, and precisely only where a cusp is possible. The rough search misses
    // points next to an end, so the ends are tested as well.
    func isSlow(_ t: CGFloat) -> Bool { curve.velocity(at: t).length <= 16 * slow }
    guard !curve.isFaster(than: slow),
      isSlow(0) || isSlow(1) || curve.speedExtrema(accuracy: Self.suspiciousSpeed).contains(where: isSlow)
    else { return nil }
    return curve.speedExtrema(accuracy: Self.parameterAccuracy).first { t in
      t > Self.standstill && t < 1 - Self.standstill && curve.velocity(at: t).length <= size * Self.standstill
    }
  }

  /// Appends a cubic as lines if its control points are within `small` of one line; returns whether they are.
  ///
  /// The points where such a cubic reverses its direction are cusps.
  private mutating func appendIfStraight(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, small: CGFloat, followsCusp: Bool
  ) -> Bool {
    let (ab, ac, ad) = (a.boxDistance(to: b), a.boxDistance(to: c), a.boxDistance(to: d))
    let axis = ((ab >= ac && ab >= ad ? b : ac >= ad ? c : d) - a).unit
    let width = max(axis.cross(b - a).magnitude, axis.cross(c - a).magnitude, axis.cross(d - a).magnitude)
    guard width <= small else { return false }
    // The positions along the axis are a cubic polynomial; the direction reverses where its derivative changes sign.
    let slope = BernsteinPolynomial(
      Double((b - a).dot(axis)), Double((c - b).dot(axis)), Double((d - c).dot(axis)))
    var turns: [Double] = []
    slope.appendRoots(to: &turns, accuracy: Double(Self.parameterAccuracy), noise: Double(small) / 16)
    let curve = PathSegment.cubic(a, b, c, d)
    var from = a
    var follows = followsCusp
    for to in turns.map({ curve.point(at: CGFloat($0)) }) + [d] where (to - from).isLonger(than: small) {
      links.append(Link(piece: .line(from, to), followsCusp: follows))
      from = to
      follows = true
    }
    return true
  }
}

extension StrokeSpine.Piece {
  /// The direction at the start, of length 1.
  var startTangent: CGPoint {
    switch self {
    case .line(let a, let b): (b - a).unit
    case .curve(let curve): curve.startTangent
    }
  }

  /// The direction at the end, of length 1.
  var endTangent: CGPoint {
    switch self {
    case .line(let a, let b): (b - a).unit
    case .curve(let curve): curve.endTangent
    }
  }

  /// The first point.
  var start: CGPoint {
    switch self {
    case .line(let a, _): a
    case .curve(let curve): curve.start
    }
  }

  /// The last point.
  var end: CGPoint {
    switch self {
    case .line(_, let b): b
    case .curve(let curve): curve.end
    }
  }

  /// The length of a line; nil for a curve.
  var lineLength: CGFloat? {
    switch self {
    case .line(let a, let b): (b - a).length
    case .curve: nil
    }
  }
}

extension CGPoint {
  /// Returns the greater of the distances along x and y.
  fileprivate func boxDistance(to other: CGPoint) -> CGFloat {
    max((x - other.x).magnitude, (y - other.y).magnitude)
  }

  /// Returns whether the vector is longer than `length`; the squares of its coordinates must be in range.
  fileprivate func isLonger(than length: CGFloat) -> Bool { dot(self) > length * length }
}
