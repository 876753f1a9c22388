import Foundation
import ShapeGeometry

extension Path {
  /// The same closed contours drawn the other way around.
  var turned: Path {
    var result = Path()
    var contour: [Path.Element] = []
    for element in elements {
      if case .move = element {
        result.addTurned(contour)
        contour = []
      }
      contour.append(element)
    }
    result.addTurned(contour)
    return result
  }

  /// Adds a contour that starts with a move, from its last point to its first.
  private mutating func addTurned(_ contour: [Path.Element]) {
    guard let last = contour.last(where: { $0.end != nil })?.end else { return }
    move(to: last)
    for index in contour.indices.dropFirst().reversed() {
      guard let end = contour[index - 1].end else { continue }
      switch contour[index] {
      case .line: addLine(to: end)
      case .quadCurve(_, let control): addQuadCurve(to: end, control: control)
      case .curve(_, let control1, let control2): addCurve(to: end, control1: control2, control2: control1)
      case .move, .closeSubpath: break
      }
    }
    closeSubpath()
  }
}

extension Path.Element {
  /// The point that the element leads to; nil for a close.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
}
