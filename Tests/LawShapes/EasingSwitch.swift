import SwiftUI

enum Easing: Int, CaseIterable {
  case linear, quadIn, quadOut, bounce

  var curve: (Double) -> Double {
    switch self {
    case .linear: { $0 }
    case .quadIn: { $0 * $0 }
    case .quadOut: { 1 - ($0 - 1) * ($0 - 1) }
    case .bounce:
      { t in
        let a = if t < 0.5 { t * 2 } else { 2 - t * 2 }
        return switch a {
        case ..<0.3: a
        case 0.3..<0.6: 0.6 - a
        default: a * a
        }
      }
    }
  }

  static prefix func ! (e: Easing) -> Easing { e.next }
  var next: Easing { Easing(rawValue: (rawValue + 1) % Self.allCases.count)! }
}

/// `if` and `switch` as expressions, and functions as their results.
struct EasingSwitch: Shape {
  var easing: Easing = .bounce

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for each in [easing, easing.next, !(easing.next)] {
      let curve = each.curve
      for i in 0...10 {
        let t = Double(i) / 10
        let p = CGPoint(x: rect.minX + rect.width * t, y: rect.maxY - rect.height * curve(t))
        if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
      }
    }
    let names = Easing.allCases.map { easing in
      switch easing {
      case .linear: "l"
      case .quadIn, .quadOut: "quad"
      case .bounce: "b\(easing.rawValue)"
      }
    }
    path.addRect(CGRect(x: 0, y: 0, width: names.joined().count, height: names.map(\.count).max() ?? 0))
    return path
  }
}
