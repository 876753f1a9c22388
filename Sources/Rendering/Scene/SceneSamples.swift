import DotRaster
import Foundation
import ShapeGeometry
import ViewTree

/// The colours of a drawing of views at the samples of a grid, and the texts on top of them.
///
/// Colours are composited as on Apple's displays: gamma-encoded, with premultiplied opacity.
public struct SceneSamples: Sendable {
  public let glyphs: GlyphSet
  let columns: Int
  let rows: Int
  /// Red, green, blue and opacity of each sample, row by row; the colours are multiplied by the opacity.
  var colors: [SIMD4<Float>]
  /// The texts, in the order in which they were added.
  var texts: [SceneText] = []
  private let empty: DotBitmap

  /// Creates a transparent picture of an area in a character set.
  public init(_ glyphs: GlyphSet, area: CellArea) {
    self.glyphs = glyphs
    empty = glyphs.grid.bitmap(of: area)
    columns = empty.columns
    rows = empty.rows
    colors = Array(repeating: .zero, count: empty.columns * empty.rows)
  }

  /// True if nothing can be seen.
  public var isBlank: Bool { texts.isEmpty && !colors.contains { $0.w >= Self.visible } }

  /// Adds a drawing on top. The viewport is in the samples of the character set.
  ///
  /// `work` is charged for the outlines of lines; if it is spent or stopped, the marks completed so far are added.
  public mutating func add(_ scene: Scene, through viewport: Viewport, work: inout DrawingWork) {
    // Marks share the clips and masks of the views around them: each is drawn once.
    var clips: [(clip: SceneItem.Clip, area: DotBitmap)] = []
    var drawn: [(mask: Scene, samples: SceneSamples)] = []
    for item in scene.items where !work.isStopped {
      var clip: DotBitmap?
      for wanted in item.clips {
        let area: DotBitmap
        if let known = clips.first(where: { $0.clip == wanted }) {
          area = known.area
        } else {
          var made = empty
          made.fill(wanted.path, through: viewport, rule: wanted.isEvenOdd ? .evenOdd : .nonZero)
          clips.append((wanted, made))
          area = made
        }
        clip = clip?.intersection(area) ?? area
      }
      let masks = item.masks.map { mask in
        if let known = drawn.first(where: { $0.mask == mask }) { return known.samples }
        var samples = SceneSamples(sizedLike: self)
        samples.add(mask, through: viewport, work: &work)
        drawn.append((mask, samples))
        return samples
      }
      add(item, through: viewport, clip, masks, &work)
    }
  }

  /// Creates a transparent picture of the same size.
  private init(sizedLike other: SceneSamples) {
    glyphs = other.glyphs
    columns = other.columns
    rows = other.rows
    empty = other.empty
    colors = Array(repeating: .zero, count: other.colors.count)
  }

  private mutating func add(
    _ item: SceneItem, through viewport: Viewport, _ clip: DotBitmap?, _ masks: [SceneSamples],
    _ work: inout DrawingWork
  ) {
    var dots = empty
    switch item.mark {
    case .fill(let path, let style):
      dots.fill(path.applying(item.transform), through: viewport, rule: style.isEOFilled ? .evenOdd : .nonZero)
    case .stroke(let path, var style):
      // Lines are at least one sample wide on the screen.
      let spread = max(
        abs(item.transform.a * item.transform.d - item.transform.b * item.transform.c).squareRoot(), 1e-6)
      let accuracy = OutlineAccuracy(for: viewport, reach: 1e6)
      style.lineWidth = max(style.lineWidth, accuracy.leastLineWidth / spread)
      let near = path.keepingCoordinates(within: accuracy.reach)
      let outline = work.pay { (charge) throws(DrawingInterruption) in
        try near.strokedPath(style, tolerance: accuracy.tolerance / spread, charging: charge)
      }
      guard let outline else { return }
      dots.fill(outline.applying(item.transform), through: viewport, rule: .nonZero)
    case .text(let text, let font, let start, let width):
      return add(text, font, from: start, width: width, of: item, through: viewport, clip)
    }
    if let clip { dots.formIntersection(clip) }
    paint(dots, item, through: viewport, masks)
  }

  /// Composites a mark's colours over those that are there.
  private mutating func paint(
    _ dots: DotBitmap, _ item: SceneItem, through viewport: Viewport, _ masks: [SceneSamples]
  ) {
    let opacity = Float(item.opacity)
    var plain: SIMD4<Float>?
    if case .color(let color) = item.paint { plain = premultiplied(color) * opacity }
    let inverse = item.transform.inverted()
    colors.withUnsafeMutableBufferPointer { colors in
      dots.forEachDot { column, row in
        var color: SIMD4<Float>
        if let plain {
          color = plain
        } else {
          let point = viewport.point(CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)).applying(inverse)
          color = premultiplied(item.paint.color(at: point)) * opacity
        }
        let place = row * columns + column
        for mask in masks { color *= mask.colors[place].w }
        colors[place] = color + colors[place] * (1 - color.w)
      }
    }
  }

  private mutating func add(
    _ text: String, _ font: TextFont, from start: CGPoint, width: CGFloat, of item: SceneItem,
    through viewport: Viewport, _ clip: DotBitmap?
  ) {
    // The middle of the letters: half a capital's height above the baseline.
    let middle = CGPoint(x: start.x + width / 2, y: start.y - font.capHeight / 2).applying(item.transform)
    let dot = viewport.dot(middle)
    guard dot.x.isFinite, dot.y.isFinite, abs(dot.x) < 1e6, abs(dot.y) < 1e6 else { return }
    if let clip, !clip[Int(dot.x.rounded(.down)), Int(dot.y.rounded(.down))] { return }
    let local = CGPoint(x: start.x + width / 2, y: start.y - font.capHeight / 2)
    var color = item.paint.color(at: local)
    color.opacity *= item.opacity
    guard color.opacity > 0.02 else { return }
    texts.append(
      SceneText(
        text: text, column: Double(dot.x) / Double(glyphs.grid.across),
        row: Int((Double(dot.y) / Double(glyphs.grid.down)).rounded(.down)), color: color, isBold: font.weight >= 0.3))
  }
}

/// A line of text on the screen.
struct SceneText: Equatable, Sendable {
  var text: String
  /// The middle of the line, in cells from the left edge.
  var column: Double
  var row: Int
  var color: ResolvedColor
  var isBold: Bool
}

/// Returns the components of a colour, multiplied by its opacity.
private func premultiplied(_ color: ResolvedColor) -> SIMD4<Float> {
  let opacity = Float(min(max(color.opacity, 0), 1))
  return SIMD4(Float(color.red), Float(color.green), Float(color.blue), 1) * opacity
}
