import DotRaster
import Foundation
import ShapeGeometry
import ViewTree

// Materials: what the picture shows so far, blurred, under a translucent colour.

extension SceneSamples {
  /// The opacity from which on a colour hides what was there before.
  private static let opaque: Float = 0.999

  /// Replaces the colours within a coverage by those of a material over them.
  ///
  /// The blur takes everything that is painted so far. In a layer this is the layer's own picture, and through it
  /// what lies behind, on the ground if that is known. Over nothing at all a material is its colour. Texts that lie
  /// behind it in cells are blurred as the ink of their letters.
  mutating func paint(
    _ material: SceneMaterial, _ blur: GaussianBlur, _ coverage: AreaCoverage, _ item: SceneItem,
    through viewport: Viewport, _ cut: Cut, _ work: inout DrawingWork
  ) {
    guard !coverage.columns.isEmpty, !coverage.rows.isEmpty else { return }
    let cost = Backdrop.work(of: blur, in: coverage.columns, coverage.rows)
    guard work.pay({ (charge) throws(DrawingInterruption) in try charge(cost) }) != nil else { return }
    let backdrop = backdrop(coverage.columns, coverage.rows, reach: blur.reach)
    guard let backdrop, !backdrop.isClear else { return paint(coverage, item, through: viewport, cut) }

    let (tint, matrix) = (material.tint.premultiplied, ColorMatrix.saturation(SceneMaterial.saturation))
    let blurred = backdrop.blurred(blur, in: coverage.columns, coverage.rows) {
      tint + matrix.applied(to: $0) * (1 - tint.w)
    }
    let whole = Float(min(max(item.opacity * material.opacity, 0), 1))
    let (columns, masks) = (columns, cut.masks)
    func opacity(_ column: Int, _ row: Int) -> Float {
      masks.reduce(whole) { $0 * $1.colors[row * columns + column].w }
    }
    func color(_ column: Int, _ row: Int) -> SIMD4<Float> { blurred.color(column, row) * opacity(column, row) }
    defer { addLetters(of: masks, in: coverage) { blurred.color($0, $1) * whole } }
    guard item.blendMode == .normal else {
      return paint(item.blendMode.wipes ? cut.masked(coverage) : coverage, item.blendMode, color)
    }
    hide(coverage, opacity) { blurred.color($0, $1) }
    replace(coverage, opacity) { blurred.color($0, $1) }
  }

  /// Covers texts and lines with colours, even with those that can be seen through: what is behind a material is not
  /// seen sharp.
  private mutating func hide(
    _ coverage: AreaCoverage, _ opacity: (Int, Int) -> Float, with color: (Int, Int) -> SIMD4<Float>
  ) {
    guard lines != nil else { return }
    let ground = ground ?? .zero
    func solid(_ column: Int, _ row: Int) -> SIMD4<Float> {
      var solid = color(column, row)
      solid += ground * (1 - solid.w)
      solid.w = 1
      return solid * opacity(column, row)
    }
    cover(coverage, with: solid)
    lines?.cover(coverage, .normal, with: solid)
  }

  /// Mixes the samples with colours that take their place.
  private mutating func replace(
    _ coverage: AreaCoverage, _ opacity: (Int, Int) -> Float, by color: (Int, Int) -> SIMD4<Float>
  ) {
    var index = 0
    for row in coverage.rows {
      for column in coverage.columns {
        let share = coverage.shares[index]
        index += 1
        let whole = opacity(column, row)
        guard share > 0, whole > 0 else { continue }
        let (place, source) = (row * columns + column, color(column, row))
        let former = colors[place]
        if source.w >= Self.opaque, edges != nil {
          let side = EdgeMemory.Side(coverage, column, row)
          colors[place] = edges?.covered(place, former, with: source * whole, share, side) ?? former
        } else {
          edges?.forget(place)
          colors[place] = former + (source - former) * (share * whole)
        }
      }
    }
  }

  /// Returns what is seen around some columns and rows so far, as far as a blur reaches; nil for nothing.
  private func backdrop(_ across: Range<Int>, _ down: Range<Int>, reach: (across: Int, down: Int)) -> Backdrop? {
    let part = Backdrop(
      columns: (across.lowerBound - reach.across..<across.upperBound + reach.across)
        .clamped(to: behind?.columns ?? 0..<columns),
      rows: (down.lowerBound - reach.down..<down.upperBound + reach.down).clamped(to: behind?.rows ?? 0..<rows)
    ) { column, row in
      let isInside = column >= 0 && row >= 0 && column < columns && row < rows
      let own = isInside ? colors[row * columns + column] : .zero
      return behind.map { own + $0[column, row] * (1 - own.w) } ?? own
    }
    guard var part else { return nil }
    for letter in letters {
      let (across, down) = letter.samples(in: grid)
      let ink = letter.color * letter.inkShare
      for row in down.clamped(to: part.rows) {
        for column in across.clamped(to: part.columns) { part[column, row] = ink + part[column, row] * (1 - ink.w) }
      }
    }
    return part
  }

  /// Returns what the materials in a layer see behind it, which is drawn in some cells; nil if there are none. A ground
  /// that is known is behind everything.
  func backdrop(behind layer: Scene, in cells: [CellArea], through viewport: Viewport) -> Backdrop? {
    guard let reach = layer.backdropReach else { return nil }
    func samples(_ length: CGFloat, _ scale: CGFloat) -> Int {
      Int(min(max((length * scale).rounded(.up), 0), 4 * CGFloat(GaussianBlur.greatest)))
    }
    let (left, top) = (cells.map(\.column).min() ?? 0, cells.map(\.row).min() ?? 0)
    let right = cells.map { $0.column + $0.columns }.max() ?? 0
    let bottom = cells.map { $0.row + $0.rows }.max() ?? 0
    let part = backdrop(
      left * grid.across..<max(left, right) * grid.across, top * grid.down..<max(top, bottom) * grid.down,
      reach: (samples(reach.width, viewport.scale), samples(reach.height, viewport.verticalScale)))
    guard let ground, let part else { return part }
    return Backdrop(columns: part.columns, rows: part.rows) { column, row in
      let own = part[column, row]
      return own + ground * (1 - own.w)
    }
  }
}

extension GaussianBlur {
  /// Creates the blur with deviations in points, in the samples of a viewport.
  init(_ deviations: CGSize, through viewport: Viewport) {
    self.init(
      across: Double(deviations.width * viewport.scale), down: Double(deviations.height * viewport.verticalScale))
  }
}
