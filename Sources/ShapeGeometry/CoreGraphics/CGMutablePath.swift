import Foundation

#if !canImport(CoreGraphics)
  /// A mutable path with the interface of CoreGraphics: an object that its holders share.
  ///
  /// It cannot be a value, because programs draw on it through constants. A lock guards its elements, so it may be
  /// shared between threads, which CoreGraphics does not allow.
  public final class CGMutablePath: _CGOutline {
    private let lock: StateLock<Path>

    /// Creates an empty path.
    public init() {
      lock = StateLock(initialState: Path())
    }

    init(path: Path) {
      lock = StateLock(initialState: path)
    }

    /// A copy of the current elements.
    public var _path: Path { lock.withLock { $0 } }

    /// Starts a new subpath at `point`, to which `transform` is applied.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      lock.withLock { $0.move(to: point.applying(transform)) }
    }

    /// Adds a straight line from the current point to `point`, to which `transform` is applied.
    ///
    /// Nothing is added without a current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      lock.withLock { $0.addLine(to: point.applying(transform)) }
    }

    /// Adds a quadratic Bézier curve from the current point to `end`; `transform` is applied to the given points.
    ///
    /// Nothing is added without a current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      lock.withLock { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
    }

    /// Adds a cubic Bézier curve from the current point to `end`; `transform` is applied to the given points.
    ///
    /// Nothing is added without a current point.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
      lock.withLock {
        $0.addCurve(
          to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
      }
    }

    /// Closes the current subpath with a line to its start; nothing is added to an empty path or after a close.
    public func closeSubpath() {
      lock.withLock { $0.closeSubpath() }
    }

    /// Adds a closed rectangle with `transform` applied to its corners; a null rectangle adds nothing.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      lock.withLock { $0.addRect(rect, transform: transform) }
    }

    /// Adds a closed rectangle for each of `rects`, with `transform` applied to the corners; null rectangles add
    /// nothing.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      lock.withLock { $0.addRects(rects, transform: transform) }
    }

    /// Moves to the first point and adds lines to the others; nothing is added without points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      lock.withLock { $0.addLines(points.map { $0.applying(transform) }) }
    }

    /// Adds the closed ellipse inscribed in `rect` with `transform` applied.
    ///
    /// A null rectangle adds nothing, an infinite one adds the rectangle itself.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      lock.withLock { $0.addEllipse(in: rect, transform: transform) }
    }

    /// Adds a rectangle with elliptical corners; each radius is clamped to half of its own side.
    ///
    /// The plain rectangle is added if a radius is 0 or below, or if the rectangle is infinite.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
      lock.withLock {
        $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
      }
    }

    /// Adds an arc by the rules of `Path.addArc`; angles are in radians, and `clockwise` refers to a y-up plane.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      lock.withLock {
        $0.addArc(
          center: center, radius: radius, startAngle: .radians(Double(startAngle)),
          endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
      }
    }

    /// Adds a line and an arc that rounds the corner at `tangent1End`, by the rules of `Path.addArc`.
    ///
    /// Nothing is added without a current point.
    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
      lock.withLock {
        $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
      }
    }

    /// Adds an arc that turns by `delta`, in radians; a positive delta turns clockwise on a y-down screen.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
      lock.withLock {
        $0.addRelativeArc(
          center: center, radius: radius, startAngle: .radians(Double(startAngle)), delta: .radians(Double(delta)),
          transform: transform)
      }
    }

    /// Appends the current elements of a path with `transform` applied.
    public func addPath(_ path: some _CGOutline, transform: CGAffineTransform = .identity) {
      let added = path._path
      lock.withLock { $0.addPath(added, transform: transform) }
    }
  }

  extension CGMutablePath: Equatable {
    /// Returns true if both currently have equal elements.
    public static func == (a: CGMutablePath, b: CGMutablePath) -> Bool { a._path == b._path }
  }
#endif
