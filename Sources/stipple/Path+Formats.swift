import Foundation
import PlainText
import PlaygroundCore
import ShapeGeometry

extension Path {
  /// True if every coordinate is a finite number.
  var isFinite: Bool {
    elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }
}

extension Path.Element {
  /// The element's points in the order in which they are written: control points, then the end point.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }

  /// The element as JSON: `op`, and its points as pairs of numbers.
  var json: JSON {
    .object([
      ("op", .string(operation)),
      ("points", .array(points.map { .array([.number($0.x), .number($0.y)]) })),
    ])
  }

  private var operation: String {
    switch self {
    case .move: "move"
    case .line: "line"
    case .quadCurve: "quad"
    case .curve: "curve"
    case .closeSubpath: "close"
    }
  }
}
