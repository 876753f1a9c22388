import SwiftUI

/// Steps and functions in single precision, which round at other places than those of Double.
struct FloatStrides: Shape {
  var step: Double = 0.1

  func path(in rect: CGRect) -> Path {
    var path = Path()
    var row = 0.0
    func add(_ value: Float) {
      path.addRect(CGRect(x: CGFloat(value), y: row, width: 1, height: 1))
      row += 1
    }
    for value in stride(from: Float(0), to: 1, by: Float(step)) { add(value) }
    for value in stride(from: Float(1), through: 0, by: -0.25) { add(value) }
    for value in Array(stride(from: Float(-1), through: 1, by: 1 / 3)) { add(value) }
    for value in stride(from: Int8(120), through: -120, by: -60) { add(Float(value)) }
    for value in stride(from: UInt8(3), to: 20, by: 6) { add(Float(value)) }
    for value in stride(from: CGFloat(0), through: 1, by: 0.1) { add(Float(value)) }
    let x = Float(step) + 0.25
    let made: [Float] = [
      sin(x), cos(x), tan(x), asin(x), acos(x), atan(x), exp(x), log(x), log2(x), log10(x), sqrt(x), cbrt(x), floor(x),
      ceil(x), round(x), trunc(x), pow(x, 2.5), atan2(x, 3), hypot(x, 4), fmod(x, 0.2), fmin(x, 1), fmax(x, 1),
      copysign(x, -1), sinh(x), cosh(x), tanh(x),
    ]
    for value in made { add(value) }
    if let whole = Float(exactly: 3), let half = Double(exactly: Float(0.5)), let size = Float(exactly: 0.25) {
      path.addRect(CGRect(x: CGFloat(whole), y: half, width: CGFloat(size), height: Double(exactly: 7) ?? 0))
    }
    if Float(exactly: 0.1) == nil, Float(exactly: 1 << 40 + 1) == nil, Double(exactly: Int.max) == nil { add(1) }
    return path
  }
}
