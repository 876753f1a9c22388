import Foundation

/// The search for self-intersections of a path: the places where its segments meet, in grid units.
struct PathMeetings {
  /// A segment that has an extent.
  struct Drawn {
    var element: Int
    var segment: PathSegment
    /// The segment in grid units.
    var curve: GridCubic
    /// The index of the segment that continues at its end, or -1.
    var next: Int
  }

  /// A place along a path: the index of a segment and its parameter.
  struct Place {
    var segment: Int
    var t: Double
  }

  /// Two places that meet, in drawing order.
  struct Pair {
    var first: Place
    var second: Place
    var isOverlapEnd = false
  }

  private var drawn: [Drawn] = []
  private var pieces: [MonotonePiece] = []
  /// The distance up to which places meet, in grid units.
  private let reach: Double

  /// Creates the search; nil for a path without extent.
  ///
  /// `reach` is relative to the size of the path and clamped to 1e-9...0.01.
  init?(_ path: Path, reach: CGFloat) {
    drawn = Self.drawn(by: path)
    self.reach = (reach > 1e-9 ? min(Double(reach), 1e-2) : 1e-9) * 0x1p28
    guard placeOnGrid() else { return nil }
    var bends: [Double] = []
    for (index, item) in drawn.enumerated() {
      var cuts = [0.0]
      if case .line = item.segment {
      } else {
        item.curve.findBends(&bends)
        cuts += bends
      }
      cuts.append(1)
      for (t0, t1) in zip(cuts, cuts.dropFirst()) where t0 < t1 {
        pieces.append(MonotonePiece(curve: item.curve.part(from: t0, to: t1), segment: index, t0: t0, t1: t1))
      }
    }
  }

  /// Computes the curves of all segments in grid units; returns false for a path without extent.
  ///
  /// The segments are first moved to the origin, so that the coordinates of a small path far away stay in range. They
  /// are halved before that if the difference might overflow.
  private mutating func placeOnGrid() -> Bool {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var magnitude: CGFloat = 0
    for item in drawn {
      item.segment.forEachPoint { point in
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        magnitude = max(magnitude, abs(point.x), abs(point.y))
      }
    }
    let unit: CGFloat = magnitude > 0x1p1022 ? 0.5 : 1
    let moved = drawn.map { $0.segment.mapPoints { $0 * unit - low * unit } }
    let frame = GridFrame { visit in
      for segment in moved { segment.forEachPoint(visit) }
    }
    guard let frame else { return false }
    for (index, segment) in moved.enumerated() { drawn[index].curve = GridCubic(segment, in: frame) }
    return true
  }

  /// Returns the segments of all finite subpaths; segments without extent are left out.
  private static func drawn(by path: Path) -> [Drawn] {
    var result: [Drawn] = []
    var first = 0
    var isFinite = true
    func endSubpath() {
      if !isFinite { result.removeSubrange(first...) }
      first = result.count
      isFinite = true
    }
    path.forEachSegment { element, segment, _ in
      if case .move = path.elements[element - 1] { endSubpath() }
      isFinite = isFinite && segment.isFinite
      let hasExtent = segment.points.contains { $0 != segment.start }
      if hasExtent {
        if result.count > first { result[result.count - 1].next = result.count }
        let curve = GridCubic(lineFrom: .zero, to: .zero)
        result.append(Drawn(element: element, segment: segment, curve: curve, next: -1))
      }
      if path.elements[element] == .closeSubpath, result.count > first { result[result.count - 1].next = first }
    }
    endSubpath()
    return result
  }

  /// Returns all pairs of places that meet, in drawing order.
  func found(charging meter: inout WorkMeter) throws(WorkInterruption) -> [Path.SelfIntersection] {
    var pairs: [Pair] = []
    var overlaps: [(start: Pair, end: Pair)] = []
    let tree = BoxTree(pieces.map { SlantedBox($0.curve, margin: reach) })
    try tree.forEachPair(charging: &meter) { i, j, meter throws(WorkInterruption) in
      try meter.count(Work.relation)
      var meeting = PieceMeeting(pieces[i], pieces[j], reach: reach)
      try meeting.search(charging: &meter)
      try meter.count(Work.crossing * meeting.crossings.count)
      for (t, s) in meeting.crossings { if let pair = pair(pieces[i], t, pieces[j], s) { pairs.append(pair) } }
      if let (start, end) = meeting.overlap {
        let first = ordered(pieces[i], start.0, pieces[j], start.1)
        let last = ordered(pieces[i], end.0, pieces[j], end.1)
        overlaps.append((first, last))
      }
    }
    // At the end of a piece's overlap its neighbours meet as well.
    let ends = Dictionary(grouping: overlaps.flatMap { [$0.start, $0.end] }) { $0.first.segment }
    pairs.removeAll { pair in
      ends[pair.first.segment, default: []].contains { isSame($0.first, pair.first) && isSame($0.second, pair.second) }
    }
    for (start, end) in try joined(overlaps, charging: &meter) {
      for var pair in [start, end] where !isSame(pair.first, pair.second) {
        pair.isOverlapEnd = true
        pairs.append(pair)
      }
    }
    return try distinct(pairs, charging: &meter).map { pair in
      Path.SelfIntersection(
        first: location(pair.first), second: location(pair.second), isOverlapEnd: pair.isOverlapEnd)
    }
  }

  private func location(_ place: Place) -> Path.Location {
    let item = drawn[place.segment]
    return Path.Location(element: item.element, t: place.t, point: item.segment.point(at: place.t))
  }

  /// Returns the place on a segment; within the reach of an end it is the joint there, which is the next segment's
  /// start.
  private func place(_ segment: Int, _ t: Double) -> Place {
    if drawn[segment].next >= 0, extent(of: segment, t, 1) <= reach { return Place(segment: drawn[segment].next, t: 0) }
    return Place(segment: segment, t: t > 0 && extent(of: segment, 0, t) <= reach ? 0 : t)
  }

  private func pair(_ a: MonotonePiece, _ t: Double, _ b: MonotonePiece, _ s: Double) -> Pair? {
    let result = ordered(a, t, b, s)
    return isSame(result.first, result.second) ? nil : result
  }

  private func ordered(_ a: MonotonePiece, _ t: Double, _ b: MonotonePiece, _ s: Double) -> Pair {
    let (p, q) = (place(a.segment, t), place(b.segment, s))
    return (p.segment, p.t) <= (q.segment, q.t) ? Pair(first: p, second: q) : Pair(first: q, second: p)
  }

  /// Returns true if two places are near along the path, not only in the plane.
  private func isSame(_ p: Place, _ q: Place) -> Bool {
    if p.segment == q.segment, staysNear(p.segment, min(p.t, q.t), max(p.t, q.t)) { return true }
    return leads(from: p, to: q) || leads(from: q, to: p)
  }

  /// Returns true if the path leads from one place over joints to the other and stays near all the way.
  private func leads(from start: Place, to end: Place) -> Bool {
    var segment = start.segment
    var t = start.t
    // For a closed subpath of tiny segments one round is enough.
    repeat {
      guard staysNear(segment, t, 1) else { return false }
      segment = drawn[segment].next
      t = 0
      if segment == end.segment, staysNear(segment, 0, end.t) { return true }
    } while segment >= 0 && segment != start.segment
    return false
  }

  /// Returns true if a segment's part is so small that two places on it count as one.
  private func staysNear(_ segment: Int, _ t0: Double, _ t1: Double) -> Bool {
    extent(of: segment, t0, t1) <= 64 * reach
  }

  /// Returns the size of the control polygon of a segment's part.
  private func extent(of segment: Int, _ t0: Double, _ t1: Double) -> Double {
    guard t0 < t1 else { return 0 }
    let box = drawn[segment].curve.part(from: t0, to: t1).box
    return max(box.high.x - box.low.x, box.high.y - box.low.y)
  }

  /// Returns the overlaps, joined if they continue from one piece to the next.
  private func joined(
    _ overlaps: [(start: Pair, end: Pair)], charging meter: inout WorkMeter
  ) throws(WorkInterruption) -> [(start: Pair, end: Pair)] {
    var result: [(start: Pair, end: Pair)] = []
    // For each segment the indices in the result of the stretches that end there.
    var bySegment: [Int: [Int]] = [:]
    let sorted = overlaps.sorted {
      ($0.start.first.segment, $0.start.first.t) < ($1.start.first.segment, $1.start.first.t)
    }
    for overlap in sorted {
      let known = bySegment[overlap.start.first.segment] ?? []
      try meter.count(Work.sorting + Work.relation * known.count)
      let match = known.first { index in
        isSame(result[index].end.first, overlap.start.first) && isSame(result[index].end.second, overlap.start.second)
      }
      let index = match ?? result.count
      if match == nil { result.append(overlap) } else { result[index].end = overlap.end }
      bySegment[overlap.end.first.segment, default: []].append(index)
    }
    return result
  }

  /// Returns the pairs in order without duplicates.
  private func distinct(
    _ pairs: [Pair], charging meter: inout WorkMeter
  ) throws(WorkInterruption) -> [Pair] {
    try meter.count(Work.sorting * pairs.count)
    let sorted = pairs.sorted {
      ($0.first.segment, $0.first.t, $0.second.segment, $0.second.t)
        < ($1.first.segment, $1.first.t, $1.second.segment, $1.second.t)
    }
    var result: [Pair] = []
    for pair in sorted {
      var match: Int?
      for index in result.indices.reversed() {
        try meter.count(Work.relation)
        guard isSame(result[index].first, pair.first) else { break }
        guard isSame(result[index].second, pair.second) else { continue }
        match = index
        break
      }
      if let match {
        result[match].isOverlapEnd = result[match].isOverlapEnd || pair.isOverlapEnd
      } else {
        result.append(pair)
      }
    }
    return result
  }
}
