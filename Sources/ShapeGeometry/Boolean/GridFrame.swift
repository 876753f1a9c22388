import Foundation

/// A position or direction in grid units.
typealias GridVector = SIMD2<Double>

extension SIMD2 where Scalar == Double {
  /// Returns the dot product of two vectors.
  @inline(__always) func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  /// Returns the z component of the cross product.
  @inline(__always) func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  /// The square of the vector's length.
  @inline(__always) var lengthSquared: Double { x * x + y * y }

  /// The vector's length.
  @inline(__always) var length: Double { lengthSquared.squareRoot() }
}

/// The frame of boolean operations: shape space moved, and scaled by a power of two.
///
/// Both operands fit into a square of 2^29 grid units. The scale is exact, so that scaling the operands by a power of
/// two changes only the exponent of the result.
struct GridFrame {
  /// The greatest number of bits of a grid coordinate; orientations of doubled coordinates stay exact in Int64.
  static let bits = 29

  /// The grid's origin in shape space.
  let origin: CGPoint
  /// The length of one grid unit in shape space, a power of two.
  let unit: Double
  /// The scale from shape space to grid units, a power of two.
  let scale: Double
  /// True if sums and differences of points may overflow.
  let isWide: Bool
  /// The corner of the box of all points opposite the origin, in grid units.
  private(set) var extent = GridVector.zero

  /// Creates the frame for all points that `forEachPoint` visits; nil if they have no extent.
  init?(forEachPoint: (_ visit: (CGPoint) -> Void) -> Void) {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    forEachPoint { point in
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    // The size is halved, so that it is finite for every finite box.
    let half = max(high.x / 2 - low.x / 2, high.y / 2 - low.y / 2)
    guard half > 0, half.isFinite else { return nil }
    let exponent = max(Int(half.exponent) + 2 - Self.bits, -1022)
    origin = low
    unit = Double(sign: .plus, exponent: exponent, significand: 1)
    scale = Double(sign: .plus, exponent: -exponent, significand: 1)
    isWide = half > .greatestFiniteMagnitude / 64
    extent = local(high)
  }

  /// Returns a point of shape space in grid units.
  @inline(__always) func local(_ point: CGPoint) -> GridVector {
    GridVector((point.x - origin.x) * scale, (point.y - origin.y) * scale)
  }

  /// Returns the point of shape space at a position in grid units.
  @inline(__always) func point(_ local: GridVector) -> CGPoint {
    CGPoint(x: local.x * unit + origin.x, y: local.y * unit + origin.y)
  }
}

/// A point of the integer grid, for which orientation is exact.
struct GridPoint: Equatable {
  var x: Int64
  var y: Int64

  @inline(__always) init(x: Int64, y: Int64) {
    self.x = x
    self.y = y
  }

  /// Creates the grid point nearest to a position in grid units.
  @inline(__always) init(nearest place: GridVector) {
    let rounded = place.rounded(.toNearestOrEven)
    x = Int64(rounded.x)
    y = Int64(rounded.y)
  }

  /// The position of the grid point, exact.
  @inline(__always) var place: GridVector { GridVector(Double(x), Double(y)) }

  /// A number that orders grid points by x, then by y.
  @inline(__always) var key: UInt64 {
    let bias: Int64 = 1 << 31
    return UInt64(x + bias) << 32 | UInt64(y + bias)
  }

  @inline(__always) static func - (a: GridPoint, b: GridPoint) -> GridPoint {
    GridPoint(x: a.x &- b.x, y: a.y &- b.y)
  }

  /// Returns the exact cross product of two differences of grid points.
  @inline(__always) func cross(_ other: GridPoint) -> Int64 { x &* other.y &- y &* other.x }

  /// Returns the exact dot product of two differences of grid points.
  @inline(__always) func dot(_ other: GridPoint) -> Int64 { x &* other.x &+ y &* other.y }

  /// Returns a number above 0 if `c` lies to the left of the line from `a` to `b`, and 0 if it lies on the line.
  ///
  /// Left is meant in a frame whose y axis points up.
  @inline(__always) static func orientation(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int64 {
    (b - a).cross(c - a)
  }
}

/// The tolerances of a boolean operation, in grid units; a unit is at most 4e-9 of the operands' size.
struct BooleanTolerances: Sendable {
  /// The distance up to which points are one point, and curves that stay so near to each other one curve.
  var contact: Double
  /// The greatest distance between a curve and its chord near another curve.
  var chord: Double
  /// The greatest distance between similarly bent curves and their chords; opposite chords have similar errors.
  var alikeChord: Double
  /// The greatest distance by which the end of a result's curve may be moved to meet its neighbour.
  var deviation: Double
  /// The width below which a loop counts as a result of rounding and is left out.
  var sliver: Double
  /// The greatest number of repetitions of snap rounding until no edges cross.
  var roundingPasses: Int

  /// The tolerances of all operations: contacts within 6e-8, chords within 4e-6, deviations within 8e-6 of the size.
  static let standard = BooleanTolerances(
    contact: 16, chord: 1024, alikeChord: 16384, deviation: 2048, sliver: 4, roundingPasses: 12)
}
