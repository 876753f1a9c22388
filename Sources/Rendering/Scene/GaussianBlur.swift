import Foundation

/// A blur of a picture by a Gaussian, with its standard deviations in samples.
struct GaussianBlur {
  private let across: Double
  private let down: Double
  /// The number of original samples in each one: the windows of the means are those of the original blur.
  private var factor = 1

  /// The greatest deviation: a picture that is blurred farther is of one colour.
  static let greatest = 4_000.0

  /// Creates a blur; a deviation that is no number blurs nothing.
  init(across: Double, down: Double) {
    func held(_ deviation: Double) -> Double { deviation > 0 ? min(deviation, Self.greatest) : 0 }
    self.across = held(across)
    self.down = held(down)
  }

  /// The least deviation in coarser samples.
  private static let leastCoarse = 8.0

  /// The number of samples across and down that can be drawn as one, since the blur leaves nothing of their details: a
  /// power of two.
  var coarseness: Int {
    var result = 1
    while min(across, down) / Double(result * 2) >= Self.leastCoarse { result *= 2 }
    return result
  }

  /// Returns the same blur of samples that are larger by a factor.
  func coarser(by factor: Int) -> GaussianBlur {
    var result = GaussianBlur(across: across / Double(factor), down: down / Double(factor))
    result.factor = self.factor * factor
    return result
  }

  /// The deviation from which on three means of neighbours take the Gaussian's place; they differ from it by less than
  /// 3 %. Source: W3C, Filter Effects Module Level 1, feGaussianBlur.
  private static let leastMeans = 2.0
  /// The deviation below which nothing changes.
  private static let least = 0.15

  /// Blurs a picture of rows of colours. Colours beyond its edges are transparent.
  func apply(to colors: inout [SIMD4<Float>], columns: Int, rows: Int) {
    guard colors.count == columns * rows, columns > 0, rows > 0 else { return }
    if across >= Self.least {
      for row in 0..<rows { blur(&colors, from: row * columns, count: columns, step: 1, across) }
    }
    if down >= Self.least {
      for column in 0..<columns { blur(&colors, from: column, count: rows, step: columns, down) }
    }
  }

  /// The work of blurring a picture, in steps for each sample.
  var steps: Int { [across, down].reduce(2) { $0 + (1 < $1 && $1 < Self.leastMeans ? 13 : 9) } }

  private func blur(
    _ colors: inout [SIMD4<Float>], from start: Int, count: Int, step: Int, _ deviation: Double
  ) {
    var line = (0..<count).map { colors[start + $0 * step] }
    if deviation < Self.leastMeans {
      line = Self.weighted(line, deviation)
    } else {
      // Three windows of the same width; even ones lie a half to the left and to the right, the third is wider by one.
      let original = deviation * Double(factor)
      let width = Int((original * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
      if factor > 1 {
        let mean = Double(width) + (width % 2 == 1 ? 0 : 1.0 / 3)
        for _ in 0..<3 { line = Self.means(line, width: mean / Double(factor)) }
      } else {
        let half = width / 2
        let windows =
          width % 2 == 1
          ? [(half, half), (half, half), (half, half)] : [(half, half - 1), (half - 1, half), (half, half)]
        for (before, after) in windows { line = Self.means(line, before: before, after: after) }
      }
    }
    for index in 0..<count { colors[start + index * step] = line[index] }
  }

  /// Returns the sums of neighbours with the weights of a Gaussian.
  private static func weighted(_ line: [SIMD4<Float>], _ deviation: Double) -> [SIMD4<Float>] {
    let reach = Int((3 * deviation).rounded(.up))
    let raw = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = raw.reduce(0, +)
    let weights = raw.map { Float($0 / sum) }
    return line.indices.map { index in
      var result = SIMD4<Float>.zero
      for place in max(0, index - reach)...min(line.count - 1, index + reach) {
        result += line[place] * weights[place - index + reach]
      }
      return result
    }
  }

  /// Returns the means of the neighbours in a window around each colour, whose ends may be parts of samples.
  private static func means(_ line: [SIMD4<Float>], width: Double) -> [SIMD4<Float>] {
    let half = Int((width - 1) / 2)
    let part = Float((width - 1) / 2 - Double(half))
    let share = 1 / Float(width)
    let whole = Float(2 * half + 1)
    return means(line, before: half, after: half).enumerated().map { index, mean in
      let (left, right) = (index - half - 1, index + half + 1)
      var ends = SIMD4<Float>.zero
      if left >= 0 { ends += line[left] }
      if right < line.count { ends += line[right] }
      return (mean * whole + ends * part) * share
    }
  }

  /// Returns the means of the neighbours in a window around each colour.
  private static func means(_ line: [SIMD4<Float>], before: Int, after: Int) -> [SIMD4<Float>] {
    let share = 1 / Float(before + after + 1)
    var sum = SIMD4<Float>.zero
    for index in 0..<min(after, line.count) { sum += line[index] }
    return line.indices.map { index in
      if index + after < line.count { sum += line[index + after] }
      if index - before - 1 >= 0 { sum -= line[index - before - 1] }
      return sum * share
    }
  }
}
