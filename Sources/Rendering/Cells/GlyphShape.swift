import Foundation
import PlainText
import ShapeGeometry

/// A part of a character that is drawn without a font, in the units of `SVGDrawing.cell`.
enum GlyphShape {
  /// A rectangle; a coordinate that is nil is 0.
  case rect(x: Double?, y: Double?, width: Double, height: Double)
  case circle(x: Double, y: Double, radius: Double)
  /// An outline as SVG's path data.
  case outline(String)

  /// The shape as an element of SVG.
  var element: String {
    switch self {
    case .rect(let x, let y, let width, let height):
      let place = [("x", x), ("y", y)].map { name, value in value.map { " \(name)=\"\(shortest($0))\"" } ?? "" }
      return "<rect\(place.joined()) width=\"\(shortest(width))\" height=\"\(shortest(height))\"/>"
    case .circle(let x, let y, let radius):
      return "<circle cx=\"\(shortest(x))\" cy=\"\(shortest(y))\" r=\"\(shortest(radius))\"/>"
    case .outline(let data): return "<path d=\"\(data)\"/>"
    }
  }

  /// Adds the shape to a path.
  func add(to path: inout Path) {
    switch self {
    case .rect(let x, let y, let width, let height):
      path.addRect(CGRect(x: x ?? 0, y: y ?? 0, width: width, height: height))
    case .circle(let x, let y, let radius):
      path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    case .outline(let data):
      guard let outline = try? Path(svg: data) else { preconditionFailure("'\(data)' is no path data") }
      path.addPath(outline)
    }
  }
}
