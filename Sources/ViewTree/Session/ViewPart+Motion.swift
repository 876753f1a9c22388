import Foundation
import ShapeGeometry

extension ViewPart {
  /// The numbers of the part's drawing that an animation moves, apart from its frame and from a shape's data.
  struct Motion: Equatable {
    var numbers: [Double] = []
    /// The part with paints whose colours are known, whose numbers they are.
    var pinned: Drawing

    /// True if the numbers of both mean the same.
    func movesLike(_ other: Motion) -> Bool {
      guard numbers.count == other.numbers.count, !numbers.isEmpty else { return false }
      switch (pinned, other.pinned) {
      case (.shape(_, let one), .shape(_, let other)):
        return one.count == other.count && zip(one, other).allSatisfy { $0.movesLike($1) }
      case (.style(let one), .style(let other)): return one.movesLike(other)
      case (.text(_, let one), .text(_, let other)):
        return one.count == other.count
          && zip(one, other).allSatisfy { a, b in
            switch (a.style, b.style) {
            case (let a?, let b?): a.movesLike(b)
            case (nil, nil): true
            default: false
            }
          }
      case (.effect(let one), .effect(let other)): return one.name == other.name
      default: return false
      }
    }
  }

  /// The numbers of the drawing that an animation moves; nil if there are none.
  var motion: Motion? {
    switch drawing {
    case .shape(let shape, let layers):
      let layers = layers.isEmpty ? [.fill(.foreground(level: 0), FillStyle())] : layers
      let pinned = layers.map { $0.pinned(in: surroundings) }
      return Motion(numbers: pinned.flatMap(\.motionVector), pinned: .shape(shape, pinned))
    case .style(let style):
      guard let pinned = surroundings.pinned(style) else { return nil }
      return Motion(numbers: pinned.motionVector, pinned: .style(pinned))
    case .text(let block, let spans):
      var pinned = spans
      for index in pinned.indices {
        pinned[index].style = surroundings.pinned(spans[index].style ?? .foreground(level: 0)) ?? spans[index].style
      }
      return Motion(numbers: pinned.flatMap { $0.style?.motionVector ?? [] }, pinned: .text(block, pinned))
    case .effect(let modifier):
      let numbers = modifier.motionVector(in: surroundings.colors)
      return numbers.isEmpty ? nil : Motion(numbers: numbers, pinned: drawing)
    case .nothing, .image, .divider, .canvas, .cut: return nil
    }
  }

  /// The shape of the part, whose data an animation moves; nil for a part without one.
  var shape: ShapeValue? {
    switch drawing {
    case .shape(let shape, _), .effect(.clip(let shape, _)): shape
    default: nil
    }
  }

  /// Returns the part with other numbers in place of those of its drawing.
  func moved(to numbers: [Double]) -> ViewPart {
    guard let motion else { return self }
    var (result, rest) = (self, numbers[...])
    switch motion.pinned {
    case .shape(let shape, let layers): result.drawing = .shape(shape, layers.map { $0.moved(taking: &rest) })
    case .style(let style): result.drawing = .style(style.moved(taking: &rest))
    case .text(let block, var spans):
      for index in spans.indices { spans[index].style = spans[index].style?.moved(taking: &rest) }
      result.drawing = .text(block, spans)
    case .effect(let modifier): result.drawing = .effect(modifier.moved(to: numbers))
    case .nothing, .image, .divider, .canvas, .cut: break
    }
    return result
  }

  /// Returns the part with other numbers in place of the data of its shape.
  func reshaped(to numbers: [Double]) -> ViewPart {
    var result = self
    switch drawing {
    case .shape(var shape, let layers):
      shape.moved = numbers
      result.drawing = .shape(shape, layers)
    case .effect(.clip(var shape, let style)):
      shape.moved = numbers
      result.drawing = .effect(.clip(shape, style))
    default: break
    }
    return result
  }
}

extension ShapeLayer {
  fileprivate func pinned(in surroundings: ViewSurroundings) -> ShapeLayer {
    switch self {
    case .fill(let style, let fill): .fill(surroundings.pinned(style) ?? style, fill)
    case .stroke(let style, let stroke): .stroke(surroundings.pinned(style) ?? style, stroke)
    }
  }

  fileprivate func movesLike(_ other: ShapeLayer) -> Bool {
    switch (self, other) {
    case (.fill(let one, _), .fill(let other, _)): one.movesLike(other)
    case (.stroke(let one, let first), .stroke(let other, let second)):
      one.movesLike(other) && first.dash.count == second.dash.count
    default: false
    }
  }

  fileprivate var motionVector: [Double] {
    switch self {
    case .fill(let style, _): style.motionVector
    case .stroke(let style, let stroke):
      style.motionVector + ([stroke.lineWidth, stroke.miterLimit, stroke.dashPhase] + stroke.dash).map(Double.init)
    }
  }

  fileprivate func moved(taking rest: inout ArraySlice<Double>) -> ShapeLayer {
    switch self {
    case .fill(let style, let fill): return .fill(style.moved(taking: &rest), fill)
    case .stroke(let style, var stroke):
      let painted = style.moved(taking: &rest)
      func number() -> CGFloat { CGFloat(rest.popFirst() ?? 0) }
      stroke.lineWidth = number()
      stroke.miterLimit = number()
      stroke.dashPhase = number()
      for index in stroke.dash.indices { stroke.dash[index] = number() }
      return .stroke(painted, stroke)
    }
  }
}
