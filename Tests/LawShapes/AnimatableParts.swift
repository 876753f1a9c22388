import SwiftUI

struct AnimatableParts: Shape {
  var start = CGPoint(x: 0.2, y: 0.3)
  var anchor = UnitPoint(x: 0.5, y: 1)
  var turn = Angle(degrees: 15)

  var animatableData: AnimatablePair<CGPoint.AnimatableData, AnimatablePair<UnitPoint.AnimatableData, Double>> {
    get { AnimatablePair(start.animatableData, AnimatablePair(anchor.animatableData, turn.animatableData)) }
    set {
      start.animatableData = newValue.first
      anchor.animatableData = newValue.second.first
      turn.animatableData = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var moved = self
    var data = animatableData
    data.scale(by: 1.25)
    data.first.first -= 0.05
    moved.animatableData = data
    let length = AnimatablePair<CGFloat, Double>.zero.magnitudeSquared + data.magnitudeSquared / 1000
    var frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    frame.animatableData.second.first = 9
    return Path { path in
      for shape in [self, moved] {
        path.move(to: CGPoint(x: rect.minX + shape.start.x * rect.width, y: rect.minY + shape.start.y * rect.height))
        path.addLine(
          to: CGPoint(x: rect.minX + shape.anchor.x * rect.width, y: rect.maxY + CGFloat(shape.turn.radians)))
      }
      path.addRect(CGRect(x: rect.minX, y: rect.minY, width: CGFloat(length), height: frame.width))
    }
  }
}
