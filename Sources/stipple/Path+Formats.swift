import Foundation
import PlaygroundCore
import ShapeGeometry

extension Path {
  /// Whether every coordinate is a finite number.
  var isFinite: Bool {
    elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }

  /// The path as the `d` attribute of an SVG path (SVG 2, 9.3), in shape space.
  var svg: String {
    elements.map { element in
      let numbers = element.points.map { "\(shortest($0.x)) \(shortest($0.y))" }
      return ([element.svgCommand] + numbers).joined(separator: " ")
    }.joined(separator: " ")
  }
}

extension Path.Element {
  /// The element's points in the order in which they are written: control points, then the end.
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

  fileprivate var svgCommand: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadCurve: "Q"
    case .curve: "C"
    case .closeSubpath: "Z"
    }
  }
}
