import Foundation

extension Path {
  /// The outline of the stroked path, to be filled by the non-zero rule.
  ///
  /// The tolerance is a hundred-thousandth of the path's greater side or of the line width, whichever is more, and at most a hundredth
  /// of the line width. The rest is as in ``strokedPath(_:tolerance:)``.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    strokedPath(style, charging: { _ in })
  }

  /// As `strokedPath(_:)`, charging its work as `union(_:eoFill:charging:)` does.
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

  /// The outline of the stroked path, within `tolerance` of the exact one, to be filled by the non-zero rule.
  ///
  /// Lengths are in shape space; a tolerance below a ten-millionth of the path's size or the line width is taken for that, one
  /// above a quarter of the line width for a quarter. Dashes come first,
  /// the outline after. Open subpaths have caps, closed ones a join at their start.
  /// - A line width of 0 or below draws nothing, nor does one that is not finite.
  /// - A miter longer than the miter limit times the line width becomes a bevel; a limit of 0 makes all of them bevels.
  /// - Segments without a length, or with one below 1e-12 of the path's coordinates or the line width, draw nothing and leave joins
  ///   alone. A subpath that is a single point draws nothing with butt caps, a dot with round ones, and with square ones a square of the
  ///   line's width that stands on a corner, as CoreGraphics has it. A lone move draws nothing.
  /// - Where a curve turns round on the spot, at a cusp, the stroke is round.
  /// - A dash pattern is followed along the length of each subpath from its start; see ``StrokeStyle``. A pattern that has a negative length,
  ///   only zeros, or would make more than 100,000 dashes gives a solid line. A dash without a length has caps along the path's direction.
  /// - A subpath with a coordinate that is not finite is left out.
  ///
  /// The elements are not Apple's, whose outlines are not documented; the filled area is what agrees.
  public func strokedPath(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    strokedPath(style, tolerance: tolerance, charging: { _ in })
  }

  /// As `strokedPath(_:tolerance:)`, charging its work as `union(_:eoFill:charging:)` does.
  package func strokedPath<Failure: Error>(
    _ style: StrokeStyle, tolerance: CGFloat, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try WorkMeter.run(charging: charge) { meter throws(WorkInterruption) in
      try meter.count(elements.count)
      guard style.drawsSomething, let bounds = ControlBounds(of: self) else { return Path() }
      return try strokedPath(style, tolerance: tolerance, bounds: bounds, charging: &meter)
    }
  }

  /// The least tolerance, as a share of the path's size: below it rounding has its say.
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
      // The comparison also takes a tolerance that is not a number for the least one.
      let kept = tolerance > least ? max(min(tolerance, style.lineWidth / 4), least) : least
      return try outlined(StrokePen(style: style, tolerance: kept), extent: extent, charging: &meter)
    }
    // Far from 1 squares and cubes of lengths overflow; a power of two takes the path there and back without rounding.
    let scaled = mapPoints { $0 * scale }
    guard let bounds = ControlBounds(of: scaled) else { return Path() }
    let near = try scaled.strokedPath(
      style.scaled(by: scale), tolerance: tolerance * scale, bounds: bounds, charging: &meter)
    return near.mapPoints { $0 / scale }.finitePath
  }

  /// How many elements memory is kept ready for at each dash, when the first one has as many.
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

  /// The path without the subpaths that have a coordinate which is not finite.
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
  /// Whether all its coordinates are finite.
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
  /// The power of two that brings a length near 1, when the cubes of its square might overflow or vanish; nil in the common range.
  fileprivate var powerOfTwoForComputing: CGFloat? {
    guard self > 0, !(1e-15...1e15).contains(self) else { return nil }
    return CGFloat(sign: .plus, exponent: Swift.max(-1000, Swift.min(-exponent, 1000)), significand: 1)
  }
}

/// How large a path's finite points and control points are.
private struct ControlBounds {
  /// The greater side of the box.
  var size: CGFloat { max(maxX - minX, maxY - minY) }
  /// The greatest magnitude of a coordinate.
  var extent: CGFloat { max(-minX, maxX, -minY, maxY) }

  private var minX = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxY = -CGFloat.infinity

  /// The bounds of a path; nil when none of its points is finite.
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
