import Foundation

extension Path {
  /// The total arc length of all subpaths in shape space, closing lines included; moves do not count.
  ///
  /// The error of each curve's length is at most 1e-11 of the size of its control polygon.
  public var length: CGFloat {
    subpaths.reduce(0) { sum, subpath in subpath.segments.reduce(sum) { $0 + $1.arcLength() } }
  }

  /// Returns the part of the path between two fractions of its total arc length.
  ///
  /// The length includes all subpaths in order and their closing lines. The fractions are clamped to 0...1. The whole
  /// range gives the path itself, an empty or reversed range an empty path. Curves keep their kind. A closed subpath
  /// that is covered completely stays closed; one that is covered in part becomes open. Lone moves are dropped. A path
  /// without length is returned whole. A path whose length is not finite gives an empty path.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    trimmedPath(from: from, to: to, charging: { _ in })
  }

  /// Returns the same as `trimmedPath(from:to:)` and charges its work like `union(_:eoFill:charging:)`.
  package func trimmedPath<Failure: Error>(
    from: CGFloat, to: CGFloat, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try charge(1)
    guard from < to, from < 1, to > 0 else { return Path() }
    if from <= 0, to >= 1 { return self }
    return try WorkMeter.run(charging: charge) { meter throws(WorkInterruption) in
      try meter.count(Work.segment * elements.count)
      var measured: [(Subpath, [CGFloat])] = []
      for subpath in subpaths { measured.append((subpath, try subpath.lengths(charging: &meter))) }
      let total = measured.reduce(0) { sum, subpath in subpath.1.reduce(sum, +) }
      guard total.isFinite else { return Path() }
      guard total > 0 else { return self }
      var trimmer = Trimmer(low: max(0, from) * total, high: to < 1 ? to * total : .infinity)
      for (subpath, lengths) in measured {
        try meter.count(Work.segment * lengths.count)
        trimmer.add(subpath, lengths)
      }
      return trimmer.result
    }
  }
}

extension Subpath {
  /// Returns the arc length of each segment.
  fileprivate func lengths(charging meter: inout WorkMeter) throws(WorkInterruption) -> [CGFloat] {
    var result: [CGFloat] = []
    result.reserveCapacity(segments.count)
    for segment in segments { result.append(try segment.arcLength(charging: &meter)) }
    return result
  }
}

/// A collector of the part of a path between two distances along it.
private struct Trimmer {
  /// The limits of the part to keep, as distances along the path.
  let low: CGFloat
  let high: CGFloat
  /// The length of the path before the current segment.
  private var position: CGFloat = 0
  private(set) var result = Path()

  init(low: CGFloat, high: CGFloat) {
    self.low = low
    self.high = high
  }

  mutating func add(_ subpath: Subpath, _ lengths: [CGFloat]) {
    guard !subpath.segments.isEmpty || subpath.isClosed else { return }
    let end = lengths.reduce(position, +)
    if position >= low, end <= high {
      appendWhole(subpath)
    } else if position < high, end > low {
      appendPart(of: subpath, lengths)
    }
    position = end
  }

  private mutating func appendWhole(_ subpath: Subpath) {
    result.move(to: subpath.start)
    for segment in subpath.segments.dropLast(subpath.endsWithClosingLine ? 1 : 0) { result.append(segment.element) }
    if subpath.isClosed { result.closeSubpath() }
  }

  private mutating func appendPart(of subpath: Subpath, _ lengths: [CGFloat]) {
    var start = position
    var isDrawing = false
    for (segment, length) in zip(subpath.segments, lengths) {
      let end = start + length
      if end > low, start < high {
        let t0 = start < low ? segment.parameter(atArcLength: low - start, of: length) : 0
        let t1 = end > high ? segment.parameter(atArcLength: high - start, of: length) : 1
        let piece = segment.piece(from: t0, to: t1)
        if !isDrawing { result.move(to: piece.start) }
        isDrawing = true
        result.append(piece.element)
      }
      start = end
    }
  }
}
