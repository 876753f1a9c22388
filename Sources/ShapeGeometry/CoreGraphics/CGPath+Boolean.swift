import Foundation

#if !canImport(CoreGraphics)
  extension _CGOutline {
    /// Returns the area inside this path or `maskPath`; `rule` determines the inside of both.
    public func union(_ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding) -> CGPath {
      union(maskPath, using: rule, charging: { _ in })
    }

    /// Returns the area inside both this path and `maskPath`; `rule` determines the inside of both.
    public func intersection(_ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding) -> CGPath {
      intersection(maskPath, using: rule, charging: { _ in })
    }

    /// Returns the area inside this path but outside `maskPath`; `rule` determines the inside of both.
    public func subtracting(_ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding) -> CGPath {
      subtracting(maskPath, using: rule, charging: { _ in })
    }

    /// Returns the area inside exactly one of this path and `maskPath`; `rule` determines the inside of both.
    public func symmetricDifference(_ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding) -> CGPath {
      symmetricDifference(maskPath, using: rule, charging: { _ in })
    }

    /// Returns the parts of this path's line inside `maskPath`, whose inside `rule` determines.
    ///
    /// See `Path.lineIntersection(_:eoFill:)`.
    public func lineIntersection(_ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding) -> CGPath {
      lineIntersection(maskPath, using: rule, charging: { _ in })
    }

    /// Returns the parts of this path's line outside `maskPath`, whose inside `rule` determines.
    ///
    /// See `Path.lineSubtraction(_:eoFill:)`.
    public func lineSubtracting(_ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding) -> CGPath {
      lineSubtracting(maskPath, using: rule, charging: { _ in })
    }

    /// Returns the same area without crossings, equal under both fill rules; `rule` determines the inside of this path.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
      normalized(using: rule, charging: { _ in })
    }

    /// Returns true if this path and `maskPath` have a common area; `rule` determines the inside of both.
    ///
    /// The result is false for paths that only touch; CoreGraphics' result for them is not known.
    public func intersects(_ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding) -> Bool {
      intersects(maskPath, using: rule, charging: { _ in })
    }

    /// Returns the connected components of the area, each an outer loop with its holes; `rule` determines the inside.
    ///
    /// Components that touch in single points are separate; whether CoreGraphics separates them is not known.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
      componentsSeparated(using: rule, charging: { _ in })
    }

    /// Returns the connected components of the area and charges its work like `Path.union(_:eoFill:charging:)`.
    package func componentsSeparated<Failure: Error>(
      using rule: CGPathFillRule = .winding, charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> [CGPath] {
      var components = AreaComponents(try _path.normalized(eoFill: rule == .evenOdd, charging: charge))
      try WorkMeter.run(charging: charge) { meter throws(WorkInterruption) in
        try components.assignHoles(charging: &meter)
      }
      return components.paths.map(CGPath.init(path:))
    }
  }

  /// The loops of a normalized path, grouped by the connected components of its area.
  private struct AreaComponents {
    private(set) var paths: [Path] = []
    private var outers: [(path: Path, area: CGFloat)] = []
    private var holes: [Subpath] = []

    /// Sorts the loops into outer loops, which run clockwise on a y-down screen, and holes, which run anticlockwise.
    init(_ normalized: Path) {
      for subpath in normalized.subpaths where subpath.isClosed {
        let area = subpath.scaledArea
        if area > 0 { outers.append((subpath.path, area)) } else { holes.append(subpath) }
      }
      paths = outers.map(\.path)
    }

    /// Adds each hole to the smallest outer loop around it.
    mutating func assignHoles(charging meter: inout WorkMeter) throws(WorkInterruption) {
      for hole in holes {
        var around: [Int] = []
        for index in outers.indices {
          let outer = outers[index].path
          try meter.count(1 + hole.segments.count * outer.elements.count)
          if hole.liesMostly(in: outer) { around.append(index) }
        }
        guard let innermost = around.min(by: { outers[$0].area < outers[$1].area }) else { continue }
        paths[innermost].addPath(hole.path)
      }
    }
  }

  extension Subpath {
    /// A path with this subpath only.
    fileprivate var path: Path {
      var result = Path()
      result.move(to: start)
      for segment in segments.dropLast(endsWithClosingLine ? 1 : 0) { result.append(segment.element) }
      if isClosed { result.closeSubpath() }
      return result
    }

    /// Twenty times the signed area by Green's theorem, exact for curves; positive for a clockwise loop.
    fileprivate var scaledArea: CGFloat {
      segments.reduce(0) { sum, segment in
        let points = segment.elevatedToCubic.points.map { $0 - start }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let near = a.cross(b) * 6 + a.cross(c) * 3 + a.cross(d)
        return sum + near + b.cross(c) * 3 + b.cross(d) * 3 + c.cross(d) * 6
      }
    }

    /// Returns true if the middles of most segments are inside `outer`; if the loops only touch, the others decide.
    fileprivate func liesMostly(in outer: Path) -> Bool {
      2 * segments.count { outer.contains($0.point(at: 0.5)) } > segments.count
    }
  }
#endif
