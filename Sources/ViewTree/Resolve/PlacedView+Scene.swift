import Foundation
import ShapeGeometry

extension PlacedView {
  /// Returns the drawing of the view and of all views in it; the host draws the program's shapes. What is not drawn
  /// when `isStopped` returns true is left out.
  public func scene(_ host: inout any ViewHost, isStopped: @escaping @Sendable () -> Bool = { false }) -> Scene {
    var painter = ScenePainter(host: host, isStopped: isStopped)
    draw(with: &painter, SceneContext())
    host = painter.host
    return painter.scene
  }

  /// The drawing so far, and the owner of the program's code.
  struct ScenePainter {
    var host: any ViewHost
    /// Returns true if the drawing is not wanted any more.
    var isStopped: @Sendable () -> Bool
    var scene = Scene()

    /// Returns a drawing of its own, under a transform.
    mutating func drawn(
      in transform: ProjectionTransform, _ body: (inout ScenePainter, SceneContext) -> Void
    ) -> Scene {
      let outer = scene
      scene = Scene()
      body(&self, SceneContext(transform: transform))
      let inner = scene
      scene = outer
      scene.failure = scene.failure ?? inner.failure
      return inner
    }

    /// Takes note of an error of the program's own code; the first one counts.
    mutating func fail(_ error: any Error) {
      scene.failure = scene.failure ?? SceneFailure(message: "\(error)")
    }
  }

  func draw(with painter: inout ScenePainter, _ context: SceneContext) {
    guard !painter.isStopped() else { return }
    switch part.drawing {
    case .effect(let modifier) where modifier.cuts && context.hasEffects:
      // What is cut within an effect is cut as a whole, and the effect sees what is left.
      drawTogether(with: &painter, context) { painter, inner in drawn(modifier, with: &painter, inner) }
    case .effect(let modifier): drawn(modifier, with: &painter, context)
    case .shape(let shape, let layers): draw(shape, layers, with: &painter, context)
    case .style(let style):
      add(.fill(Path(frame), FillStyle()), style, in: frame, with: &painter, context)
    case .divider:
      let separator = SystemColor.separator.resolved(isDark: part.surroundings.colors.isDark)
      add(.fill(Path(frame), FillStyle()), .color(Color(.fixed(separator))), in: frame, with: &painter, context)
    case .text(let block, let spans):
      draw(block, spans, .foreground(level: 0), at: frame, paintedIn: frame, with: &painter, context)
    case .image(let image):
      draw(image, .foreground(level: 0), at: frame, paintedIn: frame, with: &painter, context)
    case .canvas(let renderer, let symbols): drawCanvas(renderer, symbols, with: &painter, context)
    case .cut(let insets):
      let whole = Path(frame.extended(by: insets))
      func cut(_ painter: inout ScenePainter, _ outer: SceneContext) {
        var inner = outer
        inner.clip(to: whole, eoFill: false)
        drawChildren(with: &painter, inner)
      }
      if context.hasEffects { drawTogether(with: &painter, context, cut) } else { cut(&painter, context) }
    case .nothing: drawChildren(with: &painter, context)
    }
  }

  /// Draws the views in this one with its modifier.
  private func drawn(_ modifier: Modifier, with painter: inout ScenePainter, _ outer: SceneContext) {
    var context = outer
    guard apply(modifier, to: &context, &painter) else { return }
    if modifier.isBehind, children.count == 2 {
      children[1].draw(with: &painter, context)
      for view in former { view.draw(with: &painter, context) }
      return children[0].draw(with: &painter, context)
    }
    switch modifier {
    case .mask:
      func drawMasked(_ painter: inout ScenePainter, _ inner: SceneContext) {
        for view in former { view.draw(with: &painter, inner) }
        children.first?.draw(with: &painter, inner)
      }
      // What a mask lets through of one mark is not to be seen through another.
      if former.isEmpty, children.first.map(\.marks) ?? 0 < 2 {
        drawMasked(&painter, context)
      } else {
        drawTogether(with: &painter, context, drawMasked)
      }
    // Each mark of an opaque blur would become a box.
    case .group, .blur(_, isOpaque: true):
      drawTogether(with: &painter, context) { painter, inner in drawChildren(with: &painter, inner) }
    default: drawChildren(with: &painter, context)
    }
  }

  /// The number of marks that the view draws at most, as far as 2.
  private var marks: Int {
    var count = 0
    switch part.drawing {
    case .shape(_, let layers): return min(layers.count, 2)
    case .style, .divider, .text, .image: return 1
    case .canvas: return 2
    case .effect, .cut, .nothing:
      for view in former + children where count < 2 { count += view.marks }
      return min(count, 2)
    }
  }

  /// Draws the views in this one as one mark.
  func drawTogether(
    with painter: inout ScenePainter, _ context: SceneContext, _ body: (inout ScenePainter, SceneContext) -> Void
  ) {
    let inner = painter.drawn(in: context.transform, body)
    guard !inner.items.isEmpty else { return }
    painter.scene.items.append(context.item(.layer(inner, nil), .color(.clear), of: part))
  }

  /// Draws the views in this one in the order of their `zIndex`. Those that a modifier adds to a view keep their
  /// places.
  private func drawChildren(with painter: inout ScenePainter, _ context: SceneContext) {
    let all = former + children
    let order = all.indices.sorted { one, other in
      let (a, b) = part.isModifier ? (0, 0) : (all[one].zIndex, all[other].zIndex)
      return a == b ? one < other : a < b
    }
    for index in order { all[index].draw(with: &painter, context) }
  }

  /// The view's place in the order of drawing, which belongs to it under all of its modifiers.
  private var zIndex: Double {
    if case .effect(.zIndex(let value)) = part.drawing { return value }
    let isSame = part.isModifier || children.count == 1 && part.drawing != .nothing
    return isSame ? children.first?.zIndex ?? 0 : 0
  }

  /// Takes over the effect of a modifier; returns false if nothing of the view is drawn.
  private func apply(_ modifier: Modifier, to context: inout SceneContext, _ painter: inout ScenePainter) -> Bool {
    if let transform = modifier.transform(in: frame) {
      context.apply(transform)
      return true
    }
    switch modifier {
    case .opacity(let value): context.fade(to: value.isNaN ? 1 : min(max(value, 0), 1))
    case .hidden: return false
    case .clip(let shape, let style):
      guard let path = path(of: shape, &painter) else { return false }
      context.clip(to: path, eoFill: style.isEOFilled)
    case .mask:
      guard children.count == 2 else { return false }
      context.mask(
        with: painter.drawn(in: context.transform) { painter, context in children[1].draw(with: &painter, context) })
    case .blend(let mode): context.blend(mode)
    default:
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      if let effect = effect(of: modifier, at: middle, context) { context.add(effect) }
    }
    return true
  }

  /// Returns the change of the drawing as a whole that a modifier makes; nil if it makes none.
  private func effect(of modifier: Modifier, at middle: CGPoint, _ context: SceneContext) -> SceneEffect? {
    let colors = part.surroundings.colors
    switch modifier {
    case .blur(let radius, let isOpaque):
      return .blur(deviations: context.deviations(radius, at: middle), isOpaque: isOpaque)
    case .shadow(let color, let radius, let offset):
      return .shadow(
        color.resolve(in: colors), deviations: context.deviations(radius, at: middle),
        offset: context.vector(offset, at: middle))
    case .colors(let effect): return .colors(effect.matrix(in: colors))
    default: return nil
    }
  }

  /// Returns the path of a shape in the view's frame; nil if the program's code fails.
  private func path(of shape: ShapeValue, _ painter: inout ScenePainter) -> Path? {
    do {
      let rect = CGRect(origin: .zero, size: frame.size)
      return try painter.host.path(of: shape.code, moved: shape.moved, in: rect)
        .offsetBy(dx: frame.minX, dy: frame.minY)
    } catch {
      painter.fail(error)
      return nil
    }
  }

  private func draw(
    _ shape: ShapeValue, _ layers: [ShapeLayer], with painter: inout ScenePainter, _ context: SceneContext
  ) {
    guard let path = path(of: shape, &painter) else { return }
    // A shape without a paint is filled with the foreground.
    for layer in layers.isEmpty ? [.fill(.foreground(level: 0), FillStyle())] : layers {
      switch layer {
      case .fill(let style, let fill): add(.fill(path, fill), style, in: frame, with: &painter, context)
      case .stroke(let style, let stroke): add(.stroke(path, stroke), style, in: frame, with: &painter, context)
      }
    }
  }

  /// Draws a text at a place, in a style where its spans have none of their own. The box is that of gradients.
  func draw(
    _ block: TextBlock, _ spans: [TextSpan], _ usual: ViewStyle, at place: CGRect, paintedIn paintBox: CGRect,
    with painter: inout ScenePainter, _ context: SceneContext
  ) {
    let laid = block.laidOut(width: place.width, height: place.height, scale: 3)
    for line in laid.lines {
      for piece in line.pieces {
        let font = block.runs[piece.run].font.scaled(by: laid.scaleFactor)
        let span = spans[piece.run]
        let raise = block.runs[piece.run].raise * laid.scaleFactor
        let start = CGPoint(x: place.minX + piece.x, y: place.minY + line.baseline - raise)
        let style = span.style ?? usual
        guard !part.surroundings.isRedacted else {
          // The box of a line of text that is not there yet.
          let height = font.ascender * 0.9
          let box = CGRect(x: start.x, y: start.y - font.ascender * 0.8, width: piece.width, height: height)
          let outline = Path(roundedRect: box, cornerRadius: font.size / 6)
          add(.fill(outline, FillStyle()), .deeper(style, level: 3), in: paintBox, with: &painter, context)
          continue
        }
        if let image = span.image {
          // In the middle of the capitals. An asset has the size of a symbol, unlike SwiftUI's, which has its own.
          let side = font.size * TextFont.imageSide
          let box = CGRect(x: start.x, y: start.y - (font.capHeight + side) / 2, width: side, height: side)
          draw(image, style, at: box, paintedIn: paintBox, with: &painter, context)
          continue
        }
        let text = font.smallCaps.lower ? piece.text.uppercased() : piece.text
        add(.text(text, font, at: start, width: piece.width), style, in: paintBox, with: &painter, context)
        func rule(_ line: TextLineStyle, at height: CGFloat) {
          let width = max(font.size / 16, 1 / 3)
          var path = Path()
          path.move(to: CGPoint(x: start.x, y: start.y + height + width / 2))
          path.addLine(to: CGPoint(x: start.x + piece.width, y: start.y + height + width / 2))
          let stroke = StrokeStyle(lineWidth: width, dash: line.pattern.dashes.map { $0 * width })
          add(.stroke(path, stroke), line.color.map { .color($0) } ?? style, in: paintBox, with: &painter, context)
        }
        if let line = span.underline ?? part.surroundings.underline { rule(line, at: font.size / 10) }
        if let line = span.strikethrough ?? part.surroundings.strikethrough { rule(line, at: -font.size * 0.26) }
      }
    }
  }

  /// Adds a mark in a style; the box is that of its gradients.
  func add(
    _ mark: SceneItem.Mark, _ style: ViewStyle, in box: CGRect, with painter: inout ScenePainter,
    _ context: SceneContext
  ) {
    var context = context
    let middle = CGPoint(x: box.midX, y: box.midY)
    for shadow in part.surroundings.shadows(style).reversed() {
      let color = shadow.color.resolve(in: part.surroundings.colors)
      let deviations = context.deviations(shadow.radius, at: middle)
      let offset = context.vector(shadow.offset, at: middle)
      context.add(
        shadow.isInner
          ? .innerShadow(color, deviations: deviations, offset: offset)
          : .shadow(color, deviations: deviations, offset: offset))
    }
    painter.scene.items.append(context.item(mark, part.surroundings.paint(style, in: box), of: part))
  }
}

extension Modifier {
  /// True if the modifier's other view lies behind the view.
  fileprivate var isBehind: Bool {
    switch self {
    case .background, .preferenceDecoration(_, _, _, isBehind: true): true
    default: false
    }
  }

  /// True if the modifier cuts a view.
  fileprivate var cuts: Bool {
    switch self {
    case .clip, .mask: true
    default: false
    }
  }
}
