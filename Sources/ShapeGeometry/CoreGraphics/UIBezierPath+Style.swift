import Foundation

#if !canImport(UIKit)
  extension UIBezierPath {
    /// The width of its stroke in shape space; 1 at first.
    public var lineWidth: CGFloat {
      get { state.style.lineWidth }
      set { lock.withLock { $0.style.lineWidth = newValue } }
    }

    /// The shape of its stroke's ends; butt at first.
    public var lineCapStyle: CGLineCap {
      get { state.style.lineCap }
      set { lock.withLock { $0.style.lineCap = newValue } }
    }

    /// The shape of its stroke's corners; miter at first.
    public var lineJoinStyle: CGLineJoin {
      get { state.style.lineJoin }
      set { lock.withLock { $0.style.lineJoin = newValue } }
    }

    /// The greatest ratio of miter length to line width; 10 at first.
    public var miterLimit: CGFloat {
      get { state.style.miterLimit }
      set { lock.withLock { $0.style.miterLimit = newValue } }
    }

    /// Whether the even-odd rule says what is inside, else the non-zero rule does; false at first.
    public var usesEvenOddFillRule: Bool {
      get { state.usesEvenOddFillRule }
      set { lock.withLock { $0.usesEvenOddFillRule = newValue } }
    }

    /// The error in dots that a drawing may have; 0.6 at first. Nothing here draws by it.
    public var flatness: CGFloat {
      get { state.flatness }
      set { lock.withLock { $0.flatness = newValue } }
    }

    /// Takes `count` lengths of dashes and gaps in turn, and how far into them a stroke starts; nil for a solid line.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
      let lengths = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
      lock.withLock { ($0.style.dash, $0.style.dashPhase) = (lengths, phase) }
    }

    /// Writes the lengths of dashes and gaps, how many they are and how far into them a stroke starts where there is a place.
    ///
    /// `pattern` must have room for as many lengths as a call with nil in its place counts.
    public func getLineDash(
      _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
      phase: UnsafeMutablePointer<CGFloat>?
    ) {
      let style = state.style
      pattern?.update(from: style.dash, count: style.dash.count)
      count?.pointee = style.dash.count
      phase?.pointee = style.dashPhase
    }

    /// A path of its own that holds the same.
    public func copy() -> Any { UIBezierPath(state) }

    /// A path of its own whose elements are drawn from the last point to the first.
    ///
    /// A closed subpath keeps its start; where UIKit lets it start is not known.
    public func reversing() -> UIBezierPath {
      var reversed = state
      reversed.path = Path()
      for subpath in state.path.subpaths.reversed() { reversed.path.append(reversing: subpath) }
      return UIBezierPath(reversed)
    }
  }

  extension Path {
    /// Adds a subpath the other way round; a line that leads back to the start of a closed one is left to the close.
    fileprivate mutating func append(reversing subpath: Subpath) {
      var segments = subpath.segments.reversed().map(\.reversed)
      move(to: segments.first?.start ?? subpath.start)
      if subpath.isClosed, segments.count > 1, case .line = segments[segments.count - 1] { segments.removeLast() }
      for segment in segments { append(segment.element) }
      if subpath.isClosed { closeSubpath() }
    }
  }
#endif
