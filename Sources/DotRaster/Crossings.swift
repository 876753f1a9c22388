import Foundation
import ShapeGeometry

/// The crossings of lines and curves with the horizontal lines through the dots' centres, row by row.
///
/// An edge includes its upper end and excludes its lower end. It is walked from top to bottom, whatever its direction.
/// So two outlines with a common edge have the same crossings there: they share no dot and miss none. Edges are walked
/// in fixed-point numbers, whose error is bounded. A crossing nearer to a dot's centre than this bound is decided
/// exactly.
struct Crossings: ~Copyable {
  /// The extent of the picture, in dots.
  let columns: Int
  let rows: Int
  let window: FillWindow
  var planes: TurnPlanes
  /// Memory for the pieces of one curve.
  let pieces = CurvePieces()

  /// Creates an empty set of crossings.
  init(columns: Int, rows: Int, window: FillWindow) {
    self.columns = columns
    self.rows = rows
    self.window = window
    planes = TurnPlanes(width: window.width, height: window.rows.count)
  }

  /// Adds the polygon of a polyline, closed even if it is open; vertices that are not finite are skipped.
  mutating func add(_ polyline: Polyline, through viewport: Viewport) {
    var first: SIMD2<Double>?
    var previous = SIMD2<Double>.zero
    for point in polyline.points {
      guard let next = viewport.place(point) else { continue }
      if first == nil { first = next } else { addLine(from: previous, to: next) }
      previous = next
    }
    if let first { addLine(from: previous, to: first) }
  }

  /// Adds the outlines of a path, closed even if they are open.
  ///
  /// Points that are not finite are skipped, and curves with such control points become lines.
  mutating func add(_ path: Path, through viewport: Viewport) {
    var first: SIMD2<Double>?
    var current = SIMD2<Double>.zero
    for element in path.elements {
      switch element {
      case .move(let end):
        if let first { addLine(from: current, to: first) }
        first = viewport.place(end)
        current = first ?? .zero
      case .line(let end):
        guard let next = viewport.place(end) else { continue }
        if first == nil { first = next } else { addLine(from: current, to: next) }
        current = next
      case .quadCurve(let end, let control):
        guard let next = viewport.place(end) else { continue }
        if let control = viewport.place(control), first != nil {
          addCurve(current, current + (control - current) * (2 / 3), next + (control - next) * (2 / 3), next)
        } else if first != nil {
          addLine(from: current, to: next)
        } else {
          first = next
        }
        current = next
      case .curve(let end, let control1, let control2):
        guard let next = viewport.place(end) else { continue }
        if let control1 = viewport.place(control1), let control2 = viewport.place(control2), first != nil {
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

  /// Adds the crossings of an edge with some rows.
  ///
  /// The first crossing is at `place`. Each next one is a step farther; the step grows by `bend` for each row, and
  /// `bend` by `twist`. All are fixed-point numbers. `decide` returns the first column at or right of a crossing that
  /// is less than `doubt` from a dot's centre.
  @inline(__always)
  mutating func walk(
    from place: Int64, step: Int64, bend: Int64 = 0, twist: Int64 = 0, over rows: Range<Int>, doubt: Int64,
    goesUp: Bool, decide: (Int) -> Int
  ) {
    let left = window.firstWord << 6
    let first = rows.lowerBound - window.rows.lowerBound
    var walk = RowWalk(
      from: place, step: step, bend: bend, twist: twist, doubt: doubt, count: rows.count,
      lastColumn: window.lastColumn - left, words: planes.words(row: first), stride: 2 * planes.width)
    while true {
      if goesUp { walk.goUp() } else { walk.goDown() }
      if walk.left == 0 { return }
      var row = rows.upperBound - walk.left
      // An edge that leaves the window seldom returns at once.
      repeat {
        let column = walk.column.map { $0 + left } ?? decide(row)
        add(column: column, row: row, goesUp: goesUp)
        walk.next()
        row += 1
      } while row < rows.upperBound && walk.isOutside
    }
  }

  /// Adds a crossing; a column outside the window is clamped to its edge.
  @inline(__always)
  mutating func add(column: Int, row: Int, goesUp: Bool) {
    let left = window.firstWord << 6
    let held = min(max(column, left), window.lastColumn) - left
    let row = row - window.rows.lowerBound
    if !TurnPlanes.add(held, goesUp: goesUp, to: planes.words(row: row)) { planes.add(held, row: row, goesUp: goesUp) }
  }
}

extension Viewport {
  /// The greatest coordinate of a place, in dots; it keeps products of differences far from overflow.
  private static let limit = 0x1p40

  /// Returns the place of a point of shape space, in dots, clamped to the limit; nil if it is not finite.
  @inline(__always)
  func place(_ point: CGPoint) -> SIMD2<Double>? {
    let dot = dot(point)
    guard abs(dot.x) <= Self.limit, abs(dot.y) <= Self.limit else {
      guard dot.x.isFinite, dot.y.isFinite else { return nil }
      return SIMD2(
        min(max(Double(dot.x), -Self.limit), Self.limit), min(max(Double(dot.y), -Self.limit), Self.limit))
    }
    return SIMD2(Double(dot.x), Double(dot.y))
  }
}
