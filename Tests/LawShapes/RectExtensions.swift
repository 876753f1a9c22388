import SwiftUI

extension CGRect {
  fileprivate var centre: CGPoint { CGPoint(x: midX, y: midY) }
  fileprivate var breadth: CGFloat { Swift.min(width, height) }
  fileprivate var radius: CGFloat { breadth / 2 }
  fileprivate var topLeading: CGPoint { origin }
  fileprivate var bottomTrailing: CGPoint { .init(x: maxX, y: maxY) }

  fileprivate init(center: CGPoint, size: CGSize) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  fileprivate static func circle(center: CGPoint, radius: CGFloat) -> CGRect {
    CGRect(center: center, size: CGSize(width: radius * 2, height: radius * 2))
  }

  fileprivate subscript(point: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * point.x, y: minY + height * point.y)
  }

  fileprivate var centeredSquare: Self { Self(center: centre, size: .init(width: breadth, height: breadth)) }

  fileprivate mutating func shrink(_ factor: CGFloat) { self = insetBy(dx: width * factor, dy: height * factor) }
}

extension CGPoint {
  fileprivate init(unitPoint: UnitPoint, in rect: CGRect) { self = rect[unitPoint] }
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
  fileprivate static func inCircle(_ angle: Angle, for rect: CGRect, margin: CGFloat = 0) -> CGPoint {
    .init(
      x: rect.midX + (rect.radius - margin) * cos(angle.radians),
      y: rect.midY + (rect.radius - margin) * sin(angle.radians))
  }
}

extension CGFloat {
  fileprivate static let golden: CGFloat = (1 + sqrt(5)) / 2
}

struct RectExtensions: Shape {
  var anchor: UnitPoint = .init(x: 0.3, y: 0.8)

  func path(in rect: CGRect) -> Path {
    var path = Path(ellipseIn: .circle(center: rect.centre, radius: rect.radius / .golden))
    var square = rect.centeredSquare
    square.shrink(0.1)
    path.addRect(square)
    path.move(to: rect.topLeading)
    path.addLine(to: rect[anchor])
    path.addLine(to: CGPoint(unitPoint: .bottomTrailing, in: square))
    path.addLine(to: .inCircle(.degrees(30), for: rect, margin: 3))
    path.addLine(to: CGPoint(x: rect.centre.distance(to: rect.bottomTrailing), y: square.breadth))
    return path
  }
}
