import Foundation
import ShapeGeometry

extension LivingView {
  /// Returns the view as it is seen at a moment: with the values that are shown then, within the effects of its
  /// transition. No code of the program runs.
  func presented(at moment: Double) -> PlacedView {
    var part = part
    if let drawing { part = part.moved(to: drawing.shown(at: moment)) }
    if let shape { part = part.reshaped(to: shape.shown(at: moment)) }
    var view = PlacedView(
      part: part, frame: shownFrame(at: moment), children: children.map { $0.presented(at: moment) },
      former: former.map { $0.presented(at: moment) })
    for passage in passage {
      guard let modifier = passage.effect.moved(to: passage.attribute.shown(at: moment)).modifier else { continue }
      var part = part
      part.name = "transition"
      part.drawing = .effect(modifier)
      view = PlacedView(part: part, frame: view.frame, children: [view])
    }
    return view
  }

  private func shownFrame(at moment: Double) -> CGRect {
    guard let shown = moving?.shown(at: moment), shown.count == 4 else { return frame }
    let numbers = shown.map { CGFloat($0) }
    // The lines of a text are those of the place where it arrives.
    if case .text = part.drawing {
      let (dx, dy) = (numbers[2] - frame.width, numbers[3] - frame.height)
      return CGRect(
        origin: CGPoint(x: numbers[0] + dx / 2, y: numbers[1] + dy / 2), size: frame.size)
    }
    return CGRect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
  }
}
