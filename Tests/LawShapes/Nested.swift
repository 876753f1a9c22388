import SwiftUI

enum Icons {
  struct Gear: Shape {
    struct Tooth {
      let width: Angle
      let height: CGFloat
    }

    var teeth: Int = 8
    var tooth = Tooth(width: .degrees(20), height: 9)

    func path(in rect: CGRect) -> Path {
      let outer = min(rect.width, rect.height) / 2
      let inner = outer - tooth.height
      let center = CGPoint(x: rect.midX, y: rect.midY)
      let step = Angle(degrees: 360.0 / Double(teeth))

      func point(_ angle: Angle, _ radius: CGFloat) -> CGPoint {
        CGPoint(x: center.x + cos(CGFloat(angle.radians)) * radius, y: center.y + sin(CGFloat(angle.radians)) * radius)
      }

      return Path { p in
        p.move(to: point(.zero, inner))
        for i in 0..<teeth {
          let base = step * Double(i)
          p.addLine(to: point(base + tooth.width * 0.25, outer))
          p.addLine(to: point(base + tooth.width * 0.75, outer))
          p.addLine(to: point(base + tooth.width, inner))
          p.addArc(
            center: center, radius: inner, startAngle: base + tooth.width, endAngle: base + step, clockwise: false)
        }
        p.closeSubpath()
      }
    }
  }
}

extension Icons {
  struct Cross: Shape {
    var thickness: CGFloat = 0.3
    func path(in rect: CGRect) -> Path {
      let t = rect.width * thickness
      var path = Path(CGRect(x: rect.midX - t / 2, y: rect.minY, width: t, height: rect.height))
      path.addRect(CGRect(x: rect.minX, y: rect.midY - t / 2, width: rect.width, height: t))
      return path
    }
  }
}
