import DotRaster

/// The samples that the edge of a mark passes, with what lies beneath it.
///
/// Two marks that meet along an edge cover a sample together, and no ground is seen between them; two marks with the
/// same edge cover the same part of it. Their shares alone do not tell. In cells a sample is large, so that a seam or a
/// fringe would be seen as a line.
struct EdgeMemory: Sendable {
  /// The number of the edge in each sample, counted from 1; 0 for none.
  private var numbers: [Int32]
  private var edges: [Edge] = []

  private struct Edge {
    /// The share of the sample that the mark covers.
    var share: Float
    /// The colour of the rest, as if the whole sample had it.
    var beneath: SIMD4<Float>
    var side: Side
  }

  /// The side of an edge on which a mark lies: 1 for right or below, -1 for left or above, 0 for neither.
  struct Side: Equatable, Sendable {
    private let across: Int8
    private let down: Int8

    /// Finds the side of a sample in a mark's coverage.
    @inline(__always)
    init(_ coverage: AreaCoverage, _ column: Int, _ row: Int) {
      func sign(_ low: Float, _ high: Float) -> Int8 { low < high ? 1 : low > high ? -1 : 0 }
      across = sign(coverage[column - 1, row], coverage[column + 1, row])
      down = sign(coverage[column, row - 1], coverage[column, row + 1])
    }

    /// True if the other side of the edge is meant.
    @inline(__always)
    func isOpposite(_ other: Side) -> Bool { across == -other.across && down == -other.down && self != other }
  }

  /// The greatest difference of shares that count as equal.
  private static let alike: Float = 0.004

  /// Creates the memory of a picture without edges.
  init(count: Int) { numbers = Array(repeating: 0, count: count) }

  /// Returns the colour of a sample after a mark covered a share of it.
  @inline(__always)
  mutating func covered(
    _ place: Int, _ color: SIMD4<Float>, with source: SIMD4<Float>, _ share: Float, _ side: @autoclosure () -> Side
  ) -> SIMD4<Float> {
    let number = Int(numbers[place])
    if share >= 1 {
      if number > 0 {
        edges[number - 1].beneath = source + edges[number - 1].beneath * (1 - source.w)
        if source.w >= 1 { numbers[place] = 0 }
      }
      return source + color * (1 - source.w)
    }
    let side = side()
    if number > 0 {
      let edge = edges[number - 1]
      if side.isOpposite(edge.side), abs(edge.share + share - 1) < Self.alike {
        numbers[place] = 0
        return color + (source - edge.beneath * source.w) * share
      }
      if side == edge.side, abs(edge.share - share) < Self.alike {
        let own = (color - edge.beneath * (1 - edge.share)) / edge.share
        return color + (source - own * source.w) * edge.share
      }
      edges[number - 1] = Edge(share: share, beneath: color, side: side)
    } else {
      edges.append(Edge(share: share, beneath: color, side: side))
      numbers[place] = Int32(edges.count)
    }
    return source * share + color * (1 - source.w * share)
  }

  /// Forgets the edge in a sample.
  mutating func forget(_ place: Int) { numbers[place] = 0 }
}
