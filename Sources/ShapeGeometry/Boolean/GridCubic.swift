import Foundation

/// A cubic Bézier curve in grid units; lines and quadratic curves are elevated and keep their parameter.
struct GridCubic {
  var p0: GridVector
  var p1: GridVector
  var p2: GridVector
  var p3: GridVector

  @inline(__always) init(_ p0: GridVector, _ p1: GridVector, _ p2: GridVector, _ p3: GridVector) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// Creates a line with constant speed.
  init(lineFrom start: GridVector, to end: GridVector) {
    self.init(start, start + (end - start) / 3, start + (end - start) * 2 / 3, end)
  }

  /// Creates the segment as a cubic in the frame's units.
  init(_ segment: PathSegment, in frame: GridFrame) {
    switch segment {
    case .line(let a, let b):
      self.init(lineFrom: frame.local(a), to: frame.local(b))
    case .quad(let a, let b, let c):
      let start = frame.local(a)
      let control = frame.local(b)
      let end = frame.local(c)
      self.init(start, start + (control - start) * 2 / 3, end + (control - end) * 2 / 3, end)
    case .cubic(let a, let b, let c, let d):
      self.init(frame.local(a), frame.local(b), frame.local(c), frame.local(d))
    }
  }

  /// Returns the point at parameter `t`.
  @inline(__always) func point(at t: Double) -> GridVector {
    let s = 1 - t
    let ss = s * s
    let tt = t * t
    return p0 * (ss * s) + p1 * (3 * ss * t) + p2 * (3 * s * tt) + p3 * (tt * t)
  }

  /// Returns the derivative with respect to the parameter.
  @inline(__always) func derivative(at t: Double) -> GridVector {
    let s = 1 - t
    return ((p1 - p0) * (s * s) + (p2 - p1) * (2 * s * t) + (p3 - p2) * (t * t)) * 3
  }

  /// Returns the two parts before and after parameter `t`, by de Casteljau's construction.
  @inline(__always) func split(at t: Double) -> (GridCubic, GridCubic) {
    let s = 1 - t
    let ab = p0 * s + p1 * t
    let bc = p1 * s + p2 * t
    let cd = p2 * s + p3 * t
    let abc = ab * s + bc * t
    let bcd = bc * s + cd * t
    let middle = abc * s + bcd * t
    return (GridCubic(p0, ab, abc, middle), GridCubic(middle, bcd, cd, p3))
  }

  /// Returns the part between two parameters with `t0 <= t1`.
  func part(from t0: Double, to t1: Double) -> GridCubic {
    let head = t1 < 1 ? split(at: t1).0 : self
    guard t0 > 0, t1 > 0 else { return head }
    return head.split(at: t0 / t1).1
  }

  /// An upper bound of the distance between the curve and its chord.
  @inline(__always) var bulge: Double {
    let chord = p3 - p0
    let length = chord.length
    guard length > 0 else { return max((p1 - p0).length, (p2 - p0).length) }
    return max(abs(chord.cross(p1 - p0)), abs(chord.cross(p2 - p0))) / length
  }

  /// An upper bound of the length of the derivative.
  var greatestSpeed: Double {
    3 * max((p1 - p0).lengthSquared, (p2 - p1).lengthSquared, (p3 - p2).lengthSquared).squareRoot()
  }

  /// The box of the control points, which contains the curve.
  @inline(__always) var box: GridBox {
    GridBox(
      low: pointwiseMin(pointwiseMin(p0, p1), pointwiseMin(p2, p3)),
      high: pointwiseMax(pointwiseMax(p0, p1), pointwiseMax(p2, p3)))
  }

  /// Twice the signed area between the curve and the lines from the origin to its ends, by Green's theorem.
  var doubledArea: Double {
    // Coordinates are relative to p0, for precision far from the origin.
    let a = p1 - p0
    let b = p2 - p0
    let c = p3 - p0
    let bulge = (a.cross(b) * 3 + a.cross(c) * 3 + b.cross(c) * 6) / 10
    return bulge + p0.cross(p3)
  }

  /// Writes the parameters inside 0...1 at which the curve must be cut to `bends`, in rising order, and removes the old
  /// ones.
  ///
  /// The parts are monotone in x and y, and their direction turns one way only. The cuts are extrema and inflections,
  /// which include cusps and separate self-loops.
  func findBends(_ bends: inout [Double]) {
    let a = p1 - p0
    let b = p2 - p1 - a
    let c = p3 - p2 - (p2 - p1) - b
    bends.removeAll(keepingCapacity: true)
    Self.appendRoots(c.x, 2 * b.x, a.x, to: &bends)
    Self.appendRoots(c.y, 2 * b.y, a.y, to: &bends)
    Self.appendRoots(b.cross(c), a.cross(c), a.cross(b), to: &bends)
    if bends.count > 1 { bends.sort() }
  }

  /// Appends the roots of a t² + b t + c that lie strictly between 0 and 1, computed without cancellation.
  private static func appendRoots(_ a: Double, _ b: Double, _ c: Double, to roots: inout [Double]) {
    func append(_ t: Double) {
      if t > 0, t < 1 { roots.append(t) }
    }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    if q != 0 { append(c / q) }
    if a != 0 { append(q / a) }
  }

  /// Returns the parameter of a point near `place` on a curve that is monotone in x and y.
  ///
  /// The crossing with the axis-parallel line through `place`, across the longer extent, is found by safeguarded Newton
  /// steps. From there a few more steps lead to the foot of the perpendicular.
  func nearestParameter(to place: GridVector) -> Double {
    let extent = p3 - p0
    let alongX = abs(extent.x) >= abs(extent.y)
    var t = parameter(at: alongX ? place.x : place.y, alongX: alongX)
    for _ in 0..<6 {
      let tangent = derivative(at: t)
      let speed = tangent.lengthSquared
      guard speed > 0 else { break }
      let next = min(max(t - (point(at: t) - place).dot(tangent) / speed, 0), 1)
      let step = abs(next - t)
      t = next
      if step < 1e-13 { break }
    }
    return t
  }

  /// Returns the parameter at which a curve that is monotone in x and y has a given x coordinate, or y if `alongX` is
  /// false.
  ///
  /// It is found by safeguarded Newton steps and clamped to 0...1.
  func parameter(at target: Double, alongX: Bool) -> Double {
    let first = alongX ? p0.x : p0.y
    let last = alongX ? p3.x : p3.y
    var low = 0.0
    var high = 1.0
    let rising = last >= first
    if rising ? target <= first : target >= first {
      high = 0
    } else if rising ? target >= last : target <= last {
      low = 1
    }
    var t = high == 0 ? 0 : low == 1 ? 1 : (target - first) / (last - first)
    if low < high {
      for _ in 0..<40 {
        let point = point(at: t)
        let error = (alongX ? point.x : point.y) - target
        if error == 0 { break }
        if (error < 0) == rising { low = t } else { high = t }
        let slope = derivative(at: t)
        let next = t - error / (alongX ? slope.x : slope.y)
        if abs(next - t) < 1e-13 { break }
        t = next > low && next < high ? next : (low + high) / 2
      }
    }
    return t
  }

  /// The parameter near the middle at which the curve passes the roundest coordinate of its longer extent.
  ///
  /// The curve must be monotone in x and y. The roundest coordinate is the one with the most trailing binary zeros in
  /// the middle half. So curves that run side by side are cut on common lines, opposite each other.
  var roundParameter: Double {
    let extent = p3 - p0
    let alongX = abs(extent.x) >= abs(extent.y)
    let (first, last) = alongX ? (p0.x, p3.x) : (p0.y, p3.y)
    let quarter = abs(last - first) / 4
    let low = Int64((min(first, last) + quarter).rounded(.down))
    let high = Int64((max(first, last) - quarter).rounded(.down))
    guard low < high else { return 0.5 }
    let zeros = 63 - (low ^ high).leadingZeroBitCount
    let t = parameter(at: Double((high >> zeros) << zeros), alongX: alongX)
    return t > 0.01 && t < 0.99 ? t : 0.5
  }
}
