/// The best division of 32 samples so far.
struct BlockChoice {
  let sum: SIMD4<Float>
  /// The background if there is no choice.
  let behind: SIMD4<Float>?
  private(set) var gain: Float = -1
  private(set) var solution = CellSolver.Solution(character: " ", front: .zero, back: nil)

  /// The colours that there are, in the cell and beside it.
  let extremes: CellSolver.Extremes

  init(sum: SIMD4<Float>, extremes: CellSolver.Extremes, behind: SIMD4<Float>?) {
    (self.sum, self.extremes, self.behind) = (sum, extremes, behind)
  }

  /// The samples of a cell.
  private static let count: Float = 32
  /// The share of another gain that counts as equal to it.
  private static let nearly: Float = 0.999

  /// Considers a character that shows some whole samples, whose sum is known.
  @inline(__always)
  mutating func `try`(_ character: @autoclosure () -> Unicode.Scalar, _ part: SIMD4<Float>, _ count: Float) {
    let front = part / count
    let rest = Self.count - count
    let back = behind ?? (rest > 0 ? (sum - part) / rest : front)
    let difference = front - back
    let gain = (difference * difference).sum() * count * (behind == nil ? rest / Self.count : 1)
    guard gain > self.gain else { return }
    self.gain = gain
    solution = CellSolver.Solution(character: character(), front: front, back: behind == nil ? back : nil)
  }

  /// Considers the characters of a mosaic whose parts are whole samples, by the sums of the parts in the order of their
  /// bits.
  @inline(__always)
  mutating func tryMosaic(_ glyphs: GlyphSet, _ parts: [SIMD4<Float>]) {
    let size = Self.count / Float(parts.count)
    forEachPattern(of: parts) { choice, bits, part in
      choice.try(glyphs.character(UInt8(bits)), part, size * Float(bits.nonzeroBitCount))
    }
  }

  /// Considers the sextants, by the sums of the samples in each sixth of a cell, row by row; those between two sixths
  /// count for both by their shares.
  mutating func trySextants(_ parts: [SIMD4<Float>]) {
    forEachPattern(of: parts) { choice, bits, part in
      choice.tryShared(
        GlyphSet.sextants.character(UInt8(bits)), part, covered: Self.count / 6 * Float(bits.nonzeroBitCount),
        squares: Self.sextantSquares[bits])
    }
  }

  /// The sums of the squared shares of the samples that each sextant covers.
  private static let sextantSquares: [Float] = (0..<64).map { bits in
    (0..<2).reduce(0) { sum, column in
      let (top, middle, foot) = (
        Float(bits >> column & 1), Float(bits >> (2 + column) & 1), Float(bits >> (4 + column) & 1)
      )
      let shares = [top, top, (2 * top + middle) / 3, middle, middle, (middle + 2 * foot) / 3, foot, foot]
      // Each column is two samples wide.
      return sum + 2 * shares.reduce(0) { $0 + $1 * $1 }
    }
  }

  /// Calls the closure for the patterns of some equal parts, with the sums of their samples. A pattern and its opposite
  /// are the same division, unless the background is given.
  @inline(__always)
  private mutating func forEachPattern(
    of parts: [SIMD4<Float>], _ body: (_ choice: inout Self, _ bits: Int, _ part: SIMD4<Float>) -> Void
  ) {
    var part = SIMD4<Float>.zero
    // Each pattern differs from the former one in one part (F. Gray, "Pulse code communication", 1953).
    for number in 1..<1 << (behind == nil ? parts.count - 1 : parts.count) {
      let bits = number ^ number >> 1
      let changed = number.trailingZeroBitCount
      part += bits & 1 << changed != 0 ? parts[changed] : -parts[changed]
      body(&self, bits, part)
    }
  }

  /// Considers a character that shows some whole samples and halves of the eight samples of a column.
  @inline(__always)
  mutating func tryHalf(
    _ character: Unicode.Scalar, _ whole: SIMD4<Float>, _ column: SIMD4<Float>, _ count: Float
  ) {
    guard behind == nil else { return }
    tryShared(character, whole + column / 2, covered: count + 4, squares: count + 2)
  }

  /// Considers a character that shows shares of samples: `front` is the sum of the samples times their shares, and
  /// `covered` and `squares` are those of the shares and of their squares.
  ///
  /// Both colours follow from the normal equations of the squared differences, within the colours that there are.
  @inline(__always)
  private mutating func tryShared(
    _ character: @autoclosure () -> Unicode.Scalar, _ front: SIMD4<Float>, covered: Float, squares a: Float
  ) {
    let (low, high) = (extremes.low, extremes.high)
    let gain: Float
    var one: SIMD4<Float>
    var other: SIMD4<Float>
    if let behind {
      let difference = front - behind * covered
      one = (behind + difference / a).clamped(lowerBound: low, upperBound: high)
      other = behind
      let seen = one - behind
      gain = (2 * difference * seen - seen * seen * a).sum()
    } else {
      // The samples weighted by their shares behind, and the sums of the other products of shares.
      let back = sum - front
      let b = covered - a
      let c = Self.count - covered - b
      let scale = 1 / (a * c - b * b)
      one = ((front * c - back * b) * scale).clamped(lowerBound: low, upperBound: high)
      other = ((back - one * b) / c).clamped(lowerBound: low, upperBound: high)
      one = ((front - other * b) / a).clamped(lowerBound: low, upperBound: high)
      let kept = 2 * (front * one + back * other) - one * one * a - one * other * (2 * b) - other * other * c
      gain = kept.sum() - (sum * sum).sum() / Self.count
    }
    // A sample that is partly covered looks like a sharp edge in it: of two that show it alike, the sharp one.
    guard gain > self.gain * Self.nearly else { return }
    self.gain = gain
    solution = CellSolver.Solution(character: character(), front: one, back: behind == nil ? other : nil)
  }
}
