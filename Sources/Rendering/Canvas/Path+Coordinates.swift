import Foundation
import ShapeGeometry

extension Path {
  /// Returns the path without the subpaths that have a coordinate farther than `limit` from zero, or a NaN.
  package func keepingCoordinates(within limit: CGFloat) -> Path {
    func isWithin(_ point: CGPoint) -> Bool { abs(point.x) <= limit && abs(point.y) <= limit }
    func isWithin(_ element: Element) -> Bool {
      switch element {
      case .move(let end), .line(let end): isWithin(end)
      case .quadCurve(let end, let control): isWithin(end) && isWithin(control)
      case .curve(let end, let control1, let control2): isWithin(end) && isWithin(control1) && isWithin(control2)
      case .closeSubpath: true
      }
    }
    guard !elements.allSatisfy(isWithin) else { return self }
    var result = Path()
    var index = elements.startIndex
    while index < elements.endIndex {
      // A subpath extends from one move to the next.
      let next = elements[(index + 1)...].firstIndex { if case .move = $0 { true } else { false } } ?? elements.endIndex
      let subpath = elements[index..<next]
      if subpath.allSatisfy(isWithin) { for element in subpath { result.draw(element) } }
      index = next
    }
    return result
  }

  /// Adds one element by the method for its kind.
  private mutating func draw(_ element: Element) {
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}
