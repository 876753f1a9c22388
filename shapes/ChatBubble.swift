import SwiftUI

/// A speech bubble: a rounded body that fills the rectangle, and an arrow with a curved tip below it, in one outline.
///
/// The arrow hangs out of the rectangle, so that a text's bubble is simply its background.
struct ChatBubble: Shape {
  /// The radius of the body's corners in points, 0...60 step 1
  var cornerRadius: CGFloat = 16

  /// The height of the arrow, and its width where the body leaves room for it, in points, 0...60 step 1
  var arrowSize: CGFloat = 26

  /// How much of either side of the arrow gives way to the curve at its tip, in points, 0...40 step 1
  var arcLength: CGFloat = 10

  /// Where the arrow stands: 0 at the leading corner, 0.5 in the middle, 1 at the trailing corner. 0...1
  var arrowOffsetFraction: CGFloat = 0.25

  /// How far the tip leans, in halves of the arrow's width: -1 leading, 1 trailing. -1...1
  var lean: CGFloat = -0.6

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(arrowOffsetFraction, lean) }
    set { (arrowOffsetFraction, lean) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    let body = Path(roundedRect: rect, cornerRadius: radius)
    return body.union(arrow(below: rect, radius))
  }

  /// The arrow below the lower edge, between its corners; it begins within the body, since the corners flatten out gently.
  private func arrow(below rect: CGRect, _ radius: CGFloat) -> Path {
    let room = rect.width - 2 * radius
    let width = min(arrowSize, room)
    guard width > 0 else { return Path() }
    let x = rect.minX + radius + (room - width) * arrowOffsetFraction
    let top = rect.maxY - radius / 2
    let start = CGPoint(x: x, y: rect.maxY)
    let end = CGPoint(x: x + width, y: rect.maxY)
    let tip = CGPoint(x: x + width / 2 + lean * width / 2, y: rect.maxY + arrowSize)
    return Path { path in
      path.move(to: CGPoint(x: start.x, y: top))
      path.addLine(to: start)
      path.addLine(to: tip.moved(toward: start, by: arcLength))
      path.addQuadCurve(to: tip.moved(toward: end, by: arcLength), control: tip)
      path.addLine(to: end)
      path.addLine(to: CGPoint(x: end.x, y: top))
      path.closeSubpath()
    }
  }
}

extension CGPoint {
  /// The point at a distance on the way to another one, and no further than two thirds of it.
  fileprivate func moved(toward other: CGPoint, by distance: CGFloat) -> CGPoint {
    let length = hypot(other.x - x, other.y - y)
    let fraction = min(distance / length, 2 / 3)
    return CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

struct ChatBubble_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 32) {
      Text("Does it need a Mac?")
        .padding(16)
        .background(ChatBubble().stroke(.gray, lineWidth: 2))
      Text("No, any terminal will do.")
        .foregroundColor(.white)
        .padding(16)
        .background(ChatBubble(arrowOffsetFraction: 0.9, lean: 0.7).fill(.blue))
    }
    .padding(24)
  }
}
