import SwiftUI

struct Phyllotaxis: Shape {
  /// 0...80
  var count = 40
  var divergence = Angle(degrees: 137.507_764_05)

  func path(in rect: CGRect) -> Path {
    let c = min(rect.width, rect.height) / 2 / (Double(max(count, 1))).squareRoot()
    return (0..<count).lazy
      .map { n -> CGRect in
        let r = c * Double(n).squareRoot()
        let a = divergence.radians * Double(n)
        let size = c * (0.3 + 0.7 * Double(n) / Double(count))
        return CGRect(
          x: rect.midX + r * cos(a) - size / 2, y: rect.midY + r * sin(a) - size / 2, width: size, height: size)
      }
      .reduce(into: Path()) { $0.addEllipse(in: $1) }
  }
}
