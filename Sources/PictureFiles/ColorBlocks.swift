/// A colour of a film, and its share.
struct WeightedColor {
  /// The colour's cell in `ColorCells`.
  var cell: Int
  /// Coordinates in Oklab.
  var point: SIMD3<Float>
  /// The number of pixels.
  var weight: Float
}

/// The colours of a film in blocks of similar ones, which make a search among many faster.
struct ColorBlocks {
  /// The colours, block by block.
  private(set) var colors: [WeightedColor] = []
  private var blocks: [Block] = []

  private struct Block {
    var range: Range<Int>
    var center: SIMD3<Float>
    /// The greatest distance of a colour from the centre.
    var radius: Float
  }

  /// The number of blocks, empty ones included: 5 bits for each component.
  private static let count = 1 << 15

  init(_ cells: ColorCells, in space: Oklab) {
    var starts = [Int](repeating: 0, count: Self.count + 1)
    for cell in cells.used { starts[Self.block(of: Int(cell)) + 1] += 1 }
    for block in 0..<Self.count { starts[block + 1] += starts[block] }
    var ends = starts
    var ordered = cells.used
    for cell in cells.used {
      let block = Self.block(of: Int(cell))
      ordered[ends[block]] = cell
      ends[block] += 1
    }
    colors = ordered.map { cell in
      WeightedColor(
        cell: Int(cell), point: space.coordinates(of: cells.mean(of: Int(cell))),
        weight: Float(cells.pixels(of: Int(cell))))
    }
    let ranges = zip(starts, ends).lazy.map { $0..<$1 }
    blocks = ranges.filter { !$0.isEmpty }.map(block)
  }

  private static func block(of cell: Int) -> Int {
    cell >> 6 & 0x7c00 | cell >> 4 & 0x3e0 | cell >> 2 & 0x1f
  }

  private func block(_ range: Range<Int>) -> Block {
    let center = colors[range].reduce(.zero) { $0 + $1.point } / Float(range.count)
    let square = colors[range].reduce(0) { max($0, squaredDistance($1.point, center)) }
    return Block(range: range, center: center, radius: square.squareRoot())
  }

  /// Returns for each colour the index of the nearest of up to 256 points.
  func nearest(of points: [SIMD3<Float>]) -> [UInt8] {
    var indices = [UInt8](repeating: 0, count: colors.count)
    var distances = [Float](repeating: 0, count: points.count)
    var candidates: [Int] = []
    for block in blocks {
      var least = Float.infinity
      for index in points.indices {
        distances[index] = squaredDistance(points[index], block.center)
        least = min(least, distances[index])
      }
      // A point farther from the centre cannot be the nearest one of any colour; the last part is for rounding.
      let reach = least.squareRoot() + 2 * block.radius + 1e-5
      candidates.removeAll(keepingCapacity: true)
      for index in points.indices where distances[index] <= reach * reach { candidates.append(index) }
      for place in block.range {
        let point = colors[place].point
        var best = Float.infinity
        for index in candidates {
          let distance = squaredDistance(points[index], point)
          if distance < best {
            best = distance
            indices[place] = UInt8(index)
          }
        }
      }
    }
    return indices
  }
}

/// Returns the squared distance of two points.
@inline(__always)
private func squaredDistance(_ one: SIMD3<Float>, _ other: SIMD3<Float>) -> Float {
  let difference = one - other
  return (difference * difference).sum()
}
