import Foundation
import ShapeGeometry

/// A part of a symbol, on a grid of 24 by 24 units.
///
/// A symbol has a plain form, of lines, and a filled one. Symbols without a body look alike in both.
enum SymbolPart: Sendable {
  /// A line in both forms.
  case line(SymbolFigure)
  /// A closed figure: its edge in the plain form, its inside in the filled one.
  case body(SymbolFigure)
  /// A line, which is cut out of the bodies in the filled form.
  case mark(SymbolFigure)
  /// An area in both forms.
  case area(SymbolFigure)
  /// An area, which is cut out of the bodies in the filled form.
  case dot(SymbolFigure)
  /// A closed line, whose inside is cut out of the bodies in the filled form.
  case ring(SymbolFigure)
  /// A part of the second level: hierarchical symbols show it fainter.
  indirect case second(SymbolPart)

  /// True for a figure that the filled form shows as an area.
  var isBody: Bool {
    switch self {
    case .body: true
    case .second(let part): part.isBody
    default: false
    }
  }
}

/// The outline of a part of a symbol.
enum SymbolFigure: Sendable, ExpressibleByStringLiteral {
  /// The data of an SVG path.
  case data(String)
  /// A circle by its centre and its radius.
  case circle(CGFloat, CGFloat, CGFloat)
  /// A rounded rectangle by its upper left corner, its size and the radius of its corners.
  case box(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)

  init(stringLiteral data: String) { self = .data(data) }

  /// The figure as a path; empty if its data are broken.
  var path: Path {
    switch self {
    case .data(let data): return (try? Path(svg: data)) ?? Path()
    case .circle(let x, let y, let radius):
      return Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    case .box(let x, let y, let width, let height, let radius):
      let rect = CGRect(x: x, y: y, width: width, height: height)
      return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
    }
  }
}
