import Foundation

#if !canImport(UIKit)
  extension UIBezierPath {
    /// The width of the stroke in shape space; 1 by default.
    public var lineWidth: CGFloat {
      get { state.style.lineWidth }
      set { lock.withLock { $0.style.lineWidth = newValue } }
    }

    /// The shape of the stroke's ends; butt by default.
    public var lineCapStyle: CGLineCap {
      get { state.style.lineCap }
      set { lock.withLock { $0.style.lineCap = newValue } }
    }

    /// The shape of the stroke's corners; miter by default.
    public var lineJoinStyle: CGLineJoin {
      get { state.style.lineJoin }
      set { lock.withLock { $0.style.lineJoin = newValue } }
    }

    /// The greatest ratio of miter length to line width; 10 by default.
    public var miterLimit: CGFloat {
      get { state.style.miterLimit }
      set { lock.withLock { $0.style.miterLimit = newValue } }
    }

    /// True if the even-odd rule determines the inside, else the non-zero rule does; false by default.
    public var usesEvenOddFillRule: Bool {
      get { state.usesEvenOddFillRule }
      set { lock.withLock { $0.usesEvenOddFillRule = newValue } }
    }

    /// The error that a drawing may have, in dots; 0.6 by default. It has no effect in this module.
    public var flatness: CGFloat {
      get { state.flatness }
      set { lock.withLock { $0.flatness = newValue } }
    }

    /// Sets the alternating lengths of dashes and gaps, `count` in number, and the offset at which a stroke starts.
    ///
    /// Lengths are in shape space. A nil pattern gives a solid line.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
      let lengths = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count)))
      lock.withLock { ($0.style.dash, $0.style.dashPhase) = (lengths, phase) }
    }

    /// Writes the lengths of dashes and gaps, their number, and the offset at which a stroke starts to the pointers
    /// that are not nil.
    ///
    /// `pattern` must have room for all lengths; a call with a nil pattern returns their number.
    public func getLineDash(
      _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
      phase: UnsafeMutablePointer<CGFloat>?
    ) {
      let style = state.style
      pattern?.update(from: style.dash, count: style.dash.count)
      count?.pointee = style.dash.count
      phase?.pointee = style.dashPhase
    }

    /// Returns an independent path with the same elements and style.
    public func copy() -> Any { UIBezierPath(state) }

    /// Returns an independent path drawn from the last point to the first one, with the same style.
    ///
    /// A closed subpath keeps its start; the start that UIKit gives it is not known.
    public func reversing() -> UIBezierPath {
      var reversed = state
      reversed.path = Path()
      for subpath in state.path.subpaths.reversed() { reversed.path.append(reversing: subpath) }
      return UIBezierPath(reversed)
    }
  }

  extension Path {
    /// Adds a subpath in the opposite direction; a line at the end of a closed subpath is left to the close.
    fileprivate mutating func append(reversing subpath: Subpath) {
      var segments = subpath.segments.reversed().map(\.reversed)
      move(to: segments.first?.start ?? subpath.start)
      if subpath.isClosed, segments.count > 1, case .line = segments[segments.count - 1] { segments.removeLast() }
      for segment in segments { append(segment.element) }
      if subpath.isClosed { closeSubpath() }
    }
  }
#endif
