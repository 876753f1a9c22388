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

  /// An edge becomes the integral of the Gaussian, whatever its deviation.
  @Test(arguments: [0.7, 1.0, 1.5, 2, 2.5, 3, 3.9, 4, 5, 6, 7.5, 9, 12, 20, 33.3])
  func anEdgeBecomesTheIntegralOfTheGaussian(deviation: Double) {
    let middle = Int(deviation * 6) + 6
    let shares = edge(GaussianBlur(across: deviation, down: 0), count: middle * 2)
    for index in middle * 2 / 3..<middle * 4 / 3 {
      let distance = Double(index - middle) + 0.5
      let integral = (1 + erf(distance / deviation / 2.0.squareRoot())) / 2
      // Below a deviation of 1 the middles of samples are too far apart.
      #expect(abs(Double(shares[index]) - integral) < (deviation < 1 ? 0.04 : 0.01), "sample \(index)")
    }
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
