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
  var edges: EdgeMemory?
  /// The colours behind the picture of a layer, as materials in it see them; nil for none.
  var behind: Backdrop?
  /// The opaque colour behind everything, with which marks are blended; nil for none.
  private(set) var ground: SIMD4<Float>?

  /// Creates a transparent picture of an area in a character set, which will be shown on an opaque ground in as many
  /// colours. Texts much larger than characters are drawn by their outlines, if the way to them is given.
  public init(
    _ glyphs: GlyphSet, area: CellArea, ground: ResolvedColor? = nil, texts: TextOutlines? = nil,
    colors: ColorDepth = .truecolor
  ) {
    self.init(
      glyphs.grid.finer(by: Self.fineness), columns: area.columns, rows: area.rows,
      texts: .letters(texts, isASCII: glyphs == .ascii),
      lines: LineDots.Kind(grid: glyphs.grid, keepsEdges: glyphs.isMixed && colors != .none), ground: ground)
  }

  /// The number of samples in a dot, across and down.
  static let fineness = 2

  /// Creates a transparent picture of pixels, which will be shown on an opaque ground.
  init(pixels columns: Int, _ rows: Int, texts: TextOutlines, ground: ResolvedColor? = nil) {
    self.init(SampleGrid(across: 1, down: 1), columns: columns, rows: rows, texts: .outlines(texts), ground: ground)
  }

  /// Creates a transparent picture of some cells, which will be shown on an opaque ground. Without a kind of `lines`,
  /// thin lines are areas.
  init(
    _ grid: SampleGrid, columns: Int, rows: Int, texts: TextForm, lines: LineDots.Kind? = nil,
    ground: ResolvedColor? = nil
  ) {
    (self.grid, self.texts, self.ground) = (grid, texts, ground?.opaque)
    self.columns = columns * grid.across
    self.rows = rows * grid.down
    colors = Array(repeating: .zero, count: self.columns * self.rows)
    self.lines = lines.map { LineDots($0, samples: grid, columns: columns, rows: rows) }
    edges = lines.map { _ in EdgeMemory(count: colors.count) }
  }

  /// True for the samples of cells, false for pixels.
  private var isCells: Bool { lines != nil }

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
    var open = OpenClips()
    defer { open.close(to: 0, in: &self) }
    for item in scene.items where !work.isStopped && shows(item, through: viewport) {
      var cut = Cut()
      let shared = open.count(sharedWith: item.clips)
      open.close(to: shared, in: &self)
      for (index, wanted) in item.clips.enumerated() where isCells || index >= shared {
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
        if isCells { cut.add(area, joinsEdges: true) } else { open.begin(wanted, area, in: self) }
      }
      if let whole = open.whole { cut = Cut(clip: whole, edges: open.area) }
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
    /// The clip with its shares at the edges, if they are cut later; nil if `clip` has them.
    private(set) var edges: AreaCoverage?
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
      guard let image = image(of: path, item.transform, accuracy.tolerance, &work) else { return }
      outline = (image, style.isEOFilled ? .evenOdd : .nonZero)
      if hasLines { thin = lines?.thickened(outline.path, outline.rule, sampledBy: viewport, work: &work) }
    case .stroke(let path, var style):
      let spread = max(item.transform.growth(at: path.boundingRect.middle), 1e-6)
      let near = path.keepingCoordinates(within: accuracy.reach)
      func stroked(_ style: StrokeStyle, tolerance: CGFloat = accuracy.tolerance) -> Path? {
        work.pay { (charge) throws(DrawingInterruption) in
          let outline = try near.strokedPath(style, tolerance: tolerance / spread, charging: charge)
          return try outline.applying(item.transform, tolerance: tolerance, charging: charge)
        }
      }
      if hasLines, let lines, style.lineWidth < lines.dot(in: viewport) / spread * LineDots.mostWidth {
        let dot = lines.dot(in: viewport) / spread
        var wider = style
        wider.lineWidth = max(style.lineWidth, dot)
        style.lineWidth = max(style.lineWidth, dot * lines.leastWidth)
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
      guard let image = image(of: path, item.transform, accuracy.tolerance, &work) else { return }
      outline = (image, .nonZero)
      if hasLines { thin = lines?.thickened(outline.path, outline.rule, sampledBy: viewport, work: &work) }
    case .layer(let scene, let effect): return add(scene, effect, of: item, through: viewport, cut, &work)
    }
    guard var covered = coverage(of: outline.path, outline.rule, through: viewport, &work) else { return }
    if let clip = cut.clip { covered.formProduct(with: clip, joinsEdges: isCells) }
    if let edges = cut.edges { covered.join(edges) }
    guard let lines, let thin else {
      if case .material(let material) = item.paint, let deviations = item.backdropDeviations {
        let blur = GaussianBlur(deviations, through: viewport)
        return paint(material, blur, covered, item, through: viewport, cut, &work)
      }
      return paint(covered, item, through: viewport, cut)
    }
    let dots = lines.dots(of: thin, covering: covered, sampledBy: viewport)
    paint(lines.withoutShadow(covered, dots), item, through: viewport, cut)
    let paint = SampledPaint(
      item.paint, opacity: Float(item.opacity), inverse: item.transform.inverted(), through: viewport)
    self.lines?.add(dots, paint, cut)
  }

  /// Returns the image of an area; nil if that takes more work than is left.
  private func image(
    of path: Path, _ transform: ProjectionTransform, _ tolerance: CGFloat, _ work: inout DrawingWork
  ) -> Path? {
    work.pay { (charge) throws(DrawingInterruption) in
      try path.applying(transform, tolerance: tolerance, charging: charge)
    }
  }

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
}
