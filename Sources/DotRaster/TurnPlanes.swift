/// The changes of the winding number from dot to dot, for all dots of a window at once.
///
/// Each dot has a digit. It is 1 if an edge that goes down crosses the row between this dot and the one before it, -1
/// if an edge that goes up does, and 0 if no edge does or two cancel out. The digits are stored in two bit planes. Bit
/// `c` of the *parity* plane is the parity of all nonzero digits up to `c` in its word. So a word of this plane is the
/// even-odd filling, apart from the turns in the words to its left. A bit of the *rising* plane is set if the digit is
/// -1. If a digit would become 2 or -2, it becomes 0, and a carry goes to the digit of twice its weight, which has
/// planes of its own.
struct TurnPlanes: ~Copyable {
  /// The number of words of one plane in a row; in memory each word of the parity plane is followed by one of the
  /// rising plane.
  let width: Int
  let height: Int
  /// The planes of the digits of weight 1.
  let units: UnsafeMutablePointer<UInt64>
  /// The planes of the digits of weight 2, 4, 8 and so on, as far as they are needed.
  private(set) var higher: [UnsafeMutablePointer<UInt64>] = []

  /// Creates planes with all digits 0.
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

  /// Adds 1 to the digit of a dot, or -1 if the edge goes up, in the words of the dot's row.
  ///
  /// If there is a carry, the digit stays unchanged and the result is false.
  @inline(__always)
  static func add(_ column: Int, goesUp: Bool, to row: UnsafeMutablePointer<UInt64>) -> Bool {
    let word = row + (column >> 6) &* 2
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: column)
    let (parity, rising) = (word[0], word[1])
    let odd = parity ^ parity &<< 1
    guard (goesUp ? rising : odd & ~rising) & bit == 0 else { return false }
    // All bits from the dot on change their parity.
    word[0] = parity ^ (0 &- bit)
    word[1] = goesUp ? rising | bit & ~odd : rising & ~bit
    return true
  }

  /// Adds 1 to the digit of a dot, or -1 if the edge goes up, and adds the carries.
  @inline(never)
  mutating func add(_ column: Int, row: Int, goesUp: Bool) {
    var level = 0
    var plane = units
    while !Self.add(column, goesUp: goesUp, to: plane + 2 * width * row) {
      // The sum of 1 and 1 is 0 and a carry.
      let word = plane + 2 * (width * row + column >> 6)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: column)
      word[0] ^= 0 &- bit
      word[1] &= ~bit
      if level == higher.count { higher.append(Self.zeroes(2 * width * height)) }
      plane = higher[level]
      level += 1
    }
  }

  /// Returns the words of a row in the planes of the digits of weight 1.
  @inline(__always)
  func words(row: Int) -> UnsafeMutablePointer<UInt64> { units + 2 * width * row }

  /// Returns true if a row has digits of a weight above 1.
  func hasCarries(row: Int) -> Bool {
    higher.contains { plane in
      let parity = plane + 2 * width * row
      // A row without odd parities has no digits.
      return (0..<width).contains { parity[2 * $0] != 0 }
    }
  }

  /// Calls `body` with the change of the winding number at each dot of one word where it changes, from left to right.
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
