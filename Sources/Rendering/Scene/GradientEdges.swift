import DotRaster
import Foundation
import ShapeGeometry
import ViewTree

/// The lines in a gradient at which its colour changes at once: stops at the same place, and the ray on which an
/// angular gradient ends and begins.
///
/// A sample that such a line passes has both colours, each by the share of its area, as at the edge of a path. Within a
/// sample the line is straight; near the middle of a gradient, where it is not, the sample is divided instead.
struct GradientEdges {
  private let paint: ScenePaint
  private let viewport: Viewport
  /// From the root's space to the mark's.
  private let inverse: ProjectionTransform
  /// The places of the edges, in order: those of the gradient, or for an angular one turns from its start.
  private let places: [Double]
  /// The greatest extent of a sample in the mark's space; infinite if the transform has a perspective.
  private let extent: Double
  /// The middle of the gradient; nil for a linear one.
  private let middle: CGPoint?

  /// The number of parts of a sample, across and down, near the middle of a gradient.
  private static let parts = 16
  /// The distance from the middle, in diagonals of a sample, up to which a sample is divided.
  private static let near: CGFloat = 2

  /// Finds the edges of a paint; nil if it has none.
  init?(_ paint: ScenePaint, inverse: ProjectionTransform, through viewport: Viewport) {
    guard let gradient = paint.gradient else { return nil }
    let steps = gradient.steps
    switch paint {
    case .linear(_, let start, let end):
      guard start != end else { return nil }
      (places, middle) = (steps, nil)
    case .radial(_, let center, let start, let end, _):
      // Without a distance between its circles it has the first colour inside and the last one outside.
      places = start == end ? [Double(end)] : steps
      middle = center
    case .angular(_, let center, let start, let end):
      let share = (end.radians - start.radians) / (2 * .pi)
      guard share > 0 else { return nil }
      let whole = steps.map { $0 * share }.filter { $0 >= 0 && $0 < 1 && $0 <= share }
      // What is left of the turn belongs to the nearer end.
      places = share >= 1 ? [0] + whole.filter { $0 > 0 } : whole + [(1 + share) / 2]
      middle = center
    default: return nil
    }
    guard !places.isEmpty else { return nil }
    (self.paint, self.inverse, self.viewport) = (paint, inverse, viewport)
    let (x, y) = (Double(1 / viewport.scale), Double(1 / viewport.verticalScale))
    let width = abs(Double(inverse.m11)) * x + abs(Double(inverse.m21)) * y
    let height = abs(Double(inverse.m12)) * x + abs(Double(inverse.m22)) * y
    extent = inverse.isAffine ? width + height : .infinity
  }

  /// Returns the colour of a sample that an edge passes, the mean over its area; nil for other samples.
  func color(_ column: Int, _ row: Int) -> SIMD4<Float>? {
    let point = point(column, row, 0.5, 0.5)
    let place = place(of: point)
    guard isNear(place, point) else { return nil }
    if let middle {
      let (low, high) = (self.point(column, row, 0, 0), self.point(column, row, 1, 1))
      let size = hypot(high.x - low.x, high.y - low.y)
      guard hypot(point.x - middle.x, point.y - middle.y) > size * Self.near else { return divided(column, row) }
    }
    let across = change(from: self.place(of: self.point(column, row, 0, 0.5)), column, row, 1, 0.5)
    let down = change(from: self.place(of: self.point(column, row, 0.5, 0)), column, row, 0.5, 1)
    let reach = (abs(across) + abs(down)) / 2
    let slope = (across * across + down * down).squareRoot()
    guard slope > 0, slope.isFinite else { return nil }
    // The edges in the sample, as distances from its middle, in its widths.
    let passing = places.compactMap { edge -> Double? in
      let distance = nearest(edge - place)
      return abs(distance) < reach ? distance : nil
    }.sorted()
    guard !passing.isEmpty else { return nil }
    var color = SIMD4<Float>.zero
    var (covered, low) = (0.0, -reach)
    for high in passing + [reach] {
      let share = high < reach ? Self.share(below: high / slope, across / slope, down / slope) : 1
      color += self.color(at: place + (low + high) / 2) * Float(share - covered)
      (covered, low) = (share, high)
    }
    return color
  }

  /// Returns a point within a sample, in the mark's space.
  private func point(_ column: Int, _ row: Int, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
    viewport.point(CGPoint(x: CGFloat(column) + x, y: CGFloat(row) + y)).applying(inverse)
  }

  /// Returns where a point lies among the places of edges.
  private func place(of point: CGPoint) -> Double {
    switch paint {
    case .angular(_, let center, let start, _):
      let angle = atan2(Double(point.y - center.y), Double(point.x - center.x)) - start.radians
      return angle / (2 * .pi) - (angle / (2 * .pi)).rounded(.down)
    case .radial(let gradient, let center, let start, let end, let ratio) where start == end:
      return ScenePaint.radial(gradient, center: center, from: 0, to: 1, ratio: ratio).place(of: point)
    default: return paint.place(of: point)
    }
  }

  /// Returns the colour at a place among those of edges.
  private func color(at place: Double) -> SIMD4<Float> {
    guard let gradient = paint.gradient else { return .zero }
    var place = place
    switch paint {
    case .angular(_, _, let start, let end):
      let share = (end.radians - start.radians) / (2 * .pi)
      place -= place.rounded(.down)
      // What is left of the turn belongs to the nearer end.
      if place > share { place = place < (1 + share) / 2 ? share : 0 }
      place /= share
    case .radial(_, _, let start, let end, _) where start == end: place = place < Double(end) ? 0 : 1
    default: break
    }
    return gradient.color(at: place).premultiplied
  }

  /// Returns the mean colour of many parts of a sample.
  private func divided(_ column: Int, _ row: Int) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    for part in 0..<Self.parts * Self.parts {
      let (x, y) = (CGFloat(part % Self.parts) + 0.5, CGFloat(part / Self.parts) + 0.5)
      sum += color(at: place(of: point(column, row, x / CGFloat(Self.parts), y / CGFloat(Self.parts))))
    }
    return sum / Float(Self.parts * Self.parts)
  }

  /// Returns how far the place of a sample's other side lies from that of one.
  private func change(from place: Double, _ column: Int, _ row: Int, _ x: CGFloat, _ y: CGFloat) -> Double {
    nearest(self.place(of: point(column, row, x, y)) - place)
  }

  /// Returns the least distance; around a middle it is at most half a turn.
  private func nearest(_ distance: Double) -> Double {
    guard case .angular = paint else { return distance }
    return distance - distance.rounded()
  }

  /// Returns whether an edge can pass the sample around a point.
  private func isNear(_ place: Double, _ point: CGPoint) -> Bool {
    let reach: Double
    switch paint {
    case .linear(_, let start, let end): reach = extent / Double(hypot(end.x - start.x, end.y - start.y))
    case .radial(_, _, let start, let end, let ratio):
      reach = extent / max(min(Double(ratio), 1), 1e-9) / (start == end ? 1 : Double(abs(end - start)))
    case .angular(_, let center, _, _):
      let distance = Double(hypot(point.x - center.x, point.y - center.y))
      reach = distance > extent ? extent / distance : .infinity
    default: return false
    }
    return places.contains { abs(nearest($0 - place)) <= reach }
  }

  /// Returns the share of a square of width 1 on the low side of a line. The line lies at a distance from the middle
  /// along a direction, which is a vector of length 1.
  static func share(below distance: Double, _ x: Double, _ y: Double) -> Double {
    // The shadow of the square on the direction is a trapezoid: it rises over the shorter of two sides.
    let (long, short) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
    let end = (long + short) / 2
    if distance <= -end { return 0 }
    if distance >= end { return 1 }
    let flat = (long - short) / 2
    if abs(distance) <= flat || short == 0 { return 0.5 + distance / long }
    let rest = end - abs(distance)
    let corner = rest * rest / (2 * long * short)
    return distance < 0 ? corner : 1 - corner
  }
}

extension ResolvedGradient {
  /// The places of stops with others of another colour at the same place, in order.
  fileprivate var steps: [Double] {
    let places = places
    let same = zip(places, places.dropFirst()).filter { $0 == $1 }.map(\.0)
    return same.reduce(into: []) { steps, place in if steps.last != place { steps.append(place) } }
  }
}
