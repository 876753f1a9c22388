import SwiftUI

extension Path {
  fileprivate init(polygon corners: (CGFloat, CGFloat)..., in rect: CGRect, closed: Bool = true) {
    self.init()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: rect.minX + corner.0 * rect.width, y: rect.minY + corner.1 * rect.height)
      index == 0 ? move(to: point) : addLine(to: point)
    }
    if closed { closeSubpath() }
  }
}

private func largest(_ first: CGFloat, _ others: CGFloat...) -> CGFloat {
  var result = first
  for other in others where other > result { result = other }
  return result
}

struct VariadicPolygon: Shape {
  var notch: CGFloat = 0.2

  func path(in rect: CGRect) -> Path {
    var path = Path(polygon: (0, 0), (1, 0), (1 - notch, 0.5), (1, 1), (0, 1), in: rect)
    path.addPath(Path(polygon: (0.5, 0), (0.5, 1), in: rect, closed: false))
    path.addLine(to: CGPoint(x: largest(1), y: largest(2, 7, notch, 5)))
    path.addLine(to: CGPoint(x: max(1, 2, 3, notch), y: min(4, 3, 2)))
    return path
  }
}
