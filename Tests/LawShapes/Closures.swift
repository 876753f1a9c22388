import SwiftUI

struct Closures: Shape {
  var bumps: Int = 6

  func path(in rect: CGRect) -> Path {
    let at: (CGFloat, CGFloat) -> CGPoint = { x, y in
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var calls = 0
    let count = { (by: Int) -> Int in
      calls += by
      return calls
    }
    let wave: (Double) -> Double = { 0.5 + 0.4 * sin($0 * 2 * .pi) }
    func apply(_ times: Int, _ body: (Int) -> Void) {
      for i in 0..<times { body(i) }
    }

    var path = Path()
    path.move(to: at(0, wave(0)))
    apply(bumps) { i in
      let t = Double(i + 1) / Double(bumps)
      path.addQuadCurve(to: at(t, wave(t)), control: at(t - 0.5 / Double(bumps), count(2) % 4 == 0 ? 0 : 1))
    }
    path.addLine(to: CGPoint(x: calls, y: count(1)))
    let close = { (p: inout Path) in p.closeSubpath() }
    close(&path)
    return path
  }
}
