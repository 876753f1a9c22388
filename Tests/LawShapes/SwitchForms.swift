// swift-format-ignore-file: UseLetInEveryBoundCaseVariable

import SwiftUI

struct SwitchForms: Shape {
  enum Kind {
    case dot(radius: CGFloat)
    case line(CGPoint, CGPoint)
    case nothing
  }

  var limit = 9

  private func kind(_ i: Int, _ rect: CGRect) -> Kind {
    switch i {
    case 0: return .nothing
    case 1, 2: return .dot(radius: CGFloat(i) * 3)
    case 3..<6:
      return .line(CGPoint(x: rect.minX, y: rect.minY + CGFloat(i)), CGPoint(x: rect.maxX, y: rect.maxY - CGFloat(i)))
    case let n where n % 2 == 0: return .dot(radius: CGFloat(n))
    default: return .line(.zero, rect.origin)
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for i in 0...limit {
      switch kind(i, rect) {
      case .dot(let radius):
        path.addEllipse(in: CGRect(x: rect.midX - radius, y: rect.midY - radius, width: radius * 2, height: radius * 2))
      case let .line(a, b):
        path.move(to: a)
        path.addLine(to: b)
      case .nothing:
        break
      }
    }
    switch (rect.width > rect.height, limit) {
    case (true, _): path.addRect(rect)
    case (false, 9): path.addEllipse(in: rect)
    default: path.closeSubpath()
    }
    return path
  }
}
