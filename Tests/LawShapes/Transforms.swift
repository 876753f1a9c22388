import SwiftUI

struct Transforms: Shape {
  var angle: Double = 30

  func path(in rect: CGRect) -> Path {
    var unit = Path()
    unit.addEllipse(in: CGRect(x: -0.5, y: -0.5, width: 1, height: 1))
    unit.addRect(CGRect(x: -0.3, y: -0.3, width: 0.6, height: 0.6), transform: .init(rotationAngle: 0.4))

    let place = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .rotated(by: Angle(degrees: angle).radians)
      .scaledBy(x: rect.width, y: rect.height * 0.5)
    var path = unit.applying(place)
    path = path.offsetBy(dx: 4, dy: -2)
    let shear = CGAffineTransform(a: 1, b: 0.2, c: -0.3, d: 1, tx: 5, ty: 6)
    path.addPath(unit, transform: shear.concatenating(place))
    path.addPath(unit, transform: shear.inverted())
    path.addLine(to: rect.origin.applying(shear))
    path.addRect(rect.applying(CGAffineTransform.identity.translatedBy(x: 1, y: 2)))
    return path
  }
}
