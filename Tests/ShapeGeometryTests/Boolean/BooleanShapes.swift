import Foundation
import TestSupport

@testable import ShapeGeometry

// Shapes to combine, drawn by hand.

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

func polygon(_ points: [CGPoint]) -> Path {
  Path { path in
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
  }
}

func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path { rectangle(x, y, side, side) }

func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
  polygon([point(x, y), point(x + width, y), point(x + width, y + height), point(x, y + height)])
}

func oval(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat, turned angle: CGFloat = 0) -> Path {
  let k: CGFloat = 0.5522847498307936
  func at(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
    point(x + u * rx * cos(angle) - v * ry * sin(angle), y + u * rx * sin(angle) + v * ry * cos(angle))
  }
  return Path { path in
    path.move(to: at(1, 0))
    path.addCurve(to: at(0, 1), control1: at(1, k), control2: at(k, 1))
    path.addCurve(to: at(-1, 0), control1: at(-k, 1), control2: at(-1, k))
    path.addCurve(to: at(0, -1), control1: at(-1, -k), control2: at(-k, -1))
    path.addCurve(to: at(1, 0), control1: at(k, -1), control2: at(1, -k))
    path.closeSubpath()
  }
}

func roundedRectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat) -> Path {
  let k = radius * (1 - 0.5522847498307936)
  let (right, bottom) = (x + width, y + height)
  return Path { path in
    path.move(to: point(right, y + height / 2))
    path.addLine(to: point(right, bottom - radius))
    path.addCurve(
      to: point(right - radius, bottom), control1: point(right, bottom - k), control2: point(right - k, bottom))
    path.addLine(to: point(x + radius, bottom))
    path.addCurve(to: point(x, bottom - radius), control1: point(x + k, bottom), control2: point(x, bottom - k))
    path.addLine(to: point(x, y + radius))
    path.addCurve(to: point(x + radius, y), control1: point(x, y + k), control2: point(x + k, y))
    path.addLine(to: point(right - radius, y))
    path.addCurve(to: point(right, y + radius), control1: point(right - k, y), control2: point(right, y + k))
    path.closeSubpath()
  }
}

extension Path {
  /// The path with every point moved by a function.
  func moved(_ place: (CGPoint) -> CGPoint) -> Path {
    var result = Path()
    for element in elements {
      switch element {
      case .move(let end): result.move(to: place(end))
      case .line(let end): result.addLine(to: place(end))
      case .quadCurve(let end, let control): result.addQuadCurve(to: place(end), control: place(control))
      case .curve(let end, let control1, let control2):
        result.addCurve(to: place(end), control1: place(control1), control2: place(control2))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }

  /// The path turned about a point.
  func turned(by angle: CGFloat, about centre: CGPoint = point(50, 50)) -> Path {
    moved { place in
      let arm = place - centre
      return centre + point(arm.x * cos(angle) - arm.y * sin(angle), arm.x * sin(angle) + arm.y * cos(angle))
    }
  }

  /// Every subpath drawn from its end to its start.
  var backwards: Path {
    var result = Path()
    for subpath in subpaths {
      guard let last = subpath.segments.last else { continue }
      result.move(to: last.end)
      for segment in subpath.segments.reversed() { result.append(segment.reversed.element) }
      if subpath.isClosed { result.closeSubpath() }
    }
    return result
  }

  /// Every subpath closed and started at another of its segments.
  func started(at segment: Int) -> Path {
    var result = Path()
    for subpath in subpaths {
      var segments = subpath.segments
      if let last = segments.last, last.end != subpath.start { segments.append(.line(last.end, subpath.start)) }
      guard !segments.isEmpty else { continue }
      let turn = segment % segments.count
      segments = Array(segments[turn...] + segments[..<turn])
      result.move(to: segments[0].start)
      for segment in segments { result.append(segment.element) }
      result.closeSubpath()
    }
    return result
  }

  /// Every segment drawn in two parts.
  func subdivided(_ g: inout SeededGenerator) -> Path {
    var result = Path()
    for subpath in subpaths {
      result.move(to: subpath.start)
      for segment in subpath.segments {
        let (head, tail) = segment.split(at: CGFloat.random(in: 0.1...0.9, using: &g))
        result.append(head.element)
        result.append(tail.element)
      }
      if subpath.isClosed { result.closeSubpath() }
    }
    return result
  }

  /// The length of everything drawn, closing lines included.
  var drawnLength: CGFloat {
    subpaths.flatMap(\.segments).reduce(0) { $0 + $1.arcLength(relativeTolerance: 1e-9) }
  }

  /// The subpaths of this path and the other one.
  func with(_ other: Path) -> Path {
    var result = self
    for element in other.elements { result.append(element) }
    return result
  }

  /// The number of segments that the path draws, closing lines included.
  var segmentCount: Int { subpaths.reduce(0) { $0 + $1.segments.count } }
}
