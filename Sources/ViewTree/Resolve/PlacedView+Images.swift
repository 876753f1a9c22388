import Foundation
import ShapeGeometry

// The drawing of images: symbols by their lines, others by their pixels, and boxes in place of missing ones.

extension PlacedView {
  /// Draws an image at a place, in a style. The box is that of gradients.
  func draw(
    _ image: ImageValue, _ style: ViewStyle, at place: CGRect, paintedIn box: CGRect, with painter: inout ScenePainter,
    _ context: SceneContext
  ) {
    guard !image.isEmpty else { return }
    guard !part.surroundings.isRedacted else {
      return add(.fill(Path(place), FillStyle()), .foreground(level: 3), in: box, with: &painter, context)
    }
    if let asset = part.surroundings.asset(of: image),
      let bitmap = asset.bitmap(isDark: part.surroundings.colors.isDark)
    {
      return drawPixels(bitmap, of: asset, image, style, at: place, paintedIn: box, with: &painter, context)
    }
    let (isLayered, weight) = (image.hasLevels(in: part.surroundings), part.surroundings.symbolWeight)
    guard image.isSymbol, let drawing = SymbolDrawing(image.name, weight: weight, isLayered: isLayered) else {
      return drawBox(image, style, at: place, paintedIn: box, with: &painter, context)
    }
    // A symbol that is resized fills its frame; others have room around them.
    let shown =
      image.isResizable
      ? drawing.bounds : CGRect(x: 0, y: 0, width: SymbolDrawing.side, height: SymbolDrawing.side)
    let (across, down) = (place.width / shown.width, place.height / shown.height)
    let transform = CGAffineTransform(
      a: across, b: 0, c: 0, d: down, tx: place.minX - shown.minX * across, ty: place.minY - shown.minY * down)
    let height = min(place.width, place.height)
    let likeness = SymbolLikeness.character(image.name)
    var fine = context
    let seen = height * context.transform.growth(at: CGPoint(x: place.midX, y: place.midY))
    if likeness != nil { fine.detail = .fine(seen) }
    let line = StrokeStyle(
      lineWidth: drawing.lineWidth * (across * down).squareRoot(), lineCap: .round, lineJoin: .round)
    func draw(_ layers: [SymbolDrawing.Layer], _ context: SceneContext) {
      for layer in layers {
        drawMarks(
          layer.area.applying(transform), layer.lines.applying(transform), line,
          layer.level == 0 ? style : .deeper(style, level: layer.level), in: box, with: &painter, context)
      }
    }
    var cut = fine
    if let gap = drawing.gap {
      // Everything around the gap.
      var around = Path(place.insetBy(dx: -place.width, dy: -place.height))
      around.addPath(gap.applying(transform))
      cut.clip(to: around, eoFill: true)
    }
    draw(drawing.layers, cut)
    draw(drawing.added, fine)
    guard let likeness else { return }
    var coarse = context
    coarse.detail = .coarse(seen)
    let font = TextFont(size: height / ViewSurroundings.symbolSide, weight: weight)
    let start = CGPoint(x: place.minX, y: place.midY + font.capHeight / 2)
    add(.text(String(likeness), font, at: start, width: place.width), style, in: box, with: &painter, coarse)
  }

  /// Draws an area and lines in a style as one mark: where they lie upon each other, they do not look darker.
  private func drawMarks(
    _ area: Path, _ lines: Path, _ line: StrokeStyle, _ style: ViewStyle, in box: CGRect,
    with painter: inout ScenePainter, _ context: SceneContext
  ) {
    func add(_ style: ViewStyle, _ painter: inout ScenePainter, _ context: SceneContext) {
      if !area.isEmpty { self.add(.fill(area, FillStyle()), style, in: box, with: &painter, context) }
      if !lines.isEmpty { self.add(.stroke(lines, line), style, in: box, with: &painter, context) }
    }
    guard !area.isEmpty, !lines.isEmpty else { return add(style, &painter, context) }
    var (style, outer) = (style, context)
    var plain: ResolvedColor?
    switch part.surroundings.paint(style, in: box) {
    case .color(let color): plain = color
    // One of the two marks would be blurred behind the other.
    case .material(let material): plain = material.color
    default: break
    }
    if var color = plain, color.opacity < 1 {
      outer.fade(to: color.opacity)
      color.opacity = 1
      if part.surroundings.shadows(style).isEmpty { style = .color(.fixed(color)) } else { outer = context }
    }
    guard !outer.isPlain else { return add(style, &painter, outer) }
    drawTogether(with: &painter, outer) { painter, inner in add(style, &painter, inner) }
  }

  /// Draws the pixels of an image in a place; of a template, a style where it has any.
  private func drawPixels(
    _ bitmap: Bitmap, of asset: ImageAsset, _ image: ImageValue, _ style: ViewStyle, at place: CGRect,
    paintedIn box: CGRect, with painter: inout ScenePainter, _ context: SceneContext
  ) {
    guard place.width > 0, place.height > 0, place.width.isFinite, place.height.isFinite else { return }
    let pattern = ImagePattern(
      bitmap, scale: asset.scale, in: place, insets: image.isResizable ? image.capInsets : EdgeInsets(),
      isTiled: image.isResizable && image.isTiled, isSmooth: image.isSmooth)
    let area = SceneItem.Mark.fill(Path(place), FillStyle())
    guard image.isTemplate ?? asset.isTemplate else {
      return painter.scene.items.append(context.item(area, .image(pattern), of: part))
    }
    var inner = context
    inner.mask(
      with: painter.drawn(in: context.transform) { painter, context in
        painter.scene.items.append(context.item(area, .image(pattern), of: part))
      })
    add(area, style, in: box, with: &painter, inner)
  }

  /// The least width of a box that has room for a name, in points.
  private static let leastNamed: CGFloat = 44

  /// Draws the outline of an image that is not there, with its name if there is room.
  private func drawBox(
    _ image: ImageValue, _ style: ViewStyle, at place: CGRect, paintedIn box: CGRect, with painter: inout ScenePainter,
    _ context: SceneContext
  ) {
    let outline = Path(roundedRect: place.insetBy(dx: 1, dy: 1), cornerRadius: min(place.width, place.height) / 6)
    add(.stroke(outline, StrokeStyle(lineWidth: 1)), style, in: box, with: &painter, context)
    let room = place.insetBy(dx: 4, dy: 4)
    guard place.width >= Self.leastNamed, place.width.isFinite, room.height > 0, image != .missing else { return }
    let font = FontValue(.system(size: min(max(place.width / 10, 9), 14)))
    var span = TextSpan(image.name)
    span.font = font
    var block = TextBlock([TextRun(image.name, font: font.resolved)])
    block.lineLimit = 1
    block.minimumScaleFactor = 0.5
    let size = block.laidOut(width: room.width, height: room.height, scale: 3).size
    let frame = CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: room.width, height: size.height)
    draw(block, [span], style, at: frame, paintedIn: box, with: &painter, context)
  }
}

extension ImageValue {
  /// Returns whether the levels of a symbol are painted apart: in the hierarchical and the palette mode, and wherever
  /// the foreground has several styles.
  fileprivate func hasLevels(in surroundings: ViewSurroundings) -> Bool {
    switch renderingMode ?? SymbolRenderingMode(surroundings) {
    case .monochrome, .multicolor: false
    case .hierarchical, .palette: true
    case nil: (surroundings.foreground?.count ?? 0) > 1
    }
  }
}

extension SymbolRenderingMode {
  /// The mode that the views around say; nil if they say none.
  fileprivate init?(_ surroundings: ViewSurroundings) {
    guard let number = surroundings.settings["symbolRendering"], let place = Int(exactly: number) else { return nil }
    self.init(rawValue: place)
  }
}
