import Foundation

extension Path {
  /// Returns the region inside any of the paths, equal to their unions one after the other.
  ///
  /// Open subpaths count as closed. `eoFill` selects the even-odd rule for the inside of each path; otherwise the
  /// non-zero rule holds. Paths that overlap few others are joined all at once, other paths by halves that lie side by
  /// side. So the time grows little more than the number of segments and crossings of the partial results.
  public static func union(of paths: some Sequence<Path>, eoFill: Bool = false) -> Path {
    union(of: paths, eoFill: eoFill, charging: { _ in })
  }

  /// Returns the same as `union(of:eoFill:)` and charges its work like `union(_:eoFill:charging:)`.
  package static func union<Failure: Error>(
    of paths: some Sequence<Path>, eoFill: Bool = false, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try WorkMeter.run(charging: charge) { meter throws(WorkInterruption) in
      var parts: [Path] = []
      for path in paths {
        let part = try path.normalized(eoFill: eoFill, charging: &meter)
        if !part.isEmpty { parts.append(part) }
      }
      guard parts.count > 1 else { return parts.first ?? Path() }
      return try UnionTree(parts).union(charging: &meter)
    }
  }

  fileprivate func normalized(eoFill: Bool, charging meter: inout WorkMeter) throws(WorkInterruption) -> Path {
    try meter.count(Work.segment * elements.count)
    return try BooleanComputation(self, Path(), eoFill: eoFill).region(.union, charging: &meter).path
  }
}

/// A set of paths without crossings, to be joined to one.
private struct UnionTree {
  private var parts: [(path: Path, box: GridBox)]

  /// The greatest mean number of other paths whose boxes a path may meet, if all paths are to be joined at once.
  private static let sparse = 4

  init(_ paths: [Path]) {
    parts = paths.map { ($0, $0.controlBox) }
  }

  private init(_ parts: [(path: Path, box: GridBox)]) {
    self.parts = parts
  }

  func union(charging meter: inout WorkMeter) throws(WorkInterruption) -> Path {
    if parts.count == 1 { return parts[0].path }
    let joinsAll = try parts.count == 2 ? true : isSparse(charging: &meter)
    if joinsAll {
      var whole = Path()
      for part in parts { whole.append(contentsOf: part.path) }
      return try whole.normalized(eoFill: false, charging: &meter)
    }
    let (first, second) = halves
    let all = try [first.union(charging: &meter), second.union(charging: &meter)]
    return try UnionTree(all).union(charging: &meter)
  }

  /// Returns true if few boxes meet.
  private func isSparse(charging meter: inout WorkMeter) throws(WorkInterruption) -> Bool {
    try meter.count(Work.relation * parts.count)
    // Along the longer axis, these are the boxes that start before the current one ends; all boxes that meet it are
    // among them.
    let axis = isWide ? 0 : 1
    let sorted = parts.map(\.box).sorted { $0.low[axis] < $1.low[axis] }
    var left = Self.sparse * parts.count
    for (index, box) in sorted.enumerated() {
      var next = index + 1
      while next < sorted.count, sorted[next].low[axis] <= box.high[axis] {
        try meter.count(1)
        if box.meets(sorted[next]) { left -= 1 }
        if left < 0 { return false }
        next += 1
      }
    }
    return true
  }

  /// True if the box of all paths is at least as wide as high.
  private var isWide: Bool {
    var whole = parts[0].box
    for part in parts { whole = whole.union(part.box) }
    return whole.high.x / 2 - whole.low.x / 2 >= whole.high.y / 2 - whole.low.y / 2
  }

  /// The paths to the left and to the right of the middle one, or above and below it.
  private var halves: (UnionTree, UnionTree) {
    let axis = isWide ? 0 : 1
    let sorted = parts.enumerated().sorted { a, b in
      let (first, second) = (a.element.box, b.element.box)
      let (p, q) = (first.low[axis] / 2 + first.high[axis] / 2, second.low[axis] / 2 + second.high[axis] / 2)
      return p != q ? p < q : a.offset < b.offset
    }.map(\.element)
    let middle = sorted.count / 2
    return (UnionTree(Array(sorted[..<middle])), UnionTree(Array(sorted[middle...])))
  }
}

extension Path {
  /// The box of all points, control points included, in shape space.
  fileprivate var controlBox: GridBox {
    var box: GridBox?
    forEachSegment { _, segment, _ in
      segment.forEachPoint { point in
        let place = GridVector(Double(point.x), Double(point.y))
        box = box?.union(GridBox(place, place)) ?? GridBox(place, place)
      }
    }
    return box ?? GridBox(.zero, .zero)
  }
}
