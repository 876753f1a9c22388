import Foundation

/// A piece of a path that one dash covers.
struct Dash {
  /// The point where it starts.
  var start: CGPoint
  /// The direction there, of length 1: what a dash without a length is drawn along.
  var direction: CGPoint
  /// Its segments; none when it has no length.
  var segments: [PathSegment]
  /// Whether it covers a whole closed subpath.
  var isClosed: Bool
}

/// Lengths of dashes and gaps in turn, and where among them a subpath starts.
struct DashPattern {
  /// An even number of lengths, in shape space: a dash, a gap, and so on.
  let lengths: [CGFloat]
  /// The sum of the lengths.
  let period: CGFloat
  /// The length that a subpath starts in.
  private let firstIndex: Int
  /// What is left of that length.
  private let firstRest: CGFloat

  /// The most dashes that a path is divided into; a finer pattern is drawn as a solid line.
  static let mostDashes = 100_000

  /// How far into the pattern a subpath starts.
  private let firstOffset: CGFloat
  /// What is too short to be meant, as a share of the line or of how far into the pattern it starts.
  private static let rounding: CGFloat = 1e-12
  /// The same, as a share of the line in any case.
  private static let mostRounding: CGFloat = 1e-6

  /// The pattern of a style; nil for a solid line.
  ///
  /// A list of odd length counts twice in a row, so that dashes and gaps change places the second time. The phase may be negative and
  /// counts modulo the period; one that is not finite counts as 0. The line is solid when the list is empty, has a negative length or one that is
  /// not finite, or consists of zeros.
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

  /// How many dashes a line of this length has, about.
  func count(over length: CGFloat) -> CGFloat {
    length / period * CGFloat(lengths.count / 2)
  }

  /// The dashes of a line of this length: from where to where they run.
  ///
  /// A dash of length 0 at the very end is left out; one that would be there only by rounding as well. Nil when there are more than `most`.
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
  /// The pieces of the path that a style's dashes cover, measured by arc length; nil when the style draws a solid line.
  ///
  /// The pattern starts anew at every subpath. Curves stay curves. On a closed subpath a dash that reaches the end and one that begins at
  /// the start are one. A subpath without a length is one dash.
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
    // Each subpath may begin a pattern without coming to its end.
    let most = DashPattern.mostDashes + lines.count
    for (subpath, line) in lines {
      if line.length > 0 {
        // Lengths of 0 in the list are gone through as well.
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

/// Segments in a row with their lengths.
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

  /// A position along the line: a segment, where it starts, and the parameter within it.
  private struct Place {
    var index = 0
    var start: CGFloat = 0
    var t: CGFloat = 0
  }

  /// Appends the dashes that run between these positions.
  ///
  /// On a closed line a dash that reaches the end goes on in the one that begins at the start.
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

  /// Moves on to a position; where two segments meet, to the one that begins there.
  private func advance(_ place: inout Place, past position: CGFloat) {
    while place.index < segments.count - 1, place.start + tables[place.index].length <= position {
      place.start += tables[place.index].length
      place.index += 1
    }
    place.t = tables[place.index].parameter(atArcLength: position - place.start)
  }

  /// The dash from the place of its start to a position, where the place is afterwards.
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
