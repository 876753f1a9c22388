import SwiftUI

enum Combination {
  case union, cut, common, both
}

/// Two generic shapes combined by a path operation.
struct Combined<First, Second>: Shape where First: Shape, Second: Shape {
  var first: First
  var second: Second
  var how: Combination = .cut

  func path(in rect: CGRect) -> Path {
    let a = first.path(in: rect)
    let b = second.path(in: rect.insetBy(dx: rect.width * 0.2, dy: rect.height * 0.1))
    switch how {
    case .union: return a.union(b)
    case .cut: return a.subtracting(b)
    case .common: return a.intersection(b)
    case .both: return a.symmetricDifference(b)
    }
  }
}

extension Shape {
  func cutting<Other: Shape>(_ other: Other) -> Combined<Self, Other> {
    Combined(first: self, second: other)
  }
}

struct CombinedShapes: Shape {
  var turn: Double = 30

  func path(in rect: CGRect) -> Path {
    var path = Rectangle().cutting(Circle()).path(in: rect)
    path.addPath(Ellipse().cutting(Rectangle().rotation(.degrees(turn))).offset(x: 4).path(in: rect))
    let nested = Combined(
      first: Combined(first: Circle(), second: Capsule(), how: .both), second: RoundedRectangle(cornerRadius: 6),
      how: .union)
    path.addPath(nested.path(in: rect))
    return path
  }
}
