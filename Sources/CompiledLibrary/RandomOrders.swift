// Random elements, and random orders of elements.

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
