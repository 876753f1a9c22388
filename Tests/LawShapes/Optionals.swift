import SwiftUI

struct Optionals: Shape {
  var inset: CGFloat? = nil
  var center: CGPoint? = CGPoint(x: 20, y: 30)

  private func radius(for rect: CGRect) -> CGFloat? {
    guard rect.width > 10 else { return nil }
    return rect.width / 4
  }

  func path(in rect: CGRect) -> Path {
    let margin = inset ?? 4
    var path = Path(rect.insetBy(dx: margin, dy: margin))
    if let center, let radius = radius(for: rect), radius < 100 {
      path.addArc(center: center, radius: radius, startAngle: .zero, endAngle: .radians(2), clockwise: false)
    } else if path.isEmpty {
      return Path()
    } else {
      path.addLine(to: rect.origin)
    }
    let x = center?.x ?? rect.midX
    path.addLine(to: CGPoint(x: x, y: path.currentPoint?.y ?? 0))
    guard let here = path.currentPoint else { return path }
    path.addLine(to: CGPoint(x: here.x + 1, y: center!.y))
    return path
  }
}
