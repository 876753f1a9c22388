import DotRaster
import Foundation
import ShapeGeometry
import ViewTree

// Drawings that change as a whole: they are drawn by themselves, in the cells that they reach, and then put on top.

extension SceneSamples {
  /// The work of compositing a sample, in the units of the budget.
  private static let compositing = 4

  /// Adds a drawing of its own with a change.
  mutating func add(
    _ scene: Scene, _ effect: SceneEffect?, of item: SceneItem, through viewport: Viewport, _ cut: Cut,
    _ work: inout DrawingWork
  ) {
    let blur = effect?.blur(through: viewport)
    let coarseness = blur?.coarseness ?? 1
    let fineness = blur?.fineness ?? 1
    guard let bounds = scene.bounds, let reach = scene.inkBounds,
      let source = window(of: reach, effect, through: viewport, takesPart: true),
      let window = coarseness > 1 ? window(of: reach, effect, through: viewport, takesPart: false) : source
    else { return }
    let (left, top) = (window.column * grid.across, window.row * grid.down)
    let view = viewport.moved(left, top)
    let cost =
      window.columns * window.rows * grid.across * grid.down * Self.compositing
      + source.columns * source.rows * grid.across * grid.down / (coarseness * coarseness) * (blur?.steps ?? 0)
      * (isPixels ? fineness * fineness : 1)
    guard work.pay({ (charge) throws(DrawingInterruption) in try charge(cost) }) != nil else { return }

    let behind = backdrop(behind: scene, in: [source, window], through: viewport)

    // What is blurred has no lines of whole dots.
    func drawn(asInk: Bool, hasLines: Bool, _ work: inout DrawingWork) -> SceneSamples {
      var samples = SceneSamples(
        grid, columns: window.columns, rows: window.rows, texts: asInk ? texts.blurred : texts,
        lines: hasLines ? lines?.kind : nil)
      samples.behind = behind?.moved(left: left, top: top)
      samples.add(scene, sampledBy: view, work: &work)
      return samples
    }
    func coarse(_ work: inout DrawingWork) -> CoarseSamples {
      let (column, row) = (source.column * grid.across, source.row * grid.down)
      return CoarseSamples(
        scene, columns: column..<column + source.columns * grid.across, rows: row..<row + source.rows * grid.down,
        through: viewport, coarseness: coarseness, blur, texts: texts.withoutCells, behind: behind, work: &work)
    }
    var samples: SceneSamples
    switch effect {
    case .blur(_, let isOpaque) where coarseness > 1:
      samples = SceneSamples(grid, columns: window.columns, rows: window.rows, texts: texts)
      let blurred = coarse(&work)
      for index in samples.colors.indices {
        samples.colors[index] = blurred.color(left + index % samples.columns, top + index / samples.columns)
      }
      if isOpaque { samples.fillTheEdges(of: bounds, through: view, &work) }
    case .blur(_, let isOpaque) where isPixels && fineness > 1:
      samples = drawnFinely(scene, blur, window, through: view, behind?.moved(left: left, top: top), &work)
      if isOpaque { samples.fillTheEdges(of: bounds, through: view, &work) }
    case .blur(let deviations, let isOpaque):
      samples = drawn(asInk: scene.isIllegible(after: deviations), hasLines: false, &work)
      blur?.apply(to: &samples.colors, columns: samples.columns, rows: samples.rows)
      if isOpaque { samples.fillTheEdges(of: bounds, through: view, &work) }
    case .shadow(let color, _, let offset), .innerShadow(let color, _, let offset):
      samples = drawn(asInk: false, hasLines: true, &work)
      let (x, y) = (offset.width * viewport.scale, offset.height * viewport.verticalScale)
      var isInner = false
      if case .innerShadow = effect { isInner = true }
      var shares: [Float]
      if coarseness > 1 {
        let blurred = coarse(&work)
        shares = samples.colors.indices.map { index in
          blurred.color(left + index % samples.columns, top + index / samples.columns, moved: (x, y)).w
        }
      } else {
        let isWhole = samples.letters.isEmpty && samples.lines?.isBlank ?? true
        let ink = isWhole ? samples : drawn(asInk: true, hasLines: false, &work)
        shares = ink.shadow(blur, across: x, down: y)
      }
      samples.addShadow(shares, color.premultiplied, isInner: isInner)
    case .colors(let matrix):
      samples = drawn(asInk: false, hasLines: true, &work)
      samples.lines?.change { matrix.applied(to: $0) }
      for index in samples.colors.indices { samples.colors[index] = matrix.applied(to: samples.colors[index]) }
      for index in samples.letters.indices {
        samples.letters[index].color = matrix.applied(to: samples.letters[index].color)
      }
    case .alphaThreshold(let least, let most, let color):
      samples = drawn(asInk: false, hasLines: false, &work)
      let range = (Float(least), Float(most))
      let paint = SIMD4(Float(color.red), Float(color.green), Float(color.blue), 1) * Float(color.opacity)
      func changed(_ former: SIMD4<Float>) -> SIMD4<Float> { Self.isBetween(range, former.w) ? paint : .zero }
      for index in samples.colors.indices { samples.colors[index] = changed(samples.colors[index]) }
      for index in samples.letters.indices { samples.letters[index].color = changed(samples.letters[index].color) }
    case nil: samples = drawn(asInk: false, hasLines: true, &work)
    }
    put(samples, left, top, of: item, cut)
  }

  /// True if the samples are those of a picture without cells.
  private var isPixels: Bool {
    if case .outlines = texts { return true }
    return false
  }

  /// Returns a drawing that is blurred by less than a sample, as the means of finer samples.
  private func drawnFinely(
    _ scene: Scene, _ blur: GaussianBlur?, _ window: CellArea, through view: Viewport, _ behind: Backdrop?,
    _ work: inout DrawingWork
  ) -> SceneSamples {
    var samples = SceneSamples(grid, columns: window.columns, rows: window.rows, texts: texts)
    let fineness = blur?.fineness ?? 1
    var fine = SceneSamples(
      SampleGrid(across: 1, down: 1), columns: samples.columns * fineness, rows: samples.rows * fineness,
      texts: texts.withoutCells)
    fine.behind = behind?.finer(by: fineness)
    fine.add(scene, sampledBy: view.scaled(CGFloat(fineness), CGFloat(fineness)), work: &work)
    blur?.finer(by: fineness).apply(to: &fine.colors, columns: fine.columns, rows: fine.rows)
    for row in 0..<fine.rows {
      for column in 0..<fine.columns {
        samples.colors[row / fineness * samples.columns + column / fineness] +=
          fine.colors[row * fine.columns + column] / Float(fineness * fineness)
      }
    }
    return samples
  }

  /// Returns whether an alpha lies in a range, as far as its rounding lets it.
  private static func isBetween(_ range: (least: Float, most: Float), _ alpha: Float) -> Bool {
    alpha > 0 && alpha >= range.least - 1e-5 && min(alpha, 1) <= range.most + 1e-5
  }

  /// Returns the nearest whole number of samples; lengths beyond any picture are cut.
  private static func whole(_ length: CGFloat) -> Int {
    length.isNaN ? 0 : Int(min(max(length, -1e6), 1e6).rounded())
  }

  /// Returns the cells that a changed drawing reaches, and those that reach into the picture by the change; nil if it
  /// is nowhere to be seen.
  /// With `takesPart`, these are all that take part in what is seen, else those that are seen.
  private func window(
    of bounds: CGRect, _ effect: SceneEffect?, through viewport: Viewport, takesPart: Bool
  ) -> CellArea? {
    let seen = CGRect(
      origin: viewport.point(.zero),
      size: CGSize(width: CGFloat(columns) / viewport.scale, height: CGFloat(rows) / viewport.verticalScale))
    guard seen.intersects(effect?.reach(of: bounds) ?? bounds) else { return nil }
    // What lies farther away from cells than a whole picture has no part in it. Pixels may be a strip of a picture, and
    // are reached by the widest blur.
    let reach = lines == nil ? CGFloat(4 * GaussianBlur.greatest) : 0
    let room = seen.insetBy(
      dx: -max(seen.width, reach / viewport.scale), dy: -max(seen.height, reach / viewport.verticalScale))
    let whole = (takesPart ? effect?.reachOnTheWay(of: bounds) : effect?.reach(of: bounds)) ?? bounds
    let rect = whole.intersection(room).intersection(
      takesPart ? effect?.reachBack(of: seen).union(seen) ?? seen : seen)
    guard !rect.isNull, [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else { return nil }
    let low = viewport.dot(rect.origin)
    let high = viewport.dot(CGPoint(x: rect.maxX, y: rect.maxY))
    func cells(_ low: CGFloat, _ high: CGFloat, _ size: Int) -> (first: Int, count: Int) {
      let first = Self.whole((low / CGFloat(size)).rounded(.down)) - 1
      return (first, Self.whole((high / CGFloat(size)).rounded(.up)) + 1 - first)
    }
    let across = cells(low.x, high.x, grid.across)
    let down = cells(low.y, high.y, grid.down)
    return CellArea(column: across.first, row: down.first, columns: across.count, rows: down.count)
  }

  /// Makes the samples within some bounds opaque, as far as there is anything near them, and clears the others.
  private mutating func fillTheEdges(of bounds: CGRect, through viewport: Viewport, _ work: inout DrawingWork) {
    guard let area = coverage(of: Path(bounds), .nonZero, through: viewport, &work) else { return }
    for row in 0..<rows {
      for column in 0..<columns {
        let color = colors[row * columns + column]
        colors[row * columns + column] = color.w > 0.001 ? color / color.w * area[column, row] : .zero
      }
    }
  }

  /// Returns the opacities of the picture, blurred and then moved: what comes in from beyond the edge is blurred too.
  private func shadow(_ blur: GaussianBlur?, across: CGFloat, down: CGFloat) -> [Float] {
    var blurred = colors.map { SIMD4(0, 0, 0, $0.w) }
    blur?.apply(to: &blurred, columns: columns, rows: rows)
    var shadow = [Float](repeating: 0, count: colors.count)
    // Between samples the shadow is shared by neighbours.
    for (right, shareRight) in Self.steps(across) {
      for (below, shareBelow) in Self.steps(down) {
        for row in max(0, below)..<max(max(0, below), min(rows, rows + below)) {
          for column in max(0, right)..<max(max(0, right), min(columns, columns + right)) {
            shadow[row * columns + column] +=
              blurred[(row - below) * columns + column - right].w * (shareRight * shareBelow)
          }
        }
      }
    }
    return shadow
  }

  /// Adds a shadow behind the picture, in one colour. An inner shadow is that of what is not there, on top of what is.
  private mutating func addShadow(_ shares: [Float], _ color: SIMD4<Float>, isInner: Bool) {
    for index in colors.indices {
      let share = shares[index]
      if isInner {
        let own = colors[index]
        let shade = color * (1 - share) * own.w
        colors[index] = shade + own * (1 - color.w * (1 - share))
      } else {
        colors[index] += color * share * (1 - colors[index].w)
      }
    }
  }

  /// Returns the whole numbers of samples that a distance is made of, with the share of each.
  private static func steps(_ distance: CGFloat) -> [(samples: Int, share: Float)] {
    let below = distance.rounded(.down)
    guard below != distance, distance.isFinite else { return [(whole(distance), 1)] }
    let share = Float(distance - below)
    return [(whole(below), 1 - share), (whole(below) + 1, share)]
  }

  /// Puts a picture on top, with its upper left corner at a sample.
  private mutating func put(_ other: SceneSamples, _ left: Int, _ top: Int, of item: SceneItem, _ cut: Cut) {
    let opacity = Float(item.opacity)
    func share(_ column: Int, _ row: Int) -> Float { opacity * cut.share(column, row) }
    let across = max(0, left)..<max(max(0, left), min(columns, left + other.columns))
    let down = max(0, top)..<max(max(0, top), min(rows, top + other.rows))
    func own(_ column: Int, _ row: Int) -> SIMD4<Float> {
      other.colors[(row - top) * other.columns + column - left] * opacity
    }
    var area = AreaCoverage(
      columns: across, rows: down,
      shares: down.flatMap { row in across.map { own($0, row).w > 0 ? 1 : 0 } })
    if let clip = cut.clip { area.formProduct(with: clip) }
    let (columns, masks) = (columns, cut.masks)
    if item.blendMode.wipes {
      paint(cut.masked(area), item.blendMode, own)
    } else {
      paint(area, item.blendMode) { column, row in
        masks.reduce(own(column, row)) { $0 * $1.colors[row * columns + column].w }
      }
    }
    if let own = other.lines { lines?.put(own, left / grid.across, top / grid.down, opacity, item.blendMode, cut) }
    for letter in other.letters {
      var letter = letter
      letter.column += left / grid.across
      letter.row += top / grid.down
      letter.place = (letter.place.column + left, letter.place.row + top)
      let moved = CGFloat(left / grid.across)
      letter.span = letter.span.lowerBound + moved...letter.span.upperBound + moved
      letter.color *= share(letter.place.column, letter.place.row)
      guard letter.isVisible, letter.row >= 0, letter.row < rows / grid.down, letter.column >= 0,
        (letter.column + letter.character.width) * grid.across <= columns
      else { continue }
      letters.append(letter)
    }
    for letter in masks.flatMap(\.letters) where area[letter.place.column, letter.place.row] > 0 {
      var letter = letter
      letter.color = own(letter.place.column, letter.place.row) * letter.color.w
      if letter.isVisible { letters.append(letter) }
    }
  }
}

extension Viewport {
  /// Returns the same view on a picture that begins farther to the right and below.
  func moved(_ columns: Int, _ rows: Int) -> Viewport {
    var result = self
    result.origin = CGPoint(x: origin.x - CGFloat(columns), y: origin.y - CGFloat(rows))
    return result
  }
}

extension SceneEffect {
  /// The blur of the effect in the samples of a viewport; nil if it has none.
  fileprivate func blur(through viewport: Viewport) -> GaussianBlur? {
    deviations.map { GaussianBlur($0, through: viewport) }
  }

  /// Returns the smallest rectangle around a drawing that becomes a changed one: a shadow is blurred before it moves,
  /// and what a blur spreads comes back from beyond the edges of an opaque one.
  fileprivate func reachOnTheWay(of rect: CGRect) -> CGRect {
    guard let deviations else { return reach(of: rect) }
    return reach(of: rect).union(SceneEffect.blur(deviations: deviations, isOpaque: false).reach(of: rect))
  }

  /// Returns the smallest rectangle around everything that takes part in a rectangle of the changed drawing.
  fileprivate func reachBack(of rect: CGRect) -> CGRect {
    switch self {
    case .blur(let deviations, _): SceneEffect.blur(deviations: deviations, isOpaque: false).reach(of: rect)
    case .shadow(let color, let deviations, let offset), .innerShadow(let color, let deviations, let offset):
      SceneEffect.shadow(
        color, deviations: deviations, offset: CGSize(width: -offset.width, height: -offset.height)
      ).reach(of: rect)
    case .colors, .alphaThreshold: rect
    }
  }

  /// The standard deviations of the effect's blur; nil if it has none.
  private var deviations: CGSize? {
    switch self {
    case .blur(let deviations, _), .shadow(_, let deviations, _), .innerShadow(_, let deviations, _): deviations
    case .colors, .alphaThreshold: nil
    }
  }
}

extension Scene {
  /// The share of a font's size from which on a blur's deviation makes letters illegible.
  private static let illegible: CGFloat = 0.12

  /// Returns whether letters cannot be read any more after a blur: those of the largest font.
  fileprivate func isIllegible(after deviations: CGSize) -> Bool {
    largestFont.map { max(deviations.width, deviations.height) > $0 * Self.illegible } ?? false
  }

  /// The size of the largest letters in the space of the root; nil if there are none.
  private var largestFont: CGFloat? {
    items.compactMap { item -> CGFloat? in
      switch item.mark {
      case .text(_, let font, let start, _): font.size * item.transform.growth(at: start)
      case .layer(let scene, _): scene.largestFont
      default: nil
      }
    }.max()
  }
}
