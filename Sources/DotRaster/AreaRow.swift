import ShapeGeometry

/// The coverage of one row of pixels, from the edges in it.
///
/// The row is cut at the ends and crossings of its edges. In each band between two cuts the edges stand side by side; a
/// winding number tells those between which the band is inside, and each of these adds the trapezoid to its right, or
/// takes it away.
struct AreaRow {
  private let rule: FillRule
  /// The change of the coverage from each pixel to the next.
  private var changes: [Float]
  /// The first and the last pixel with a change.
  private var touched = (first: Int.max, last: -1)
  private var cuts: [Double] = []

  init(rule: FillRule, width: Int) {
    self.rule = rule
    changes = Array(repeating: 0, count: width + 2)
  }

  /// The number of cuts above which the row is cut into equal bands instead.
  private static let mostCuts = 40
  /// The number of equal bands.
  private static let equalBands = 32
  /// The number of times that a band is cut in two because edges cross in it.
  private static let mostCrossings = 8
  /// The number of edges from which on crossings are left as they are: the pixels are gray in any case.
  private static let mostSorted = 200
  /// The share below which nothing is covered, and with which everything is: the rounding of the sums.
  private static let rounding: Float = 1e-5

  /// Writes the shares of the row's pixels that lie inside. Heights in the row go from 0 to 1.
  mutating func write(_ segments: [AreaEdges.Segment], to shares: UnsafeMutableBufferPointer<Float>) {
    cuts.removeAll(keepingCapacity: true)
    for segment in segments {
      if segment.y0 > 0 { cuts.append(segment.y0) }
      if segment.y1 < 1 { cuts.append(segment.y1) }
    }
    if cuts.isEmpty {
      fill(segments, from: 0, to: 1, Self.mostCrossings)
    } else {
      cuts.append(0)
      cuts.append(1)
      cuts.sort()
      if cuts.count > Self.mostCuts { cuts = (0...Self.equalBands).map { Double($0) / Double(Self.equalBands) } }
      for index in 1..<cuts.count where cuts[index - 1] < cuts[index] {
        fill(segments, from: cuts[index - 1], to: cuts[index], Self.mostCrossings)
      }
    }
    sum(to: shares)
  }

  /// Adds the inside of a band between two heights.
  private mutating func fill(_ segments: [AreaEdges.Segment], from top: Double, to bottom: Double, _ crossings: Int) {
    let middle = (top + bottom) / 2
    var across: [AreaEdges.Segment] = []
    for segment in segments where segment.y0 <= middle && segment.y1 > middle {
      across.append(
        AreaEdges.Segment(
          x0: segment.x(at: top), y0: top, x1: segment.x(at: bottom), y1: bottom, turn: segment.turn))
    }
    across.sort { $0.x0 + $0.x1 < $1.x0 + $1.x1 }
    if crossings > 0, across.count < Self.mostSorted, let cut = Self.crossing(of: across), cut > top, cut < bottom {
      fill(segments, from: top, to: cut, crossings - 1)
      fill(segments, from: cut, to: bottom, crossings - 1)
      return
    }
    var winding: Int32 = 0
    for edge in across {
      let wasInside = rule.encloses(winding: winding)
      winding += edge.turn
      let isInside = rule.encloses(winding: winding)
      if wasInside != isInside { add(edge, isInside ? bottom - top : top - bottom) }
    }
  }

  /// Returns the middle one of the heights at which neighbours cross; nil if none do.
  private static func crossing(of edges: [AreaEdges.Segment]) -> Double? {
    var cuts: [Double] = []
    for (one, other) in zip(edges, edges.dropFirst()) {
      let (above, below) = (other.x0 - one.x0, other.x1 - one.x1)
      if (above < 0) != (below < 0), above != 0, below != 0 {
        cuts.append(one.y0 + (one.y1 - one.y0) * (above / (above - below)))
      }
    }
    return cuts.isEmpty ? nil : cuts.sorted()[cuts.count / 2]
  }

  /// Adds the area to the right of an edge, times a height.
  private mutating func add(_ edge: AreaEdges.Segment, _ height: Double) {
    let (left, right) = (min(edge.x0, edge.x1), max(edge.x0, edge.x1))
    let span = right - left
    var column = Int(left)
    touched.first = min(touched.first, column)
    /// Returns the area to the right of the edge up to a place, for a height of 1.
    func area(_ x: Double) -> Double {
      if x >= right { return x - (left + right) / 2 }
      return x <= left ? 0 : (x - left) * (x - left) / (2 * span)
    }
    var (sum, before) = (0.0, 0.0)
    while true {
      let next = area(Double(column + 1))
      let covered = next - sum
      changes[column] += Float(height * (covered - before))
      column += 1
      (sum, before) = (next, covered)
      if Double(column) >= right { break }
    }
    changes[column] += Float(height * (1 - before))
    touched.last = max(touched.last, column)
  }

  /// Writes the coverage of the pixels, and forgets the changes.
  private mutating func sum(to shares: UnsafeMutableBufferPointer<Float>) {
    guard touched.first <= touched.last else { return }
    var share: Float = 0
    for column in touched.first...touched.last {
      share += changes[column]
      changes[column] = 0
      if column < shares.count {
        shares[column] = share < Self.rounding ? 0 : share > 1 - Self.rounding ? 1 : share
      }
    }
    touched = (Int.max, -1)
  }
}
