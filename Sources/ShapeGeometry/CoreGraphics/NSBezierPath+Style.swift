import Foundation

#if !canImport(AppKit) && !canImport(UIKit)
  extension NSBezierPath {
    /// The width of its stroke in shape space; 1 at first.
    public var lineWidth: CGFloat {
      get { outline.lineWidth }
      set { outline.lineWidth = newValue }
    }

    /// The greatest ratio of miter length to line width; 10 at first.
    public var miterLimit: CGFloat {
      get { outline.miterLimit }
      set { outline.miterLimit = newValue }
    }

    /// The number of its elements; closing a subpath is one. Whether AppKit counts a move after it as well is not known.
    public var elementCount: Int { outline.cgPath._path.elements.count }

    /// Takes `count` lengths of dashes and gaps in turn, and how far into them a stroke starts; nil for a solid line.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
      outline.setLineDash(pattern, count: count, phase: phase)
    }

    /// Moves every point by Foundation's own kind of transform.
    public func transform(using transform: AffineTransform) {
      outline.apply(
        CGAffineTransform(
          a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX, ty: transform.tY))
    }
  }
#endif
