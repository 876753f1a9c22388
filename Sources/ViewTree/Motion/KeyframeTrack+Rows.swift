// Keyframes as rows of numbers, as the library's code hands them over.

extension KeyframeTrack {
  /// Makes a track of rows: the number of the kind, the duration where there is one, and the numbers of the kind. Each
  /// row has a curve of its own, which counts for a linear keyframe.
  ///
  /// - 0: linear, its duration and its value.
  /// - 1: cubic, its duration, the counts of its value and of its speeds at both ends, and these.
  /// - 2: spring, its duration or -1, the response and the damping fraction, the counts of its value and of its speed
  ///   at the start, and these.
  /// - 3: move, its value.
  package init(from initial: [Double], rows: [[Double]], curves: [UnitCurve]) {
    self.init(
      from: initial,
      rows.enumerated().map { index, row in Keyframe(row, curves.indices.contains(index) ? curves[index] : .linear) })
  }
}

extension KeyframeTrack.Keyframe {
  fileprivate init(_ row: [Double], _ curve: UnitCurve) {
    var rest = row[...]
    func number() -> Double { rest.popFirst() ?? 0 }
    func taken(_ count: Double) -> [Double] {
      let count = count >= 0 && count <= Double(rest.count) ? Int(count) : 0
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    switch number() {
    case 0:
      let duration = number()
      self = .linear(Array(rest), duration: duration, curve)
    case 1:
      let duration = number()
      let counts = (number(), number(), number())
      let value = taken(counts.0)
      let (start, end) = (taken(counts.1), taken(counts.2))
      self = .cubic(
        value, duration: duration, startVelocity: start.isEmpty ? nil : start, endVelocity: end.isEmpty ? nil : end)
    case 2:
      let duration = number()
      let spring = Spring(response: number(), dampingRatio: number())
      let counts = (number(), number())
      let value = taken(counts.0)
      let start = taken(counts.1)
      self = .spring(
        value, duration: duration < 0 ? nil : duration, spring, startVelocity: start.isEmpty ? nil : start)
    default: self = .move(Array(rest))
    }
  }
}
