// Random numbers, with the standard library's algorithms. A generator of the file's gives the same numbers as in
// compiled code.  The system's generator starts from the same seed for each drawing, so that pictures repeat.

extension RandomNumberGenerator {
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

// embed: also for CGFloat
extension Double {
  static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G) -> Self {
    precondition(range.lowerBound < range.upperBound, "can't get random value with an empty range")
    let delta = range.upperBound - range.lowerBound
    while true {
      let unit = Self(generator.next() & 9_007_199_254_740_991) * (Self.ulpOfOne / 2)
      let value = delta * unit + range.lowerBound
      if value != range.upperBound { return value }
    }
  }
  static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self {
    let delta = range.upperBound - range.lowerBound
    let random = generator.next(upperBound: 9_007_199_254_740_993)
    if random == 9_007_199_254_740_992 { return range.upperBound }
    return delta * (Self(random) * (Self.ulpOfOne / 2)) + range.lowerBound
  }
  static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
  static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension Float {
  static func random<G: RandomNumberGenerator>(in range: Range<Float>, using generator: inout G) -> Float {
    precondition(range.lowerBound < range.upperBound, "can't get random value with an empty range")
    let delta = range.upperBound - range.lowerBound
    while true {
      let unit = Float(generator.next() & 16_777_215) * (Float.ulpOfOne / 2)
      let value = delta * unit + range.lowerBound
      if value != range.upperBound { return value }
    }
  }
  static func random<G: RandomNumberGenerator>(in range: ClosedRange<Float>, using generator: inout G) -> Float {
    let delta = range.upperBound - range.lowerBound
    let random = generator.next(upperBound: 16_777_217)
    if random == 16_777_216 { return range.upperBound }
    return delta * (Float(random) * (Float.ulpOfOne / 2)) + range.lowerBound
  }
  static func random(in range: Range<Float>) -> Float {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
  static func random(in range: ClosedRange<Float>) -> Float {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}
