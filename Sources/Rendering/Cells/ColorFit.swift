import Foundation

/// The two colours of a cell that an eye sees as nearest to its samples.
///
/// The eye's picture is a little blurred and reaches beyond the cell. It is compared at the corners of the dots, by the
/// sum of absolute differences. Squares would spread what the character cannot show over both colours: the ground
/// beside a line would have some of the line's colour, and the line less of it. By their amounts, the larger part keeps
/// its colour, as a median does.
enum ColorFit {
  /// The number of corners of dots in a cell, those on its edges too: three columns and five rows.
  static let count = 15
  /// The standard deviation of the blur, in samples.
  private static let deviation: Float = 1
  /// The rounds of weighted least squares. Each one changes the colours by less than half of what the former one did.
  private static let rounds = 3
  /// The difference that an eye does not see: two steps of a byte.
  private static let least: Float = 2 / 255
  /// The sum of a cell's weighted squares up to which there is nothing to improve: such differences in all samples.
  static let leastSquares: Float = 0.01

  /// The weights of a line of samples at the corners along it, corner by corner.
  private static let across = blur(4)
  private static let down = blur(8)

  private static func blur(_ count: Int) -> [Float] {
    stride(from: 0, through: count, by: 2).flatMap { corner in
      (0..<count).map { sample in
        let distance = (Float(sample) + 0.5 - Float(corner)) / deviation
        return exp(-distance * distance / 2) / (deviation * (2 * Float.pi).squareRoot())
      }
    }
  }

  /// Writes what is seen of 4 by 8 samples at the corners, row by row.
  static func see(
    _ samples: UnsafeBufferPointer<SIMD4<Float>>, into result: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    across.withUnsafeBufferPointer { across in
      down.withUnsafeBufferPointer { down in
        for row in 0..<5 {
          var (one, two, three) = (SIMD4<Float>.zero, SIMD4<Float>.zero, SIMD4<Float>.zero)
          for column in 0..<4 {
            var sum = SIMD4<Float>.zero
            for other in 0..<8 { sum += samples[other * 4 + column] * down[row * 8 + other] }
            one += sum * across[column]
            two += sum * across[4 + column]
            three += sum * across[8 + column]
          }
          result[row * 3] = one
          result[row * 3 + 1] = two
          result[row * 3 + 2] = three
        }
      }
    }
  }

  /// Returns what is seen at the corners of the shares of 4 by 8 samples that a character covers, row by row.
  static func sight(of shares: [Float]) -> SIMD16<Float> {
    var seen = [SIMD4<Float>](repeating: .zero, count: count)
    shares.map { SIMD4(repeating: $0) }.withUnsafeBufferPointer { shares in
      seen.withUnsafeMutableBufferPointer { see(shares, into: $0) }
    }
    return seen.enumerated().reduce(into: .zero) { $0[$1.offset] = $1.element.x }
  }

  /// A cell that a character covers whole, as it is seen.
  private static let whole = sight(of: Array(repeating: 1, count: 32))

  /// Improves the colours of a solution whose character has this sight, within those that there are. `behind` is the
  /// background if there is no choice.
  ///
  /// The least absolute differences are found by least squares with the reciprocals of the former differences as
  /// weights (E. J. Schlossmacher, "An iterative technique for absolute deviations curve fitting", 1973).
  static func improve(
    _ solution: inout CellSolution, _ sight: SIMD16<Float>, of samples: UnsafeBufferPointer<SIMD4<Float>>,
    within extremes: ColorExtremes, behind: SIMD4<Float>?
  ) {
    withUnsafeTemporaryAllocation(of: Point.self, capacity: count) { points in
      see(samples, sight, into: points)
      let (low, high) = (extremes.low, extremes.high)
      var (front, back) = (solution.front, behind ?? solution.back ?? .zero)
      var best = Float.infinity
      for round in 0...rounds {
        var sums = Sums()
        for point in points { sums.add(point, front, back) }
        let error = sums.error.sum()
        // Colours within bounds may be worse than the former ones.
        guard error < best else { break }
        best = error
        solution.front = front
        if behind == nil { solution.back = back }
        guard round < rounds else { break }
        if behind != nil {
          front = ((sums.seenFront - back * sums.mixed) / sums.own).clamped(lowerBound: low, upperBound: high)
        } else {
          (front, back) = sums.colors(front, back)
          front.clamp(lowerBound: low, upperBound: high)
          back.clamp(lowerBound: low, upperBound: high)
        }
      }
    }
  }

  /// A corner as it is seen: the samples, and the shares of the pattern and of the rest.
  private struct Point {
    let seen: SIMD4<Float>
    let one: Float
    let other: Float
  }

  /// Writes what is seen of 4 by 8 samples and of a pattern.
  private static func see(
    _ samples: UnsafeBufferPointer<SIMD4<Float>>, _ sight: SIMD16<Float>, into points: UnsafeMutableBufferPointer<Point>
  ) {
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: count) { seen in
      see(samples, into: seen)
      withUnsafeBytes(of: (sight, whole - sight)) { shares in
        for index in 0..<count {
          let one = shares.load(fromByteOffset: index * MemoryLayout<Float>.stride, as: Float.self)
          let other = shares.load(
            fromByteOffset: MemoryLayout<SIMD16<Float>>.stride + index * MemoryLayout<Float>.stride, as: Float.self)
          points.initializeElement(at: index, to: Point(seen: seen[index], one: one, other: other))
        }
      }
    }
  }

  /// The sums of the normal equations, with a weight for each component.
  private struct Sums {
    var own = SIMD4<Float>.zero
    var mixed = SIMD4<Float>.zero
    var rest = SIMD4<Float>.zero
    var seenFront = SIMD4<Float>.zero
    var seenBack = SIMD4<Float>.zero
    /// The absolute differences.
    var error = SIMD4<Float>.zero

    @inline(__always)
    mutating func add(_ point: Point, _ front: SIMD4<Float>, _ back: SIMD4<Float>) {
      let (seen, one, other) = (point.seen, point.one, point.other)
      let difference = front * one + back * other - seen
      let amount = pointwiseMax(difference, -difference)
      error += amount
      let weight = 1 / pointwiseMax(amount, SIMD4(repeating: ColorFit.least))
      own += weight * (one * one)
      mixed += weight * (one * other)
      rest += weight * (other * other)
      seenFront += weight * seen * one
      seenBack += weight * seen * other
    }

    /// Returns the colours that solve the equations; the former ones in a component that has no solution.
    @inline(__always)
    func colors(_ front: SIMD4<Float>, _ back: SIMD4<Float>) -> (SIMD4<Float>, SIMD4<Float>) {
      let determinant = own * rest - mixed * mixed
      let isSolvable = determinant .> own * rest * 1e-5
      let scale = 1 / determinant.replacing(with: 1, where: .!isSolvable)
      let one = (seenFront * rest - seenBack * mixed) * scale
      let other = (seenBack * own - seenFront * mixed) * scale
      return (front.replacing(with: one, where: isSolvable), back.replacing(with: other, where: isSolvable))
    }
  }
}
