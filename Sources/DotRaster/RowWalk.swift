/// A walk down the rows that an edge crosses, in fixed-point numbers.
///
/// Places are columns, counted from the window's first one. The integer part of a place is the first column at or right
/// of the crossing. The steps of a line are equal. Along a cubic polynomial the steps change as well, and so do their
/// changes.
struct RowWalk {
  /// The number of binary digits after the point; 16,384 steps add up to an error of 2^-19 columns.
  static let fractionBits: Int64 = 32
  /// The greatest distance from the picture's corner of a place to which a walk can lead, in dots.
  static let reach = 0x1p17

  /// The place of the current crossing, with the doubt added.
  private var place: Int64
  private var step: Int64
  private var bend: Int64
  private let twist: Int64
  /// Twice the doubt: if the fraction of a place is below it, the crossing is within the doubt of a dot's centre.
  private let near: UInt32
  private let lastColumn: Int
  private var words: UnsafeMutablePointer<UInt64>
  private let stride: Int
  /// The end of the last row's words.
  private let end: UnsafeMutablePointer<UInt64>

  /// Creates a walk over `count` rows, the first one at `words`; the error of the crossings must be at most `doubt`.
  @inline(__always)
  init(
    from place: Int64, step: Int64, bend: Int64, twist: Int64, doubt: Int64, count: Int, lastColumn: Int,
    words: UnsafeMutablePointer<UInt64>, stride: Int
  ) {
    self.place = place &+ doubt
    self.step = step
    self.bend = bend
    self.twist = twist
    near = UInt32(truncatingIfNeeded: 2 &* doubt)
    self.lastColumn = lastColumn
    self.words = words
    self.stride = stride
    end = words + stride &* count
  }

  /// Returns a length below 2^19 dots as a fixed-point number, rounded; for greater lengths the result is arbitrary.
  @inline(__always)
  static func fixed(_ length: Double) -> Int64 {
    Int64(bitPattern: (length * 0x1p32 + size).bitPattern) &- Int64(bitPattern: size.bitPattern)
  }

  /// Returns two lengths as fixed-point numbers.
  @inline(__always)
  static func fixed(_ lengths: SIMD2<Double>) -> SIMD2<Int64> {
    unsafeBitCast(lengths * 0x1p32 + size, to: SIMD2<Int64>.self) &- Int64(bitPattern: size.bitPattern)
  }

  /// A sum of this size has no binary digits after the point, so its last digits are those of the added number.
  private static let size = 0x1.8p52

  /// Returns the first column whose centre lies at or right of `x` dots; nil if `x` is within `doubt` of a centre.
  @inline(__always)
  static func column(atOrRightOf x: Double, doubt: Double) -> Int? {
    let place = fixed(x + 0.5 + doubt)
    guard UInt32(truncatingIfNeeded: place) >= UInt32(truncatingIfNeeded: 2 &* fixed(doubt)) else { return nil }
    return Int(truncatingIfNeeded: place &>> fractionBits)
  }

  /// The column of the current crossing, which may be outside the window; nil if it is too near to a dot's centre to
  /// decide.
  @inline(__always)
  var column: Int? {
    UInt32(truncatingIfNeeded: place) < near ? nil : Int(truncatingIfNeeded: place &>> Self.fractionBits)
  }

  /// True if the current crossing is outside the window.
  @inline(__always)
  var isOutside: Bool {
    UInt(bitPattern: Int(truncatingIfNeeded: place &>> Self.fractionBits)) > UInt(bitPattern: lastColumn)
  }

  /// Moves on to the next row.
  @inline(__always)
  mutating func next() {
    place &+= step
    step &+= bend
    bend &+= twist
    words += stride
  }

  /// The number of remaining rows.
  @inline(__always)
  var left: Int { words == end ? 0 : (end - words) / stride }

  /// Adds crossings of an edge drawn downwards as long as their columns are certain, in the window and need no carry.
  @inline(never)
  mutating func goDown() { go(goesUp: false) }

  /// Adds crossings of an edge drawn upwards under the same conditions.
  @inline(never)
  mutating func goUp() { go(goesUp: true) }

  @inline(__always)
  private mutating func go(goesUp: Bool) {
    // Local copies stay in registers.
    var (place, step, bend, words) = (place, step, bend, words)
    let (stride, end) = (stride, end)
    while words != end {
      let column = Int(truncatingIfNeeded: place &>> Self.fractionBits)
      guard UInt32(truncatingIfNeeded: place) >= near, UInt(bitPattern: column) <= UInt(bitPattern: lastColumn),
        TurnPlanes.add(column, goesUp: goesUp, to: words)
      else { break }
      place &+= step
      step &+= bend
      bend &+= twist
      words += stride
    }
    (self.place, self.step, self.bend, self.words) = (place, step, bend, words)
  }
}
