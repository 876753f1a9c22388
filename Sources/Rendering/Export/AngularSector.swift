import Foundation
import ShapeGeometry
import ViewTree

/// A part of the plane around a point in one colour: angular gradients are made of them.
struct AngularSector {
  /// The place in turns from the gradient's start.
  var start: Double
  /// The width in turns.
  var span: Double
  var color: ResolvedColor

  /// Returns the sectors of an angular gradient, at most a share of `count` of the turn wide where the colour changes.
  static func sectors(of gradient: ResolvedGradient, from start: Angle, to end: Angle, count: Int) -> [AngularSector] {
    let paint = ScenePaint.angular(gradient, center: .zero, from: start, to: end)
    func color(atTurn turn: Double) -> ResolvedColor {
      let angle = start.radians + turn * 2 * .pi
      return paint.color(at: CGPoint(x: 1000 * CGFloat(cos(angle)), y: 1000 * CGFloat(sin(angle))))
    }
    let share = (end - start).radians / (2 * .pi)
    var edges = (0...count).map { Double($0) / Double(count) }
    // What is left of the turn belongs to the nearer end.
    edges += gradient.places.map { $0 * share } + [share, (1 + share) / 2]
    edges = edges.map { $0 - $0.rounded(.down) }.filter { $0 > 1e-9 }.sorted() + [1]
    var result: [AngularSector] = []
    var low = 0.0
    for high in edges where high - low > 1e-9 {
      let color = color(atTurn: (low + high) / 2)
      if let last = result.last, last.color == color {
        result[result.count - 1].span = high - last.start
      } else {
        result.append(AngularSector(start: low, span: high - low, color: color))
      }
      low = high
    }
    return result
  }

  /// The part of a turn that an opaque sector covers behind itself.
  private static let reach = 1.0 / 12

  /// Returns opaque sectors that each cover a part of the turn behind them as well, so that the next one has no seam
  /// before it. They are to be drawn in their order. Where they are narrower than a pixel, the mean of all colours is
  /// behind them.
  ///
  /// They go farther than once around: where the turn ends, the first colours lie upon the last ones with one edge, as
  /// everywhere else.
  static func overlapping(_ sectors: [AngularSector]) -> [AngularSector] {
    guard sectors.count > 1 else { return sectors.map { AngularSector(start: 0, span: 1 + reach, color: $0.color) } }
    var result = [AngularSector(start: 0, span: 1 + reach, color: mean(of: sectors))]
    result += sectors.map { AngularSector(start: $0.start, span: $0.span + reach, color: $0.color) }
    let end = quietPlace(among: sectors, from: reach * 1.5, to: reach * 3)
    for sector in sectors.prefix(while: { $0.start < end }) {
      let span = min(sector.span + reach, end - sector.start)
      result.append(AngularSector(start: sector.start, span: span, color: sector.color))
    }
    return result
  }

  private static func mean(of sectors: [AngularSector]) -> ResolvedColor {
    func mean(_ component: KeyPath<ResolvedColor, Double>) -> Double {
      sectors.reduce(0) { $0 + $1.color[keyPath: component] * $1.span } / sectors.reduce(0) { $0 + $1.span }
    }
    return ResolvedColor(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), opacity: mean(\.opacity))
  }

  /// Returns the middle of the widest part of a sector between two places: an edge of its own colour is not seen there.
  private static func quietPlace(among sectors: [AngularSector], from low: Double, to high: Double) -> Double {
    let parts = sectors.map { sector in
      let (start, end) = (max(sector.start, low), min(sector.start + sector.span, high))
      return (middle: (start + end) / 2, width: end - start)
    }
    return parts.max { $0.width < $1.width }?.middle ?? high
  }

  /// Returns the outline of the sector around a point. Its corners lie a fifth beyond the radius, so that its sides do
  /// not come nearer; `start` is the gradient's.
  func outline(around center: CGPoint, radius: CGFloat, from start: Angle) -> Path {
    let far = radius * 1.2
    var path = Path()
    path.move(to: center)
    let steps = max(1, Int((span * 8).rounded(.up)))
    for step in 0...steps {
      let angle = start.radians + (self.start + span * Double(step) / Double(steps)) * 2 * .pi
      path.addLine(to: CGPoint(x: center.x + far * CGFloat(cos(angle)), y: center.y + far * CGFloat(sin(angle))))
    }
    path.closeSubpath()
    return path
  }

  /// Returns the distance from a point beyond the farthest corner of a box.
  static func radius(from center: CGPoint, around box: CGRect) -> CGFloat {
    let corners = [box.minX, box.maxX].flatMap { x in [box.minY, box.maxY].map { CGPoint(x: x, y: $0) } }
    return (corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0) + 1
  }
}
