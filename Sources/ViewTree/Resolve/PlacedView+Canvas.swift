import Foundation
import ShapeGeometry

// The drawing of a canvas. Its renderer runs for each picture, for the size that the canvas has then.

extension PlacedView {
  /// Draws a canvas as one mark, which ends at the edges of its frame.
  func drawCanvas(
    _ renderer: Handle, _ symbols: [ViewNode], with painter: inout ScenePainter, _ outer: SceneContext
  ) {
    let numbers = ([frame] + children.map(\.frame)).flatMap { [$0.width, $0.height] }
    let marks: [CanvasMark]
    do {
      marks = try painter.host.marks(
        of: renderer, at: ViewPlace(identity: part.identity, surroundings: part.surroundings), for: numbers)
    } catch {
      return painter.fail(error)
    }
    var context = outer
    context.clip(to: Path(frame), eoFill: false)
    drawTogether(with: &painter, context) { painter, inner in
      var inner = inner
      inner.apply(ProjectionTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
      draw(marks, of: symbols, with: &painter, inner)
    }
  }

  /// Draws marks of the canvas; `canvas` is the context of its space.
  private func draw(
    _ marks: [CanvasMark], of symbols: [ViewNode], with painter: inout ScenePainter, _ canvas: SceneContext
  ) {
    // Marks that are cut alike mostly follow each other.
    var cuts: [CanvasState.Cut] = []
    var cut = canvas
    for mark in marks {
      guard !painter.isStopped() else { return }
      let state = mark.state
      if state.cuts != cuts {
        (cuts, cut) = (state.cuts, canvas)
        for area in state.cuts { self.cut(&cut, to: area, of: symbols, with: &painter, canvas) }
      }
      var context = cut
      context.fade(to: state.opacity.isNaN ? 1 : min(max(state.opacity, 0), 1))
      if state.blendMode != .normal { context.blend(state.blendMode) }
      for filter in state.filters { context.add(effect(of: filter, canvas)) }
      draw(mark, of: symbols, with: &painter, canvas, context)
    }
  }

  private func cut(
    _ context: inout SceneContext, to area: CanvasState.Cut, of symbols: [ViewNode], with painter: inout ScenePainter,
    _ canvas: SceneContext
  ) {
    switch area {
    case .path(let path, let style, let transform):
      context.apply(ProjectionTransform(transform))
      context.clip(to: path, eoFill: style.isEOFilled)
      context.transform = canvas.transform
    case .layer(let marks, let opacity):
      let layer = CanvasMark(.layer(marks), CanvasState()._faded(opacity))
      context.mask(
        with: painter.drawn(in: canvas.transform) { painter, inner in
          draw([layer], of: symbols, with: &painter, inner)
        })
    }
  }

  /// Returns the change of a mark as a whole that a filter makes.
  private func effect(of filter: CanvasState.Filter, _ canvas: SceneContext) -> SceneEffect {
    let colors = part.surroundings.colors
    var context = canvas
    context.apply(ProjectionTransform(filter.transform))
    switch filter.kind {
    case .blur(let radius, let isOpaque):
      return .blur(deviations: context.deviations(radius, at: .zero), isOpaque: isOpaque)
    case .shadow(let color, let radius, let offset):
      return .shadow(
        color.resolve(in: colors), deviations: context.deviations(radius, at: .zero),
        offset: context.vector(offset, at: .zero))
    case .colors(let effect): return .colors(effect.matrix(in: colors))
    case .alphaThreshold(let least, let most, let color):
      return .alphaThreshold(least: least, most: most, color.resolve(in: colors))
    }
  }

  /// Draws a mark; `outer` has the effects of its state, but its transform.
  private func draw(
    _ mark: CanvasMark, of symbols: [ViewNode], with painter: inout ScenePainter, _ canvas: SceneContext,
    _ outer: SceneContext
  ) {
    var context = outer
    context.apply(ProjectionTransform(mark.state.transform))
    switch mark.content {
    case .fill(let path, let paint, let fill):
      add(.fill(path, fill), paint.style, in: paint.box(path.boundingRect), with: &painter, context)
    case .stroke(let path, let paint, let stroke):
      add(.stroke(path, stroke), paint.style, in: paint.box(path.boundingRect), with: &painter, context)
    case .text(let spans, let paint, let place):
      let block = part.surroundings.block(of: spans)
      let frame = place.frame { block.laidOut(width: nil, height: nil, scale: 3).size }
      draw(block, spans, paint.style, at: frame, paintedIn: paint.box(frame), with: &painter, context)
    case .image(let image, let paint, let place):
      let frame = place.frame { part.surroundings.size(of: image) }
      guard frame.width > 0, frame.height > 0 else { return }
      draw(image, paint.style, at: frame, paintedIn: paint.box(frame), with: &painter, context)
    case .symbol(let number, let place):
      drawSymbol(number, of: symbols, at: place, isPlain: mark.state.isPlain, with: &painter, context)
    case .layer(let marks):
      context.transform = canvas.transform
      drawTogether(with: &painter, context) { painter, inner in
        draw(marks, of: symbols, with: &painter, inner)
      }
    }
  }

  /// Draws a symbol at a place: the view as it stands in the canvas, or laid out anew in a frame of another size.
  private func drawSymbol(
    _ number: Int, of symbols: [ViewNode], at place: CanvasPlace, isPlain: Bool, with painter: inout ScenePainter,
    _ outer: SceneContext
  ) {
    guard children.indices.contains(number), symbols.indices.contains(number) else { return }
    var symbol = children[number]
    let frame = place.frame { symbol.frame.size }
    var origin = symbol.frame.origin
    if frame.size != symbol.frame.size {
      var failure: (any Error)?
      let laid = ViewResolver().symbol(
        symbols[number], number, of: part, in: frame.size, host: &painter.host,
        limits: LayoutLimits.standard.stopped(by: painter.isStopped), failure: &failure)
      if let failure { painter.fail(failure) }
      guard let laid else { return }
      (symbol, origin) = (laid, .zero)
    }
    var context = outer
    context.apply(
      ProjectionTransform(CGAffineTransform(translationX: frame.minX - origin.x, y: frame.minY - origin.y)))
    if isPlain { return symbol.draw(with: &painter, context) }
    drawTogether(with: &painter, context) { painter, inner in symbol.draw(with: &painter, inner) }
  }
}

extension CanvasPaint {
  /// Returns the box of which the places of a gradient are shares.
  fileprivate func box(_ box: CGRect) -> CGRect { isInPoints ? CGRect(x: 0, y: 0, width: 1, height: 1) : box }
}

extension CanvasPlace {
  /// Returns the frame of a thing with an ideal size.
  fileprivate func frame(_ ideal: () -> CGSize) -> CGRect {
    switch self {
    case .frame(let rect): return rect
    case .point(let point, let anchor):
      let size = ideal()
      return CGRect(
        origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size: size)
    }
  }
}
