import Foundation

/// A blur of a picture by a Gaussian, with its standard deviations in samples.
struct GaussianBlur {
  private let across: Double
  private let down: Double
  /// The variance that the samples have by themselves: larger ones are means of others, between which the colours are
  /// mixed.
  private var ownVariance = 0.0

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
    result.ownVariance = 1.0 / 12 + 1.0 / 6
    return result
  }

  /// The number of finer samples, across and down, in which a sample is to be drawn, since the blur is narrower than it
  /// is: the mean over a sample does not tell where an edge lies in it.
  var fineness: Int { [across, down].contains { Self.least <= $0 && $0 < 1 } ? 3 : 1 }

  /// Returns the same blur of samples that are smaller by a factor.
  func finer(by factor: Int) -> GaussianBlur {
    GaussianBlur(across: across * Double(factor), down: down * Double(factor))
  }

  /// The deviation from which on three means of neighbours take the Gaussian's place. They have its deviation, and
  /// differ from it by less than 1 %.
  private static let leastMeans = 4.0
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
  var steps: Int { [across, down].reduce(2) { $0 + ($1 < Self.leastMeans ? 2 * Self.reach($1) + 1 : 15) } }

  private func blur(
    _ colors: inout [SIMD4<Float>], from start: Int, count: Int, step: Int, _ deviation: Double
  ) {
    var line = (0..<count).map { colors[start + $0 * step] }
    if deviation < Self.leastMeans {
      line = Self.weighted(line, deviation)
    } else {
      let window = Window(variance: (deviation * deviation - ownVariance) / 3)
      for _ in 0..<3 { line = Self.means(line, window) }
    }
    for index in 0..<count { colors[start + index * step] = line[index] }
  }

  /// The numbers of neighbours, across and down, that take part in a colour on each side.
  var reach: (across: Int, down: Int) { (Self.reach(across), Self.reach(down)) }

  /// The number of neighbours on each side that a Gaussian reaches.
  private static func reach(_ deviation: Double) -> Int { Int((3 * deviation).rounded(.up)) }

  /// Returns the sums of neighbours with the weights of a Gaussian.
  private static func weighted(_ line: [SIMD4<Float>], _ deviation: Double) -> [SIMD4<Float>] {
    let reach = reach(deviation)
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

  /// A window around a sample: as many whole samples on each side, and a part of the next ones.
  ///
  /// Source: P. Gwosdek, S. Grewenig, A. Bruhn and J. Weickert, "Theoretical Foundations of Gaussian Convolution by
  /// Extended Box Filtering", 2011.
  private struct Window {
    let half: Int
    let part: Float

    /// Creates the window whose mean has a variance.
    init(variance: Double) {
      let half = ((1 + 12 * variance).squareRoot() / 2 - 0.5).rounded(.down)
      let whole = 2 * half + 1
      let own = half * (half + 1) * whole / 3
      let next = (half + 1) * (half + 1)
      self.half = Int(half)
      part = Float((variance * whole - own) / (2 * (next - variance)))
    }
  }

  /// Returns the means of the neighbours in a window around each colour.
  private static func means(_ line: [SIMD4<Float>], _ window: Window) -> [SIMD4<Float>] {
    let (half, part) = (window.half, window.part)
    let share = 1 / (Float(2 * half + 1) + 2 * part)
    var sum = SIMD4<Float>.zero
    for index in 0..<min(half, line.count) { sum += line[index] }
    return line.indices.map { index in
      let (left, right) = (index - half - 1, index + half)
      if right < line.count { sum += line[right] }
      if left >= 0 { sum -= line[left] }
      var ends = SIMD4<Float>.zero
      if left >= 0 { ends += line[left] }
      if right + 1 < line.count { ends += line[right + 1] }
      return (sum + ends * part) * share
    }
  }
}
