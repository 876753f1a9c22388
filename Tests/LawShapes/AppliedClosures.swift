import SwiftUI

/// Closures that are called where they are written.
struct AppliedClosures: Shape {
  static let table: [CGFloat] = {
    var all: [CGFloat] = [1, 1]
    while all.count < 9 { all.append(all[all.count - 1] + all[all.count - 2]) }
    return all
  }()

  var size: CGFloat = {
    let base: CGFloat = 4
    return base * 3
  }()

  func path(in rect: CGRect) -> Path {
    let center: CGPoint = {
      CGPoint(x: rect.midX, y: rect.midY)
    }()
    let unit = { () -> CGFloat in
      if rect.width > rect.height { return rect.height / 60 }
      return rect.width / 60
    }()
    let (inner, outer) = { ($0 * 0.5, $0 * 1.5) }(size)
    let wobble = { (a: Double, b: Double) in a * 0.3 + sin(b) }(2, 0.5)
    return {
      var path = Path()
      var angle = Angle.zero
      for n in Self.table {
        path.addArc(
          center: center, radius: n * unit, startAngle: angle, endAngle: angle + .degrees(90), clockwise: false)
        angle += .degrees(90)
      }
      path.addEllipse(in: CGRect(x: center.x, y: center.y, width: inner, height: outer * wobble))
      return path
    }()
  }
}
