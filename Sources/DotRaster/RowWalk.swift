/// A walk down the rows that an edge crosses, in numbers with a fixed point.
///
/// Places are columns: the whole part of one is the first column at or right of the crossing, counted from the window's first one. A
/// line's steps are equal; along a cubic polynomial the steps, and their steps, grow too.
struct RowWalk {
  /// Binary digits behind the point: 16,384 steps add up to an error of 2^-19 columns.
  static let fractionBits: Int64 = 32
  /// As far from the picture's corner places can be walked to, in dots.
  static let reach = 0x1p17

  /// The place of the crossing at hand, with the doubt added.
  private var place: Int64
  private var step: Int64
  private var bend: Int64
  private let twist: Int64
  /// Twice the doubt: a place whose fraction is below it is no further than the doubt from a dot's centre.
  private let near: UInt32
  private let lastColumn: Int
  private var words: UnsafeMutablePointer<UInt64>
  private let stride: Int
  /// Behind the last row's words.
  private let end: UnsafeMutablePointer<UInt64>

  /// A walk over `count` rows from that of `words` on. The crossings are as far as `doubt` from their true places.
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

  /// A length below 2^19 dots with the fixed point, rounded; of a greater one no number in particular.
  @inline(__always)
  static func fixed(_ length: Double) -> Int64 {
    Int64(bitPattern: (length * 0x1p32 + size).bitPattern) &- Int64(bitPattern: size.bitPattern)
  }

  /// Two lengths.
  @inline(__always)
  static func fixed(_ lengths: SIMD2<Double>) -> SIMD2<Int64> {
    unsafeBitCast(lengths * 0x1p32 + size, to: SIMD2<Int64>.self) &- Int64(bitPattern: size.bitPattern)
  }

  /// A sum of this size has no digits behind the point, so that its last digits are those of the number added.
  private static let size = 0x1.8p52

  /// The first column whose centre lies at or right of `x` dots; nil where it is no farther than `doubt` from a centre.
  @inline(__always)
  static func column(atOrRightOf x: Double, doubt: Double) -> Int? {
    let place = fixed(x + 0.5 + doubt)
    guard UInt32(truncatingIfNeeded: place) >= UInt32(truncatingIfNeeded: 2 &* fixed(doubt)) else { return nil }
    return Int(truncatingIfNeeded: place &>> fractionBits)
  }

  /// The column of the crossing at hand, which may lie outside the window; nil where it is too near to a dot's centre to tell.
  @inline(__always)
  var column: Int? {
    UInt32(truncatingIfNeeded: place) < near ? nil : Int(truncatingIfNeeded: place &>> Self.fractionBits)
  }

  /// Whether the crossing at hand lies outside the window.
  @inline(__always)
  var isOutside: Bool {
    UInt(bitPattern: Int(truncatingIfNeeded: place &>> Self.fractionBits)) > UInt(bitPattern: lastColumn)
  }

  /// Goes on to the next row.
  @inline(__always)
  mutating func next() {
    place &+= step
    step &+= bend
    bend &+= twist
    words += stride
  }

  /// The rows still to go.
  @inline(__always)
  var left: Int { words == end ? 0 : (end - words) / stride }

  /// Adds crossings as far as columns are certain, lie in the window and need no carry.
  @inline(never)
  mutating func goDown() { go(goesUp: false) }

  /// The same of an edge that is drawn upwards.
  @inline(never)
  mutating func goUp() { go(goesUp: true) }

  @inline(__always)
  private mutating func go(goesUp: Bool) {
    // Numbers of their own stay in registers.
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
