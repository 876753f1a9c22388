/// How the winding number changes from dot to dot, for all dots of a window at once.
///
/// Each dot has a digit: 1 where one edge that goes down crosses the row between this dot and the one before it, -1 where one that goes
/// up does, 0 where none does or the two cancel out. Digits lie in two bit planes. Bit `c` of the *parity* plane is the parity of all
/// nonzero digits up to `c` in its word, so that a word of it is the even-odd filling but for what is left of the word; a bit of the
/// *rising* plane is set where the digit is -1. Where a digit would become 2 or -2 it becomes 0, and the digit of twice its weight, in
/// planes of their own, takes a carry.
struct TurnPlanes: ~Copyable {
  /// Words of one plane to a row; in memory each word of the parity plane is followed by that of the rising plane.
  let width: Int
  let height: Int
  /// The planes of the digits of weight 1.
  let units: UnsafeMutablePointer<UInt64>
  /// The planes of the digits of weight 2, 4, 8 and so on, as far as there are any.
  private(set) var higher: [UnsafeMutablePointer<UInt64>] = []

  /// Planes with all digits 0.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    units = Self.zeroes(2 * width * height)
  }

  deinit {
    units.deallocate()
    for plane in higher { plane.deallocate() }
  }

  private static func zeroes(_ count: Int) -> UnsafeMutablePointer<UInt64> {
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
    return words
  }

  /// Adds 1 to the digit of a dot, or -1 where the edge goes up, in the words of the dot's row; leaves it, and returns false, where there
  /// is a carry.
  @inline(__always)
  static func add(_ column: Int, goesUp: Bool, to row: UnsafeMutablePointer<UInt64>) -> Bool {
    let word = row + (column >> 6) &* 2
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: column)
    let (parity, rising) = (word[0], word[1])
    let odd = parity ^ parity &<< 1
    guard (goesUp ? rising : odd & ~rising) & bit == 0 else { return false }
    // All bits from the dot's on change their parity.
    word[0] = parity ^ (0 &- bit)
    word[1] = goesUp ? rising | bit & ~odd : rising & ~bit
    return true
  }

  /// Adds 1 to the digit of a dot, or -1 where the edge goes up, and carries what is too much.
  @inline(never)
  mutating func add(_ column: Int, row: Int, goesUp: Bool) {
    var level = 0
    var plane = units
    while !Self.add(column, goesUp: goesUp, to: plane + 2 * width * row) {
      // 1 and 1 are 0 and a carry.
      let word = plane + 2 * (width * row + column >> 6)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: column)
      word[0] ^= 0 &- bit
      word[1] &= ~bit
      if level == higher.count { higher.append(Self.zeroes(2 * width * height)) }
      plane = higher[level]
      level += 1
    }
  }

  /// The words of a row in the planes of the digits of weight 1.
  @inline(__always)
  func words(row: Int) -> UnsafeMutablePointer<UInt64> { units + 2 * width * row }

  /// Whether a row has digits of a weight above 1.
  func hasCarries(row: Int) -> Bool {
    higher.contains { plane in
      let parity = plane + 2 * width * row
      // Where no parity is odd, no digit is there.
      return (0..<width).contains { parity[2 * $0] != 0 }
    }
  }

  /// The change of the winding number at each dot of one word, for those dots that have any, from left to right.
  @inline(__always)
  func forEachTurn(row: Int, word: Int, _ body: (_ bit: Int, _ turn: Int) -> Void) {
    let place = 2 * (width * row + word)
    let parity = units[place]
    var marks = parity ^ parity &<< 1
    let odd = marks
    let up = units[place + 1]
    for plane in higher { marks |= plane[place] ^ plane[place] &<< 1 }
    while marks != 0 {
      let bit = marks.trailingZeroBitCount
      marks &= marks &- 1
      var turn = Int(odd &>> UInt64(bit) & 1) - 2 * Int(up &>> UInt64(bit) & 1)
      if !higher.isEmpty { turn += higherTurn(place, bit) }
      body(bit, turn)
    }
  }

  private func higherTurn(_ place: Int, _ bit: Int) -> Int {
    var turn = 0
    for (level, plane) in higher.enumerated() {
      let odd = plane[place] ^ plane[place] &<< 1
      turn += (Int(odd &>> UInt64(bit) & 1) - 2 * Int(plane[place + 1] &>> UInt64(bit) & 1)) << (level + 1)
    }
    return turn
  }
}
