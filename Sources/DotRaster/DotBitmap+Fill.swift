import Foundation
import ShapeGeometry

extension DotBitmap {
  /// Sets the dots whose centres lie inside `path`.
  ///
  /// The one sampling rule: the dot in column `c` and row `r` is set when the point (`c` + 0.5, `r` + 0.5) of the picture is inside, edges
  /// above and to the left included, those below and to the right excluded. Open subpaths are closed; what is not finite is
  /// passed over. Curves are followed by chords that leave them by `tolerance` dots at most; where those come near a dot's centre the curve
  /// itself decides, so that the tolerance is a matter of speed alone.
  public mutating func fill(_ path: Path, through viewport: Viewport, rule: FillRule, tolerance: CGFloat) {
    guard columns > 0, rows > 0 else { return }
    var crossings = Crossings(
      columns: columns, rows: rows, capacity: path.elements.count, tolerance: Double(tolerance))
    crossings.add(path, through: viewport)
    fill(crossings, rule: rule)
  }

  /// Sets the dots whose centres lie inside the polygons, all of them together making one outline; the rule is that of `fill(_:through:rule:tolerance:)`.
  public mutating func fill(_ polylines: [Polyline], through viewport: Viewport = Viewport(), rule: FillRule) {
    guard columns > 0, rows > 0 else { return }
    var crossings = Crossings(
      columns: columns, rows: rows, capacity: polylines.reduce(0) { $0 + $1.points.count })
    for polyline in polylines { crossings.add(polyline, through: viewport) }
    fill(crossings, rule: rule)
  }

  /// Up to how many crossings of a row it pays to sort them.
  private static let few = 12

  private mutating func fill(_ gathering: Crossings, rule: FillRule) {
    var (crossings, starts) = gathering.gathered()
    guard !crossings.isEmpty else { return }
    // A winding number is inside if it has one of these bits.
    let mask: Int32 = rule == .evenOdd ? 1 : -1
    var turns = RowTurns(columns: columns)
    crossings.withUnsafeMutableBufferPointer { crossings in
      for index in 0..<(starts.count - 1) {
        let range = starts[index]..<starts[index + 1]
        let row = gathering.topRow + index
        let part = UnsafeMutableBufferPointer(rebasing: crossings[range])
        if range.count <= Self.few {
          fillSorted(part, row: row, mask: mask)
        } else {
          fill(part, row: row, mask: mask, &turns)
        }
      }
    }
  }

  /// Fills one row from few crossings: sorted in place, then span by span.
  private mutating func fillSorted(
    _ crossings: UnsafeMutableBufferPointer<Crossings.Crossing>, row: Int, mask: Int32
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
      if winding & mask != 0 { setSpan(from: start, to: column, row: row) }
      winding += 1 - 2 * (crossing & 1)
      start = column
    }
  }

  /// Fills one row from many crossings: turns are added up by column, and columns that have any are found by their bits, in order.
  private mutating func fill(
    _ crossings: UnsafeMutableBufferPointer<Crossings.Crossing>, row: Int, mask: Int32, _ turns: inout RowTurns
  ) {
    let base = row * wordsPerRow
    let count = wordsPerRow
    words.withUnsafeMutableBufferPointer { words in
      turns.add(crossings)
      turns.forEachWord(count: count, mask: mask) { index, word in words[base + index] |= word }
    }
    clearPadding(row: row)
  }
}

/// The turns of one row's crossings by column.
private struct RowTurns {
  /// By how much the winding number rises at each column, and behind the last one.
  private var turns: [Int32]
  /// A bit for each column that has crossings.
  private var marks: [UInt64]

  init(columns: Int) {
    turns = Array(repeating: 0, count: columns + 64)
    marks = Array(repeating: 0, count: columns / 64 + 1)
  }

  mutating func add(_ crossings: UnsafeMutableBufferPointer<Crossings.Crossing>) {
    turns.withUnsafeMutableBufferPointer { turns in
      marks.withUnsafeMutableBufferPointer { marks in
        for crossing in crossings {
          let column = Int(crossing >> 1)
          turns[column] += 1 - 2 * (crossing & 1)
          marks[column >> 6] |= 1 << UInt64(column & 63)
        }
      }
    }
  }

  /// Calls `body` with the bits of the dots inside for each word of the row, and forgets all turns.
  mutating func forEachWord(count: Int, mask: Int32, _ body: (Int, UInt64) -> Void) {
    turns.withUnsafeMutableBufferPointer { turns in
      marks.withUnsafeMutableBufferPointer { marks in
        var winding: Int32 = 0
        // All bits where the dots at hand are inside.
        var inside: UInt64 = 0
        for index in marks.indices {
          var word = inside
          var bits = marks[index]
          marks[index] = 0
          while bits != 0 {
            let bit = bits.trailingZeroBitCount
            bits &= bits - 1
            winding += turns[index << 6 + bit]
            turns[index << 6 + bit] = 0
            let next: UInt64 = winding & mask != 0 ? ~0 : 0
            word ^= (inside ^ next) << UInt64(bit)
            inside = next
          }
          if index < count, word != 0 { body(index, word) }
        }
      }
    }
  }
}
