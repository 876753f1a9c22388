import SwiftUI

/// A rectangle that may be divided into four.
private indirect enum Region<Mark> {
  case whole(Mark?)
  case divided(Region, Region, Region, Region)

  init(dividing depth: Int, around target: CGPoint, in frame: CGRect, _ mark: (CGRect) -> Mark) {
    guard depth > 0, frame.contains(target) else {
      self = .whole(depth % 2 == 0 ? mark(frame) : nil)
      return
    }
    let parts = frame.quarters.map { Region(dividing: depth - 1, around: target, in: $0, mark) }
    self = .divided(parts[0], parts[1], parts[2], parts[3])
  }

  func visit(_ body: (Mark) -> Void) {
    switch self {
    case .whole(let mark?): body(mark)
    case .whole(nil): return
    case .divided(let a, let b, let c, let d):
      for part in [a, b, c, d] { part.visit(body) }
    }
  }

  func map<Other>(_ transform: (Mark) -> Other) -> Region<Other> {
    switch self {
    case .whole(let mark): .whole(mark.map(transform))
    case .divided(let a, let b, let c, let d):
      .divided(a.map(transform), b.map(transform), c.map(transform), d.map(transform))
    }
  }
}

extension CGRect {
  fileprivate var quarters: [CGRect] {
    let size = CGSize(width: width / 2, height: height / 2)
    return [(minX, minY), (midX, minY), (minX, midY), (midX, midY)].map {
      CGRect(origin: CGPoint(x: $0.0, y: $0.1), size: size)
    }
  }
}

/// A chain of values, the last one first.
private enum Chain<Value: Hashable>: Hashable {
  case end
  indirect case link(Value, Chain)

  mutating func push(_ value: Value) { self = .link(value, self) }

  mutating func pop() -> Value? {
    guard case .link(let value, let rest) = self else { return nil }
    self = rest
    return value
  }

  var count: Int {
    var (count, rest) = (0, self)
    while case .link(_, let next) = rest {
      count += 1
      rest = next
    }
    return count
  }
}

/// A quadtree around a point, and a chain of numbers.
struct RegionTrees: Shape {
  var depth = 4
  var target = UnitPoint(x: 0.3, y: 0.6)

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let point = CGPoint(x: rect.minX + target.x * rect.width, y: rect.minY + target.y * rect.height)
    let tree = Region(dividing: depth, around: point, in: rect) { $0.insetBy(dx: 1, dy: 1) }
    tree.visit { path.addRect($0) }
    tree.map { CGPoint(x: $0.midX, y: $0.midY) }.visit { center in
      path.move(to: center)
      path.addLine(to: point)
    }

    var chain = Chain<Int>.end
    for number in 1...9 { chain.push(number * number) }
    let copy = chain
    path.move(to: rect.origin)
    while let number = chain.pop() { path.addLine(to: CGPoint(x: number, y: chain.count)) }
    path.addLine(to: CGPoint(x: copy.count, y: chain == .end ? 1 : 0))
    let known: Set<Chain<Int>> = [.end, .link(1, .end), .link(1, .end), .link(1, .link(2, .end)), copy]
    path.addLine(to: CGPoint(x: known.count, y: known.contains(.link(1, .link(2, .end))) ? 1 : 0))
    path.addLine(to: CGPoint(x: known.contains(.link(2, .link(1, .end))) ? 1 : 0, y: copy == chain ? 1 : 0))
    return path
  }
}
