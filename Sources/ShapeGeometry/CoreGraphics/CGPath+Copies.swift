import Foundation

#if !canImport(CoreGraphics)
  extension _CGOutline {
    /// The elements at the moment; never nil.
    public func copy() -> CGPath? { CGPath(path: _path) }

    /// The path moved by a transform unless it is nil; never nil.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(path: _path.applying(transform?.pointee ?? .identity))
    }

    /// A path to draw on that starts with the same elements; never nil.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: _path) }

    /// A path to draw on that starts with the elements moved by a transform unless it is nil; never nil.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
      CGMutablePath(path: _path.applying(transform?.pointee ?? .identity))
    }

    /// The outline of the path, moved by `transform` and then stroked; lengths are in the moved path's space.
    public func copy(
      strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
      transform: CGAffineTransform = .identity
    ) -> CGPath {
      copy(
        strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
        transform: transform, charging: { _ in })
    }

    /// The outline of the stroked path, charging its work as `Path.union(_:eoFill:charging:)` does.
    package func copy<Failure: Error>(
      strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
      transform: CGAffineTransform = .identity, charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
      return CGPath(path: try _path.applying(transform).strokedPath(style, charging: charge))
    }

    /// The dashes of the path, moved by `transform` before it is cut; lengths are in the moved path's space.
    ///
    /// Each dash is an open subpath of lines and curves of their kind. A pattern that draws a solid line, as `StrokeStyle` says, gives
    /// the moved path itself.
    public func copy(
      dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
      copy(dashingWithPhase: phase, lengths: lengths, transform: transform, charging: { _ in })
    }

    /// The dashes of the path, charging its work as `Path.union(_:eoFill:charging:)` does.
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

    /// The path as straight lines that leave it nowhere by more than `threshold`, a distance in shape space.
    public func flattened(threshold: CGFloat) -> CGPath {
      flattened(threshold: threshold, charging: { _ in })
    }

    /// The path as straight lines, charging its work as `Path.union(_:eoFill:charging:)` does.
    package func flattened<Failure: Error>(
      threshold: CGFloat, charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      // Each vertex becomes an element, too.
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
    /// Adds a dash as a subpath; one without a length is a line from its start to itself.
    fileprivate mutating func append(_ dash: Dash) {
      move(to: dash.start)
      if dash.segments.isEmpty { addLine(to: dash.start) }
      for segment in dash.segments { append(segment.element) }
      if dash.isClosed { closeSubpath() }
    }
  }
#endif
