import SwiftUI

private protocol HasCenter {
  var center: CGPoint { get }
}

private protocol HasRadius {
  var radius: CGFloat { get }
}

extension HasCenter where Self: HasRadius {
  fileprivate var frame: CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
  }

  fileprivate func grown(by amount: CGFloat) -> Self where Self: Growing {
    Self(center: center, radius: radius + amount)
  }
}

private protocol Growing: HasCenter, HasRadius {
  init(center: CGPoint, radius: CGFloat)
}

private struct Disc: Growing, Equatable {
  let center: CGPoint
  let radius: CGFloat
}

private struct Pin: HasCenter {
  var center: CGPoint
}

extension Sequence where Element: HasCenter {
  fileprivate func centroid() -> CGPoint {
    var (x, y, n) = (CGFloat(0), CGFloat(0), 0)
    for element in self {
      x += element.center.x
      y += element.center.y
      n += 1
    }
    return n == 0 ? .zero : CGPoint(x: x / CGFloat(n), y: y / CGFloat(n))
  }
}

struct ProtocolConstraints: Shape {
  /// 0...9
  var count = 5

  func path(in rect: CGRect) -> Path {
    let discs = (0..<count).map { i in
      Disc(center: CGPoint(x: rect.minX + CGFloat(i) * 9, y: rect.midY), radius: CGFloat(i + 1))
    }
    var path = Path()
    for disc in discs { path.addEllipse(in: disc.grown(by: 2).frame) }
    path.addLine(to: discs.centroid())
    path.addLine(to: [Pin(center: rect.origin), Pin(center: .zero)].centroid())
    drawAll(discs, &path)
    return path
  }

  private func drawAll<S: Sequence>(_ items: S, _ path: inout Path) where S.Element: HasCenter & HasRadius {
    for item in items { path.addRect(item.frame) }
  }
}
