import SwiftUI

/// A drawing program in words.
struct StringPatterns: Shape {
  var program = "right down right up close"
  var mode: String = "wide"

  func path(in rect: CGRect) -> Path {
    let step: CGFloat
    switch mode {
    case "wide": step = rect.width / 3
    case "narrow", "tight": step = rect.width / 6
    case let other where other.isEmpty: step = 0
    case let other: step = CGFloat(other.count)
    }
    var path = Path()
    var p = CGPoint(x: rect.minX, y: rect.midY)
    path.move(to: p)
    for word in program.split(separator: " ") {
      switch word {
      case "right": p.x += step
      case "left": p.x -= step
      case "up": p.y -= step
      case "down": p.y += step
      case "close":
        path.closeSubpath()
        continue
      case _ where word.hasPrefix("r"): p = rect.origin
      default: break
      }
      path.addLine(to: p)
    }
    switch (mode, program.isEmpty) {
    case ("wide", false): path.addRect(rect)
    case (_, true): path.addEllipse(in: rect)
    case ("a"..<"n", _): path.addEllipse(in: rect.insetBy(dx: 1, dy: 1))
    default: path.addLine(to: .zero)
    }
    if case "narrow" = mode { path.addLine(to: rect.origin) }
    return path
  }
}
