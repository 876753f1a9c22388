import DotRaster
import Foundation
import PlainText
import ShapeGeometry
import ViewTree

/// The colours of a drawing of views at the samples of a grid, and the texts on top of them.
///
/// Colours are composited as on Apple's displays: gamma-encoded, with premultiplied opacity. A mark covers a sample by
/// the share of its area. In cells, marks as thin as a dot are lines, which have whole dots.
public struct SceneSamples: Sendable {
  /// The samples of a cell; a pixel is a cell of one.
  let grid: SampleGrid
  let columns: Int
  let rows: Int
  /// The form in which texts are shown.
  let texts: TextForm
  /// Red, green, blue and opacity of each sample, row by row; the colours are multiplied by the opacity.
  var colors: [SIMD4<Float>]
  /// The letters, in the order in which they were added.
  var letters: [SceneLetter] = []
  /// The dots of thin lines on top of the samples; nil in pixels, where lines are areas.
  var lines: LineDots?
  /// The samples with edges of marks; nil in pixels, where they are as small as on Apple's displays.
  private var edges: EdgeMemory?
  /// The opaque colour behind everything, with which marks are blended; nil for none.
  private(set) var ground: SIMD4<Float>?

  /// Creates a transparent picture of an area in a character set, which will be shown on an opaque ground. Texts much
  /// larger than characters are drawn by their outlines, if the way to them is given.
  public init(_ glyphs: GlyphSet, area: CellArea, ground: ResolvedColor? = nil, texts: TextOutlines? = nil) {
    self.init(
      glyphs.grid.finer(by: Self.fineness), columns: area.columns, rows: area.rows, texts: .letters(texts),
      lines: glyphs.grid, ground: ground)
  }

  /// The number of samples in a dot, across and down.
  static let fineness = 2

  /// Creates a transparent picture of pixels, which will be shown on an opaque ground.
  init(pixels columns: Int, _ rows: Int, texts: TextOutlines, ground: ResolvedColor? = nil) {
    self.init(SampleGrid(across: 1, down: 1), columns: columns, rows: rows, texts: .outlines(texts), ground: ground)
  }

  /// Creates a transparent picture of some cells, which will be shown on an opaque ground. `lines` are the dots of thin
  /// lines.
  init(
    _ grid: SampleGrid, columns: Int, rows: Int, texts: TextForm, lines: SampleGrid? = nil,
    ground: ResolvedColor? = nil
  ) {
    (self.grid, self.texts, self.ground) = (grid, texts, ground?.opaque)
    self.columns = columns * grid.across
    self.rows = rows * grid.down
    colors = Array(repeating: .zero, count: self.columns * self.rows)
    self.lines = lines.map { LineDots($0, samples: grid, columns: columns, rows: rows) }
    edges = lines.map { _ in EdgeMemory(count: colors.count) }
  }

  /// True if nothing can be seen.
  public var isBlank: Bool {
    letters.isEmpty && lines?.isBlank ?? true && !colors.contains { $0.w >= Self.visible }
  }

  /// Adds a drawing on top. The viewport is in the dots of the character set.
  ///
  /// `work` is charged for outlines and for blurs; if it is spent or stopped, the marks completed so far are added.
  public mutating func add(_ scene: Scene, through viewport: Viewport, work: inout DrawingWork) {
    let finer = CGFloat(Self.fineness)
    add(scene, sampledBy: lines == nil ? viewport : viewport.scaled(finer, finer), work: &work)
  }

  /// Adds a drawing on top. The viewport is in samples.
  mutating func add(_ scene: Scene, sampledBy viewport: Viewport, work: inout DrawingWork) {
    // Marks share the clips and masks of the views around them: each is drawn once.
    var clips: [(clip: SceneItem.Clip, area: AreaCoverage)] = []
    var drawn: [(mask: Scene, samples: SceneSamples)] = []
    for item in scene.items where !work.isStopped && shows(item, through: viewport) {
      var cut = Cut()
      for wanted in item.clips {
        let area: AreaCoverage
        if let known = clips.first(where: { $0.clip == wanted }) {
          area = known.area
        } else {
          guard
            let made = coverage(
              of: wanted.path, wanted.isEvenOdd ? .evenOdd : .nonZero, through: viewport, &work)
          else { return }
          clips.append((wanted, made))
          area = made
        }
        cut.add(area, joinsEdges: lines != nil)
      }
      cut.masks = item.masks.map { mask in
        if let known = drawn.first(where: { $0.mask == mask }) { return known.samples }
        var samples = SceneSamples(grid, columns: columns / grid.across, rows: rows / grid.down, texts: texts)
        samples.add(mask, sampledBy: viewport, work: &work)
        drawn.append((mask, samples))
        return samples
      }
      add(item, through: viewport, cut, &work)
    }
  }

  /// The areas to which a mark is cut.
  struct Cut {
    private(set) var clip: AreaCoverage?
    var masks: [SceneSamples] = []

    /// Cuts to another area as well.
    mutating func add(_ area: AreaCoverage, joinsEdges: Bool) {
      clip?.formProduct(with: area, joinsEdges: joinsEdges)
      if clip == nil { clip = area }
    }

    /// Returns the share of a mark that is kept at a dot of some samples; nil if its middle is cut off.
    func wholeShare(_ columns: Range<Int>, _ rows: Range<Int>) -> Float? {
      guard clip != nil || !masks.isEmpty else { return 1 }
      let count = Float(columns.count * rows.count)
      var (kept, seen) = (Float.zero, Float.zero)
      for row in rows {
        for column in columns {
          kept += clip.map { $0[column, row] } ?? 1
          seen += masks.reduce(1) { $0 * $1.alpha(column, row) }
        }
      }
      return kept < count / 2 ? nil : seen / count
    }

    /// Returns the share of a mark that is kept at a sample.
    func share(_ column: Int, _ row: Int) -> Float {
      masks.reduce(clip.map { $0[column, row] } ?? 1) { $0 * $1.alpha(column, row) }
    }

    /// Returns a coverage multiplied by the masks.
    func masked(_ coverage: AreaCoverage) -> AreaCoverage {
      masks.reduce(coverage) { coverage, mask in
        let shares = coverage.rows.flatMap { row in coverage.columns.map { mask.alpha($0, row) } }
        var result = coverage
        result.formProduct(with: AreaCoverage(columns: coverage.columns, rows: coverage.rows, shares: shares))
        return result
      }
    }
  }

  /// Returns the opacity of a sample; 0 beyond the picture.
  fileprivate func alpha(_ column: Int, _ row: Int) -> Float {
    (0..<columns).contains(column) && (0..<rows).contains(row) ? colors[row * columns + column].w : 0
  }

  private mutating func add(
    _ item: SceneItem, through viewport: Viewport, _ cut: Cut, _ work: inout DrawingWork
  ) {
    guard !item.isTooSmall else { return }
    var item = item
    let outline: (path: Path, rule: FillRule)
    // The outlines of a thin line's whole dots.
    var thin: [(path: Path, rule: FillRule)]?
    let accuracy = OutlineAccuracy.area(for: viewport, reach: 1e6)
    let hasLines = lines != nil && item.blendMode == .normal
    switch item.mark {
    case .fill(let path, let style):
      let tolerance = accuracy.tolerance / max(item.transform.growth(at: path.boundingRect.middle), 1e-6)
      outline = (path.applying(item.transform, tolerance: tolerance), style.isEOFilled ? .evenOdd : .nonZero)
      if hasLines { thin = lines?.thickened(outline.path, outline.rule, sampledBy: viewport, work: &work) }
    case .stroke(let path, var style):
      let spread = max(item.transform.growth(at: path.boundingRect.middle), 1e-6)
      let near = path.keepingCoordinates(within: accuracy.reach)
      func stroked(_ style: StrokeStyle, tolerance: CGFloat = accuracy.tolerance) -> Path? {
        let stroked = work.pay { (charge) throws(DrawingInterruption) in
          try near.strokedPath(style, tolerance: tolerance / spread, charging: charge)
        }
        return stroked?.applying(item.transform, tolerance: tolerance / spread)
      }
      if hasLines, let dot = lines.map({ $0.dot(in: viewport) / spread }), style.lineWidth < dot * LineDots.mostWidth {
        var wider = style
        wider.lineWidth = max(style.lineWidth, dot)
        style.lineWidth = max(style.lineWidth, dot * LineDots.leastWidth)
        guard let outline = stroked(wider, tolerance: dot * spread * LineDots.tolerance) else { return }
        thin = [(outline, .nonZero)]
      }
      guard let path = stroked(style) else { return }
      outline = (path, .nonZero)
    case .text(let text, let font, let start, let width):
      let path: Path
      if let outlines = outlines(of: font, from: start, width: width, item.transform, through: viewport) {
        path = outlines.path(text, font, from: start, width: width)
      } else if texts.isLetters {
        return add(text, font, from: start, width: width, of: item, through: viewport, cut)
      } else {
        path = Path(CGRect(x: start.x, y: start.y - font.capHeight, width: width, height: font.capHeight))
        item.opacity *= font.inkShare
      }
      let tolerance = accuracy.tolerance / max(item.transform.growth(at: start), 1e-6)
      outline = (path.applying(item.transform, tolerance: tolerance), .nonZero)
      if hasLines { thin = lines?.thickened(outline.path, outline.rule, sampledBy: viewport, work: &work) }
    case .layer(let scene, let effect): return add(scene, effect, of: item, through: viewport, cut, &work)
    }
    guard var covered = coverage(of: outline.path, outline.rule, through: viewport, &work) else { return }
    if let clip = cut.clip { covered.formProduct(with: clip, joinsEdges: lines != nil) }
    guard let lines, let thin else { return paint(covered, item, through: viewport, cut) }
    let dots = lines.dots(of: thin, covering: covered, sampledBy: viewport)
    paint(lines.withoutShadow(covered, dots), item, through: viewport, cut)
    let paint = SampledPaint(
      item.paint, opacity: Float(item.opacity), inverse: item.transform.inverted(), through: viewport)
    self.lines?.add(dots, paint, cut)
  }

  /// Returns the way to the outlines of a line of text; nil if it is shown in another form.
  private func outlines(
    of font: TextFont, from start: CGPoint, width: CGFloat, _ transform: ProjectionTransform,
    through viewport: Viewport
  ) -> TextOutlines? {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { viewport.dot(CGPoint(x: x, y: y).applying(transform)) }
    let (left, right) = (place(start.x, start.y), place(start.x + width, start.y))
    let (foot, head) = (place(start.x + width / 2, start.y), place(start.x + width / 2, start.y - font.capHeight))
    let height = hypot(head.x - foot.x, head.y - foot.y) / CGFloat(grid.down)
    let isTurned = right.x <= left.x || abs(right.y - left.y) > (right.x - left.x) * Self.level || head.y >= foot.y
    return texts.outlines(height: height, isTurned: isTurned)
  }

  /// The greatest slope of a line of text that is not turned.
  private static let level: CGFloat = 0.2

  /// Returns the samples that a path covers; nil if that takes more work than is left.
  func coverage(
    of path: Path, _ rule: FillRule, through viewport: Viewport, _ work: inout DrawingWork
  ) -> AreaCoverage? {
    let accuracy = OutlineAccuracy.area(for: viewport, reach: 1e6)
    return work.pay { (charge) throws(DrawingInterruption) in
      let lines = try path.flattened(tolerance: accuracy.tolerance, charging: charge)
      return try AreaCoverage(
        lines, through: viewport, rule: rule, columns: 0..<columns, rows: 0..<rows, charging: charge)
    }
  }

  /// Composites a mark's colours over those that are there.
  private mutating func paint(_ coverage: AreaCoverage, _ item: SceneItem, through viewport: Viewport, _ cut: Cut) {
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
    // Texts in a mask show the mark's colour.
    for letter in masks.flatMap(\.letters) where coverage[letter.place.column, letter.place.row] > 0 {
      var letter = letter
      letter.color = paint.color(letter.place.column, letter.place.row) * letter.color.w
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
  private mutating func cover(_ coverage: AreaCoverage, with color: (Int, Int) -> SIMD4<Float>) {
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

  private mutating func add(
    _ text: String, _ font: TextFont, from start: CGPoint, width: CGFloat, of item: SceneItem,
    through viewport: Viewport, _ cut: Cut
  ) {
    // The middle of the letters: half a capital's height above the baseline.
    let local = CGPoint(x: start.x + width / 2, y: start.y - font.capHeight / 2)
    let dot = viewport.dot(local.applying(item.transform))
    guard dot.x.isFinite, dot.y.isFinite, abs(dot.x) < 1e6, abs(dot.y) < 1e6 else { return }
    let row = Int((Double(dot.y) / Double(grid.down)).rounded(.down))
    guard row >= 0, row < rows / grid.down else { return }
    var characters = displayedCharacters(text.withoutInvisibleCharacters)
    let whole = characters.reduce(0) { $0 + $1.width }
    let ends = [start.x, start.x + width].map { x in
      viewport.dot(CGPoint(x: x, y: local.y).applying(item.transform)).x / CGFloat(grid.across)
    }
    guard ends.allSatisfy(\.isFinite) else { return }
    let span = min(ends[0], ends[1])...max(ends[0], ends[1])
    var column = Int((Double(dot.x) / Double(grid.across) - Double(whole) / 2).rounded())
    SceneLetter.keep(&characters, from: &column, over: span, within: columns / grid.across)
    let places = SceneLetter.columns(of: characters, from: column, ends: (ends[0], ends[1]))
    var passed = 0
    for (character, column) in zip(characters, places) {
      defer { passed += character.width }
      guard column >= 0, (column + character.width) * grid.across <= columns else { continue }
      let share = (CGFloat(passed) + CGFloat(character.width) / 2) / CGFloat(max(1, whole))
      let point = CGPoint(x: start.x + width * share, y: local.y)
      let own = viewport.dot(point.applying(item.transform))
      guard own.x.isFinite, own.y.isFinite, abs(own.x) < 1e6, abs(own.y) < 1e6 else { continue }
      let place = (column: Int(own.x.rounded(.down)), row: Int(own.y.rounded(.down)))
      var color = item.paint.color(at: point).premultiplied * Float(item.opacity) * cut.share(place.column, place.row)
      if item.blendMode != .normal, (0..<columns).contains(place.column), (0..<rows).contains(place.row) {
        color = item.blendMode.blended(
          color, over: colors[place.row * columns + place.column],
          before: item.blendMode.seesGround ? ground : nil)
      }
      guard color.w > 0.02 else { continue }
      letters.append(
        SceneLetter(
          character: character, column: column, row: row, place: place, color: color, isBold: font.weight >= 0.3,
          offset: passed, whole: whole, span: span))
    }
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
  fileprivate var seesGround: Bool {
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut, .clear, .copy, .sourceIn, .sourceOut, .destinationIn,
      .destinationAtop, .xor:
      false
    default: true
    }
  }

  /// Returns a colour on top of another one that lies on an opaque ground. The result is for the same ground.
  fileprivate func blended(
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

extension TextFont {
  /// The share of a line's area, from the baseline to the height of its capitals, that letters cover.
  fileprivate var inkShare: Double { 0.22 + 0.25 * Double(max(weight, -0.4)) }
}

extension CGRect {
  /// The middle; the origin for no rectangle.
  var middle: CGPoint { isNull ? .zero : CGPoint(x: midX, y: midY) }
}
