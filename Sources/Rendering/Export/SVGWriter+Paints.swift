import Foundation
import PlainText
import ShapeGeometry
import ViewTree

// Colours, gradients and texts.

extension SVGWriter {
  /// The number of colours that are mixed ahead between two stops.
  private static let mixes = 16
  /// The number of sectors for a whole turn of an angular gradient.
  private static let sectors = 240

  /// Returns the attributes of a plain colour, each with a space before it.
  func fill(of color: ResolvedColor) -> String {
    let opacity = min(max(color.opacity, 0), 1)
    return " fill=\"\(hex(color))\"" + (opacity < 1 ? " fill-opacity=\"\(number(CGFloat(opacity), digits: 4))\"" : "")
  }

  func hex(_ color: ResolvedColor) -> String {
    let bytes = [color.red, color.green, color.blue].map { component in
      let byte = Int((min(max(component.isNaN ? 0 : component, 0), 1) * 255).rounded())
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
    }
  }

  /// Returns the stops of a gradient with the mixes between them; `offset` gives the offset of a place.
  private func stops(of gradient: ResolvedGradient, _ offset: (Double) -> Double) -> String {
    gradient.samples(between: Self.mixes).map { stop(offset($0.place), $0.color) }.joined()
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
    guard center.isFinite, from.isFinite, to.isFinite else { return nil }
    // Equal radii are a circle with an edge.
    let far = from == to ? from + 1e-3 : to
    var samples = gradient.samples(between: Self.mixes).map { sample in
      (radius: Double(from) + Double(far - from) * sample.place, color: sample.color)
    }
    if far < from { samples.reverse() }
    guard let last = samples.last, last.radius > 0 else { return nil }
    if let first = samples.first, first.radius < 0 {
      samples.removeAll { $0.radius < 0 }
      samples.insert((0, gradient.color(at: -Double(from) / Double(far - from))), at: 0)
    }
    return (samples.map { stop($0.radius / last.radius, $0.color) }.joined(), CGFloat(last.radius))
  }

  /// Returns the sectors of an angular gradient, cut to the area.
  private mutating func sectors(
    of area: Area, _ gradient: ResolvedGradient, _ center: CGPoint, _ start: Angle, _ end: Angle, _ opacity: String,
    _ make: (String) -> String
  ) -> String {
    let plain = make("")
    let clip = define { "<clipPath id=\"\($0)\">\(plain)</clipPath>" }
    let corners = [
      CGPoint(x: area.box.minX, y: area.box.minY), CGPoint(x: area.box.maxX, y: area.box.minY),
      CGPoint(x: area.box.minX, y: area.box.maxY), CGPoint(x: area.box.maxX, y: area.box.maxY),
    ]
    // The corners of the sectors lie beyond the area, and their sides too.
    let radius = ((corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0) + 1) * 1.2
    func data(_ sector: Sector) -> String {
      var path = Path()
      path.move(to: center)
      let steps = max(1, Int((sector.span * 8).rounded(.up)))
      for step in 0...steps {
        let angle = start.radians + (sector.start + sector.span * Double(step) / Double(steps)) * 2 * .pi
        path.addLine(
          to: CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle))))
      }
      path.closeSubpath()
      return path.svgPathData(precision: precision)
    }
    var sectors = Self.sectors(
      of: .angular(gradient, center: center, from: start, to: end), gradient.places, end - start)
    // Each sector covers the rest of the turn, so that the next one has no seam before it. Those that can be seen
    // through would be darker there.
    let isOpaque = sectors.allSatisfy { $0.color.opacity >= 1 }
    if isOpaque, let first = sectors.first, let last = sectors.last {
      for index in sectors.indices { sectors[index].span = 1 - sectors[index].start }
      // Where the turn ends, all edges lie upon each other: the two colours there are drawn once more.
      let reach = min(first.span, last.span, 1.0 / 360)
      sectors.append(Sector(start: 1 - reach, span: 2 * reach, color: last.color))
      sectors.append(Sector(start: 0, span: reach, color: first.color))
    }
    let parts = sectors.map { "<path d=\"\(data($0))\"\(fill(of: $0.color))/>" }.joined()
    let edges = isOpaque ? "" : " shape-rendering=\"crispEdges\""
    return "<g clip-path=\"url(#\(clip))\"\(edges)\(opacity)\(area.transform)>\(parts)</g>"
  }

  /// A part of the plane around a point in one colour. `start` is in turns from the gradient's start.
  private struct Sector {
    var start: Double
    var span: Double
    var color: ResolvedColor
  }

  /// Returns the sectors of an angular gradient whose stops have these places in a span: at most 1.5 degrees wide where
  /// the colour changes.
  private static func sectors(of paint: ScenePaint, _ places: [Double], _ span: Angle) -> [Sector] {
    let share = span.radians / (2 * .pi)
    var edges = (0...sectors).map { Double($0) / Double(sectors) }
    // What is left of the turn belongs to the nearer end.
    edges += places.map { $0 * share } + [share, (1 + share) / 2]
    edges = edges.map { $0 - $0.rounded(.down) }.filter { $0 > 1e-9 }.sorted() + [1]
    var result: [Sector] = []
    var low = 0.0
    for high in edges where high - low > 1e-9 {
      let color = paint.color(atTurn: (low + high) / 2)
      if let last = result.last, last.color == color {
        result[result.count - 1].span = high - last.start
      } else {
        result.append(Sector(start: low, span: high - low, color: color))
      }
      low = high
    }
    return result
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

extension ScenePaint {
  /// Returns the colour of an angular gradient in a direction, in turns from its start.
  fileprivate func color(atTurn turn: Double) -> ResolvedColor {
    guard case .angular(_, let center, let start, _) = self else { return .clear }
    let angle = start.radians + turn * 2 * .pi
    return color(at: CGPoint(x: center.x + 1000 * CGFloat(cos(angle)), y: center.y + 1000 * CGFloat(sin(angle))))
  }
}

extension ResolvedGradient {
  /// The places of the first and the last stop; nil if all stops are at one place.
  fileprivate var ends: ClosedRange<Double>? {
    guard let first = places.first, let last = places.last, first < last else { return nil }
    return first...last
  }

  /// Returns the colours of all stops, with `count` mixes between each two, in order of their places. The colour of a
  /// stop that cannot be seen is that next to it.
  fileprivate func samples(between count: Int) -> [(place: Double, color: ResolvedColor)] {
    var result: [(place: Double, color: ResolvedColor)] = []
    for (index, place) in places.enumerated() {
      if index > 0, places[index - 1] < place {
        let low = places[index - 1]
        let isPlain = color(after: low) == color(before: place)
        for step in 0...(isPlain ? 1 : count) {
          let share = Double(step) / Double(isPlain ? 1 : count)
          let color =
            step == 0
            ? color(after: low)
            : share == 1 ? color(before: place) : color(at: low + (place - low) * share)
          result.append((low + (place - low) * share, color))
        }
      }
    }
    if result.isEmpty, let only = places.first { result = [(only, color(at: only - 1)), (only, color(at: only + 1))] }
    return result
  }

  /// The color just after a place, and just before one.
  private func color(after place: Double) -> ResolvedColor { color(at: place + 1e-7) }
  private func color(before place: Double) -> ResolvedColor { color(at: place - 1e-7) }
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
