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
    guard let bounds = scene.bounds, let window = window(of: bounds, effect, through: viewport) else { return }
    let grid = glyphs.grid
    let (left, top) = (window.column * grid.across, window.row * grid.down)
    var view = viewport
    view.origin = CGPoint(x: viewport.origin.x - CGFloat(left), y: viewport.origin.y - CGFloat(top))
    let blur = effect?.blur(through: viewport)
    let cost = window.columns * window.rows * grid.across * grid.down * (Self.compositing + (blur?.steps ?? 0))
    guard work.pay({ (charge) throws(DrawingInterruption) in try charge(cost) }) != nil else { return }

    func drawn(asInk: Bool, _ work: inout DrawingWork) -> SceneSamples {
      var samples = SceneSamples(
        glyphs, columns: window.columns, rows: window.rows, drawsTextAsInk: asInk || drawsTextAsInk)
      samples.add(scene, through: view, work: &work)
      return samples
    }
    var samples: SceneSamples
    switch effect {
    case .blur(let deviations, let isOpaque):
      samples = drawn(asInk: scene.isIllegible(after: deviations), &work)
      blur?.apply(to: &samples.colors, columns: samples.columns, rows: samples.rows)
      if isOpaque { samples.fillTheEdges(of: bounds, through: view) }
    case .shadow(let color, _, let offset), .innerShadow(let color, _, let offset):
      samples = drawn(asInk: false, &work)
      let ink = samples.letters.isEmpty ? samples : drawn(asInk: true, &work)
      let (x, y) = (offset.width * viewport.scale, offset.height * viewport.verticalScale)
      var isInner = false
      if case .innerShadow = effect { isInner = true }
      samples.addShadow(
        of: ink.colors, SIMD4(Float(color.red), Float(color.green), Float(color.blue), 1) * Float(color.opacity), blur,
        across: Self.whole(x), down: Self.whole(y), isInner: isInner)
    case .colors(let matrix):
      samples = drawn(asInk: false, &work)
      for index in samples.colors.indices { samples.colors[index] = matrix.applied(to: samples.colors[index]) }
      for index in samples.letters.indices {
        samples.letters[index].color = matrix.applied(to: samples.letters[index].color)
      }
    case .alphaThreshold(let least, let most, let color):
      samples = drawn(asInk: false, &work)
      let range = (Float(least), Float(most))
      let paint = SIMD4(Float(color.red), Float(color.green), Float(color.blue), 1) * Float(color.opacity)
      func changed(_ former: SIMD4<Float>) -> SIMD4<Float> { Self.isBetween(range, former.w) ? paint : .zero }
      for index in samples.colors.indices { samples.colors[index] = changed(samples.colors[index]) }
      for index in samples.letters.indices { samples.letters[index].color = changed(samples.letters[index].color) }
    case nil: samples = drawn(asInk: false, &work)
    }
    put(samples, left, top, of: item, cut)
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
  private func window(of bounds: CGRect, _ effect: SceneEffect?, through viewport: Viewport) -> CellArea? {
    let seen = CGRect(
      origin: viewport.point(.zero),
      size: CGSize(width: CGFloat(columns) / viewport.scale, height: CGFloat(rows) / viewport.verticalScale))
    guard seen.intersects(effect?.reach(of: bounds) ?? bounds) else { return nil }
    // What lies farther away than a whole picture has no part in it.
    let room = seen.insetBy(dx: -seen.width, dy: -seen.height)
    let rect = (effect?.reach(of: bounds) ?? bounds).intersection(room).intersection(
      effect?.reachBack(of: seen).union(seen) ?? seen)
    guard !rect.isNull, [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else { return nil }
    let low = viewport.dot(rect.origin)
    let high = viewport.dot(CGPoint(x: rect.maxX, y: rect.maxY))
    func cells(_ low: CGFloat, _ high: CGFloat, _ size: Int) -> (first: Int, count: Int) {
      let first = Self.whole((low / CGFloat(size)).rounded(.down)) - 1
      return (first, Self.whole((high / CGFloat(size)).rounded(.up)) + 1 - first)
    }
    let across = cells(low.x, high.x, glyphs.grid.across)
    let down = cells(low.y, high.y, glyphs.grid.down)
    return CellArea(column: across.first, row: down.first, columns: across.count, rows: down.count)
  }

  /// Makes the samples within some bounds opaque, as far as there is anything near them, and clears the others.
  private mutating func fillTheEdges(of bounds: CGRect, through viewport: Viewport) {
    var dots = glyphs.grid.bitmap(
      of: CellArea(column: 0, row: 0, columns: columns / glyphs.grid.across, rows: rows / glyphs.grid.down))
    dots.fill(Path(bounds), through: viewport, rule: .nonZero)
    for row in 0..<rows {
      for column in 0..<columns {
        let color = colors[row * columns + column]
        colors[row * columns + column] = dots[column, row] && color.w > 0.001 ? color / color.w : .zero
      }
    }
  }

  /// Adds a shadow behind the picture: the opacities of other colours, moved, blurred and in one colour. An inner
  /// shadow is that of what is not there, on top of what is.
  private mutating func addShadow(
    of others: [SIMD4<Float>], _ color: SIMD4<Float>, _ blur: GaussianBlur?, across: Int, down: Int, isInner: Bool
  ) {
    var shadow = [SIMD4<Float>](repeating: .zero, count: colors.count)
    for row in max(0, down)..<max(max(0, down), min(rows, rows + down)) {
      for column in max(0, across)..<max(max(0, across), min(columns, columns + across)) {
        shadow[row * columns + column].w = others[(row - down) * columns + column - across].w
      }
    }
    blur?.apply(to: &shadow, columns: columns, rows: rows)
    for index in colors.indices {
      let share = shadow[index].w
      if isInner {
        let own = colors[index]
        let shade = color * (1 - share) * own.w
        colors[index] = shade + own * (1 - color.w * (1 - share))
      } else {
        colors[index] += color * share * (1 - colors[index].w)
      }
    }
  }

  /// Puts a picture on top, with its upper left corner at a sample.
  private mutating func put(_ other: SceneSamples, _ left: Int, _ top: Int, of item: SceneItem, _ cut: Cut) {
    let opacity = Float(item.opacity)
    func share(_ column: Int, _ row: Int) -> Float { opacity * cut.share(column, row) }
    var dots = glyphs.grid.bitmap(
      of: CellArea(column: 0, row: 0, columns: columns / glyphs.grid.across, rows: rows / glyphs.grid.down))
    for row in max(0, top)..<max(max(0, top), min(rows, top + other.rows)) {
      for column in max(0, left)..<max(max(0, left), min(columns, left + other.columns))
      where other.colors[(row - top) * other.columns + column - left].w > 0 { dots[column, row] = true }
    }
    func color(_ column: Int, _ row: Int) -> SIMD4<Float> {
      other.colors[(row - top) * other.columns + column - left] * share(column, row)
    }
    paint(dots, item.blendMode, color)
    for letter in other.letters {
      var letter = letter
      letter.column += left / glyphs.grid.across
      letter.row += top / glyphs.grid.down
      letter.place = (letter.place.column + left, letter.place.row + top)
      letter.color *= share(letter.place.column, letter.place.row)
      guard letter.isVisible, letter.row >= 0, letter.row < rows / glyphs.grid.down, letter.column >= 0,
        (letter.column + letter.character.width) * glyphs.grid.across <= columns
      else { continue }
      letters.append(letter)
    }
    for letter in cut.masks.flatMap(\.letters) where dots[letter.place.column, letter.place.row] {
      var letter = letter
      letter.color =
        other.colors[(letter.place.row - top) * other.columns + letter.place.column - left] * (opacity * letter.color.w)
      if letter.isVisible { letters.append(letter) }
    }
  }
}

extension SceneEffect {
  /// The blur of the effect in the samples of a viewport; nil if it has none.
  fileprivate func blur(through viewport: Viewport) -> GaussianBlur? {
    switch self {
    case .blur(let deviations, _), .shadow(_, let deviations, _), .innerShadow(_, let deviations, _):
      GaussianBlur(
        across: Double(deviations.width * viewport.scale), down: Double(deviations.height * viewport.verticalScale))
    case .colors, .alphaThreshold: nil
    }
  }

  /// Returns the smallest rectangle around everything that takes part in a rectangle of the changed drawing.
  fileprivate func reachBack(of rect: CGRect) -> CGRect {
    switch self {
    case .blur: reach(of: rect)
    case .shadow(let color, let deviations, let offset), .innerShadow(let color, let deviations, let offset):
      SceneEffect.shadow(
        color, deviations: deviations, offset: CGSize(width: -offset.width, height: -offset.height)
      ).reach(of: rect)
    case .colors, .alphaThreshold: rect
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
