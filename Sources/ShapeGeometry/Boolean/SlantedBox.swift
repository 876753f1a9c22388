/// A box in grid units for long slanted objects: an upright box, and a strip in the main direction of its content.
///
/// For long lines side by side the upright boxes may all meet, while their strips do not (a tree of oriented boxes,
/// after Gottschalk, Lin and Manocha 1996).
struct SlantedBox {
  var upright: GridBox
  /// The centre of the strip.
  private var centre: GridVector
  /// The direction of the strip, of length 1.
  private var direction: GridVector
  /// Half the strip's length and half its width.
  private var length: Double
  private var width: Double

  /// The allowance for rounding in products of grid coordinates with a direction.
  private static let rounding = 1e-3

  /// Creates an upright box grown by `margin` on every side, with a strip of size 0 in the direction of `chord`.
  @inline(__always) private init(_ upright: GridBox, along chord: GridVector, margin: Double) {
    self.upright = upright.grown(by: margin)
    centre = (upright.low + upright.high) / 2
    let size = chord.length
    direction = size > 0 ? chord / size : GridVector(1, 0)
    length = 0
    width = 0
  }

  /// Creates the box of a line, grown by `margin` on every side.
  init(_ start: GridVector, _ end: GridVector, margin: Double) {
    self.init(GridBox(start, end), along: end - start, margin: margin)
    length = (end - start).length / 2 + margin
    width = margin
  }

  /// Creates the box of a curve, grown by `margin` on every side.
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

  /// Creates a slanted box from an upright one.
  init(_ box: GridBox) {
    self.init(box, along: GridVector(box.high.x - box.low.x, 0), margin: 0)
    adopt(GridBox(low: box.low - centre, high: box.high - centre))
  }

  /// Moves and resizes the strip to a box given along and across its direction, relative to its centre.
  private mutating func adopt(_ box: GridBox) {
    let middle = (box.low + box.high) / 2
    centre += direction * middle.x + GridVector(-direction.y, direction.x) * middle.y
    length = (box.high.x - box.low.x) / 2
    width = (box.high.y - box.low.y) / 2
  }

  /// Returns a box that contains both, in the mean direction of the two.
  func union(_ other: SlantedBox) -> SlantedBox {
    let isForward = direction.dot(other.direction) >= 0
    let mean = direction * length + other.direction * (isForward ? other.length : -other.length)
    var result = SlantedBox(upright.union(other.upright), along: mean, margin: 0)
    result.adopt(result.local(self).union(result.local(other)))
    return result
  }

  /// Returns the box of another strip along and across the direction of this one, relative to its centre.
  private func local(_ other: SlantedBox) -> GridBox {
    let between = other.centre - centre
    let cosine = abs(direction.dot(other.direction))
    let sine = abs(direction.cross(other.direction))
    let middle = GridVector(direction.dot(between), direction.cross(between))
    let reach = GridVector(
      other.length * cosine + other.width * sine, other.length * sine + other.width * cosine)
    return GridBox(low: middle - reach, high: middle + reach)
  }

  /// Returns true if the boxes may share a point: neither the upright boxes nor the strips are apart.
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
