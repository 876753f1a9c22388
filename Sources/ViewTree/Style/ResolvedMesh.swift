import Foundation
import ShapeGeometry

/// A mesh of small quadrangles with colours at their corners, in the space of a mark.
///
/// A quadrangle is two triangles, in which the colours of the corners are mixed. Where a mesh lies upon itself, the
/// last triangle is seen.
public struct ResolvedMesh: Hashable, Sendable {
  public struct Vertex: Hashable, Sendable {
    public var place: CGPoint
    public var color: ResolvedColor
  }

  /// The number of corners in a row, and of rows.
  public let columns: Int
  public let rows: Int
  /// The corners, row by row.
  public let vertices: [Vertex]
  /// The colour around the mesh.
  public let background: ResolvedColor
  public var opacity = 1.0
  /// For each cell of a grid over the mesh, the triangles that touch it, by their numbers.
  private let cells: [[Int32]]
  private let box: CGRect
  /// The colours of the corners, gamma-encoded and multiplied by their opacity, which triangles mix.
  private let parts: [SIMD4<Double>]

  /// The coordinate from which on nothing is seen of a mesh.
  private static let farthest: CGFloat = 1e9
  /// The number of cells along a side of the grid.
  private static let side = 48

  init(columns: Int, rows: Int, vertices: [Vertex], background: ResolvedColor) {
    (self.columns, self.rows, self.background) = (columns, rows, background)
    let isWhole = vertices.allSatisfy { abs($0.place.x) < Self.farthest && abs($0.place.y) < Self.farthest }
    self.vertices = isWhole ? vertices : []
    parts = self.vertices.map { vertex in
      let color = vertex.color
      return SIMD4(color.red * color.opacity, color.green * color.opacity, color.blue * color.opacity, color.opacity)
    }
    guard isWhole, let first = vertices.first else {
      (box, cells) = (.null, [])
      return
    }
    var (low, high) = (first.place, first.place)
    for vertex in vertices {
      low = CGPoint(x: min(low.x, vertex.place.x), y: min(low.y, vertex.place.y))
      high = CGPoint(x: max(high.x, vertex.place.x), y: max(high.y, vertex.place.y))
    }
    let box = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    self.box = box
    var cells = [[Int32]](repeating: [], count: Self.side * Self.side)
    for number in 0..<max((columns - 1) * (rows - 1) * 2, 0) {
      let (one, two, three) = Self.corners(of: number, columns)
      let (a, b, c) = (vertices[one].place, vertices[two].place, vertices[three].place)
      let (left, top) = Self.cell(CGPoint(x: min(a.x, b.x, c.x), y: min(a.y, b.y, c.y)), box)
      let (right, bottom) = Self.cell(CGPoint(x: max(a.x, b.x, c.x), y: max(a.y, b.y, c.y)), box)
      for row in top...bottom {
        for column in left...right { cells[row * Self.side + column].append(Int32(number)) }
      }
    }
    self.cells = cells
  }

  public static func == (one: ResolvedMesh, other: ResolvedMesh) -> Bool {
    one.columns == other.columns && one.rows == other.rows && one.vertices == other.vertices
      && one.background == other.background && one.opacity == other.opacity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(vertices)
    hasher.combine(background)
  }

  /// Returns the colour at a point.
  public func color(at point: CGPoint) -> ResolvedColor {
    var color = found(at: point).map { $0.over(background) } ?? background
    color.opacity *= opacity
    return color
  }

  private func found(at point: CGPoint) -> ResolvedColor? {
    guard box.insetBy(dx: -Self.slack * box.width, dy: -Self.slack * box.height).contains(point) else { return nil }
    let (column, row) = Self.cell(point, box)
    for number in cells[row * Self.side + column].reversed() {
      let (one, two, three) = Self.corners(of: Int(number), columns)
      let (a, b, c) = (vertices[one].place, vertices[two].place, vertices[three].place)
      let area = Self.area(a, b, c)
      guard area != 0 else { continue }
      let (second, third) = (Self.area(a, point, c) / area, Self.area(a, b, point) / area)
      let first = 1 - second - third
      guard min(first, second, third) >= -Self.slack else { continue }
      let sum = parts[one] * Double(first) + parts[two] * Double(second) + parts[three] * Double(third)
      guard sum.w > 0 else { return .clear }
      return ResolvedColor(red: sum.x / sum.w, green: sum.y / sum.w, blue: sum.z / sum.w, opacity: min(sum.w, 1))
    }
    return nil
  }

  /// The share of a triangle by which a point on its edge may lie beyond it.
  private static let slack: CGFloat = 1e-6

  /// Returns twice the area of a triangle; negative for the other direction.
  private static func area(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  /// Returns the corners of a triangle by its number.
  private static func corners(of number: Int, _ columns: Int) -> (Int, Int, Int) {
    let quad = number / 2
    let first = quad / (columns - 1) * columns + quad % (columns - 1)
    return number % 2 == 0
      ? (first, first + 1, first + columns) : (first + 1, first + columns + 1, first + columns)
  }

  private static func cell(_ point: CGPoint, _ box: CGRect) -> (column: Int, row: Int) {
    func place(_ number: CGFloat, _ low: CGFloat, _ length: CGFloat) -> Int {
      guard length > 0 else { return 0 }
      return Int(min(max((number - low) / length * CGFloat(side), 0), CGFloat(side - 1)))
    }
    return (place(point.x, box.minX, box.width), place(point.y, box.minY, box.height))
  }
}
