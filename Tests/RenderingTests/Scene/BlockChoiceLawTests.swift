import Foundation
import TestSupport
import Testing

@testable import Rendering

/// The block of a cell is the nearest one to its samples, by a count of all characters that knows nothing of sums. The
/// colours are those of least squares, as they are before `ColorFit`.
@Suite struct BlockChoiceLawTests {
  private typealias Color = SIMD4<Float>

  /// Returns what an eye sees of 4 by 8 differences: a Gaussian of one sample, cut at the edges of the cell.
  private func blurred(_ differences: [Color]) -> [Color] {
    func weight(_ distance: Int) -> Float { exp(-Float(distance * distance) / 2) }
    return (0..<32).map { index in
      var (sum, whole) = (Color.zero, Float.zero)
      for other in 0..<32 {
        let share = weight(index % 4 - other % 4) * weight(index / 4 - other / 4)
        sum += differences[other] * share
        whole += share
      }
      return sum / whole
    }
  }

  private func error(_ samples: [Color], _ shares: [Float], _ front: Color, _ back: Color) -> Float {
    let differences = zip(samples, shares).map { $0 - front * $1 - back * (1 - $1) }
    return zip(differences, blurred(differences)).reduce(0) { sum, pair in
      sum + (pair.0 * pair.0).sum() / 4 + (pair.1 * pair.1).sum()
    }
  }

  /// Returns the shares of 4 by 8 samples that a character covers.
  private func shares(_ character: Unicode.Scalar) -> [Float]? {
    if let part = BlockElement.part(of: character) {
      return (0..<32).map { index in
        let (column, row) = (index % 4 * 2, index / 4)
        guard part.rows.contains(row) else { return 0 }
        return Float((column..<column + 2).count { part.columns.contains($0) }) / 2
      }
    }
    guard let (set, bits) = GlyphSet.blocks(character) else { return nil }
    let (across, down) = (set.grid.across, set.grid.down)
    return (0..<32).map { (index: Int) -> Float in
      // The sample in 24 strips from above, each of which lies in one part.
      let column = index % 4 * across / 4
      var covered = 0
      for strip in 0..<24 {
        let row = (index / 4 * 24 + strip) * down / (8 * 24)
        if bits & 1 << UInt8(row * across + column) != 0 { covered += 1 }
      }
      return Float(covered) / 24
    }
  }

  @Test(arguments: [GlyphSet.mixed, .mixedSextants, .mixedOctants], [false, true])
  func `no character with any colours is nearer than the chosen one`(glyphs: GlyphSet, keepsGround: Bool) throws {
    var generator = SeededGenerator(seed: 7)
    let ground = Color(0.1, 0.1, 0.2, 1)
    let solver = CellSolver(glyphs, fineness: SceneSamples.fineness, hasColors: false)
    for round in 0..<60 {
      // Two colours divided by a line, with noise.
      func color() -> Color { Color((0..<3).map { _ in Float.random(in: 0...1, using: &generator) } + [1]) }
      let (one, other, noise) = (color(), color(), Float.random(in: 0...0.2, using: &generator))
      let angle = Float.random(in: 0...6.3, using: &generator)
      let place = Float.random(in: -2...2, using: &generator)
      var samples = (0..<32).map { index in
        let (x, y) = (Float(index % 4) - 1.5, Float(index / 4) - 3.5)
        let base = x * cos(angle) + y * sin(angle) > place ? one : other
        let change = Color((0..<3).map { _ in Float.random(in: -noise...noise, using: &generator) } + [0])
        return (base + change).clamped(lowerBound: .zero, upperBound: .one)
      }
      let plain = samples
      let solution = try #require(
        samples.withUnsafeMutableBufferPointer {
          solver.solution(
            $0, beside: ColorExtremes(), lines: [], ground: ground, isOnGround: false, keepsGround: keepsGround)
        })
      let back = solution.back ?? ground
      var bounds = ColorExtremes()
      for sample in plain { bounds.take(sample) }
      let chosen = error(plain, try #require(shares(solution.character)), solution.front, back)
      let candidates =
        (GlyphSet.quadrants.characters + glyphs.mosaics.flatMap(\.characters))
        + (BlockElement.lower + BlockElement.left).filter { $0 != " " }
      for character in candidates where character != " " {
        guard let pattern = shares(character) else { continue }
        for _ in 0..<6 {
          // Colours around the chosen ones and around the two of the cell.
          let pairs = [(solution.front, back), (one, other), (other, one)]
          var (front, behind) = pairs[Int.random(in: 0..<3, using: &generator)]
          front += Color((0..<3).map { _ in Float.random(in: -0.1...0.1, using: &generator) } + [0])
          // Colours that the cell does not have are not taken.
          (front, behind) = (bounds.clamp(front), keepsGround ? ground : bounds.clamp(behind))
          let found = error(plain, pattern, front, behind)
          #expect(
            chosen <= found * 1.002 + 1e-4, "round \(round): \(solution.character) \(chosen), \(character) \(found)")
        }
      }
    }
  }
}

extension ColorExtremes {
  fileprivate func clamp(_ color: SIMD4<Float>) -> SIMD4<Float> { color.clamped(lowerBound: low, upperBound: high) }
}
