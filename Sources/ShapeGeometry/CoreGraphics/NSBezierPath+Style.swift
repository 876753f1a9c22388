import Foundation

#if !canImport(AppKit) && !canImport(UIKit)
  extension NSBezierPath {
    /// The width of the stroke in shape space; 1 by default.
    public var lineWidth: CGFloat {
      get { outline.lineWidth }
      set { outline.lineWidth = newValue }
    }

    /// The greatest ratio of miter length to line width; 10 by default.
    public var miterLimit: CGFloat {
      get { outline.miterLimit }
      set { outline.miterLimit = newValue }
    }

    /// The number of elements, closes included. Whether AppKit also counts a move after a close is not known.
    public var elementCount: Int { outline.cgPath._path.elements.count }

    /// Sets the alternating lengths of dashes and gaps, `count` in number, and the offset at which a stroke starts.
    ///
    /// Lengths are in shape space. A nil pattern gives a solid line.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
      outline.setLineDash(pattern, count: count, phase: phase)
    }

    /// Applies a transform of Foundation's own type to every point.
    public func transform(using transform: AffineTransform) {
      outline.apply(
        CGAffineTransform(
          a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX, ty: transform.tY))
    }
  }
#endif
