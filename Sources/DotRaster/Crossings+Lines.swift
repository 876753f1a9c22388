/// A line from its upper to its lower end.
private struct Line {
  var x: Double
  var y: Double
  var run: Double
  var drop: Double
}

extension Crossings {
  /// The greatest error of a walk along a line, in dots.
  ///
  /// The steps contribute 2^-19, and the rounding of coordinates within reach contributes less.
  private static let doubt = RowWalk.fixed(0x1p-18)

  /// Adds the crossings of a line.
  @inline(__always)
  mutating func addLine(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    let goesUp = start.y > end.y
    let upper = goesUp ? end : start
    let lower = goesUp ? start : end
    let top = FillRow.atOrBelow(upper.y, rows: rows)
    let bottom = FillRow.atOrBelow(lower.y, rows: rows)
    guard top < bottom else { return }
    let line = Line(x: upper.x, y: upper.y, run: lower.x - upper.x, drop: lower.y - upper.y)
    let (left, right) = (min(upper.x, lower.x), max(upper.x, lower.x))
    guard left > -RowWalk.reach, right < RowWalk.reach, left < right, right >= 0, left <= Double(columns) else {
      return addStillLine(line, rows: top..<bottom, goesUp: goesUp)
    }
    let slope = line.run / line.drop
    let columns = columns
    let x = line.x + (Double(top) + 0.5 - line.y) * slope
    walk(
      from: RowWalk.fixed(x + 0.5 - Double(window.firstWord << 6)), step: RowWalk.fixed(slope), over: top..<bottom,
      doubt: Self.doubt,
      goesUp: goesUp, decide: { Self.decide(line, row: $0, columns: columns) })
  }

  /// Adds a line that is beside the picture, vertical, or too far from the picture for a walk.
  @inline(never)
  private mutating func addStillLine(_ line: Line, rows: Range<Int>, goesUp: Bool) {
    let (left, right) = (min(line.x, line.x + line.run), max(line.x, line.x + line.run))
    let only = right < 0 ? 0 : left > Double(columns) ? columns : nil
    let vertical = line.run == 0 ? Self.decide(line, row: rows.lowerBound, columns: columns) : nil
    for row in rows {
      add(column: only ?? vertical ?? Self.decide(line, row: row, columns: columns), row: row, goesUp: goesUp)
    }
  }

  /// Returns the first column whose centre lies at or right of a line's crossing with a row's centre line, decided
  /// exactly.
  @inline(never)
  private static func decide(_ line: Line, row: Int, columns: Int) -> Int {
    let centre = Double(row) + 0.5
    let x = line.x + (centre - line.y) * (line.run / line.drop)
    var column = Int(min(max((x - 0.5).rounded(.up), 0), Double(columns)))
    while column > 0, isLeft(line, centre, of: Double(column) - 0.5) { column -= 1 }
    while column < columns, !isLeft(line, centre, of: Double(column) + 0.5) { column += 1 }
    return column
  }

  /// Returns true if a line crosses a row's centre line at or left of `x`.
  private static func isLeft(_ line: Line, _ centre: Double, of x: Double) -> Bool {
    // x0 + (centre - y0) * run / drop <= x, as a difference of products with their rounding errors.
    let (a, b) = (centre - line.y, x - line.x)
    let (first, second) = (a * line.run, b * line.drop)
    guard first == second || abs(first - second) <= abs(first) * 0x1p-50 else { return first < second }
    let firstRest = (-first).addingProduct(a, line.run)
    let secondRest = (-second).addingProduct(b, line.drop)
    return (first - second) + (firstRest - secondRest) <= 0
  }
}
