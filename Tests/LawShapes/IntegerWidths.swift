import SwiftUI

struct IntegerWidths: Shape {
  var sides: UInt = 7
  var skip: Int32 = 3

  /// The low bits of a linear congruential generator.
  func noise(_ count: Int) -> [CGFloat] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24)
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let random = noise(Int(sides))
    var index: UInt = 0
    for i in 0..<sides {
      index = (index + UInt(skip)) % sides
      let angle = Double(index) / Double(sides) * 2 * .pi
      let radius = (0.6 + 0.4 * random[Int(i)]) * min(rect.width, rect.height) / 2
      let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    var byte: UInt8 = 250
    byte &+= 10
    let small = Int8(truncatingIfNeeded: 200)
    let mask: UInt16 = 0b1010_0110
    for bit: UInt16 in 0...7 where mask & (1 << bit) != 0 {
      path.addRect(CGRect(x: rect.minX + CGFloat(bit) * 2, y: rect.minY, width: CGFloat(byte), height: 1))
    }
    path.addRect(
      CGRect(
        x: Double(small) / 10, y: Double((-7).magnitude), width: Double(Int64(12).signum() + 1),
        height: Double(UInt8(clamping: 300).nonzeroBitCount)))
    if let exact = UInt8(exactly: 77), UInt8(exactly: 777) == nil { path.move(to: CGPoint(x: Int(exact), y: 0)) }
    return path
  }
}
