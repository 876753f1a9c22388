import Foundation

extension Path {
  /// The region inside any of the paths: what their unions one after the other give, in a time that grows little more than
  /// the number of segments and crossings of the result's parts.
  ///
  /// Open subpaths count as closed. `eoFill` says whether the even-odd rule decides what is inside each path; else the non-zero rule
  /// does. Paths that overlap few others are joined all at once, others by halves that lie side by side.
  public static func union(of paths: some Sequence<Path>, eoFill: Bool = false) -> Path {
    union(of: paths, eoFill: eoFill, charging: { _ in })
  }

  /// The region inside any of the shapes in `rect`, as `union(of:eoFill:)` has it.
  public static func union(of shapes: some Sequence<any Shape>, in rect: CGRect, eoFill: Bool = false) -> Path {
    union(of: shapes.map { $0.path(in: rect) }, eoFill: eoFill)
  }

  /// As `union(of:eoFill:)`, charging its work as `union(_:eoFill:charging:)` does.
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

/// Paths without crossings that are joined to one.
private struct UnionTree {
  private var parts: [(path: Path, box: GridBox)]

  /// How many others a path may overlap, on average, to be joined with all of them at once.
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

  /// Whether few boxes meet.
  private func isSparse(charging meter: inout WorkMeter) throws(WorkInterruption) -> Bool {
    try meter.count(Work.relation * parts.count)
    // Along the longer way, the boxes that start before the one at hand ends: no fewer than those that meet it.
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

  /// Whether all paths together are at least as wide as high.
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
