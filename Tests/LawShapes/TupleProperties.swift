import SwiftUI

struct TupleProperties: Shape {
  var (inset, slant): (CGFloat, CGFloat) = (6, 12)
  var (rows, step) = (3, 0.25)

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatableData(inset, slant) }
    set { (inset, slant) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var copy = self
    copy.animatableData = AnimatableData(inset * 2, slant / 2)
    var path = Path()
    for row in 0..<rows {
      let y = rect.minY + rect.height * step * Double(row)
      path.move(to: CGPoint(x: rect.minX + inset, y: y))
      path.addLine(to: CGPoint(x: rect.maxX - copy.inset, y: y + copy.slant))
    }
    return path
  }
}
