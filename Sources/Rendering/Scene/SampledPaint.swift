import DotRaster
import Foundation
import ShapeGeometry
import ViewTree

/// The colours of a mark at the samples of a picture, multiplied by their opacity.
struct SampledPaint {
  private let paint: ScenePaint
  private let opacity: Float
  private let viewport: Viewport
  /// From the root's space to the mark's.
  private let inverse: ProjectionTransform
  /// The colour if there is only one.
  let plain: SIMD4<Float>?
  private let table: GradientTable?
  private let edges: GradientEdges?
  /// The image, with the width and height of a sample in the mark's space; nil for other paints.
  private let image: (pattern: ImagePattern, sample: CGSize)?

  /// The number of samples from which on a table of a gradient is worth its making.
  private static let dense = 20_000

  /// Creates the colours of a paint in a space, for about so many samples.
  init(
    _ paint: ScenePaint, opacity: Float, inverse: ProjectionTransform, through viewport: Viewport,
    count: Int = 0
  ) {
    (self.paint, self.opacity, self.inverse, self.viewport) = (paint, opacity, inverse, viewport)
    if case .color(let color) = paint { plain = color.premultiplied * opacity } else { plain = nil }
    table = count > Self.dense ? paint.gradient.map { GradientTable($0) } : nil
    edges = GradientEdges(paint, inverse: inverse, through: viewport)
    if case .image(let pattern) = paint {
      // Perspective is left out: samples count as large as they are at the origin.
      let (x, y) = (1 / viewport.scale, 1 / viewport.verticalScale)
      let width = abs(inverse.m11) * x + abs(inverse.m21) * y
      let height = abs(inverse.m12) * x + abs(inverse.m22) * y
      image = (pattern, CGSize(width: width, height: height))
    } else {
      image = nil
    }
  }

  /// Returns the colour in the middle of a sample, or the mean of those on both sides of a line that passes it.
  @inline(__always)
  func color(_ column: Int, _ row: Int) -> SIMD4<Float> {
    if let plain { return plain }
    if let edges, let mean = edges.color(column, row) { return mean * opacity }
    let point = viewport.point(CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)).applying(inverse)
    if let image {
      return image.pattern.color(at: point, width: image.sample.width, height: image.sample.height) * opacity
    }
    if let table { return table.color(at: paint.place(of: point)) * opacity }
    return paint.color(at: point).premultiplied * opacity
  }
}

/// The colours of a gradient at close places, multiplied by their opacity.
///
/// Between two places the colour is mixed from theirs, except where a stop lies between them: there it is computed.
private struct GradientTable {
  private static let steps = 1_024

  private let gradient: ResolvedGradient
  /// The colours at equal distances from the first stop to the last.
  private var colors: [SIMD4<Float>] = []
  /// For each step whether a stop lies in it.
  private var hasStop: [Bool] = []
  private let first: Double
  private let scale: Double

  init(_ gradient: ResolvedGradient) {
    self.gradient = gradient
    let places = gradient.places
    first = places.first ?? 0
    let span = (places.last ?? 0) - first
    scale = span > 0 ? Double(Self.steps) / span : 0
    guard scale > 0, scale.isFinite else { return }
    colors = (0...Self.steps).map { gradient.color(at: first + Double($0) / scale).premultiplied }
    hasStop = Array(repeating: false, count: Self.steps)
    for place in places {
      let step = (place - first) * scale
      for near in [step - 0.01, step + 0.01] where near >= 0 && near < Double(Self.steps) { hasStop[Int(near)] = true }
    }
  }

  @inline(__always)
  func color(at place: Double) -> SIMD4<Float> {
    let step = (place - first) * scale
    guard step >= 0, step < Double(hasStop.count) else { return gradient.color(at: place).premultiplied }
    let index = Int(step)
    guard !hasStop[index] else { return gradient.color(at: place).premultiplied }
    let share = Float(step - Double(index))
    return colors[index] * (1 - share) + colors[index + 1] * share
  }
}

extension ResolvedColor {
  /// Red, green, blue and opacity, the colours multiplied by it.
  var premultiplied: SIMD4<Float> {
    // The comparison takes no number for none.
    let opacity = self.opacity > 0 ? Float(min(self.opacity, 1)) : 0
    return opaque * opacity
  }

  /// The colour without its opacity. A component that is no number is 0, as one blur would spread it everywhere.
  var opaque: SIMD4<Float> {
    func held(_ component: Double) -> Float {
      component.isNaN ? 0 : Float(min(max(component, -Self.greatest), Self.greatest))
    }
    return SIMD4(held(red), held(green), held(blue), 1)
  }

  /// The greatest component that can be told from others; those of wide colour spaces are below 2.
  private static let greatest = 16.0
}
