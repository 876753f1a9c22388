import ShapeGeometry

/// The coverage of one row of pixels, from the edges in it.
///
/// The row is cut into bands at the ends and crossings of its edges. In each band the edges stand side by side; a
/// winding number tells those between which the band is inside, and each of these adds the trapezoid to its right, or
/// takes it away. A row with many ends and crossings is cut into equal bands instead.
struct AreaRow {
  private let rule: FillRule
  /// The change of the coverage from each pixel to the next.
  private var changes: [Float]
  /// The first and the last pixel with a change.
  private var touched = (first: Int.max, last: -1)
  private var bands: [Band] = []
  /// The edges of all bands.
  private var edges: [AreaEdges.Segment] = []

  /// A part of the row's height.
  private struct Band {
    var top, bottom: Double
    /// The positions of its edges in `edges`, which are ordered by their middles.
    var edges: Range<Int>
  }

  init(rule: FillRule, width: Int) {
    self.rule = rule
    changes = Array(repeating: 0, count: width + 2)
  }

  /// The number of cuts above which the row is cut into equal bands.
  private static let mostCuts = 40
  /// The number of equal bands.
  private static let equalBands = 64
  /// The number of crossings above which the row is cut into equal bands. Many may lie at one height.
  private static let mostCrossings = 400
  /// The difference of heights and places that counts as none.
  private static let least = 1e-9
  /// The share below which nothing is covered, and with which everything is: the rounding of the sums.
  private static let rounding: Float = 1e-5

  /// Writes the shares of the row's pixels that lie inside. Heights in the row go from 0 to 1.
  mutating func write(_ segments: [AreaEdges.Segment], to shares: UnsafeMutableBufferPointer<Float>) {
    // The bands take the edges in nearly the order that they have at the middle of the row.
    var segments = segments
    Self.sort(&segments, from: 0)
    if !divideExactly(segments) {
      let cuts = (0...Self.equalBands).map { Double($0) / Double(Self.equalBands) }
      divide(segments, at: cuts)
    }
    for band in bands { fill(band) }
    sum(to: shares)
  }

  /// Cuts the row at some heights.
  private mutating func divide(_ segments: [AreaEdges.Segment], at cuts: [Double]) {
    bands.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
    for (top, bottom) in zip(cuts, cuts.dropFirst()) { append(segments, from: top, to: bottom) }
  }

  /// Cuts the row at the ends and crossings of its edges. Returns false if they are too many.
  private mutating func divideExactly(_ segments: [AreaEdges.Segment]) -> Bool {
    var ends: [Double] = []
    for segment in segments {
      if segment.y0 > 0 { ends.append(segment.y0) }
      if segment.y1 < 1 { ends.append(segment.y1) }
    }
    let cuts = [0] + Self.inner(&ends, from: 0, to: 1) + [1]
    guard cuts.count <= Self.mostCuts else { return false }
    divide(segments, at: cuts)
    var (cutCount, crossingCount) = (cuts.count, 0)
    for index in bands.indices {
      let band = bands[index]
      guard var crossings = crossings(in: band, counting: &crossingCount) else { return false }
      if crossings.isEmpty { continue }
      let inner = Self.inner(&crossings, from: band.top, to: band.bottom)
      if inner.isEmpty { continue }
      cutCount += inner.count
      guard cutCount <= Self.mostCuts else { return false }
      // The pieces take the place of the band, whose own edges are not used any more.
      let whole = Array(edges[band.edges])
      bands[index].edges = 0..<0
      let heights = [band.top] + inner + [band.bottom]
      for (top, bottom) in zip(heights, heights.dropFirst()) { append(whole, from: top, to: bottom) }
    }
    return true
  }

  /// Returns the heights between two others, in order and each once.
  private static func inner(_ heights: inout [Double], from top: Double, to bottom: Double) -> [Double] {
    if heights.isEmpty { return [] }
    heights.sort()
    var result: [Double] = []
    for height in heights where height - (result.last ?? top) > least && bottom - height > least {
      result.append(height)
    }
    return result
  }

  /// Adds a band with the edges across it.
  private mutating func append(_ segments: [AreaEdges.Segment], from top: Double, to bottom: Double) {
    let (middle, start) = ((top + bottom) / 2, edges.count)
    for segment in segments where segment.y0 <= middle && segment.y1 > middle {
      edges.append(
        AreaEdges.Segment(
          x0: segment.x(at: top), y0: top, x1: segment.x(at: bottom), y1: bottom, turn: segment.turn))
    }
    Self.sort(&edges, from: start)
    bands.append(Band(top: top, bottom: bottom, edges: start..<edges.count))
  }

  /// Orders the last edges by their middles. There are few, and nearly in order.
  private static func sort(_ edges: inout [AreaEdges.Segment], from start: Int) {
    edges.withUnsafeMutableBufferPointer { edges in
      for next in start..<edges.count {
        let edge = edges[next]
        let middle = edge.x0 + edge.x1
        var index = next
        while index > start, middle < edges[index - 1].x0 + edges[index - 1].x1 {
          edges[index] = edges[index - 1]
          index -= 1
        }
        if index < next { edges[index] = edge }
      }
    }
  }

  /// Returns the heights at which edges of a band cross; nil once too many have been counted.
  ///
  /// Two edges that cross stand in another order than their middles at one end of the band, and at one alone: sorting
  /// the edges by their places there exchanges them.
  private func crossings(in band: Band, counting count: inout Int) -> [Double]? {
    var heights: [Double] = []
    for isTop in [true, false] {
      func place(_ edge: AreaEdges.Segment) -> Double { isTop ? edge.x0 : edge.x1 }
      var isSorted = true
      for index in band.edges.dropFirst() where place(edges[index]) < place(edges[index - 1]) { isSorted = false }
      if isSorted { continue }
      var sorted = Array(edges[band.edges])
      for start in sorted.indices {
        var index = start
        while index > 0, place(sorted[index]) < place(sorted[index - 1]) {
          let (one, other) = (sorted[index - 1], sorted[index])
          let (above, below) = (other.x0 - one.x0, other.x1 - one.x1)
          if abs(above) > Self.least, abs(below) > Self.least {
            heights.append(band.top + (band.bottom - band.top) * (above / (above - below)))
          }
          sorted.swapAt(index, index - 1)
          index -= 1
          count += 1
          guard count <= Self.mostCrossings else { return nil }
        }
      }
    }
    return heights
  }

  /// Adds the inside of a band.
  private mutating func fill(_ band: Band) {
    let height = band.bottom - band.top
    var winding: Int32 = 0
    for index in band.edges {
      let edge = edges[index]
      let wasInside = rule.encloses(winding: winding)
      winding += edge.turn
      let isInside = rule.encloses(winding: winding)
      if wasInside != isInside { add(edge, isInside ? height : -height) }
    }
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
