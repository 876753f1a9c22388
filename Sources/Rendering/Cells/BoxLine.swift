/// The heavy straight lines of the box drawing characters (Unicode 2501 and 2503).
///
/// They show a thin line through the middle of a cell, where blocks have only their edges. Half lines and corners are
/// left out: along a slanted line they would come and go among blocks, and stand out like teeth.
struct BoxLine {
  let character: Unicode.Scalar
  let isHorizontal: Bool
  /// The shares of 4 by 8 samples that the line covers, row by row.
  let shares: [Float]
  let pattern: BlockWeights.Pattern

  /// The thickness of a line as a share of a cell's width, and of its height.
  ///
  /// Measured in cells as wide and as high as a line of the font: DejaVu Sans Mono 2.37 has 0.26 of the width and 0.14
  /// of the height, Noto Sans Mono 2.006 0.24 and 0.10. Their means are near to one sample. Many terminals draw these
  /// characters themselves, about as thick.
  static let thickness: (across: Float, down: Float) = (0.25, 0.125)

  /// The characters that are considered, each of which the SVG drawing has as well.
  static let all = [BoxLine("━", isHorizontal: true), BoxLine("┃", isHorizontal: false)]

  /// Returns the line that a character shows; nil for other characters.
  static func line(of character: Unicode.Scalar) -> BoxLine? { all.first { $0.character == character } }

  private init(_ character: Unicode.Scalar, isHorizontal: Bool) {
    (self.character, self.isHorizontal) = (character, isHorizontal)
    let thickness = isHorizontal ? Self.thickness.down : Self.thickness.across
    let count = isHorizontal ? 8 : 4
    shares = (0..<32).map { index in
      // The line's edges are in the middles of samples.
      let start = Float(isHorizontal ? index / 4 : index % 4) / Float(count)
      let (low, high) = (max(start, (1 - thickness) / 2), min(start + 1 / Float(count), (1 + thickness) / 2))
      return max(0, high - low) * Float(count)
    }
    pattern = BlockWeights.Pattern(shares)
  }

  /// Returns the sum of weighted samples times the shares of the line.
  @inline(__always)
  func sum(of weighted: UnsafeBufferPointer<SIMD4<Float>>) -> SIMD4<Float> {
    // The line covers half of the samples on each side of the middle.
    var sum = SIMD4<Float>.zero
    if isHorizontal {
      for index in 12..<20 { sum += weighted[index] * shares[index] }
    } else {
      for row in 0..<8 {
        sum += weighted[row * 4 + 1] * shares[row * 4 + 1] + weighted[row * 4 + 2] * shares[row * 4 + 2]
      }
    }
    return sum
  }
}
