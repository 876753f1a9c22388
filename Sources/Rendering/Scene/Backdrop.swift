import Foundation

/// The colours of a part of a picture, which a material blurs or a layer has behind itself.
///
/// Colours beyond it are those at its nearest edge: a picture goes on as it ends. In a blur by many samples, where
/// several are one, these are the means of those at the edge.
struct Backdrop: Sendable {
  /// The columns and rows of the part; both have at least one.
  let columns: Range<Int>
  let rows: Range<Int>
  /// Red, green, blue and opacity of each sample, row by row; the colours are multiplied by the opacity.
  private(set) var colors: [SIMD4<Float>]

  /// Creates a part of as many colours as it has samples; nil if it has none.
  init?(columns: Range<Int>, rows: Range<Int>, _ color: (_ column: Int, _ row: Int) -> SIMD4<Float>) {
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    (self.columns, self.rows, colors) = (columns, rows, [])
    colors.reserveCapacity(columns.count * rows.count)
    for row in rows { for column in columns { colors.append(color(column, row)) } }
  }

  /// True if nothing is there.
  var isClear: Bool { !colors.contains { $0.w > 0 } }

  /// The colour of a sample.
  subscript(column: Int, row: Int) -> SIMD4<Float> {
    get { colors[index(column, row)] }
    set { colors[index(column, row)] = newValue }
  }

  private func index(_ column: Int, _ row: Int) -> Int {
    let across = min(max(column, columns.lowerBound), columns.upperBound - 1) - columns.lowerBound
    let down = min(max(row, rows.lowerBound), rows.upperBound - 1) - rows.lowerBound
    return down * columns.count + across
  }

  /// Returns the part in the samples of a picture whose first sample is another one.
  func moved(left: Int, top: Int) -> Backdrop {
    Backdrop(
      self, columns.lowerBound - left..<columns.upperBound - left, rows.lowerBound - top..<rows.upperBound - top)
  }

  private init(_ other: Backdrop, _ columns: Range<Int>, _ rows: Range<Int>) {
    (self.columns, self.rows, colors) = (columns, rows, other.colors)
  }

  /// Returns the part in samples that are larger by a factor: the means of those in them.
  func coarser(by factor: Int) -> Backdrop? {
    guard factor > 1 else { return self }
    return Backdrop(columns: Self.coarse(columns, factor), rows: Self.coarse(rows, factor)) { mean($0, $1, factor) }
  }

  /// Returns the part in samples that are smaller by a factor.
  func finer(by factor: Int) -> Backdrop? {
    guard factor > 1 else { return self }
    func fine(_ range: Range<Int>) -> Range<Int> { range.lowerBound * factor..<range.upperBound * factor }
    return Backdrop(columns: fine(columns), rows: fine(rows)) { column, row in
      self[Self.floor(column, factor), Self.floor(row, factor)]
    }
  }

  /// Returns the blurred colours in some columns and rows, which change afterwards. It takes the colours that the blur
  /// reaches, those beyond this part too.
  func blurred(
    _ blur: GaussianBlur, in columns: Range<Int>, _ rows: Range<Int>, changedBy change: (SIMD4<Float>) -> SIMD4<Float>
  ) -> CoarseSamples {
    let coarseness = blur.coarseness
    let (across, down) = Self.area(of: blur, around: columns, rows)
    var colors: [SIMD4<Float>] = []
    colors.reserveCapacity(across.count * down.count)
    for row in down { for column in across { colors.append(mean(column, row, coarseness)) } }
    let own = coarseness > 1 ? blur.coarser(by: coarseness) : blur
    own.apply(to: &colors, columns: across.count, rows: down.count)
    for index in colors.indices { colors[index] = change(colors[index]) }
    return CoarseSamples(
      colors, columns: across.count, rows: down.count, left: across.lowerBound * coarseness,
      top: down.lowerBound * coarseness, coarseness: coarseness)
  }

  /// Returns the columns and rows of coarse samples that take part in a blur of some samples.
  private static func area(
    of blur: GaussianBlur, around columns: Range<Int>, _ rows: Range<Int>
  ) -> (across: Range<Int>, down: Range<Int>) {
    let (reach, coarseness) = (blur.reach, blur.coarseness)
    // Means of neighbours reach a bit farther than the Gaussian, and two coarse samples are mixed.
    func wide(_ range: Range<Int>, _ reach: Int) -> Range<Int> {
      let coarse = coarse(range.lowerBound - reach..<range.upperBound + reach, coarseness)
      return coarse.lowerBound - 3..<coarse.upperBound + 3
    }
    return (wide(columns, reach.across), wide(rows, reach.down))
  }

  /// Returns the work of blurring for some columns and rows, in the units of the budget.
  static func work(of blur: GaussianBlur, in columns: Range<Int>, _ rows: Range<Int>) -> Int {
    let (across, down) = area(of: blur, around: columns, rows)
    let count = across.count * down.count
    return count * blur.steps + columns.count * rows.count * workOfSample
  }

  /// The work of mixing the colour of a sample and painting it.
  private static let workOfSample = 4

  /// Returns the mean of the samples in a larger one.
  private func mean(_ column: Int, _ row: Int, _ factor: Int) -> SIMD4<Float> {
    guard factor > 1 else { return self[column, row] }
    func held(_ place: Int, _ range: Range<Int>) -> Range<Int> {
      let coarse = Self.coarse(range, factor)
      let nearest = min(max(place, coarse.lowerBound), coarse.upperBound - 1) * factor
      return (nearest..<nearest + factor).clamped(to: range)
    }
    let (across, down) = (held(column, columns), held(row, rows))
    var sum = SIMD4<Float>.zero
    for y in down {
      let start = (y - rows.lowerBound) * columns.count - columns.lowerBound
      for x in across { sum += colors[start + x] }
    }
    return sum / Float(across.count * down.count)
  }

  private static func floor(_ number: Int, _ factor: Int) -> Int {
    number >= 0 ? number / factor : -((factor - 1 - number) / factor)
  }

  /// Returns the larger samples in which others lie.
  private static func coarse(_ range: Range<Int>, _ factor: Int) -> Range<Int> {
    floor(range.lowerBound, factor)..<floor(range.upperBound - 1, factor) + 1
  }
}
