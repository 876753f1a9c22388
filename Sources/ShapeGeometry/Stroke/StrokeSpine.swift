import Foundation

/// The centre line of one stroke: pieces that all have a length and a direction everywhere.
struct StrokeSpine {
  /// A piece of the centre line.
  enum Piece {
    case line(CGPoint, CGPoint)
    case curve(StrokeCurve)
  }

  /// A piece and how it follows the one before.
  struct Link {
    var piece: Piece
    /// Whether the join before it is round in any case: the cusp of a curve, where it turns on the spot.
    var followsCusp: Bool
  }

  /// The pieces in drawing order; none when the whole subpath is one point.
  private(set) var links: [Link] = []
  /// Whether the end is joined to the start.
  private(set) var isClosed = false
  /// The length of what is too short to be a piece.
  private let least: CGFloat

  /// What is too small to have a direction, as a share of the path's largest coordinate.
  private static let negligibleLength: CGFloat = 1e-12
  /// What is too small to have a direction within a curve, as a share of the curve's own size.
  private static let negligibleHandle: CGFloat = 1e-9
  /// The speed that counts as standing still, as a share of the curve's own size: a loop or bend there is smaller by its square.
  private static let standstill: CGFloat = 1e-7
  /// How slow a curve must be for a cusp to be suspected, as a share of its size; and how exactly that is looked for.
  private static let suspiciousSpeed: CGFloat = 1e-3
  /// How exactly cusps are located, as a parameter of the curve.
  private static let parameterAccuracy: CGFloat = 1e-13

  /// A spine without pieces; `extent` is the largest coordinate of the path.
  init(extent: CGFloat) {
    least = extent * Self.negligibleLength
  }

  /// Takes the pieces of these segments in place of its own, in the same memory.
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

  /// Appends a cubic, divided at its cusps, or as lines when all its points are on one.
  private mutating func append(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, followsCusp: Bool
  ) {
    let size = max(a.boxDistance(to: b), a.boxDistance(to: c), a.boxDistance(to: d))
    guard size > least else { return }
    let small = max(size * Self.negligibleHandle, least)
    // Handles without a length that counts have no direction either.
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

  /// The first parameter inside the curve where it stands still.
  private func cusp(of curve: StrokeCurve, size: CGFloat) -> CGFloat? {
    let slow = size * Self.suspiciousSpeed
    // What is slow is looked for roughly, and closely only where there may be a cusp; next to an end the rough look sees nothing.
    func isSlow(_ t: CGFloat) -> Bool { curve.velocity(at: t).length <= 16 * slow }
    guard !curve.isFaster(than: slow),
      isSlow(0) || isSlow(1) || curve.speedExtrema(accuracy: Self.suspiciousSpeed).contains(where: isSlow)
    else { return nil }
    return curve.speedExtrema(accuracy: Self.parameterAccuracy).first { t in
      t > Self.standstill && t < 1 - Self.standstill && curve.velocity(at: t).length <= size * Self.standstill
    }
  }

  /// Appends a cubic as lines when its control points leave one line by `small` at most; true when that is so.
  ///
  /// Where such a cubic turns round there is a cusp.
  private mutating func appendIfStraight(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, small: CGFloat, followsCusp: Bool
  ) -> Bool {
    let (ab, ac, ad) = (a.boxDistance(to: b), a.boxDistance(to: c), a.boxDistance(to: d))
    let axis = ((ab >= ac && ab >= ad ? b : ac >= ad ? c : d) - a).unit
    let width = max(axis.cross(b - a).magnitude, axis.cross(c - a).magnitude, axis.cross(d - a).magnitude)
    guard width <= small else { return false }
    // The positions along the axis are a cubic polynomial; it turns round where its derivative changes sign.
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
  /// The greater of the distances along x and y.
  fileprivate func boxDistance(to other: CGPoint) -> CGFloat {
    max((x - other.x).magnitude, (y - other.y).magnitude)
  }

  /// Whether the vector is longer; of coordinates whose squares are in range.
  fileprivate func isLonger(than length: CGFloat) -> Bool { dot(self) > length * length }
}
