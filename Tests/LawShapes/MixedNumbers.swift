import SwiftUI

struct MixedNumbers: Shape {
  var amount: Double = 0.3
  var size: CGFloat = 40
  var scale: Float = 1.7
  var count: Int = 4

  func path(in rect: CGRect) -> Path {
    let a: Double = size * amount
    let b: CGFloat = amount + size
    let c = sqrt(amount) * size
    let d = pow(size, 2) / CGFloat(count)
    let e = CGFloat(scale) * 10
    let f = hypot(rect.width, Double(count))
    let whole = Int(a.rounded()) + Int(b)
    let remainder = rect.width.truncatingRemainder(dividingBy: 37)
    var path = Path()
    path.move(to: CGPoint(x: a, y: b))
    path.addLine(to: CGPoint(x: c, y: d))
    path.addQuadCurve(to: CGPoint(x: Double(e), y: f), control: CGPoint(x: whole, y: count))
    path.addLine(to: CGPoint(x: remainder, y: floor(a) + ceil(b) - abs(c - d)))
    path.addLine(to: CGPoint(x: max(a, b, 3), y: min(size, rect.height)))
    path.addLine(to: CGPoint(x: CGFloat(count) * 0.5, y: CGFloat(whole / count)))
    return path
  }
}
