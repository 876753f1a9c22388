import Foundation

/// A position or direction in grid units.
typealias GridVector = SIMD2<Double>

extension SIMD2 where Scalar == Double {
  /// The dot product of two vectors.
  @inline(__always) func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  /// The z component of the cross product.
  @inline(__always) func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  /// The square of the vector's length.
  @inline(__always) var lengthSquared: Double { x * x + y * y }

  /// The vector's length.
  @inline(__always) var length: Double { lengthSquared.squareRoot() }
}

/// The frame in which boolean operations work: shape space moved and scaled by a power of two, so that both operands fit
/// into a square of 2^29 grid units.
///
/// The scale is exact, so that scaling the operands by a power of two changes nothing but the exponent of the result.
struct GridFrame {
  /// How many bits a grid coordinate has at most; orientations of doubled coordinates stay exact in Int64.
  static let bits = 29

  /// The grid's origin in shape space.
  let origin: CGPoint
  /// The length of one grid unit in shape space, a power of two.
  let unit: Double
  /// The scale from shape space to grid units, a power of two.
  let scale: Double
  /// Whether sums and differences of points may leave the numbers.
  let isWide: Bool
  /// The place of the corner opposite to the origin of the box of all points.
  private(set) var extent = GridVector.zero

  /// The frame for all points that `forEachPoint` visits, or nil when they do not spread out at all.
  init?(forEachPoint: (_ visit: (CGPoint) -> Void) -> Void) {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    forEachPoint { point in
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    // Halved, so that the widest finite box has a finite size.
    let half = max(high.x / 2 - low.x / 2, high.y / 2 - low.y / 2)
    guard half > 0, half.isFinite else { return nil }
    let exponent = max(Int(half.exponent) + 2 - Self.bits, -1022)
    origin = low
    unit = Double(sign: .plus, exponent: exponent, significand: 1)
    scale = Double(sign: .plus, exponent: -exponent, significand: 1)
    isWide = half > .greatestFiniteMagnitude / 64
    extent = local(high)
  }

  /// Where a point of shape space lies, in grid units.
  @inline(__always) func local(_ point: CGPoint) -> GridVector {
    GridVector((point.x - origin.x) * scale, (point.y - origin.y) * scale)
  }

  /// The point of shape space at a place given in grid units.
  @inline(__always) func point(_ local: GridVector) -> CGPoint {
    CGPoint(x: local.x * unit + origin.x, y: local.y * unit + origin.y)
  }
}

/// A point of the integer grid, on which orientation is exact.
struct GridPoint: Equatable {
  var x: Int64
  var y: Int64

  @inline(__always) init(x: Int64, y: Int64) {
    self.x = x
    self.y = y
  }

  /// The grid point nearest to a place given in grid units.
  @inline(__always) init(nearest place: GridVector) {
    let rounded = place.rounded(.toNearestOrEven)
    x = Int64(rounded.x)
    y = Int64(rounded.y)
  }

  /// The place of the grid point, exact.
  @inline(__always) var place: GridVector { GridVector(Double(x), Double(y)) }

  /// A number that orders grid points by x, then by y.
  @inline(__always) var key: UInt64 {
    let bias: Int64 = 1 << 31
    return UInt64(x + bias) << 32 | UInt64(y + bias)
  }

  @inline(__always) static func - (a: GridPoint, b: GridPoint) -> GridPoint {
    GridPoint(x: a.x &- b.x, y: a.y &- b.y)
  }

  /// The exact cross product of two differences of grid points.
  @inline(__always) func cross(_ other: GridPoint) -> Int64 { x &* other.y &- y &* other.x }

  /// The exact dot product of two differences of grid points.
  @inline(__always) func dot(_ other: GridPoint) -> Int64 { x &* other.x &+ y &* other.y }

  /// Above 0 when `c` lies to the left of the line from `a` to `b` in a frame whose y axis points up, 0 when on it.
  @inline(__always) static func orientation(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int64 {
    (b - a).cross(c - a)
  }
}

/// The distances, in grid units, within which a boolean operation decides; a unit is at most 4e-9 of the operands' size.
struct BooleanTolerances: Sendable {
  /// Points this near are one point, curves that stay this near to each other are one curve.
  var contact: Double
  /// How far a curve may leave the chord that stands for it where another curve is near.
  var chord: Double
  /// How far curves that bend alike may leave their chords: across from each other they err alike.
  var alikeChord: Double
  /// How far the end of a result's curve may be moved to meet its neighbour.
  var deviation: Double
  /// Loops thinner than this are rounding and left out.
  var sliver: Double
  /// How often snap rounding may be repeated until no edges cross.
  var roundingPasses: Int

  /// The distances all operations use: contacts within 6e-8, chords within 4e-6, deviations within 8e-6 of the size.
  static let standard = BooleanTolerances(
    contact: 16, chord: 1024, alikeChord: 16384, deviation: 2048, sliver: 4, roundingPasses: 12)
}
