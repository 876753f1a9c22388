/// The pieces of a part of a curve without a turn in y, each with a cubic polynomial x(y) near it.
///
/// Let u run from 0 to 1 along a piece. Then y(u) - y(0) is u A(u), and y(1) - y(u) is (1 - u) B(u). The distance of
/// the curve from its chord is u (1 - u) L(u) with a linear L. The polynomial adds (y - y(0)) (y(1) - y) (q + r (y -
/// y(1/2))) to the chord. So its distance from the curve is u (1 - u) (L + A B (q + r C)), where C is y(u) - y(1/2).
/// Let v be u - 1/2. By the choice of q and r, the first two coefficients of L + A B (q + r C) in powers of v vanish.
/// The greatest values of v^n (1/4 - v^2) bound the rest term by term.
struct CurvePieces: ~Copyable {
  /// The greatest number of times that a part is cut; each cut divides the pieces of the previous one.
  static let levels = 3

  /// The numbers of the pieces of one level, grouped by kind, so that two pieces can be fitted at a time.
  struct Table {
    fileprivate let numbers: UnsafeMutablePointer<Double>
    fileprivate let walks: UnsafeMutablePointer<Int64>
    /// The first rows whose centres lie at or below the ends of the pieces.
    let rows: UnsafeMutablePointer<Int>

    /// The parameters of the ends of the pieces, one more than pieces; the coordinates of the ends follow.
    @inline(__always) var t: UnsafeMutablePointer<Double> { numbers }
    @inline(__always) var x: UnsafeMutablePointer<Double> { numbers + CurvePieces.room }
    @inline(__always) var y: UnsafeMutablePointer<Double> { numbers + 2 * CurvePieces.room }
    // The walk along the polynomial of a piece from its first row on, as fixed-point numbers.
    @inline(__always) var place: UnsafeMutablePointer<Int64> { walks }
    @inline(__always) var step: UnsafeMutablePointer<Int64> { walks + CurvePieces.room }
    @inline(__always) var bend: UnsafeMutablePointer<Int64> { walks + 2 * CurvePieces.room }
    @inline(__always) var twist: UnsafeMutablePointer<Int64> { walks + 3 * CurvePieces.room }
    @inline(__always) var doubt: UnsafeMutablePointer<Int64> { walks + 4 * CurvePieces.room }
    /// The greatest distance of each polynomial from its curve along a row, in dots; NaN if there is no polynomial.
    @inline(__always) var error: UnsafeMutablePointer<Double> { numbers + 3 * CurvePieces.room }
  }

  /// The number of entries of one kind, including both ends.
  private static let room = 18
  private let numbers: UnsafeMutablePointer<Double>
  private let walks: UnsafeMutablePointer<Int64>
  private let rows: UnsafeMutablePointer<Int>

  init() {
    numbers = .allocate(capacity: Self.levels * 4 * Self.room)
    walks = .allocate(capacity: Self.levels * 5 * Self.room)
    rows = .allocate(capacity: Self.levels * Self.room)
  }

  deinit {
    numbers.deallocate()
    walks.deallocate()
    rows.deallocate()
  }

  @inline(__always)
  func table(_ level: Int) -> Table {
    Table(
      numbers: numbers + level * 4 * Self.room, walks: walks + level * 5 * Self.room, rows: rows + level * Self.room)
  }

  /// Cuts a part of a curve into an even number of pieces and returns their number.
  ///
  /// The pieces of level 0 are shorter towards the ends, where a curve is often level.
  @inline(__always)
  func cut(_ curve: RowCubic, _ part: CurvePart, level: Int, rows: Int, left: Double) -> Int {
    let table = table(level)
    let count = level > 0 ? 4 : part.rows.count > 160 ? 16 : part.rows.count > 48 ? 10 : part.rows.count > 12 ? 6 : 4
    let (width, share) = (part.t1 - part.t0, 1 / Double(count))
    let bound = Double(rows) + 0.5
    var low = part.rows.lowerBound
    table.set(0, part.t0, part.upper, low)
    for index in 1..<count {
      let even = Double(index) * share
      let t = part.t0 + (level > 0 ? even : even * even * (3 - 2 * even)) * width
      let point = curve.point(at: t)
      let row =
        rows - Int(truncatingIfNeeded: RowWalk.fixed(bound - min(max(point.y, 0.5), bound)) &>> RowWalk.fractionBits)
      low = min(max(row, low), part.rows.upperBound)
      table.set(index, t, point, low)
    }
    table.set(count, part.t1, part.lower, part.rows.upperBound)
    for index in stride(from: 0, to: count, by: 2) { table.fit(curve, index, left) }
    return count
  }
}

extension CurvePieces.Table {
  @inline(__always)
  fileprivate func set(_ index: Int, _ t: Double, _ point: SIMD2<Double>, _ row: Int) {
    self.t[index] = t
    x[index] = point.x
    y[index] = point.y
    rows[index] = row
  }

  /// Fits the polynomials of two pieces and initializes the walks along them.
  @inline(__always)
  fileprivate func fit(_ curve: RowCubic, _ index: Int, _ left: Double) {
    let upper = Self.load(y + index)
    let height = Self.load(y + index + 1) - upper
    let start = Self.load(x + index)
    let slope = (Self.load(x + index + 1) - start) / height
    let t = Self.load(t + index)
    let step = Self.load(self.t + index + 1) - t
    let (square, cube) = (step * step, step * step * step)
    let y3 = curve.cube.y * cube
    let y2 = (curve.square.y + 3 * curve.cube.y * t) * square
    let e3 = curve.cube.x * cube - slope * y3
    let e2 = (curve.square.x + 3 * curve.cube.x * t) * square - slope * y2
    // A, B and C in powers of v, then A B; L is l0 + e3 v.
    let (a1, b1) = (y2 + y3, y2 + 2 * y3)
    let odd = y2 / 2 + y3 * 0.75
    let (a0, b0) = (height - odd, height + odd)
    let (c1, c2) = (height - y3 / 4, y2 + 1.5 * y3)
    let (p0, p1) = (a0 * b0, a0 * b1 + a1 * b0)
    let (p2, p3, p4) = (2 * height * y3 + a1 * b1, y3 * (a1 + b1), y3 * y3)
    let l0 = e2 + 1.5 * e3
    let inverse = 1 / (p0 * c1)
    let q = -l0 * c1 * inverse
    let r = -(e3 + q * p1) * inverse
    let k2 = q * p2 + r * (p0 * c2 + p1 * c1)
    let k3 = q * p3 + r * (p0 * y3 + p1 * c2 + p2 * c1)
    let k4 = q * p4 + r * (p1 * y3 + p2 * c2 + p3 * c1)
    let k5 = r * (p2 * y3 + p3 * c2 + p4 * c1)
    let k6 = r * (p3 * y3 + p4 * c2)
    let k7 = r * (p4 * y3)
    // Coefficients too great for fixed-point numbers count as an error as well.
    let error =
      Self.size(k2) * 0.01563 + Self.size(k3) * 0.00581 + Self.size(k4) * 0.00232 + Self.size(k5) * 0.00097
      + (Self.size(k6) + Self.size(k7)) * 0.00042 + (Self.size(q) + Self.size(r)) * 0x1p-10
    Self.store(error, self.error + index)
    // The centres of the first rows relative to the ends, and to y(1/2), which is near the middle of the chord.
    let above = SIMD2(Double(rows[index]), Double(rows[index + 1])) + 0.5 - upper
    let below = height - above
    let off = above - height / 2 + (y2 + 1.5 * y3) / 4
    // The differences from row to row of the product above * below, and of its product with off.
    let (product, change) = (above * below, below - above - 1)
    let first = start + above * (slope + below * (q + r * off))
    Self.store(first + (0.5 - left), place + index)
    Self.store(slope + q * change + r * (product + change * (off + 1)), self.step + index)
    Self.store(2 * (r * (change - off - 2) - q), bend + index)
    Self.store(-6 * r, twist + index)
    Self.store(error + 0x1p-13, doubt + index)
  }

  /// Stores two lengths as fixed-point numbers.
  @inline(__always)
  private static func store(_ pair: SIMD2<Double>, _ place: UnsafeMutablePointer<Int64>) {
    UnsafeMutableRawPointer(place).storeBytes(of: RowWalk.fixed(pair), as: SIMD2<Int64>.self)
  }

  @inline(__always)
  private static func load(_ place: UnsafeMutablePointer<Double>) -> SIMD2<Double> {
    UnsafeRawPointer(place).loadUnaligned(as: SIMD2<Double>.self)
  }

  @inline(__always)
  private static func store(_ pair: SIMD2<Double>, _ place: UnsafeMutablePointer<Double>) {
    UnsafeMutableRawPointer(place).storeBytes(of: pair, as: SIMD2<Double>.self)
  }

  /// Returns the absolute values.
  @inline(__always)
  private static func size(_ value: SIMD2<Double>) -> SIMD2<Double> {
    unsafeBitCast(unsafeBitCast(value, to: SIMD2<UInt64>.self) & ~(1 << 63), to: SIMD2<Double>.self)
  }
}
