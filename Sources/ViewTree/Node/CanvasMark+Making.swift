import Foundation
import ShapeGeometry

// The making of a canvas, its marks and the states of contexts. SwiftUI's surface calls it, compiled or interpreted.

extension CanvasMark {
  package static func _fill(
    _ path: Path, _ style: ViewStyle, _ isInPoints: Bool, _ fill: FillStyle, _ state: CanvasState
  ) -> CanvasMark {
    CanvasMark(.fill(path, CanvasPaint(style, isInPoints: isInPoints), fill), state)
  }

  package static func _stroke(
    _ path: Path, _ style: ViewStyle, _ isInPoints: Bool, _ stroke: StrokeStyle, _ state: CanvasState
  ) -> CanvasMark {
    CanvasMark(.stroke(path, CanvasPaint(style, isInPoints: isInPoints), stroke), state)
  }

  package static func _text(
    _ text: TextValue, _ style: ViewStyle, _ isInPoints: Bool, _ place: CanvasPlace, _ state: CanvasState
  ) -> CanvasMark {
    CanvasMark(.text(text.spans, CanvasPaint(style, isInPoints: isInPoints), place), state)
  }

  /// Makes the mark of a node of an image.
  package static func _image(
    _ image: ViewNode, _ style: ViewStyle, _ isInPoints: Bool, _ place: CanvasPlace, _ state: CanvasState
  ) -> CanvasMark {
    guard case .image(let value) = image.content else { return CanvasMark(.layer([]), state) }
    return CanvasMark(.image(value, CanvasPaint(style, isInPoints: isInPoints), place), state)
  }

  package static func _symbol(_ number: Int, _ place: CanvasPlace, _ state: CanvasState) -> CanvasMark {
    CanvasMark(.symbol(number, place), state)
  }

  package static func _layer(_ marks: [CanvasMark], _ state: CanvasState) -> CanvasMark {
    CanvasMark(.layer(marks), state)
  }
}

extension CanvasPlace {
  package static func _at(_ point: CGPoint, _ anchor: UnitPoint) -> CanvasPlace { .point(point, anchor: anchor) }
  package static func _in(_ rect: CGRect) -> CanvasPlace { .frame(rect) }
}

extension CanvasState {
  package static func _start() -> CanvasState { CanvasState() }

  package var _transform: CGAffineTransform { transform }
  package var _opacity: Double { opacity }
  package var _blendName: String { blendMode.rawValue }

  private func changed(_ change: (inout CanvasState) -> Void) -> CanvasState {
    var result = self
    change(&result)
    return result
  }

  package func _moved(_ transform: CGAffineTransform) -> CanvasState { changed { $0.transform = transform } }

  /// Returns the state with a transform that is applied before those that are there.
  package func _concatenated(_ inner: CGAffineTransform) -> CanvasState {
    changed { $0.transform = inner.concatenating(transform) }
  }

  package func _faded(_ opacity: Double) -> CanvasState { changed { $0.opacity = opacity } }

  /// Returns the state with a blend mode by its name.
  package func _blended(_ name: String) -> CanvasState {
    changed { $0.blendMode = BlendMode(rawValue: name) ?? .normal }
  }

  /// Returns the state of a layer in the context, which has its place alone.
  package func _inner() -> CanvasState { CanvasState()._moved(transform) }

  package func _clipped(_ path: Path, _ style: FillStyle) -> CanvasState {
    changed { $0.cut(to: .path(path, style, transform)) }
  }

  package func _masked(_ marks: [CanvasMark], _ opacity: Double) -> CanvasState {
    changed { $0.cut(to: .layer(marks, opacity: opacity)) }
  }

  private func filtered(_ kind: Filter.Kind) -> CanvasState {
    changed { $0.filters.append(Filter(kind: kind, transform: transform)) }
  }

  package func _blurred(_ radius: CGFloat, _ isOpaque: Bool) -> CanvasState {
    filtered(.blur(radius: radius, isOpaque: isOpaque))
  }

  package func _shadowed(_ color: Color, _ radius: CGFloat, _ offset: CGSize) -> CanvasState {
    filtered(.shadow(color, radius: radius, offset: offset))
  }

  /// Returns the state with a change of colours by SwiftUI's name, to an extent by a number.
  package func _colored(_ name: String, _ amount: Double) -> CanvasState {
    ColorEffect(name, amount).map { filtered(.colors($0)) } ?? self
  }

  package func _hueTurned(_ angle: Angle) -> CanvasState { filtered(.colors(.hueRotation(angle))) }
  package func _multiplied(_ color: Color) -> CanvasState { filtered(.colors(.multiply(color))) }

  package func _thresholded(_ least: Double, _ most: Double, _ color: Color) -> CanvasState {
    filtered(.alphaThreshold(least: least, most: most, color))
  }
}

extension ViewSurroundings {
  /// Returns the measures of a text in a size, of which a length that is not finite sets no limit: its width, its
  /// height, and the distances of its first and last baseline from its top.
  package func _measures(of text: TextValue, _ width: CGFloat, _ height: CGFloat) -> [CGFloat] {
    func limit(_ length: CGFloat) -> CGFloat? { length < LayoutPass.farthest ? length : nil }
    let laid = block(of: text.spans).laidOut(width: limit(width), height: limit(height), scale: 3)
    return [laid.size.width, laid.size.height, laid.lines.first?.baseline ?? 0, laid.lines.last?.baseline ?? 0]
  }

  /// Returns the width and height of a node of an image.
  package func _measures(ofImage node: ViewNode) -> [CGFloat] {
    guard case .image(let image) = node.content else { return [0, 0] }
    let size = size(of: image)
    return [size.width, size.height]
  }
}
