/// A box in grid units around something long at a slant: an upright one and a strip in the direction of most of what it holds.
///
/// Long lines side by side whose upright boxes all meet are told apart by their strips (a tree of oriented boxes, after Gottschalk,
/// Lin and Manocha 1996).
struct SlantedBox {
  var upright: GridBox
  /// The middle of the strip.
  private var centre: GridVector
  /// The direction of the strip, of length 1.
  private var direction: GridVector
  /// Half the strip's length and half its width.
  private var length: Double
  private var width: Double

  /// What rounding may add to products of grid coordinates with a direction.
  private static let rounding = 1e-3

  /// The box of points, in the direction from the first one to the last one, grown by `margin` on every side.
  @inline(__always) private init(_ upright: GridBox, along chord: GridVector, margin: Double) {
    self.upright = upright.grown(by: margin)
    centre = (upright.low + upright.high) / 2
    let size = chord.length
    direction = size > 0 ? chord / size : GridVector(1, 0)
    length = 0
    width = 0
  }

  /// The box of a line, grown by `margin` on every side.
  init(_ start: GridVector, _ end: GridVector, margin: Double) {
    self.init(GridBox(start, end), along: end - start, margin: margin)
    length = (end - start).length / 2 + margin
    width = margin
  }

  /// The box of a curve, grown by `margin` on every side.
  init(_ curve: GridCubic, margin: Double) {
    self.init(curve.box, along: curve.p3 - curve.p0, margin: margin)
    let places = (curve.p0 - centre, curve.p1 - centre, curve.p2 - centre, curve.p3 - centre)
    let along = GridBox(
      GridVector(direction.dot(places.0), direction.cross(places.0)),
      GridVector(direction.dot(places.1), direction.cross(places.1))
    ).union(
      GridBox(
        GridVector(direction.dot(places.2), direction.cross(places.2)),
        GridVector(direction.dot(places.3), direction.cross(places.3))))
    adopt(along)
    length += margin
    width += margin
  }

  /// The box of an upright one.
  init(_ box: GridBox) {
    self.init(box, along: GridVector(box.high.x - box.low.x, 0), margin: 0)
    adopt(GridBox(low: box.low - centre, high: box.high - centre))
  }

  /// Moves the middle to that of a box given along and across the direction, as seen from the middle, and takes its size.
  private mutating func adopt(_ box: GridBox) {
    let middle = (box.low + box.high) / 2
    centre += direction * middle.x + GridVector(-direction.y, direction.x) * middle.y
    length = (box.high.x - box.low.x) / 2
    width = (box.high.y - box.low.y) / 2
  }

  /// A box that holds both, in the mean direction of the two.
  func union(_ other: SlantedBox) -> SlantedBox {
    let isForward = direction.dot(other.direction) >= 0
    let mean = direction * length + other.direction * (isForward ? other.length : -other.length)
    var result = SlantedBox(upright.union(other.upright), along: mean, margin: 0)
    result.adopt(result.local(self).union(result.local(other)))
    return result
  }

  /// The box of another strip along and across the direction of this one, as seen from its middle.
  private func local(_ other: SlantedBox) -> GridBox {
    let between = other.centre - centre
    let cosine = abs(direction.dot(other.direction))
    let sine = abs(direction.cross(other.direction))
    let middle = GridVector(direction.dot(between), direction.cross(between))
    let reach = GridVector(
      other.length * cosine + other.width * sine, other.length * sine + other.width * cosine)
    return GridBox(low: middle - reach, high: middle + reach)
  }

  /// Whether the boxes may share a point: neither the upright boxes nor the strips are apart.
  @inline(__always) func meets(_ other: SlantedBox) -> Bool {
    guard upright.meets(other.upright) else { return false }
    let between = other.centre - centre
    let cosine = abs(direction.dot(other.direction))
    let sine = abs(direction.cross(other.direction))
    let reach = width + other.length * sine + other.width * cosine + Self.rounding
    guard abs(direction.cross(between)) <= reach else { return false }
    return abs(other.direction.cross(between)) <= other.width + length * sine + width * cosine + Self.rounding
  }
}
