import SwiftUI

enum ArrowDirection: CaseIterable {
  case up, down
  case left
  case right

  var angle: Angle {
    switch self {
    case .up: return .degrees(0)
    case .right: return .degrees(90)
    case .down: return .degrees(180)
    case .left: return .degrees(-90)
    }
  }

  var isHorizontal: Bool { self == .left || self == .right }
}

struct DirectionArrow: Shape {
  var direction: ArrowDirection = .right
  var second = ArrowDirection.down

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for each in [direction, second] {
      var arrow = Path()
      arrow.move(to: CGPoint(x: 0, y: -rect.height / 2))
      arrow.addLine(to: CGPoint(x: rect.width / 4, y: each.isHorizontal ? 0 : 5))
      arrow.addLine(to: CGPoint(x: -rect.width / 4, y: 0))
      arrow.closeSubpath()
      let turn = CGAffineTransform(rotationAngle: CGFloat(each.angle.radians))
      path.addPath(arrow, transform: turn.concatenating(.init(translationX: rect.midX, y: rect.midY)))
    }
    return path
  }
}
