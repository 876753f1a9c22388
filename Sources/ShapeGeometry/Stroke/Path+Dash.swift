import Foundation

/// A piece of a path that one dash covers.
struct Dash {
  /// The start point.
  var start: CGPoint
  /// The direction at the start, of length 1; it orients the caps of a dash without a length.
  var direction: CGPoint
  /// The segments of the dash; empty if it has no length.
  var segments: [PathSegment]
  /// True if the dash covers a whole closed subpath.
  var isClosed: Bool
}

/// The alternating lengths of dashes and gaps, and the position in them at which a subpath starts.
struct DashPattern {
  /// An even number of lengths, in shape space: a dash, a gap, and so on.
  let lengths: [CGFloat]
  /// The sum of the lengths.
  let period: CGFloat
  /// The index of the length in which a subpath starts.
  private let firstIndex: Int
  /// The remainder of that length after the start.
  private let firstRest: CGFloat

  /// The greatest number of dashes of a path; a pattern with more is drawn as a solid line.
  static let mostDashes = 100_000

  /// The distance from the start of the pattern at which a subpath starts.
  private let firstOffset: CGFloat
  /// The length attributed to rounding, as a share of the line's length or of the pattern offset, whichever is greater.
  private static let rounding: CGFloat = 1e-12
  /// The upper limit of that length, as a share of the line's length.
  private static let mostRounding: CGFloat = 1e-6

  /// Creates the pattern of a style; nil for a solid line.
  ///
  /// A list with an odd number of lengths is repeated once, so that dashes and gaps change places the second time. The
  /// phase may be negative and counts modulo the period; a phase that is not finite counts as 0. The line is solid if
  /// the list is empty, contains a length that is negative or not finite, or contains only zeros.
  init?(_ style: StrokeStyle) {
    let list = style.dash
    guard !list.isEmpty, list.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    lengths = list.count.isMultiple(of: 2) ? list : list + list
    period = lengths.reduce(0, +)
    guard period > 0, period.isFinite else { return nil }
    var offset = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: period) : 0
    if offset < 0 { offset += period }
    firstOffset = offset
    var index = 0
    while offset > 0, offset >= lengths[index], index < lengths.count - 1 {
      offset -= lengths[index]
      index += 1
    }
    firstIndex = index
    firstRest = max(lengths[index] - offset, 0)
  }

  /// Returns the approximate number of dashes on a line of this length.
  func count(over length: CGFloat) -> CGFloat {
    length / period * CGFloat(lengths.count / 2)
  }

  /// Returns the start and end of each dash on a line of this length; nil if there are more than `most`.
  ///
  /// A dash of length 0 at the very end is left out, and so is a dash that would exist only by rounding.
  func intervals(over length: CGFloat, most: Int) -> [(from: CGFloat, to: CGFloat)]? {
    let rounding = min(max(length, firstOffset) * Self.rounding, length * Self.mostRounding)
    var result: [(from: CGFloat, to: CGFloat)] = []
    var index = firstIndex
    var rest = firstRest
    if rest <= rounding, rest < lengths[index] {
      index = (index + 1) % lengths.count
      rest = lengths[index]
    }
    var position: CGFloat = 0
    while position < length - rounding {
      let end = position + rest
      if index.isMultiple(of: 2) {
        guard result.count < most else { return nil }
        result.append((position, end < length - rounding ? end : length))
      }
      position = end
      index = (index + 1) % lengths.count
      rest = lengths[index]
    }
    return result
  }
}

extension Path {
  /// Returns the pieces of the path that a style's dashes cover, measured by arc length; nil if the style draws a solid
  /// line.
  ///
  /// The pattern starts anew at every subpath. Curves stay curves. On a closed subpath a dash that reaches the end is
  /// joined to a dash that begins at the start. A subpath without a length is one dash. More than
  /// `DashPattern.mostDashes` dashes count as a solid line.
  func dashes(_ style: StrokeStyle, charging meter: inout WorkMeter) throws(WorkInterruption) -> [Dash]? {
    guard !style.dash.isEmpty else { return nil }
    try meter.count(style.dash.count + Work.segment * elements.count)
    guard let pattern = DashPattern(style) else { return nil }
    var lines: [(Subpath, MeasuredLine)] = []
    for subpath in subpaths where subpath.isFinite && (!subpath.segments.isEmpty || subpath.isClosed) {
      lines.append((subpath, try MeasuredLine(subpath.segments, charging: &meter)))
    }
    let expected = lines.reduce(0) { $0 + pattern.count(over: $1.1.length) }
    guard expected <= CGFloat(DashPattern.mostDashes) else { return nil }
    var result: [Dash] = []
    result.reserveCapacity(Int(expected) + lines.count)
    // Each subpath may start a pattern that it does not finish.
    let most = DashPattern.mostDashes + lines.count
    for (subpath, line) in lines {
      if line.length > 0 {
        // The loop also visits lengths of 0 in the list.
        try meter.count(Int(min(pattern.count(over: line.length) * 2, CGFloat(most))) + style.dash.count)
        guard let intervals = pattern.intervals(over: line.length, most: most - result.count) else { return nil }
        try line.append(intervals, isClosed: subpath.isClosed, to: &result, charging: &meter)
      } else {
        result.append(subpath.wholeDash)
      }
    }
    return result
  }
}

extension Subpath {
  /// The subpath as one dash.
  var wholeDash: Dash {
    Dash(start: start, direction: StrokePen.dotDirection, segments: segments, isClosed: isClosed)
  }
}

/// Consecutive segments with their lengths.
private struct MeasuredLine {
  private let segments: [PathSegment]
  private let tables: [ArcLengthTable]
  let length: CGFloat

  init(_ segments: [PathSegment], charging meter: inout WorkMeter) throws(WorkInterruption) {
    self.segments = segments
    var tables: [ArcLengthTable] = []
    tables.reserveCapacity(segments.count)
    for segment in segments {
      let table = ArcLengthTable(segment)
      try meter.count(Work.length + Work.integral * 2 * table.leafCount)
      tables.append(table)
    }
    self.tables = tables
    length = tables.reduce(0) { $0 + $1.length }
  }

  /// A position along the line: the index of a segment, the distance at which it starts, and the parameter within it.
  private struct Place {
    var index = 0
    var start: CGFloat = 0
    var t: CGFloat = 0
  }

  /// Appends the dashes for these intervals of positions.
  ///
  /// On a closed line a dash that reaches the end continues in the dash that begins at the start.
  func append(
    _ intervals: [(from: CGFloat, to: CGFloat)], isClosed: Bool, to result: inout [Dash],
    charging meter: inout WorkMeter
  ) throws(WorkInterruption) {
    guard let first = intervals.first, let last = intervals.last else { return }
    if isClosed, intervals.count == 1, first.from == 0, first.to == length {
      result.append(
        Dash(start: segments[0].start, direction: direction(at: Place()), segments: segments, isClosed: true))
      return
    }
    var place = Place()
    var head: [PathSegment] = []
    for (index, (from, to)) in intervals.enumerated() {
      try meter.count(Work.dash)
      advance(&place, past: from)
      let dash = dash(from: from, to: to, place: &place)
      if index == 0, isClosed, intervals.count > 1, from == 0, last.to == length {
        head = dash.segments
      } else {
        result.append(dash)
      }
    }
    result[result.count - 1].segments += head
  }

  /// Moves `place` on to a position; where two segments meet, to the start of the second one.
  private func advance(_ place: inout Place, past position: CGFloat) {
    while place.index < segments.count - 1, place.start + tables[place.index].length <= position {
      place.start += tables[place.index].length
      place.index += 1
    }
    place.t = tables[place.index].parameter(atArcLength: position - place.start)
  }

  /// Returns the dash from `place`, at position `from`, to position `to`, and moves `place` to its end.
  private func dash(from: CGFloat, to: CGFloat, place: inout Place) -> Dash {
    var result = Dash(
      start: segments[place.index].point(at: place.t), direction: direction(at: place), segments: [], isClosed: false)
    while to > from, place.start < to {
      let end = place.start + tables[place.index].length
      let t1 = to >= end ? 1 : tables[place.index].parameter(atArcLength: to - place.start)
      if t1 > place.t { result.segments.append(segments[place.index].piece(from: place.t, to: t1)) }
      guard t1 == 1, place.index < segments.count - 1 else {
        place.t = t1
        break
      }
      place = Place(index: place.index + 1, start: end, t: 0)
    }
    return result
  }

  private func direction(at place: Place) -> CGPoint {
    let segment = segments[place.index]
    let derivative = segment.derivative(at: place.t)
    let vector = derivative != .zero ? derivative : segment.end - segment.start
    return vector != .zero ? vector.unit : StrokePen.dotDirection
  }
}
