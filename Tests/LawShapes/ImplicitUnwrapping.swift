import SwiftUI

private func seven() -> Double! { 7 }

/// Optionals that are unwrapped where no optional goes.
struct ImplicitUnwrapping: Shape {
  var inset: CGFloat! = 3

  private struct Plan {
    var corner: CGPoint!
    var count: Int! = 4
    var widths: [CGFloat]! = [1, 2, 3]
    var step: ((Int) -> Int)! = { $0 + 1 }
  }

  private func doubled(_ value: CGFloat!) -> CGFloat { value * 2 }

  func path(in rect: CGRect) -> Path {
    var plan = Plan(corner: CGPoint(x: 1, y: 2))
    plan.corner.x += inset
    plan.widths.append(4)
    plan.widths[0] = 9
    var sum: CGFloat = plan.widths[1] + plan.widths.reduce(0, +)
    for width in plan.widths { sum += width }
    var depth: Double! = 3
    depth += 1
    depth = depth * 2
    let plain: Double = depth
    let kept = plan.count
    let isFour = plan.count == 4
    let late: CGRect!
    late = rect
    let isOn: Bool! = true
    if isOn, depth != nil, let depth { sum += depth }
    if !isOn { sum += 1000 }
    let most = max(depth, 3)
    let next = plan.step(2)
    let far: CGFloat = seven() + depth
    var path = Path()
    path.move(to: plan.corner)
    path.addLine(to: CGPoint(x: sum, y: plain))
    path.addLine(to: CGPoint(x: CGFloat(kept ?? 0), y: isFour ? late.midX : 0))
    path.addLine(to: CGPoint(x: most, y: -depth))
    path.addLine(to: CGPoint(x: CGFloat(next), y: doubled(inset)))
    path.addLine(to: CGPoint(x: far, y: inset))
    return path
  }
}
