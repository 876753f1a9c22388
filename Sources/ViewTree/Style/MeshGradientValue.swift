import Foundation
import ShapeGeometry

/// Colours on a mesh of points, mixed between them: a value of SwiftUI's MeshGradient.
///
/// Apple does not publish how the mesh is bent. Here the sides of the patches are cubic curves: those of points without
/// control points have the direction from the point before to the point after, as Catmull and Rom's curves have, and a
/// patch is mixed from its four sides with no twist at its corners. Smooth colours are mixed by weights that start and
/// end level, so that no edge is seen at a point.
public struct MeshGradientValue: Hashable, Sendable {
  /// A point of the mesh with the vectors to the control points around it; places are shares of the box.
  public struct Point: Hashable, Sendable {
    public var place: SIMD2<Double>
    public var leading: SIMD2<Double>
    public var top: SIMD2<Double>
    public var trailing: SIMD2<Double>
    public var bottom: SIMD2<Double>

    /// The numbers of the place and of the vectors.
    var numbers: [Double] { [place, leading, top, trailing, bottom].flatMap { [$0.x, $0.y] } }
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points, row by row.
  public var points: [Point]
  /// A colour for each point.
  public var colors: [Color]
  /// The colour around the mesh.
  public var background: Color
  /// True if colours change smoothly across the points.
  public var isSmooth: Bool
  public var colorSpace: Gradient.ColorSpace

  /// The number of numbers for a point with control points.
  static let numbersOfPoint = 10

  /// Creates a mesh from the numbers of its points: two for each, or ten with control points: the point's own, and
  /// those of its leading, top, trailing and bottom one. A mesh whose numbers do not fit has no points.
  public init(
    width: Int, height: Int, numbers: [CGFloat], colors: [Color], background: Color, isSmooth: Bool,
    colorSpace: Gradient.ColorSpace
  ) {
    (self.width, self.height, self.colors, self.background) = (width, height, colors, background)
    (self.isSmooth, self.colorSpace) = (isSmooth, colorSpace)
    points = []
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width > 1, height > 1, !isTooLarge, count <= Self.mostPoints, colors.count == count else { return }
    func place(_ index: Int) -> SIMD2<Double> { SIMD2(Double(numbers[index]), Double(numbers[index + 1])) }
    if numbers.count == count * Self.numbersOfPoint {
      points = (0..<count).map { index in
        let start = index * Self.numbersOfPoint
        func vector(_ offset: Int) -> SIMD2<Double> { place(start + offset) - place(start) }
        return Point(
          place: place(start), leading: vector(2), top: vector(4), trailing: vector(6), bottom: vector(8))
      }
    } else if numbers.count == count * 2 {
      let places = (0..<count).map { place($0 * 2) }
      points = places.indices.map { index in
        let (column, row) = (index % width, index / width)
        let across = Self.tangent(places, index, step: 1, isFirst: column == 0, isLast: column == width - 1)
        let down = Self.tangent(places, index, step: width, isFirst: row == 0, isLast: row == height - 1)
        return Point(
          place: places[index], leading: across * (-1 / 3), top: down * (-1 / 3), trailing: across * (1 / 3),
          bottom: down * (1 / 3))
      }
    }
  }

  /// The greatest number of points.
  private static let mostPoints = 4_096

  /// Returns the derivative of a curve through places at one of them.
  private static func tangent(
    _ places: [SIMD2<Double>], _ index: Int, step: Int, isFirst: Bool, isLast: Bool
  ) -> SIMD2<Double> {
    if isFirst { return places[index + step] - places[index] }
    if isLast { return places[index] - places[index - step] }
    return (places[index + step] - places[index - step]) * 0.5
  }

  /// Returns the mesh in a box, its colours resolved in their surroundings.
  public func resolved(in box: CGRect, _ surroundings: ColorSurroundings) -> ResolvedMesh {
    let known = colors.map { MixedColor($0.resolve(in: surroundings), in: colorSpace) }
    let ground = background.resolve(in: surroundings)
    guard !points.isEmpty else { return ResolvedMesh(columns: 0, rows: 0, vertices: [], background: ground) }
    let patches = (width - 1) * (height - 1)
    let steps = min(max(Int(Double(Self.mostQuads / patches).squareRoot()), 1), Self.mostSteps)
    let (columns, rows) = ((width - 1) * steps + 1, (height - 1) * steps + 1)
    var vertices: [ResolvedMesh.Vertex] = []
    vertices.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let top = min(row / steps, height - 2)
      let v = Double(row - top * steps) / Double(steps)
      for column in 0..<columns {
        let left = min(column / steps, width - 2)
        let u = Double(column - left * steps) / Double(steps)
        let corners = [0, 1, width, width + 1].map { top * width + left + $0 }
        let place = place(u, v, corners.map { points[$0] })
        let (across, down) = isSmooth ? (Self.level(u), Self.level(v)) : (u, v)
        let above = known[corners[0]].mixed(with: known[corners[1]], by: across)
        let below = known[corners[2]].mixed(with: known[corners[3]], by: across)
        vertices.append(
          ResolvedMesh.Vertex(
            place: CGPoint(
              x: Double(box.minX) + place.x * Double(box.width), y: Double(box.minY) + place.y * Double(box.height)),
            color: above.mixed(with: below, by: down).color(in: colorSpace)))
      }
    }
    return ResolvedMesh(columns: columns, rows: rows, vertices: vertices, background: ground)
  }

  /// The greatest number of quadrangles that the patches are divided into, and of those along a side of one.
  private static let mostQuads = 16_384
  private static let mostSteps = 20

  /// Returns a share with no slope at its ends.
  private static func level(_ share: Double) -> Double { share * share * (3 - 2 * share) }

  /// Returns the place of a patch's point: a mix of its sides' curves, without twists.
  private func place(_ u: Double, _ v: Double, _ corners: [Point]) -> SIMD2<Double> {
    func basis(_ t: Double) -> (Double, Double, Double, Double) {
      let (square, cube) = (t * t, t * t * t)
      return (2 * cube - 3 * square + 1, 3 * square - 2 * cube, cube - 2 * square + t, cube - square)
    }
    let (a, b) = (basis(u), basis(v))
    let ends = [(a.0, b.0), (a.1, b.0), (a.0, b.1), (a.1, b.1)]
    var result = SIMD2<Double>.zero
    for (corner, end) in zip(corners, ends) { result += corner.place * (end.0 * end.1) }
    result += (corners[0].trailing * b.0 + corners[2].trailing * b.1) * (3 * a.2)
    result += (corners[1].leading * b.0 + corners[3].leading * b.1) * (-3 * a.3)
    result += (corners[0].bottom * a.0 + corners[1].bottom * a.1) * (3 * b.2)
    result += (corners[2].top * a.0 + corners[3].top * a.1) * (-3 * b.3)
    return result
  }
}

extension MeshGradientValue.Point {
  /// Creates a point from its numbers.
  init(numbers: [Double]) {
    func vector(_ index: Int) -> SIMD2<Double> { SIMD2(numbers[index * 2], numbers[index * 2 + 1]) }
    self.init(place: vector(0), leading: vector(1), top: vector(2), trailing: vector(3), bottom: vector(4))
  }
}

/// A colour in the space in which it is mixed, multiplied by its opacity.
private struct MixedColor {
  var parts: SIMD4<Double>

  init(_ color: ResolvedColor, in space: Gradient.ColorSpace) {
    let plain: SIMD3<Double>
    switch space {
    case .device: plain = SIMD3(color.red, color.green, color.blue)
    case .perceptual:
      let lab = Oklab(color)
      plain = SIMD3(lab.lightness, lab.a, lab.b)
    }
    parts = SIMD4(plain * color.opacity, color.opacity)
  }

  private init(_ parts: SIMD4<Double>) { self.parts = parts }

  func mixed(with other: MixedColor, by share: Double) -> MixedColor {
    MixedColor(parts + (other.parts - parts) * share)
  }

  func color(in space: Gradient.ColorSpace) -> ResolvedColor {
    guard parts.w > 0 else { return .clear }
    let plain = parts / parts.w
    switch space {
    case .device: return ResolvedColor(red: plain.x, green: plain.y, blue: plain.z, opacity: parts.w)
    case .perceptual:
      return ResolvedColor(linear: Oklab(lightness: plain.x, a: plain.y, b: plain.z).light, opacity: parts.w)
    }
  }
}
