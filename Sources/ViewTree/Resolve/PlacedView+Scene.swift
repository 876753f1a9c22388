import Foundation
import ShapeGeometry

extension PlacedView {
  /// The drawing of the view and of all views in it.
  public var scene: Scene {
    var scene = Scene()
    draw(into: &scene, SceneContext())
    return scene
  }

  /// The effects of the views around a mark.
  fileprivate struct SceneContext {
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    var clips: [SceneItem.Clip] = []
    var masks: [Scene] = []

    /// Applies a transform around a point, before those that are there already.
    mutating func apply(_ inner: CGAffineTransform, around point: CGPoint) {
      transform = CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(inner)
        .concatenating(CGAffineTransform(translationX: point.x, y: point.y)).concatenating(transform)
    }
  }

  fileprivate func draw(into scene: inout Scene, _ context: SceneContext) {
    var context = context
    switch part.drawing {
    case .effect(let modifier):
      guard apply(modifier, to: &context, &scene) else { return }
      if case .background = modifier, children.count == 2 {
        children[1].draw(into: &scene, context)
        return children[0].draw(into: &scene, context)
      }
      if case .mask = modifier {
        children.first?.draw(into: &scene, context)
      } else {
        drawChildren(into: &scene, context)
      }
    case .shape(let shape, let layers): draw(shape, layers, into: &scene, context)
    case .style(let style):
      add(.fill(Path(frame), FillStyle()), style, into: &scene, context)
    case .divider:
      let separator = SystemColor.separator.resolved(isDark: part.surroundings.colors.isDark)
      add(.fill(Path(frame), FillStyle()), .color(Color(.fixed(separator))), into: &scene, context)
    case .text(let block, let spans): draw(block, spans, into: &scene, context)
    case .image:
      // A picture that is not there: its outline.
      let outline = Path(roundedRect: frame.insetBy(dx: 1, dy: 1), cornerRadius: min(frame.width, frame.height) / 6)
      add(.stroke(outline, StrokeStyle(lineWidth: 1)), .foreground(level: 0), into: &scene, context)
    case .nothing: drawChildren(into: &scene, context)
    }
  }

  /// Draws the views in this one in the order of their `zIndex`.
  private func drawChildren(into scene: inout Scene, _ context: SceneContext) {
    let order = children.indices.sorted { one, other in
      let (a, b) = (children[one].zIndex, children[other].zIndex)
      return a == b ? one < other : a < b
    }
    for index in order { children[index].draw(into: &scene, context) }
  }

  private var zIndex: Double {
    if case .effect(.zIndex(let value)) = part.drawing { return value }
    return children.count == 1 && part.drawing != .nothing ? children[0].zIndex : 0
  }

  /// Takes over the effect of a modifier; returns false if nothing of the view is drawn.
  private func apply(_ modifier: Modifier, to context: inout SceneContext, _ scene: inout Scene) -> Bool {
    func anchor(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
    }
    switch modifier {
    case .offset(let size): context.apply(CGAffineTransform(translationX: size.width, y: size.height), around: .zero)
    case .rotation(let angle, let unit):
      context.apply(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), around: anchor(unit))
    case .scale(let size, let unit):
      // A factor of 0 would lose the direction of everything in the view.
      func factor(_ value: CGFloat) -> CGFloat { value == 0 ? 1e-5 : value }
      context.apply(CGAffineTransform(scaleX: factor(size.width), y: factor(size.height)), around: anchor(unit))
    case .transform(let transform): context.apply(transform, around: frame.origin)
    case .opacity(let value): context.opacity *= value.isNaN ? 1 : min(max(value, 0), 1)
    case .hidden: return false
    case .clip(let shape, let style):
      guard let path = path(of: shape, &scene) else { return false }
      context.clips.append(.init(path: path.applying(context.transform), isEvenOdd: style.isEOFilled))
    case .mask:
      guard children.count == 2 else { return false }
      var mask = Scene()
      children[1].draw(into: &mask, SceneContext(transform: context.transform))
      context.masks.append(mask)
    default: break
    }
    return true
  }

  /// Returns the path of a shape in the view's frame; nil if the program's code fails.
  private func path(of shape: ShapeValue, _ scene: inout Scene) -> Path? {
    do {
      return try shape.path(CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
    } catch {
      scene.failure = scene.failure ?? SceneFailure(message: "\(error)")
      return nil
    }
  }

  private func draw(
    _ shape: ShapeValue, _ layers: [ShapeLayer], into scene: inout Scene, _ context: SceneContext
  ) {
    guard let path = path(of: shape, &scene) else { return }
    for layer in layers {
      switch layer {
      case .fill(let style, let fill): add(.fill(path, fill), style, into: &scene, context)
      case .stroke(let style, let stroke): add(.stroke(path, stroke), style, into: &scene, context)
      }
    }
  }

  private func draw(_ block: TextBlock, _ spans: [TextSpan], into scene: inout Scene, _ context: SceneContext) {
    let laid = block.laidOut(width: frame.width, height: frame.height, scale: 3)
    for line in laid.lines {
      for piece in line.pieces {
        let font = block.runs[piece.run].font.scaled(by: laid.scaleFactor)
        let start = CGPoint(x: frame.minX + piece.x, y: frame.minY + line.baseline)
        let mark = SceneItem.Mark.text(piece.text, font, at: start, width: piece.width)
        add(mark, spans[piece.run].style ?? .foreground(level: 0), into: &scene, context)
        func rule(at height: CGFloat) {
          let bar = CGRect(x: start.x, y: start.y + height, width: piece.width, height: max(font.size / 16, 1 / 3))
          add(
            .fill(Path(bar), FillStyle()), spans[piece.run].style ?? .foreground(level: 0), into: &scene, context)
        }
        if spans[piece.run].isUnderlined { rule(at: font.size / 10) }
        if spans[piece.run].isStruckThrough { rule(at: -font.size * 0.26) }
      }
    }
  }

  private func add(_ mark: SceneItem.Mark, _ style: ViewStyle, into scene: inout Scene, _ context: SceneContext) {
    scene.items.append(
      SceneItem(
        mark: mark, paint: part.surroundings.paint(style, in: frame), transform: context.transform,
        opacity: context.opacity, clips: context.clips, masks: context.masks, identity: part.identity,
        offset: part.offset))
  }
}
