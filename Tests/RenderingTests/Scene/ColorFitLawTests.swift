import Foundation
import TestSupport
import Testing

@testable import Rendering

/// The colours of a cell are seen nearer to its samples than those of least squares, by a count that knows no sums.
@Suite struct ColorFitLawTests {
  private typealias Color = SIMD4<Float>

  /// Returns the sum of what is seen of 4 by 8 differences at the corners of the dots.
  private func seen(_ differences: [Color]) -> Float {
    var total: Float = 0
    for corner in 0..<15 {
      let (x, y) = (Float(corner % 3 * 2), Float(corner / 3 * 2))
      var sum = Color.zero
      for index in 0..<32 {
        let (across, down) = (Float(index % 4) + 0.5 - x, Float(index / 4) + 0.5 - y)
        let weight: Float = exp(-(across * across + down * down) / 2) / (2 * Float.pi)
        sum += differences[index] * weight
      }
      total += abs(sum.x) + abs(sum.y) + abs(sum.z)
    }
    return total
  }

  /// Returns the shares of 4 by 8 samples that a quadrant or a lower eighth covers; nil for other characters.
  private func shares(_ character: Unicode.Scalar) -> [Float]? {
    if let rows = BlockElement.lower.firstIndex(of: character) { return (0..<32).map { $0 / 4 >= 8 - rows ? 1 : 0 } }
    guard let bits = GlyphSet.quadrants.characters.firstIndex(of: character) else { return nil }
    return (0..<32).map { bits >> ($0 % 4 / 2 + $0 / 16 * 2) & 1 == 1 ? 1 : 0 }
  }

  /// Returns the solution for some samples, by least squares alone unless `isFitted`.
  private func solution(_ samples: [Color], isFitted: Bool, keepsGround: Bool) -> CellSolution? {
    var samples = samples
    let solver = CellSolver(.mixed, fineness: SceneSamples.fineness, hasColors: isFitted)
    return samples.withUnsafeMutableBufferPointer {
      solver.solution(
        $0, beside: ColorExtremes(), lines: [], ground: Color(0.1, 0.1, 0.2, 1), isOnGround: false,
        keepsGround: keepsGround)
    }
  }

  @Test(arguments: [false, true])
  func `fitted colors are seen nearer than those of least squares`(keepsGround: Bool) throws {
    var generator = SeededGenerator(seed: 11)
    var (all, former, count) = (Float(0), Float(0), 0)
    for round in 0..<200 {
      // Two colours, divided by two lines with a third one between them.
      func color() -> Color { Color((0..<3).map { _ in Float.random(in: 0...1, using: &generator) } + [1]) }
      let colors = [color(), color(), color()]
      let angle = Float.random(in: 0...6.3, using: &generator)
      let (place, width) = (
        Float.random(in: -2...1, using: &generator), Float.random(in: 0.5...2, using: &generator)
      )
      let samples = (0..<32).map { index in
        let distance = (Float(index % 4) - 1.5) * cos(angle) + (Float(index / 4) - 3.5) * sin(angle)
        return distance < place ? colors[0] : distance < place + width ? colors[1] : colors[2]
      }
      let one = try #require(solution(samples, isFitted: true, keepsGround: keepsGround))
      let other = try #require(solution(samples, isFitted: false, keepsGround: keepsGround))
      #expect(one.character == other.character, "the colours are fitted to the chosen character")
      guard let shares = shares(one.character) else { continue }
      func error(_ solution: CellSolution) -> Float {
        let back = solution.back ?? Color(0.1, 0.1, 0.2, 1)
        return seen(zip(samples, shares).map { $0 - solution.front * $1 - back * (1 - $1) })
      }
      let (fitted, squared) = (error(one), error(other))
      #expect(fitted <= squared + 1e-3, "round \(round): \(one.character) \(fitted), \(squared)")
      (all, former, count) = (all + fitted, former + squared, count + 1)
    }
    #expect(count > 100 && all < former * 0.99, "\(count) cells: \(all), \(former)")
  }
}
