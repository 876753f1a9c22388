import Foundation

extension Path {
  /// Returns the outline of the stroked path, to be filled by the non-zero rule.
  ///
  /// The tolerance is 1e-5 times the greater side of the path's control box or the line width, whichever is greater,
  /// but at most a hundredth of the line width. All else is as for ``strokedPath(_:tolerance:)``.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    strokedPath(style, charging: { _ in })
  }

  /// Returns the same as `strokedPath(_:)` and charges its work like `union(_:eoFill:charging:)`.
  package func strokedPath<Failure: Error>(
    _ style: StrokeStyle, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try WorkMeter.run(charging: charge) { meter throws(WorkInterruption) in
      try meter.count(elements.count)
      guard style.drawsSomething, let bounds = ControlBounds(of: self) else { return Path() }
      let tolerance = Self.strokeTolerance(size: bounds.size, lineWidth: style.lineWidth)
      return try strokedPath(style, tolerance: tolerance, bounds: bounds, charging: &meter)
    }
  }

  /// Returns the outline of the stroked path, within `tolerance` of the exact one, to be filled by the non-zero rule.
  ///
  /// Lengths are in shape space. The tolerance is raised to at least 1e-7 of the path's size or the line width,
  /// whichever is greater, and reduced to at most a quarter of the line width. Dashes are computed first, then their
  /// outlines. Open subpaths have caps, closed subpaths a join at their start.
  /// - Nothing is drawn for a line width that is 0, negative or not finite.
  /// - A miter longer than the miter limit times the line width becomes a bevel; a limit below 1 makes all of them
  ///   bevels.
  /// - A segment without a length draws nothing and does not affect joins. The same holds for lengths below 1e-12 of
  ///   the greatest coordinate or the line width. A subpath that is a single point draws nothing with butt caps and a
  ///   dot with round caps. With square caps it draws a square as wide as the line that stands on a corner, as in
  ///   CoreGraphics. A lone move draws nothing.
  /// - The stroke is round at a cusp, where a curve reverses its direction.
  /// - A dash pattern follows the length of each subpath from its start; see ``StrokeStyle``. The line is solid if the
  ///   pattern has a negative length or only zeros, or would make more than 100,000 dashes. A dash without a length has
  ///   caps along the path's direction.
  /// - A subpath with a coordinate that is not finite is skipped.
  ///
  /// The elements differ from Apple's outlines, which are not documented; the filled area agrees.
  public func strokedPath(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    strokedPath(style, tolerance: tolerance, charging: { _ in })
  }

  /// Returns the same as `strokedPath(_:tolerance:)` and charges its work like `union(_:eoFill:charging:)`.
  package func strokedPath<Failure: Error>(
    _ style: StrokeStyle, tolerance: CGFloat, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try WorkMeter.run(charging: charge) { meter throws(WorkInterruption) in
      try meter.count(elements.count)
      guard style.drawsSomething, let bounds = ControlBounds(of: self) else { return Path() }
      return try strokedPath(style, tolerance: tolerance, bounds: bounds, charging: &meter)
    }
  }

  /// The least tolerance, as a share of the path's size; rounding errors dominate below it.
  private static let leastTolerance: CGFloat = 1e-7

  private static func strokeTolerance(size: CGFloat, lineWidth: CGFloat) -> CGFloat {
    min(max(size, lineWidth) / 100_000, lineWidth / 100)
  }

  private func strokedPath(
    _ style: StrokeStyle, tolerance: CGFloat, bounds: ControlBounds, charging meter: inout WorkMeter
  ) throws(WorkInterruption) -> Path {
    let extent = max(bounds.extent, style.lineWidth)
    guard let scale = extent.powerOfTwoForComputing else {
      let least = max(bounds.size, style.lineWidth) * Self.leastTolerance
      // The comparison also replaces a tolerance of NaN with the least one.
      let kept = tolerance > least ? max(min(tolerance, style.lineWidth / 4), least) : least
      return try outlined(StrokePen(style: style, tolerance: kept), extent: extent, charging: &meter)
    }
    // Squares and cubes of lengths far from 1 overflow. Scaling by a power of two and back involves no rounding.
    let scaled = mapPoints { $0 * scale }
    guard let bounds = ControlBounds(of: scaled) else { return Path() }
    let near = try scaled.strokedPath(
      style.scaled(by: scale), tolerance: tolerance * scale, bounds: bounds, charging: &meter)
    return near.mapPoints { $0 / scale }.finitePath
  }

  /// The limit of elements per dash for which memory is reserved after the first dash.
  private static let mostElementsReserved = 16

  private func outlined(
    _ pen: StrokePen, extent: CGFloat, charging meter: inout WorkMeter
  ) throws(WorkInterruption) -> Path {
    var result = Path()
    let lines =
      try dashes(pen.style, charging: &meter)
      ?? subpaths.filter { $0.isFinite && (!$0.segments.isEmpty || $0.isClosed) }.map(\.wholeDash)
    var spine = StrokeSpine(extent: extent)
    var outline = StrokeOutline(pen: pen)
    for (index, line) in lines.enumerated() {
      if index == 1 {
        result.reserveCapacity(
          min(result.elements.count, Self.mostElementsReserved) * min(lines.count, DashPattern.mostDashes))
      }
      try meter.count(Work.dash + Work.segment * line.segments.count)
      spine.restart(segments: line.segments, isClosed: line.isClosed)
      if spine.links.isEmpty {
        pen.addDot(at: line.start, direction: line.direction, to: &result)
      } else {
        try outline.append(spine, to: &result, charging: &meter)
      }
    }
    return result
  }

  /// The path without the subpaths that contain a coordinate that is not finite.
  private var finitePath: Path {
    var result = Path()
    for subpath in subpaths where subpath.isFinite {
      result.move(to: subpath.start)
      for segment in subpath.segments { result.append(segment.element) }
      if subpath.isClosed { result.closeSubpath() }
    }
    return result
  }
}

extension StrokeStyle {
  fileprivate var drawsSomething: Bool { lineWidth > 0 && lineWidth.isFinite }

  fileprivate func scaled(by k: CGFloat) -> StrokeStyle {
    var result = self
    result.lineWidth *= k
    result.dash = dash.map { $0 * k }
    result.dashPhase *= k
    return result
  }
}

extension Subpath {
  /// True if all coordinates are finite, control points included.
  var isFinite: Bool {
    start.isFinite
      && segments.allSatisfy { segment in
        switch segment {
        case .line(_, let b): b.isFinite
        case .quad(_, let b, let c): b.isFinite && c.isFinite
        case .cubic(_, let b, let c, let d): b.isFinite && c.isFinite && d.isFinite
        }
      }
  }
}

extension CGFloat {
  /// The power of two that scales a length near 1; nil in the usual range, where the cube of its square neither
  /// overflows nor vanishes.
  fileprivate var powerOfTwoForComputing: CGFloat? {
    guard self > 0, !(1e-15...1e15).contains(self) else { return nil }
    return CGFloat(sign: .plus, exponent: Swift.max(-1000, Swift.min(-exponent, 1000)), significand: 1)
  }
}

/// The bounding box of a path's finite points and control points.
private struct ControlBounds {
  /// The greater side of the box.
  var size: CGFloat { max(maxX - minX, maxY - minY) }
  /// The greatest magnitude of a coordinate.
  var extent: CGFloat { max(-minX, maxX, -minY, maxY) }

  private var minX = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxY = -CGFloat.infinity

  /// Creates the bounds of a path; nil if none of its points is finite.
  init?(of path: Path) {
    for element in path.elements {
      switch element {
      case .move(let end), .line(let end): extend(to: end)
      case .quadCurve(let end, let control):
        extend(to: control)
        extend(to: end)
      case .curve(let end, let control1, let control2):
        extend(to: control1)
        extend(to: control2)
        extend(to: end)
      case .closeSubpath: break
      }
    }
    guard minX <= maxX else { return nil }
  }

  private mutating func extend(to point: CGPoint) {
    guard point.isFinite else { return }
    minX = min(minX, point.x)
    maxX = max(maxX, point.x)
    minY = min(minY, point.y)
    maxY = max(maxY, point.y)
  }
}
