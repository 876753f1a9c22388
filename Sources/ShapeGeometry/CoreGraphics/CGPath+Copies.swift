import Foundation

#if !canImport(CoreGraphics)
  extension _CGOutline {
    /// Returns an immutable path with the current elements; never nil.
    public func copy() -> CGPath? { CGPath(path: _path) }

    /// Returns an immutable path with `transform` applied unless it is nil; the result is never nil.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(path: _path.applying(transform?.pointee ?? .identity))
    }

    /// Returns a mutable path that starts with the same elements; never nil.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: _path) }

    /// Returns a mutable path that starts with `transform` applied to the elements unless it is nil; the result is
    /// never nil.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
      CGMutablePath(path: _path.applying(transform?.pointee ?? .identity))
    }

    /// Returns the outline of the path after `transform` and then a stroke; lengths are in the transformed space.
    ///
    /// The outline is to be filled by the non-zero rule.
    public func copy(
      strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
      transform: CGAffineTransform = .identity
    ) -> CGPath {
      copy(
        strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
        transform: transform, charging: { _ in })
    }

    /// Returns the outline of the stroked path and charges its work like `Path.union(_:eoFill:charging:)`.
    package func copy<Failure: Error>(
      strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
      transform: CGAffineTransform = .identity, charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
      return CGPath(path: try _path.applying(transform).strokedPath(style, charging: charge))
    }

    /// Returns the dashes of the path after `transform`; lengths are in the transformed space.
    ///
    /// Each dash is a subpath of segments that keep their kind. It is open, unless it covers a whole closed subpath. A
    /// pattern that draws a solid line by the rules of `StrokeStyle` gives the transformed path itself.
    public func copy(
      dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
      copy(dashingWithPhase: phase, lengths: lengths, transform: transform, charging: { _ in })
    }

    /// Returns the dashes of the path and charges its work like `Path.union(_:eoFill:charging:)`.
    package func copy<Failure: Error>(
      dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity,
      charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      let moved = _path.applying(transform)
      let style = StrokeStyle(dash: lengths, dashPhase: phase)
      let dashes = try WorkMeter.run(charging: charge) { meter throws(WorkInterruption) in
        try meter.count(moved.elements.count)
        return try moved.dashes(style, charging: &meter)
      }
      guard let dashes else { return CGPath(path: moved) }
      var result = Path()
      for dash in dashes { result.append(dash) }
      return CGPath(path: result)
    }

    /// Returns the path as straight lines that differ from it by at most `threshold`, a distance in shape space.
    public func flattened(threshold: CGFloat) -> CGPath {
      flattened(threshold: threshold, charging: { _ in })
    }

    /// Returns the path as straight lines and charges its work like `Path.union(_:eoFill:charging:)`.
    package func flattened<Failure: Error>(
      threshold: CGFloat, charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      // Each vertex becomes an element as well.
      let lines = try _path.flattened(tolerance: threshold) { units throws(Failure) in try charge(units * Work.segment)
      }
      var result = Path()
      for line in lines {
        result.addLines(line.points)
        if line.isClosed { result.closeSubpath() }
      }
      return CGPath(path: result)
    }
  }

  extension Path {
    /// Adds a dash as a subpath; a dash without a length is a line from its start to itself.
    fileprivate mutating func append(_ dash: Dash) {
      move(to: dash.start)
      if dash.segments.isEmpty { addLine(to: dash.start) }
      for segment in dash.segments { append(segment.element) }
      if dash.isClosed { closeSubpath() }
    }
  }
#endif
