import Foundation

extension PathSegment {
  /// The tolerance for the lengths of whole paths, as a share of the control polygon's size.
  private static let lengthTolerance = 1e-11

  /// Returns the arc length in shape space.
  ///
  /// A line's length is exact. A curve is integrated by the Gauss-Legendre rules of 8 and 16 points. The interval is
  /// cut at cusps, then halved until the error of the finer rule is at most `relativeTolerance` times the size of the
  /// control polygon. The result is not finite if a point is not finite.
  public func arcLength(relativeTolerance: CGFloat = 1e-11) -> CGFloat {
    if case .line(let a, let b) = self { return (b - a).length }
    let speed = SegmentSpeed(self)
    var sum = 0.0
    speed.forEachLeaf(tolerance: Double(relativeTolerance)) { sum += $0.length }
    return CGFloat(sum * speed.scale)
  }

  /// Returns the same as `arcLength(relativeTolerance:)` with its default tolerance and counts its work.
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

  /// Returns the parameter, in 0...1, up to which the segment has the given arc length.
  ///
  /// `total` is the segment's arc length. The result is exact for a line. For a curve `relativeTolerance` bounds the
  /// error of the parameter, and that of the length as a share of the control polygon's size. Within the module,
  /// ``ArcLengthTable`` answers several queries of one segment faster.
  public func parameter(atArcLength target: CGFloat, of total: CGFloat, relativeTolerance: CGFloat = 1e-12) -> CGFloat {
    guard target > 0 else { return 0 }
    guard target < total else { return 1 }
    if case .line = self { return target / total }
    return ArcLengthTable(self, relativeTolerance: relativeTolerance).parameter(atArcLength: target)
  }
}

/// The arc length of a segment, integrated once so that it can be inverted many times.
struct ArcLengthTable {
  /// The arc length of the whole segment, in shape space.
  let length: CGFloat
  private let speed: SegmentSpeed
  /// The intervals on which one rule is accurate enough; empty for a line.
  private let leaves: [SegmentSpeed.Leaf]
  private let accuracy: Double
  /// The number of intervals over which the segment is integrated.
  var leafCount: Int { leaves.count }

  /// Creates the table of a segment.
  ///
  /// `relativeTolerance` bounds the error of parameters, and that of lengths as a share of the control polygon's size.
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

  /// Returns the parameter, in 0...1, up to which the segment has the given arc length.
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
