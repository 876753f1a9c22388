import Foundation
import PlainText
import ShapeGeometry
import ViewTree

// Colours, gradients and texts.

extension SVGWriter {
  /// The number of sectors for a whole turn of an angular gradient.
  private static let sectors = 240

  /// Returns the attributes of a plain colour, each with a space before it.
  func fill(of color: ResolvedColor) -> String {
    let opacity = min(max(color.opacity, 0), 1)
    return " fill=\"\(hex(color))\"" + (opacity < 1 ? " fill-opacity=\"\(number(CGFloat(opacity), digits: 4))\"" : "")
  }

  func hex(_ color: ResolvedColor) -> String {
    let bytes = color.shares.map { share in
      let byte = Int((share * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + bytes.joined()
  }

  /// Returns the element of an area with a mark's paint. `make` is passed the attributes and returns the element.
  mutating func painted(
    _ area: Area, _ item: SceneItem, _ opacity: String, _ make: (String) -> String
  ) -> String {
    switch item.paint {
    case .color(let color): return make(fill(of: color) + opacity + area.transform)
    case .linear(let gradient, let start, let end):
      guard start != end, start.isFinite, end.isFinite, let ends = gradient.ends else {
        return make(fill(of: gradient.color(at: 1)) + opacity + area.transform)
      }
      func place(_ share: Double) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * CGFloat(share), y: start.y + (end.y - start.y) * CGFloat(share))
      }
      let (from, to) = (place(ends.lowerBound), place(ends.upperBound))
      let stops = stops(of: gradient) { ($0 - ends.lowerBound) / (ends.upperBound - ends.lowerBound) }
      let name = define { [self] in
        """
        <linearGradient id="\($0)" gradientUnits="userSpaceOnUse" x1="\(number(from.x))" y1="\(number(from.y))" \
        x2="\(number(to.x))" y2="\(number(to.y))">\(stops)</linearGradient>
        """
      }
      return make(" fill=\"url(#\(name))\"" + opacity + area.transform)
    case .radial(let gradient, let center, let from, let to, let ratio):
      let stops = stops(of: gradient, center, from, to)
      guard let stops, ratio > 0 else {
        return make(fill(of: gradient.color(at: 1)) + opacity + area.transform)
      }
      let turn =
        ratio == 1
        ? ""
        : " gradientTransform=\"matrix(1 0 0 \(number(ratio, digits: 7)) 0 \(number(center.y * (1 - ratio))))\""
      let name = define { [self] in
        """
        <radialGradient id="\($0)" gradientUnits="userSpaceOnUse" cx="\(number(center.x))" cy="\(number(center.y))" \
        r="\(number(stops.radius))"\(turn)>\(stops.text)</radialGradient>
        """
      }
      return make(" fill=\"url(#\(name))\"" + opacity + area.transform)
    case .angular(let gradient, let center, let start, let end):
      guard center.isFinite else { return make(fill(of: gradient.color(at: 0)) + opacity + area.transform) }
      return sectors(of: area, gradient, center, start, end, opacity, make)
    case .image(let pattern): return painted(area, with: pattern, opacity, make)
    case .mesh(let mesh): return painted(area, with: mesh, opacity, make)
    case .material(let material):
      account.lose(.material)
      return make(fill(of: material.color) + opacity + area.transform)
    }
  }

  /// Returns the stops of a gradient with the mixes between them; `offset` gives the offset of a place.
  private func stops(of gradient: ResolvedGradient, _ offset: (Double) -> Double) -> String {
    gradient.samples.map { stop(offset($0.place), $0.color) }.joined()
  }

  private func stop(_ offset: Double, _ color: ResolvedColor) -> String {
    let opacity = min(max(color.opacity, 0), 1)
    let part = opacity < 1 ? " stop-opacity=\"\(number(CGFloat(opacity), digits: 4))\"" : ""
    return "<stop offset=\"\(number(CGFloat(offset), digits: 6))\" stop-color=\"\(hex(color))\"\(part)/>"
  }

  /// Returns the stops of a radial gradient from its centre to its largest circle; nil if that has no radius.
  private func stops(
    of gradient: ResolvedGradient, _ center: CGPoint, _ from: CGFloat, _ to: CGFloat
  ) -> (text: String, radius: CGFloat)? {
    guard center.isFinite, let samples = gradient.samples(gradient.samples, from: from, to: to) else { return nil }
    let radius = samples[samples.count - 1].place
    return (samples.map { stop($0.place / radius, $0.color) }.joined(), CGFloat(radius))
  }

  /// Returns the sectors of an angular gradient, cut to the area.
  private mutating func sectors(
    of area: Area, _ gradient: ResolvedGradient, _ center: CGPoint, _ start: Angle, _ end: Angle, _ opacity: String,
    _ make: (String) -> String
  ) -> String {
    let plain = make("")
    let clip = define { "<clipPath id=\"\($0)\">\(plain)</clipPath>" }
    let radius = AngularSector.radius(from: center, around: area.box)
    var sectors = AngularSector.sectors(of: gradient, from: start, to: end, count: Self.sectors)
    // Those that can be seen through would be darker where they overlap.
    let isOpaque = sectors.allSatisfy { $0.color.opacity >= 1 }
    if isOpaque { sectors = AngularSector.overlapping(sectors) }
    let parts = sectors.map { sector in
      let data = sector.outline(around: center, radius: radius, from: start).svgPathData(precision: precision)
      return "<path d=\"\(data)\"\(fill(of: sector.color))/>"
    }
    let edges = isOpaque ? "" : " shape-rendering=\"crispEdges\""
    // Readers may cut each sector for itself unless the group is drawn apart: their edges would add up.
    return """
      <g style="isolation:isolate" clip-path="url(#\(clip))"\(edges)\(opacity)\(area.transform)>\(parts.joined())</g>
      """
  }

  /// Returns the element of a text on one line, as wide as SwiftUI sets it, from behind its name and its paint on.
  func element(of text: String, _ font: TextFont, at start: CGPoint, width: CGFloat) -> String {
    var style = " font-family=\"\(font.design.families)\" font-size=\"\(number(font.size))\""
    let weight = font.weightInCSS
    if weight != 400 { style += " font-weight=\"\(weight)\"" }
    if font.isItalic { style += " font-style=\"italic\"" }
    if font.smallCaps.lower { style += " font-variant=\"small-caps\"" }
    return """
       x="\(number(start.x))" y="\(number(start.y))" textLength="\(number(width))" \
      lengthAdjust="spacingAndGlyphs" xml:space="preserve"\(style)>\(text.asMarkup)</text>
      """
  }
}

extension TextFont {
  /// The weight as a number of CSS.
  fileprivate var weightInCSS: Int {
    let steps: [(CGFloat, Int)] = [
      (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600), (0.48, 700), (0.59, 800),
    ]
    return steps.first { weight < $0.0 }?.1 ?? 900
  }
}

extension TextFont.Design {
  /// Fonts with such letters, the likeliest first.
  fileprivate var families: String {
    switch self {
    case .standard: "SF Pro Text, Inter, Helvetica Neue, Arial, DejaVu Sans, sans-serif"
    case .serif: "New York, Georgia, DejaVu Serif, serif"
    case .rounded: "SF Pro Rounded, Nunito, Helvetica Neue, Arial, DejaVu Sans, sans-serif"
    case .monospaced: "SF Mono, Menlo, DejaVu Sans Mono, monospace"
    }
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
