import Foundation

/// The weights of 4 by 8 samples in the difference between a cell and its samples.
///
/// It is the difference of the samples themselves, and that of what an eye sees of them, which is a little blurred. The
/// mean colour of a line counts more than its width. For differences d the sum is dᵀ·M·d with M = s·I + Kᵀ·K, where K
/// blurs within the cell.
enum BlockWeights {
  /// The share of the samples' own differences.
  private static let sharp: Float = 0.25
  /// The standard deviation of the blur, in samples.
  private static let deviation: Float = 1

  /// The products of the blurs along rows and along columns; the whole one is their product.
  private static let across = product(4)
  private static let down = product(8)

  /// Returns Kᵀ·K for the blur K of so many samples in a line.
  private static func product(_ count: Int) -> [Float] {
    let blur = (0..<count).map { row in
      let weights = (0..<count).map { column in
        let distance = Float(row - column) / deviation
        return exp(-distance * distance / 2)
      }
      let sum = weights.reduce(0, +)
      return weights.map { $0 / sum }
    }
    return (0..<count * count).map { index in
      blur.reduce(0) { $0 + $1[index / count] * $1[index % count] }
    }
  }

  /// Writes the weighted samples: M times the samples.
  static func apply(
    to samples: UnsafeBufferPointer<SIMD4<Float>>, into result: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: 32) { rows in
      across.withUnsafeBufferPointer { across in
        for row in 0..<8 {
          for column in 0..<4 {
            var sum = SIMD4<Float>.zero
            for other in 0..<4 { sum += samples[row * 4 + other] * across[column * 4 + other] }
            rows[row * 4 + column] = sum
          }
        }
      }
      down.withUnsafeBufferPointer { down in
        for row in 0..<8 {
          for column in 0..<4 {
            var sum = samples[row * 4 + column] * sharp
            for other in 0..<8 { sum += rows[other * 4 + column] * down[row * 8 + other] }
            result[row * 4 + column] = sum
          }
        }
      }
    }
  }

  /// The sums of products of a pattern's shares and of the rest's: with itself, with each other, and the rest's.
  struct Pattern {
    let own: Float
    let mixed: Float
    let rest: Float
    /// The sum of the pattern's products with everything.
    var all: Float { own + mixed }
    /// 1 / (own · rest - mixed²); 0 if either covers nothing.
    let scale: Float
    /// The share of another pattern's gain from which on this one is better.
    let least: Float
    /// The pattern as it is seen in `ColorFit`.
    let sight: SIMD16<Float>

    /// Creates the sums for the shares of 4 by 8 samples that a character covers, row by row.
    init(_ shares: [Float]) {
      var weighted = [SIMD4<Float>](repeating: .zero, count: 32)
      let both = shares.map { SIMD4($0, 1 - $0, 0, 0) }
      both.withUnsafeBufferPointer { both in
        weighted.withUnsafeMutableBufferPointer { BlockWeights.apply(to: both, into: $0) }
      }
      (own, mixed, rest) = zip(both, weighted).reduce(into: (0, 0, 0)) { sums, pair in
        sums.0 += pair.0.x * pair.1.x
        sums.1 += pair.0.x * pair.1.y
        sums.2 += pair.0.y * pair.1.y
      }
      let determinant = own * rest - mixed * mixed
      scale = determinant > 1e-6 ? 1 / determinant : 0
      // A sample that is partly covered looks like a sharp edge in it: of two that show it alike, the sharp one.
      least = shares.allSatisfy { $0 == 0 || $0 == 1 } ? 1 : 0.999
      sight = ColorFit.sight(of: shares)
    }
  }

  /// The sum of all weights.
  static let total = Pattern(Array(repeating: 1, count: 32)).own

  // The patterns of the characters, as `BlockElement` and the mosaics number them.

  static let lower = (0...8).map { count in pattern { _, row in row >= 8 - count ? 1 : 0 } }
  static let upperEighth = pattern { _, row in row == 0 ? 1 : 0 }
  /// An odd eighth ends in the middle of a sample.
  static let left = (0...8).map { count in pattern { column, _ in min(max(Float(count) / 2 - Float(column), 0), 1) } }
  static let rightEighth = pattern { column, _ in column == 3 ? 0.5 : 0 }
  static let quadrants = mosaic(16) { bits, column, row in bits >> (column / 2 + row / 4 * 2) & 1 }
  static let octants = mosaic(256) { bits, column, row in bits >> (column / 2 + row / 2 * 2) & 1 }
  /// The edges between sixths are at a third of a sample's height and at two thirds.
  static let sextants = (0..<64).map { bits in
    pattern { column, row in
      func part(_ number: Int) -> Float { Float(bits >> (number * 2 + column / 2) & 1) }
      return switch row {
      case 0, 1: part(0)
      case 2: (2 * part(0) + part(1)) / 3
      case 3, 4: part(1)
      case 5: (part(1) + 2 * part(2)) / 3
      default: part(2)
      }
    }
  }

  private static func pattern(_ share: (_ column: Int, _ row: Int) -> Float) -> Pattern {
    Pattern((0..<32).map { share($0 % 4, $0 / 4) })
  }

  private static func mosaic(_ count: Int, _ part: (_ bits: Int, _ column: Int, _ row: Int) -> Int) -> [Pattern] {
    (0..<count).map { bits in pattern { Float(part(bits, $0, $1)) } }
  }
}
