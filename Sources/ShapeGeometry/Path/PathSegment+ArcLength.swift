import Foundation

extension PathSegment {
  /// The tolerance that lengths of whole paths are found with, as a share of a control polygon's size.
  private static let lengthTolerance = 1e-11

  /// The arc length in shape space.
  ///
  /// A line's is exact. A curve's is integrated by Gauss and Legendre's rules of 8 and 16 points; the interval is cut at cusps, then
  /// halved, until the finer rule is right to within `relativeTolerance` times the size of the control polygon. Not finite where a point
  /// is not.
  public func arcLength(relativeTolerance: CGFloat = 1e-11) -> CGFloat {
    if case .line(let a, let b) = self { return (b - a).length }
    let speed = SegmentSpeed(self)
    var sum = 0.0
    speed.forEachLeaf(tolerance: Double(relativeTolerance)) { sum += $0.length }
    return CGFloat(sum * speed.scale)
  }

  /// As `arcLength(relativeTolerance:)` without one, counting its work.
  func arcLength(charging meter: inout WorkMeter) throws(WorkInterruption) -> CGFloat {
    try meter.count(Work.length)
    if case .line(let a, let b) = self { return (b - a).length }
    let speed = SegmentSpeed(self)
    var (sum, count) = (0.0, 0)
    speed.forEachLeaf(tolerance: Self.lengthTolerance) {
      sum += $0.length
      count += 1
    }
    try meter.count(Work.integral * 2 * count)
    return CGFloat(sum * speed.scale)
  }

  /// The parameter at which the piece from the start has the given arc length, between 0 and 1.
  ///
  /// `total` is the segment's own arc length. A line's is exact; `relativeTolerance` bounds the error of a curve's parameter and that of its
  /// length. Who asks more than once of one segment asks an ``ArcLengthTable``.
  public func parameter(atArcLength target: CGFloat, of total: CGFloat, relativeTolerance: CGFloat = 1e-12) -> CGFloat {
    guard target > 0 else { return 0 }
    guard target < total else { return 1 }
    if case .line = self { return target / total }
    return ArcLengthTable(self, relativeTolerance: relativeTolerance).parameter(atArcLength: target)
  }
}

/// A segment's arc length, integrated once and then inverted as often as needed.
struct ArcLengthTable {
  /// The arc length of the whole segment, in shape space.
  let length: CGFloat
  private let speed: SegmentSpeed
  /// The intervals on which one rule is exact enough; none for a line.
  private let leaves: [SegmentSpeed.Leaf]
  private let accuracy: Double
  /// How many intervals the segment is integrated over.
  var leafCount: Int { leaves.count }

  /// The table of a segment; `relativeTolerance` bounds the error of parameters, and that of lengths as a share of the control polygon.
  init(_ segment: PathSegment, relativeTolerance: CGFloat = 1e-12) {
    speed = SegmentSpeed(segment)
    accuracy = Double(relativeTolerance)
    if case .line(let a, let b) = segment {
      length = (b - a).length
      leaves = []
      return
    }
    var found: [SegmentSpeed.Leaf] = []
    found.reserveCapacity(4)
    speed.forEachLeaf(tolerance: accuracy) { found.append($0) }
    leaves = found
    length = CGFloat(found.reduce(0) { $0 + $1.length } * speed.scale)
  }

  /// The parameter at which the piece from the start has the given arc length, between 0 and 1.
  func parameter(atArcLength target: CGFloat) -> CGFloat {
    guard target > 0 else { return 0 }
    guard target < length else { return 1 }
    guard !leaves.isEmpty else { return target / length }
    var rest = Double(target) / speed.scale
    for leaf in leaves {
      if rest <= leaf.length { return CGFloat(speed.parameter(atLength: rest, of: leaf, accuracy: accuracy)) }
      rest -= leaf.length
    }
    return 1
  }
}
