import Foundation
import Testing

@testable import ShapeGeometry

extension Path.Element {
  /// The element's letter in a description, and its points with the end last.
  var parts: (letter: String, points: [CGPoint]) {
    switch self {
    case .move(let end): ("m", [end])
    case .line(let end): ("l", [end])
    case .quadCurve(let end, let control): ("q", [control, end])
    case .curve(let end, let control1, let control2): ("c", [control1, control2, end])
    case .closeSubpath: ("h", [])
    }
  }
}

/// Expects the same elements, with coordinates that differ by `tolerance` at most.
func expect(
  _ path: Path, draws expected: String, within tolerance: CGFloat = 1e-6,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let wanted = try #require(Path(expected), "malformed expectation", sourceLocation: sourceLocation)
  expect(path, equals: wanted, within: tolerance, sourceLocation: sourceLocation)
}

/// Expects the same elements, with coordinates that differ by `tolerance` at most.
func expect(
  _ path: Path, equals wanted: Path, within tolerance: CGFloat = 1e-6, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let (a, b) = (path.elements.map(\.parts), wanted.elements.map(\.parts))
  let difference = zip(a, b).flatMap { zip($0.points, $1.points) }.map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }
  let isNear = a.map(\.letter) == b.map(\.letter) && difference.allSatisfy { $0 <= tolerance }
  #expect(isNear, comment ?? "\(path) is not \(wanted)", sourceLocation: sourceLocation)
}

/// Expects rectangles whose edges differ by `tolerance` at most.
func expect(
  _ rect: CGRect, equals wanted: CGRect, within tolerance: CGFloat, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let differences = [
    rect.minX - wanted.minX, rect.minY - wanted.minY, rect.maxX - wanted.maxX, rect.maxY - wanted.maxY,
  ]
  let isNear = rect == wanted || differences.allSatisfy { abs($0) <= tolerance }
  #expect(isNear, comment ?? "\(rect) is not \(wanted)", sourceLocation: sourceLocation)
}
