import Foundation
import ShapeGeometry

extension DotBitmap {
  /// Sets the dots whose centres lie inside `path`.
  ///
  /// The one sampling rule: the dot in column `c` and row `r` is set when the point (`c` + 0.5, `r` + 0.5) of the picture is inside, edges
  /// above and to the left included, those below and to the right excluded. Open subpaths are closed; what is not finite is
  /// passed over. `tolerance` bounds in dots how far a chord may leave its curve.
  public mutating func fill(_ path: Path, through viewport: Viewport, rule: FillRule, tolerance: CGFloat) {
    let scale = max(viewport.scale, viewport.verticalScale)
    fill(path.flattened(tolerance: tolerance / scale), through: viewport, rule: rule)
  }

  /// Sets the dots whose centres lie inside the polygons, all of them together making one outline; the rule is that of `fill(_:through:rule:tolerance:)`.
  public mutating func fill(_ polylines: [Polyline], through viewport: Viewport = Viewport(), rule: FillRule) {
    guard columns > 0, rows > 0 else { return }
    var gathering = Crossings(
      columns: columns, rows: rows, capacity: polylines.reduce(0) { $0 + $1.points.count })
    for polyline in polylines { gathering.add(polyline, through: viewport) }
    var (crossings, starts) = gathering.gathered()
    guard !crossings.isEmpty else { return }
    // Sorting costs more than a sweep over the row's columns once crossings are about an eighth as many.
    let many = max(24, columns / 8)
    var turns: [Int32] = []
    crossings.withUnsafeMutableBufferPointer { crossings in
      for index in 0..<(starts.count - 1) {
        let range = starts[index]..<starts[index + 1]
        let row = gathering.topRow + index
        if range.count < many {
          fillSorted(UnsafeMutableBufferPointer(rebasing: crossings[range]), row: row, rule: rule)
        } else {
          fillSweeping(UnsafeMutableBufferPointer(rebasing: crossings[range]), row: row, rule: rule, turns: &turns)
        }
      }
    }
  }

  /// Fills one row from few crossings: sorted in place, then span by span.
  private mutating func fillSorted(
    _ crossings: UnsafeMutableBufferPointer<Crossings.Crossing>, row: Int, rule: FillRule
  ) {
    guard crossings.count > 1 else { return }
    for index in 1..<crossings.count {
      let moving = crossings[index]
      var hole = index
      while hole > 0, crossings[hole - 1] > moving {
        crossings[hole] = crossings[hole - 1]
        hole -= 1
      }
      crossings[hole] = moving
    }
    var winding: Int32 = 0
    var start = 0
    for crossing in crossings {
      let column = Int(crossing >> 1)
      if rule.encloses(winding: winding) { setSpan(from: start, to: column, row: row) }
      winding += 1 - 2 * (crossing & 1)
      start = column
    }
  }

  /// Fills one row from many crossings: turns are added up in a list by column, which costs the row's width and no sorting.
  private mutating func fillSweeping(
    _ crossings: UnsafeMutableBufferPointer<Crossings.Crossing>, row: Int, rule: FillRule, turns: inout [Int32]
  ) {
    if turns.isEmpty { turns = Array(repeating: 0, count: columns + 1) }
    for crossing in crossings { turns[Int(crossing >> 1)] += 1 - 2 * (crossing & 1) }
    var winding: Int32 = 0
    let base = row * wordsPerRow
    for index in 0..<wordsPerRow {
      let first = index << 6
      let count = min(64, columns - first)
      var word: UInt64 = 0
      for bit in 0..<count {
        winding += turns[first + bit]
        turns[first + bit] = 0
        if rule.encloses(winding: winding) { word |= 1 << UInt64(bit) }
      }
      words[base + index] |= word
    }
    turns[columns] = 0
  }
}
