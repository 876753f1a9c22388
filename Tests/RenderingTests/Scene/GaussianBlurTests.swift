import Foundation
import Testing

@testable import Rendering

/// Blurs of rows of colours.
struct GaussianBlurTests {
  /// Returns a row of samples, opaque in its second half, after a blur.
  private func edge(_ blur: GaussianBlur, count: Int) -> [Float] {
    var colors = (0..<count).map { $0 < count / 2 ? SIMD4<Float>.zero : .one }
    blur.apply(to: &colors, columns: count, rows: 1)
    return colors.map(\.w)
  }

  /// The same blur of larger samples reaches as far, whatever the rounding of its windows.
  @Test(arguments: [17.0, 24, 32, 41.5, 50, 77, 100, 333])
  func aBlurOfCoarseSamplesIsThatOfTheFineOnes(deviation: Double) {
    let blur = GaussianBlur(across: deviation, down: 0)
    let factor = GaussianBlur(across: deviation, down: deviation).coarseness
    #expect(factor > 1)
    let middle = Int(deviation * 6) / factor
    let fine = edge(blur, count: middle * 2 * factor)
    let coarse = edge(blur.coarser(by: factor), count: middle * 2)
    for index in middle / 2..<middle * 3 / 2 {
      // The middle of a coarse sample lies between fine ones.
      let place = index * factor + factor / 2
      let mean = (fine[place - 1] + fine[place]) / 2
      #expect(abs(coarse[index] - mean) < 0.004, "deviation \(deviation), sample \(index)")
    }
  }
}
