import Foundation

/// Measures along one segment: its length, and where on it a given length is reached.
struct DashRuler {
  let segment: PathSegment
  /// The whole length, in shape space.
  private(set) var length: CGFloat = 0
  /// The curve's measured pieces in order: where each ends, as a parameter and as a length from the start.
  private var marks: [(t: CGFloat, length: CGFloat)] = []

  /// How far the length may be off, as a share of the control polygon's length.
  private static let relativeAccuracy: CGFloat = 1e-10
  /// No piece is halved more often than this.
  private static let greatestDepth = 14
  /// The most steps of Newton's method for one position.
  private static let mostSteps = 20
  /// The nodes and weights of Gauss and Legendre's rule with eight points on -1...1 (Abramowitz and Stegun, table 25.4); the other
  /// half mirrors these.
  private static let nodes: [(x: CGFloat, weight: CGFloat)] = [
    (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
    (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
  ]

  init(_ segment: PathSegment) {
    self.segment = segment
    switch segment {
    case .line(let a, let b):
      length = (b - a).length
    case .quad(let a, let b, let c):
      measure(accuracy: ((b - a).length + (c - b).length) * Self.relativeAccuracy)
    case .cubic(let a, let b, let c, let d):
      measure(accuracy: ((b - a).length + (c - b).length + (d - c).length) * Self.relativeAccuracy)
    }
  }

  /// The parameter where the segment has run for `position`, in shape space, from its start.
  func parameter(at position: CGFloat) -> CGFloat {
    guard position > 0 else { return 0 }
    guard position < length else { return 1 }
    if case .line = segment { return position / length }
    var index = marks.partitioningIndex { $0.length >= position }
    index = min(index, marks.count - 1)
    let (t0, length0) = index > 0 ? marks[index - 1] : (0, 0)
    let (t1, length1) = marks[index]
    guard length1 > length0 else { return t1 }
    // Newton's method, kept between bounds that close in on the root.
    var (low, high) = (t0, t1)
    var t = t0 + (t1 - t0) * ((position - length0) / (length1 - length0))
    for _ in 0..<Self.mostSteps {
      let error = length0 + gauss(from: t0, to: t) - position
      if error > 0 { high = t } else { low = t }
      guard error.magnitude > length * Self.relativeAccuracy / 100 else { break }
      let next = t - error / speed(at: t)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private mutating func measure(accuracy: CGFloat) {
    marks.reserveCapacity(8)
    measure(from: 0, to: 1, whole: gauss(from: 0, to: 1), accuracy: accuracy, depth: 0)
  }

  /// Adds the marks of a piece whose length by one application of the rule is `whole`.
  private mutating func measure(from t0: CGFloat, to t1: CGFloat, whole: CGFloat, accuracy: CGFloat, depth: Int) {
    let middle = (t0 + t1) / 2
    let first = gauss(from: t0, to: middle)
    let second = gauss(from: middle, to: t1)
    if (first + second - whole).magnitude <= accuracy || depth >= Self.greatestDepth {
      marks.append((middle, length + first))
      length += first + second
      marks.append((t1, length))
    } else {
      measure(from: t0, to: middle, whole: first, accuracy: accuracy, depth: depth + 1)
      measure(from: middle, to: t1, whole: second, accuracy: accuracy, depth: depth + 1)
    }
  }

  /// The length between two parameters by one application of the rule.
  private func gauss(from t0: CGFloat, to t1: CGFloat) -> CGFloat {
    let (middle, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
    var sum: CGFloat = 0
    for (x, weight) in Self.nodes { sum += weight * (speed(at: middle - half * x) + speed(at: middle + half * x)) }
    return sum * half
  }

  private func speed(at t: CGFloat) -> CGFloat {
    let velocity = segment.derivative(at: t)
    return velocity.dot(velocity).squareRoot()
  }
}

extension Array {
  /// The first index whose element fulfils `belongs`, provided that all after it do; the count when none does.
  fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
