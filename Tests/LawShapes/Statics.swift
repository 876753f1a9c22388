import SwiftUI

enum Metrics {
  static let margin: CGFloat = 6
  static let golden = (1 + sqrt(5)) / 2
  static func inset(_ rect: CGRect) -> CGRect { rect.insetBy(dx: margin, dy: margin) }
}

struct Statics: Shape {
  static let defaultRadius: CGFloat = 9
  private static var doubled: CGFloat { defaultRadius * 2 }
  static func ring(_ rect: CGRect, _ radius: CGFloat = doubled) -> Path {
    Path(ellipseIn: CGRect(x: rect.midX - radius, y: rect.midY - radius, width: radius * 2, height: radius * 2))
  }

  var radius: CGFloat = Statics.defaultRadius

  func path(in rect: CGRect) -> Path {
    var path = Path(Metrics.inset(rect))
    path.addPath(Self.ring(rect))
    path.addPath(Statics.ring(rect, radius))
    path.addLine(to: CGPoint(x: rect.width / Metrics.golden, y: Self.defaultRadius))
    return path
  }
}
