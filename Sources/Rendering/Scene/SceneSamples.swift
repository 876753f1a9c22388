import DotRaster
import Foundation
import PlainText
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
  /// The letters, in the order in which they were added.
  var letters: [SceneLetter] = []
  /// The opaque colour behind everything, with which marks are blended; nil for none.
  private(set) var ground: SIMD4<Float>?
  /// True if texts are drawn as the gray of their lines, for blurs.
  private(set) var drawsTextAsInk = false
  private let empty: DotBitmap

  /// Creates a transparent picture of an area in a character set, which will be shown on an opaque ground.
  public init(_ glyphs: GlyphSet, area: CellArea, ground: ResolvedColor? = nil) {
    self.init(glyphs, columns: area.columns, rows: area.rows)
    self.ground = ground.map { SIMD4(Float($0.red), Float($0.green), Float($0.blue), 1) }
  }

  /// Creates a transparent picture of some cells, without a ground.
  init(_ glyphs: GlyphSet, columns: Int, rows: Int, drawsTextAsInk: Bool = false) {
    self.glyphs = glyphs
    empty = glyphs.grid.bitmap(of: CellArea(column: 0, row: 0, columns: columns, rows: rows))
    self.columns = empty.columns
    self.rows = empty.rows
    self.drawsTextAsInk = drawsTextAsInk
    colors = Array(repeating: .zero, count: empty.columns * empty.rows)
  }

  /// True if nothing can be seen.
  public var isBlank: Bool { letters.isEmpty && !colors.contains { $0.w >= Self.visible } }

  /// Adds a drawing on top. The viewport is in the samples of the character set.
  ///
  /// `work` is charged for the outlines of lines and for blurs; if it is spent or stopped, the marks completed so far
  /// are added.
  public mutating func add(_ scene: Scene, through viewport: Viewport, work: inout DrawingWork) {
    // Marks share the clips and masks of the views around them: each is drawn once.
    var clips: [(clip: SceneItem.Clip, area: DotBitmap)] = []
    var drawn: [(mask: Scene, samples: SceneSamples)] = []
    for item in scene.items where !work.isStopped {
      var cut = Cut()
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
        cut.clip = cut.clip?.intersection(area) ?? area
      }
      cut.masks = item.masks.map { mask in
        if let known = drawn.first(where: { $0.mask == mask }) { return known.samples }
        var samples = SceneSamples(
          glyphs, columns: columns / glyphs.grid.across, rows: rows / glyphs.grid.down, drawsTextAsInk: drawsTextAsInk)
        samples.add(mask, through: viewport, work: &work)
        drawn.append((mask, samples))
        return samples
      }
      add(item, through: viewport, cut, &work)
    }
  }

  /// The areas to which a mark is cut.
  struct Cut {
    var clip: DotBitmap?
    var masks: [SceneSamples] = []

    /// Returns the share of a mark that is kept at a sample.
    func share(_ column: Int, _ row: Int) -> Float {
      if let clip, !clip[column, row] { return 0 }
      return masks.reduce(1) { $0 * $1.alpha(column, row) }
    }
  }

  /// Returns the opacity of a sample; 0 beyond the picture.
  private func alpha(_ column: Int, _ row: Int) -> Float {
    (0..<columns).contains(column) && (0..<rows).contains(row) ? colors[row * columns + column].w : 0
  }

  private mutating func add(
    _ item: SceneItem, through viewport: Viewport, _ cut: Cut, _ work: inout DrawingWork
  ) {
    guard !item.isTooSmall else { return }
    var dots = empty
    let accuracy = OutlineAccuracy(for: viewport, reach: 1e6)
    switch item.mark {
    case .fill(let path, let style):
      let tolerance = accuracy.tolerance / max(item.transform.growth(at: path.boundingRect.middle), 1e-6)
      dots.fill(
        path.applying(item.transform, tolerance: tolerance), through: viewport,
        rule: style.isEOFilled ? .evenOdd : .nonZero)
    case .stroke(let path, var style):
      // Lines are at least one sample wide on the screen.
      let spread = max(item.transform.growth(at: path.boundingRect.middle), 1e-6)
      style.lineWidth = max(style.lineWidth, accuracy.leastLineWidth / spread)
      let near = path.keepingCoordinates(within: accuracy.reach)
      let outline = work.pay { (charge) throws(DrawingInterruption) in
        try near.strokedPath(style, tolerance: accuracy.tolerance / spread, charging: charge)
      }
      guard let outline else { return }
      dots.fill(
        outline.applying(item.transform, tolerance: accuracy.tolerance / spread), through: viewport, rule: .nonZero)
    case .text(let text, let font, let start, let width):
      guard drawsTextAsInk else {
        return add(text, font, from: start, width: width, of: item, through: viewport, cut)
      }
      let box = CGRect(x: start.x, y: start.y - font.capHeight, width: width, height: font.capHeight)
      dots.fill(Path(box).applying(item.transform, tolerance: 1), through: viewport, rule: .nonZero)
    case .layer(let scene, let effect): return add(scene, effect, of: item, through: viewport, cut, &work)
    }
    if let clip = cut.clip { dots.formIntersection(clip) }
    paint(dots, item, through: viewport, cut)
  }

  /// Composites a mark's colours over those that are there.
  private mutating func paint(_ dots: DotBitmap, _ item: SceneItem, through viewport: Viewport, _ cut: Cut) {
    var opacity = Float(item.opacity)
    if case .text(_, let font, _, _) = item.mark { opacity *= font.inkShare }
    var plain: SIMD4<Float>?
    if case .color(let color) = item.paint { plain = premultiplied(color) * opacity }
    let inverse = item.transform.inverted()
    let (columns, masks) = (columns, cut.masks)
    paint(dots, item.blendMode) { column, row in
      var color: SIMD4<Float>
      if let plain {
        color = plain
      } else {
        let point = viewport.point(CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)).applying(inverse)
        color = premultiplied(item.paint.color(at: point)) * opacity
      }
      let place = row * columns + column
      for mask in masks { color *= mask.colors[place].w }
      return color
    }
    // Texts in a mask show the mark's colour.
    for letter in masks.flatMap(\.letters) where dots[letter.place.column, letter.place.row] {
      var letter = letter
      let point = viewport.point(letter.middle).applying(inverse)
      letter.color = (plain ?? premultiplied(item.paint.color(at: point)) * opacity) * letter.color.w
      letters.append(letter)
    }
  }

  /// Composites colours over those that are there, and over the letters in the same cells.
  mutating func paint(_ dots: DotBitmap, _ mode: BlendMode, _ color: (Int, Int) -> SIMD4<Float>) {
    cover(dots, with: color)
    let ground = mode.seesGround ? ground : nil
    colors.withUnsafeMutableBufferPointer { colors in
      dots.forEachDot { column, row in
        let place = row * columns + column
        let source = color(column, row)
        if mode == .normal {
          colors[place] = source + colors[place] * (1 - source.w)
        } else if source.w > 0 {
          colors[place] = mode.blended(source, over: colors[place], before: ground)
        }
      }
    }
  }

  /// Covers the letters in the cells of some dots.
  private mutating func cover(_ dots: DotBitmap, with color: (Int, Int) -> SIMD4<Float>) {
    for index in letters.indices {
      let (across, down) = letters[index].samples(in: glyphs.grid)
      var sum = SIMD4<Float>.zero
      for row in down {
        for column in across where dots[column, row] { sum += color(column, row) }
      }
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
    let row = Int((Double(dot.y) / Double(glyphs.grid.down)).rounded(.down))
    guard row >= 0, row < rows / glyphs.grid.down else { return }
    var characters = displayedCharacters(text.withoutInvisibleCharacters)
    let whole = characters.reduce(0) { $0 + $1.width }
    let ends = [start.x, start.x + width].map { x in
      viewport.dot(CGPoint(x: x, y: local.y).applying(item.transform)).x / CGFloat(glyphs.grid.across)
    }
    guard ends.allSatisfy(\.isFinite) else { return }
    let span = min(ends[0], ends[1])...max(ends[0], ends[1])
    var column = Int((Double(dot.x) / Double(glyphs.grid.across) - Double(whole) / 2).rounded())
    SceneLetter.keep(&characters, from: &column, over: span, within: columns / glyphs.grid.across)
    let places = SceneLetter.columns(of: characters, from: column, ends: (ends[0], ends[1]))
    var passed = 0
    for (character, column) in zip(characters, places) {
      defer { passed += character.width }
      guard column >= 0, (column + character.width) * glyphs.grid.across <= columns else { continue }
      let share = (CGFloat(passed) + CGFloat(character.width) / 2) / CGFloat(max(1, whole))
      let point = CGPoint(x: start.x + width * share, y: local.y)
      let own = viewport.dot(point.applying(item.transform))
      guard own.x.isFinite, own.y.isFinite, abs(own.x) < 1e6, abs(own.y) < 1e6 else { continue }
      let place = (column: Int(own.x.rounded(.down)), row: Int(own.y.rounded(.down)))
      var color = premultiplied(item.paint.color(at: point)) * Float(item.opacity) * cut.share(place.column, place.row)
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

extension SceneLetter {
  /// The middle of the letter's sample.
  fileprivate var middle: CGPoint { CGPoint(x: CGFloat(place.column) + 0.5, y: CGFloat(place.row) + 0.5) }
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
  fileprivate var inkShare: Float { 0.22 + 0.25 * Float(max(weight, -0.4)) }
}

extension CGRect {
  var middle: CGPoint { isNull ? .zero : CGPoint(x: midX, y: midY) }
}

/// Returns the components of a colour, multiplied by its opacity.
private func premultiplied(_ color: ResolvedColor) -> SIMD4<Float> {
  let opacity = Float(min(max(color.opacity, 0), 1))
  return SIMD4(Float(color.red), Float(color.green), Float(color.blue), 1) * opacity
}
