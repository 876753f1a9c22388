import ViewTree

/// The search for the character and the two colours that show a cell's samples best.
///
/// The samples are divided into two kinds, each of which has one colour, so that the squared differences from them are
/// as small as the characters allow. For dots, the division wins whose two means lie farthest apart, weighted by the
/// samples of each (N. Otsu, "A threshold selection method from gray-level histograms", 1979). For blocks, differences
/// count as `BlockWeights` says, and then the colours are those of `ColorFit`. A cell with a thin line is a `BoxLine`
/// where that comes nearer than blocks.
struct CellSolver {
  private let glyphs: GlyphSet
  private let mosaics: [GlyphSet]
  /// False if cells have no colours. A line is then shown by its dots even if blocks come nearer to it: they would be
  /// bars.
  private let hasColors: Bool
  /// The samples of each dot, and the dot's bit in a character.
  private let dots: [(samples: [Int], bit: UInt8)]

  /// The opacity from which on a sample or a dot is shown.
  static let visible: Float = 0.1
  /// The share of a block's difference below which dots take its place for a line. A line that is dots and blocks by
  /// turns looks broken.
  private static let dotsLead: Float = 0.3
  /// The greatest distance of two colours that count as the same, on a scale from 0 to 1.
  private static let alike: Float = 0.012

  /// Creates the search in a character set, for samples that divide its dots.
  init(_ glyphs: GlyphSet, fineness: Int, hasColors: Bool = true) {
    (self.glyphs, mosaics, self.hasColors) = (glyphs, glyphs.mosaics, hasColors)
    let (grid, dotGrid) = (glyphs.grid.finer(by: fineness), glyphs.grid)
    dots = (0..<dotGrid.across * dotGrid.down).map { dot in
      let (column, row) = (dot % dotGrid.across, dot / dotGrid.across)
      let samples = (0..<fineness * fineness).map { index in
        (row * fineness + index / fineness) * grid.across + column * fineness + index % fineness
      }
      return (samples, glyphs.bit(ofDot: column, row))
    }
  }

  /// Returns the contents of a cell with opaque samples; nil if all have the colour of the ground that it lies on.
  ///
  /// `beside` are the least and the greatest components of the samples to the left and to the right of the cell.
  /// `lines` are the colours of the dots with a thin line, clear for the others; empty if there are none. Unless
  /// `isOnGround`, the terminal's own colour is behind the cell. With `keepsGround` its background stays, whatever the
  /// samples.
  func solution(
    _ samples: UnsafeMutableBufferPointer<SIMD4<Float>>, beside: @autoclosure () -> ColorExtremes,
    lines: [SIMD4<Float>],
    ground: SIMD4<Float>, isOnGround: Bool, keepsGround: Bool
  ) -> CellSolution? {
    let behind = keepsGround ? ground : nil
    let kept = UnsafeBufferPointer(samples)
    func block(_ own: ColorExtremes, isLine: Bool) -> (solution: CellSolution, error: Float) {
      var extremes = own
      extremes.take(beside())
      // A line that is narrower than a sample has its colour nowhere.
      if isLine { takeColors(of: lines, on: kept, into: &extremes) }
      return blockSolution(kept, extremes, isLine: isLine, behind: behind)
    }
    if !lines.isEmpty {
      if glyphs.isSparse, let line = lineSolution(kept, lines, behind: behind) {
        guard glyphs.isMixed, hasColors else { return line }
        let block = block(Self.summary(of: kept).extremes, isLine: true)
        let error = dotError(kept, line, behind: behind ?? line.back ?? .zero)
        return error < block.error * Self.dotsLead ? line : block.solution
      }
      // Blocks show the samples of lines that fill the cell, with the gaps between them.
      if !glyphs.isMixed {
        for (dot, line) in zip(dots, lines) where line.w > 0 {
          for index in dot.samples { samples[index] = line + samples[index] * (1 - line.w) }
        }
      }
    }
    let own = Self.summary(of: kept)
    let mean = own.sum / Float(samples.count)
    if (own.extremes.high - own.extremes.low).max() <= Self.alike {
      guard !isOnGround || Self.distance(mean, ground) > Self.alike else { return nil }
      return CellSolution(character: glyphs.full, front: mean, back: mean, isFull: true)
    }
    return glyphs.isMixed ? block(own.extremes, isLine: false).solution : dotSolution(kept, mean, behind: behind)
  }

  /// Takes in the colours of a cell's lines, which lie on its samples.
  private func takeColors(
    of lines: [SIMD4<Float>], on samples: UnsafeBufferPointer<SIMD4<Float>>, into extremes: inout ColorExtremes
  ) {
    for (dot, line) in zip(dots, lines) where line.w >= Self.visible {
      extremes.take(line.w < 1 ? line + Self.mean(of: dot.samples, in: samples) * (1 - line.w) : line)
    }
  }

  /// Returns the extremes and the sum of samples.
  private static func summary(
    of samples: UnsafeBufferPointer<SIMD4<Float>>
  ) -> (extremes: ColorExtremes, sum: SIMD4<Float>) {
    var (extremes, sum) = (ColorExtremes(), SIMD4<Float>.zero)
    for sample in samples {
      extremes.take(sample)
      sum += sample
    }
    return (extremes, sum)
  }

  @inline(__always)
  private static func square(_ color: SIMD4<Float>) -> Float { (color * color).sum() }

  /// Returns the mean colour of some samples.
  private static func mean(
    of indices: [Int], in samples: UnsafeBufferPointer<SIMD4<Float>>
  ) -> SIMD4<Float> {
    indices.reduce(.zero) { $0 + samples[$1] } / Float(indices.count)
  }

  private static func distance(_ one: SIMD4<Float>, _ other: SIMD4<Float>) -> Float {
    let difference = one - other
    return max(difference.max(), -difference.min())
  }
}

// MARK: Blocks

extension CellSolver {
  /// Returns the best of the block elements and the mosaic for 4 by 8 samples, and its weighted difference from them;
  /// in a cell with a line also of the characters of lines. `behind` is the background if there is no choice.
  private func blockSolution(
    _ samples: UnsafeBufferPointer<SIMD4<Float>>, _ extremes: ColorExtremes, isLine: Bool, behind: SIMD4<Float>?
  ) -> (solution: CellSolution, error: Float) {
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: 32) { weighted in
      BlockWeights.apply(to: samples, into: weighted)
      var (sum, square) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
      for index in 0..<32 {
        sum += weighted[index]
        square += samples[index] * weighted[index]
      }
      var best = BlockChoice(sum: sum, extremes: extremes, behind: behind)
      let parts = tryEighths(UnsafeBufferPointer(weighted), &best)
      for mosaic in mosaics {
        switch mosaic {
        case .quadrants: best.tryMosaic(mosaic, parts, BlockWeights.quadrants)
        case .sextants:
          best.tryMosaic(mosaic, Self.sixths(of: UnsafeBufferPointer(weighted)), BlockWeights.sextants)
        default:
          let eighths = dots.map { dot in dot.samples.reduce(.zero) { $0 + weighted[$1] } }
          best.tryMosaic(mosaic, eighths, BlockWeights.octants)
        }
      }
      if isLine {
        for line in BoxLine.all {
          best.try(line.character, line.sum(of: UnsafeBufferPointer(weighted)), line.pattern)
        }
      }
      let start = behind.map { square - $0 * sum * 2 + $0 * $0 * BlockWeights.total }
      let error = (start ?? square - sum * sum / BlockWeights.total).sum() - best.gain
      var solution = best.solution
      if hasColors, error > ColorFit.leastSquares, let sight = best.sight {
        ColorFit.improve(&solution, sight, of: samples, within: extremes, behind: behind)
      }
      return (solution, error)
    }
  }

  /// Considers the eighths of a cell. Returns the sums of the weighted samples in its quarters.
  @inline(__always)
  private func tryEighths(
    _ weighted: UnsafeBufferPointer<SIMD4<Float>>, _ best: inout BlockChoice
  ) -> [SIMD4<Float>] {
    var quarters = [SIMD4<Float>](repeating: .zero, count: 4)
    var part = SIMD4<Float>.zero
    // The lower eighths, from below; the upper half is the lower one with its colours exchanged.
    for row in (0..<8).reversed() {
      let place = row * 4
      let (left, right) = (weighted[place] + weighted[place + 1], weighted[place + 2] + weighted[place + 3])
      quarters[row / 4 * 2] += left
      quarters[row / 4 * 2 + 1] += right
      part += left + right
      if row > 0 {
        best.try(BlockElement.lower[8 - row], part, BlockWeights.lower[8 - row])
      } else {
        best.try(BlockElement.upperEighth, left + right, BlockWeights.upperEighth)
      }
    }
    part = .zero
    for column in 0..<4 {
      var sum = SIMD4<Float>.zero
      for row in 0..<8 { sum += weighted[row * 4 + column] }
      best.try(BlockElement.left[2 * column + 1], part + sum / 2, BlockWeights.left[2 * column + 1])
      part += sum
      if column < 3 {
        best.try(BlockElement.left[2 * column + 2], part, BlockWeights.left[2 * column + 2])
      } else {
        best.try(BlockElement.rightEighth, sum / 2, BlockWeights.rightEighth)
      }
    }
    return quarters
  }

  /// Returns the sums of the weighted samples in each sixth of a cell, row by row; samples between two sixths count for
  /// both by their shares.
  private static func sixths(of weighted: UnsafeBufferPointer<SIMD4<Float>>) -> [SIMD4<Float>] {
    (0..<6).map { part in
      let (column, row) = (part % 2 * 2, part / 2)
      func pair(_ line: Int) -> SIMD4<Float> { weighted[line * 4 + column] + weighted[line * 4 + column + 1] }
      switch row {
      case 0: return pair(0) + pair(1) + pair(2) * (2 / 3)
      case 1: return pair(2) / 3 + pair(3) + pair(4) + pair(5) / 3
      default: return pair(5) * (2 / 3) + pair(6) + pair(7)
      }
    }
  }

  /// Returns the weighted difference between a cell of dots and its samples. Each dot is a little ink on all of its
  /// part.
  private func dotError(
    _ samples: UnsafeBufferPointer<SIMD4<Float>>, _ solution: CellSolution, behind: SIMD4<Float>
  ) -> Float {
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: 64) { buffer in
      let differences = UnsafeMutableBufferPointer(rebasing: buffer[..<32])
      let weighted = UnsafeMutableBufferPointer(rebasing: buffer[32...])
      let bits = UInt8(truncatingIfNeeded: solution.character.value)
      for dot in dots {
        let ink = bits & dot.bit != 0 ? Self.ink : 0
        let seen = solution.front * ink + behind * (1 - ink)
        for index in dot.samples { differences[index] = samples[index] - seen }
      }
      BlockWeights.apply(to: UnsafeBufferPointer(differences), into: weighted)
      return (0..<32).reduce(Float.zero) { $0 + (differences[$1] * weighted[$1]).sum() }
    }
  }
}

// MARK: Dots

extension CellSolver {
  /// Returns the best division of the cell's dots into two kinds. The character shows the smaller one, or the one that
  /// differs from the background, if that is known.
  private func dotSolution(
    _ samples: UnsafeBufferPointer<SIMD4<Float>>, _ mean: SIMD4<Float>, behind: SIMD4<Float>?
  ) -> CellSolution {
    let means = dots.map { Self.mean(of: $0.samples, in: samples) }
    // The dots stand in the order of their colours along the line between the two that are farthest apart.
    let start = behind ?? mean
    let far = means.max { Self.square($0 - start) < Self.square($1 - start) } ?? mean
    let other = behind ?? means.max { Self.square($0 - far) < Self.square($1 - far) } ?? mean
    let order = means.indices.sorted {
      let (one, two) = (((means[$0] - far) * (other - far)).sum(), ((means[$1] - far) * (other - far)).sum())
      return one == two ? $0 < $1 : one < two
    }
    let total = means.reduce(.zero, +)
    var (part, gain, count) = (SIMD4<Float>.zero, Float(-1), 0)
    var kinds = (total, total)
    for index in 1...order.count - (behind == nil ? 1 : 0) {
      part += means[order[index - 1]]
      let (front, rest) = (part / Float(index), Float(order.count - index))
      let back = behind ?? (total - part) / rest
      let own = Self.square(front - back) * Float(index) * (behind == nil ? rest : 1)
      if own > gain { (gain, count, kinds) = (own, index, (front, back)) }
    }
    let isFirst = behind != nil || 2 * count <= order.count
    let shown = isFirst ? order[..<count] : order[count...]
    let bits = shown.reduce(UInt8(0)) { $0 | dots[$1].bit }
    return CellSolution(
      character: glyphs.character(bits), front: isFirst ? kinds.0 : kinds.1,
      back: behind != nil ? nil : isFirst ? kinds.1 : kinds.0)
  }

  /// The number of dots without a line from which on lines are dots, and not areas.
  private static let leastFree = 1
  /// The share of a dot that its ink covers, a mean of fonts.
  private static let ink: Float = 0.22

  /// Returns a cell with the dots of lines; nil if they fill it.
  private func lineSolution(
    _ samples: UnsafeBufferPointer<SIMD4<Float>>, _ lines: [SIMD4<Float>], behind: SIMD4<Float>?
  ) -> CellSolution? {
    var bits: UInt8 = 0
    var front = SIMD4<Float>.zero
    var shown: Float = 0
    for (dot, line) in zip(dots, lines) where line.w >= Self.visible {
      bits |= dot.bit
      front += line + Self.mean(of: dot.samples, in: samples) * (1 - line.w)
      shown += 1
    }
    guard shown > 0, lines.count - Int(shown) >= Self.leastFree else { return nil }
    front /= shown
    // The background is the colour of the dot that is most like those without a line: along an edge, the larger side.
    let free = dots.filter { bits & $0.bit == 0 }.map { Self.mean(of: $0.samples, in: samples) }
    let mean = free.reduce(.zero, +) / Float(free.count)
    let back = behind ?? free.min { Self.square($0 - mean) < Self.square($1 - mean) } ?? mean
    return CellSolution(
      character: glyphs.character(bits), front: front, back: behind == nil ? back : nil, isLine: true)
  }
}
