import Foundation
import TestSupport

@testable import ShapeGeometry

/// Kinds of operands that are known to break boolean operations, each drawn at random.
enum BooleanFamily: String, CaseIterable, Sendable {
  case shapes, curves, latticePoints, turnedCopies, shiftedCopies, scaledCopies, tangentCircles, sameCurves, sharedCurve
  case sharedLine, slivers, curvedSlivers, loopsAndCusps, manyCircles, farAway, degenerate, degeneratePairs
  case manySegments, dividedCopies, kissingCurves, linesThroughOnePoint, nearCopies

  /// Two operands.
  func operands(_ g: inout SeededGenerator) -> (Path, Path) {
    switch self {
    case .shapes, .curves, .latticePoints, .loopsAndCusps, .manyCircles, .degenerate, .manySegments:
      return (path(&g), path(&g))
    case .turnedCopies:
      let shape = anyShape(&g)
      return (shape, shape.turned(by: tiny(&g)))
    case .shiftedCopies:
      let shape = anyShape(&g)
      let shift = point(100 * tiny(&g), 100 * tiny(&g))
      return (shape, shape.moved { $0 + shift })
    case .scaledCopies:
      let shape = anyShape(&g)
      let scale = 1 + tiny(&g)
      return (shape, shape.moved { point(50, 50) + ($0 - point(50, 50)) * scale })
    case .tangentCircles:
      let (r, s) = (CGFloat.random(in: 10...50, using: &g), CGFloat.random(in: 10...50, using: &g))
      let gap = [-1, 0, 1].randomElement(using: &g).map { CGFloat($0) * 50 * tiny(&g) } ?? 0
      let distance = (Bool.random(using: &g) ? r + s : abs(r - s)) + gap
      let angle = CGFloat.random(in: 0...6, using: &g)
      return (oval(0, 0, r, r), oval(distance * cos(angle), distance * sin(angle), s, s, turned: angle))
    case .sameCurves:
      let shape = anyShape(&g)
      var copy = Bool.random(using: &g) ? shape.subdivided(&g) : shape
      if Bool.random(using: &g) { copy = copy.started(at: Int.random(in: 0...5, using: &g)) }
      return (shape, Bool.random(using: &g) ? copy.backwards : copy)
    case .sharedCurve:
      let curve = PathSegment.cubic(anywhere(&g), anywhere(&g), anywhere(&g), anywhere(&g))
      return (onPart(of: curve, &g), onPart(of: curve, &g))
    case .sharedLine:
      let line = PathSegment.line(anywhere(&g), anywhere(&g))
      return (onPart(of: line, &g), onPart(of: line, &g))
    case .slivers:
      let height = 100 * pow(10, CGFloat.random(in: -8 ... -1, using: &g))
      let y = CGFloat.random(in: 20...80, using: &g)
      let angle = CGFloat.random(in: 0...3, using: &g)
      let second = y + height * CGFloat.random(in: -1...1, using: &g)
      return (rectangle(0, y, 100, height).turned(by: angle), rectangle(0, second, 100, height).turned(by: angle))
    case .curvedSlivers:
      let (from, to) = (anywhere(&g), anywhere(&g))
      let (c, d) = (anywhere(&g), anywhere(&g))
      func sliver(_ g: inout SeededGenerator) -> Path {
        let shift = point(100 * tiny(&g, downTo: -8), 100 * tiny(&g, downTo: -8))
        return Path { path in
          path.move(to: from)
          path.addCurve(to: to, control1: c, control2: d)
          path.addCurve(to: from, control1: d + shift, control2: c + shift)
          path.closeSubpath()
        }
      }
      return (sliver(&g), sliver(&g))
    case .degeneratePairs:
      let scale: CGFloat = Bool.random(using: &g) ? 1e-30 : 1
      return (withoutArea(&g).moved { $0 * scale }, Bool.random(using: &g) ? withoutArea(&g) : simple(&g))
    case .dividedCopies:
      let shape = anyShape(&g)
      let copy = shape.subdivided(&g).started(at: Int.random(in: 0...5, using: &g))
      let shift = point(100 * tiny(&g), 100 * tiny(&g))
      return (shape, (Bool.random(using: &g) ? copy.backwards : copy).moved { $0 + shift })
    case .kissingCurves:
      return kissing(&g)
    case .nearCopies:
      return (copies(&g), Bool.random(using: &g) ? copies(&g) : simple(&g))
    case .linesThroughOnePoint:
      let centre = anywhere(&g)
      func fan(_ g: inout SeededGenerator) -> Path {
        polygon(
          (0..<Int.random(in: 2...6, using: &g)).flatMap { _ -> [CGPoint] in
            let arm = anywhere(&g) - point(50, 50)
            return [centre + arm, centre - arm * CGFloat.random(in: 0.2...1, using: &g)]
          })
      }
      return (fan(&g), fan(&g))
    case .farAway:
      let away = pow(10, CGFloat.random(in: 3...6, using: &g))
      let angle = CGFloat.random(in: 0...6, using: &g)
      let (a, b) = (anyShape(&g), anyShape(&g))
      let place = { (p: CGPoint) in p / 100 + point(away * cos(angle), away * sin(angle)) }
      return (a.moved(place), b.moved(place))
    }
  }

  /// One operand.
  func path(_ g: inout SeededGenerator) -> Path {
    switch self {
    case .latticePoints: Self.drawn(Int.random(in: 1...7, using: &g), &g) { lattice(&$0) }
    case .loopsAndCusps: loop(&g)
    case .manyCircles:
      (0..<12).reduce(Path()) { path, index in
        let angle = CGFloat(index) * .pi / 6 + CGFloat.random(in: 0...0.1, using: &g)
        return path.with(oval(50 + 30 * cos(angle), 50 + 30 * sin(angle), 30, 30))
      }
    case .degenerate: degenerate(&g)
    case .manySegments:
      polygon(
        (0..<40).map { index in
          let angle = 2 * .pi * CGFloat(index) / 40
          let radius = CGFloat.random(in: 25...50, using: &g)
          return point(50 + radius * cos(angle), 50 + radius * sin(angle))
        })
    case .curves: Self.drawn(Int.random(in: 1...5, using: &g), &g) { anywhere(&$0) }
    default: simple(&g)
    }
  }

  /// Up to eight copies of one shape in one path, each moved, turned or scaled a little from the last one.
  private func copies(_ g: inout SeededGenerator) -> Path {
    let shape = anyShape(&g)
    let apart = tiny(&g, downTo: -9)
    let kind = Int.random(in: 0...3, using: &g)
    let direction = CGFloat.random(in: 0...6, using: &g)
    return (0..<Int.random(in: 2...8, using: &g)).reduce(Path()) { path, number in
      let away = apart * CGFloat(number)
      let copy =
        switch kind {
        case 0: shape.moved { $0 + point(100 * away * cos(direction), 100 * away * sin(direction)) }
        case 1: shape.turned(by: away)
        case 2: shape.moved { point(50, 50) + ($0 - point(50, 50)) * (1 + away) }
        default: shape.moved { $0 + point(away * CGFloat.random(in: -50...50, using: &g), 30 * away) }
        }
      return path.with(Int.random(in: 0...5, using: &g) == 0 ? copy.backwards : copy)
    }
  }

  private func tiny(_ g: inout SeededGenerator, downTo exponent: CGFloat = -13) -> CGFloat {
    pow(10, CGFloat.random(in: exponent ... -1, using: &g))
  }

  private func anywhere(_ g: inout SeededGenerator) -> CGPoint {
    point(CGFloat.random(in: 0...100, using: &g), CGFloat.random(in: 0...100, using: &g))
  }

  private func lattice(_ g: inout SeededGenerator) -> CGPoint {
    point(CGFloat(Int.random(in: 0...8, using: &g)), CGFloat(Int.random(in: 0...8, using: &g)))
  }

  private func anyShape(_ g: inout SeededGenerator) -> Path {
    Bool.random(using: &g) ? simple(&g) : Self.drawn(4, &g) { anywhere(&$0) }
  }

  private func simple(_ g: inout SeededGenerator) -> Path {
    let place = anywhere(&g)
    let (a, b) = (CGFloat.random(in: 10...50, using: &g), CGFloat.random(in: 10...50, using: &g))
    switch Int.random(in: 0...4, using: &g) {
    case 0: return oval(place.x, place.y, a, b, turned: CGFloat.random(in: 0...3, using: &g))
    case 1: return oval(place.x, place.y, a, b)
    case 2: return rectangle(place.x, place.y, a, b)
    case 3: return roundedRectangle(place.x, place.y, a + 20, b + 20, radius: 8)
    default: return polygon((0..<5).map { _ in anywhere(&g) })
    }
  }

  private static func drawn(
    _ count: Int, _ g: inout SeededGenerator, _ place: (inout SeededGenerator) -> CGPoint
  ) -> Path {
    var path = Path()
    path.move(to: place(&g))
    for _ in 0..<count {
      switch Int.random(in: 0...3, using: &g) {
      case 0: path.addLine(to: place(&g))
      case 1: path.addQuadCurve(to: place(&g), control: place(&g))
      default: path.addCurve(to: place(&g), control1: place(&g), control2: place(&g))
      }
    }
    path.closeSubpath()
    return path
  }

  private func onPart(of segment: PathSegment, _ g: inout SeededGenerator) -> Path {
    let part = segment.piece(
      from: CGFloat.random(in: 0...0.5, using: &g), to: CGFloat.random(in: 0.5...1, using: &g))
    let side = Bool.random(using: &g) ? part : part.reversed
    return Path { path in
      path.move(to: side.start)
      path.append(side.element)
      path.addLine(to: anywhere(&g))
      path.closeSubpath()
    }
  }

  private func loop(_ g: inout SeededGenerator) -> Path {
    let (a, b) = (anywhere(&g), anywhere(&g))
    return Path { path in
      path.move(to: a)
      switch Int.random(in: 0...4, using: &g) {
      case 0: path.addCurve(to: b, control1: a, control2: b)
      case 1: path.addCurve(to: b, control1: b, control2: a)
      case 2: path.addCurve(to: a, control1: b, control2: anywhere(&g))
      case 3: path.addCurve(to: b, control1: point(b.x, b.y + 40), control2: point(a.x, a.y + 40))
      default: path.addCurve(to: point(a.x + 10, a.y), control1: a + point(60, 50), control2: a + point(-50, 50))
      }
      path.addLine(to: anywhere(&g))
      path.closeSubpath()
    }
  }

  /// Two curved shapes that touch with the same tangent, and at times with the same curvature.
  private func kissing(_ g: inout SeededGenerator) -> (Path, Path) {
    let (a, b, c, d) = (anywhere(&g), anywhere(&g), anywhere(&g), anywhere(&g))
    let joint = PathSegment.cubic(a, b, c, d).piece(from: 0, to: CGFloat.random(in: 0.3...1, using: &g))
    func shape(_ curve: PathSegment, _ g: inout SeededGenerator) -> Path {
      let middle = anywhere(&g)
      return Path { path in
        path.move(to: curve.start)
        path.append(curve.element)
        path.addLine(to: middle)
        path.closeSubpath()
      }
    }
    guard case .cubic(let p0, let p1, let p2, let p3) = joint else { return (Path(), Path()) }
    let stretch = CGFloat.random(in: 0.5...2, using: &g)
    let other =
      Bool.random(using: &g)
      ? PathSegment.cubic(p0, p0 + (p1 - p0) * stretch, anywhere(&g), anywhere(&g))
      : .cubic(p0, p1, p2, p3 + point(CGFloat.random(in: -20...20, using: &g), 9))
    return (shape(joint, &g), shape(other, &g))
  }

  /// A path whose contours enclose nothing.
  private func withoutArea(_ g: inout SeededGenerator) -> Path {
    let (a, b, c) = (anywhere(&g), anywhere(&g), anywhere(&g))
    switch Int.random(in: 0...5, using: &g) {
    case 0: return Path()
    case 1: return polygon([a, a])
    case 2: return polygon([a, b, a.mixed(with: b, at: 0.3), b])
    case 3: return polygon([a, a, b, b, c, b])
    case 4:
      return Path { path in
        path.move(to: a)
        path.addCurve(to: b, control1: c, control2: c)
        path.addCurve(to: a, control1: c, control2: c)
      }
    default:
      return Path { path in
        path.move(to: a)
        path.addQuadCurve(to: a, control: b)
        path.addCurve(to: a, control1: a, control2: a)
      }
    }
  }

  private func degenerate(_ g: inout SeededGenerator) -> Path {
    let (a, b) = (anywhere(&g), anywhere(&g))
    switch Int.random(in: 0...5, using: &g) {
    case 0: return Path()
    case 1: return Path { $0.move(to: a) }
    case 2: return polygon([a, b])
    case 3:
      return Path { path in
        path.move(to: a)
        path.addCurve(to: b, control1: a.mixed(with: b, at: 1.7), control2: a.mixed(with: b, at: -0.6))
        path.addLine(to: anywhere(&g))
        path.closeSubpath()
      }
    case 4: return polygon([a, a, a])
    default: return simple(&g).moved { $0 * 1e-30 }
    }
  }
}
