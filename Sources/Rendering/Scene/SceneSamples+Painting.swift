import DotRaster
import Foundation
import ShapeGeometry
import ViewTree

// The colours of marks over those that are there.

extension SceneSamples {
  /// Composites a mark's colours over those that are there.
  mutating func paint(_ coverage: AreaCoverage, _ item: SceneItem, through viewport: Viewport, _ cut: Cut) {
    let paint = SampledPaint(
      item.paint, opacity: Float(item.opacity), inverse: item.transform.inverted(), through: viewport,
      count: coverage.shares.count)
    let (columns, masks) = (columns, cut.masks)
    if masks.isEmpty || item.blendMode.wipes {
      self.paint(item.blendMode.wipes ? cut.masked(coverage) : coverage, item.blendMode) { paint.color($0, $1) }
    } else {
      self.paint(coverage, item.blendMode) { column, row in
        masks.reduce(paint.color(column, row)) { $0 * $1.colors[row * columns + column].w }
      }
    }
    addLetters(of: masks, in: coverage) { paint.color($0, $1) }
  }

  /// Adds the texts in masks, which show the colour of the mark.
  mutating func addLetters(
    of masks: [SceneSamples], in coverage: AreaCoverage, _ color: (Int, Int) -> SIMD4<Float>
  ) {
    for letter in masks.flatMap(\.letters) where coverage[letter.place.column, letter.place.row] > 0 {
      var letter = letter
      letter.color = color(letter.place.column, letter.place.row) * letter.color.w
      letters.append(letter)
    }
  }

  /// Composites colours over those that are there, and over the letters in the same cells.
  mutating func paint(_ coverage: AreaCoverage, _ mode: BlendMode, _ color: (Int, Int) -> SIMD4<Float>) {
    cover(coverage, with: color)
    let ground = mode.seesGround ? ground : nil
    lines?.cover(coverage, mode, with: color)
    let (width, columns) = (coverage.columns.count, columns)
    var edges: EdgeMemory?
    swap(&edges, &self.edges)
    defer { swap(&edges, &self.edges) }
    colors.withUnsafeMutableBufferPointer { colors in
      coverage.shares.withUnsafeBufferPointer { shares in
        for row in coverage.rows {
          let start = (row - coverage.rows.lowerBound) * width - coverage.columns.lowerBound
          for column in coverage.columns {
            let share = shares[start + column]
            guard share > 0 else { continue }
            let place = row * columns + column
            let source = color(column, row)
            if mode == .normal {
              colors[place] =
                edges?.covered(place, colors[place], with: source, share, EdgeMemory.Side(coverage, column, row))
                ?? source * share + colors[place] * (1 - source.w * share)
            } else if source.w > 0 || mode.wipes {
              edges?.forget(place)
              let result = mode.blended(source, over: colors[place], before: ground)
              colors[place] = share == 1 ? result : colors[place] + (result - colors[place]) * share
            }
          }
        }
      }
    }
  }

  /// Covers the letters in the cells of some samples.
  mutating func cover(_ coverage: AreaCoverage, with color: (Int, Int) -> SIMD4<Float>) {
    guard !letters.isEmpty else { return }
    for index in letters.indices {
      let (across, down) = letters[index].samples(in: grid)
      guard across.overlaps(coverage.columns), down.overlaps(coverage.rows) else { continue }
      let sum = coverage.sum(of: color, across, down)
      guard sum.w > 0 else { continue }
      letters[index].cover(with: sum / Float(across.count * down.count))
    }
    letters.removeAll { !$0.isVisible }
  }
}

extension AreaCoverage {
  /// Returns the sum of the colours of some samples, each times the share that is covered.
  func sum(of color: (Int, Int) -> SIMD4<Float>, _ columns: Range<Int>, _ rows: Range<Int>) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    for row in rows {
      for column in columns {
        let share = self[column, row]
        if share > 0 { sum += color(column, row) * share }
      }
    }
    return sum
  }
}

extension BlendMode {
  /// True if the mode mixes colours; the others cut drawings, which the ground is not part of.
  var seesGround: Bool {
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut, .clear, .copy, .sourceIn, .sourceOut, .destinationIn,
      .destinationAtop, .xor:
      false
    default: true
    }
  }

  /// Returns a colour on top of another one that lies on an opaque ground. The result is for the same ground.
  func blended(
    _ source: SIMD4<Float>, over color: SIMD4<Float>, before ground: SIMD4<Float>?
  ) -> SIMD4<Float> {
    guard let ground else { return blended(source, over: color) }
    let result = blended(source, over: color + ground * (1 - color.w))
    let opacity = source.w + color.w * (1 - source.w)
    var seen = result - ground * (1 - opacity)
    seen.w = opacity
    return seen
  }
}
