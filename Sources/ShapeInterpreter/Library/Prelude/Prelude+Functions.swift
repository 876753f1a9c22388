extension Prelude {
  /// Free functions and the types that go with them.
  static let functions = """
    struct AnimatablePair<First, Second> {
      var first: First
      var second: Second
      init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }
    }
    func zip<A, B>(_ sequence1: [A], _ sequence2: [B]) -> [(A, B)] {
      var result: [(A, B)] = []
      for index in 0..<Swift.min(sequence1.count, sequence2.count) { result.append((sequence1[index], sequence2[index])) }
      return result
    }
    func zip<B>(_ sequence1: Range<Int>, _ sequence2: [B]) -> [(Int, B)] { zip(sequence1.map { $0 }, sequence2) }
    func zip<A>(_ sequence1: [A], _ sequence2: Range<Int>) -> [(A, Int)] { zip(sequence1, sequence2.map { $0 }) }
    func swap<T>(_ a: inout T, _ b: inout T) {
      let kept = a
      a = b
      b = kept
    }
    func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
    func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }
    """
}
