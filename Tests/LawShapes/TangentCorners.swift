import SwiftUI

struct TangentCorners: Shape {
  var tl: CGFloat = 10
  var tr: CGFloat = 20
  var bl: CGFloat = 0
  var br: CGFloat = 500

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let w = rect.size.width
    let h = rect.size.height
    let tr = min(min(self.tr, h / 2), w / 2)
    let tl = min(min(self.tl, h / 2), w / 2)
    let bl = min(min(self.bl, h / 2), w / 2)
    let br = min(min(self.br, h / 2), w / 2)
    path.move(to: CGPoint(x: w / 2.0, y: 0))
    path.addLine(to: CGPoint(x: w - tr, y: 0))
    path.addArc(
      center: CGPoint(x: w - tr, y: tr), radius: tr, startAngle: Angle(degrees: -90), endAngle: Angle(degrees: 0),
      clockwise: false)
    path.addLine(to: CGPoint(x: w, y: h - br))
    path.addArc(tangent1End: CGPoint(x: w, y: h), tangent2End: CGPoint(x: 0, y: h), radius: br)
    path.addLine(to: CGPoint(x: bl, y: h))
    path.addArc(tangent1End: CGPoint(x: 0, y: h), tangent2End: .zero, radius: bl)
    path.addLine(to: CGPoint(x: 0, y: tl))
    path.addArc(
      center: CGPoint(x: tl, y: tl), radius: tl, startAngle: Angle(degrees: 180), endAngle: Angle(degrees: 270),
      clockwise: false)
    path.closeSubpath()
    return path
  }
}
