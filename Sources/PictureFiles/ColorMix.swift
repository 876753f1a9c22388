/// A mixture of two colours of a palette, seen as the colour between them.
///
/// The pattern of the mixture is fixed to the picture's pixels, so a colour that stays keeps its pattern in time.
struct ColorMix: Sendable {
  /// The index of the nearest colour.
  private var first: UInt8 = 0
  /// The index of the colour that is mixed with it.
  private var second: UInt8 = 0
  /// The number of pixels of the second colour in a square of 64.
  private var share: UInt8 = 0

  init() {}

  /// Mixes the nearest of the palette's points in Oklab with the neighbour that makes the mixture come closest to a
  /// point.
  ///
  /// The mixture has only the nearest colour if no other one makes it better. Colours that are far apart make a coarse
  /// pattern, so a part of their squared distance counts as an error.
  init(of points: [SIMD3<Float>], nearest: Int, neighbors: [Int], for point: SIMD3<Float>) {
    let coarseness: Float = 0.1
    let way = point - points[nearest]
    var (best, bestShare, least) = (nearest, Float(0), (way * way).sum())
    for index in neighbors {
      let line = points[index] - points[nearest]
      let square = (line * line).sum()
      let share = min((way * line).sum() / square, 0.5)
      guard square > 0, share > 0 else { continue }
      let rest = way - line * share
      let error = (rest * rest).sum() + coarseness * share * square
      if error < least { (best, bestShare, least) = (index, share, error) }
    }
    first = UInt8(nearest)
    second = UInt8(best)
    share = UInt8((bestShare * 64).rounded())
  }

  /// Returns for each point the indices of those that it may be mixed with: the nearest ones, and the point itself.
  static func neighbors(of points: [SIMD3<Float>]) -> [[Int]] {
    points.map { point in
      let distances = points.map { (($0 - point) * ($0 - point)).sum() }
      return Array(points.indices.sorted { distances[$0] < distances[$1] }.prefix(17))
    }
  }

  /// Returns the index of a colour for a pixel.
  func index(column: Int, row: Int) -> UInt8 {
    Self.threshold(column, row) < share ? second : first
  }

  /// Returns the order in which a pixel of a square of 8 x 8 takes the second colour, from 0 to 63: the bits of the
  /// column and the row together, in turn with those of the row, from the lowest to the highest (Bayer 1973).
  private static func threshold(_ column: Int, _ row: Int) -> Int {
    let both = column ^ row
    return (both & 1) << 5 | (row & 1) << 4 | (both & 2) << 2 | (row & 2) << 1 | (both & 4) >> 1 | (row & 4) >> 2
  }
}
