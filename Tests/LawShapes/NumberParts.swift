import SwiftUI

/// The parts, neighbours and choices of floating-point numbers.
struct NumberParts: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: Double.minimum(1, 2), y: CGFloat.maximum(3, .nan)))
    path.addLine(to: CGPoint(x: Double.minimumMagnitude(-4, 3), y: Double.maximumMagnitude(-4, 3)))
    for value in [rect.width, -0.1, 12_345.678, CGFloat.leastNormalMagnitude / 4] as [CGFloat] {
      path.addLine(to: CGPoint(x: value.nextUp - value, y: value - value.nextDown))
      path.addLine(to: CGPoint(x: value.significand, y: CGFloat(value.exponent)))
      path.addLine(to: CGPoint(x: value.ulp, y: value.binade))
      path.addLine(to: CGPoint(x: value.isNormal ? 1 : 2, y: value.isSubnormal ? 3 : 4))
      path.addLine(to: CGPoint(x: CGFloat(signOf: -1, magnitudeOf: value), y: value.addingProduct(2, 0.3)))
      path.addLine(to: CGPoint(x: Double(value).bitPattern % 1000 > 500 ? 1 : 2, y: asinh(value)))
      path.addLine(to: CGPoint(x: log1p(abs(value)), y: erf(value) + expm1(min(value, 3))))
    }
    var number = 7.75
    number.formTruncatingRemainder(dividingBy: 2)
    number.addProduct(3, 0.5)
    number.formSquareRoot()
    path.addLine(to: CGPoint(x: number, y: 2))
    number.round(.up)
    path.addLine(to: CGPoint(x: number, y: Double()))
    path.addLine(to: CGPoint(x: CGFloat.signalingNaN.isNaN ? 1 : 2, y: Double.signalingNaN.isSignalingNaN ? 3 : 4))
    path.addLine(to: CGPoint(x: Double.radix, y: Double.significandBitCount + CGFloat.exponentBitCount))
    path.addLine(to: CGPoint(x: 1.0.isLess(than: 2) ? 1 : 2, y: 1.0.isTotallyOrdered(belowOrEqualTo: .nan) ? 3 : 4))
    path.addLine(to: CGPoint(x: Double(Float.maximum(1.5, 2.5).nextUp), y: fdim(5.5, 2)))
    path.addLine(to: CGPoint(x: nextafter(1.0, 2) - 1, y: atanh(0.25) + acosh(2.0) + tgamma(4.5) + logb(10.0)))
    return path
  }
}
