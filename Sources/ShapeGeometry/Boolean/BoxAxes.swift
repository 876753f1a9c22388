/// Axes for boxes around chords, turned to the direction of most of them, so that long parallel lines at a slant do not all
/// meet each other's boxes.
struct BoxAxes {
  /// The direction of the first axis, of length 1.
  private let first: GridVector
  /// Whether the axes are others than those of the grid.
  let areTurned: Bool

  /// Axes for chords with the given directions.
  init(along chords: some Sequence<GridVector>) {
    // The mean direction, weighted by length, with directions at right angles taken as one: four times the angle.
    var mean = GridVector.zero
    var total = 0.0
    for chord in chords {
      let length = chord.length
      guard length > 0 else { continue }
      total += length
      let twice = GridVector(chord.x * chord.x - chord.y * chord.y, 2 * chord.x * chord.y) / length
      mean += GridVector(twice.x * twice.x - twice.y * twice.y, 2 * twice.x * twice.y) / length
    }
    // A quarter of the mean's angle, by half-angle formulas, which are the same on every machine.
    let cosineOfFour = mean.length > 0 ? mean.x / mean.length : 1
    let cosineOfTwo = ((1 + cosineOfFour) / 2).squareRoot()
    let cosine = ((1 + cosineOfTwo) / 2).squareRoot()
    let sine = ((1 - cosineOfTwo) / 2).squareRoot()
    first = GridVector(cosine, mean.y < 0 ? -sine : sine)
    // Turning pays only where most chords have one direction, and not the grid's.
    areTurned = sine > 1e-3 && mean.length > total / 4
  }

  /// The place in a frame with these axes.
  @inline(__always) func turned(_ place: GridVector) -> GridVector {
    GridVector(first.dot(place), first.cross(place))
  }

  /// The box along these axes that a line between two places spans.
  @inline(__always) func box(_ a: GridVector, _ b: GridVector) -> GridBox {
    areTurned ? GridBox(turned(a), turned(b)) : GridBox(a, b)
  }
}
