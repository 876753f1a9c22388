// Cuts a keyhole out of a plate and prints it as SVG path data.

import Foundation
import ShapeGeometry

/// A plate that is given by nothing but public declarations.
struct Plate: Shape {
  var cornerRadius: CGFloat

  func path(in rect: CGRect) -> Path {
    let bow = Path(ellipseIn: CGRect(x: rect.midX - 10, y: rect.midY - 15, width: 20, height: 20))
    let bit = Path(CGRect(x: rect.midX - 4, y: rect.midY, width: 8, height: 18))
    return Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular).subtracting(bow.union(bit))
  }
}

let plate = Plate(cornerRadius: 8).path(in: CGRect(x: 0, y: 0, width: 80, height: 60))
print(plate.svgPathData(precision: 2))
print(plate.contains(CGPoint(x: 40, y: 30)), plate.contains(CGPoint(x: 5, y: 30)))
