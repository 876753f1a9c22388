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
  mutating func `try`(_ character: Unicode.Scalar, _ part: SIMD4<Float>, _ count: Float) {
    let front = part / count
    let rest = Self.count - count
    let back = behind ?? (rest > 0 ? (sum - part) / rest : front)
    let difference = front - back
    let gain = (difference * difference).sum() * count * (behind == nil ? rest / Self.count : 1)
    guard gain > self.gain else { return }
    self.gain = gain
    solution = CellSolver.Solution(character: character, front: front, back: behind == nil ? back : nil)
  }

  /// Considers a character that shows some whole samples and halves of the eight samples of a column.
  ///
  /// Both colours follow from the normal equations of the squared differences, within the colours that there are.
  @inline(__always)
  mutating func tryHalf(
    _ character: Unicode.Scalar, _ whole: SIMD4<Float>, _ column: SIMD4<Float>, _ count: Float
  ) {
    guard behind == nil else { return }
    let (low, high) = (extremes.low, extremes.high)
    // The samples weighted by their share in front, and behind.
    let front = whole + column / 2
    let back = sum - front
    let (a, b, c) = (count + 2, Float(2), Self.count - count - 8 + 2)
    let scale = 1 / (a * c - b * b)
    var one = ((front * c - back * b) * scale).clamped(lowerBound: low, upperBound: high)
    let other = ((back - one * b) / c).clamped(lowerBound: low, upperBound: high)
    one = ((front - other * b) / a).clamped(lowerBound: low, upperBound: high)
    let kept = 2 * (front * one + back * other) - one * one * a - one * other * (2 * b) - other * other * c
    let gain = kept.sum() - (sum * sum).sum() / Self.count
    // A sample that is half covered looks like a sharp edge in its middle: of two that show it alike, the sharp one.
    guard gain > self.gain * Self.nearly else { return }
    self.gain = gain
    solution = CellSolver.Solution(character: character, front: one, back: other)
  }
}
