import Foundation
import ShapeGeometry

/// Where lines and curves cross the lines through the dots' centres, row by row.
///
/// An edge reaches from its upper end, included, to its lower end, excluded, and is walked from top to bottom whatever its direction; so two
/// outlines that share an edge see the same crossings, and share no dot and miss none. A line's crossing that comes near a dot's centre is
/// decided by the exact sign of a difference of products; a curve is followed by chords, and solved where those come near a centre.
struct Crossings {
  /// A column and a direction in one number that sorts by column: the first column at or right of the crossing, then whether the edge goes up.
  typealias Crossing = Int32

  private let columns: Int
  private let rows: Int
  /// How far chords may leave their curve, in dots.
  private let tolerance: Double
  private var edges: [Edge] = []
  private var curves: [RowCubic] = []
  private var chords: [Chord] = []
  private(set) var topRow: Int
  private(set) var bottomRow: Int

  /// An edge from its upper to its lower end, and the rows whose centre lines it crosses.
  private struct Edge {
    var x: Double
    var y: Double
    var run: Double
    var drop: Double
    var rows: Range<Int32>
    var goesUp: Int32
    /// The index of the chord that the edge is, or -1 for a line.
    var chord: Int32
  }

  /// A chord between two parameters of a curve.
  private struct Chord {
    var curve: Int
    var t0: Double
    var t1: Double
  }

  /// `tolerance` is how far chords may leave their curve before crossings are solved, in dots.
  init(columns: Int, rows: Int, capacity: Int, tolerance: Double = 1) {
    self.columns = columns
    self.rows = rows
    self.tolerance = min(max(tolerance, 1e-6), 1)
    topRow = rows
    bottomRow = 0
    edges.reserveCapacity(capacity)
  }

  /// Adds the polygon of a polyline, closed whether it says so or not; vertices that are not finite are passed over.
  mutating func add(_ polyline: Polyline, through viewport: Viewport) {
    var first: SIMD2<Double>?
    var previous = SIMD2<Double>.zero
    for point in polyline.points {
      guard let next = Self.place(point, viewport) else { continue }
      if first == nil { first = next } else { addLine(from: previous, to: next) }
      previous = next
    }
    if let first { addLine(from: previous, to: first) }
  }

  /// Adds the outlines of a path, closed whether they say so or not; points that are not finite are passed over, and curves with control
  /// points that are not are lines.
  mutating func add(_ path: Path, through viewport: Viewport) {
    var first: SIMD2<Double>?
    var current = SIMD2<Double>.zero
    func place(_ point: CGPoint) -> SIMD2<Double>? { Self.place(point, viewport) }
    for element in path.elements {
      switch element {
      case .move(let end):
        if let first { addLine(from: current, to: first) }
        first = place(end)
        current = first ?? .zero
      case .line(let end):
        guard let next = place(end) else { continue }
        if first == nil { first = next } else { addLine(from: current, to: next) }
        current = next
      case .quadCurve(let end, let control):
        guard let next = place(end) else { continue }
        if let control = place(control), first != nil {
          addCurve(current, current + (control - current) * (2 / 3), next + (control - next) * (2 / 3), next)
        } else if first != nil {
          addLine(from: current, to: next)
        } else {
          first = next
        }
        current = next
      case .curve(let end, let control1, let control2):
        guard let next = place(end) else { continue }
        if let control1 = place(control1), let control2 = place(control2), first != nil {
          addCurve(current, control1, control2, next)
        } else if first != nil {
          addLine(from: current, to: next)
        } else {
          first = next
        }
        current = next
      case .closeSubpath:
        if let first {
          addLine(from: current, to: first)
          current = first
        }
      }
    }
    if let first { addLine(from: current, to: first) }
  }

  /// How far from the picture places are held, in dots: differences of such coordinates have products.
  private static let limit = 0x1p40

  /// Where a point falls, in dots; nil when it is not finite.
  @inline(__always)
  private static func place(_ point: CGPoint, _ viewport: Viewport) -> SIMD2<Double>? {
    let dot = viewport.dot(point)
    guard abs(dot.x) <= limit, abs(dot.y) <= limit else {
      guard dot.x.isFinite, dot.y.isFinite else { return nil }
      return SIMD2(min(max(Double(dot.x), -limit), limit), min(max(Double(dot.y), -limit), limit))
    }
    return SIMD2(Double(dot.x), Double(dot.y))
  }

  /// The first row whose centre lies at or below `y`, held to 0...rows.
  @inline(__always)
  private func row(atOrBelow y: Double) -> Int {
    let bound = Double(rows) + 0.5
    guard y > 0.5 else { return 0 }
    guard y < bound else { return rows }
    // Truncation of a positive number is quicker than rounding up.
    return rows - Int(bound - y)
  }

  @inline(__always)
  private mutating func addLine(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    addEdge(from: start, to: end, goesUp: false, chord: -1)
  }

  @inline(__always)
  private mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>, goesUp: Bool, chord: Int32) {
    let isFalling = start.y <= end.y
    let upper = isFalling ? start : end
    let lower = isFalling ? end : start
    let top = row(atOrBelow: upper.y)
    let bottom = row(atOrBelow: lower.y)
    guard top < bottom else { return }
    topRow = min(topRow, top)
    bottomRow = max(bottomRow, bottom)
    edges.append(
      Edge(
        x: upper.x, y: upper.y, run: lower.x - upper.x, drop: lower.y - upper.y, rows: Int32(top)..<Int32(bottom),
        goesUp: isFalling == goesUp ? 1 : 0, chord: chord))
  }

  /// Adds a curve: part by part between its turns, by chords or, where those would be as many as rows, row by row.
  private mutating func addCurve(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>) {
    let low = min(min(a.y, b.y), min(c.y, d.y))
    let high = max(max(a.y, b.y), max(c.y, d.y))
    guard row(atOrBelow: low) < row(atOrBelow: high) else { return }
    let curve = RowCubic(a, b, c, d)
    curves.append(curve)
    var t0 = 0.0
    var start = curve.point(at: 0)
    func advance(to t1: Double) {
      let end = curve.point(at: t1)
      addPart(of: curve, t0, start, t1, end)
      t0 = t1
      start = end
    }
    let isMonotone = a.y <= b.y && b.y <= c.y && c.y <= d.y || a.y >= b.y && b.y >= c.y && c.y >= d.y
    if !isMonotone { curve.forEachTurn { advance(to: $0) } }
    advance(to: 1)
  }

  private mutating func addPart(
    of curve: RowCubic, _ t0: Double, _ start: SIMD2<Double>, _ t1: Double, _ end: SIMD2<Double>
  ) {
    let top = row(atOrBelow: min(start.y, end.y))
    let bottom = row(atOrBelow: max(start.y, end.y))
    guard top < bottom else { return }
    let steps = curve.steps(from: t0, to: t1, tolerance: tolerance)
    if bottom - top <= steps {
      let goesUp: Int32 = (start.y <= end.y) == curve.isReversed ? 1 : 0
      topRow = min(topRow, top)
      bottomRow = max(bottomRow, bottom)
      for row in top..<bottom {
        let y = Double(row) + 0.5
        edges.append(
          Edge(
            x: curve.crossing(at: y, from: t0, to: t1), y: y, run: 0, drop: 1, rows: Int32(row)..<Int32(row + 1),
            goesUp: goesUp, chord: -1))
      }
      return
    }
    let step = (t1 - t0) / Double(steps)
    var (t, place) = (t0, start)
    for index in 1...steps {
      let next = index == steps ? t1 : t0 + Double(index) * step
      let target = index == steps ? end : curve.point(at: next)
      let count = edges.count
      addEdge(from: place, to: target, goesUp: curve.isReversed, chord: Int32(truncatingIfNeeded: chords.count))
      if edges.count > count { chords.append(Chord(curve: curves.count - 1, t0: t, t1: next)) }
      (t, place) = (next, target)
    }
  }

  /// The crossings of all rows in one list, in no order within a row, and where each row from `topRow` on starts in it.
  func gathered() -> (crossings: [Crossing], starts: [Int]) {
    guard topRow < bottomRow else { return ([], [0]) }
    let height = bottomRow - topRow
    // Differences first, then sums: how many edges cross each row.
    var starts = [Int](repeating: 0, count: height + 2)
    starts.withUnsafeMutableBufferPointer { starts in
      for edge in edges {
        starts[Int(edge.rows.lowerBound) - topRow + 1] += 1
        starts[Int(edge.rows.upperBound) - topRow + 1] -= 1
      }
      for row in 1...height { starts[row] += starts[row - 1] }
      for row in 1...height { starts[row] += starts[row - 1] }
    }
    starts.removeLast()
    let total = starts[height]
    var next = starts
    let crossings = [Crossing](unsafeUninitializedCapacity: total) { buffer, count in
      next.withUnsafeMutableBufferPointer { next in
        for edge in edges { write(edge, into: buffer, at: next) }
      }
      count = total
    }
    return (crossings, starts)
  }

  /// The share of a coordinate that rounding may add to a crossing.
  private static let rounding = 0x1p-49

  /// Walks one edge down its rows.
  @inline(__always)
  private func write(
    _ edge: Edge, into buffer: UnsafeMutableBufferPointer<Crossing>, at next: UnsafeMutableBufferPointer<Int>
  ) {
    let slope = edge.run / edge.drop
    var doubt = (abs(edge.x) + abs(edge.run)) * Self.rounding + 1e-9
    if edge.chord >= 0 { doubt += tolerance * (1 + slope * slope).squareRoot() }
    let certain = 0.5 - doubt
    let right = Double(columns)
    var row = Int(edge.rows.lowerBound)
    let end = Int(edge.rows.upperBound)
    while row < end {
      let centre = Double(row) + 0.5
      let x = min(max(edge.x + (centre - edge.y) * slope, -0.25), right + 0.25)
      // Truncation of a positive number is quicker than rounding up.
      let rest = right + 1.5 - x
      let whole = Int(rest)
      var column = columns + 1 - whole
      if abs(rest - Double(whole) - 0.5) > certain { column = decide(edge, centre, near: x) }
      let slot = next[row - topRow]
      buffer[slot] = Int32(truncatingIfNeeded: column) << 1 | edge.goesUp
      next[row - topRow] = slot + 1
      row += 1
    }
  }

  /// The first column whose centre lies at or right of the crossing of an edge with a row's centre line, decided exactly.
  @inline(never)
  private func decide(_ edge: Edge, _ centre: Double, near x: Double) -> Int {
    if edge.chord >= 0 {
      let chord = chords[Int(edge.chord)]
      let exact = curves[chord.curve].crossing(at: centre, from: chord.t0, to: chord.t1)
      return Int(min(max((exact - 0.5).rounded(.up), 0), Double(columns)))
    }
    var column = Int(min(max((x - 0.5).rounded(.up), 0), Double(columns)))
    while column > 0, isLeft(edge, centre, of: Double(column) - 0.5) { column -= 1 }
    while column < columns, !isLeft(edge, centre, of: Double(column) + 0.5) { column += 1 }
    return column
  }

  /// Whether an edge crosses a row's centre line at or left of `x`.
  private func isLeft(_ edge: Edge, _ centre: Double, of x: Double) -> Bool {
    // x0 + (centre - y0) * run / drop <= x, as a difference of products with their rounding errors.
    let (a, b) = (centre - edge.y, x - edge.x)
    let (first, second) = (a * edge.run, b * edge.drop)
    guard first == second || abs(first - second) <= abs(first) * 0x1p-50 else { return first < second }
    let firstRest = (-first).addingProduct(a, edge.run)
    let secondRest = (-second).addingProduct(b, edge.drop)
    return (first - second) + (firstRest - secondRest) <= 0
  }
}
