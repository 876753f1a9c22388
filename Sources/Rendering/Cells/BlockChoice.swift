/// The best division of 32 samples so far. Sums are those of the weighted samples.
struct BlockChoice {
  let sum: SIMD4<Float>
  /// The background if there is no choice.
  let behind: SIMD4<Float>?
  /// The colours that there are, in the cell and beside it.
  let extremes: ColorExtremes
  /// The difference of the samples that is less than with the background alone, or with the best single colour.
  private(set) var gain: Float = -1
  private(set) var solution = CellSolution(character: " ", front: .zero, back: nil)
  /// The pattern as it is seen in `ColorFit`; nil if none has been tried.
  private(set) var sight: SIMD16<Float>?

  /// The part of the samples that the best single colour shows.
  private let kept: Float

  init(sum: SIMD4<Float>, extremes: ColorExtremes, behind: SIMD4<Float>?) {
    (self.sum, self.extremes, self.behind) = (sum, extremes, behind)
    kept = (sum * sum).sum() / BlockWeights.total
  }

  /// Considers a character that shows a pattern. `front` is the sum of the weighted samples times the pattern's shares.
  ///
  /// Both colours follow from the normal equations of the weighted differences, within the colours that there are.
  @inline(__always)
  mutating func `try`(
    _ character: @autoclosure () -> Unicode.Scalar, _ front: SIMD4<Float>, _ pattern: BlockWeights.Pattern
  ) {
    if let behind {
      let difference = front - behind * pattern.all
      let one = (behind + difference / pattern.own)
        .clamped(lowerBound: extremes.low, upperBound: extremes.high)
      let seen = one - behind
      let gain = (2 * difference * seen - seen * seen * pattern.own).sum()
      take(gain, character(), one, nil, pattern)
      return
    }
    let (a, b, c) = (pattern.own, pattern.mixed, pattern.rest)
    let back = sum - front
    var one = (front * c - back * b) * pattern.scale
    var other = (back * a - front * b) * pattern.scale
    // Colours within bounds are no better than those without.
    guard (front * one + back * other).sum() - kept > gain * pattern.least else { return }
    let (low, high) = (extremes.low, extremes.high)
    one.clamp(lowerBound: low, upperBound: high)
    other = ((back - one * b) / c).clamped(lowerBound: low, upperBound: high)
    one = ((front - other * b) / a).clamped(lowerBound: low, upperBound: high)
    let both = 2 * (front * one + back * other) - one * one * a - one * other * (2 * b) - other * other * c
    take(both.sum() - kept, character(), one, other, pattern)
  }

  @inline(__always)
  private mutating func take(
    _ gain: Float, _ character: @autoclosure () -> Unicode.Scalar, _ front: SIMD4<Float>, _ back: SIMD4<Float>?,
    _ pattern: BlockWeights.Pattern
  ) {
    guard gain > self.gain * pattern.least else { return }
    self.gain = gain
    solution = CellSolution(character: character(), front: front, back: back)
    sight = pattern.sight
  }

  /// Considers the characters of a mosaic, by the sums of the weighted samples in each of its parts, in the order of
  /// their bits; samples between two parts count for both by their shares. A pattern and its opposite are the same
  /// division, unless the background is given.
  @inline(__always)
  mutating func tryMosaic(_ glyphs: GlyphSet, _ parts: [SIMD4<Float>], _ patterns: [BlockWeights.Pattern]) {
    var part = SIMD4<Float>.zero
    // Each pattern differs from the former one in one part (F. Gray, "Pulse code communication", 1953).
    for number in 1..<1 << (behind == nil ? parts.count - 1 : parts.count) {
      let bits = number ^ number >> 1
      let changed = number.trailingZeroBitCount
      part += bits & 1 << changed != 0 ? parts[changed] : -parts[changed]
      self.try(glyphs.character(UInt8(bits)), part, patterns[bits])
    }
  }
}
