extension Prelude {
  /// Random numbers, with the standard library's algorithms. A generator of the file's gives the
  /// same numbers as in compiled code.
  ///
  /// The system's generator starts from the same seed for each drawing, so that pictures repeat.
  static let random = """
    extension RandomNumberGenerator {
      mutating func next() -> UInt64
      mutating func next(upperBound: UInt64) -> UInt64 {
        var random: UInt64 = next()
        var product = random.multipliedFullWidth(by: upperBound)
        if product.low < upperBound {
          let threshold = (0 &- upperBound) % upperBound
          while product.low < threshold {
            random = next()
            product = random.multipliedFullWidth(by: upperBound)
          }
        }
        return product.high
      }
    }
    struct SystemRandomNumberGenerator: RandomNumberGenerator {
      mutating func next() -> UInt64 { _nextRandom() }
    }
    extension Bool {
      static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool {
        (generator.next() >> 17) & 1 == 0
      }
      static func random() -> Bool {
        var generator = SystemRandomNumberGenerator()
        return random(using: &generator)
      }
    }
    extension Int {
      static func random<G: RandomNumberGenerator>(in range: Range<Int>, using generator: inout G) -> Int {
        precondition(range.lowerBound < range.upperBound, "can't get random value with an empty range")
        let delta = UInt64(truncatingIfNeeded: range.upperBound &- range.lowerBound)
        return range.lowerBound &+ Int(truncatingIfNeeded: generator.next(upperBound: delta))
      }
      static func random<G: RandomNumberGenerator>(in range: ClosedRange<Int>, using generator: inout G) -> Int {
        let delta = UInt64(truncatingIfNeeded: range.upperBound &- range.lowerBound)
        if delta == UInt64.max { return range.lowerBound &+ Int(truncatingIfNeeded: generator.next()) }
        return range.lowerBound &+ Int(truncatingIfNeeded: generator.next(upperBound: delta + 1))
      }
      static func random(in range: Range<Int>) -> Int {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
      }
      static func random(in range: ClosedRange<Int>) -> Int {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
      }
    }

    """ + ["Double", "CGFloat", "Float"].map(floating).joined()

  /// Returns the random numbers of a floating-point type.
  private static func floating(_ name: String) -> String {
    let bits = name == "Float" ? 24 : 53
    return """
      extension \(name) {
        static func random<G: RandomNumberGenerator>(in range: Range<\(name)>, using generator: inout G) -> \(name) {
          precondition(range.lowerBound < range.upperBound, "can't get random value with an empty range")
          let delta = range.upperBound - range.lowerBound
          while true {
            let unit = \(name)(generator.next() & \(1 << bits - 1)) * (\(name).ulpOfOne / 2)
            let value = delta * unit + range.lowerBound
            if value != range.upperBound { return value }
          }
        }
        static func random<G: RandomNumberGenerator>(in range: ClosedRange<\(name)>, using generator: inout G) -> \(name) {
          let delta = range.upperBound - range.lowerBound
          let random = generator.next(upperBound: \((1 << bits) + 1))
          if random == \(1 << bits) { return range.upperBound }
          return delta * (\(name)(random) * (\(name).ulpOfOne / 2)) + range.lowerBound
        }
        static func random(in range: Range<\(name)>) -> \(name) {
          var generator = SystemRandomNumberGenerator()
          return random(in: range, using: &generator)
        }
        static func random(in range: ClosedRange<\(name)>) -> \(name) {
          var generator = SystemRandomNumberGenerator()
          return random(in: range, using: &generator)
        }
      }

      """
  }

  /// Random elements, and random orders of elements.
  static let randomOrders = """
    extension Array {
      mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
        var amount = self.count
        var index = 0
        while amount > 1 {
          let random = Int.random(in: 0..<amount, using: &generator)
          amount -= 1
          self.swapAt(index, index + random)
          index += 1
        }
      }
      mutating func shuffle() {
        var generator = SystemRandomNumberGenerator()
        shuffle(using: &generator)
      }
    }
    extension Sequence {
      func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element] {
        var result = Array(self)
        result.shuffle(using: &generator)
        return result
      }
      func shuffled() -> [Element] {
        var generator = SystemRandomNumberGenerator()
        return shuffled(using: &generator)
      }
      func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
        let all = Array(self)
        if all.isEmpty { return nil }
        return all[Int.random(in: 0..<all.count, using: &generator)]
      }
      func randomElement() -> Element? {
        var generator = SystemRandomNumberGenerator()
        return randomElement(using: &generator)
      }
    }
    """
}
