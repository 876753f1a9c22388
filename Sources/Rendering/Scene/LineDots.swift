import DotRaster
import Foundation
import ShapeGeometry
import ViewTree

/// The dots of a picture's thin lines, on top of its samples.
///
/// A line that is hardly wider than a dot would be gray in the samples beside it. Its dots are whole instead: those
/// whose middles it covers, with at least one across, so that it is nowhere broken and keeps its colour.
struct LineDots: Sendable {
  /// The dots of a cell, and what is kept beside them.
  struct Kind: Sendable {
    var grid: SampleGrid
    /// True if the samples keep what a line covers beside its dots, because blocks can show it.
    var keepsEdges: Bool
  }

  let kind: Kind
  /// The samples of a dot.
  private let fineness: (across: Int, down: Int)
  let columns: Int
  let rows: Int
  /// Red, green, blue and opacity of each dot, row by row, the colours multiplied by the opacity; empty as long as
  /// there are no lines.
  private(set) var colors: [SIMD4<Float>] = []

  /// The width in dots up to which a line is thin.
  static let mostWidth: CGFloat = 1.5
  /// The area in dots from which on a line is shown.
  private static let leastArea: Float = 0.02
  /// The covered share of a dot from which on it belongs to a line.
  private static let leastShare: Float = 0.35
  /// The tolerance of a line's outline, in dots.
  static let tolerance: CGFloat = 0.02
  /// The height or width in dots up to which a fill is thin.
  private static let mostThickness: CGFloat = 1.25
  /// The mean thickness in dots up to which a fill that is turned or bent is thin: half of a long strip's.
  private static let mostMeanThickness: CGFloat = 0.4

  /// Creates the dots of some cells, which have whole numbers of samples each.
  init(_ kind: Kind, samples: SampleGrid, columns: Int, rows: Int) {
    self.kind = kind
    let grid = kind.grid
    fineness = (samples.across / grid.across, samples.down / grid.down)
    (self.columns, self.rows) = (columns * grid.across, rows * grid.down)
  }

  /// The dots of a cell.
  var grid: SampleGrid { kind.grid }

  /// The width in dots that every line has: as much as a dot of Braille has ink. Less can be seen in blocks, too.
  var leastWidth: CGFloat { kind.keepsEdges ? 0.2 : 0.25 }

  /// True if no dot can be seen.
  var isBlank: Bool { !colors.contains { $0.w >= SceneSamples.visible } }

  /// The colour of a dot; clear beyond the picture.
  subscript(column: Int, row: Int) -> SIMD4<Float> {
    guard !colors.isEmpty, (0..<columns).contains(column), (0..<rows).contains(row) else { return .zero }
    return colors[row * columns + column]
  }

  /// Returns the width of a dot in points, through a viewport in samples; the greater one of its sides.
  func dot(in viewport: Viewport) -> CGFloat {
    let view = self.view(viewport)
    return 1 / min(view.scale, view.verticalScale)
  }

  /// Returns the columns and rows of a dot's samples.
  private func samples(_ column: Int, _ row: Int) -> (columns: Range<Int>, rows: Range<Int>) {
    let (across, down) = (column * fineness.across, row * fineness.down)
    return (across..<across + fineness.across, down..<down + fineness.down)
  }

  /// The number of samples of a dot.
  private var size: Float { Float(fineness.across * fineness.down) }

  /// Returns a viewport in samples as one in dots.
  private func view(_ viewport: Viewport) -> Viewport {
    viewport.scaled(1 / CGFloat(fineness.across), 1 / CGFloat(fineness.down))
  }

  /// Returns the dots of a thin line's outlines, and those of which it covers a good share; none if it is hardly there.
  /// The viewport is in samples.
  func dots(
    of outlines: [(path: Path, rule: FillRule)], covering coverage: AreaCoverage, sampledBy viewport: Viewport
  ) -> DotBitmap {
    var dots = DotBitmap(columns: columns, rows: rows)
    // What is hardly there is not made larger.
    guard coverage.shares.reduce(0, +) >= Self.leastArea * size else { return dots }
    let view = view(viewport)
    for outline in outlines { dots.fill(outline.path, through: view, rule: outline.rule) }
    if dots.isEmpty, let outline = outlines.first?.path {
      // What is smaller than a dot is the dot that it lies in.
      let middle = view.dot(outline.boundingRect.middle)
      guard middle.x >= 0, middle.y >= 0, middle.x < CGFloat(columns), middle.y < CGFloat(rows) else { return dots }
      dots[Int(middle.x), Int(middle.y)] = true
    }
    forEachDot(of: coverage) { column, row in
      let (across, down) = samples(column, row)
      let sum = down.reduce(Float.zero) { sum, y in across.reduce(sum) { $0 + coverage[$1, y] } }
      if sum >= Self.leastShare * size { dots[column, row] = true }
    }
    return dots
  }

  /// Returns the part of a line's coverage in cells with dots of it, unless all is kept. In others the rest would be a
  /// faint shadow beside the dots.
  func withoutShadow(_ coverage: AreaCoverage, _ dots: DotBitmap) -> AreaCoverage {
    guard !kind.keepsEdges else { return coverage }
    var cells = DotBitmap(columns: columns / grid.across, rows: rows / grid.down)
    dots.forEachDot { column, row in cells[column / grid.across, row / grid.down] = true }
    let (across, down) = (grid.across * fineness.across, grid.down * fineness.down)
    var shares = coverage.shares
    var index = 0
    for row in coverage.rows {
      for column in coverage.columns {
        if shares[index] > 0, !cells[column / across, row / down] { shares[index] = 0 }
        index += 1
      }
    }
    return AreaCoverage(columns: coverage.columns, rows: coverage.rows, shares: shares)
  }

  /// Adds the dots of a line in its colours. The paint's places are samples.
  mutating func add(_ dots: DotBitmap, _ paint: SampledPaint, _ cut: SceneSamples.Cut) {
    guard !dots.isEmpty else { return }
    makeRoom()
    dots.forEachDot { column, row in
      let (across, down) = samples(column, row)
      // A clip takes dots as a whole, too.
      guard let share = cut.wholeShare(across, down) else { return }
      let middle = (across.lowerBound + fineness.across / 2, down.lowerBound + fineness.down / 2)
      let source = paint.color(middle.0, middle.1) * share
      let place = row * columns + column
      colors[place] = source + colors[place] * (1 - source.w)
    }
  }

  private mutating func makeRoom() {
    if colors.isEmpty { colors = Array(repeating: .zero, count: columns * rows) }
  }

  /// Covers the dots under a mark.
  mutating func cover(_ coverage: AreaCoverage, _ mode: BlendMode, with color: (Int, Int) -> SIMD4<Float>) {
    guard !colors.isEmpty else { return }
    forEachDot(of: coverage) { column, row in
      let place = row * columns + column
      guard colors[place].w > 0 else { return }
      let (across, down) = samples(column, row)
      let source = coverage.sum(of: color, across, down) / size
      guard source.w > 0 else { return }
      let own = colors[place]
      // A mark in front takes its share of the dot; one that mixes changes the dot's colour.
      colors[place] = mode == .normal ? own * (1 - source.w) : mode.blended(source, over: own / own.w) * own.w
    }
  }

  /// Calls the closure for each dot that a window of samples touches.
  private func forEachDot(of coverage: AreaCoverage, _ body: (_ column: Int, _ row: Int) -> Void) {
    guard !coverage.columns.isEmpty, !coverage.rows.isEmpty else { return }
    let across = coverage.columns.lowerBound / fineness.across...(coverage.columns.upperBound - 1) / fineness.across
    for row in coverage.rows.lowerBound / fineness.down...(coverage.rows.upperBound - 1) / fineness.down {
      for column in across { body(column, row) }
    }
  }

  /// Changes the colours of all dots.
  mutating func change(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
    for index in colors.indices where colors[index].w > 0 { colors[index] = change(colors[index]) }
  }

  /// Puts the lines of another picture on top, whose first cell is moved.
  mutating func put(
    _ other: LineDots, _ left: Int, _ top: Int, _ opacity: Float, _ mode: BlendMode, _ cut: SceneSamples.Cut
  ) {
    guard !other.isBlank else { return }
    makeRoom()
    let (across, down) = (left * grid.across, top * grid.down)
    for row in max(0, down)..<max(max(0, down), min(rows, down + other.rows)) {
      for column in max(0, across)..<max(max(0, across), min(columns, across + other.columns)) {
        let color = other.colors[(row - down) * other.columns + column - across] * opacity
        guard color.w > 0,
          let share = cut.wholeShare(samples(column, row).columns, samples(column, row).rows)
        else { continue }
        let place = row * columns + column
        colors[place] = mode.blended(color * share, over: colors[place])
      }
    }
  }

  /// Returns the outlines that together are a dot across of a fill that is as thin as a line; nil if it is not thin, or
  /// if that takes more work than is left. The viewport is in samples.
  func thickened(
    _ outline: Path, _ rule: FillRule, sampledBy viewport: Viewport, work: inout DrawingWork
  ) -> [(path: Path, rule: FillRule)]? {
    let view = view(viewport)
    let bounds = outline.boundingRect
    guard !bounds.isNull, [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy(\.isFinite) else {
      return nil
    }
    let (width, height) = (bounds.width * view.scale, bounds.height * view.verticalScale)
    guard width > 0, height > 0 else { return nil }
    if min(width, height) < Self.mostThickness {
      let middle = bounds.middle
      let (across, down) = (max(1, 1 / width), max(1, 1 / height))
      let wider = CGAffineTransform(
        a: across, b: 0, c: 0, d: down, tx: middle.x * (1 - across), ty: middle.y * (1 - down))
      return [(outline.applying(wider), rule)]
    }
    // A long strip that is turned or bent: its area is half its length all around times its width.
    let area = abs(outline.signedArea) * view.scale * view.verticalScale
    // A curve is no longer than the way over its control points: most fills are told from strips without more work.
    guard area > 0, area < Self.mostMeanThickness * outline.wayOverPoints(through: view) else { return nil }
    let flat = work.pay { (charge) throws(DrawingInterruption) in
      try outline.flattened(tolerance: Self.coarse / max(view.scale, view.verticalScale), charging: charge)
    }
    guard let around = flat?.reduce(0, { $0 + $1.length(through: view) }), around > 0, around.isFinite else {
      return nil
    }
    let mean = area / around
    guard mean > 0, mean < Self.mostMeanThickness else { return nil }
    // Windings that cancel each other take away from the area.
    var dots = DotBitmap(columns: columns, rows: rows)
    dots.fill(outline, through: view, rule: rule)
    guard CGFloat(dots.count) <= around else { return nil }
    let style = StrokeStyle(lineWidth: max(Self.leastAdded, 1 - 2 * mean) * dot(in: viewport), lineJoin: .round)
    let added = work.pay { (charge) throws(DrawingInterruption) in
      try outline.strokedPath(style, tolerance: Self.tolerance * dot(in: viewport), charging: charge)
    }
    return added.map { [(outline, rule), ($0, .nonZero)] }
  }

  /// The least width in dots of the line around a strip that makes it wider.
  private static let leastAdded: CGFloat = 0.1
  /// The tolerance in dots of a length all around.
  private static let coarse: CGFloat = 0.25
}

extension Path {
  /// Returns the length of the way over all points, control points too, with each subpath closed, in dots of a
  /// viewport.
  fileprivate func wayOverPoints(through viewport: Viewport) -> CGFloat {
    var (start, last, length) = (CGPoint.zero, CGPoint.zero, CGFloat.zero)
    func move(to point: CGPoint) {
      let next = viewport.dot(point)
      length += hypot(next.x - last.x, next.y - last.y)
      last = next
    }
    for element in elements {
      switch element {
      case .move(let end):
        length += hypot(start.x - last.x, start.y - last.y)
        (start, last) = (viewport.dot(end), viewport.dot(end))
      case .line(let end): move(to: end)
      case .quadCurve(let end, let control):
        move(to: control)
        move(to: end)
      case .curve(let end, let control1, let control2):
        move(to: control1)
        move(to: control2)
        move(to: end)
      case .closeSubpath:
        length += hypot(start.x - last.x, start.y - last.y)
        last = start
      }
    }
    return length + hypot(start.x - last.x, start.y - last.y)
  }
}

extension Polyline {
  /// Returns the length all around, in dots of a viewport.
  fileprivate func length(through viewport: Viewport) -> CGFloat {
    guard var last = points.last.map(viewport.dot) else { return 0 }
    return points.reduce(0) { sum, point in
      let next = viewport.dot(point)
      defer { last = next }
      return sum + hypot(next.x - last.x, next.y - last.y)
    }
  }
}
