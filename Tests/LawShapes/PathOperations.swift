import SwiftUI

struct PathOperations: Shape {
  var progress: CGFloat = 0.6

  func path(in rect: CGRect) -> Path {
    let circle = Path(ellipseIn: rect)
    let square = Path(rect.insetBy(dx: rect.width / 5, dy: rect.height / 8)).offsetBy(dx: rect.width / 3, dy: 0)
    var path = circle.union(square)
    path.addPath(circle.subtracting(square))
    path.addPath(circle.intersection(square).trimmedPath(from: 0.1, to: progress))
    path.addPath(square.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .bevel)))
    path.addPath(Path(circle.cgPath.union(square.cgPath)))
    path.addPath(circle.strokedPath(.init(lineWidth: 2, dash: [10, 4], dashPhase: 3)))
    if path.contains(CGPoint(x: rect.midX, y: rect.midY)) {
      path.addRect(path.boundingRect)
    }
    return path
  }
}
