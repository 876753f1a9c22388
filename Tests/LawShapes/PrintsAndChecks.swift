import SwiftUI

struct PrintsAndChecks: Shape {
  /// 1...9
  var steps = 3

  func path(in rect: CGRect) -> Path {
    assert(steps > 0, "no steps")
    precondition(steps < 100)
    var path = Path()
    path.move(to: rect.origin)
    for step in 0..<steps {
      let x = rect.minX + rect.width * CGFloat(step + 1) / CGFloat(steps)
      #if DEBUG_SHAPES
        print("step \(step) at \(x)")
        debugPrint(path)
      #endif
      path.addLine(to: CGPoint(x: x, y: step % 2 == 0 ? rect.maxY : rect.minY))
    }
    guard steps != 77 else { fatalError("seventy-seven") }
    return path
  }
}
