import SwiftUI

private typealias TwinOf<T> = (first: T, second: T)
private typealias Table<Value> = [String: Value]
private typealias PointMap = (CGPoint) -> CGPoint
private typealias Segment = TwinOf<CGPoint>

struct GenericAliases: Shape {
  typealias AnimatableData = AnimatablePair<CGFloat, Double>
  typealias Weights = [CGFloat]

  var width: CGFloat = 4
  var turn = 0.3
  var weights: Weights = [1, 2, 3]

  var animatableData: AnimatableData {
    get { AnimatableData(width, turn) }
    set { (width, turn) = (newValue.first, newValue.second) }
  }

  private func map(_ points: [CGPoint], _ maps: PointMap...) -> [CGPoint] {
    points.map { point in maps.reduce(point) { $1($0) } }
  }

  func path(in rect: CGRect) -> Path {
    let segments: [Segment] = [
      (rect.origin, CGPoint(x: rect.maxX, y: rect.midY)), (first: .zero, second: CGPoint(x: width, y: width)),
    ]
    let sizes: Table<CGFloat> = ["a": 3, "b": width]
    let shift: PointMap = { CGPoint(x: $0.x + width, y: $0.y) }
    let spin: PointMap = { [turn] p in
      CGPoint(x: p.x * cos(turn) - p.y * sin(turn), y: p.x * sin(turn) + p.y * cos(turn))
    }
    var path = Path()
    for segment in segments { path.addLines(map([segment.first, segment.second], shift, spin)) }
    path.addLine(to: CGPoint(x: sizes["b"]!, y: weights.reduce(0, +)))
    return path
  }
}
