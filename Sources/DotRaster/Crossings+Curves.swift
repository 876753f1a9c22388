/// A part of a curve from its upper to its lower end without a turn in y.
struct CurvePart {
  /// The parameters of the ends.
  var t0: Double
  var t1: Double
  var upper: SIMD2<Double>
  var lower: SIMD2<Double>
  /// The rows whose centre lines the part crosses.
  var rows: Range<Int>
}

extension Crossings {
  /// The greatest distance of a walk from its curve, in dots.
  ///
  /// A smaller value requires more pieces, a greater one leaves more crossings to be solved.
  private static let closeness = 0x1p-4
  /// The rounding error of a solved place, in dots.
  private static let rounding = 0x1p-36
  /// The greatest number of rows whose crossings are found without fitting polynomials to pieces.
  private static let few = 4
  /// The greatest number of rows of a walk along a cubic polynomial; its rounding error is then 2^-14 dots.
  private static let longest = 128

  /// Adds the crossings of a curve, part by part between its turns.
  @inline(never)
  mutating func addCurve(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>) {
    let low = pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d))
    let high = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
    guard FillRow.atOrBelow(low.y, rows: rows) < FillRow.atOrBelow(high.y, rows: rows) else { return }
    let isFar = max(abs(low.x), abs(high.x), abs(low.y), abs(high.y)) > RowWalk.reach
    let curve = RowCubic(a, b, c, d)
    let isMonotone = a.y <= b.y && b.y <= c.y && c.y <= d.y || a.y >= b.y && b.y >= c.y && c.y >= d.y
    let turns = isMonotone ? SIMD2(1, 1) : curve.turns
    var t = 0.0
    var start = curve.point(at: 0)
    for next in [turns.x, turns.y, 1] where next > t {
      let end = curve.point(at: next)
      let isFalling = start.y <= end.y
      let goesUp = isFalling == curve.isReversed
      let part = isFalling ? part(t, start, next, end) : part(next, end, t, start)
      if !part.rows.isEmpty {
        if isFar {
          solve(part, of: curve, goesUp: goesUp)
        } else {
          add(low.y >= 0 && high.y <= Double(rows) ? part : seen(part, of: curve), of: curve, level: 0, goesUp: goesUp)
        }
      }
      (t, start) = (next, end)
    }
  }

  @inline(__always)
  private func part(_ t0: Double, _ upper: SIMD2<Double>, _ t1: Double, _ lower: SIMD2<Double>) -> CurvePart {
    let top = FillRow.atOrBelow(upper.y, rows: rows)
    let bottom = FillRow.atOrBelow(lower.y, rows: rows)
    return CurvePart(t0: t0, t1: t1, upper: upper, lower: lower, rows: top..<max(top, bottom))
  }

  /// Returns the portion of a part between the picture's upper and lower edges.
  @inline(never)
  private func seen(_ part: CurvePart, of curve: RowCubic) -> CurvePart {
    var seen = part
    if part.upper.y < 0 {
      seen.t0 = curve.parameter(at: 0, from: part.t0, to: part.t1)
      seen.upper = curve.point(at: seen.t0)
    }
    if part.lower.y > Double(rows) {
      seen.t1 = curve.parameter(at: Double(rows), from: part.t0, to: part.t1)
      seen.lower = curve.point(at: seen.t1)
    }
    return seen
  }

  /// Adds the crossings of a part, piece by piece.
  private mutating func add(_ part: CurvePart, of curve: RowCubic, level: Int, goesUp: Bool) {
    guard part.rows.count > Self.few, level < CurvePieces.levels else { return find(part, of: curve, goesUp: goesUp) }
    let count = pieces.cut(curve, part, level: level, rows: rows, left: Double(window.firstWord << 6))
    let table = pieces.table(level)
    for index in 0..<count {
      let rows = table.rows[index]..<table.rows[index + 1]
      guard !rows.isEmpty else { continue }
      if table.error[index] <= Self.closeness, rows.count <= Self.longest {
        walk(table, index, of: curve, goesUp: goesUp)
        continue
      }
      let piece = CurvePart(
        t0: table.t[index], t1: table.t[index + 1], upper: SIMD2(table.x[index], table.y[index]),
        lower: SIMD2(table.x[index + 1], table.y[index + 1]), rows: rows)
      if rows.count == 1 {
        solve(piece, of: curve, goesUp: goesUp)
      } else if rows.count <= Self.few {
        find(piece, of: curve, goesUp: goesUp)
      } else {
        add(piece, of: curve, level: level + 1, goesUp: goesUp)
      }
    }
  }

  /// Adds the crossings of a piece along its polynomial.
  @inline(__always)
  private mutating func walk(_ table: CurvePieces.Table, _ index: Int, of curve: RowCubic, goesUp: Bool) {
    let columns = columns
    walk(
      from: table.place[index], step: table.step[index], bend: table.bend[index], twist: table.twist[index],
      over: table.rows[index]..<table.rows[index + 1], doubt: table.doubt[index], goesUp: goesUp,
      decide: { Self.decide(curve, from: table.t[index], to: table.t[index + 1], row: $0, columns: columns) })
  }

  /// Adds the crossings of a piece, found two rows at a time.
  @inline(never)
  private mutating func find(_ piece: CurvePart, of curve: RowCubic, goesUp: Bool) {
    let roots = RowRoots(curve.local(from: piece.t0, to: piece.t1), from: piece.upper)
    for first in stride(from: piece.rows.lowerBound, to: piece.rows.upperBound, by: 2) {
      let y = Double(first) + 0.5
      let end = min(first + 2, piece.rows.upperBound)
      let (x, isCertain) = roots.x(at: SIMD2(y, first + 1 < end ? y + 1 : y))
      for row in first..<end {
        let found = isCertain ? RowWalk.column(atOrRightOf: x[row - first], doubt: RowRoots.doubt) : nil
        let column = found ?? Self.decide(curve, from: piece.t0, to: piece.t1, row: row, columns: columns)
        add(column: column, row: row, goesUp: goesUp)
      }
    }
  }

  /// Adds the crossings of a piece, each solved separately.
  @inline(never)
  private mutating func solve(_ piece: CurvePart, of curve: RowCubic, goesUp: Bool) {
    for row in piece.rows {
      add(
        column: Self.decide(curve, from: piece.t0, to: piece.t1, row: row, columns: columns), row: row, goesUp: goesUp)
    }
  }

  /// Returns the first column whose centre lies at or right of a curve's crossing with a row's centre line.
  ///
  /// The crossing is searched between two parameters. A centre to the left of it by at most the solution's rounding
  /// error counts as on it.
  @inline(never)
  private static func decide(_ curve: RowCubic, from t0: Double, to t1: Double, row: Int, columns: Int) -> Int {
    let exact = curve.point(at: curve.parameter(at: Double(row) + 0.5, from: t0, to: t1)).x
    return Int(min(max((exact - 0.5 - Self.rounding).rounded(.up), 0), Double(columns)))
  }
}
